import { randomInt } from 'node:crypto';

/** What becomes of a word: a string, or a number that stands for it. */
export interface Words<W> {
  /** Of UTF-16 units [start, end); `hash` is the same for the same units (`hashOf`). */
  ofUnits(units: Uint16Array, start: number, end: number, hash: number): W;
  ofText(text: string): W;
}

/**
 * The factor of all hashes of words, drawn once a process: whoever writes a text cannot know which words fall on one
 * place of a table.
 */
export const HASH_FACTOR = (randomInt(2 ** 31) << 1) | 1;

/** Of UTF-16 units [start, end). */
export function hashOf(units: Uint16Array, start: number, end: number): number {
  let hash = 0;
  for (let i = start; i < end; i++) hash = Math.imul(hash ^ units[i]!, HASH_FACTOR);
  return hash;
}

/** Spreads a hash over `2 ** (32 - shift)` places. */
const place = (hash: number, shift: number): number => Math.imul(hash ^ (hash >>> 15), 0x9e3779b1) >>> shift;

/** Numbers distinct words from 0 in the order in which they first come, without making strings of them. */
export class WordTable implements Words<number> {
  /** Words so far. */
  size = 0;
  /** By place: the word's hash, and its number + 1. */
  #slots = new Int32Array(2 << 12);
  #shift = 32 - 12;
  /** UTF-16 units of all words, end to end, and where each begins. */
  #chars = new Uint16Array(1 << 15);
  #starts = new Uint32Array(1 << 12);
  #spare = new Uint16Array(0);

  ofUnits(units: Uint16Array, start: number, end: number, hash: number): number {
    const slots = this.#slots;
    const most = slots.length - 2;
    let at = place(hash, this.#shift) << 1;
    for (let number = slots[at + 1]!; number !== 0; number = slots[at + 1]!) {
      if (slots[at] === hash && this.#is(number - 1, units, start, end)) return number - 1;
      at = (at + 2) & most;
    }
    slots[at] = hash;
    return this.#add(at, units, start, end);
  }

  ofText(text: string): number {
    const n = text.length;
    if (this.#spare.length < n) this.#spare = new Uint16Array(n * 2);
    const units = this.#spare;
    for (let i = 0; i < n; i++) units[i] = text.charCodeAt(i);
    return this.ofUnits(units, 0, n, hashOf(units, 0, n));
  }

  #is(number: number, units: Uint16Array, start: number, end: number): boolean {
    const chars = this.#chars;
    const from = this.#starts[number]!;
    if (this.#starts[number + 1]! - from !== end - start) return false;
    for (let i = start, k = from; i < end; i++, k++) if (units[i] !== chars[k]) return false;
    return true;
  }

  #add(at: number, units: Uint16Array, start: number, end: number): number {
    const number = this.size++;
    this.#slots[at + 1] = number + 1;
    const from = this.#starts[number]!;
    const to = from + end - start;
    if (to > this.#chars.length)
      this.#chars = grown(this.#chars, new Uint16Array(Math.max(to, this.#chars.length * 2)));
    for (let i = start, k = from; i < end; i++, k++) this.#chars[k] = units[i]!;
    if (number + 2 > this.#starts.length) this.#starts = grown(this.#starts, new Uint32Array(this.#starts.length * 2));
    this.#starts[number + 1] = to;
    if (this.size * 4 > this.#slots.length) this.#rehash();
    return number;
  }

  #rehash(): void {
    const before = this.#slots;
    const slots = new Int32Array(before.length * 2);
    this.#shift--;
    for (let i = 0; i < before.length; i += 2) {
      if (before[i + 1] === 0) continue;
      let at = place(before[i]!, this.#shift) << 1;
      while (slots[at + 1] !== 0) at = (at + 2) & (slots.length - 2);
      slots[at] = before[i]!;
      slots[at + 1] = before[i + 1]!;
    }
    this.#slots = slots;
  }

  /** UTF-16 units of a word. */
  length(number: number): number {
    return this.#starts[number + 1]! - this.#starts[number]!;
  }

  /** The first unit of a word that has any. */
  first(number: number): number {
    return this.#chars[this.#starts[number]!]!;
  }

  text(number: number): string {
    const units = this.#chars.subarray(this.#starts[number], this.#starts[number + 1]);
    return String.fromCharCode.apply(null, units as unknown as number[]);
  }

  /** Puts a word's UTF-8 into `bytes`, which have room for three to a unit; answers how many. */
  utf8(number: number, bytes: Buffer): number {
    const from = this.#starts[number]!;
    const n = this.#starts[number + 1]! - from;
    for (let i = 0; i < n; i++) {
      const unit = this.#chars[from + i]!;
      if (unit > 0x7f) return bytes.write(this.text(number));
      bytes[i] = unit;
    }
    return n;
  }

  /**
   * The words in the order of their code points: by counting the bytes of their beginnings, and only what begins alike
   * by comparing.
   */
  order(): Uint32Array<ArrayBuffer> {
    const n = this.size;
    const bytes = Buffer.alloc(this.longest() * 3 + BEGINNING);
    const beginnings = new Uint8Array(n * BEGINNING);
    for (let word = 0; word < n; word++) {
      const length = Math.min(this.utf8(word, bytes), BEGINNING);
      for (let i = 0, to = word * BEGINNING; i < length; i++) beginnings[to + i] = bytes[i]!;
    }
    let order = new Uint32Array(n);
    let sorted = new Uint32Array(n);
    for (let word = 0; word < n; word++) order[word] = word;
    const next = new Uint32Array(256);
    for (let at = BEGINNING - 1; at >= 0; at--) {
      next.fill(0);
      for (let word = 0; word < n; word++) next[beginnings[word * BEGINNING + at]!]!++;
      let sum = 0;
      for (let byte = 0; byte < 256; byte++) {
        const count = next[byte]!;
        next[byte] = sum;
        sum += count;
      }
      for (let i = 0; i < n; i++) {
        const word = order[i]!;
        sorted[next[beginnings[word * BEGINNING + at]!]!++] = word;
      }
      [order, sorted] = [sorted, order];
    }
    const alike = (a: number, b: number) => {
      for (let i = 0; i < BEGINNING; i++)
        if (beginnings[a * BEGINNING + i] !== beginnings[b * BEGINNING + i]) return false;
      return true;
    };
    const compare = (a: number, b: number) => this.#compare(a, b);
    for (let from = 0, to = 1; from < n; from = to++) {
      while (to < n && alike(order[from]!, order[to]!)) to++;
      if (to - from > 1) order.subarray(from, to).sort(compare);
    }
    return order;
  }

  /** UTF-16 units of the longest word. */
  longest(): number {
    let most = 0;
    for (let word = 0; word < this.size; word++) most = Math.max(most, this.length(word));
    return most;
  }

  /** By code points. */
  #compare(a: number, b: number): number {
    const chars = this.#chars;
    let [i, k] = [this.#starts[a]!, this.#starts[b]!];
    const [endA, endB] = [this.#starts[a + 1]!, this.#starts[b + 1]!];
    for (; i < endA && k < endB; i++, k++) if (chars[i] !== chars[k]) return unitRank(chars[i]!) - unitRank(chars[k]!);
    return endA - i - (endB - k);
  }
}

/** Bytes of a word that are sorted by counting. */
const BEGINNING = 8;
/** UTF-16 units in the order of code points: the halves of pairs, which stand for the greatest, come last. */
const unitRank = (unit: number): number => (unit < 0xd800 ? unit : unit < 0xe000 ? unit + 0x2000 : unit - 0x800);

/** Numbers pairs of numbers from 0 in the order in which they first come. */
export class PairTable {
  /** Pairs so far. */
  size = 0;
  /** By place: both numbers, and the number of the pair + 1; a fourth is unused, so that places are powers of two. */
  #slots = new Int32Array(4 << 10);
  #shift = 32 - 10;

  of(first: number, second: number): number {
    const slots = this.#slots;
    const most = slots.length - 4;
    let at = this.#place(first, second);
    for (let number = slots[at + 2]!; number !== 0; number = slots[at + 2]!) {
      if (slots[at] === first && slots[at + 1] === second) return number - 1;
      at = (at + 4) & most;
    }
    slots[at] = first;
    slots[at + 1] = second;
    slots[at + 2] = ++this.size;
    if (this.size * 8 > slots.length) this.#rehash();
    return this.size - 1;
  }

  #place(first: number, second: number): number {
    const hash = Math.imul(Math.imul(first ^ 0x5bd1e995, HASH_FACTOR) ^ second, HASH_FACTOR);
    return place(hash, this.#shift) << 2;
  }

  #rehash(): void {
    const before = this.#slots;
    const slots = new Int32Array(before.length * 2);
    this.#shift--;
    for (let i = 0; i < before.length; i += 4) {
      if (before[i + 2] === 0) continue;
      let at = this.#place(before[i]!, before[i + 1]!);
      while (slots[at + 2] !== 0) at = (at + 4) & (slots.length - 4);
      slots.set(before.subarray(i, i + 3), at);
    }
    this.#slots = slots;
  }
}

function grown<T extends Uint16Array | Uint32Array>(from: T, to: T): T {
  to.set(from);
  return to;
}
