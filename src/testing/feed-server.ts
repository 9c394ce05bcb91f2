import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** How a file of the server behaves, for so many answers and then as it should. */
export interface Mischief {
  readonly times: number;
  readonly how: /** The connection ends after so many bytes. */
    | { readonly cut_at: number }
    /** Other bytes than those that are listed. */
    | { readonly other: Buffer }
    | { readonly status: number; readonly headers?: Readonly<Record<string, string>> }
    /** So many milliseconds before each kilobyte. */
    | { readonly slow_ms: number };
}

export interface Served {
  content: Buffer;
  etag: string;
  readonly mischief: Mischief[];
  /** Whether `Range` is answered. */
  ranges: boolean;
}

/** A publisher on this machine: files with ranges and validators, pages made by functions, and what goes wrong. */
export interface FeedServer {
  readonly url: string;
  readonly port: number;
  readonly files: Map<string, Served>;
  /** Answers of other paths: the body, with `application/json` unless it is told otherwise. */
  readonly pages: Map<
    string,
    (url: URL, request: IncomingMessage) => string | { status: number; headers?: Record<string, string>; body?: string }
  >;
  /** Every request: method, path with query, range. */
  readonly asked: { readonly path: string; readonly range?: string; readonly headers: IncomingMessage['headers'] }[];
  put(
    path: string,
    content: string | Buffer,
    changed?: Partial<Pick<Served, 'etag' | 'ranges'>> & { mischief?: Mischief[] },
  ): Served;
  close(): Promise<void>;
}

const etagOf = (content: Buffer) => `"${createHash('md5').update(content).digest('hex')}"`;

export async function feedServer(port = 0): Promise<FeedServer> {
  const files: FeedServer['files'] = new Map();
  const pages: FeedServer['pages'] = new Map();
  const asked: FeedServer['asked'][number][] = [];

  async function file(served: Served, request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const { etag, ranges, mischief } = served;
    const [wrong] = mischief;
    if (wrong) {
      if (wrong.times <= 1) mischief.shift();
      else mischief[0] = { ...wrong, times: wrong.times - 1 };
    }
    const how = wrong?.how;
    if (how && 'status' in how) return void reply.writeHead(how.status, how.headers).end();
    const content = how && 'other' in how ? how.other : served.content;
    const range = /^bytes=(\d+)-$/.exec(request.headers.range ?? '');
    const since = request.headers['if-range'];
    let start = 0;
    if (ranges && range && (since === undefined || since === etag)) start = Number(range[1]);
    if (start >= content.length && start > 0)
      return void reply.writeHead(416, { 'content-range': `bytes */${content.length}` }).end();
    const body = content.subarray(start);
    reply.writeHead(start > 0 ? 206 : 200, {
      ...{ etag, 'content-length': body.length, 'content-type': 'application/octet-stream' },
      ...(start > 0 && { 'content-range': `bytes ${start}-${content.length - 1}/${content.length}` }),
    });
    if (how && 'cut_at' in how) {
      reply.write(body.subarray(0, how.cut_at), () => reply.socket?.end());
      return;
    }
    if (how && 'slow_ms' in how)
      for (let at = 0; at < body.length && !reply.destroyed; at += 1024) {
        reply.write(body.subarray(at, at + 1024));
        await sleep(how.slow_ms);
      }
    else reply.write(body);
    reply.end();
  }

  const server = createServer((request, reply) => {
    const url = new URL(request.url!, 'http://127.0.0.1');
    const { range } = request.headers;
    asked.push({ path: request.url!, headers: request.headers, ...(range !== undefined && { range }) });
    const served = files.get(url.pathname);
    if (served) return void file(served, request, reply).catch(() => reply.destroy());
    const page = pages.get(url.pathname);
    if (!page) return void reply.writeHead(404).end();
    const answer = page(url, request);
    const { status, headers, body } = typeof answer === 'string' ? { status: 200, headers: {}, body: answer } : answer;
    reply.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  const at = (server.address() as AddressInfo).port;
  return {
    url: `http://127.0.0.1:${at}`,
    port: at,
    files,
    pages,
    asked,
    put(path, content, { etag, ranges = true, mischief = [] } = {}) {
      const bytes = Buffer.from(content as string);
      const served = { content: bytes, etag: etag ?? etagOf(bytes), ranges, mischief: [...mischief] };
      files.set(path, served);
      return served;
    },
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
