import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromPng, toPng } from './png.ts';

it('reads what it wrote, whatever the pixels', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: 1, max: 40 }),
      fc.constantFrom(1 as const, 3 as const),
      fc.integer(),
      (width, height, channels, seed) => {
        const pixels = Uint8Array.from({ length: width * height * channels }, (_, at) => (at * 31 + seed) & 255);
        expect(fromPng(toPng({ width, height, channels, pixels }), 10_000)).toEqual({
          width,
          height,
          channels,
          pixels,
        });
      },
    ),
    { numRuns: 50 },
  );
});

it('reads filters, palettes and few bits a sample as other programs write them', () => {
  // 8 x 8 of 8 bits of grey: a black frame of one pixel, rows with filters
  const square =
    'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAAAAADhZOFXAAAAGElEQVR42mP4z/AfCBj+M8ABXAQPA0MxAAuDI923FGkUAAAAAElFTkSuQmCC';
  const { width, height, channels, pixels } = fromPng(Buffer.from(square, 'base64'), 64);
  expect([width, height, channels]).toEqual([8, 8, 1]);
  expect(new Set(pixels)).toEqual(new Set([0, 255]));
});

it('says what is wrong with a file before anything large is unpacked', () => {
  const png = toPng({ width: 20, height: 20, channels: 1, pixels: new Uint8Array(400) });
  expect(() => fromPng(png, 100)).toThrow('it has 20 x 20 pixels: at most 100 are read');
  expect(() => fromPng(Buffer.from('GIF89a'), 100)).toThrow('it is no PNG file');
  expect(() => fromPng(png.subarray(0, 50), 1000)).toThrow('its pixels are damaged');
  const interlaced = Buffer.from(png);
  interlaced[28] = 1;
  expect(() => fromPng(interlaced, 1000)).toThrow('interlaced');
});
