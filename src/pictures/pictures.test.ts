import { encode as encodePng } from 'fast-png';
import { encode as encodeJpeg } from 'jpeg-js';
import { describe, expect, it } from 'vitest';
import { markFigure } from '#demo/mark-figures.ts';
import { ServiceError } from '#errors.ts';
import { compareDrawn, localLikeness, mirroredLikeness } from './compare.ts';
import { decodePicture, sizeOf } from './decode.ts';
import { DIMENSIONS, describe as described, likenesses, turned, variants } from './describe.ts';
import { drawnIn, mainParts, SIDE } from './drawn.ts';
import { pngOf } from './png.ts';
import { type Raster, within } from './raster.ts';
import { drawSvg, pathPoints } from './svg.ts';

const raster = (key: string, near = 0): Raster => drawSvg(markFigure(key, near).svg)!;
const like = (a: Raster, b: Raster): number =>
  likenesses(variants(drawnIn(a), mainParts(a)), described(drawnIn(b)))[0]!;
const framed = (picture: Raster): Raster => {
  const side = picture.width + 60;
  const rgb = new Uint8Array(side * side * 3).fill(255);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const edge = Math.min(x, y, side - 1 - x, side - 1 - y);
      if (edge >= 5 && edge < 8) rgb.fill(0, 3 * (y * side + x), 3 * (y * side + x) + 3);
      const [u, v] = [x - 30, y - 30];
      if (u >= 0 && v >= 0 && u < picture.width && v < picture.height)
        rgb.set(picture.rgb.subarray(3 * (v * picture.width + u), 3 * (v * picture.width + u) + 3), 3 * (y * side + x));
    }
  return { width: side, height: side, rgb };
};

/** A JPEG of eight by eight points, red, in cyan, magenta, yellow and black. */
const CMYK_RED =
  '/9j/7gAOQWRvYmUAZAAAAAAC/9sAQwANCQoLCggNCwoLDg4NDxMgFRMSEhMnHB4XIC4pMTAuKS0sMzpKPjM2RjcsLUBXQUZMTlJTUjI+WmFaUGBKUVJP/9sAQwEODg4TERMmFRUmTzUtNU9PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09P/8AAFAgACAAIBAEiAAIRAQMRAQQiAP/EABYAAQEBAAAAAAAAAAAAAAAAAAAFB//EABQQAQAAAAAAAAAAAAAAAAAAAAD/xAAVAQEBAAAAAAAAAAAAAAAAAAAFB//EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAOBAEAAhEDEQQAAD8AvgGU2acA/9k=';

describe('decoding', () => {
  it('reads PNG of every depth on white ground', () => {
    const bits = encodePng({ width: 8, height: 2, data: Uint8Array.of(0b10101010, 0b11111111), depth: 1, channels: 1 });
    expect([...decodePicture(bits).rgb.subarray(0, 6)]).toEqual([255, 255, 255, 0, 0, 0]);
    const clear = encodePng({ width: 1, height: 1, data: Uint8Array.of(10, 20, 30, 0), depth: 8, channels: 4 });
    expect([...decodePicture(clear).rgb]).toEqual([255, 255, 255]);
    const deep = encodePng({ width: 1, height: 1, data: Uint16Array.of(65_535), depth: 16, channels: 1 });
    expect([...decodePicture(deep).rgb]).toEqual([255, 255, 255]);
  });

  it('reads JPEG, and shrinks what is larger than it looks at', () => {
    const jpeg = encodeJpeg({ width: 1_200, height: 16, data: new Uint8Array(1_200 * 16 * 4).fill(255) }, 90).data;
    expect(sizeOf(jpeg)).toEqual({ kind: 'jpg', width: 1_200, height: 16 });
    expect(decodePicture(jpeg)).toMatchObject({ width: 1_100, height: 15 });
  });

  it('reads the inks of print as colours, and a picture of one point', () => {
    const red = decodePicture(Buffer.from(CMYK_RED, 'base64'));
    expect([red.width, red.height, ...red.rgb.subarray(0, 3)]).toEqual([8, 8, 255, 1, 0]);
    const point = encodePng({ width: 1, height: 1, data: Uint8Array.of(7), depth: 8, channels: 1 });
    expect([...decodePicture(point).rgb]).toEqual([7, 7, 7]);
  });

  it.each([
    ['an animated GIF', Buffer.from('474946383961080008008000', 'hex'), 'no PNG, JPEG or TIFF'],
    [
      'SVG with a script',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
      'no PNG, JPEG or TIFF',
    ],
    ['nothing', new Uint8Array(), 'no PNG, JPEG or TIFF'],
    [
      'the head of a PNG alone',
      pngOf({ width: 4, height: 4, data: new Uint8Array(16) }).subarray(0, 40),
      'cannot be decoded',
    ],
    [
      'a PNG of 20,000 x 20,000',
      Buffer.concat([
        Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
        Buffer.from('00004e2000004e20', 'hex'),
        Buffer.alloc(20),
      ]),
      '20000 x 20000 pixels',
    ],
    ['a JPEG that ends at once', Buffer.from('ffd8ffe000104a464946', 'hex'), 'no PNG, JPEG or TIFF'],
  ])('refuses %s', (_name, bytes, says) => {
    expect(() => decodePicture(bytes)).toThrow(ServiceError);
    expect(() => decodePicture(bytes)).toThrow(says);
  });
});

describe('drawings', () => {
  it('are drawn from the shapes that they use, and nothing else', () => {
    expect(pathPoints('M0 0h10v10H0z')).toEqual([
      [
        [0, 0],
        [10, 0],
        [10, 10],
        [0, 10],
        [0, 0],
      ],
    ]);
    const svg =
      '<svg viewBox="0 0 10 10"><script>x</script><rect x="0" y="0" width="5" height="10" fill="#000"/></svg>';
    const { rgb, width } = drawSvg(svg)!;
    expect([rgb[0], rgb[3 * (width - 1)], width]).toEqual([0, 255, 224]);
    expect(drawSvg('<svg></svg>')).toBeUndefined();
  });

  it('are blank where there is one colour', () => {
    expect(drawnIn({ width: 30, height: 30, rgb: new Uint8Array(2_700).fill(200) }).blank).toBe(true);
    expect(drawnIn({ width: 1, height: 1, rgb: Uint8Array.of(0, 0, 0) }).blank).toBe(true);
  });

  it('have a silhouette without holes and a box of their own', () => {
    const ring = drawnIn(
      drawSvg(
        '<svg viewBox="0 0 100 100"><circle cx="30" cy="30" r="20" fill="none" stroke="#000" stroke-width="2"/></svg>',
      )!,
    );
    expect(ring.silhouette.data[(SIDE / 2) * SIDE + SIDE / 2]).toBe(255);
    expect(ring.silhouette.data[0]).toBe(0);
    expect(ring.aspect).toBeCloseTo(1, 1);
    expect(ring.filled).toBeGreaterThan(0.75);
  });
});

describe('likeness', () => {
  it('is 1 for itself, and stays high for what is scaled, inverted, turned, mirrored, framed', () => {
    const own = raster('a');
    const drawn = drawnIn(own);
    expect(like(own, own)).toBeCloseTo(1, 1);
    expect(like({ ...own, rgb: own.rgb.map((value) => 255 - value) }, own)).toBeCloseTo(1, 1);
    expect(like(framed(own), own)).toBeGreaterThan(0.93);
    const other = like(raster('b'), own);
    for (const [degrees, mirrored] of [
      [10, false],
      [-14, false],
      [0, true],
    ] as const) {
      const moved = {
        ...drawn,
        lines: turned(drawn.lines, degrees, mirrored),
        silhouette: turned(drawn.silhouette, degrees, mirrored),
      };
      expect(likenesses(variants(moved), described(drawn))[0]).toBeGreaterThan(Math.max(0.8, other + 0.1));
    }
  });

  it('puts the own figure first among two hundred, and a near copy second', () => {
    const keys = Array.from({ length: 100 }, (_, index) => `figure ${index}`);
    const rows = keys.flatMap((key) => [described(drawnIn(raster(key))), described(drawnIn(raster(key, 1)))]);
    const column = new Int8Array(rows.length * DIMENSIONS);
    for (const [index, row] of rows.entries()) column.set(row, index * DIMENSIONS);
    const first = keys.map((key, index) => {
      const scores = likenesses(variants(drawnIn(raster(key))), column);
      const best = scores.reduce((at, score, row) => (score > scores[at]! ? row : at), 0);
      return best >> 1 === index;
    });
    expect(first.filter(Boolean).length).toBeGreaterThanOrEqual(90);
  });

  it('measures outline, proportions, lines by field, symmetry', () => {
    const drawn = drawnIn(raster('a'));
    const same = compareDrawn(drawn, drawn);
    expect(same).toMatchObject({ outline: 1, proportions: 1, lines: 1, surface: 1 });
    expect(localLikeness(same)).toBeCloseTo(1, 10);
    const mirror = { ...drawn, lines: turned(drawn.lines, 0, true), silhouette: turned(drawn.silhouette, 0, true) };
    expect(mirroredLikeness([drawnIn(raster('b')), mirror], drawn)).toBeCloseTo(1, 10);
    expect([mirroredLikeness([drawn], drawn), mirroredLikeness([], drawn)]).toEqual([
      localLikeness(compareDrawn(mirror, drawn)),
      0,
    ]);
    expect(localLikeness(compareDrawn(mirror, drawn))).toBeLessThan(0.98);
    const other = compareDrawn(drawn, drawnIn(raster('b')));
    expect(localLikeness(other)).toBeLessThan(0.9);
    expect(other.fields).toHaveLength(9);
  });

  it('tells the same drawing of a thin pen at whatever size it was sent', () => {
    const size = 1_000;
    const rgb = new Uint8Array(size * size * 3).fill(255);
    const dot = (x: number, y: number) => rgb.fill(0, 3 * (y * size + x), 3 * (y * size + x) + 3);
    // boxes of lines of a point, one within another, and hatching in the upper left
    for (const inset of [60, 180, 330, 420])
      for (let at = inset; at < size - inset; at++) {
        for (const edge of [inset, size - 1 - inset]) {
          dot(at, edge);
          dot(edge, at);
        }
      }
    for (let from = 70; from < 170; from += 12) for (let at = 70; at < 400; at += 2) dot(at, from);
    const whole: Raster = { width: size, height: size, rgb };
    const drawn = drawnIn(whole);
    for (const side of [700, 400, 250]) {
      const sent = compareDrawn(drawnIn(within(whole, side)), drawn);
      expect(Math.min(...sent.fields.map((value) => value ?? 1)), `fields at ${side}`).toBeGreaterThan(0.7);
      expect(sent.surface, `surface at ${side}`).toBeGreaterThan(0.75);
    }
  });

  it('takes lines that cross those of another drawing for others, however many there are', () => {
    const size = 400;
    const hatched = (upright: boolean) => {
      const rgb = new Uint8Array(size * size * 3).fill(255);
      for (let line = 20; line < 380; line += 24)
        for (let at = 20; at < 380; at++)
          for (const pen of [0, 1, 2]) {
            const [x, y] = upright ? [line + pen, at] : [at, line + pen];
            rgb.fill(0, 3 * (y * size + x), 3 * (y * size + x) + 3);
          }
      return drawnIn({ width: size, height: size, rgb });
    };
    expect(compareDrawn(hatched(true), hatched(true)).lines).toBe(1);
    const crossed = compareDrawn(hatched(true), hatched(false));
    expect(Math.max(...crossed.fields.map((value) => value ?? 0))).toBeLessThan(0.45);
  });
});

it('leaves a frame out around a drawing of a thin pen, and takes a frame alone for what is drawn', () => {
  const size = 400;
  const drawn = (boxes: readonly (readonly [left: number, top: number, width: number, height: number])[]) => {
    const rgb = new Uint8Array(size * size * 3).fill(255);
    for (const [left, top, width, height] of boxes)
      for (let y = top; y < top + height; y++)
        for (let x = left; x < left + width; x++)
          if (x === left || y === top || x === left + width - 1 || y === top + height - 1)
            rgb.fill(0, 3 * (y * size + x), 3 * (y * size + x) + 3);
    return drawnIn({ width: size, height: size, rgb }).aspect;
  };
  // 598 of 160,000 points are ink: less than a hundredth
  expect(drawn([[150, 50, 100, 200]])).toBe(0.5);
  expect(
    drawn([
      [150, 50, 100, 200],
      [2, 2, 396, 396],
    ]),
  ).toBe(0.5);
  expect(drawn([[2, 2, 396, 396]])).toBe(1);
});
