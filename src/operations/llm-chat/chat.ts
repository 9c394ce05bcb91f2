import { patentId } from '#collections/patents/patent-id.ts';
import type { OperationAnswer } from '#contract/types.ts';
import { streamed } from '#isolation/job.ts';
import type { Account, Services } from '#services.ts';
import { answerJob, spoken } from '#skills/answer-question/jobs.ts';
import type { Source } from '#skills/answer-question/pick/source.ts';
import type { Spoken } from '#skills/answer-question/read/conversation.ts';
import type { AnswerEnd } from '#skills/answer-question/write/write.ts';

/** The pieces of an answer to a question; returns how it ended. */
export const answered = (
  question: string,
  before: readonly Spoken[],
  { account, signal }: { readonly account: Account; readonly signal: AbortSignal },
  services: Services,
): AsyncGenerator<string, AnswerEnd> =>
  streamed(
    services.isolation,
    answerJob,
    { question, before: spoken(before) },
    { services, account: account.id, signal },
  );

type GptUsage = NonNullable<NonNullable<OperationAnswer<'AI07'>['output']>['usage']>;

export const usageOf = ({ usage: { input_tokens, output_tokens } }: AnswerEnd): GptUsage => ({
  input_tokens,
  output_tokens,
  total_tokens: input_tokens + output_tokens,
});

export const lastStatus = ({ reason }: AnswerEnd) => (reason === 'length' ? 'length' : 'finished');

/** Turns an answer into frames: one a piece, and the last one made of how it ended. */
export async function* frames<R, L>(
  pieces: AsyncGenerator<string, AnswerEnd>,
  running: (content: string) => R,
  last: (end: AnswerEnd) => L | Promise<L>,
): AsyncGenerator<R | L> {
  try {
    for (;;) {
      const { done, value } = await pieces.next();
      if (done) {
        yield await last(value);
        return;
      }
      yield running(value);
    }
  } finally {
    await pieces.return(undefined as never);
  }
}

/**
 * What a source says, as a reference's text: its quotations with a sign where something is left out, else its passage.
 */
export const quotedText = ({ sentences, passage }: Source): string =>
  (sentences.length > 0 ? sentences : [passage ?? []].flat()).map(({ text }) => text).join(' ... ');

/** The address of a source's bibliography at this service. */
export const linkOf = ({ publication_number }: Source, services: Services): string =>
  `${services.base_url()}/basic-patent-data/bibliography?patent_number=${publication_number}`;

export const idOf = ({ publication_number }: Source): string => patentId(publication_number);

/** The address of a paper at this service. */
export const paperLink = (id: string, services: Services): string =>
  `${services.base_url()}/synapse/paper/detail?paper_id=${id}`;
