// Papers that a text finds, against plain BM25 in the same run.
//   node eval/literature/run.ts [tune|report] [--only WORDS]
// Questions of even digest are for tuning, odd ones for the report.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sharedData } from '#testing/shared-data.ts';
import { type Estimate, estimate } from '../prior-art/metrics.ts';
import { PlainBm25 } from './plain-bm25.ts';
import { openProduct } from './product.ts';
import { ofHalf, type Question, type Task, tasksOf } from './tasks.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { only: { type: 'string' } } });
const half = positionals[0] === 'tune' ? 'tune' : 'report';
/** Documents that a question is answered with. */
const DEPTH = 100;
/** Questions of the tuning half that are shown, the worst. */
const SHOWN = 15;

const literature = sharedData('literature');
if (!literature) {
  console.log('No shared data (PRIORA_SHARED_DATA): nothing to measure.');
  process.exit(0);
}

const cell = ({ mean, low, high }: Estimate) => `${mean.toFixed(3)} [${low.toFixed(3)}, ${high.toFixed(3)}]`;
const signed = (value: number) => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(3)}`;
const gain = ({ mean, low, high }: Estimate) => `${signed(mean)} [${signed(low)}, ${signed(high)}]`;

const head = ['Task', 'Documents', 'Questions', 'Measure', 'Plain BM25', 'The search'];
head.push('Gain, question by question', 'ms');
console.log(`papers (${half})\n\n| ${head.join(' | ')} |\n|${'---|'.repeat(head.length)}`);
for (const task of await tasksOf(literature)) if (!values.only || task.name.includes(values.only)) await measured(task);

async function measured(task: Task): Promise<void> {
  const { name, documents, measure } = task;
  const questions = task.questions.filter(({ id }) => ofHalf(id, half));
  const answer = ({ self }: Question, ranking: readonly string[]) => ranking.filter((id) => id !== self);
  const bm25 = new PlainBm25(
    new Map([...documents].map(([id, { title, abstract }]) => [id, [title ?? '', abstract].join('\n')])),
  );
  const plain = questions.map((question) => {
    const ranking = bm25.rank(question.text, DEPTH + 1).map(({ id }) => id);
    return measure(answer(question, ranking), question.gains);
  });
  const dir = await mkdtemp(join(tmpdir(), 'priora-eval-'));
  const product = await openProduct(dir, task);
  const own: number[] = [];
  const begun = performance.now();
  try {
    for (const question of questions)
      own.push(measure(answer(question, await product.rank(question.text, DEPTH + 1)), question.gains));
  } finally {
    await product.close();
    await rm(dir, { recursive: true, force: true });
  }
  const ms = (performance.now() - begun) / questions.length;
  const gains = estimate(own.map((value, at) => value - plain[at]!));
  const rates = [cell(estimate(plain)), cell(estimate(own)), gain(gains), ms.toFixed(1)];
  console.log(`| ${[name, documents.size, questions.length, task.measured, ...rates].join(' | ')} |`);
  if (half === 'report') return;
  const worst = questions.map((question, at) => ({ question, value: own[at]! })).sort((a, b) => a.value - b.value);
  for (const { question, value } of worst.slice(0, SHOWN))
    console.log(`  ${value.toFixed(3)} ${question.text.replace(/\s+/g, ' ').slice(0, 160)}`);
}
