import { defineJob, type JobCall } from '#isolation/job.ts';
import type { SkillContext } from '../skill.ts';
import { type AnswerEnd, researchQuestion, writeAnswer } from './answer-question.ts';
import type { Spoken } from './follow-up.ts';
import type { Research } from './research.ts';

/** Reading a question, and writing its answer, are work on text of others: operations have them done as jobs. */

interface Question {
  readonly question: string;
  /** The conversation before it, oldest first. */
  readonly before: readonly Spoken[];
}

async function write(
  found: Research,
  before: readonly Spoken[],
  context: SkillContext,
  tell: JobCall<string>['tell'],
): Promise<AnswerEnd> {
  const writing = writeAnswer(found, before, context);
  for (;;) {
    const next = await writing.next();
    if (next.done) return next.value;
    await tell(next.value);
  }
}

/** Finds what the corpus has on a question. */
export const findJob = defineJob({
  name: 'find',
  lane: 'answer',
  run: ({ question, before }: Question, { corpus, model }, { account, signal }) =>
    researchQuestion(question, before, { corpus, model, account, signal }),
});

/** Writes the answer of what was found, piece by piece. */
export const writeJob = defineJob({
  name: 'write',
  lane: 'answer',
  run: (
    { found, before }: { readonly found: Research; readonly before: readonly Spoken[] },
    { corpus, model },
    { account, signal, tell }: JobCall<string>,
  ) => write(found, before, { corpus, model, account, signal }, tell),
});

/** Finds, and writes piece by piece. */
export const answerJob = defineJob({
  name: 'answer',
  lane: 'answer',
  async run({ question, before }: Question, { corpus, model }, { account, signal, tell }: JobCall<string>) {
    const context = { corpus, model, account, signal };
    return write(await researchQuestion(question, before, context), before, context, tell);
  },
});

/** A conversation without what else its store knows of it. */
export const spoken = (turns: readonly Spoken[]): readonly Spoken[] =>
  turns.map(({ question, answer }) => ({ question, ...(answer !== undefined && { answer }) }));
