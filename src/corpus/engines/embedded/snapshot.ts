import type { DerivedArrays } from './derived.ts';
import type { DocSet } from './docset.ts';
import type { InvertedDerived } from './inverted-derived.ts';
import type { Schema } from './schema.ts';
import type { Segment } from './segment.ts';

/** What a search sees of a segment: the immutable part, and what has changed since. */
export interface SegmentView {
  readonly segment: Segment;
  /** Deleted or replaced documents; undefined if there are none. */
  readonly deleted: DocSet | undefined;
  readonly derived: readonly DerivedArrays[];
  /** Derived fields by value, as far as searches have asked for them. */
  readonly inverted: Map<number, InvertedDerived>;
  /** Results of leaves, for as long as the segment lives. */
  readonly cache: LeafCache;
}

/** A collection at one moment. */
export interface Snapshot {
  readonly schema: Schema;
  readonly segments: readonly SegmentView[];
  /** String tables of derived keywords. */
  readonly tables: readonly { readonly starts: Uint32Array; readonly bytes: Uint8Array; readonly length: number }[];
}

/** Documents of a leaf, ascending, and how often it occurs in each, boosted. */
export interface Frequencies {
  readonly docs: Uint32Array;
  readonly values: Float64Array;
}

/** Keeps the sets of recent leaves of a segment, and how often those occur that need positions. All caches of a thread share one budget. */
export class LeafCache {
  readonly #kept = new Map<
    string,
    { readonly set?: DocSet; readonly frequencies?: Frequencies; readonly bytes: number }
  >();
  readonly #budget: CacheBudget;

  constructor(budget: CacheBudget) {
    this.#budget = budget;
  }

  get(key: string): DocSet | undefined {
    return this.#recent(key)?.set;
  }

  put(key: string, set: DocSet): void {
    this.#keep(key, { set, bytes: set.bytes + key.length * 2 });
  }

  frequencies(key: string): Frequencies | undefined {
    return this.#recent(key)?.frequencies;
  }

  putFrequencies(key: string, frequencies: Frequencies): void {
    this.#keep(key, { frequencies, bytes: frequencies.docs.length * 12 + key.length * 2 + 128 });
  }

  #recent(key: string) {
    const kept = this.#kept.get(key);
    if (kept) {
      // most recent last
      this.#kept.delete(key);
      this.#kept.set(key, kept);
    }
    return kept;
  }

  #keep(
    key: string,
    kept: { readonly set?: DocSet; readonly frequencies?: Frequencies; readonly bytes: number },
  ): void {
    this.#drop(key);
    this.#kept.set(key, kept);
    this.#budget.used += kept.bytes;
    while (this.#budget.used > this.#budget.bytes && this.#kept.size > 1) this.#drop(this.#kept.keys().next().value!);
  }

  #drop(key: string): void {
    this.#budget.used -= this.#kept.get(key)?.bytes ?? 0;
    this.#kept.delete(key);
  }

  clear(): void {
    for (const key of [...this.#kept.keys()]) this.#drop(key);
  }
}

/** Bytes that all leaf caches of a thread may hold together. */
export interface CacheBudget {
  readonly bytes: number;
  used: number;
}
