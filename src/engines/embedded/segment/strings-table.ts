import { hashBytes } from '../format/columns.ts';

/** Strings with stable small numbers, in shared memory so that other threads can read them. Grows only. */
export class StringTable {
  /** Byte offsets: string i lies in [starts[i], starts[i + 1]). */
  starts: Uint32Array<SharedArrayBuffer>;
  bytes: Uint8Array<SharedArrayBuffer>;
  length = 0;
  /** Changes when `starts` or `bytes` are replaced. */
  version = 0;
  #slots: Uint32Array;

  constructor() {
    this.starts = new Uint32Array(new SharedArrayBuffer(64 * 4));
    this.bytes = new Uint8Array(new SharedArrayBuffer(1024));
    this.#slots = new Uint32Array(128);
  }

  /** The string's number, given a new one if need be. */
  intern(text: string): number {
    const key = Buffer.from(text);
    const slot = this.#slot(key);
    const known = this.#slots[slot]!;
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
    this.#slots[slot] = number + 1;
    this.length++;
    if (this.length * 2 > this.#slots.length) this.#rehash(this.#slots.length * 2);
    return number;
  }

  /** The string's number, -1 if it has none. */
  find(text: string): number {
    return this.#slots[this.#slot(Buffer.from(text))]! - 1;
  }

  #slot(key: Uint8Array): number {
    const mask = this.#slots.length - 1;
    let slot = hashBytes(key) & mask;
    for (; this.#slots[slot] !== 0; slot = (slot + 1) & mask) {
      const i = this.#slots[slot]! - 1;
      const from = this.starts[i]!;
      if (this.starts[i + 1]! - from !== key.length) continue;
      let k = 0;
      while (k < key.length && this.bytes[from + k] === key[k]) k++;
      if (k === key.length) break;
    }
    return slot;
  }

  #rehash(size: number): void {
    this.#slots = new Uint32Array(size);
    for (let i = 0; i < this.length; i++) {
      let slot = hashBytes(this.bytes, this.starts[i]!, this.starts[i + 1]!) & (size - 1);
      while (this.#slots[slot] !== 0) slot = (slot + 1) & (size - 1);
      this.#slots[slot] = i + 1;
    }
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
    this.length += count;
    this.version++;
    let size = this.#slots.length;
    while (size < this.length * 2) size *= 2;
    this.#rehash(size);
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
