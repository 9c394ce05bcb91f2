/**
 * How well texts are taken apart, documents with a function found, and contradictions named, with no model. Prints the
 * tables of README.md. `npm run eval:ideation [-- --cases n] [--cache folder] [--worst]`; needs the shared real data.
 */
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { SOURCES, serve } from '../ideas/corpus.ts';
import { judgeContradictions } from './contradictions.ts';
import { judgeExtraction, rightShare } from './extraction.ts';
import { functionCases, judgeFunctions } from './function-search.ts';

const { values } = parseArgs({
  options: {
    data: {
      type: 'string',
      default: process.env.PRIORA_SHARED_DATA ?? resolve(import.meta.dirname, '../../../shared/data'),
    },
    cache: { type: 'string', default: join(tmpdir(), 'priora-eval-ideas') },
    cases: { type: 'string', default: '100' },
    worst: { type: 'boolean', default: false },
  },
});
const percent = (share: number) => share.toFixed(2);

const named = judgeContradictions();
console.log(
  `contradictions: both right in the top three ${named.filter(({ right }) => right).length} of ${named.length}`,
);
if (values.worst)
  for (const { problem, wanted, found } of named.filter(({ right }) => !right))
    console.log(`  ${wanted.join(' against ')}, found ${JSON.stringify(found)}: ${problem}`);

const paths = SOURCES.map((source) => join(values.data, source));
const absent = paths.filter((path) => !existsSync(path));
if (absent.length > 0) {
  console.log(`the rest is skipped: the real patents of this evaluation are not here: ${absent.join(', ')}`);
  process.exit(0);
}
const service = await serve(values.cache, paths, console.log);
try {
  const outcomes = await judgeExtraction(service.corpus);
  for (const lang of ['en', 'zh'] as const) {
    const some = outcomes.filter((one) => one.lang === lang);
    const count = some.reduce((sum, { sentences }) => sum + sentences.length, 0);
    const sum = (of: 'lost' | 'twice') => some.reduce((all, one) => all + one[of], 0);
    console.log(
      `extraction ${lang}: ${some.length} texts, ${count} sentences, field right ${percent(rightShare(some))}, characters lost ${sum('lost')}, twice ${sum('twice')}`,
    );
  }
  const all = outcomes.flatMap(({ sentences }) => sentences);
  for (const field of new Set(all.map(({ wanted }) => wanted))) {
    const wanted = all.filter((one) => one.wanted === field);
    const given = all.filter((one) => one.found === field);
    const right = wanted.filter((one) => one.found === field).length;
    console.log(
      `  ${field}: ${wanted.length} marked, recall ${percent(right / wanted.length)}, precision ${percent(right / Math.max(1, given.length))}`,
    );
  }
  if (values.worst)
    for (const { name, sentences } of outcomes)
      for (const { wanted, found, text } of sentences)
        if (wanted !== found) console.log(`  ${name}: ${wanted}, found ${found}: ${text.slice(0, 110)}`);

  const cases = await functionCases(service.corpus, Number(values.cases));
  const functions = await judgeFunctions(service.corpus, cases);
  const mean = (of: (one: (typeof functions)[number]) => number) =>
    functions.reduce((sum, one) => sum + of(one), 0) / Math.max(1, functions.length);
  const [found, plain] = [mean((one) => one.function_recall), mean((one) => one.bm25_recall)];
  console.log(
    `function search: ${functions.length} problems, recall at 20 ${percent(found)}, BM25 ${percent(plain)}, ratio ${percent(found / plain)}; without citations ${percent(mean((one) => one.words_recall))}; of the first 20 with the effect stated ${mean((one) => one.stated).toFixed(1)}; far ${mean((one) => one.far).toFixed(1)} of 60; ${mean((one) => one.ms).toFixed(0)} ms`,
  );
  if (values.worst)
    for (const { of, right, function_recall, bm25_recall, problem } of functions
      .toSorted((a, b) => a.function_recall - a.bm25_recall - b.function_recall + b.bm25_recall)
      .slice(0, 5))
      console.log(
        `  ${of}: ${right.size} right, ${percent(function_recall)} against ${percent(bm25_recall)}: ${problem.slice(0, 140)}`,
      );
} finally {
  await service.stop();
}
