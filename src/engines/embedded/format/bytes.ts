/**
 * A growing byte buffer with the index's primitive codes; all numbers little-endian. With `spill`, full chunks leave
 * memory (see `SegmentWriter`).
 */
export class ByteWriter {
  bytes: Uint8Array;
  /** Bytes in `bytes`. */
  length = 0;
  /** Bytes that have already left through `spill`. */
  spilled = 0;

  constructor(capacity = 256) {
    this.bytes = new Uint8Array(capacity);
  }

  /** Bytes written since the start, in memory or spilled. */
  get total(): number {
    return this.spilled + this.length;
  }

  /** Makes room for `n` more bytes. */
  reserve(n: number): void {
    const need = this.length + n;
    if (need <= this.bytes.length) return;
    const grown = new Uint8Array(Math.max(need, this.bytes.length * 2));
    grown.set(this.bytes.subarray(0, this.length));
    this.bytes = grown;
  }

  u8(value: number): void {
    this.reserve(1);
    this.bytes[this.length++] = value;
  }

  /** Unsigned LEB128 of an integer below 2^53. */
  varint(value: number): void {
    this.reserve(8);
    const bytes = this.bytes;
    let at = this.length;
    while (value > 0x7fffffff) {
      bytes[at++] = (value % 128) | 0x80;
      value = Math.floor(value / 128);
    }
    while (value > 0x7f) {
      bytes[at++] = (value & 0x7f) | 0x80;
      value >>>= 7;
    }
    bytes[at++] = value;
    this.length = at;
  }

  raw(source: Uint8Array, from = 0, to = source.length): void {
    const n = to - from;
    this.reserve(n);
    if (n < 24) for (let i = from, at = this.length; i < to; i++) this.bytes[at++] = source[i]!;
    else this.bytes.set(source.subarray(from, to), this.length);
    this.length += n;
  }

  /** Zeros up to a multiple of four bytes since the start. */
  align(): void {
    while (this.total & 3) this.u8(0);
  }

  u32(value: number): void {
    this.reserve(4);
    for (let i = 0; i < 4; i++) this.bytes[this.length++] = value >>> (i * 8);
  }

  /** Raw bytes of a typed array. */
  typed(array: ArrayBufferView): void {
    this.raw(new Uint8Array(array.buffer, array.byteOffset, array.byteLength));
  }

  view(): Uint8Array {
    return this.bytes.subarray(0, this.length);
  }
}

/** Reads what `ByteWriter` wrote; `at` moves on. */
export class ByteReader {
  bytes: Uint8Array;
  at: number;

  constructor(bytes: Uint8Array, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }

  varint(): number {
    const bytes = this.bytes;
    let byte = bytes[this.at++]!;
    if (byte < 0x80) return byte;
    let value = byte & 0x7f;
    let shift = 7;
    do {
      byte = bytes[this.at++]!;
      // past 28 bits the shift would overflow 32-bit integers
      if (shift < 28) value |= (byte & 0x7f) << shift;
      else value += (byte & 0x7f) * 2 ** shift;
      shift += 7;
    } while (byte >= 0x80);
    return value;
  }
}

/**
 * Widest value that `pack` packs: a value and its bit offset must fit the four bytes that are read at once. Wider ones
 * take 32 bits.
 */
export const MAX_PACKED_BITS = 25;

/** Bits that `pack` takes for values below 2 ** width. */
export const packedWidth = (width: number): number => (width > MAX_PACKED_BITS ? 32 : width);

/** Appends `n` values of `width` bits each (0 to 25, or 32), least significant bit first, padded to a byte. */
export function pack(out: ByteWriter, values: Uint32Array, n: number, width: number): void {
  if (width === 0) return;
  const size = (n * width + 7) >> 3;
  out.reserve(size);
  const bytes = out.bytes;
  let at = out.length;
  let held = 0;
  let bits = 0;
  for (let i = 0; i < n; i++) {
    // `bits` is below 8 here, so at most 33 bits are in flight: the top ones are written in two steps
    const value = values[i]!;
    const low = value & 0xffff;
    held |= low << bits;
    bits += Math.min(width, 16);
    while (bits >= 8) {
      bytes[at++] = held;
      held >>>= 8;
      bits -= 8;
    }
    if (width > 16) {
      held |= (value >>> 16) << bits;
      bits += width - 16;
      while (bits >= 8) {
        bytes[at++] = held;
        held >>>= 8;
        bits -= 8;
      }
    }
  }
  if (bits > 0) bytes[at++] = held;
  out.length = at;
}

/** Bytes of `n` packed values. */
export const packedBytes = (n: number, width: number): number => Math.ceil((n * width) / 8);

/** Reads `n` values of `width` bits from byte `at` into `into`; answers the byte after them. */
export function unpack(bytes: Uint8Array, at: number, n: number, width: number, into: Uint32Array): number {
  unpackRange(bytes, at, 0, n, width, into, 0);
  return at + packedBytes(n, width);
}

/** Reads the values [from, from + n) of those that are packed from byte `at` into `into` from `to`. */
export function unpackRange(
  bytes: Uint8Array,
  at: number,
  from: number,
  n: number,
  width: number,
  into: Uint32Array,
  to: number,
): void {
  if (width === 0) {
    into.fill(0, to, to + n);
    return;
  }
  const mask = width === 32 ? -1 : (1 << width) - 1;
  const end = bytes.length;
  let bit = from * width;
  const stop = to + n;
  if (at + ((bit + n * width) >>> 3) + 4 <= end) {
    for (let i = to; i < stop; i++, bit += width) {
      const p = at + (bit >>> 3);
      const word = bytes[p]! | (bytes[p + 1]! << 8) | (bytes[p + 2]! << 16) | (bytes[p + 3]! << 24);
      into[i] = (word >>> (bit & 7)) & mask;
    }
    return;
  }
  for (let i = to; i < stop; i++, bit += width) {
    const p = at + (bit >>> 3);
    // bytes behind the end read as nothing
    const word =
      p + 3 < end
        ? bytes[p]! | (bytes[p + 1]! << 8) | (bytes[p + 2]! << 16) | (bytes[p + 3]! << 24)
        : bytes[p]! | (p + 1 < end ? bytes[p + 1]! << 8 : 0) | (p + 2 < end ? bytes[p + 2]! << 16 : 0);
    into[i] = (word >>> (bit & 7)) & mask;
  }
}

/** Values of a full block, and lanes that they are dealt to: value i is value i / 4 of lane i % 4. */
export const LANED = 128;

/**
 * Appends 128 values of `width` bits in four lanes: 32-bit words of the lanes by turns. One shift serves four values,
 * which makes reading twice as fast as from one stream of bits.
 */
export function packLanes(out: ByteWriter, values: Uint32Array, width: number): void {
  const words = new Uint32Array(width * 4);
  for (let i = 0; i < LANED; i++) {
    const bit = (i >> 2) * width;
    const at = ((bit >> 5) << 2) | (i & 3);
    const shift = bit & 31;
    words[at]! |= values[i]! << shift;
    if (shift + width > 32) words[at + 4]! |= values[i]! >>> (32 - shift);
  }
  out.typed(words);
}

/** Reads 128 values of `width` bits that lie in lanes from word `at`. */
export function unpackLanes(words: Uint32Array, at: number, width: number, into: Uint32Array): void {
  if (width === 0) {
    into.fill(0, 0, LANED);
    return;
  }
  const mask = width === 32 ? -1 : (1 << width) - 1;
  for (let i = 0, bit = 0; i < LANED; i += 4, bit += width) {
    const p = at + ((bit >> 5) << 2);
    const shift = bit & 31;
    let a = words[p]! >>> shift;
    let b = words[p + 1]! >>> shift;
    let c = words[p + 2]! >>> shift;
    let d = words[p + 3]! >>> shift;
    if (shift + width > 32) {
      const up = 32 - shift;
      a |= words[p + 4]! << up;
      b |= words[p + 5]! << up;
      c |= words[p + 6]! << up;
      d |= words[p + 7]! << up;
    }
    into[i] = a & mask;
    into[i + 1] = b & mask;
    into[i + 2] = c & mask;
    into[i + 3] = d & mask;
  }
}

/** Like `unpackLanes`, of differences - 1: into[i] is `before` + the sum of the differences up to value i. */
export function unpackSums(words: Uint32Array, at: number, width: number, before: number, into: Uint32Array): void {
  let sum = before;
  if (width === 0) {
    for (let i = 0; i < LANED; i++) into[i] = ++sum;
    return;
  }
  const mask = width === 32 ? -1 : (1 << width) - 1;
  for (let i = 0, bit = 0; i < LANED; i += 4, bit += width) {
    const p = at + ((bit >> 5) << 2);
    const shift = bit & 31;
    let a = words[p]! >>> shift;
    let b = words[p + 1]! >>> shift;
    let c = words[p + 2]! >>> shift;
    let d = words[p + 3]! >>> shift;
    if (shift + width > 32) {
      const up = 32 - shift;
      a |= words[p + 4]! << up;
      b |= words[p + 5]! << up;
      c |= words[p + 6]! << up;
      d |= words[p + 7]! << up;
    }
    into[i] = sum += (a & mask) + 1;
    into[i + 1] = sum += (b & mask) + 1;
    into[i + 2] = sum += (c & mask) + 1;
    into[i + 3] = sum += (d & mask) + 1;
  }
}

/** Bits needed for the greatest of the values. */
export function bitsOf(values: Uint32Array, n: number): number {
  let all = 0;
  for (let i = 0; i < n; i++) all |= values[i]!;
  return 32 - Math.clz32(all);
}

/** Set bits of a 32-bit word. */
export function popcount(word: number): number {
  word -= (word >>> 1) & 0x55555555;
  word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
  return Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** A growing list of unsigned 32-bit integers. */
export class IntList {
  values: Uint32Array<ArrayBuffer>;
  length = 0;

  constructor(capacity = 64) {
    this.values = new Uint32Array(capacity);
  }

  push(value: number): void {
    if (this.length === this.values.length) this.grow(this.length + 1);
    this.values[this.length++] = value;
  }

  grow(capacity: number): void {
    if (capacity <= this.values.length) return;
    const grown = new Uint32Array(Math.max(capacity, this.values.length * 2));
    grown.set(this.values.subarray(0, this.length));
    this.values = grown;
  }

  view(): Uint32Array<ArrayBuffer> {
    return this.values.subarray(0, this.length);
  }
}

/** Order of UTF-8 bytes. */
export function compareBytes(
  a: Uint8Array,
  aFrom: number,
  aTo: number,
  b: Uint8Array,
  bFrom: number,
  bTo: number,
): number {
  const n = Math.min(aTo - aFrom, bTo - bFrom);
  for (let i = 0; i < n; i++) {
    const difference = a[aFrom + i]! - b[bFrom + i]!;
    if (difference !== 0) return difference;
  }
  return aTo - aFrom - (bTo - bFrom);
}

const SURROGATE = /[\ud800-\uffff]/;

/**
 * Sorts strings by code point (the order of their UTF-8 bytes), which differs from JavaScript's order above U+D7FF
 * only.
 */
export function sortByCodePoint(strings: string[]): string[] {
  strings.sort();
  if (strings.some((s) => SURROGATE.test(s))) strings.sort(compareCodePoints);
  return strings;
}

/** A string's UTF-8, in one buffer for all. */
export class Utf8 {
  bytes: Buffer = Buffer.alloc(1024);

  /** Puts the text into `bytes`; answers its length there. */
  of(text: string): number {
    const n = text.length;
    // a unit takes three bytes at most
    if (n * 3 > this.bytes.length) this.bytes = Buffer.alloc(n * 6);
    const { bytes } = this;
    for (let i = 0; i < n; i++) {
      const unit = text.charCodeAt(i);
      if (unit > 0x7f) return bytes.write(text);
      bytes[i] = unit;
    }
    return n;
  }
}

/** Compares by code point. */
export function compareCodePoints(a: string, b: string): number {
  const n = Math.min(a.length, b.length);
  for (let i = 0; i < n; i++) {
    const x = a.charCodeAt(i);
    const y = b.charCodeAt(i);
    if (x === y) continue;
    const xs = x >= 0xd800 && x <= 0xdfff;
    const ys = y >= 0xd800 && y <= 0xdfff;
    return xs === ys ? x - y : xs ? 1 : -1;
  }
  return a.length - b.length;
}
