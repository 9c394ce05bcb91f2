/** A part of a text as it was written, and what is told of it. */
interface Entry<V> {
  readonly hash: number;
  /** Where its letters stand among those that are kept. */
  readonly from: number;
  readonly length: number;
  readonly value: V;
}

/** Letters that are kept, for each place of the table. */
const LETTERS = 12;

/**
 * What is told of parts of texts by themselves, found out once for each that is written again and again. A part is
 * looked up where it stands, without being cut out: letters are kept as numbers, since comparing strings letter by
 * letter takes five times as long. Bounded: what is asked for seldom gives way.
 */
export class Kept<V, With = void> {
  readonly #find: (written: string, given: With) => V;
  readonly #places: number;
  // of nothing until something is asked for: threads that never look hold none
  #table: (Entry<V> | undefined)[] = [];
  #letters = new Uint16Array(0);
  #used = 0;

  /**
   * @param places A power of two: so many are kept at most.
   * @param find Gets what is written, in memory of its own, and what `at` was given.
   */
  constructor(places: number, find: (written: string, given: With) => V) {
    this.#find = find;
    this.#places = places;
  }

  /** Of what stands at [start, end). @param given For finding it out: to be the same for the same letters. */
  at(text: string, start: number, end: number, given: With): V {
    // FNV-1a (Fowler, Noll, Vo) over UTF-16 units
    let hash = 0x811c9dc5 | 0;
    for (let at = start; at < end; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
    hash ^= hash >>> 15;
    const place = hash & (this.#places - 1);
    const first = this.#table[place];
    if (first !== undefined && first.hash === hash && this.#stands(first, text, start, end)) return first.value;
    const second = this.#table[place ^ 1];
    if (second !== undefined && second.hash === hash && this.#stands(second, text, start, end)) return second.value;
    const value = this.#find(ownCopy(text.slice(start, end)), given);
    this.#keep(place, hash, text, start, end, value);
    return value;
  }

  #stands({ from, length }: Entry<V>, text: string, start: number, end: number): boolean {
    if (length !== end - start) return false;
    const letters = this.#letters;
    for (let at = 0; at < length; at++) if (letters[from + at] !== text.charCodeAt(start + at)) return false;
    return true;
  }

  #keep(place: number, hash: number, text: string, start: number, end: number, value: V): void {
    const length = end - start;
    if (this.#table.length === 0) {
      this.#table = new Array(this.#places).fill(undefined);
      this.#letters = new Uint16Array(this.#places * LETTERS);
    }
    if (length > this.#letters.length) return;
    if (this.#used + length > this.#letters.length) {
      this.#table.fill(undefined);
      this.#used = 0;
    }
    const from = this.#used;
    for (let at = 0; at < length; at++) this.#letters[from + at] = text.charCodeAt(start + at);
    this.#used += length;
    this.#table[place ^ 1] = this.#table[place];
    this.#table[place] = { hash, from, length, value };
  }
}

/** The same in memory of its own: what is cut out of a text holds all of the text as long as it is kept. */
const ownCopy = (part: string): string => ` ${part}`.slice(1);
