import type { Answer, Api, Input, NameOf } from './api.ts';
import { eventsOf } from './events.ts';
import { type ErrorCode, Failure, failureOf } from './failure.ts';

export interface ClientOptions {
  /** What stands before every path: `https://priora.example`, `/manage`; default: the page's own host. */
  readonly base?: string;
  /** Sent as `Authorization: Bearer`. */
  readonly key?: string;
  /** Further headers, asked for at every call. */
  readonly headers?: () => Readonly<Record<string, string>>;
  /** `data`: answers stand in the interface's envelope, and its data is given; `none`: they are given as they are. */
  readonly envelope?: 'data' | 'none';
  /**
   * How often a call is repeated that the service has refused before it began (`busy`, `rate_limited`); default 0. What
   * was begun is not asked for again, unless calls are `once`.
   */
  readonly retries?: number;
  /**
   * Each call is given a key of its own (`Idempotency-Key`), by which the service does it once: so one whose answer was
   * lost is repeated too, and answered as the first time.
   */
  readonly once?: boolean;
  /** Called with every failure before it is thrown. */
  readonly onFailure?: (failure: Failure, name: string) => void;
  /** Default: the global one. */
  readonly fetch?: typeof fetch;
}

/** The input of a call: left out where nothing of it is required. */
export type Given<A extends Api<A>, Name extends keyof A> =
  {} extends Input<A, Name> ? [input?: Input<A, Name>] : [input: Input<A, Name>];

/** An answer with what the service says beside it. */
export interface Tagged<T> {
  readonly answer: T;
  /** The sign that the service gives its present state. */
  readonly tag: string | undefined;
  /** What the answer lacks, in sentences for people; mostly none. */
  readonly notes: readonly string[];
}

/** Where a stream was left, to go on from there. */
export interface Place {
  /** The id of the last event that was read. */
  last?: string;
}

/** The names of the calls that stream. */
type StreamName<A extends Api<A>> = {
  [Name in NameOf<A>]: A[Name]['frames'] extends true ? Name : never;
}[NameOf<A>];

export interface Client<A extends Api<A>> {
  /**
   * Makes a call and gives what it answers.
   * @throws Failure; an AbortError when the signal says so
   */
  call<Name extends NameOf<A>>(name: Name, ...given: Given<A, Name>): Promise<Answer<A, Name>>;
  /** The same, with what the service says beside the answer. */
  tagged<Name extends NameOf<A>>(name: Name, ...given: Given<A, Name>): Promise<Tagged<Answer<A, Name>>>;
  /** The same, unless the answer still is the one with that tag: then undefined. */
  ifChanged<Name extends NameOf<A>>(
    name: Name,
    tag: string | undefined,
    ...given: Given<A, Name>
  ): Promise<Tagged<Answer<A, Name>> | undefined>;
  /**
   * Yields the answers of a stream one by one. A connection that breaks is taken up again behind the last event that
   * came (`Last-Event-ID`), for as long as the service holds the stream. `place` remembers where it is, also for a
   * later call.
   * @param ended tells the last answer of a whole stream, so that a cut is known from an end; default: the end of the
   * response
   */
  stream<Name extends StreamName<A>>(
    name: Name,
    input: Input<A, Name>,
    options?: { readonly place?: Place; readonly ended?: (frame: Answer<A, Name>) => boolean },
  ): AsyncGenerator<Answer<A, Name>, void>;
}

/** Failures that another try may mend: of any call, and of one that the service does once however often it comes. */
const AGAIN = new Set<ErrorCode | undefined>(['busy', 'rate_limited']);
const AGAIN_ONCE = new Set<ErrorCode | undefined>([...AGAIN, 'idempotency_key_in_use', 'unreachable']);
const PAUSES_MS = [200, 700, 1500];
const CUT =
  'The connection broke while the answer was being written. Ask to have it written again; nothing else was lost.';
const UNREACHABLE = 'The service cannot be reached. Nothing was lost; try again when it runs.';
const LONGEST_PAUSE_MS = 30_000;

/** A success as the interface wraps it. */
interface Enveloped {
  readonly data?: unknown;
  readonly notes?: readonly string[];
}

/** Some operations answer without an envelope, or with another one: that is their answer, whole. */
const isEnvelope = (json: unknown): json is Enveloped =>
  typeof json === 'object' &&
  json !== null &&
  typeof (json as { status?: unknown }).status === 'boolean' &&
  'data' in json;

/** As the transport sees an input. */
interface Sent {
  readonly body?: unknown;
  readonly query?: unknown;
  readonly params?: unknown;
  readonly signal?: AbortSignal;
}

/** Makes a client of the API's calls. */
export function createClient<A extends Api<A>>(options: ClientOptions = {}): Client<A> {
  const { base = '', key, envelope = 'data', retries = 0 } = options;
  const fetched = options.fetch ?? ((...request: Parameters<typeof fetch>) => fetch(...request));

  async function send(name: string, input: Sent, headers: Record<string, string>): Promise<Response> {
    const { method, path } = placeOf(name, input);
    const form = formOf(input.body);
    try {
      return await fetched(`${base}${path}`, {
        method,
        headers: {
          ...(key !== undefined && { authorization: `Bearer ${key}` }),
          ...options.headers?.(),
          ...(input.body !== undefined && !form && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(input.body !== undefined && { body: form ?? JSON.stringify(input.body) }),
        ...(input.signal && { signal: input.signal }),
      });
    } catch (cause) {
      if (input.signal?.aborted) throw cause;
      throw new Failure(UNREACHABLE, { code: 'unreachable', status: 0, cause });
    }
  }

  async function exchange(
    name: string,
    input: Sent,
    own: Record<string, string>,
    tag?: string,
  ): Promise<Tagged<unknown> | undefined> {
    const reply = await send(name, input, {
      accept: 'application/problem+json, application/json',
      ...own,
      ...(tag !== undefined && { 'if-none-match': tag }),
    });
    if (reply.status === 304) return undefined;
    if (reply.ok && isFile(reply)) return { answer: await reply.blob(), tag: undefined, notes: [] };
    const json = await jsonOf(reply);
    if (!reply.ok || refuses(json)) throw failureOf(reply, json, pauseOf(reply));
    return {
      answer: envelope === 'data' && isEnvelope(json) ? json.data : json,
      tag: reply.headers.get('etag') ?? undefined,
      notes: (envelope === 'data' && isEnvelope(json) && json.notes) || [],
    };
  }

  async function attempt(name: string, input: Sent, tag?: string): Promise<Tagged<unknown> | undefined> {
    const own: Record<string, string> = options.once && !name.startsWith('GET ') ? { 'idempotency-key': ownKey() } : {};
    for (let tries = 0; ; tries++) {
      try {
        return await exchange(name, input, own, tag);
      } catch (thrown) {
        if (!(thrown instanceof Failure)) throw thrown;
        if (!(options.once ? AGAIN_ONCE : AGAIN).has(thrown.code) || tries >= retries) {
          options.onFailure?.(thrown, name);
          throw thrown;
        }
        const told = Number(thrown.details.retry_after_s);
        await pause(Math.min(told > 0 ? told * 1000 : 250 * 2 ** tries, LONGEST_PAUSE_MS), input.signal);
      }
    }
  }

  async function* frames(name: string, input: Sent, place: Place, ended?: (frame: unknown) => boolean) {
    const numbered = { ...input, query: { ...(input.query as object | undefined), event_ids: true } };
    for (let tries = 0; ; ) {
      const before = place.last;
      try {
        const reply = await send(name, numbered, {
          // the chat operations tell a refusal in the envelope alone
          accept: 'text/event-stream, application/json',
          ...(place.last !== undefined && { 'last-event-id': place.last }),
        });
        if (!reply.ok || !reply.headers.get('content-type')?.startsWith('text/event-stream'))
          throw failureOf(reply, await jsonOf(reply), place.last === undefined ? {} : { resuming: true });
        for await (const { id, data } of eventsOf(reply)) {
          const {
            status,
            error_msg,
            data: frame,
          } = JSON.parse(data) as { status: boolean; error_msg?: string; data?: unknown };
          if (!status) throw failureOf(reply, { error_msg: error_msg || CUT });
          if (id) place.last = id;
          yield frame;
          if (ended?.(frame)) return;
        }
        if (!ended) return;
      } catch (thrown) {
        if (input.signal?.aborted) throw thrown;
        if (thrown instanceof Failure && thrown.code !== 'unreachable') {
          options.onFailure?.(thrown, name);
          throw thrown;
        }
      }
      if (place.last !== before) tries = 0; // it went on: the next cut is another one
      const pause_ms = PAUSES_MS[tries++];
      if (pause_ms === undefined) throw new Failure(CUT, { code: 'cut', status: 0 });
      await pause(pause_ms, input.signal);
    }
  }

  return {
    async call(name, ...[input]) {
      return (await attempt(name, input ?? {}))!.answer as never;
    },
    async tagged(name, ...[input]) {
      return (await attempt(name, input ?? {})) as never;
    },
    async ifChanged(name, tag, ...[input]) {
      return (await attempt(name, input ?? {}, tag)) as never;
    },
    stream: (name, input, { place = {}, ended } = {}) => frames(name, input, place, ended as never) as never,
  };
}

/** Method and address of a call: names of its path filled in, its query behind. */
function placeOf(name: string, { params = {}, query = {} }: Sent): { method: string; path: string } {
  const [method = '', template = ''] = name.split(' ');
  const values = params as Readonly<Record<string, unknown>>;
  const path = template.replace(/(?<=\/)(?::(\w+)|\{(\w+)\})/g, (_, one?: string, other?: string) =>
    encodeURIComponent(String(values[one ?? other ?? ''] ?? '')),
  );
  const search = new URLSearchParams();
  for (const [field, value] of Object.entries(query as Readonly<Record<string, unknown>>))
    if (value !== undefined) search.append(field, String(value));
  return { method, path: search.size > 0 ? `${path}?${search}` : path };
}

/** A form, or a body with files among its fields as one; undefined for any other, which is sent as JSON. */
function formOf(body: unknown): FormData | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  if (body instanceof FormData) return body;
  const fields = Object.entries(body).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((each) => [name, each as unknown] as const),
  );
  if (!fields.some(([, value]) => value instanceof Blob)) return undefined;
  const form = new FormData();
  for (const [name, value] of fields)
    if (value instanceof Blob) form.append(name, value, value instanceof File ? value.name : name);
    else if (value !== undefined) form.append(name, String(value));
  return form;
}

/** An answer that is kept, not read. */
const isFile = (reply: Response): boolean => /^(?!.*json)./.test(reply.headers.get('content-type') ?? '');

/** 128 random bits; `randomUUID` is missing on pages that came over plain http. */
const ownKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The body as JSON; undefined where it is none. */
async function jsonOf(reply: Response): Promise<unknown> {
  const text = await reply.text();
  if (!text || !/json/.test(reply.headers.get('content-type') ?? '')) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** An envelope that says no under a status that says yes. */
const refuses = (json: unknown): boolean =>
  typeof json === 'object' && json !== null && 'status' in json && json.status === false;

const pauseOf = (reply: Response) => {
  const seconds = Number(reply.headers.get('retry-after'));
  return seconds > 0 ? { retry_after_s: seconds } : {};
};

/** Waits. @throws The reason of the signal, once it was aborted. */
export async function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms));
  signal?.throwIfAborted();
}
