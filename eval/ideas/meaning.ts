/**
 * From which likeness on a passage discloses a feature by meaning (`LIKE_ENOUGH` and `LIKE_ENOUGH_IN_CONTEXT` in
 * `src/skills/compare-features/by-meaning.ts`), on the tuning half: features that the own patent discloses, against
 * those that it does not: the absent ones of the idea, and those of all other ideas of its language. Beside it a
 * logistic score of wording and likeness, fitted with each idea left out in turn. `npm run eval:ideas-meaning --
 * --cache folder --kept folder [--evidence file] [--only text] [--rivals n]`: the first is a folder of `eval:ideas`
 * with an encoder or with models for words in context, which come first; the second what `eval:ideas --keep` kept; a
 * file of evidence takes what is gathered, and is read if it is there.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { patents } from '#collections/patents/patents.ts';
import { CandidateRecords } from '#operations/novelty-search/candidate-records.ts';
import type { NoveltySearchData } from '#operations/novelty-search/data.ts';
import { likestOf, meaningsOf } from '#skills/compare-features/by-meaning.ts';
import { compareDocument, inPlainWords, prepareWithCorpus } from '#skills/compare-features/compare-features.ts';
import { likeWords } from '#skills/compare-features/like-words.ts';
import { Vocabulary } from '#skills/compare-features/vocabulary.ts';
import { extractFeatures } from '#skills/extract-features/extract-features.ts';
import type { Feature, QuoteShape } from '#skills/types.ts';
import { startTestService, type TestService } from '#testing/service.ts';
import { IDEAS, type Idea } from './ideas.ts';
import { placeOf } from './judge.ts';

/**
 * What a cell is: of the own patent a feature that it discloses, one that it does not, one that no patent of the other
 * ideas discloses, one that another idea's does; and a feature of the idea in another document of the list, of which
 * nobody knows.
 */
const KINDS = ['disclosed', 'absent', 'foreign', 'other', 'rival'] as const;

/** A cell: what is known of it, and whether it is disclosed. */
interface Row {
  readonly of: string;
  readonly kind: (typeof KINDS)[number];
  /** What wording alone says. */
  readonly said: boolean;
  /** A number or negation speaks against it: no likeness makes that good. */
  readonly strict: boolean;
  /** By which likeness is meant; absent where none could tell. */
  readonly model?: string;
  /** The feature is long enough for its likeness to mean something. */
  readonly long: boolean;
  /** A person named the passage as one that discloses it. */
  readonly at_place: boolean;
  readonly evidence: {
    /** The score by wording in plain words, 0 to 1. */
    readonly wording: number;
    /** Of the clause, or the sentence, that is most like the feature. */
    readonly likeness: number;
    /** How much more like it that is than what the nearest other documents say, within .15 of none. */
    readonly above: number;
  };
  readonly text: string;
}

const { values } = parseArgs({
  options: {
    cache: { type: 'string', default: join(tmpdir(), 'priora-eval-ideas') },
    kept: { type: 'string' },
    evidence: { type: 'string', default: join(tmpdir(), 'priora-eval-ideas-evidence.ndjson') },
    only: { type: 'string', default: '' },
    rivals: { type: 'string', default: '5' },
  },
});
/** Candidates whose words an encoder compares, as in the flow. */
const MOST_READ = 100;
const tuning = IDEAS.filter(
  ({ half, of }) => half === 'tune' && values.only.split(',').some((one) => of.includes(one)),
);
const { signal } = new AbortController();

if (!existsSync(values.evidence)) {
  const service = await startTestService({ data_dir: values.cache, settings: { PRIORA_LOG_LEVEL: 'error' } });
  try {
    for (const idea of tuning) {
      const rows = await evidenceOf(idea, service);
      appendFileSync(values.evidence, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
      console.log(`${idea.of}: ${rows.length} cells`);
    }
  } finally {
    await service.stop();
  }
}

async function evidenceOf(idea: Idea, { corpus }: TestService): Promise<Row[]> {
  const kept: NoveltySearchData = JSON.parse(readFileSync(join(values.kept!, `${idea.of}.json`), 'utf8'));
  const { output } = await extractFeatures.run({ text: kept.text, lang: kept.lang }, { corpus, account: '', signal });
  const foreign = IDEAS.filter(({ half, lang, of }) => half === 'tune' && lang === idea.lang && of !== idea.of)
    .flatMap(({ features }) => features.filter(({ truth }) => truth !== 'partly'))
    .map(({ text, truth }, at) => ({
      feature: { number: `X${at + 1}`, text, elements: [], weight: 'key', part: 'idea' } satisfies Feature,
      kind: truth === 'disclosed' ? ('other' as const) : ('foreign' as const),
    }));
  const own = output.features.flatMap((feature) => {
    const marked = idea.features.find(
      (one) =>
        feature.original &&
        Math.min(feature.original.end, one.end) - Math.max(feature.original.start, one.start) >=
          0.5 * (one.end - one.start),
    );
    return marked && marked.truth !== 'partly' ? [{ feature, truth: marked.truth, places: marked.places }] : [];
  });
  const features: readonly Feature[] = [...own, ...foreign].map(({ feature }) => feature);
  const records = new CandidateRecords(corpus, kept.prior_art!.candidates, [], kept);
  const vocabulary = new Vocabulary();
  for (const slice of records.slices(MOST_READ))
    for (const { record } of await records.look(slice)) vocabulary.add(record);
  const alike = await likeWords(features, vocabulary.words(), corpus, signal);
  const prepared = inPlainWords(await prepareWithCorpus(features, { corpus, signal }, [], alike));
  const meanings = (await meaningsOf(() => prepared, corpus, signal))!;
  const [record] = await corpus.get(patents, [idea.of]);
  const near = kept.documents!.map(({ publication_number }) => publication_number).filter((one) => one !== idea.of);
  const rivals = await corpus.get(patents, near.slice(0, Number(values.rivals)));
  const likest = await likestOf(record!, meanings, corpus, signal);
  const others: (typeof likest)[] = [];
  for (const rival of rivals) others.push(await likestOf(rival, meanings, corpus, signal));
  const rowsOf = (read: typeof record, one: typeof likest, kindOf: (at: number) => Row['kind'] | undefined): Row[] =>
    compareDocument(prepared, read!, kept.lang).features.flatMap((cell, at): Row[] => {
      const kind = kindOf(at);
      if (!kind) return [];
      const likenessIn = (all: typeof likest) => all.get(cell.feature_number)?.likeness ?? -1;
      const found = one.get(cell.feature_number);
      const likeness = likenessIn(one);
      return [
        {
          ...{ of: idea.of, kind, text: features[at]!.text, said: cell.verdict === 'disclosed' },
          ...(found && { model: found.model }),
          long: found?.enough !== undefined,
          at_place: kind === 'disclosed' && placed(own[at]!.places, found?.quote),
          strict: cell.flags.some((flag) => flag === 'number' || flag === 'negation'),
          evidence: {
            wording: cell.score / 100,
            likeness,
            above: Math.max(-0.15, Math.min(0.15, likeness - Math.max(-1, ...others.map(likenessIn)))),
          },
        },
      ];
    });
  const ownKind = (at: number) =>
    foreign[at - own.length]?.kind ?? (own[at]!.truth === 'disclosed' ? 'disclosed' : 'absent');
  return [
    ...rowsOf(record, likest, ownKind),
    ...rivals.flatMap((rival, i) => rowsOf(rival, others[i]!, (at) => (at < own.length ? 'rival' : undefined))),
  ];
}

const rows: Row[] = readFileSync(values.evidence, 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line));
/** What a score is fitted on: of the others nobody knows, or they are easy. */
const known = rows.filter(({ kind }) => kind !== 'other' && kind !== 'rival');
const NAMES = ['wording', 'likeness', 'above'] as const;
const vectorOf = ({ evidence }: Row) => [1, ...NAMES.map((name) => evidence[name])];
/** Both kinds count as much together, and features of the idea itself more than those of others. */
const weightOf = (row: Row, all: readonly Row[]) => {
  if (row.kind === 'disclosed') return 1;
  const count = (kind: Row['kind']) => all.filter((one) => one.kind === kind).length;
  return (count('disclosed') * 0.5) / Math.max(1, count(row.kind));
};

/** Logistic regression with a ridge of 1, by Newton's method. */
function fitted(all: readonly Row[]): number[] {
  const size = NAMES.length + 1;
  let weights = new Array<number>(size).fill(0);
  for (let round = 0; round < 30; round++) {
    const gradient = weights.map((weight, i) => (i === 0 ? 0 : weight * 0.1));
    const hessian = weights.map((_, i) => weights.map((__, j) => (i === j ? (i === 0 ? 1e-6 : 0.1) : 0)));
    for (const row of all) {
      const x = vectorOf(row);
      const p = logistic(x, weights);
      const w = weightOf(row, all);
      for (let i = 0; i < size; i++) {
        gradient[i]! += w * (p - Number(row.kind === 'disclosed')) * x[i]!;
        for (let j = 0; j < size; j++) hessian[i]![j]! += w * p * (1 - p) * x[i]! * x[j]!;
      }
    }
    const step = solved(hessian, gradient);
    weights = weights.map((weight, i) => weight - step[i]!);
  }
  return weights;
}

function logistic(x: readonly number[], weights: readonly number[]): number {
  return 1 / (1 + Math.exp(-x.reduce((sum, value, i) => sum + value * weights[i]!, 0)));
}

/** Gauss-Jordan elimination; the matrix is positive definite. */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i]!]);
  for (let i = 0; i < rows.length; i++) {
    const pivot = rows[i]![i]!;
    rows[i] = rows[i]!.map((value) => value / pivot);
    for (let k = 0; k < rows.length; k++)
      if (k !== i) {
        const factor = rows[k]![i]!;
        rows[k] = rows[k]!.map((value, j) => value - factor * rows[i]![j]!);
      }
  }
  return rows.map((row) => row.at(-1)!);
}

const left = new Map<Row, number>();
for (const of of new Set(known.map((row) => row.of))) {
  const weights = fitted(known.filter((row) => row.of !== of));
  for (const row of known) if (row.of === of) left.set(row, logistic(vectorOf(row), weights));
}
console.log(
  `\n${JSON.stringify(Object.fromEntries(['bias', ...NAMES].map((name, i) => [name, Number(fitted(known)[i]!.toFixed(2))])))}`,
);
const counted = (kind: Row['kind'], holds: (row: Row) => boolean) => {
  const all = rows.filter((row) => row.kind === kind);
  return `${all.filter(holds).length} of ${all.length}`;
};
console.log(
  '\n| called disclosed, the score without the idea in its fit | disclosed | absent | absent ones of other ideas |\n|---|---|---|---|',
);
const line = (name: string, holds: (row: Row) => boolean) =>
  console.log(
    `| ${name} | ${counted('disclosed', holds)} | ${counted('absent', holds)} | ${counted('foreign', holds)} |`,
  );
line('by wording', ({ said }) => said);
for (const least of [0.5, 0.6, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95])
  line(`by wording, or from a score of ${least} on`, (row) => row.said || (!row.strict && left.get(row)! >= least));

for (const model of new Set(rows.flatMap((row) => row.model ?? []))) tellModel(model);

/** How many of each kind are called disclosed with what wording says, from one likeness on and from another. */
function tellModel(model: string): void {
  const of = rows.filter((row) => row.model === model);
  const disclosed = of.filter((row) => row.kind === 'disclosed');
  const right = disclosed.filter((row) => row.at_place).length;
  console.log(`\n${model}: passage right ${right} of ${disclosed.length}`);
  console.log(`\n| likeness from | score from | ${KINDS.join(' | ')} |\n|---|---|${'---|'.repeat(KINDS.length)}`);
  const row = (name: string, holds: (one: Row) => boolean) => {
    const cells = KINDS.map((kind) => {
      const all = of.filter((one) => one.kind === kind);
      return `${all.filter((one) => one.said || (!one.strict && one.long && holds(one))).length} of ${all.length}`;
    });
    console.log(`| ${name} | ${cells.join(' | ')} |`);
  };
  row('by wording alone |', () => false);
  const foreign = of.filter(({ kind }) => kind === 'foreign').map(({ evidence }) => evidence.likeness);
  foreign.sort((a, b) => b - a);
  for (const share of [0.3, 0.2, 0.1, 0.05, 0.02]) {
    const least = Math.ceil((foreign[Math.floor(share * foreign.length)] ?? 0) * 100) / 100;
    for (const score of [0, 0.4])
      row(`${least} | ${score * 100}`, ({ evidence }) => evidence.likeness >= least && evidence.wording >= score);
  }
}

/** Whether a quote stands where a person says that the feature is disclosed. */
function placed(places: readonly string[], quote: QuoteShape | undefined): boolean {
  const at = placeOf(quote as Parameters<typeof placeOf>[0]);
  return at !== undefined && places.includes(at);
}
