import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { Accounts } from '#accounts/accounts.ts';
import { onBehalfOf } from '#accounts/caller.ts';
import type { KeptAnswers } from '#accounts/kept-answers.ts';
import { groupSlug } from '#accounts/scopes.ts';
import type { KeyRecord } from '#accounts/store.ts';
import type { Users } from '#accounts/users.ts';
import type { Clock } from '#clock.ts';
import { ERRORS, ServiceError } from '#errors.ts';
import { withPatience } from '#models/patience.ts';
import { BODY_BYTES, type Call, callNotes, FileAnswer, type Group, type Operation } from '#operation.ts';
import type { Services } from '#services.ts';
import { turn } from '#turns.ts';
import { assertPermitted, bounded, inputOf, takeAllowance } from './admission.ts';
import { logFault, sendData, sendFailure, sendWhole, toServiceError, withNotes } from './answers.ts';
import { authenticate, credentialsOf } from './credentials.ts';
import { readJsonBody } from './json-body.ts';
import { jsonInSlices } from './json-writer.ts';
import { readForm } from './multipart.ts';
import { isChat } from './openapi.ts';
import type { RateLimit } from './rate-limit.ts';
import { onceOnly, repeatable } from './repeats.ts';
import { carriesCookie, keyOfSession, personOf, provenSession } from './sessions.ts';
import type { Streams } from './stream.ts';

/** What is known of a call while it is answered; hangs on the request as `request.call`. */
export interface CallState {
  /** Operation id, or the name of a fixed route. */
  readonly operation: string;
  readonly chat: boolean;
  key?: KeyRecord;
  key_in_url?: boolean;
  error_code: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    call: CallState | null;
  }
}

export interface CatalogueOptions {
  readonly groups: readonly Group[];
  readonly services: Services;
  readonly accounts: Accounts;
  /** People of the console, who call with their session instead of a key. */
  readonly users?: Users | undefined;
  readonly limits: RateLimit;
  /** Of calls that change something, for those who send them again. */
  readonly answers: KeptAnswers;
  readonly streams: Streams;
  readonly body_limit_bytes: number;
  readonly timeout_ms: number;
  readonly clock: Clock;
  /** Until when the corpus goes: `2026-08-04`; see `corpusAsOf`. */
  readonly as_of?: () => string | undefined;
}

/** One route per operation and alias: key, rights, limit, body, validation, handler, envelope, ledger. */
export function serveCatalogue(app: FastifyInstance, options: CatalogueOptions): void {
  for (const group of options.groups) {
    const slug = groupSlug(group.tag);
    for (const operation of group.operations) {
      const answer = answering(operation, slug, options);
      const places = [
        ...[operation.path, ...(operation.aliases ?? [])].map((path) => ({ path, method: operation.method })),
        ...(operation.posted_at ?? []).map((path) => ({ path, method: 'POST' })),
      ];
      for (const { path, method } of places) {
        app.route({
          method: method as HTTPMethods,
          url: path.replace(/\{([^{}]+)\}/g, ':$1'),
          // a HEAD must not start work
          exposeHeadRoute: method === 'GET' && operation.access !== 'run',
          handler: answer,
          onRequest: (request, _reply, done) => {
            request.call = { operation: operation.id, chat: isChat(operation), error_code: 0 };
            // Bodies are read as JSON whatever they are called; a content type that is none must not stop them.
            const { headers } = request.raw;
            if (headers['content-type'] !== undefined && !/^[^\s/;]+\/[^\s/;]+\s*(;|$)/.test(headers['content-type']))
              delete headers['content-type'];
            done();
          },
        });
      }
    }
  }
}

function answering(operation: Operation, group: string, options: CatalogueOptions) {
  const { accounts, services, clock, streams } = options;
  const access = operation.access ?? 'read';
  const chat = isChat(operation);
  const input = inputOf(operation);
  const limit_bytes = Math.min(operation.body_limit_bytes ?? BODY_BYTES, options.body_limit_bytes);

  async function admitted(request: FastifyRequest, reply: FastifyReply) {
    const state = request.call!;
    const { key, in_url } = await callerOf(request, options);
    state.key = key;
    state.key_in_url = in_url;
    assertPermitted(key, group, access);
    if (operation.keys_only && personOf(key) !== undefined)
      throw new ServiceError('forbidden', 'This operation is called with an API key, not from a page.');
    takeAllowance(reply, options.limits, key.account_id);
    const { params, query, headers } = request;
    const account = { id: key.account_id };
    const notes = callNotes();
    if (operation.files) {
      const form = await readForm(request.raw, operation.files, services.files);
      try {
        // the schema sees the name of a part's file: enough to tell that it is there
        const named = Object.fromEntries(form.files.map(({ field, name }) => [field, name || field]));
        const call = input.read({ params, query, headers, body: { ...form.fields, ...named } });
        input.unread({ query, body: form.fields }, call).forEach(notes.note);
        return { call: { ...call, account, files: form.files, note: notes.note }, notes, end: form.discard };
      } catch (error) {
        await form.discard();
        throw error;
      }
    }
    if (request.method === 'POST' && operation.method === 'GET') {
      const posted = await readJsonBody(request.raw, limit_bytes);
      const asked = { ...(query as object), ...(posted as object) };
      const read = input.read({ params, query: asked, headers, body: undefined });
      input.unread({ query: asked }, read).forEach(notes.note);
      return { call: { ...read, account, files: [], note: notes.note }, notes };
    }
    const body = input.readsBody ? await readJsonBody(request.raw, limit_bytes) : undefined;
    const read = input.read({ params, query, headers, body });
    input.unread({ query, body }, read).forEach(notes.note);
    return { call: { ...read, account, files: [], note: notes.note }, notes };
  }

  /** Sends the stream; the failure that ended it is the caller's to record. */
  async function stream(
    request: FastifyRequest,
    reply: FastifyReply,
    call: Awaited<ReturnType<typeof admitted>>['call'],
  ) {
    const owner = `${call.account.id} ${operation.id}`;
    const resumed = await streams.resume(request, reply, owner);
    if (resumed) return resumed;
    return streams.run(reply, owner, options.timeout_ms, (signal) => operation.frames!({ ...call, signal }, services));
  }

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const started = performance.now();
    const at = clock();
    const state = request.call!;
    let send: () => FastifyReply;
    let units = 0;
    let large = false;
    let end: (() => Promise<void>) | undefined;
    const sent = (work: () => Promise<void>) =>
      void reply.raw.once('finish', () =>
        work().catch((error) => logFault(request, toServiceError(error), operation.id)),
      );
    const callerFor = ({ account, note }: Pick<Call, 'account' | 'note'>) => {
      const user_id = personOf(state.key!);
      return {
        account_id: account.id,
        note,
        key_id: state.key!.id,
        ...(user_id !== undefined && { user_id }),
        operation_id: operation.id,
        correlation_id: request.id,
      };
    };
    try {
      const admission = await admitted(request, reply);
      const { call, notes } = admission;
      ({ end } = admission);
      if (operation.frames && wantsFrames(operation, call.body)) {
        const { error, fault, frames } = await onBehalfOf(callerFor(call), () => stream(request, reply, call));
        if (frames > 0) units = 1;
        if (error) state.error_code = ERRORS[error.code].error_code;
        if (fault !== undefined) request.log.error({ err: fault, operation: operation.id }, 'unexpected failure');
        send = () => reply;
      } else {
        const make = async () => {
          const most_ms = Math.max(options.timeout_ms, operation.timeout_ms ?? 0);
          const data = await bounded(request, most_ms, (signal) =>
            onBehalfOf(callerFor(call), () =>
              operation.handle({ ...call, signal, sent }, withPatience(services, most_ms)),
            ),
          );
          return { data, notes: notes.made() };
        };
        const repeat = access === 'run' ? repeatable(request, operation.id, call) : undefined;
        const made = repeat ? await onceOnly(options.answers, repeat, reply, make) : await make();
        const answer = operation.whole ? withNotes(reply, made.data, made.notes) : made.data;
        const written = answer instanceof FileAnswer ? answer : jsonInSlices(answer);
        // waiting where nothing has to be waited for would cost every call a turn
        large = written instanceof Promise;
        const body = written instanceof Promise ? await written : written;
        units = 1;
        const as_of = options.as_of?.();
        if (as_of !== undefined) reply.header('x-corpus-as-of', as_of);
        send = () =>
          operation.whole || body instanceof FileAnswer ? sendWhole(reply, body) : sendData(reply, body, made.notes);
      }
    } catch (thrown) {
      const error = toServiceError(thrown);
      state.error_code = ERRORS[error.code].error_code;
      logFault(request, error, operation.id);
      send = () => sendFailure(request, reply, error, chat, operation.failures);
    }
    await end?.();
    if (large) await turn();
    send();
    if (state.key) {
      accounts.used(
        {
          at,
          account_id: state.key.account_id,
          key_id: state.key.id,
          operation_id: operation.id,
          status: reply.statusCode,
          error_code: state.error_code,
          units,
          duration_ms: performance.now() - started,
        },
        { address: request.address, in_url: state.key_in_url ?? false },
      );
    }
    return reply;
  };
}

/** The key sent; or, where none is sent, the session of a page of the console. */
async function callerOf(request: FastifyRequest, { accounts, users }: CatalogueOptions) {
  if (users && carriesCookie(request) && credentialsOf(request).length === 0)
    return { key: keyOfSession(await provenSession(request, users)), in_url: false };
  return authenticate(request, accounts);
}

/** Whether the caller wants a stream, or one answer. */
const wantsFrames = ({ streamed }: Operation, body: unknown): boolean =>
  streamed ? streamed(body as never) : (body as { stream?: boolean }).stream !== false;
