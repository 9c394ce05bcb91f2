import { defineJob, type JobCall } from '#isolation/job.ts';
import type { Research } from './pick/research.ts';
import type { Spoken } from './read/conversation.ts';
import type { AnswerEnd } from './write/write.ts';

/**
 * Reading a question, and writing its answer, are work on text of others: operations have them done as jobs. What that
 * takes is read in the thread alone.
 */

interface Question {
  readonly question: string;
  /** The conversation before it, oldest first. */
  readonly before: readonly Spoken[];
}

/** Tells each piece of an answer as it comes. */
async function streamedBy(
  answer: AsyncGenerator<string, AnswerEnd>,
  send: JobCall<string>['send'],
): Promise<AnswerEnd> {
  for (;;) {
    const next = await answer.next();
    if (next.done) return next.value;
    await send(next.value);
  }
}

/** Finds what the corpus has on a question. */
export const findJob = defineJob({
  name: 'find',
  lane: 'answer',
  async run({ question, before }: Question, { corpus, model, clock }, { account, signal }) {
    const { researchQuestion } = await import('./answer-question.ts');
    return researchQuestion(question, before, { corpus, model, account, signal, clock });
  },
});

/** Writes the answer of what was found, piece by piece. */
export const writeJob = defineJob({
  name: 'write',
  lane: 'answer',
  async run(
    { found, before }: { readonly found: Research; readonly before: readonly Spoken[] },
    { corpus, model, clock },
    { account, signal, send }: JobCall<string>,
  ) {
    const { writeAnswer } = await import('./write/write.ts');
    return streamedBy(writeAnswer(found, before, { corpus, model, account, signal, clock }), send);
  },
});

/** Finds, and writes piece by piece. */
export const answerJob = defineJob({
  name: 'answer',
  lane: 'answer',
  async run({ question, before }: Question, { corpus, model, clock }, { account, signal, send }: JobCall<string>) {
    const { answerQuestion } = await import('./answer-question.ts');
    return streamedBy(answerQuestion(question, before, { corpus, model, account, signal, clock }), send);
  },
});

/** A conversation without what else its store knows of it. */
export const spoken = (turns: readonly Spoken[]): readonly Spoken[] =>
  turns.map(({ question, answer }) => ({ question, ...(answer !== undefined && { answer }) }));
