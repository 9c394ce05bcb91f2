import { hashBytes } from '../format/columns.ts';

/**
 * The table of places is in so many parts, by the first bits of the hash: one that is full is made anew by itself, as
 * all of eight million strings would hold the event loop for half a second.
 */
const PART_BITS = 8;
const SMALLEST_PART = 4;
const emptyParts = () => Array.from({ length: 1 << PART_BITS }, () => new Uint32Array(SMALLEST_PART));

/** Strings with stable small numbers, in shared memory so that other threads can read them. Grows only. */
export class StringTable {
  /** Byte offsets: string i lies in [starts[i], starts[i + 1]). */
  starts: Uint32Array<SharedArrayBuffer>;
  bytes: Uint8Array<SharedArrayBuffer>;
  length = 0;
  /** Changes when `starts` or `bytes` are replaced. */
  version = 0;
  /** By part: numbers + 1 by hash. */
  #parts = emptyParts();
  /** Strings of each part. */
  #counts = new Uint32Array(1 << PART_BITS);

  constructor() {
    this.starts = new Uint32Array(new SharedArrayBuffer(64 * 4));
    this.bytes = new Uint8Array(new SharedArrayBuffer(1024));
  }

  /** The string's number, given a new one if need be. */
  intern(text: string): number {
    const key = Buffer.from(text);
    const hash = hashBytes(key);
    const part = hash >>> (32 - PART_BITS);
    const slots = this.#parts[part]!;
    const slot = this.#slot(slots, key, hash);
    const known = slots[slot]!;
    if (known !== 0) return known - 1;
    const number = this.length;
    const from = this.starts[number]!;
    if (from + key.length > this.bytes.length) {
      const grown = new Uint8Array(new SharedArrayBuffer(Math.max(from + key.length, this.bytes.length * 2)));
      grown.set(this.bytes);
      this.bytes = grown;
      this.version++;
    }
    if (number + 2 > this.starts.length) {
      const grown = new Uint32Array(new SharedArrayBuffer(this.starts.length * 8));
      grown.set(this.starts);
      this.starts = grown;
      this.version++;
    }
    this.bytes.set(key, from);
    this.starts[number + 1] = from + key.length;
    slots[slot] = number + 1;
    this.length++;
    this.#counts[part]!++;
    this.#widen(part);
    return number;
  }

  /** The string's number, -1 if it has none. */
  find(text: string): number {
    const key = Buffer.from(text);
    const hash = hashBytes(key);
    const slots = this.#parts[hash >>> (32 - PART_BITS)]!;
    return slots[this.#slot(slots, key, hash)]! - 1;
  }

  #slot(slots: Uint32Array, key: Uint8Array, hash: number): number {
    const mask = slots.length - 1;
    let slot = hash & mask;
    for (; slots[slot] !== 0; slot = (slot + 1) & mask) {
      const i = slots[slot]! - 1;
      const from = this.starts[i]!;
      if (this.starts[i + 1]! - from !== key.length) continue;
      let k = 0;
      while (k < key.length && this.bytes[from + k] === key[k]) k++;
      if (k === key.length) break;
    }
    return slot;
  }

  /** Makes a part wider that is more than half full. */
  #widen(part: number): void {
    const before = this.#parts[part]!;
    let size = before.length;
    while (size < this.#counts[part]! * 2) size *= 2;
    if (size === before.length) return;
    const slots = (this.#parts[part] = new Uint32Array(size));
    for (const number of before) if (number !== 0) this.#put(slots, number - 1, this.#hash(number - 1));
  }

  #hash(i: number): number {
    return hashBytes(this.bytes, this.starts[i]!, this.starts[i + 1]!);
  }

  #put(slots: Uint32Array, i: number, hash: number): void {
    const mask = slots.length - 1;
    let slot = hash & mask;
    while (slots[slot] !== 0) slot = (slot + 1) & mask;
    slots[slot] = i + 1;
  }

  /** Adds strings that another table held: `starts` begins with 0. */
  append(starts: Uint32Array, bytes: Uint8Array): void {
    const count = starts.length - 1;
    const base = this.starts[this.length]!;
    const grownStarts = new Uint32Array(new SharedArrayBuffer((this.length + count + 64) * 4));
    grownStarts.set(this.starts.subarray(0, this.length + 1));
    for (let i = 1; i <= count; i++) grownStarts[this.length + i] = base + starts[i]!;
    const grownBytes = new Uint8Array(new SharedArrayBuffer(base + bytes.length + 1024));
    grownBytes.set(this.bytes.subarray(0, base));
    grownBytes.set(bytes, base);
    this.starts = grownStarts;
    this.bytes = grownBytes;
    const from = this.length;
    this.length += count;
    this.version++;
    const hashes = new Uint32Array(count);
    for (let i = 0; i < count; i++) {
      hashes[i] = this.#hash(from + i);
      this.#counts[hashes[i]! >>> (32 - PART_BITS)]!++;
    }
    // each part is made as wide as it has to be at once
    for (let part = 0; part < this.#parts.length; part++) this.#widen(part);
    for (let i = 0; i < count; i++) this.#put(this.#parts[hashes[i]! >>> (32 - PART_BITS)]!, from + i, hashes[i]!);
  }
}

/** Decodes string `i` of a table's shared arrays. */
export function tableString(starts: Uint32Array, bytes: Uint8Array, i: number): string {
  return Buffer.from(
    bytes.buffer as ArrayBuffer,
    bytes.byteOffset + starts[i]!,
    starts[i + 1]! - starts[i]!,
  ).toString();
}
