import type { FastifyReply, FastifyRequest } from 'fastify';
import { permits } from '#accounts/scopes.ts';
import type { KeyRecord } from '#accounts/store.ts';
import { ServiceError } from '#errors.ts';
import type { Call, InputPart, Operation } from '#operation.ts';
import { Turns } from '#turns.ts';
import type { TSchema } from '#typebox.mjs';
import { KEY_IN_URL } from './credentials.ts';
import type { RateLimit } from './rate-limit.ts';
import { IDS_OF_EVENTS } from './stream.ts';
import { notesOnUnread } from './unread.ts';
import { fieldNames, lazyValidator, type Place } from './validation.ts';

// What every door asks before an operation runs, and what holds it while it does.

/** @throws ServiceError `forbidden` naming the right that is missing and those that the key has. */
export function assertPermitted(key: KeyRecord, group: string, access: 'read' | 'run'): void {
  if (permits(key.scopes, group, access)) return;
  throw new ServiceError(
    'forbidden',
    `This API key has no right ${group}:${access}; its rights: ${key.scopes.join(', ')}.`,
  );
}

/**
 * Takes one call from the account's allowance and tells in headers what is left.
 * @throws ServiceError `rate_limited`.
 */
export function takeAllowance(reply: FastifyReply, limits: RateLimit, account_id: string): void {
  const allowance = limits.take(account_id);
  if (!allowance) return;
  reply.header('ratelimit-limit', String(allowance.limit));
  reply.header('ratelimit-remaining', String(allowance.remaining));
  reply.header('ratelimit-reset', String(allowance.reset_s));
  if (allowance.allowed) return;
  throw new ServiceError(
    'rate_limited',
    `Too many requests for this account; try again in ${allowance.retry_after_s} s.`,
    {
      retry_after_s: allowance.retry_after_s,
    },
  );
}

/** What a caller sent, not yet looked at. `body`: undefined where none came. */
export interface Given {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  /** Under any case; absent: none came. */
  readonly headers?: Readonly<Record<string, unknown>>;
}

type Read = Pick<Call, 'query' | 'body'>;

/** Turns what was sent into what the operation may see; validators are compiled at the first call. */
export function inputOf(operation: Operation) {
  const validator = (part: InputPart, place: Place, unread?: (value: unknown) => readonly string[]) =>
    operation.accepts.includes(part) ? lazyValidator(() => operation[part] as TSchema, place, unread) : undefined;
  /** What a body may have that its schema does not. */
  const besides = [...Object.keys(operation.body_aliases ?? {}), ...(operation.frames ? ['stream'] : [])];
  const validBody = validator('body', operation.files ? 'form' : 'body', (given) =>
    notesOnUnread(operation, [
      { place: 'body', given, read: fieldsOf(operation.body as TSchema, given), known: besides },
    ]),
  );
  const validQuery = validator('query', 'query');
  const validParams = validator('params', 'path');
  const validHeaders = validator('headers', 'header');
  return {
    readsBody: validBody !== undefined && operation.method !== 'GET',
    /** @throws ServiceError `invalid_request`, `missing_parameter` naming field, expectation and what was given. */
    read: ({ params, query, body = {}, headers = {} }: Given) => ({
      params: validParams?.(params) ?? {},
      query: validQuery?.(query) ?? {},
      headers: (validHeaders?.(headersNamed(operation, headers)) ?? {}) as Call['headers'],
      body: validBody?.(renamed(body, operation.body_aliases)) ?? {},
    }),
    /** Notes on what was sent and is in nothing that was read. */
    unread: (given: Pick<Given, 'query'> & { readonly body?: unknown }, read: Read): string[] =>
      notesOnUnread(operation, [
        {
          place: 'query',
          given: given.query,
          read: read.query,
          known: [KEY_IN_URL, ...(operation.frames ? [IDS_OF_EVENTS] : [])],
        },
        {
          place: 'body',
          given: given.body,
          read: read.body,
          known: besides,
        },
      ]),
  };
}

/** Of a value the fields that a schema has, as they were given. */
const fieldsOf = (schema: TSchema, given: unknown) =>
  Object.fromEntries(fieldNames(schema).map((name) => [name, (given as Record<string, unknown> | null)?.[name]]));

/** The headers that an operation reads, under the names of its schema. */
function headersNamed({ headers: schema }: Operation, given: Readonly<Record<string, unknown>>) {
  const names = Object.keys((schema as { properties?: object } | undefined)?.properties ?? {});
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = given[name] ?? given[name.toLowerCase()];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** The body with the fields that came under another name under their own. */
function renamed(body: unknown, aliases: Readonly<Record<string, string>> | undefined): unknown {
  if (!aliases || typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const copy: Record<string, unknown> = { ...body };
  for (const [other, field] of Object.entries(aliases)) {
    if (copy[other] !== undefined) copy[field] ??= copy[other];
  }
  return copy;
}

/** Of all doors, for they share the event loop: milliseconds of calls that begin in one round of it. */
const turns = new Turns(2);

/** Resolves when it is the turn of a call that `bounded` does not begin. */
export const itsTurn = async (): Promise<void> => turns.wait();

/**
 * Runs a handler, when it is its turn, until it answers, its time is up, or the caller goes away; the signal tells it
 * of both.
 */
export async function bounded<T>(
  request: FastifyRequest,
  timeout_ms: number,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const abort = new AbortController();
  const late = () =>
    abort.abort(
      new ServiceError('timeout', `The operation took longer than ${timeout_ms / 1000} s. Ask for less at once.`),
    );
  const gone = () => abort.abort(new ServiceError('busy', 'The caller went away.'));
  const timer = setTimeout(late, timeout_ms);
  const socket = request.raw.socket;
  socket.once('close', gone);
  const aborted = new Promise<never>((_, reject) => {
    abort.signal.addEventListener('abort', () => reject(abort.signal.reason), { once: true });
  });
  const begin = async () => {
    await turns.wait();
    abort.signal.throwIfAborted();
    return run(abort.signal);
  };
  try {
    return await Promise.race([begin(), aborted]);
  } finally {
    clearTimeout(timer);
    socket.removeListener('close', gone);
  }
}
