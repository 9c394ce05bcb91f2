import { setImmediate as turn } from 'node:timers/promises';
import { monotonic } from '#clock.ts';
import { ServiceError } from '#errors.ts';
import type { Collection } from './collection.ts';
import type { Change, IndexProgress, SearchEngine } from './engine.ts';
import type { RecordReading } from './record-store.ts';

/** Records that were looked at, of those there are, to find which ones a damaged part of the index held. */
export interface Mending {
  readonly looked_at: number;
  readonly of: number;
}

/** Records looked at between two turns of writes. */
const MENDED_AT_ONCE = 1_000;

export interface FollowerOptions {
  readonly on_progress?: ((progress: IndexProgress) => void) | undefined;
  /** Flush after so many changes (default 20,000) ... */
  readonly flush_changes: number;
  /** ... or so many milliseconds (default 5,000), whatever comes first. */
  readonly flush_ms: number;
  /** Called after a flush with what is durable. */
  readonly on_durable: (collection: string, seq: number) => void;
}

/**
 * Makes the index follow the records, strictly in the order of sequence numbers, so that "applied up to n" is all that
 * need be known. Fresh batches are applied as they come if nothing is missing before them; else everything missing is
 * read from the store.
 */
export class IndexFollower {
  readonly #engine: SearchEngine;
  readonly #collections: ReadonlyMap<string, Collection<any>>;
  readonly #records: RecordReading;
  readonly #options: FollowerOptions;
  #applied = 0;
  readonly #appliedOf = new Map<string, number>();
  readonly #unflushed = new Map<string, number>();
  readonly #mending = new Map<string, Mending>();
  #flushed_at = 0;
  /** Everything that touches the engine's writing side happens one after the other. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(
    engine: SearchEngine,
    collections: ReadonlyMap<string, Collection<any>>,
    records: RecordReading,
    options: FollowerOptions,
  ) {
    this.#engine = engine;
    this.#collections = collections;
    this.#records = records;
    this.#options = options;
  }

  /** Opens the index of every collection and applies what is newer than it. */
  open(): Promise<void> {
    return this.#inTurn(async () => {
      const stored = new Map((await this.#records.collections()).map((row) => [row.name, row.last_seq]));
      for (const collection of this.#collections.values()) {
        let { seq } = await this.#engine.open(collection);
        if (seq > (stored.get(collection.name) ?? 0)) {
          // An index that knows more than the store belongs to another store, or to this one before an older backup was
          // restored.
          await this.#engine.drop(collection);
          ({ seq } = await this.#engine.open(collection));
        }
        this.#appliedOf.set(collection.name, seq);
      }
      await this.#readOn();
      await this.#flush();
    });
  }

  /** Every change of the store up to this number is in the index. */
  get applied_seq(): number {
    return this.#applied;
  }

  /** Last applied sequence number of a collection. */
  appliedSeq(collection: string): number {
    return this.#appliedOf.get(collection) ?? 0;
  }

  /**
   * Applies a batch of this process: `changes` of each collection are all that lies between the two sequence numbers.
   */
  applyBatch(
    changes: ReadonlyMap<string, readonly Change<any>[]>,
    before_seq: number,
    last_seq: number,
  ): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#applied >= last_seq) return;
      if (this.#applied !== before_seq) return this.#readOn();
      for (const [name, all] of changes) {
        const collection = this.#collections.get(name);
        const last = all.at(-1)?.seq;
        // A scan may have met this batch already, and newer ones: never go back behind them.
        if (collection && last !== undefined && this.appliedSeq(name) < last) await this.#apply(collection, all);
      }
      this.#applied = last_seq;
    });
  }

  /** Applies what other processes have written since. */
  catchUp(): Promise<void> {
    return this.#inTurn(() => this.#readOn());
  }

  /** Makes the index durable if there is enough or old enough to be made so. */
  flushIfDue(): Promise<void> {
    const changes = [...this.#unflushed.values()].reduce((sum, n) => sum + n, 0);
    const due =
      changes >= this.#options.flush_changes ||
      (changes > 0 && monotonic() - this.#flushed_at >= this.#options.flush_ms);
    return due ? this.#inTurn(() => this.#flush()) : Promise.resolve();
  }

  /** How far the index of a collection is made whole again, if a part of it was damaged. */
  mending(collection: string): Mending | undefined {
    return this.#mending.get(collection);
  }

  /**
   * Indexes again what was in damaged parts of the index: goes through the ids of the store, a slice at a time, so that
   * writes go on meanwhile. A document that is damaged as a record, too, stays out. Does nothing while no part is
   * damaged.
   * @param more Asked before each slice: false ends it early; it begins anew with the next call, also after a restart.
   */
  async mend(more: () => boolean): Promise<void> {
    for (const collection of this.#collections.values()) {
      for (let damage: number; (damage = await this.#engine.damage(collection)) > 0; ) {
        const of = (await this.#records.collections()).find(({ name }) => name === collection.name)?.records ?? 0;
        let looked_at = 0;
        for (let after: string | undefined = ''; after !== undefined; ) {
          if (!more()) return;
          this.#mending.set(collection.name, { looked_at, of });
          const ids: readonly string[] = await this.#records.ids(collection.name, after, MENDED_AT_ONCE);
          await this.#inTurn(() => this.#indexMissing(collection, ids));
          looked_at += ids.length;
          after = ids.at(-1);
          await this.catchUp();
          await this.flushIfDue();
        }
        await this.#inTurn(() => this.#engine.mended(collection, damage));
        this.#mending.delete(collection.name);
        await this.#inTurn(() => this.#engine.flush(collection));
      }
    }
  }

  async #indexMissing(collection: Collection<any>, ids: readonly string[]): Promise<void> {
    let missing = await this.#engine.missing(collection, ids);
    while (missing.length > 0) {
      const { changes, taken } = await this.#records.changesOf(collection, missing, this.appliedSeq(collection.name));
      if (changes.length > 0) await this.#engine.apply(collection, changes);
      this.#unflushed.set(collection.name, (this.#unflushed.get(collection.name) ?? 0) + changes.length);
      missing = missing.slice(taken);
      await turn();
    }
  }

  /**
   * Makes the index of every collection anew from the records, beside the one that is asked and goes on to follow them.
   * Each takes its place once it has all of them; writes wait for that moment.
   * @param more Asked before each slice: false ends it early, with the collections left as they are.
   * @throws ServiceError and what the engine says; the index that is there stays.
   */
  async remake(more: () => boolean, on_progress?: (progress: IndexProgress) => void): Promise<void> {
    for (const collection of this.#collections.values()) {
      if (!more()) return;
      const making = await this.#engine.remake!(collection);
      const { name } = collection;
      let applied_seq = 0;
      const fill = async () => {
        const stored_seq = await this.#records.lastSeq();
        while (more()) {
          const changes = await this.#records.changesAfter(collection, applied_seq);
          if (changes.length === 0) return true;
          await making.apply(changes);
          applied_seq = changes.at(-1)!.seq;
          on_progress?.({ collection: name, applied_seq, stored_seq });
          await turn();
        }
        return false;
      };
      try {
        if (!(await fill())) return;
        await making.compact();
        // most of what was written meanwhile, so that little is left for the moment in which writes wait
        if (!(await fill())) return;
        await this.#inTurn(async () => {
          if (!(await fill())) return;
          await making.takePlace();
          this.#appliedOf.set(name, Math.max(this.appliedSeq(name), applied_seq));
        });
      } finally {
        await making.drop();
      }
    }
  }

  close(): Promise<void> {
    return this.#inTurn(async () => {
      await this.#flush();
    });
  }

  /** Reads the store from where the index is, until nothing is left. */
  async #readOn(): Promise<void> {
    // Read first: what is committed while we read is newer, and is left for the next time if the scan does not meet it.
    const stored_seq = await this.#records.lastSeq();
    for (const collection of this.#collections.values()) {
      for (;;) {
        const changes = await this.#records.changesAfter(collection, this.appliedSeq(collection.name));
        if (changes.length === 0) break;
        await this.#apply(collection, changes);
        this.#options.on_progress?.({
          collection: collection.name,
          applied_seq: this.appliedSeq(collection.name),
          stored_seq,
        });
        await turn();
      }
    }
    this.#applied = Math.max(this.#applied, stored_seq);
  }

  async #apply<R>(collection: Collection<R>, changes: readonly Change<R>[]): Promise<void> {
    if (changes.length === 0) return;
    try {
      await this.#engine.apply(collection, changes);
    } catch (cause) {
      throw new ServiceError(
        'search_failed',
        `The records are stored, but the search index could not take them up yet (${(cause as Error).message}); it will be tried again.`,
        { collection: collection.name },
        { cause },
      );
    }
    this.#appliedOf.set(collection.name, changes.at(-1)!.seq);
    this.#unflushed.set(collection.name, (this.#unflushed.get(collection.name) ?? 0) + changes.length);
    if (this.#unflushed.get(collection.name)! >= this.#options.flush_changes) await this.#flush();
  }

  async #flush(): Promise<void> {
    for (const name of this.#unflushed.keys()) {
      const { seq } = await this.#engine.flush(this.#collections.get(name)!);
      this.#unflushed.delete(name);
      this.#options.on_durable(name, seq);
    }
    this.#flushed_at = monotonic();
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => undefined);
    return done;
  }
}
