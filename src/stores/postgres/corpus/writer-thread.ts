import { AskedThread } from '#asked-thread.ts';
import type { WriteBatch } from '#corpus/record-store.ts';
import type { Written } from '#corpus/records/writing.ts';
import { ServiceError } from '#errors.ts';
import { fromThrown, type toThrown } from '#stores/sqlite/messages.ts';
import type { WriterData, WriterRequest } from './writer-worker.ts';

type Answer = { readonly value: any } | { readonly thrown: ReturnType<typeof toThrown> };

/**
 * The writer in a thread of its own, with a connection of its own: compression and rules never hold up the event loop.
 * Started by the first write; requests are answered in order. One that ends has written its batch or nothing of it.
 */
export class WriterThread {
  readonly #thread: AskedThread<WriterRequest>;
  #last: Promise<unknown> = Promise.resolve();
  #begun = false;
  #closed = false;

  constructor(data: WriterData) {
    this.#thread = new AskedThread({
      module: new URL('./writer-worker.ts', import.meta.url),
      data,
      name: 'The writer of records',
    });
  }

  write(batch: WriteBatch): Promise<Written> {
    return this.#ask({ kind: 'write', batch });
  }

  noteIndexed(place: string, collection: string, seq: number): Promise<void> {
    return this.#ask({ kind: 'note_indexed', place, collection, seq });
  }

  forgetChanges(before: number): Promise<number> {
    return this.#ask({ kind: 'forget_changes', before });
  }

  /** Waits for what was asked before. Idempotent. */
  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    await this.#last;
    if (this.#begun) await this.#thread.ask({ kind: 'close' }).catch(() => {});
    await this.#thread.close();
  }

  async #ask<T>(request: WriterRequest): Promise<T> {
    if (this.#closed) throw new ServiceError('busy', 'The corpus is being closed; the record was not written.');
    this.#begun = true;
    const asked = this.#thread.ask<Answer>(request);
    // a thread keeps no process alive, and a write is waited for
    const alive = setInterval(() => {}, 60_000);
    const done = asked.finally(() => clearInterval(alive));
    this.#last = Promise.allSettled([this.#last, done]);
    const answer = await done;
    if ('thrown' in answer) throw fromThrown(answer.thrown);
    return answer.value;
  }
}
