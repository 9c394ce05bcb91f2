/**
 * Whether a weak language model does harm: the questions of `graded-questions.ts` that passages answer, asked without a
 * model and with the small one of `eval/models/small-model.ts`. `npm run eval:chat-model [-- tune|report] [--data
 * <folder>] [--answers]`
 */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { collections } from '#collections/index.ts';
import { embeddedEngine } from '#engines/embedded/engine.ts';
import { openAiCompatible } from '#models/openai-compatible.ts';
import { researchQuestion } from '#skills/answer-question/answer-question.ts';
import { writeAnswer } from '#skills/answer-question/write/write.ts';
import type { SkillContext } from '#skills/skill.ts';
import { openCorpus } from '#stores/sqlite/open-corpus.ts';
import { noSmallModel, startSmallModel } from '../models/small-model.ts';
import { halfOf } from './graded.ts';
import { GRADED } from './graded-questions.ts';

const OUTPUT_TOKENS = 160;
const PASSAGES_ANSWER = new Set(['found', 'partly', 'compared']);

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const missing = noSmallModel(process.env);
  const dir = args.includes('--data') ? args[args.indexOf('--data') + 1] : undefined;
  if (missing || !dir || !existsSync(join(dir, 'corpus.sqlite'))) {
    process.stdout.write(`skipped: ${missing ?? '--data names no corpus that eval:chat-graded kept'}\n`);
    return;
  }
  const half = args.find((arg) => arg === 'tune' || arg === 'report') ?? 'tune';
  const corpus = await openCorpus({ dir, collections, engine: embeddedEngine({ dir: join(dir, 'index') }) });
  const small = await startSmallModel();
  const model = openAiCompatible({
    ...{ url: small.url, model: 'small', timeout_ms: 300_000, concurrency: 1, retries: 0 },
    ...{ context_tokens: small.context_tokens, max_output_tokens: OUTPUT_TOKENS },
  });
  const bare: SkillContext = { corpus, account: 'eval', signal: new AbortController().signal };
  const answered = async (research: Awaited<ReturnType<typeof researchQuestion>>, context: SkillContext) => {
    const writing = writeAnswer(research, [], context);
    let text = '';
    for (;;) {
      const { done, value } = await writing.next();
      if (done) return { text, end: value };
      text += value;
    }
  };
  const reasons = new Map<string, number>();
  let [asked, by_model, kept, dropped, fewer] = [0, 0, 0, 0, 0];
  for (const one of GRADED) {
    if (halfOf(one) !== half || one.before) continue;
    const research = await researchQuestion(one.text, [], bare);
    if (!PASSAGES_ANSWER.has(research.kind)) continue;
    asked += 1;
    const without = await answered(research, bare);
    const { text, end } = await answered(research, { ...bare, model });
    const numbers = (sources: typeof end.references) => new Set(sources.map((source) => source.publication_number));
    if (numbers(without.end.references).difference(numbers(end.references)).size > 0) fewer += 1;
    if (end.by === 'model') by_model += 1;
    dropped += end.dropped.length;
    // A sentence that the model wrote ends with its source and is in no quotation marks.
    kept += text.split('\n').filter((line) => /^[^-“[(|#][^“]*\[\d+\]/.test(line)).length;
    for (const { reason } of end.dropped) {
      const kind = reason.replace(/“[^”]*”|[\d.,]+/g, '…');
      reasons.set(kind, (reasons.get(kind) ?? 0) + 1);
    }
    if (args.includes('--answers')) {
      process.stdout.write(`\n== ${one.kind}: ${one.text} [${end.by}]\n${text.slice(0, 1_200)}\n`);
      for (const { sentence, reason } of end.dropped) process.stdout.write(`  dropped, ${reason}: ${sentence}\n`);
    }
  }
  process.stdout.write(
    `\n${half} half, ${asked} questions that passages answer: the model answered ${by_model}, lines kept ${kept}, sentences left out ${dropped}, answers that name fewer documents than without a model ${fewer}.\n`,
  );
  for (const [reason, times] of [...reasons].toSorted((a, b) => b[1] - a[1]))
    process.stdout.write(`- ${times}: ${reason}\n`);
  await small.close();
  await corpus.close();
}

if (import.meta.main) await main();
