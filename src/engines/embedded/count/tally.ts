import { arena, filledWords, kernel } from '../kernel/kernel.ts';
import type { Places, Values } from './places.ts';

/** Where at least one number in so many is counted, all counts are looked at in the end. */
const FULL = 16;
/** Where places that are not in the arena go (`Arena.scratch`). */
const PLACES = 3;

/** The address of places for the next call of a kernel. */
export const addressOf = (places: Uint32Array): number => arena.address(places, PLACES);

/**
 * How often units have each value of a source, among some places. Its arrays serve one count after the other, until the
 * search ends.
 */
export class Tally {
  readonly values: Values;
  /** Units by number: of the last count, until `clear`. */
  readonly counts: Uint32Array;
  readonly #seen: Uint32Array;
  readonly #stamps: Uint32Array;
  readonly #units: Uint32Array;
  #steps = 0;
  #distinct = 0;
  /** Units with any value. */
  having = 0;

  constructor(values: Values, places: Places) {
    this.values = values;
    this.#units = places.units;
    this.counts = filledWords(values.bound);
    // kernels may write a place more
    this.#seen = arena.words(values.bound + 1);
    this.#stamps = filledWords(values.bound);
  }

  /** Numbers that were counted, in no order. */
  get seen(): Uint32Array {
    return this.#seen.subarray(0, this.#distinct);
  }

  /**
   * Counts over places in which those of one unit stand next to each other: a value counts when the unit that had it
   * last is another one.
   */
  count(places: Uint32Array): void {
    const { starts, numbers, bound } = this.values;
    const { counts } = this;
    const stamps = this.#stamps;
    // each unit takes a step
    if (this.#steps + places.length >= 2 ** 32) {
      stamps.fill(0);
      this.#steps = 0;
    }
    this.having = kernel.unitsCount(
      addressOf(places),
      places.length,
      this.#units.byteOffset,
      starts.byteOffset,
      numbers.byteOffset,
      this.#steps,
      stamps.byteOffset,
      counts.byteOffset,
    );
    this.#steps += places.length;
    this.#distinct =
      bound <= places.length * FULL
        ? kernel.wordsToList(counts.byteOffset, bound, this.#seen.byteOffset)
        : this.#list(places);
  }

  /** Lists what was counted of few places among many numbers. */
  #list(places: Uint32Array): number {
    const { starts, numbers } = this.values;
    const seen = this.#seen;
    const stamps = this.#stamps;
    // what was counted has a stamp, which no later count needs
    let distinct = 0;
    for (let i = 0; i < places.length; i++) {
      const p = places[i]!;
      for (let k = starts[p]!; k < starts[p + 1]!; k++) {
        const value = numbers[k]!;
        if (stamps[value] === 0) continue;
        stamps[value] = 0;
        seen[distinct++] = value;
      }
    }
    return distinct;
  }

  /** Forgets the last count. */
  clear(): void {
    const { counts } = this;
    for (let i = 0; i < this.#distinct; i++) counts[this.#seen[i]!] = 0;
    this.#distinct = 0;
  }
}

/** How many units places belong to; those of one unit stand next to each other. */
export function unitsIn(places: Uint32Array, units: Uint32Array): number {
  let n = 0;
  let last = -1;
  for (let i = 0; i < places.length; i++) {
    const unit = units[places[i]!]!;
    if (unit !== last) n++;
    last = unit;
  }
  return n;
}
