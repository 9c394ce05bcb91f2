import { inflateSync } from 'node:zlib';
import { decode as decodePng } from 'fast-png';
import { decode as decodeJpeg } from 'jpeg-js';
import { ServiceError } from '#errors.ts';
import { bareJpeg, barePng, pngChunks } from './bare.ts';
import { type Raster, within } from './raster.ts';
import { decodeTiff, tiffHead } from './tiff.ts';

/** Pixels of a picture that is decoded at most: forty million are 160 MB while it is. */
const MOST_PIXELS = 40_000_000;
/**
 * What is longer is shrunk, a picture that is asked with as one that is stored: a thin line of the larger one would be
 * no line of the smaller one. A line of a pen on a sheet is one to two pixels wide.
 */
export const PICTURE_SIDE = 1_100;

const refused = (message: string) => new ServiceError('file_refused', message);

/** Width and height as the head says, before anything is decoded; undefined for what is no PNG, JPEG or TIFF. */
export function sizeOf(bytes: Uint8Array): { kind: 'png' | 'jpg' | 'tif'; width: number; height: number } | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length > 33 && view.getUint32(0) === 0x89504e47 && view.getUint32(4) === 0x0d0a1a0a)
    return { kind: 'png', width: view.getUint32(16), height: view.getUint32(20) };
  const tiff = tiffHead(bytes);
  if (tiff) return { kind: 'tif', width: tiff.width, height: tiff.height };
  if (bytes.length < 12 || view.getUint16(0) !== 0xffd8) return undefined;
  // markers up to the start of frame: SOF0 to SOF15 without DHT, JPG, DAC
  for (let at = 2; at + 9 < bytes.length; ) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1]!;
    if (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc)
      return { kind: 'jpg', width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return undefined;
}

/** Samples of a pixel of a PNG by its colour type. */
const SAMPLES = [1, 0, 3, 1, 2, 0, 4];

/**
 * The still picture of a PNG, whose pixels unpack to no more than its size says.
 * @throws RangeError for one that is cut off, damaged, or made to fill memory.
 */
function soundPng(bytes: Uint8Array): Buffer {
  const still = barePng(bytes);
  const [width, height] = [still.readUInt32BE(16), still.readUInt32BE(20)];
  const row = Math.ceil((width * (SAMPLES[still[25]!] ?? 0) * still[24]!) / 8);
  // each row begins with a byte for its filter; the seven passes of an interlaced one have fewer than four times as
  // many
  const maxOutputLength = row * height + 4 * height + 64;
  const data = [...pngChunks(still)].flatMap(({ type, content }) => (type === 'IDAT' ? [content] : []));
  try {
    inflateSync(Buffer.concat(data), { maxOutputLength });
  } catch (cause) {
    const larger = (cause as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    throw new RangeError(larger ? 'its pixels unpack to more than its size says' : 'its pixels are damaged', { cause });
  }
  return still;
}

/** Channels of a decoded PNG on white ground; sixteen bits are cut to eight. */
function onWhite(png: ReturnType<typeof decodePng>): Raster {
  const { width, height, palette } = png;
  const depth = png.depth as number;
  const channels = png.channels;
  const rgb = new Uint8Array(width * height * 3);
  const shift = depth === 16 ? 8 : 0;
  const most = depth < 8 && !palette ? (1 << depth) - 1 : 255;
  const packed = depth < 8;
  const perRow = packed ? Math.ceil((width * channels * depth) / 8) : width * channels;
  const sample = (x: number, y: number, c: number): number => {
    if (!packed) return png.data[y * perRow + x * channels + c]! >> shift;
    const bit = (x * channels + c) * depth;
    const byte = png.data[y * perRow + (bit >> 3)]!;
    return (byte >> (8 - depth - (bit & 7))) & ((1 << depth) - 1);
  };
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let [r, g, b, a] = [0, 0, 0, 255];
      if (palette) {
        const entry = palette[sample(x, y, 0)] ?? [0, 0, 0];
        [r, g, b] = [entry[0]!, entry[1]!, entry[2]!];
        a = entry[3] ?? 255;
      } else if (channels <= 2) {
        r = Math.round((sample(x, y, 0) * 255) / most);
        [g, b] = [r, r];
        if (channels === 2) a = sample(x, y, 1);
      } else {
        [r, g, b] = [sample(x, y, 0), sample(x, y, 1), sample(x, y, 2)];
        if (channels === 4) a = sample(x, y, 3);
      }
      const at = 3 * (y * width + x);
      rgb[at] = 255 + ((r - 255) * a) / 255;
      rgb[at + 1] = 255 + ((g - 255) * a) / 255;
      rgb[at + 2] = 255 + ((b - 255) * a) / 255;
    }
  return { width, height, rgb };
}

/**
 * A PNG, JPEG or TIFF decoded on white ground, at most so many pixels a side; of an animation the first picture. To be
 * called in a thread that may be ended.
 * @param most_side What is larger is shrunk.
 * @throws ServiceError `file_refused` for another format, more than forty million pixels, one that is damaged.
 */
export function decodePicture(bytes: Uint8Array, most_side = PICTURE_SIDE): Raster {
  const size = sizeOf(bytes);
  if (!size) throw refused('The picture is no PNG, JPEG or TIFF, whatever it is called: send one of these.');
  const pixels = size.width * size.height;
  if (pixels === 0) throw refused(`The picture has ${size.width} x ${size.height} pixels: it is damaged.`);
  if (pixels > MOST_PIXELS)
    throw refused(
      `The picture has ${size.width} x ${size.height} pixels: at most ${MOST_PIXELS} in all are read. Send a smaller one.`,
    );
  return sound(() => {
    if (size.kind === 'png') return within(onWhite(decodePng(soundPng(bytes))), most_side);
    if (size.kind === 'tif') return within(decodeTiff(bytes, tiffHead(bytes)!), most_side);
    const { width, height, data } = decodeJpeg(bytes, {
      useTArray: true,
      formatAsRGBA: false,
      maxMemoryUsageInMB: 400,
      maxResolutionInMP: 41,
    });
    return within({ width, height, rgb: data }, most_side);
  });
}

/** @throws ServiceError `file_refused` where the work on a picture fails. */
function sound<T>(work: () => T): T {
  try {
    return work();
  } catch (cause) {
    throw new ServiceError(
      'file_refused',
      `The picture cannot be decoded: ${String((cause as Error).message ?? cause).slice(0, 120)}.`,
      {},
      { cause },
    );
  }
}

/**
 * The file of a PNG or JPEG without what is not its picture. To be called in a thread that may be ended.
 * @throws ServiceError `file_refused` as `decodePicture`.
 */
export function barePicture(bytes: Uint8Array): Buffer {
  decodePicture(bytes);
  return sound(() => (sizeOf(bytes)!.kind === 'jpg' ? bareJpeg(bytes) : barePng(bytes)));
}
