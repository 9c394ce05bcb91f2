import { crc32, deflateSync, inflateSync } from 'node:zlib';
import type { Picture } from './page.ts';

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** A picture as a PNG file. @see ISO/IEC 15948 */
export function toPng({ width, height, channels, pixels }: Picture): Buffer {
  const row = width * channels;
  const filtered = Buffer.alloc((row + 1) * height);
  for (let y = 0; y < height; y++) filtered.set(pixels.subarray(y * row, (y + 1) * row), y * (row + 1) + 1);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, channels === 1 ? 0 : 2, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(filtered, { level: 6 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const made = Buffer.alloc(12 + data.length);
  made.writeUInt32BE(data.length, 0);
  made.write(type, 4, 'latin1');
  data.copy(made, 8);
  made.writeUInt32BE(crc32(made.subarray(4, 8 + data.length)), 8 + data.length);
  return made;
}

/** Samples of a pixel by colour type: grey, RGB, palette, grey with alpha, RGBA. */
const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/**
 * The pixels of a PNG file of 1 to 16 bits a sample, over white where they are translucent; not of interlaced ones.
 * @param most_pixels Larger pictures are refused before anything is unpacked.
 * @throws RangeError saying what is wrong.
 */
export function fromPng(file: Uint8Array, most_pixels: number): Picture {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (bytes.length < 45 || !bytes.subarray(0, 8).equals(SIGNATURE)) throw new RangeError('it is no PNG file');
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const [depth, colour, , , interlaced] = bytes.subarray(24, 29);
  const samples = SAMPLES[colour!];
  if (!samples || ![1, 2, 4, 8, 16].includes(depth!)) throw new RangeError('its colour type is not known');
  if (interlaced) throw new RangeError('it is interlaced: save it without');
  if (width === 0 || height === 0 || width * height > most_pixels)
    throw new RangeError(`it has ${width} x ${height} pixels: at most ${most_pixels} are read`);
  const data: Buffer[] = [];
  let palette: Buffer | undefined;
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    const content = bytes.subarray(at + 8, at + 8 + length);
    if (type === 'IDAT') data.push(content);
    else if (type === 'PLTE') palette = content;
    else if (type === 'IEND') break;
    at += 12 + length;
  }
  const row = Math.ceil((width * samples * depth!) / 8);
  let packed: Buffer;
  try {
    packed = inflateSync(Buffer.concat(data), { maxOutputLength: (row + 1) * height });
  } catch {
    throw new RangeError('its pixels are damaged');
  }
  if (packed.length < (row + 1) * height) throw new RangeError('it is cut off');
  unfilter(packed, row, height, Math.max(1, (samples * depth!) >> 3));
  return colours(
    { width, height, depth: depth!, samples, row },
    packed,
    colour === 3 ? (palette ?? Buffer.alloc(0)) : undefined,
  );
}

/** Undoes the filter of each row, in place: the first byte of a row says which. */
function unfilter(packed: Buffer, row: number, height: number, step: number): void {
  for (let y = 0; y < height; y++) {
    const start = y * (row + 1) + 1;
    const filter = packed[start - 1];
    for (let x = 0; x < row; x++) {
      const left = x >= step ? packed[start + x - step]! : 0;
      const up = y > 0 ? packed[start + x - row - 1]! : 0;
      const corner = x >= step && y > 0 ? packed[start + x - row - 1 - step]! : 0;
      const by =
        filter === 1
          ? left
          : filter === 2
            ? up
            : filter === 3
              ? (left + up) >> 1
              : filter === 4
                ? paeth(left, up, corner)
                : 0;
      packed[start + x] = (packed[start + x]! + by) & 255;
    }
  }
}

function paeth(left: number, up: number, corner: number): number {
  const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

function colours(
  {
    width,
    height,
    depth,
    samples,
    row,
  }: { width: number; height: number; depth: number; samples: number; row: number },
  packed: Buffer,
  palette: Buffer | undefined,
): Picture {
  const channels = palette || samples > 2 ? 3 : 1;
  const pixels = new Uint8Array(width * height * channels);
  const most = 2 ** Math.min(depth, 8) - 1;
  const sample = (y: number, n: number) => {
    const start = y * (row + 1) + 1;
    if (depth === 8) return packed[start + n]!;
    if (depth === 16) return packed[start + 2 * n]!;
    const bit = n * depth;
    return (packed[start + (bit >> 3)]! >> (8 - depth - (bit & 7))) & most;
  };
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const to = (y * width + x) * channels;
      if (palette) {
        const from = 3 * sample(y, x);
        for (let c = 0; c < 3; c++) pixels[to + c] = palette[from + c] ?? 0;
        continue;
      }
      const cover = samples === 2 || samples === 4 ? sample(y, x * samples + samples - 1) / most : 1;
      for (let c = 0; c < channels; c++)
        pixels[to + c] = Math.round((sample(y, x * samples + c) / most) * 255 * cover + 255 * (1 - cover));
    }
  return { width, height, channels, pixels };
}
