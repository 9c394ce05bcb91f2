import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { bare, isLoopback } from '#loopback.ts';
import { isPublicAddress, PRIVATE_ADDRESS, publicLookup } from './addresses.ts';
import { bodyWithin } from './body.ts';
import { EgressRefused } from './guard.ts';

/** Why an answer of somebody else's server is none. */
export type RequestProblem =
  /** Nobody permits the address: it stays so until somebody changes a setting or a declaration. */
  | 'refused'
  /** 401, 403. */
  | 'denied'
  /** 404, 410. */
  | 'gone'
  /** 429, 503: later, `retry_after_ms` if they say when. */
  | 'later'
  /** Any other status, or no answer: worth another try. */
  | 'broken';

/** A request that was not answered with what was asked for; the message is for people and names no credential. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly problem: RequestProblem;
  /** Of an answer. */
  readonly status: number | undefined;
  readonly retry_after_ms: number | undefined;

  constructor(
    problem: RequestProblem,
    message: string,
    told: ErrorOptions & { readonly status?: number; readonly retry_after_ms?: number | undefined } = {},
  ) {
    super(message, told);
    this.problem = problem;
    this.status = told.status;
    this.retry_after_ms = told.retry_after_ms;
  }
}

/** Whom requests may reach. */
export interface Reach {
  /** Names of hosts, lower case; over https, at port 443, and at public addresses alone. */
  readonly hosts: ReadonlySet<string>;
  /** Those of them that may be at private addresses, at any port, and without TLS. */
  readonly private_hosts: ReadonlySet<string>;
  /** Proxy for everything but private hosts, as `http://user:password@proxy:3128`. */
  readonly proxy?: string;
  /** For tests. */
  readonly lookup?: Parameters<typeof publicLookup>[0];
}

export interface Asked {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent to the first host alone, and to nobody that it leads to. */
  readonly secret_headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Nothing may come for so long. */
  readonly idle_ms: number;
  readonly signal?: AbortSignal;
}

/** An answer with status 200 or 206; its body is read once, or given up with `close`. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Where it came from after redirects. */
  readonly url: URL;
  readonly body: AsyncIterable<Uint8Array>;
  close(): void;
}

const MOST_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
/** No publisher is waited for longer than this. */
const LONGEST_WAIT_MS = 86_400_000;

/** What is said of an address: never its query, which may have a key. */
export const shownUrl = ({ origin, pathname }: URL): string => `${origin}${pathname}`;

/**
 * An address that a reach permits.
 * @param base The address that leads to it.
 * @throws RequestError `refused` with the reason.
 */
export function permittedUrl(text: string, { hosts, private_hosts }: Reach, base?: URL): URL {
  const url = URL.canParse(text, base?.href) ? new URL(text, base) : undefined;
  const refused = (why: string) =>
    new RequestError('refused', `${url ? shownUrl(url) : 'An address that is none'} is not asked: ${why}.`);
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) throw refused('it is no https address');
  if (url.username !== '' || url.password !== '') throw refused('it has a user name in it');
  const host = bare(url.hostname);
  if (!hosts.has(host)) throw refused(`${host} is not among the hosts of this source`);
  // what is secret would go on in the clear
  if (base?.protocol === 'https:' && url.protocol !== 'https:') throw refused('it leads from https to plain http');
  if (private_hosts.has(host)) return url;
  if (url.protocol !== 'https:') throw refused('it is not over https');
  if (url.port !== '') throw refused(`port ${url.port} is not that of https`);
  if ((isIP(host) !== 0 && !isPublicAddress(host)) || isLoopback(host))
    throw refused(`${host} is an address of this machine or of a private network`);
  return url;
}

/** How long to wait, from a header with seconds or a date (RFC 9110, 10.2.3); undefined where it has neither. */
export function retryAfter(header: string | undefined, now: number): number | undefined {
  if (header === undefined) return undefined;
  const ms = /^\d{1,9}$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(0, ms), LONGEST_WAIT_MS);
}

/** Asks servers of others: hosts of a reach and nobody else, wherever they lead. TLS is verified always. */
export class Requests {
  private readonly reach: Reach;
  private readonly now: () => number;
  private readonly agents: readonly [http.Agent, https.Agent];
  private readonly proxied: readonly [http.Agent, https.Agent] | undefined;

  constructor(reach: Reach, now: () => number) {
    this.reach = reach;
    this.now = now;
    // said here, so that no variable of the environment takes the check away
    const options = { keepAlive: true, maxSockets: 2, rejectUnauthorized: true };
    this.agents = [new http.Agent(options), new https.Agent(options)];
    const proxyEnv = reach.proxy && { HTTP_PROXY: reach.proxy, HTTPS_PROXY: reach.proxy };
    this.proxied = proxyEnv
      ? [new http.Agent({ ...options, proxyEnv }), new https.Agent({ ...options, proxyEnv })]
      : undefined;
  }

  /**
   * Follows redirects, each checked as the first address was; secrets go to the first host alone.
   * @throws RequestError; what `signal` was aborted with.
   */
  async ask(address: string, asked: Asked): Promise<Answer> {
    let url = permittedUrl(address, this.reach);
    const first = url.host;
    for (let hop = 0; ; hop++) {
      asked.signal?.throwIfAborted();
      const answer = await this.once(url, asked, url.host === first);
      const { statusCode: status = 0, headers } = answer;
      if (REDIRECTS.has(status) && headers.location !== undefined) {
        answer.destroy();
        if (hop === MOST_REDIRECTS)
          throw new RequestError('broken', `${shownUrl(url)} leads from one address to the next without an end.`);
        url = permittedUrl(headers.location, this.reach, url);
        if (asked.body !== undefined && url.host !== first)
          throw new RequestError('refused', `${shownUrl(url)} is not told what was meant for ${first}.`);
        continue;
      }
      if (status === 200 || status === 206)
        return { status, headers, url, body: bodyOf(answer, url), close: () => answer.destroy() };
      answer.destroy();
      throw this.failed(status, headers, url);
    }
  }

  close(): void {
    for (const agent of [...this.agents, ...(this.proxied ?? [])]) agent.destroy();
  }

  private once(url: URL, { method = 'GET', body, ...asked }: Asked, trusted: boolean): Promise<IncomingMessage> {
    const inner = this.reach.private_hosts.has(bare(url.hostname));
    const secure = url.protocol === 'https:';
    const [plain, tls] = (!inner && this.proxied) || this.agents;
    // behind a proxy names are looked up by the proxy
    const checked = !inner && !this.proxied;
    return new Promise((done, failed) => {
      const request = (secure ? https : http).request(url, {
        method,
        agent: secure ? tls : plain,
        headers: {
          'accept-encoding': 'identity',
          ...asked.headers,
          ...(trusted && asked.secret_headers),
          ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
        },
        timeout: asked.idle_ms,
        ...(asked.signal && { signal: asked.signal }),
        ...(checked && { lookup: publicLookup(this.reach.lookup) as unknown as LookupFunction }),
      });
      request.once('response', done);
      request.once('timeout', () => request.destroy(new Error(`nothing came for ${asked.idle_ms / 1000} s`)));
      request.once('error', (cause) => {
        if (asked.signal?.aborted) return failed(asked.signal.reason);
        const refused = cause instanceof EgressRefused || (cause as { code?: string }).code === PRIVATE_ADDRESS;
        failed(
          new RequestError(refused ? 'refused' : 'broken', `${shownUrl(url)} was not reached: ${cause.message}.`, {
            cause,
          }),
        );
      });
      request.end(body);
    });
  }

  private failed(status: number, headers: IncomingHttpHeaders, url: URL): RequestError {
    const said = `${shownUrl(url)} answered with status ${status}`;
    if (status === 429 || status === 503) {
      const wait = retryAfter(headers['retry-after'], this.now());
      const when = wait === undefined ? '' : `, and asks to wait ${Math.ceil(wait / 1000)} s`;
      return new RequestError('later', `${said}${when}.`, { status, retry_after_ms: wait });
    }
    if (status === 401 || status === 403)
      return new RequestError('denied', `${said}: the key is missing, wrong, or has no right to it.`, { status });
    if (status === 404 || status === 410)
      return new RequestError('gone', `${said}: it is not there any more.`, { status });
    return new RequestError('broken', `${said}.`, { status });
  }
}

/** Bytes of an answer; a connection that breaks is told as such. */
async function* bodyOf(answer: IncomingMessage, url: URL): AsyncGenerator<Uint8Array> {
  try {
    for await (const piece of answer) yield piece as Uint8Array;
  } catch (cause) {
    throw new RequestError('broken', `${shownUrl(url)} broke off: ${(cause as Error).message}.`, { cause });
  }
}

/**
 * A body as text, of a bounded length.
 * @throws RequestError `broken` beyond it.
 */
export async function textOf(answer: Answer, max_bytes: number): Promise<string> {
  const bytes = await bodyWithin(answer.body, max_bytes);
  if (bytes) return bytes.toString('utf8');
  answer.close();
  throw new RequestError('broken', `${shownUrl(answer.url)} answered with more than ${max_bytes} bytes.`);
}
