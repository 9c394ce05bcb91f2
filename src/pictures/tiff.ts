import { inflateSync } from 'node:zlib';
import { unpackFax } from './group4.ts';
import type { Raster } from './raster.ts';

/** Tags that are read. @see TIFF revision 6.0, part 1 */
const TAG = {
  width: 256,
  height: 257,
  bits: 258,
  compression: 259,
  photometric: 262,
  fillOrder: 266,
  offsets: 273,
  samples: 277,
  rowsPerStrip: 278,
  counts: 279,
  planar: 284,
  predictor: 317,
  colours: 320,
} as const;
/** Bytes of a value by its type: BYTE, ASCII, SHORT, LONG. */
const SIZES: Readonly<Record<number, number>> = { 1: 1, 2: 1, 3: 2, 4: 4 };
const MOST_ENTRIES = 200;
const MOST_VALUES = 100_000;

interface Head {
  readonly width: number;
  readonly height: number;
  /** The values of a tag, or its default. */
  of(tag: keyof typeof TAG, otherwise?: number): number;
  all(tag: keyof typeof TAG): readonly number[];
}

/** What the head of a TIFF says of its first picture; undefined for another format. */
export function tiffHead(bytes: Uint8Array): Head | undefined {
  const order = bytes.length < 8 ? '' : String.fromCharCode(bytes[0]!, bytes[1]!);
  if (order !== 'II' && order !== 'MM') return undefined;
  const little = order === 'II';
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const short = (at: number) => (at >= 0 && at + 2 <= bytes.length ? view.getUint16(at, little) : 0);
  const long = (at: number) => (at >= 0 && at + 4 <= bytes.length ? view.getUint32(at, little) : 0);
  if (short(2) !== 42) return undefined;
  const start = long(4);
  const values = new Map<number, readonly number[]>();
  for (let entry = 0; entry < Math.min(MOST_ENTRIES, short(start)); entry++) {
    const at = start + 2 + entry * 12;
    const [tag, type, count] = [short(at), short(at + 2), Math.min(MOST_VALUES, long(at + 4))];
    const size = SIZES[type];
    if (size === undefined) continue;
    const from = count * size <= 4 ? at + 8 : long(at + 8);
    if (from + count * size > bytes.length) continue;
    const one = (place: number) => (size === 1 ? bytes[place]! : size === 2 ? short(place) : long(place));
    values.set(
      tag,
      Array.from({ length: count }, (_, i) => one(from + i * size)),
    );
  }
  const of = (tag: keyof typeof TAG, otherwise = 0) => values.get(TAG[tag])?.[0] ?? otherwise;
  return { width: of('width'), height: of('height'), of, all: (tag) => values.get(TAG[tag]) ?? [] };
}

/** PackBits: a byte says how many bytes follow as they are, or how often the next one stands. */
function unpackBits(bytes: Uint8Array, out: Uint8Array): void {
  let to = 0;
  for (let at = 0; at < bytes.length && to < out.length; ) {
    const said = (bytes[at++]! << 24) >> 24;
    if (said >= 0) {
      const part = bytes.subarray(at, Math.min(at + said + 1, at + out.length - to));
      out.set(part, to);
      at += said + 1;
      to += part.length;
    } else if (said !== -128) {
      const times = Math.min(1 - said, out.length - to);
      out.fill(bytes[at++] ?? 0, to, to + times);
      to += times;
    }
  }
}

/** LZW with codes of 9 to 12 bits, the high bits first. @see TIFF revision 6.0, section 13 */
function unpackLzw(bytes: Uint8Array, out: Uint8Array): void {
  const [CLEAR, END] = [256, 257];
  const starts = new Int32Array(4097);
  const lengths = new Int32Array(4097);
  let [next, wide, bit, to, lastStart, lastLength] = [258, 9, 0, 0, 0, 0];
  while (to < out.length && bit + wide <= bytes.length * 8) {
    let code = 0;
    for (let i = 0; i < wide; i++, bit++) code = (code << 1) | ((bytes[bit >> 3]! >> (7 - (bit & 7))) & 1);
    if (code === END) return;
    if (code === CLEAR) {
      [next, wide, lastLength] = [258, 9, 0];
      continue;
    }
    const from = to;
    if (code < 256) out[to++] = code;
    else {
      if (code >= next && lastLength === 0) throw new RangeError('its LZW codes are damaged');
      // a string that is told before it is known: the last one and its first byte
      const [start, length] = code < next ? [starts[code]!, lengths[code]!] : [lastStart, lastLength + 1];
      for (let i = 0; i < length && to < out.length; i++, to++) out[to] = out[start + i]!;
    }
    if (lastLength > 0 && next < 4096) {
      starts[next] = lastStart;
      lengths[next++] = lastLength + 1;
    }
    [lastStart, lastLength] = [from, to - from];
    if (next >= (1 << wide) - 1 && wide < 12) wide++;
  }
}

/** Bits of a byte in the other order, where the file says so. */
const turned = (byte: number) => {
  let out = 0;
  for (let i = 0; i < 8; i++) out |= ((byte >> i) & 1) << (7 - i);
  return out;
};

const KNOWN: Readonly<Record<number, string>> = { 3: 'T.4 (group 3)', 6: 'JPEG', 7: 'JPEG' };

/** Samples of all strips, packed as the file packs them when nothing compresses it. */
function samples(bytes: Uint8Array, head: Head, bits: number, perPixel: number): Uint8Array {
  const { width, height } = head;
  const perRow = Math.ceil((width * bits * perPixel) / 8);
  const out = new Uint8Array(perRow * height);
  const rows = Math.min(height, head.of('rowsPerStrip', height)) || height;
  const compression = head.of('compression', 1);
  const [offsets, counts] = [head.all('offsets'), head.all('counts')];
  for (let strip = 0; strip * rows < height; strip++) {
    const from = offsets[strip];
    if (from === undefined) throw new RangeError('strips of it are missing');
    let packed = bytes.subarray(from, from + (counts[strip] ?? bytes.length - from));
    if (head.of('fillOrder', 1) === 2) packed = packed.map(turned);
    const high = Math.min(rows, height - strip * rows);
    const to = out.subarray(strip * rows * perRow, (strip * rows + high) * perRow);
    if (compression === 1) to.set(packed.subarray(0, to.length));
    else if (compression === 32773) unpackBits(packed, to);
    else if (compression === 5) unpackLzw(packed, to);
    else if (compression === 8 || compression === 32946)
      to.set(inflateSync(packed, { maxOutputLength: to.length + 1024 }).subarray(0, to.length));
    else throw new RangeError(`it is packed as ${KNOWN[compression] ?? compression}, which is not read`);
  }
  if (head.of('predictor', 1) === 2 && bits === 8)
    for (let y = 0; y < height; y++)
      for (let x = perPixel; x < perRow; x++)
        out[y * perRow + x] = out[y * perRow + x]! + out[y * perRow + x - perPixel]!;
  return out;
}

/** A bilevel picture of facsimile rows. */
function faxRaster(bytes: Uint8Array, head: Head, kind: 'T.6' | 'huffman'): Raster {
  const { width, height } = head;
  const ink = new Uint8Array(width * height);
  const rows = Math.min(height, head.of('rowsPerStrip', height)) || height;
  const [offsets, counts] = [head.all('offsets'), head.all('counts')];
  for (let strip = 0; strip * rows < height; strip++) {
    const from = offsets[strip];
    if (from === undefined) throw new RangeError('strips of it are missing');
    let packed = bytes.subarray(from, from + (counts[strip] ?? bytes.length - from));
    if (head.of('fillOrder', 1) === 2) packed = packed.map(turned);
    const high = Math.min(rows, height - strip * rows);
    const part = ink.subarray(strip * rows * width, (strip * rows + high) * width);
    if (unpackFax(packed, { width, height: high, kind }, part) === 0) throw new RangeError('its rows are damaged');
  }
  const black = head.of('photometric') === 1 ? 255 : 0;
  const rgb = new Uint8Array(width * height * 3);
  for (let i = 0; i < ink.length; i++) rgb.fill(ink[i] ? black : 255 - black, 3 * i, 3 * i + 3);
  return { width, height, rgb };
}

/**
 * The first picture of a TIFF: bilevel, grey, palette and RGB; as it is, PackBits, LZW, deflated, group 4, modified
 * Huffman; in strips.
 * @param head Of the same bytes; its size is for the caller to bound.
 * @throws RangeError saying what is wrong or not read.
 */
export function decodeTiff(bytes: Uint8Array, head: Head): Raster {
  const { width, height } = head;
  const compression = head.of('compression', 1);
  const bits = head.of('bits', 1);
  const perPixel = head.of('samples', 1);
  if (head.all('offsets').length === 0) throw new RangeError('it is stored in tiles, which are not read');
  if (compression === 4 || compression === 2) return faxRaster(bytes, head, compression === 4 ? 'T.6' : 'huffman');
  if (![1, 2, 4, 8].includes(bits) || perPixel < 1 || perPixel > 4 || (perPixel > 1 && head.of('planar', 1) !== 1))
    throw new RangeError(`${bits} bits of ${perPixel} samples a pixel are not read`);
  const photometric = head.of('photometric');
  if (photometric > 3) throw new RangeError('its colours are none of grey, palette and RGB');
  const data = samples(bytes, head, bits, perPixel);
  const perRow = Math.ceil((width * bits * perPixel) / 8);
  const most = (1 << bits) - 1;
  const palette = head.all('colours');
  const rgb = new Uint8Array(width * height * 3);
  const sample = (y: number, place: number): number => {
    if (bits === 8) return data[y * perRow + place]!;
    const at = place * bits;
    return (data[y * perRow + (at >> 3)]! >> (8 - bits - (at & 7))) & most;
  };
  for (let y = 0, to = 0; y < height; y++)
    for (let x = 0; x < width; x++, to += 3) {
      const first = sample(y, x * perPixel);
      if (photometric === 2 && perPixel >= 3)
        for (let c = 0; c < 3; c++) rgb[to + c] = Math.round((sample(y, x * perPixel + c) * 255) / most);
      else if (photometric === 3) for (let c = 0; c < 3; c++) rgb[to + c] = (palette[c * (most + 1) + first] ?? 0) >> 8;
      else rgb.fill(Math.round(((photometric === 0 ? most - first : first) * 255) / most), to, to + 3);
    }
  return { width, height, rgb };
}
