import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { quantile } from './measure.ts';

/** What a load came to. Times in milliseconds. */
export interface Load {
  readonly connections: number;
  readonly calls: number;
  readonly per_second: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** Answers other than 200 with a body that passes, and connections that broke. */
  readonly errors: number;
}

/** One call as it goes over the wire, and what its answer must contain. */
export interface Call {
  readonly bytes: Buffer;
  readonly contains: string;
}

/** Bytes of a POST of JSON over a connection that is kept. */
export function post(url: URL, path: string, key: string, body: unknown): Buffer {
  const json = JSON.stringify(body);
  const head = `POST ${path} HTTP/1.1\r\nHost: ${url.host}\r\nAuthorization: Bearer ${key}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(json)}\r\n\r\n`;
  return Buffer.from(head + json);
}

/**
 * Calls over so many connections for so long, each connection one call after the other (a closed loop).
 * @param apart How many calls further each connection begins than the one before it: as many as one makes, where none
 *   is to ask what another has asked.
 */
export async function load(
  url: URL,
  calls: readonly Call[],
  connections: number,
  seconds: number,
  apart = 1,
): Promise<Load> {
  const times: number[] = [];
  let errors = 0;
  const started = performance.now();
  const end = started + seconds * 1000;
  const worker = async (offset: number) => {
    const connection = await Connection.open(url);
    for (let i = offset; performance.now() < end; i++) {
      const call = calls[i % calls.length]!;
      const begin = performance.now();
      const answer = await connection.ask(call.bytes).catch(() => undefined);
      times.push(performance.now() - begin);
      if (!answer?.startsWith('HTTP/1.1 200') || !answer.includes(call.contains)) errors++;
      if (answer === undefined) break;
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: connections }, (_, i) => worker(i * apart)));
  const took = (performance.now() - started) / 1000;
  times.sort((a, b) => a - b);
  return {
    ...{ connections, calls: times.length, per_second: times.length / took, errors },
    ...{ p50: quantile(times, 0.5), p95: quantile(times, 0.95), p99: quantile(times, 0.99) },
  };
}

/**
 * One kept connection that asks one thing after the other: as little of a client as can be, so that the service is what
 * is timed.
 */
export class Connection {
  readonly #socket: Socket;
  #held: Buffer = Buffer.alloc(0);
  #waiting: { resolve: (answer: string) => void; reject: (error: Error) => void } | undefined;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', (chunk: Buffer) => {
      this.#held = this.#held.length === 0 ? chunk : Buffer.concat([this.#held, chunk]);
      this.#cut();
    });
    const failed = () => this.#waiting?.reject(new Error('the connection ended'));
    socket.on('error', failed);
    socket.on('close', failed);
  }

  static async open(url: URL): Promise<Connection> {
    const socket = connect(Number(url.port), url.hostname);
    socket.setNoDelay(true);
    await once(socket, 'connect');
    return new Connection(socket);
  }

  /** The answer, head and body. */
  ask(bytes: Buffer): Promise<string> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#socket.write(bytes);
    });
  }

  close(): void {
    this.#socket.destroy();
  }

  /** Cuts an answer off by its Content-Length. */
  #cut(): void {
    const headEnd = this.#held.indexOf('\r\n\r\n');
    if (headEnd < 0 || !this.#waiting) return;
    const length = Number(/content-length: (\d+)/i.exec(this.#held.toString('latin1', 0, headEnd))?.[1] ?? 0);
    const end = headEnd + 4 + length;
    if (this.#held.length < end) return;
    const answer = this.#held.toString('utf8', 0, end);
    this.#held = this.#held.subarray(end);
    const { resolve } = this.#waiting;
    this.#waiting = undefined;
    resolve(answer);
  }
}
