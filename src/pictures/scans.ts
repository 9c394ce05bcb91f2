import { PICTURE_SIDE } from './decode.ts';
import { unpackFax } from './group4.ts';
import type { Plane } from './raster.ts';

/** Pages of a facsimile that are read at most, and pixels of one. */
const MOST_PAGES = 200;
const MOST_PIXELS = 40_000_000;

/** Entries of an object's head that say how large its picture is. */
const SIZES = {
  columns: /\/Columns\s{1,4}(\d{1,5})\b/,
  width: /\/Width\s{1,4}(\d{1,5})\b/,
  height: /\/Height\s{1,4}(\d{1,5})\b/,
};
const sizeIn = (head: string, entry: keyof typeof SIZES): number => Number(SIZES[entry].exec(head)?.[1] ?? 0);

/** The head of the object that a stream belongs to: what stands between its `obj` and `stream`. */
const headOf = (text: string): string => text.slice(text.lastIndexOf(' obj') + 4);

/**
 * Pages of a facsimile as offices scan them: every picture of a PDF that is packed by ITU-T T.6, in the file's order,
 * ink 255 on 0, shrunk to some 130 dots an inch. Nothing for a PDF of another kind. To be called in a thread that may
 * be ended.
 * @see PDF 32000-1:2008, 7.4.6
 */
export function* scansOf(pdf: Uint8Array): Generator<Plane> {
  const file = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  let pages = 0;
  for (let at = file.indexOf('/CCITTFaxDecode'); at >= 0 && pages < MOST_PAGES; ) {
    const begin = file.indexOf('stream', at);
    if (begin < 0) return;
    const head = headOf(file.toString('latin1', Math.max(0, at - 600), begin));
    const from = begin + (file[begin + 6] === 13 ? 8 : 7);
    const end = file.indexOf('endstream', from);
    const [width, height] = [sizeIn(head, 'columns') || sizeIn(head, 'width'), sizeIn(head, 'height')];
    const whole = width > 0 && height > 0 && width * height <= MOST_PIXELS;
    if (whole && /\/K\s{0,4}-\d/.test(head) && head.includes('/Image')) {
      const bits = new Uint8Array(width * height);
      const rows = unpackFax(file.subarray(from, end < 0 ? file.length : end), { width, height, kind: 'T.6' }, bits);
      // black is 1 here as in T.4, unless the head turns it round
      const ink = /\/BlackIs1\s{1,4}true/.test(head) && !/\/Decode\s?\[\s?1/.test(head) ? 0 : 1;
      if (rows > 0) yield shrunk(bits, width, height, ink);
      pages++;
    }
    // without its end, the last one there is
    if (end < 0) return;
    at = file.indexOf('/CCITTFaxDecode', end);
  }
}

function shrunk(bits: Uint8Array, width: number, height: number, ink: 0 | 1): Plane {
  const scale = Math.max(1, Math.max(width, height) / PICTURE_SIDE);
  const [w, h] = [Math.round(width / scale), Math.round(height / scale)];
  const starts = Uint32Array.from({ length: w + 1 }, (_, x) => Math.min(width, Math.floor(x * scale)));
  const columns = new Uint16Array(width);
  for (let x = 0; x < w; x++) columns.fill(x, starts[x]!, starts[x + 1]!);
  const data = new Uint8Array(w * h);
  const dark = new Uint32Array(w);
  for (let y = 0; y < h; y++) {
    const [top, bottom] = [Math.floor(y * scale), Math.min(height, Math.floor((y + 1) * scale))];
    dark.fill(0);
    for (let v = top; v < bottom; v++) {
      // most of a sheet is white: ink is looked for, not each pixel
      const row = bits.subarray(v * width, v * width + starts[w]!);
      for (let u = row.indexOf(ink); u >= 0; u = row.indexOf(ink, u)) while (row[u] === ink) dark[columns[u++]!]!++;
    }
    for (let x = 0; x < w; x++) {
      const pixels = (bottom - top) * (starts[x + 1]! - starts[x]!);
      if (dark[x]! > 0) data[y * w + x] = Math.round((255 * dark[x]!) / pixels);
    }
  }
  return { width: w, height: h, data };
}
