import { Worker } from 'node:worker_threads';
import type { WriteBatch } from '#corpus/record-store.ts';
import type { Written } from '#corpus/records/writing.ts';
import { ServiceError } from '#errors.ts';
import { storeError } from '#storage/faults.ts';
import { storeFile } from './schema.ts';
import type { WriterReply, WriterRequest } from './writer-worker.ts';

type Question = WriterRequest extends infer R ? (R extends WriterRequest ? Omit<R, 'call'> : never) : never;

/**
 * The writer in a thread of its own: compression, transactions, fsync and relations never hold up the event loop.
 * Started by the first write; requests are answered in order.
 */
export class WriterThread {
  readonly #dir: string;
  readonly #resolvers: readonly [string, string][];
  readonly #watches: readonly [string, string][];
  readonly #waiting = new Map<number, { resolve: (value: never) => void; reject: (cause: unknown) => void }>();
  #worker: Worker | undefined;
  #calls = 0;
  #closed = false;

  /** @param resolvers Addresses of the collections' resolvers; `watches`: of what is watched of them. */
  constructor(dir: string, resolvers: readonly [string, string][], watches: readonly [string, string][]) {
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
    worker.on('message', (reply: WriterReply) => {
      const { resolve, reject } = this.#waiting.get(reply.call)!;
      this.#waiting.delete(reply.call);
      // An idle writer must not keep a command-line process alive.
      if (this.#waiting.size === 0) worker.unref();
      if (reply.ok) resolve(reply.value as never);
      else reject(storeError(reply, storeFile(this.#dir)));
    });
    const fail = (cause: unknown) => {
      // The next write starts a new thread; what was not committed is rolled back by SQLite.
      if (this.#worker === worker) this.#worker = undefined;
      const error = storeError(cause, storeFile(this.#dir));
      for (const { reject } of this.#waiting.values()) reject(error);
      this.#waiting.clear();
    };
    worker.on('error', fail);
    worker.on('exit', (code) => fail(new Error(`the writer's thread ended with code ${code}`)));
    return worker;
  }
}
