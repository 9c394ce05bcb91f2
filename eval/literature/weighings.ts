// Ways to weigh the words that a text and papers share, on the tuning half of the tasks.
//   node eval/literature/weighings.ts [--only WORDS]
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sharedData } from '#testing/shared-data.ts';
import { openProduct, type Weighing } from './product.ts';
import { ofHalf, tasksOf } from './tasks.ts';

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const DEPTH = 100;
const literature = sharedData('literature');
if (!literature) {
  console.log('No shared data (PRIORA_SHARED_DATA): nothing to measure.');
  process.exit(0);
}

const bm25 = (k1: number, b: number) => ({ kind: 'bm25', k1, b }) as const;
const cosine = { kind: 'cosine' } as const;
const count = (n: number) => n;
const root = (n: number) => Math.sqrt(n);
const WAYS: readonly (readonly [name: string, how: Weighing])[] = [
  ['BM25 1.2 .75, 60 words', { similarity: bm25(1.2, 0.75), keep: 60, weight: count }],
  ['BM25 1.2 .75, 300 words', { similarity: bm25(1.2, 0.75), keep: 300, weight: count }],
  ['BM25 1.2 .75, 300 words, root of counts', { similarity: bm25(1.2, 0.75), keep: 300, weight: root }],
  ['BM25 1.2 .75, 300 words, once', { similarity: bm25(1.2, 0.75), keep: 300, weight: () => 1 }],
  ['BM25 .6 .4, 300 words, root of counts', { similarity: bm25(0.6, 0.4), keep: 300, weight: root }],
  ['BM25 2.5 .75, 300 words, root of counts', { similarity: bm25(2.5, 0.75), keep: 300, weight: root }],
  ['BM25 2.5 .3, 300 words, root of counts', { similarity: bm25(2.5, 0.3), keep: 300, weight: root }],
  ['cosine, 60 words', { similarity: cosine, keep: 60, weight: count }],
  ['cosine, 300 words', { similarity: cosine, keep: 300, weight: count }],
  ['cosine, 300 words, root of counts', { similarity: cosine, keep: 300, weight: root }],
  ['cosine, 300 words, once', { similarity: cosine, keep: 300, weight: () => 1 }],
];

for (const task of await tasksOf(literature)) {
  if (values.only && !task.name.includes(values.only)) continue;
  const dir = await mkdtemp(join(tmpdir(), 'priora-eval-'));
  const product = await openProduct(dir, task);
  const questions = task.questions.filter(({ id }) => ofHalf(id, 'tune'));
  console.log(
    `\n${task.name}, ${questions.length} questions\n\n| Words are weighed by | ${task.measured} |\n|---|---|`,
  );
  try {
    for (const [name, how] of WAYS) {
      let sum = 0;
      for (const { text, self, gains } of questions) {
        const ranking = await product.rankWith(text, how, DEPTH + 1);
        sum += task.measure(
          ranking.filter((id) => id !== self),
          gains,
        );
      }
      console.log(`| ${name} | ${(sum / questions.length).toFixed(3)} |`);
    }
  } finally {
    await product.close();
    await rm(dir, { recursive: true, force: true });
  }
}
