/** Letters that are kept, for each place of the table. */
const LETTERS = 12;
/** Places in which one part may be: as many as lie in one line of memory, so that what is written often stays. */
const WAYS = 4;
/**
 * Numbers of a place: the hash of a part, where its letters stand among those that are kept, how many, and one for it.
 */
const [HASH, FROM, LENGTH, TAKEN, EACH] = [0, 1, 2, 3, 4];

/**
 * What is told of parts of texts by themselves, found out once for each that is written again and again. A part is
 * looked up where it stands, without being cut out: letters are kept as numbers, since comparing strings letter by
 * letter takes five times as long. Bounded: what is asked for seldom gives way.
 */
export class Kept<V, With = void> {
  readonly #find: (written: string, given: With) => V;
  readonly #places: number;
  readonly #ways: number;
  // of nothing until something is asked for: threads that never look hold none
  #table = new Int32Array(0);
  #values: (V | undefined)[] = [];
  #letters = new Uint16Array(0);
  #used = 0;

  /**
   * @param places A power of two: so many are kept at most.
   * @param find Gets what is written, in memory of its own, and what `at` was given.
   */
  constructor(places: number, find: (written: string, given: With) => V) {
    this.#find = find;
    this.#places = places;
    this.#ways = Math.min(WAYS, places);
  }

  /** Of what stands at [start, end). @param given For finding it out: to be the same for the same letters. */
  at(text: string, start: number, end: number, given: With): V {
    // FNV-1a (Fowler, Noll, Vo) over UTF-16 units
    let hash = 0x811c9dc5 | 0;
    for (let at = start; at < end; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
    hash ^= hash >>> 15;
    const table = this.#table;
    const first = hash & (this.#places - this.#ways);
    for (let place = first; place < first + this.#ways; place++)
      if (
        table[place * EACH + HASH] === hash &&
        table[place * EACH + LENGTH] === end - start &&
        table[place * EACH + TAKEN] === 1 &&
        this.#stands(table[place * EACH + FROM]!, text, start, end)
      )
        return this.#values[place]!;
    const value = this.#find(ownCopy(text.slice(start, end)), given);
    this.#keep(first, hash, text, start, end, value);
    return value;
  }

  #stands(from: number, text: string, start: number, end: number): boolean {
    const letters = this.#letters;
    for (let at = start; at < end; at++) if (letters[from + at - start] !== text.charCodeAt(at)) return false;
    return true;
  }

  #keep(first: number, hash: number, text: string, start: number, end: number, value: V): void {
    const length = end - start;
    if (this.#values.length === 0) {
      this.#table = new Int32Array(this.#places * EACH);
      this.#values = new Array(this.#places).fill(undefined);
      this.#letters = new Uint16Array(this.#places * LETTERS);
    }
    if (length > this.#letters.length) return;
    if (this.#used + length > this.#letters.length) {
      this.#table.fill(0);
      this.#values.fill(undefined);
      this.#used = 0;
    }
    const from = this.#used;
    for (let at = 0; at < length; at++) this.#letters[from + at] = text.charCodeAt(start + at);
    this.#used += length;
    const last = first + this.#ways - 1;
    this.#table.copyWithin((first + 1) * EACH, first * EACH, last * EACH);
    for (let place = last; place > first; place--) this.#values[place] = this.#values[place - 1];
    this.#table.set([hash, from, length, 1], first * EACH);
    this.#values[first] = value;
  }
}

/** The same in memory of its own: what is cut out of a text holds all of the text as long as it is kept. */
const ownCopy = (part: string): string => ` ${part}`.slice(1);
