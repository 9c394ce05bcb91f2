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

/** A cell of an own patent: what is known of it, and whether it is disclosed. */
interface Row {
  readonly of: string;
  readonly kind: 'disclosed' | 'absent' | 'foreign';
  /** What wording alone says. */
  readonly said: boolean;
  /** A number or negation speaks against it: no likeness makes that good. */
  readonly strict: boolean;
  /** By which likeness is meant; absent where none could tell. */
  readonly model?: string;
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
    .flatMap(({ features }) => features.filter(({ truth }) => truth === 'not_found'))
    .map(({ text }, at): Feature => ({ number: `X${at + 1}`, text, elements: [], weight: 'key', part: 'idea' }));
  const own = output.features.flatMap((feature) => {
    const marked = idea.features.find(
      (one) =>
        feature.original &&
        Math.min(feature.original.end, one.end) - Math.max(feature.original.start, one.start) >=
          0.5 * (one.end - one.start),
    );
    return marked && marked.truth !== 'partly' ? [{ feature, truth: marked.truth, places: marked.places }] : [];
  });
  const features = [...own.map(({ feature }) => feature), ...foreign];
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
  return compareDocument(prepared, record!, kept.lang).features.flatMap((cell, at): Row[] => {
    const likenessIn = (one: typeof likest) => one.get(cell.feature_number)?.likeness ?? -1;
    const likeness = likenessIn(likest);
    const found = likest.get(cell.feature_number);
    const above = Math.max(-0.15, Math.min(0.15, likeness - Math.max(-1, ...others.map(likenessIn))));
    const kind = at >= own.length ? 'foreign' : own[at]!.truth === 'disclosed' ? 'disclosed' : 'absent';
    const strict = cell.flags.some((flag) => flag === 'number' || flag === 'negation');
    const said = cell.verdict === 'disclosed';
    return [
      {
        of: idea.of,
        kind,
        ...(found && { model: found.model }),
        at_place: at < own.length && placed(own[at]!.places, found?.quote),
        said,
        strict,
        evidence: { wording: cell.score / 100, likeness, above },
        text: features[at]!.text,
      },
    ];
  });
}

const rows: Row[] = readFileSync(values.evidence, 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line));
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
for (const of of new Set(rows.map((row) => row.of))) {
  const weights = fitted(rows.filter((row) => row.of !== of));
  for (const row of rows) if (row.of === of) left.set(row, logistic(vectorOf(row), weights));
}
console.log(
  `\n${JSON.stringify(Object.fromEntries(['bias', ...NAMES].map((name, i) => [name, Number(fitted(rows)[i]!.toFixed(2))])))}`,
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

for (const model of new Set(rows.flatMap((row) => row.model ?? []))) {
  const of = rows.filter((row) => row.model === model);
  const above = (kind: Row['kind'], least: number) => {
    const all = of.filter((row) => row.kind === kind);
    const holds = all.filter((row) => !row.strict && row.evidence.likeness >= least);
    return `${holds.length} (with wording ${all.filter((row) => row.said || holds.includes(row)).length}) of ${all.length}`;
  };
  const disclosed = of.filter((row) => row.kind === 'disclosed');
  console.log(
    `\n${model}: passage right ${disclosed.filter((row) => row.at_place).length} of ${disclosed.length}\n\n| likeness from | disclosed | absent | absent ones of other ideas |\n|---|---|---|---|`,
  );
  const foreign = of.filter((row) => row.kind === 'foreign').map((row) => row.evidence.likeness);
  foreign.sort((a, b) => b - a);
  for (const share of [0.3, 0.2, 0.1, 0.07, 0.05, 0.03, 0.02, 0.01, 0]) {
    const least = Math.ceil((foreign[Math.floor(share * foreign.length)] ?? 0) * 100) / 100;
    console.log(
      `| ${least} | ${(['disclosed', 'absent', 'foreign'] as const).map((kind) => above(kind, least)).join(' | ')} |`,
    );
  }
}

/** Whether a quote stands where a person says that the feature is disclosed. */
function placed(places: readonly string[], quote: QuoteShape | undefined): boolean {
  const at = placeOf(quote as Parameters<typeof placeOf>[0]);
  return at !== undefined && places.includes(at);
}
