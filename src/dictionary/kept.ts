/** A part of a text as written, and what is told of it. */
interface Entry<V> {
  readonly hash: number;
  readonly written: string;
  readonly value: V;
}

/**
 * What is told of parts of texts by themselves, found out once for each that is written again and again. A part is
 * looked up where it stands, without being cut out. Bounded: of two parts that fall into one place of the table, and
 * are asked for in turn with a third, each is found out anew.
 */
export class Kept<V> {
  readonly #find: (written: string) => V;
  readonly #table: (Entry<V> | undefined)[];

  /** @param places A power of two: so many are kept at most. */
  constructor(places: number, find: (written: string) => V) {
    this.#find = find;
    this.#table = new Array(places);
  }

  /** Of what stands at [start, end). */
  at(text: string, start: number, end: number): V {
    let hash = SEED;
    for (let at = start; at < end; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
    hash ^= hash >>> 15;
    const place = hash & (this.#table.length - 1);
    const first = this.#table[place];
    if (first !== undefined && first.hash === hash && stands(first.written, text, start, end)) return first.value;
    const second = this.#table[place ^ 1];
    if (second !== undefined && second.hash === hash && stands(second.written, text, start, end)) return second.value;
    const written = ownCopy(text.slice(start, end));
    const value = this.#find(written);
    this.#table[place ^ 1] = first;
    this.#table[place] = { hash, written, value };
    return value;
  }
}

/** FNV-1a (Fowler, Noll, Vo) over UTF-16 units. */
const SEED = 0x811c9dc5 | 0;

/** Whether a text has what is written at [start, end). */
export function stands(written: string, text: string, start: number, end: number): boolean {
  if (written.length !== end - start) return false;
  for (let at = 0; at < written.length; at++) if (written.charCodeAt(at) !== text.charCodeAt(start + at)) return false;
  return true;
}

/** The same in memory of its own: what is cut out of a text holds all of the text as long as it is kept. */
export const ownCopy = (part: string): string => ` ${part}`.slice(1);
