import { Worker } from 'node:worker_threads';
import { ServiceError } from '#errors.ts';
import { type Answered, type Asked, fromJson, fromThrown, type Moment, toJson } from './messages.ts';

/** A store as a thread is told of it. */
export interface Place {
  readonly store: number;
  readonly module: string;
  readonly path: string;
  readonly settings: unknown;
}

/**
 * A thread that works on stores: takes calls in order, and those on one store that wait while it commits are the next
 * commit together. It is started with the first call, and keeps the process alive only while a call is under way. When
 * it dies, what was under way is rejected, and the next call starts another.
 */
export class StoreThread {
  readonly #writes: boolean;
  readonly #pending = new Map<number, { resolve(value: any): void; reject(error: Error): void }>();
  readonly #told = new Set<number>();
  #worker: Worker | undefined;
  #outbox: Asked[] = [];
  #last = 0;

  constructor(kind: { readonly writes: boolean }) {
    this.#writes = kind.writes;
  }

  /** Calls a method, or only opens the store. */
  call(place: Place, at: Moment, method?: string, args: readonly unknown[] = []): Promise<any> {
    // what cannot be written as JSON is refused before it is sent
    const texts = args.map(toJson);
    return this.#ask(place, (n) => ({
      kind: 'call',
      n,
      store: place.store,
      args: texts,
      at,
      ...(method && { method }),
    }));
  }

  /** When all that was called before is done, closes the store. */
  async close(place: Place): Promise<void> {
    if (!this.#worker || !this.#told.has(place.store)) return;
    await this.#ask(place, (n) => ({ kind: 'close', n, store: place.store }));
    this.#told.delete(place.store);
  }

  #ask({ store, ...place }: Place, message: (n: number) => Asked): Promise<any> {
    const worker = (this.#worker ??= this.#start());
    if (!this.#told.has(store)) {
      this.#told.add(store);
      this.#send({ kind: 'store', store, ...place });
    }
    return new Promise((resolve, reject) => {
      const n = ++this.#last;
      this.#pending.set(n, { resolve, reject });
      if (this.#pending.size === 1) worker.ref();
      this.#send(message(n));
    });
  }

  /** Calls of one moment are one message. */
  #send(message: Asked): void {
    if (this.#outbox.push(message) > 1) return;
    queueMicrotask(() => {
      const messages = this.#outbox;
      this.#outbox = [];
      this.#worker?.postMessage(messages);
    });
  }

  #start(): Worker {
    const worker = new Worker(new URL('./entry.ts', import.meta.url), { workerData: { writes: this.#writes } });
    worker.unref();
    worker.on('message', (answers: readonly Answered[]) => {
      for (const answer of answers) {
        const call = this.#pending.get(answer.n)!;
        this.#pending.delete(answer.n);
        if ('thrown' in answer) call.reject(fromThrown(answer.thrown));
        else call.resolve(fromJson(answer.value));
      }
      if (this.#pending.size === 0) worker.unref();
    });
    let cause: unknown;
    worker.on('error', (error) => {
      cause = error;
    });
    worker.on('exit', () => {
      if (this.#worker !== worker) return;
      this.#worker = undefined;
      this.#outbox = [];
      this.#told.clear();
      const calls = [...this.#pending.values()];
      this.#pending.clear();
      for (const { reject } of calls)
        reject(
          new ServiceError(
            'internal',
            'The thread of the stores has ended; whether this was kept is not known.',
            {},
            { cause },
          ),
        );
    });
    return worker;
  }
}
