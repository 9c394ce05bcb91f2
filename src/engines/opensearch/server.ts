import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { SpanKind } from '@opentelemetry/api';
import { type Clock, monotonic } from '#clock.ts';
import { ServiceError } from '#errors.ts';
import { inSpan } from '#tracing/span.ts';
import { AGAIN_S, placeOf, searchFault, statusOf } from './faults.ts';

/** Where a server is and how it is entered. */
export interface ServerSettings {
  /** `https://user:password@host:9200`; further nodes after a comma, entered alike. */
  readonly url: string;
  /** A key in place of name and password. A secret. */
  readonly key?: string | undefined;
  /** File with the certificate of the authority that signed the server's, in PEM. */
  readonly ca?: string | undefined;
  /** Attempts at a request while the server is busy or away. Default 5. */
  readonly attempts?: number;
  /** Milliseconds that one request may take where nothing else is said. Default 60,000. */
  readonly request_ms?: number;
  /** Waits between attempts, and time: tests move them. */
  readonly wait?: (ms: number) => Promise<unknown>;
  readonly clock?: Clock;
}

/** What one request may take and do. */
export interface Asked {
  readonly timeout_ms?: number | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Statuses that are answers, no faults. */
  readonly accept?: readonly number[];
  readonly query?: Readonly<Record<string, string | number | boolean>>;
}

/** Attempts at a request that may be made twice. */
const ATTEMPTS = 5;
/**
 * The first wait at most, doubled each time; how long it is indeed is left to chance, or all would come back at once.
 */
const WAIT_MS = 100;
const LONGEST_WAIT_MS = 5_000;
/** After so many failures in a row nothing is asked for a while. */
const FAILURES = 5;
const REST_MS = 5_000;
const LONGEST_REST_MS = 60_000;
const REQUEST_MS = 60_000;
/** The oldest server that has what is needed: points in time as they are asked for here. */
const OLDEST: readonly [number, number] = [2, 4];

type Transport = {
  request(
    params: { method: string; path: string; body?: unknown; bulkBody?: unknown; querystring?: object },
    options: object,
  ): Promise<{ body: any; statusCode: number | null }> & { abort(): void };
};

/**
 * The way to a server: requests are repeated with growing waits of random length while it is busy or away, and after
 * several failures in a row are refused at once for a while, so that neither side waits for the other.
 */
export class Server {
  readonly place: string;
  readonly #settings: ServerSettings;
  readonly #wait: (ms: number) => Promise<unknown>;
  readonly #clock: Clock;
  #client: Promise<{ transport: Transport; close(): Promise<void> }> | undefined;
  #known: Promise<void> | undefined;
  #failures = 0;
  /** Of the last of them, with the remedy. */
  #reason = '';
  #rests_until = 0;

  constructor(settings: ServerSettings) {
    this.#settings = settings;
    this.place = placeOf(settings.url);
    this.#wait = settings.wait ?? pause;
    this.#clock = settings.clock ?? monotonic;
  }

  /** Asks for JSON. @throws ServiceError with the remedy. */
  async ask(method: string, path: string, body?: unknown, asked: Asked = {}): Promise<any> {
    await this.#checked();
    return this.#ask(method, path, { body }, asked);
  }

  /** Sends many writes, each of which is harmless when repeated. @param lines JSON. */
  async bulk(lines: readonly string[], query: Asked['query'] = {}): Promise<any> {
    await this.#checked();
    return this.#ask('POST', '/_bulk', { bulkBody: lines }, { query });
  }

  async wait(ms: number): Promise<void> {
    await this.#wait(ms);
  }

  /** Waits before attempt number `attempt`, from 1. */
  async rest(attempt: number): Promise<void> {
    await this.#wait(Math.random() * Math.min(LONGEST_WAIT_MS, WAIT_MS * 2 ** attempt));
  }

  #ask(method: string, path: string, sent: object, asked: Asked): Promise<any> {
    // only the last part of a path is of a fixed set; a span names nothing that a caller wrote
    const action = /\/_[a-z_]+$/.exec(path)?.[0] ?? '';
    const about = { 'db.system.name': 'opensearch', 'http.request.method': method };
    return inSpan(
      `opensearch ${method}${action && ` ${action}`}`,
      about,
      () => this.#persist(method, path, sent, asked),
      SpanKind.CLIENT,
    );
  }

  async #persist(method: string, path: string, sent: object, { timeout_ms, signal, accept = [], query }: Asked) {
    for (let attempt = 1; ; attempt++) {
      const now = this.#clock();
      if (now < this.#rests_until)
        throw new ServiceError(
          'busy',
          `The search engine ${this.place} failed ${this.#failures} times in a row and is asked again in a few seconds: ${this.#reason}`,
          {
            search: this.place,
            retry_after_s: Math.max(AGAIN_S, Math.ceil((this.#rests_until - now) / 1000)),
          },
        );
      signal?.throwIfAborted();
      let stop = () => {};
      try {
        const { transport } = await this.#connected();
        const request = transport.request(
          { method, path, ...sent, ...(query && { querystring: query }) },
          { requestTimeout: timeout_ms ?? this.#settings.request_ms ?? REQUEST_MS, maxRetries: 0, ignore: accept },
        );
        // a listener's answer that can be waited for and fails would end the process: `abort` answers the request
        stop = () => {
          request.abort();
        };
        signal?.addEventListener('abort', stop);
        const { body } = await request;
        this.#failures = 0;
        return body;
      } catch (cause) {
        signal?.throwIfAborted();
        const status = statusOf(cause as object);
        const passing = status === 429 || status === 502 || status === 503 || status === 504;
        const away = status === 0 && (cause as Error).name === 'ConnectionError';
        const fault = searchFault(cause, this.place);
        if (away) this.#failed(fault);
        else this.#failures = 0;
        // what it cannot answer, it cannot answer again either
        const again = (passing && fault.code !== 'invalid_query') || away;
        if (again && attempt < (this.#settings.attempts ?? ATTEMPTS) && this.#clock() >= this.#rests_until)
          await this.rest(attempt);
        else throw fault;
      } finally {
        signal?.removeEventListener('abort', stop);
      }
    }
  }

  #failed({ message }: ServiceError): void {
    this.#reason = message.slice(message.indexOf(': ') + 2);
    if (++this.#failures < FAILURES) return;
    const rest = Math.min(LONGEST_REST_MS, REST_MS * 2 ** (this.#failures - FAILURES));
    this.#rests_until = this.#clock() + rest;
  }

  /** Whether the server is one that can be used, asked once. */
  #checked(): Promise<void> {
    this.#known ??= this.#ask('GET', '/', {}, {}).then(({ version = {} }) => {
      const { distribution, number = '' } = version as { distribution?: string; number?: string };
      const [major = 0, minor = 0] = number.split('.').map(Number);
      const old = major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1]);
      if (distribution === 'opensearch' && !old) return;
      const is =
        distribution === 'opensearch'
          ? `OpenSearch ${number}`
          : number === ''
            ? 'no search server'
            : `not OpenSearch (${number})`;
      throw new ServiceError(
        'internal',
        `The search engine ${this.place} cannot be used: it is ${is}. Use OpenSearch ${OLDEST.join('.')} or later.`,
        { search: this.place },
      );
    });
    this.#known.catch(() => {
      this.#known = undefined;
    });
    return this.#known;
  }

  #connected() {
    this.#client ??= this.#connect();
    this.#client.catch(() => {
      this.#client = undefined;
    });
    return this.#client;
  }

  async #connect() {
    const { url, key, ca } = this.#settings;
    const { Client } = await driver();
    const nodes = url.split(',').map((each) => new URL(each));
    const { username, password } = nodes[0]!;
    return new Client({
      nodes: nodes.map(({ origin }) => origin),
      maxRetries: 0,
      ...(username !== '' && {
        auth: { username: decodeURIComponent(username), password: decodeURIComponent(password) },
      }),
      ...(key !== undefined && { headers: { authorization: `ApiKey ${key}` } }),
      ...(ca !== undefined && { ssl: { ca: readFileSync(ca) } }),
    }) as unknown as { transport: Transport; close(): Promise<void> };
  }

  async close(): Promise<void> {
    await (await this.#client?.catch(() => undefined))?.close();
    this.#client = undefined;
  }
}

/** Loaded only where a server is configured. @throws ServiceError if it is not installed. */
async function driver(): Promise<typeof import('@opensearch-project/opensearch')> {
  try {
    return await import('@opensearch-project/opensearch');
  } catch (cause) {
    throw new ServiceError(
      'internal',
      'PRIORA_SEARCH_URL is set, and the package `@opensearch-project/opensearch` is not installed. Install it with `npm install @opensearch-project/opensearch`.',
      {},
      { cause },
    );
  }
}
