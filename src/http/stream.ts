import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ERRORS, ServiceError } from '#errors.ts';
import { toServiceError } from './answers.ts';

/**
 * Server-Sent Events for operations that stream: unnamed events, one envelope each, written `data:{...}` without a
 * blank. Programs for this interface take the body for text and look for `data:{` after `data:{`, so that nothing but
 * white space stands between two events: no other field, no comment.
 *
 * Who can go on after a break asks for more: with `?event_ids=true`, or a `Last-Event-ID`, each event has an `id:`
 * line. A client whose connection broke then repeats its request with `Last-Event-ID` and gets what it missed and the
 * rest.
 * @see https://html.spec.whatwg.org/multipage/server-sent-events.html
 */

export interface StreamTimes {
  /** Between two line ends that keep proxies from closing a silent connection: empty lines say nothing in a stream. */
  readonly heartbeat_ms: number;
  /** How long the work waits, standing still, for a client that went away; then it is stopped. */
  readonly resume_ms: number;
  /** How long a finished stream can still be read again from some frame on. */
  readonly keep_ms: number;
}

const TIMES: StreamTimes = { heartbeat_ms: 10_000, resume_ms: 3_000, keep_ms: 30_000 };

/** Frames that are made ahead of a slow reader. */
const AHEAD = 16;
/** Streams that are held at most; beyond them none can be resumed. */
const MOST_HELD = 1_000;

/** How a stream ended, for the ledger and the log. */
export interface StreamEnd {
  readonly error?: ServiceError;
  /** Not mended by the caller: to be logged. */
  readonly fault?: unknown;
  /** Those of the work; one that tells a failure is none of them. */
  readonly frames: number;
}

/** One stream: the work that makes frames, and the frames made. It outlives its reader for a short time. */
class Held {
  readonly id = randomBytes(8).toString('hex');
  readonly owner: string;
  /** Whether the client asked for ids, and so can resume. */
  readonly numbered: boolean;
  readonly frames: string[] = [];
  /** Index of the next frame to be written to the reader; the work stops `AHEAD` frames after it. */
  read = 0;
  /** The head of the answer is written: a failure can be told in a frame alone. */
  begun = false;
  reader: ServerResponse | undefined;
  end: StreamEnd | undefined;
  timer: NodeJS.Timeout | undefined;
  readonly abort = new AbortController();
  readonly #aborted = new Promise<never>((_, reject) => {
    this.abort.signal.addEventListener('abort', () => reject(this.abort.signal.reason), { once: true });
  });
  #wake: (() => void)[] = [];

  constructor(owner: string, numbered: boolean) {
    this.owner = owner;
    this.numbered = numbered;
    this.#aborted.catch(() => {});
  }

  changed(): void {
    const waiting = this.#wake;
    this.#wake = [];
    for (const wake of waiting) wake();
  }

  change(): Promise<void> {
    return new Promise((resolve) => this.#wake.push(resolve));
  }

  /** Pulls frames for as long as somebody reads them. */
  async work(source: AsyncGenerator<unknown>, idle_ms: number): Promise<void> {
    let error: ServiceError | undefined;
    let fault: unknown;
    let frames = 0;
    const late = () =>
      this.abort.abort(new ServiceError('timeout', `Nothing came for ${idle_ms / 1000} s. Ask for less at once.`));
    try {
      for (;;) {
        while (!this.abort.signal.aborted && (!this.reader || this.frames.length - this.read >= AHEAD)) {
          await this.change();
        }
        this.abort.signal.throwIfAborted();
        const timer = setTimeout(late, idle_ms);
        const next = await Promise.race([source.next(), this.#aborted]).finally(() => clearTimeout(timer));
        if (next.done) break;
        this.#push(`{"data":${JSON.stringify(next.value)},"status":true,"error_code":0,"error_msg":""}`);
        frames++;
      }
    } catch (thrown) {
      error = toServiceError(thrown);
      if (error.code === 'internal' || error.cause instanceof ServiceError) fault = error.cause;
      if (this.begun || frames > 0) {
        const { error_code } = ERRORS[error.code];
        this.#push(JSON.stringify({ status: false, error_code, error_msg: error.message }));
      }
      this.abort.abort(error);
      // A generator that is busy ends when what it waits for sees the signal; nobody waits for that here.
      void source.return(undefined).catch(() => {});
    }
    this.end = { frames, ...(error && { error }), ...(fault !== undefined && { fault }) };
    this.changed();
  }

  #push(envelope: string): void {
    const id = this.numbered ? `id:${this.id}-${this.frames.length + 1}\n` : '';
    this.frames.push(`${id}data:${envelope}\n\n`);
    this.changed();
  }
}

/** The query parameter by which a client asks for `id:` lines. */
export const IDS_OF_EVENTS = 'event_ids';

/** Whether the client reads `id:` lines; a header without a value is what it sends before its first event. */
function asksForIds({ headers, query }: FastifyRequest): boolean {
  const asked = ((query ?? {}) as Readonly<Record<string, unknown>>)[IDS_OF_EVENTS];
  return asked === 'true' || asked === '1' || headers['last-event-id'] !== undefined;
}

/** The streams of a service. */
export class Streams {
  /** Those that can be resumed, by id. */
  readonly #held = new Map<string, Held>();
  readonly #running = new Set<Held>();
  readonly #times: StreamTimes;

  constructor(times: Partial<StreamTimes> = {}) {
    this.#times = { ...TIMES, ...times };
  }

  /**
   * Goes on with the stream that `Last-Event-ID` names, if the call has one; `undefined` if it has none.
   * @throws ServiceError `not_found` if that stream is not held (any more), or is another account's or operation's.
   */
  async resume(request: FastifyRequest, reply: FastifyReply, owner: string): Promise<StreamEnd | undefined> {
    const last = request.headers['last-event-id'];
    if (typeof last !== 'string' || last === '') return undefined;
    const [, id, number] = /^([0-9a-f]{16})-(\d{1,9})$/.exec(last) ?? [];
    const held = id ? this.#held.get(id) : undefined;
    if (!held || held.owner !== owner || Number(number) > held.frames.length) {
      throw new ServiceError(
        'not_found',
        'The stream that Last-Event-ID names is not held any more; ask again without that header.',
        { field: 'Last-Event-ID' },
      );
    }
    await this.#read(held, Number(number), reply);
    return { frames: held.frames.length };
  }

  /**
   * Runs a stream and writes it to the caller; resolves when the work has ended.
   * @throws ServiceError if it fails before anything was written; later a frame tells it.
   */
  async run(
    reply: FastifyReply,
    owner: string,
    idle_ms: number,
    start: (signal: AbortSignal) => AsyncGenerator<unknown>,
  ): Promise<StreamEnd> {
    const held = new Held(owner, asksForIds(reply.request));
    held.reader = reply.raw;
    const gone = () => this.#park(held);
    reply.raw.once('close', gone);
    this.#running.add(held);
    const working = held.work(start(held.abort.signal), idle_ms).finally(() => this.#running.delete(held));
    const first = setTimeout(() => held.changed(), this.#times.heartbeat_ms);
    await Promise.race([held.change(), working]);
    clearTimeout(first);
    reply.raw.removeListener('close', gone);
    if (held.end?.error && held.frames.length === 0) throw held.end.fault ?? held.end.error;
    if (held.numbered && this.#held.size < MOST_HELD) this.#held.set(held.id, held);
    await this.#read(held, 0, reply);
    await working;
    return held.end!;
  }

  /** Stops all work; nothing can be resumed afterwards. */
  close(): void {
    for (const held of [...this.#running, ...this.#held.values()]) {
      clearTimeout(held.timer);
      held.abort.abort(new ServiceError('busy', 'The service is stopping; ask again shortly.'));
      held.changed();
    }
    this.#held.clear();
  }

  /**
   * Writes the frames from `from` on, as fast as the client takes them, until the stream ends or the client goes away.
   */
  async #read(held: Held, from: number, reply: FastifyReply): Promise<void> {
    clearTimeout(held.timer);
    const { raw } = reply;
    if (held.reader !== raw) held.reader?.destroy(); // a connection that only seems alive
    held.reader = raw;
    held.read = from;
    held.begun = true;
    const headers = reply.getHeaders() as Record<string, string>;
    reply.hijack();
    raw.writeHead(200, {
      ...headers,
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    raw.flushHeaders();
    const drained = () => held.changed();
    raw.on('drain', drained);
    raw.on('close', drained);
    const beat = setInterval(() => raw.writableNeedDrain || raw.write('\n'), this.#times.heartbeat_ms);
    held.changed();
    try {
      while (held.reader === raw && !raw.destroyed) {
        if (held.read < held.frames.length && !raw.writableNeedDrain) {
          raw.write(held.frames[held.read]!);
          held.read += 1;
          held.changed();
        } else if (held.end && held.read >= held.frames.length) {
          raw.end();
          break;
        } else await held.change();
      }
    } finally {
      clearInterval(beat);
      raw.removeListener('drain', drained);
      raw.removeListener('close', drained);
    }
    if (held.reader === raw) this.#park(held);
  }

  /** Nobody reads: unfinished work waits a moment and is then stopped, a finished stream is kept a little longer. */
  #park(held: Held): void {
    held.reader = undefined;
    clearTimeout(held.timer);
    const forget = () => {
      this.#held.delete(held.id);
      held.abort.abort(new ServiceError('busy', 'The caller went away.'));
      held.changed();
    };
    const known = this.#held.has(held.id);
    if (!held.end && !known) forget();
    else held.timer = setTimeout(forget, held.end ? this.#times.keep_ms : this.#times.resume_ms).unref();
  }
}
