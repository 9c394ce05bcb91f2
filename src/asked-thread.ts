import { parentPort, Worker } from 'node:worker_threads';
import { ServiceError } from '#errors.ts';

interface Question {
  readonly n: number;
  readonly request: unknown;
}
type Reply = { readonly n: number } & ({ readonly value: unknown } | { readonly error: unknown });

interface Waiting {
  readonly resolve: (value: any) => void;
  readonly reject: (error: unknown) => void;
}

/** What a thread that answers questions is. */
export interface AskedThreadOptions {
  /** The module that calls `answerWith`. */
  readonly module: URL;
  readonly data: unknown;
  /** What it does, in the words of who asks: "The search by structure". */
  readonly name: string;
  /** Questions that may wait for their turn; more are refused as `busy`. Default: any number. */
  readonly most_waiting?: number;
  /** Milliseconds after which a thread that nobody asks is ended. Default: it is kept. */
  readonly idle_ms?: number;
}

/**
 * A thread that answers one question after the other. It is started by the first question, and again by the next one
 * after it has ended; it keeps no process alive.
 */
export class AskedThread<Request> {
  readonly #options: AskedThreadOptions;
  #thread: { readonly worker: Worker; readonly waiting: Map<number, Waiting> } | undefined;
  #idle: NodeJS.Timeout | undefined;
  #last = 0;
  #closed = false;

  constructor(options: AskedThreadOptions) {
    this.#options = options;
  }

  /**
   * Asks; a question whose signal aborts is answered by nobody.
   * @throws ServiceError `busy` when too many wait, the thread ends meanwhile, or it was closed; what the thread's
   * answer throws; what the signal says when it aborts.
   */
  ask<T>(request: Request, signal?: AbortSignal): Promise<T> {
    const { idle_ms, most_waiting = Number.POSITIVE_INFINITY, name } = this.#options;
    if (signal?.aborted) return Promise.reject(signal.reason);
    if (this.#closed) return Promise.reject(new ServiceError('busy', 'The service is being stopped.'));
    const { waiting, worker } = this.#started();
    if (waiting.size >= most_waiting)
      return Promise.reject(
        new ServiceError('busy', `${name}: too many questions wait for their turn; try again shortly.`),
      );
    if (idle_ms !== undefined) {
      clearTimeout(this.#idle);
      this.#idle = setTimeout(() => waiting.size === 0 && void worker.terminate(), idle_ms).unref();
    }
    return new Promise<T>((resolve, reject) => {
      const n = ++this.#last;
      const left = () => reject(signal?.reason);
      signal?.addEventListener('abort', left, { once: true });
      const done =
        <V>(then: (value: V) => void) =>
        (value: V) => {
          signal?.removeEventListener('abort', left);
          then(value);
        };
      waiting.set(n, { resolve: done(resolve), reject: done(reject) });
      worker.postMessage({ n, request } satisfies Question);
    });
  }

  /** Ends the thread; the next question starts a new one. Who waits is told that it was ended. */
  async restart(): Promise<void> {
    await this.#thread?.worker.terminate();
  }

  /** Ends the thread for good. */
  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#idle);
    await this.restart();
  }

  #started() {
    if (this.#thread) return this.#thread;
    const { data, module, name } = this.#options;
    const worker = new Worker(module, { workerData: data });
    worker.unref();
    const made = { worker, waiting: new Map<number, Waiting>() };
    this.#thread = made;
    const end = (error: unknown) => {
      if (this.#thread === made) this.#thread = undefined;
      for (const { reject } of made.waiting.values()) reject(error);
      made.waiting.clear();
    };
    worker.on('message', (reply: Reply) => {
      const one = made.waiting.get(reply.n);
      made.waiting.delete(reply.n);
      if ('error' in reply) one?.reject(reply.error);
      else one?.resolve(reply.value);
    });
    worker.on('error', end);
    worker.on('exit', () => end(new ServiceError('busy', `${name} was ended; try again.`)));
    return made;
  }
}

/**
 * The thread's own side: answers each question with what `answer` makes of it, or throws. Questions that come while the
 * promise of an earlier one is open are given to `answer` at once.
 */
export function answerWith<Request>(answer: (request: Request) => unknown): void {
  parentPort!.on('message', async ({ n, request }: Question) => {
    try {
      parentPort!.postMessage({ n, value: await answer(request as Request) } satisfies Reply);
    } catch (error) {
      parentPort!.postMessage({ n, error } satisfies Reply);
    }
  });
}
