import type { Places, Values } from './places.ts';

/** How often units have each value of a source, among some places. Its arrays serve one count after the other. */
export class Tally {
  readonly values: Values;
  /** Units by number: of the last count, until `clear`. */
  readonly counts: Uint32Array;
  readonly #seen: Uint32Array;
  readonly #stamps: Uint32Array;
  readonly #units: Uint32Array | undefined;
  #steps = 0;
  #distinct = 0;
  /** Units with any value. */
  having = 0;

  constructor(values: Values, places: Places) {
    this.values = values;
    this.#units = places.units;
    this.counts = new Uint32Array(values.bound);
    this.#seen = new Uint32Array(values.bound);
    this.#stamps = new Uint32Array(places.units ? values.bound : 0);
  }

  /** Numbers that were counted, in no order. */
  get seen(): Uint32Array {
    return this.#seen.subarray(0, this.#distinct);
  }

  /** Counts over places in which those of one unit stand next to each other. */
  count(places: Uint32Array): void {
    if (this.#units) this.#countUnits(places, this.#units);
    else this.#countPlaces(places);
  }

  #countPlaces(places: Uint32Array): void {
    const { starts, numbers } = this.values;
    const { counts } = this;
    const seen = this.#seen;
    let distinct = 0;
    let having = 0;
    for (let i = 0; i < places.length; i++) {
      const p = places[i]!;
      const end = starts[p + 1]!;
      let k = starts[p]!;
      if (k < end) having++;
      for (; k < end; k++) {
        const value = numbers[k]!;
        if (counts[value]!++ === 0) seen[distinct++] = value;
      }
    }
    this.#distinct = distinct;
    this.having = having;
  }

  /** A value counts when the unit that had it last is another one. */
  #countUnits(places: Uint32Array, units: Uint32Array): void {
    const { starts, numbers } = this.values;
    const { counts } = this;
    const stamps = this.#stamps;
    const seen = this.#seen;
    let distinct = 0;
    let having = 0;
    let step = this.#steps;
    // each unit takes a step
    if (step + places.length >= 2 ** 32) {
      stamps.fill(0);
      step = 0;
    }
    let unit = -1;
    let has = false;
    for (let i = 0; i < places.length; i++) {
      const p = places[i]!;
      if (units[p] !== unit) {
        unit = units[p]!;
        step++;
        has = false;
      }
      const end = starts[p + 1]!;
      let k = starts[p]!;
      if (k < end && !has) {
        has = true;
        having++;
      }
      for (; k < end; k++) {
        const value = numbers[k]!;
        if (stamps[value] === step) continue;
        stamps[value] = step;
        if (counts[value]!++ === 0) seen[distinct++] = value;
      }
    }
    this.#steps = step;
    this.#distinct = distinct;
    this.having = having;
  }

  /** Forgets the last count. */
  clear(): void {
    const { counts } = this;
    for (let i = 0; i < this.#distinct; i++) counts[this.#seen[i]!] = 0;
    this.#distinct = 0;
  }
}

/** How many units places belong to; those of one unit stand next to each other. */
export function unitsIn(places: Uint32Array, units: Uint32Array | undefined): number {
  if (!units) return places.length;
  let n = 0;
  let last = -1;
  for (let i = 0; i < places.length; i++) {
    const unit = units[places[i]!]!;
    if (unit !== last) n++;
    last = unit;
  }
  return n;
}
