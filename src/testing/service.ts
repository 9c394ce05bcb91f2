import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { OpenAccounts } from '#accounts/accounts.ts';
import type { Scope } from '#accounts/scopes.ts';
import type { OpenUsers } from '#accounts/users.ts';
import { type Clock, systemClock } from '#clock.ts';
import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { openStorage } from '#composition/corpus.ts';
import { startService } from '#composition/service.ts';
import { openAccounts } from '#composition/stores.ts';
import { type Config, readConfig } from '#config.ts';
import type { Corpus } from '#corpus/corpus.ts';
import type { Perform } from '#flows/step-job.ts';
import { createLog } from '#http/log.ts';
import { SpareThreads } from '#isolation/spare-threads.ts';
import type { Group, Operation } from '#operation.ts';
import type { Feed } from '#sources/feed.ts';
import type { Sync } from '#sync/sync.ts';
import type { TSchema } from '#typebox.mjs';
import { Compile } from '#typebox.mjs';

export interface TestServiceOptions {
  /** Patents to start with, or the whole demo corpus: many are stored once in a run of the tests, and copied. */
  readonly corpus?: readonly Patent[] | 'demo';
  /** Default: the whole catalogue. */
  readonly groups?: readonly Group[];
  /** Settings other than the defaults; the port is always a free one. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Sources that may be followed; default: every one that is declared. */
  readonly feeds?: readonly Feed[];
  readonly watchSteps?: (perform: Perform) => Perform;
  readonly clock?: Clock;
  /** Of durations; default: `clock`. */
  readonly steady?: Clock;
  /** Where its folder is to be; it must not exist yet. Default: one of its own, which goes with the service. */
  readonly data_dir?: string;
}

/** Threads that outlive the services of a process: what they have loaded and compiled is there for the next one. */
const spare = new SpareThreads(2);

/** Patents that take longer to store than to copy. */
const MANY = 50;

/** What a call answered. */
export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body as JSON; undefined when there is none. */
  readonly json: any;
  /** `data` of the envelope; the whole body of an operation that has none of ours. */
  readonly data: any;
}

export interface CallOptions {
  readonly body?: unknown;
  /** Files of a form, by part; with them, the fields of `body` are sent as texts of the form. */
  readonly files?: Readonly<Record<string, { name: string; base64: string }>>;
  readonly query?: Readonly<Record<string, string | number | boolean>>;
  readonly params?: Readonly<Record<string, string>>;
  /** Another key than the service's first; `null` sends none. */
  readonly key?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

export interface TestService {
  readonly url: string;
  readonly data_dir: string;
  readonly config: Config;
  readonly corpus: Corpus;
  readonly accounts: OpenAccounts;
  readonly users: OpenUsers;
  readonly sources: Sync;
  readonly account_id: string;
  /** A key of the account with all rights. */
  readonly key: string;
  makeKey(wanted?: { name?: string; scopes?: readonly Scope[]; expires_at?: number }): Promise<string>;
  /** Calls an operation (or `METHOD /path`) over HTTP with the service's key. */
  call(operation: Operation | `${string} /${string}`, options?: CallOptions): Promise<Reply>;
  /** Everything logged so far. */
  log(): string;
  /** Stops the service as a signal would. The folder stays until `close`. */
  stop(): Promise<void>;
  close(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}

/** Starts the real service: listening on a free port, on real stores in a folder of its own, with a real key. */
export async function startTestService(options: TestServiceOptions = {}): Promise<TestService> {
  const data_dir = options.data_dir ?? (await mkdtemp(join(tmpdir(), 'priora-test-')));
  const config = readConfig({
    PRIORA_LOG_LEVEL: 'debug',
    // what a test stores of its own stands among what it has of the demo
    PRIORA_DEMO_APART: 'false',
    // a machine that does much else answers late, and no test fails for it
    PRIORA_REQUEST_TIMEOUT_S: '3600',
    ...options.settings,
    PRIORA_DATA_DIR: data_dir,
    HOST: '127.0.0.1',
    PORT: '0',
  });
  const { corpus: wanted = [] } = options;
  const elsewhere = config.PRIORA_DATABASE_URL !== undefined || config.PRIORA_SEARCH_URL !== undefined;
  const copied = wanted === 'demo' || (wanted.length >= MANY && !elsewhere);
  if (copied) {
    const { copyDemo, copyStored } = await import('./demo.ts');
    await (wanted === 'demo' ? copyDemo(data_dir) : copyStored(wanted, data_dir));
  }
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const log = createLog(config.PRIORA_LOG_LEVEL!, sink);
  const clock = options.clock ?? systemClock;
  const accounts = openAccounts(config, { clock, ...(options.steady && { steady: options.steady }) });
  const corpus = await openStorage(config);
  if (!copied && wanted.length > 0) await corpus.put(patents, wanted);
  const service = await startService(config, {
    corpus,
    accounts,
    log,
    spare,
    ...(options.clock && { clock }),
    ...(options.steady && { steady: options.steady }),
    ...(options.groups && { groups: options.groups }),
    ...(options.feeds && { feeds: options.feeds }),
    ...(options.watchSteps && { watchSteps: options.watchSteps }),
  });
  const account_id = (await accounts.all.create('tests')).id;
  const makeKey: TestService['makeKey'] = async (wanted = {}) =>
    (await accounts.createKey({ account_id, name: 'test', ...wanted })).key;
  const key = await makeKey({ name: 'all rights' });

  const call = callsTo(service.url, key);
  const close = async () => {
    await service.stop();
    await rm(data_dir, { recursive: true, force: true });
  };
  return {
    url: service.url,
    data_dir,
    config,
    corpus,
    accounts,
    users: service.users,
    sources: service.sources,
    account_id,
    key,
    makeKey,
    call,
    log: () => lines.join(''),
    stop: () => service.stop(),
    close,
    [Symbol.asyncDispose]: close,
  };
}

/** A read that waits so long for the end of work, or longer, is meant to see it. */
const LONG_WAIT_MS = 10_000;
const MOST_READS = 20;

/**
 * Calls over HTTP of the service at a URL, with a key unless another is given. A read that has waited for as long as it
 * said asks again, as clients do: on a busy machine the work was not done yet.
 */
export const callsTo = (base: string, key: string): TestService['call'] => {
  const once = callsOnceTo(base, key);
  return async (operation, given = {}) => {
    const { wait_ms = 0 } = { ...given.query, ...(typeof given.body === 'object' && given.body) } as {
      wait_ms?: number;
    };
    const reads = typeof operation === 'string' ? operation.startsWith('GET ') : operation.access !== 'run';
    for (let left = MOST_READS; ; left--) {
      const began = performance.now();
      const reply = await once(operation, given);
      const waited = wait_ms >= LONG_WAIT_MS && performance.now() - began >= wait_ms;
      if (!reads || !waited || left === 0) return reply;
    }
  };
};

const callsOnceTo =
  (base: string, key: string): TestService['call'] =>
  async (operation, given = {}) => {
    const [method, path] =
      typeof operation === 'string'
        ? (operation.split(/ (.*)/) as [string, string])
        : [operation.method, operation.path];
    const filled = path.replace(/\{([^{}]+)\}/g, (_, name: string) => encodeURIComponent(given.params?.[name] ?? ''));
    const url = new URL(filled, base);
    for (const [name, value] of Object.entries(given.query ?? {})) url.searchParams.append(name, String(value));
    const sent = given.key === undefined ? key : given.key;
    const response = await fetch(url, {
      method,
      redirect: 'manual',
      headers: {
        ...(sent !== null && { authorization: `Bearer ${sent}` }),
        ...(given.body !== undefined && !given.files && { 'content-type': 'application/json' }),
        ...given.headers,
      },
      ...((given.body !== undefined || given.files) && { body: bodyOf(given) }),
      ...(given.signal && { signal: given.signal }),
    });
    const text = await response.text();
    const whole = typeof operation === 'object' && operation.whole;
    const isJson = /json/.test(response.headers.get('content-type') ?? '') && text !== '';
    const json = isJson ? JSON.parse(text) : undefined;
    return { status: response.status, headers: response.headers, text, json, data: whole ? json : json?.data };
  };

function bodyOf({ body, files }: CallOptions): string | FormData {
  if (!files) return typeof body === 'string' ? body : JSON.stringify(body);
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) form.set(name, String(value));
  for (const [part, { name, base64 }] of Object.entries(files))
    form.append(part, new Blob([Buffer.from(base64, 'base64')]), name);
  return form;
}

/** Where a value breaks a schema, as `path: message`; empty if it does not. */
export function violations(schema: TSchema, value: unknown): readonly string[] {
  return Compile(schema)
    .Errors(value)
    .map(({ instancePath, message }) => `${instancePath || '/'}: ${message}`);
}
