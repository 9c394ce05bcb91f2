import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { decodePicture } from './decode.ts';
import { unpackFax } from './group4.ts';

/** A TIFF of one strip. */
function tiff(
  tags: Readonly<Record<number, number | readonly number[]>>,
  strip: Uint8Array,
  little = true,
): Uint8Array {
  const all = { 273: 8, 279: strip.length, 278: 1000, ...tags };
  const entries = Object.entries(all).map(([tag, value]) => [Number(tag), [value].flat()] as const);
  const start = 8 + strip.length + (strip.length & 1);
  const extra = start + 2 + entries.length * 12 + 4;
  const bytes = Buffer.alloc(
    extra + entries.reduce((sum, [, values]) => sum + (values.length > 1 ? values.length * 4 : 0), 0),
  );
  const short = (value: number, at: number) =>
    void (little ? bytes.writeUInt16LE(value, at) : bytes.writeUInt16BE(value, at));
  const long = (value: number, at: number) =>
    void (little ? bytes.writeUInt32LE(value, at) : bytes.writeUInt32BE(value, at));
  bytes.write(little ? 'II' : 'MM', 0, 'latin1');
  short(42, 2);
  long(start, 4);
  bytes.set(strip, 8);
  short(entries.length, start);
  let more = extra;
  entries.forEach(([tag, values], i) => {
    const at = start + 2 + i * 12;
    short(tag, at);
    short(4, at + 2);
    long(values.length, at + 4);
    if (values.length === 1) long(values[0]!, at + 8);
    else {
      long(more, at + 8);
      for (const [k, value] of values.entries()) long(value, more + 4 * k);
      more += values.length * 4;
    }
  });
  return bytes;
}
const greys = (bytes: Uint8Array) => {
  const { rgb } = decodePicture(bytes);
  return Array.from({ length: rgb.length / 3 }, (_, i) => rgb[3 * i]);
};

describe('TIFF', () => {
  const head = { 256: 8, 257: 2 };
  it('black and white as it is, of either byte order, white as 0 or as 1', () => {
    const strip = Uint8Array.of(0b1010_0000, 0b0000_1111);
    const white = [0, 255, 0, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0];
    for (const little of [true, false]) {
      expect(greys(tiff({ ...head, 262: 0 }, strip, little))).toEqual(white);
      expect(greys(tiff({ ...head, 262: 1 }, strip, little))).toEqual(white.map((value) => 255 - value));
    }
  });

  it('PackBits: bytes as they are, and repeated', () => {
    expect(
      greys(tiff({ ...head, 258: 8, 259: 32773, 262: 1 }, Uint8Array.of(0xfd, 7, 3, 1, 2, 3, 4, 0xf9, 9))),
    ).toEqual([7, 7, 7, 7, 1, 2, 3, 4, 9, 9, 9, 9, 9, 9, 9, 9]);
  });

  it('group 4: a row by its runs, then rows like the one above', () => {
    // horizontal, 2 white, 3 black, then the change at the right end; all three vertical; end of block
    const bits = '001' + '0111' + '10' + '1' + '1' + '1' + '1' + '000000000001000000000001';
    const strip = Uint8Array.from(bits.match(/.{1,8}/g)!, (byte) => Number.parseInt(byte.padEnd(8, '0'), 2));
    const row = [255, 255, 0, 0, 0, 255, 255, 255];
    expect(greys(tiff({ ...head, 259: 4, 262: 0 }, strip))).toEqual([...row, ...row]);
  });

  it('deflated with differences, palette, LZW', () => {
    const differences = deflateSync(Uint8Array.of(10, 10, 10, 10, 10, 10, 10, 10, 1, 1, 1, 1, 1, 1, 1, 1));
    expect(greys(tiff({ ...head, 258: 8, 259: 8, 262: 1, 317: 2 }, differences)).slice(6, 10)).toEqual([70, 80, 1, 2]);
    const colours = Array.from({ length: 48 }, (_, i) => (i === 3 ? 0xffff : 0));
    expect(greys(tiff({ 256: 2, 257: 1, 258: 4, 262: 3, 320: colours }, Uint8Array.of(0x31)))).toEqual([255, 0]);
    // clear, 7, 258 (7 7), 8, end: nine bits each
    const codes = [256, 7, 258, 8, 257].map((code) => code.toString(2).padStart(9, '0')).join('');
    const strip = Uint8Array.from(codes.match(/.{1,8}/g)!, (byte) => Number.parseInt(byte.padEnd(8, '0'), 2));
    expect(greys(tiff({ 256: 4, 257: 1, 258: 8, 259: 5, 262: 1 }, strip))).toEqual([7, 7, 7, 8]);
  });

  it.each([
    ['JPEG inside', { ...head, 259: 7 }, 'packed as JPEG'],
    ['no strips', { ...head, 273: [] as number[] }, 'cannot be decoded'],
    ['a picture of a thousand million pixels', { 256: 40_000, 257: 40_000 }, '40000 x 40000'],
    ['no size', { 256: 0, 257: 5 }, '0 x 5'],
    ['damaged rows', { ...head, 259: 4 }, 'rows are damaged'],
    ['CMYK', { ...head, 258: 8, 277: 4, 262: 5 }, 'none of grey'],
  ] as const)('%s is refused', (_name, tags, message) => {
    expect(() => decodePicture(tiff(tags, new Uint8Array(8)))).toThrow(message);
  });

  it('reads whatever bytes there are to an end', () => {
    for (let seed = 1; seed < 300; seed++) {
      let state = seed;
      const next = () => (state = (state * 48_271) % 2_147_483_647);
      const strip = Uint8Array.from({ length: 60 }, () => next() & 255);
      for (const compression of [2, 4, 5, 32773])
        try {
          expect(
            decodePicture(
              tiff({ 256: 40, 257: 30, 258: compression === 4 || compression === 2 ? 1 : 8, 259: compression }, strip),
            ).rgb.length,
          ).toBe(3600);
        } catch (error) {
          expect(String(error)).toContain('cannot be decoded');
        }
      expect(unpackFax(strip, { width: 17, height: 9, kind: 'T.6' }, new Uint8Array(153))).toBeLessThanOrEqual(9);
    }
  });
});
