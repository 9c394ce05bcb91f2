import type { Collection } from './collection.ts';
import type { SharedIndex } from './engine.ts';
import type { RecordReading } from './record-store.ts';

/** What a service knows of an index that another one of its installation fills: how far it is. */
export class IndexLooker {
  readonly #index: SharedIndex;
  readonly #collections: readonly Collection<any>[];
  readonly #records: RecordReading;
  readonly #appliedOf = new Map<string, number>();
  #applied = 0;

  constructor(index: SharedIndex, collections: readonly Collection<any>[], records: RecordReading) {
    this.#index = index;
    this.#collections = collections;
    this.#records = records;
  }

  /** Every change of the store up to this number is in the index. */
  get applied_seq(): number {
    return this.#applied;
  }

  /** Last applied sequence number of a collection. */
  appliedSeq(collection: string): number {
    return this.#appliedOf.get(collection) ?? 0;
  }

  /** Looks again, if there is anything that was not in the index the last time. */
  async look(): Promise<void> {
    // in this order: what is written meanwhile counts as not applied
    const last_seq = await this.#records.lastSeq();
    if (last_seq <= this.#applied) return;
    const stored = new Map((await this.#records.collections()).map((row) => [row.name, row.last_seq]));
    const reached = await this.#index.reached(this.#collections);
    let applied = last_seq;
    for (const [i, { name }] of this.#collections.entries()) {
      this.#appliedOf.set(name, reached[i]!);
      if (reached[i]! < (stored.get(name) ?? 0)) applied = Math.min(applied, reached[i]!);
    }
    // read later than the numbers of the store: it is never behind what it was
    this.#applied = Math.max(this.#applied, applied);
  }
}
