import { Worker } from 'node:worker_threads';
import type { WriteBatch } from '#corpus/record-store.ts';
import type { Written } from '#corpus/records/writing.ts';
import { ServiceError } from '#errors.ts';
import { storeError } from '#storage/faults.ts';
import { storeFile } from './schema.ts';
import type { WriterReply, WriterRequest } from './writer-worker.ts';

/** A writer that nobody has asked for so long is ended: with its connection it takes some 20 MB. */
const IDLE_MS = 60_000;

type Question = WriterRequest extends infer R ? (R extends WriterRequest ? Omit<R, 'call'> : never) : never;

/**
 * The writer in a thread of its own: compression, transactions, fsync and relations never hold up the event loop.
 * Started by the first write, and again by the next one after it was idle and ended; requests are answered in order.
 */
export class WriterThread {
  readonly #dir: string;
  readonly #resolvers: readonly [string, string][];
  readonly #watches: readonly [string, string][];
  readonly #waiting = new Map<number, { resolve: (value: never) => void; reject: (cause: unknown) => void }>();
  #worker: Worker | undefined;
  #calls = 0;
  #closed = false;
  #idle: NodeJS.Timeout | undefined;
  readonly #idle_ms: number;

  /** @param resolvers Addresses of the collections' resolvers; `watches`: of what is watched of them. */
  constructor(
    dir: string,
    resolvers: readonly [string, string][],
    watches: readonly [string, string][],
    idle_ms = IDLE_MS,
  ) {
    this.#idle_ms = idle_ms;
    this.#dir = dir;
    this.#resolvers = resolvers;
    this.#watches = watches;
  }

  write(batch: WriteBatch): Promise<Written> {
    return this.#ask({ kind: 'write', batch });
  }

  noteIndexed(collection: string, seq: number): Promise<void> {
    return this.#ask({ kind: 'note_indexed', collection, seq });
  }

  forgetChanges(before: number): Promise<number> {
    return this.#ask({ kind: 'forget_changes', before });
  }

  /** Waits for what was asked before. Idempotent. */
  async close(): Promise<void> {
    if (this.#worker && !this.#closed) await this.#ask({ kind: 'close' });
    this.#closed = true;
    await this.#worker?.terminate();
  }

  #ask<T>(question: Question): Promise<T> {
    if (this.#closed) throw new ServiceError('busy', 'The corpus is being closed; the record was not written.');
    const worker = (this.#worker ??= this.#start());
    const call = ++this.#calls;
    return new Promise<T>((resolve, reject) => {
      this.#waiting.set(call, { resolve, reject });
      worker.ref();
      worker.postMessage({ ...question, call });
    });
  }

  #start(): Worker {
    const worker = new Worker(new URL('./writer-worker.ts', import.meta.url), {
      workerData: { dir: this.#dir, resolvers: this.#resolvers, watches: this.#watches },
      // Texts only pass through: a small nursery costs no speed and saves 100 MB.
      resourceLimits: { maxYoungGenerationSizeMb: 16 },
    });
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => {
      // what answers a request that is under way sets the time again
      if (this.#worker !== worker || this.#waiting.size > 0) return;
      this.#worker = undefined;
      void worker.terminate();
    }, this.#idle_ms).unref();
    worker.on('message', (reply: WriterReply) => {
      const { resolve, reject } = this.#waiting.get(reply.call)!;
      this.#waiting.delete(reply.call);
      // An idle writer must not keep a command-line process alive.
      if (this.#waiting.size === 0) worker.unref();
      this.#idle?.refresh();
      if (reply.ok) resolve(reply.value as never);
      else reject(storeError(reply, storeFile(this.#dir)));
    });
    const fail = (cause: unknown) => {
      if (this.#worker !== worker) return;
      // The next write starts a new thread; what was not committed is rolled back by SQLite.
      this.#worker = undefined;
      const error = storeError(cause, storeFile(this.#dir));
      for (const { reject } of this.#waiting.values()) reject(error);
      this.#waiting.clear();
    };
    worker.on('error', fail);
    worker.on('exit', (code) => fail(new Error(`the writer's thread ended with code ${code}`)));
    return worker;
  }
}
