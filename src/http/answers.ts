import { basename, isAbsolute } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ERRORS, type ErrorCode, ServiceError } from '#errors.ts';
import { FileAnswer, type Operation } from '#operation.ts';
import { storageFault } from '#storage/faults.ts';
import { notesFor } from './notes/notes.ts';

/** Statuses that the interface declares for failures; these answers have no body. */
const BODILESS = new Set([401, 403, 404]);

/** Failures of which the interface says nothing: they have their own status and the envelope. */
const OWN_STATUS = new Set<ErrorCode>([
  'internal',
  'storage_full',
  'wrong_host',
  'idempotency_key_reused',
  'idempotency_key_in_use',
]);

/** Notes in the language that the caller asks for first. */
const inTheirWords = ({ request }: FastifyReply, notes: readonly string[]) =>
  notesFor(request.headers['accept-language'], notes);

/**
 * The envelope of a success; `notes` say what the answer lacks, and are absent when there is nothing to say.
 * @param data As JSON: `jsonInSlices`.
 */
export function sendData(reply: FastifyReply, data: string, notes: readonly string[] = []): FastifyReply {
  const said = notes.length > 0 ? `,"notes":${JSON.stringify(inTheirWords(reply, notes))}` : '';
  return reply
    .type('application/json; charset=utf-8')
    .send(`{"status":true,"error_code":0,"error_msg":"","data":${data}${said}}`);
}

/** An answer that is the whole body, with our notes in it where there are any. */
export const withNotes = (reply: FastifyReply, answer: unknown, notes: readonly string[]): unknown =>
  notes.length > 0 && !(answer instanceof FileAnswer)
    ? { ...(answer as object), notes: inTheirWords(reply, notes) }
    : answer;

/**
 * The success of an operation whose answer is the whole body: JSON without our envelope, or a file.
 * @param answer JSON as text (`jsonInSlices`), or a file.
 */
export function sendWhole(reply: FastifyReply, answer: string | FileAnswer): FastifyReply {
  if (typeof answer === 'string') return reply.type('application/json; charset=utf-8').send(answer);
  const plain = answer.name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  return reply
    .type(answer.type)
    .header(
      'content-disposition',
      `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(answer.name)}`,
    )
    .header('x-content-type-options', 'nosniff')
    .send(answer.content);
}

/** Whether the client asked for RFC 9457 problem details. */
export const wantsProblem = (request: FastifyRequest): boolean =>
  request.headers.accept?.includes('application/problem+json') ?? false;

/**
 * Answers a failure. A client that accepts `application/problem+json` gets the real status and RFC 9457 details. Else
 * the interface's own form: 401, 403 and 404 without a body, 500 for faults of ours, 507 when the disk is full, 200
 * with `status: false` for the rest; and for the chat operations, which declare 200 alone, always 200 with the
 * envelope. `X-Error-Code` tells the code in each of them.
 * @param failures Of the operation, where the interface has another form for them.
 */
export function sendFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  error: ServiceError,
  chat: boolean,
  failures?: Operation['failures'],
): FastifyReply {
  const { error_code, problem_status } = ERRORS[error.code];
  reply.header('x-error-code', String(error_code));
  sayWhenAgain(reply, error);
  if (problem_status === 401) reply.header('www-authenticate', authenticationChallenge(error));
  if (wantsProblem(request)) {
    const own = {
      type: `urn:priora:error:${error.code}`,
      title: ERRORS[error.code].message,
      status: problem_status,
      detail: error.message,
      instance: `urn:correlation:${request.id}`,
      error_code,
    };
    // these mean what RFC 9457 says, whatever a failure calls its details
    return reply
      .code(problem_status)
      .type('application/problem+json; charset=utf-8')
      .send(JSON.stringify({ ...own, ...error.details, ...own }));
  }
  const own = failures?.of?.(error);
  if (own) return reply.code(own.status).type('application/json; charset=utf-8').send(JSON.stringify(own.body));
  if (!chat) {
    const status = problem_status === 405 ? 404 : problem_status;
    if (BODILESS.has(status)) return reply.code(status).send();
    if (OWN_STATUS.has(error.code)) reply.code(problem_status);
  }
  return reply
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ status: false, error_code, error_msg: error.message, ...failures?.beside?.(error) }));
}

/** `Retry-After` of a failure that is over by itself after some seconds. */
export function sayWhenAgain(reply: FastifyReply, { details }: ServiceError): void {
  if (typeof details.retry_after_s === 'number') reply.header('retry-after', String(details.retry_after_s));
}

/** RFC 6750: no error attribute when no key was sent. */
export const authenticationChallenge = (error: ServiceError): string =>
  error.code === 'missing_api_key' && error.message === ERRORS.missing_api_key.message
    ? 'Bearer realm="priora"'
    : `Bearer realm="priora", error="invalid_token", error_description="${error.message.replace(/[^\x20-\x7e]|["\\]/g, "'")}"`;

/**
 * Anything thrown, as a failure the caller may see. Of faults of ours, those of disk and store tell their cause, their
 * remedy and the store's name, others nothing; where the store lies is for the log (`logFault`).
 */
export function toServiceError(error: unknown): ServiceError {
  const known = storageFault(error);
  if (!known) return new ServiceError('internal', undefined, {}, { cause: error });
  const { file } = known.details;
  if (typeof file !== 'string' || !isAbsolute(file)) return known;
  const name = basename(file);
  const message = known.message.replaceAll(file, name);
  return new ServiceError(known.code, message, { ...known.details, file: name }, { cause: known });
}

/** What disk and store may be at fault of, as callers are told it. */
const OF_STORE: ReadonlySet<string> = new Set(['busy', 'storage_full']);

/**
 * Writes to the log what an answer does not tell: faults of ours, and of the store. What the caller got wrong is none,
 * whoever told it first: a search expression has the words of its parameter around it.
 */
export function logFault(request: FastifyRequest, error: ServiceError, operation?: string): void {
  if (error.code === 'internal' || (OF_STORE.has(error.code) && error.cause instanceof ServiceError))
    request.log.error(
      { err: error.cause ?? error, ...(operation !== undefined && { operation }) },
      'unexpected failure',
    );
}
