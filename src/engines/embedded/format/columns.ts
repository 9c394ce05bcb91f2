import { ByteWriter, compareBytes, Utf8 } from './bytes.ts';

type Width = 'u8' | 'u16' | 'u32' | 'f64';
type Numbers = Uint8Array | Uint16Array | Uint32Array | Float64Array;

const ARRAYS = { u8: Uint8Array, u16: Uint16Array, u32: Uint32Array, f64: Float64Array } as const;

/** How a column lies in its section: part of the segment's metadata. */
export interface ColumnShape {
  readonly width: Width;
  /** Least value; stored are value - base (+ 1 in single-valued columns, where 0 is "none"). 0 for f64. */
  readonly base: number;
  /** Multi-valued: u32 starts (documents + 1) before the values. */
  readonly multi: boolean;
  readonly documents: number;
}

/** Numbers per document: dates, counts, facet ordinals, lengths. */
export interface Column {
  readonly shape: ColumnShape;
  /** Adds the values of a document to `into`; those of one document ascend. */
  values(doc: number, into: number[]): void;
  /** The least value, NaN if there is none. */
  least(doc: number): number;
  /** Raw parts for scans: single-valued columns have `values` per document, multi-valued ones `starts` too. */
  readonly data: Numbers;
  readonly starts: Uint32Array | undefined;
}

/**
 * Writes the values of each document (none, one, several). Answers undefined, and writes nothing, if no document has
 * any.
 */
export function writeColumn(
  out: ByteWriter,
  values: readonly (readonly number[] | number | undefined)[],
): ColumnShape | undefined {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  let integer = true;
  let multi = false;
  let count = 0;
  const look = (value: number) => {
    if (value < low) low = value;
    if (value > high) high = value;
    if (!Number.isInteger(value)) integer = false;
    count++;
  };
  const lists = values.map((given) => {
    if (given === undefined || typeof given === 'number') {
      if (given !== undefined) look(given);
      return given;
    }
    if (given.length === 0) return undefined;
    given.forEach(look);
    if (given.length === 1) return given[0];
    multi = true;
    return [...given].sort((a, b) => a - b);
  });
  if (count === 0) return undefined;
  const span = high - low + 2;
  const width: Width = !integer || span > 0xffffffff ? 'f64' : span <= 0xff ? 'u8' : span <= 0xffff ? 'u16' : 'u32';
  const base = width === 'f64' ? 0 : low;
  if (!multi) {
    const data = new ARRAYS[width](lists.length);
    lists.forEach((value, doc) => {
      data[doc] =
        width === 'f64'
          ? value === undefined
            ? Number.NaN
            : (value as number)
          : value === undefined
            ? 0
            : (value as number) - base + 1;
    });
    out.typed(data);
  } else {
    const starts = new Uint32Array(lists.length + 1);
    const data = new ARRAYS[width](count);
    let n = 0;
    lists.forEach((value, doc) => {
      starts[doc] = n;
      if (typeof value === 'number') data[n++] = value - base;
      else if (value) for (const each of value) data[n++] = each - base;
    });
    starts[lists.length] = n;
    // eight-byte values need their alignment: they come first
    if (width === 'f64') out.typed(data);
    out.typed(starts);
    if (width !== 'f64') out.typed(data);
  }
  return { width, base, multi, documents: lists.length };
}

/** Lays a column over its bytes. */
export function readColumn(bytes: Uint8Array, shape: ColumnShape): Column {
  const { width, base, multi, documents } = shape;
  const view = (at: number, length: number) =>
    new ARRAYS[width](bytes.buffer as ArrayBuffer, bytes.byteOffset + at, length);
  if (!multi) {
    const data = view(0, documents);
    const least =
      width === 'f64'
        ? (doc: number) => data[doc]!
        : (doc: number) => (data[doc] === 0 ? Number.NaN : data[doc]! - 1 + base);
    return {
      shape,
      data,
      starts: undefined,
      least,
      values(doc, into) {
        const value = least(doc);
        if (!Number.isNaN(value)) into.push(value);
      },
    };
  }
  const startsSize = (documents + 1) * 4;
  const size = ARRAYS[width].BYTES_PER_ELEMENT;
  const count = (bytes.length - startsSize) / size;
  const starts = new Uint32Array(
    bytes.buffer as ArrayBuffer,
    bytes.byteOffset + (width === 'f64' ? count * size : 0),
    documents + 1,
  );
  const data = view(width === 'f64' ? 0 : startsSize, count);
  return {
    shape,
    data,
    starts,
    least: (doc) => (starts[doc]! < starts[doc + 1]! ? data[starts[doc]!]! + base : Number.NaN),
    values(doc, into) {
      for (let i = starts[doc]!; i < starts[doc + 1]!; i++) into.push(data[i]! + base);
    },
  };
}

/** Appends to `out` the documents that have a value in [from, to]. */
export function columnRange(column: Column, from: number, to: number, hit: (doc: number) => void): void {
  const { shape, data, starts } = column;
  const n = shape.documents;
  if (!starts) {
    if (shape.width === 'f64') {
      for (let doc = 0; doc < n; doc++) if (data[doc]! >= from && data[doc]! <= to) hit(doc);
    } else {
      const low = Math.max(1, Math.ceil(from) - shape.base + 1);
      const high = Math.floor(to) - shape.base + 1;
      for (let doc = 0; doc < n; doc++) if (data[doc]! >= low && data[doc]! <= high) hit(doc);
    }
    return;
  }
  const low = from - shape.base;
  const high = to - shape.base;
  for (let doc = 0; doc < n; doc++) {
    for (let i = starts[doc]!; i < starts[doc + 1]!; i++) {
      if (data[i]! >= low && data[i]! <= high) {
        hit(doc);
        break;
      }
    }
  }
}

/** Writes strings: u32 count, u32 starts, UTF-8 bytes. */
export function writeStrings(out: ByteWriter, strings: readonly string[]): void {
  const utf8 = new Utf8();
  const text = new ByteWriter(strings.length * 8);
  const starts = new Uint32Array(strings.length + 2);
  starts[0] = strings.length;
  for (let i = 0; i < strings.length; i++) {
    // millions of them would be as many objects at once, were each to have bytes of its own
    text.raw(utf8.bytes, 0, utf8.of(strings[i]!));
    starts[i + 2] = text.length;
  }
  out.typed(starts);
  out.raw(text.bytes, 0, text.length);
}

/** A list of strings laid over bytes; nothing is decoded before it is asked for. */
export class Strings {
  readonly length: number;
  readonly starts: Uint32Array;
  readonly bytes: Buffer;

  constructor(section: Uint8Array) {
    if (section.length === 0) {
      this.length = 0;
      this.starts = new Uint32Array(1);
      this.bytes = Buffer.alloc(0);
      return;
    }
    this.length = new Uint32Array(section.buffer as ArrayBuffer, section.byteOffset, 1)[0]!;
    this.starts = new Uint32Array(section.buffer as ArrayBuffer, section.byteOffset + 4, this.length + 1);
    const from = 8 + this.length * 4;
    this.bytes = Buffer.from(section.buffer as ArrayBuffer, section.byteOffset + from, section.length - from);
  }

  get(i: number): string {
    return this.bytes.toString('utf8', this.starts[i]!, this.starts[i + 1]!);
  }

  /** Order of string `i` here and string `j` there. */
  compare(i: number, other: Strings, j: number): number {
    return compareBytes(
      this.bytes,
      this.starts[i]!,
      this.starts[i + 1]!,
      other.bytes,
      other.starts[j]!,
      other.starts[j + 1]!,
    );
  }

  equals(i: number, bytes: Uint8Array): boolean {
    const from = this.starts[i]!;
    if (this.starts[i + 1]! - from !== bytes.length) return false;
    for (let k = 0; k < bytes.length; k++) if (this.bytes[from + k] !== bytes[k]) return false;
    return true;
  }
}

/** FNV-1a, 32 bits. */
export function hashBytes(bytes: Uint8Array, from = 0, to = bytes.length): number {
  let hash = 0x811c9dc5;
  for (let i = from; i < to; i++) hash = Math.imul(hash ^ bytes[i]!, 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}
