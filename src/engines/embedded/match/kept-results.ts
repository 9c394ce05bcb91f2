import { arena } from '../kernel/kernel.ts';
import { type DerivedArrays, isSeen, type Seen } from '../segment/derived.ts';
import type { DocSet } from '../segment/docset.ts';

/** Documents of a leaf, ascending, and how often it occurs in each, boosted. */
export interface Frequencies {
  readonly docs: Uint32Array;
  readonly values: Float64Array;
}

/** Bytes that all kept results of a thread may take together. */
export interface CacheBudget {
  readonly bytes: number;
  used: number;
}

interface Kept {
  readonly bytes: number;
  readonly set?: DocSet;
  readonly frequencies?: Frequencies;
  readonly count?: number;
  /** What a count leaves out. */
  readonly deleted?: DocSet | undefined;
  /** The derived columns that it was made of. */
  readonly seen: readonly Seen[];
}

/** Bytes of an entry beside what it holds. */
const ENTRY = 128;
const NOTHING: readonly Seen[] = [];

/**
 * What recent searches found in a segment: sets of words, phrases, branches and whole queries (deleted documents
 * included), how many documents of these are not deleted, and how often words occur. What was made of derived values is
 * forgotten when one of the columns changes, a count when a document is deleted; the rest is right for as long as the
 * segment lives. The least recently used goes first; all segments of a thread share one budget.
 */
export class KeptResults {
  readonly #kept = new Map<string, Kept>();
  readonly #budget: CacheBudget;

  constructor(budget: CacheBudget) {
    this.#budget = budget;
  }

  /** @param derived The segment's derived columns as they are now. */
  set(key: string, derived: readonly DerivedArrays[]): DocSet | undefined {
    return this.#recent(key, derived)?.set;
  }

  /** @param seen The derived columns as they were all the time while the set was made. */
  putSet(key: string, set: DocSet, seen: readonly Seen[] = NOTHING): void {
    this.#keep(key, { set, seen, bytes: set.bytes + key.length * 2 + ENTRY });
  }

  /** How many documents are not deleted, as of these deletions. */
  count(key: string, deleted: DocSet | undefined, derived: readonly DerivedArrays[]): number | undefined {
    const kept = this.#recent(`count ${key}`, derived);
    return kept && kept.deleted === deleted ? kept.count : undefined;
  }

  putCount(key: string, count: number, deleted: DocSet | undefined, seen: readonly Seen[] = NOTHING): void {
    this.#keep(`count ${key}`, { count, deleted, seen, bytes: key.length * 2 + ENTRY });
  }

  frequencies(key: string): Frequencies | undefined {
    return this.#recent(key, [])?.frequencies;
  }

  putFrequencies(key: string, frequencies: Frequencies): void {
    this.#keep(key, { frequencies, seen: NOTHING, bytes: frequencies.docs.length * 12 + key.length * 2 + ENTRY });
  }

  #recent(key: string, derived: readonly DerivedArrays[]): Kept | undefined {
    const kept = this.#kept.get(key);
    if (!kept) return undefined;
    if (!kept.seen.every((seen) => isSeen(seen, derived))) {
      this.#drop(key);
      return undefined;
    }
    // most recent last
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    return kept;
  }

  #keep(key: string, kept: Kept): void {
    this.#drop(key);
    this.#kept.set(key, kept);
    this.#budget.used += kept.bytes;
    if (
      kept.set?.passing ||
      (kept.frequencies && (arena.holds(kept.frequencies.docs) || arena.holds(kept.frequencies.values)))
    )
      arena.atEnd(() => this.#last(key, kept));
    while (this.#budget.used > this.#budget.bytes && this.#kept.size > 1) this.#drop(this.#kept.keys().next().value!);
  }

  /** Takes over what a search found that ends. */
  #last(key: string, kept: Kept): void {
    if (this.#kept.get(key) !== kept) return;
    const { set, frequencies } = kept;
    this.#kept.set(key, {
      ...kept,
      ...(set && { set: set.lasting() }),
      ...(frequencies && {
        frequencies: { docs: arena.lasting(frequencies.docs), values: arena.lasting(frequencies.values) },
      }),
    });
  }

  #drop(key: string): void {
    this.#budget.used -= this.#kept.get(key)?.bytes ?? 0;
    this.#kept.delete(key);
  }

  clear(): void {
    for (const key of [...this.#kept.keys()]) this.#drop(key);
  }
}
