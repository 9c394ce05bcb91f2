import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { KeptAnswers, RepeatableCall } from '#accounts/kept-answers.ts';
import { repeatably } from '#accounts/repeated.ts';
import { ServiceError } from '#errors.ts';
import type { Call } from '#operation.ts';

/**
 * Calls that are sent again because their answer was lost: a caller gives each thing that is to happen once a key
 * (`Idempotency-Key`, as the IETF's draft of that header has it). The first answer is kept for a day and given again,
 * with `Idempotency-Replayed: true`. Failures are not kept: nothing of a failed call was done.
 */
const HEADER = 'idempotency-key';

/** What a key may be. */
const KEY = /^[\x21-\x7e]{1,255}$/;

/**
 * The call as one that may be repeated; undefined when its caller does not ask for that.
 * @throws ServiceError for a key that is none
 */
export function repeatable(
  request: FastifyRequest,
  operation: string,
  call: Pick<Call, 'params' | 'query' | 'body' | 'files'> & { readonly account: Pick<Call['account'], 'id'> },
): RepeatableCall | undefined {
  const given = request.headers[HEADER];
  if (given === undefined) return undefined;
  // a structured field writes a string in quotes; most clients do not
  const key = String(given)
    .trim()
    .replace(/^"(.*)"$/, '$1');
  if (!KEY.test(key))
    throw new ServiceError(
      'invalid_request',
      'The header Idempotency-Key must have 1 to 255 visible ASCII characters, for example a UUID.',
      { field: 'Idempotency-Key' },
    );
  const { params, query, body, files } = call;
  const sent = { operation, params, query, body, files: files.map(({ field, name, sha256 }) => [field, name, sha256]) };
  const digest = createHash('sha256').update(JSON.stringify(sent)).digest('hex');
  return { account_id: call.account.id, key, digest };
}

/**
 * What a call answers: what it answered the first time, or what `answer` makes now.
 * @throws ServiceError when its key belongs to another call, or the first one is still being answered; what `answer`
 * throws
 */
export async function onceOnly(
  kept: KeptAnswers,
  call: RepeatableCall,
  reply: FastifyReply,
  answer: () => Promise<{ readonly data: unknown; readonly notes: readonly string[] }>,
): Promise<{ readonly data: unknown; readonly notes: readonly string[] }> {
  const begun = await kept.begin(call);
  if (begun.state === 'other') throw new ServiceError('idempotency_key_reused');
  if (begun.state === 'running') throw new ServiceError('idempotency_key_in_use', undefined, { retry_after_s: 1 });
  if (begun.state === 'kept') {
    reply.header('idempotency-replayed', 'true');
    return JSON.parse(begun.answer);
  }
  let made: Awaited<ReturnType<typeof answer>>;
  try {
    made = await repeatably(call, answer);
  } catch (error) {
    await kept.drop(call);
    throw error;
  }
  await kept.keep(call, JSON.stringify(made));
  return made;
}
