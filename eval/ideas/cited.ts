/**
 * Real citations through the whole novelty search, with no model: the questions of `eval/prior-art`, given by their
 * number, and how many of the cited documents stand among the first 20 and 100 of the flow's list; the same for one
 * call of the product's own similar search. `npm run eval:ideas-cited [-- --half tune|report] [--every n]`.
 */
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { patents } from '#collections/patents/patents.ts';
import { similarPatents } from '#collections/patents/similar/similar.ts';
import { allOf } from '#corpus/query/combine.ts';
import { at, dataOf, type Row, search } from '../novelty/calls.ts';
import { type Question, questionsOf, readEdges } from '../prior-art/questions.ts';
import { SOURCES, serve } from './corpus.ts';

const { values } = parseArgs({
  options: {
    data: {
      type: 'string',
      default: process.env.PRIORA_SHARED_DATA ?? resolve(import.meta.dirname, '../../../shared/data'),
    },
    cache: { type: 'string', default: join(tmpdir(), 'priora-eval-ideas') },
    half: { type: 'string', default: 'tune' },
    every: { type: 'string', default: '10' },
  },
});
const paths = SOURCES.map((source) => join(values.data, source));
const citations = join(values.data, 'patents/google-patents-ultrasound/citations.tsv.gz');
const absent = [...paths, citations].filter((path) => !existsSync(path));
if (absent.length > 0) {
  console.log(`skipped: the real patents of this evaluation are not here: ${absent.join(', ')}`);
  process.exit(0);
}
const service = await serve(values.cache, paths, console.log);
try {
  const questions = (await questionsOf(service.corpus, readEdges(citations)))
    .filter(({ half, patent }) => half === values.half && patent.claims.length + patent.abstracts.length > 0)
    .filter((_, i) => i % Number(values.every) === 0);
  const rows: { flow: string[]; candidates: string[]; similar: string[]; question: Question; seconds: number }[] = [];
  for (const question of questions) {
    const began = performance.now();
    const result = await search(service, { input: question.patent.publication_number });
    const seconds = (performance.now() - began) / 1000;
    const data = await dataOf(service, result.task_id);
    const similar = await similarPatents(service.corpus, {
      patent: question.patent,
      filter: question.filter,
      limit: 100,
      one_per_family: false,
      reasons: false,
    });
    rows.push({
      question,
      seconds,
      flow: await allowed(
        question,
        (result.listed as Row[]).map(({ document }) => document),
      ),
      candidates: await allowed(
        question,
        data.prior_art!.candidates.map(({ publication_number }) => publication_number),
      ),
      similar: similar.hits.map(({ id }) => id),
    });
  }
  const recall = (of: 'flow' | 'candidates' | 'similar', most: number) =>
    rows.reduce(
      (sum, row) =>
        sum + row[of].slice(0, most).filter((id) => row.question.relevant.has(id)).length / row.question.relevant.size,
      0,
    ) / rows.length;
  console.log(
    `${rows.length} questions of the ${values.half} half\n\n| list | R@20 | R@100 | all of it |\n|---|---|---|---|`,
  );
  for (const list of ['flow', 'candidates', 'similar'] as const)
    console.log(`| ${list} | ${[20, 100, 1e9].map((most) => recall(list, most).toFixed(3)).join(' | ')} |`);
  const times = rows.map((row) => row.seconds);
  console.log(`seconds a task: p50 ${at(times, 0.5).toFixed(1)}, p95 ${at(times, 0.95).toFixed(1)}`);
} finally {
  await service.stop();
}

/** Those of a list that may answer the question, in its order. */
async function allowed(question: Question, list: readonly string[]): Promise<string[]> {
  const query = allOf(question.filter, { kind: 'values', field: 'PN', values: list });
  const { hits } = await service.corpus.search(patents, { query, offset: 0, limit: list.length });
  const may = new Set(hits.map(({ id }) => id));
  return list.filter((id) => may.has(id));
}
