import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { originalOwners } from '#collections/patents/patent.ts';
import { learn } from '#collections/patents/similar/learned/learn.ts';
import { followMeaning } from '#collections/patents/similar/meaning/follow.ts';
import { sqliteCorpus } from '#stores/sqlite/address.ts';
import { BANDS, recallByAge } from './ages.ts';
import { OTHERS, openEvaluation, SOURCES } from './corpus.ts';
import { COMPARED, type Contender, chance, contenders } from './methods.ts';
import { estimate, MEASURES, measure } from './metrics.ts';
import { type Question, questionsOf, readEdges, readMentions } from './questions.ts';

const { values } = parseArgs({
  options: {
    data: {
      type: 'string',
      default: process.env.PRIORA_SHARED_DATA ?? resolve(import.meta.dirname, '../../../shared/data'),
    },
    cache: { type: 'string', default: join(tmpdir(), 'priora-eval') },
    /**
     * `ultrasound`: patents with three or more citations in the set. `mentions`: US descriptions that name patents of
     * the set.
     */
    set: { type: 'string', default: 'ultrasound' },
    /** `tune`, `report` or `both`. */
    half: { type: 'string', default: 'report' },
    /** Methods whose names hold one of these, separated by `|`. */
    only: { type: 'string' },
    /** Every so many questions: a quick look. */
    every: { type: 'string', default: '1' },
    /** A package of a sentence encoder, with whose model it runs; give it a cache of its own. */
    encoder: { type: 'string' },
    /** All shared patents are in the corpus; give it a cache of its own. */
    joint: { type: 'boolean', default: false },
    /** Recall by the years between a question and what it cites as well. */
    ages: { type: 'boolean', default: false },
  },
});

const paths = [...SOURCES, ...(values.joint ? OTHERS : [])].map((source) => join(values.data, source));
const absent = paths.filter((path) => !existsSync(path));
if (absent.length > 0) {
  process.stderr.write(
    `The real patents of this evaluation are not here: ${absent.join(', ')}. Say where with --data.\n`,
  );
  process.exit(1);
}
const say = (text: string) => process.stdout.write(`${text}\n`);
const corpus = await openEvaluation(values.cache, paths, say, values.encoder);
try {
  const { kind, documents } = await learn(sqliteCorpus(values.cache));
  if (kind !== 'nothing') say(`learned from ${documents} documents`);
  if (await corpus.meaning?.model())
    say(`encoded ${(await followMeaning(sqliteCorpus(values.cache))).documents} documents`);
  const edges =
    values.set === 'mentions'
      ? await readMentions(corpus, join(paths[1]!, 'relations.tsv.gz'))
      : readEdges(join(paths[0]!, 'citations.tsv.gz'));
  const all = await questionsOf(corpus, edges, values.set === 'mentions' ? { least: 1, undated: true } : {});
  const asked = all
    .filter(({ half }) => values.half === 'both' || half === values.half)
    .filter((_, i) => i % Number(values.every) === 0);
  const relevant = asked.reduce((n, question) => n + question.relevant.size, 0) / asked.length;
  const owners = asked.map(({ patent }) => originalOwners(patent)[0]?.name ?? patent.publication_number);
  const ceiling =
    asked.reduce((sum, question) => sum + Math.min(1, 100 / question.relevant.size), 0) / Math.max(1, asked.length);
  say(
    `${all.length} questions, ${asked.length} of the ${values.half} half, ${relevant.toFixed(1)} answers each, ${new Set(owners).size} owners; no R@100 is above ${figure(ceiling)}`,
  );
  say(`\n| Method | R@10 | R@50 | R@100 | MAP | nDCG@10 | MRR | ms |\n|---|---|---|---|---|---|---|---|`);
  const chosen = [chance([...new Set([...edges].flat(2))]), ...contenders].filter(
    ({ name }) => !values.only || values.only.split('|').some((part) => name.includes(part)),
  );
  const precisions = new Map<string, readonly number[]>();
  const rankings = new Map<string, readonly (readonly string[])[]>();
  for (const contender of chosen) {
    const { found, ms } = await run(contender, asked);
    const rows = found.map((ranking, q) => measure(ranking, asked[q]!.relevant));
    rankings.set(contender.name, found);
    precisions.set(
      contender.name,
      rows.map((row) => row.average_precision),
    );
    const cells = MEASURES.map((name) => {
      const { mean, low, high } = estimate(
        rows.map((row) => row[name]),
        owners,
      );
      return `${figure(mean)} [${figure(low)}, ${figure(high)}]`;
    });
    say(`| ${contender.name} | ${cells.join(' | ')} | ${ms.toFixed(0)} |`);
  }
  say('\n| Gain in MAP, question by question | |\n|---|---|');
  for (const [better, than] of COMPARED) {
    const [a, b] = [precisions.get(better), precisions.get(than)];
    if (!a || !b) continue;
    const { mean, low, high } = estimate(
      a.map((x, i) => x - b[i]!),
      owners,
    );
    say(`| ${better}, over ${than} | ${signed(mean)} [${signed(low)}, ${signed(high)}] |`);
  }
  if (values.ages) sayAges(asked, rankings);
} finally {
  await corpus.close();
}

/** The tables of recall among the first 10 and 100 by age. */
function sayAges(questions: readonly Question[], rankings: ReadonlyMap<string, readonly (readonly string[])[]>): void {
  const names = BANDS.map(([from, to]) => (Number.isFinite(to) ? `${from} to ${to}` : `${from} and more`));
  for (const depth of [10, 100]) {
    say(`\n| R@${depth} by years | ${names.join(' | ')} |\n|---|${BANDS.map(() => '---|').join('')}`);
    for (const [name, found] of rankings) {
      const bands = recallByAge(questions, found, depth);
      if (name === [...rankings.keys()][0])
        say(`| citations (questions) | ${bands.map((band) => `${band.citations} (${band.questions})`).join(' | ')} |`);
      const cells = bands.map(({ recall: { mean, low, high } }) => `${figure(mean)} [${figure(low)}, ${figure(high)}]`);
      say(`| ${name} | ${cells.join(' | ')} |`);
    }
  }
}

async function run(
  contender: Contender,
  questions: readonly Question[],
): Promise<{ found: (readonly string[])[]; ms: number }> {
  const found: (readonly string[])[] = [];
  const start = performance.now();
  for (const question of questions) found.push(await contender.rank(corpus, question));
  return { found, ms: (performance.now() - start) / questions.length };
}

function signed(x: number): string {
  return (x < 0 ? '-' : '+') + figure(Math.abs(x));
}

function figure(x: number): string {
  return x.toFixed(3).replace(/^0/, '');
}
