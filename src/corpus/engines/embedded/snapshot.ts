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

/** Keeps the sets of recent leaves of a segment. All caches of a thread share one budget. */
export class LeafCache {
  readonly #sets = new Map<string, DocSet>();
  readonly #budget: CacheBudget;

  constructor(budget: CacheBudget) {
    this.#budget = budget;
  }

  get(key: string): DocSet | undefined {
    const set = this.#sets.get(key);
    if (set) {
      // most recent last
      this.#sets.delete(key);
      this.#sets.set(key, set);
    }
    return set;
  }

  put(key: string, set: DocSet): void {
    this.#sets.set(key, set);
    this.#budget.used += set.bytes + key.length * 2;
    while (this.#budget.used > this.#budget.bytes && this.#sets.size > 1) this.#drop(this.#sets.keys().next().value!);
  }

  #drop(key: string): void {
    this.#budget.used -= this.#sets.get(key)!.bytes + key.length * 2;
    this.#sets.delete(key);
  }

  clear(): void {
    for (const key of [...this.#sets.keys()]) this.#drop(key);
  }
}

/** Bytes that all leaf caches of a thread may hold together. */
export interface CacheBudget {
  readonly bytes: number;
  used: number;
}
