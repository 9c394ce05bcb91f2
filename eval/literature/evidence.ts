// Sentences of papers as evidence: how many of a question's words must a sentence have?
//   node eval/literature/evidence.ts [tune|report]
// Questions of even digest are for tuning, odd ones for the report.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bestSentence, LEAST_SHARE } from '#skills/find-papers/find-papers.ts';
import { sharedData } from '#testing/shared-data.ts';
import { openProduct } from './product.ts';
import { ofHalf, tasksOf } from './tasks.ts';

const half = process.argv[2] === 'tune' ? 'tune' : 'report';
/** Papers that are looked at for a question, as the answer of a question does. */
const CANDIDATES = 30;
const SHARES = [0.4, 0.5, 0.6, 0.7, 0.75, 0.8, 0.9, 1];

const literature = sharedData('literature');
if (!literature) {
  console.log('No shared data (PRIORA_SHARED_DATA): nothing to measure.');
  process.exit(0);
}

interface Judged {
  /** Share of the question's words around the best sentence of the paper with that title, and of any other paper. */
  readonly own: number;
  readonly other: number;
}

for (const task of await tasksOf(literature)) {
  if (!task.name.startsWith('title')) continue;
  const dir = await mkdtemp(join(tmpdir(), 'priora-eval-'));
  const product = await openProduct(dir, task);
  const judged: Judged[] = [];
  try {
    for (const { text, gains } of task.questions.filter(({ id }) => ofHalf(id, half))) {
      let [own, other] = [0, 0];
      for (const id of await product.rank(text, CANDIDATES)) {
        const share = bestSentence(product.record(id), text)?.share ?? 0;
        if (gains.has(id)) own = share;
        else other = Math.max(other, share);
      }
      judged.push({ own, other });
    }
  } finally {
    await product.close();
    await rm(dir, { recursive: true, force: true });
  }
  const least = LEAST_SHARE[task.lang === 'zh' ? 'han' : 'other'];
  const share = (of: (one: Judged) => boolean) => (judged.filter(of).length / judged.length).toFixed(3);
  console.log(
    `\n${task.name} (${half}, ${judged.length} titles; ${least} is used)\n\n| Words, at least | Its own paper | Another before it | Another where its own is gone |\n|---|---|---|---|`,
  );
  for (const at of SHARES)
    console.log(
      `| ${at} | ${share(({ own }) => own >= at)} | ${share(({ own, other }) => other >= at && other > own)} | ${share(({ other }) => other >= at)} |`,
    );
}
