import type { Corpus } from '#corpus/corpus.ts';
import type { StepContext } from '#flows/flow.ts';
import { answer } from '#operations/technical-q-a/steps.ts';

/** What the technical questions and answers say to a question, from patents and papers, without a model. */
export async function technicalAnswer(corpus: Corpus, input: string): Promise<string> {
  const services = { corpus, model: undefined, clock: () => new Date() } as unknown as StepContext['services'];
  const context: StepContext = {
    ...{ services, account: 'eval', task_id: 'eval', signal: new AbortController().signal },
    log: () => {},
    progress: () => {},
  };
  const lang = /\p{Script=Han}/u.test(input) ? 'zh' : 'en';
  const answered = await answer({ input, lang, sources: ['patent', 'paper'], check: true }, context);
  return `${answered.answer!.summary}\n-- ${answered.answer!.record}`;
}
