import { expect, it } from 'vitest';
import { readAsked } from './asked.ts';
import { drawnIn } from './drawn.ts';
import { onWhite, type Plane } from './raster.ts';

const sheet = (): Plane => ({ width: 850, height: 1_100, data: new Uint8Array(850 * 1_100) });
const box = ({ data, width }: Plane, left: number, top: number, w: number, h: number, pen = 3) => {
  for (let y = top; y < top + h; y++)
    for (let x = left; x < left + w; x++)
      if (x < left + pen || x >= left + w - pen || y < top + pen || y >= top + h - pen) data[y * width + x] = 255;
};
/** Letters in a row, each a box of 10 by 14. */
const print = (plane: Plane, left: number, top: number, count: number) => {
  for (let at = 0; at < count; at++) box(plane, left + at * 14, top, 10, 14, 2);
};

it('takes the figure of a sheet without its head and caption, and shows it as large as it is', () => {
  const plane = sheet();
  print(plane, 60, 60, 30);
  box(plane, 200, 300, 400, 240);
  print(plane, 360, 620, 5);
  const { drawn, parts, lines } = readAsked(onWhite(plane));
  expect(drawn.aspect).toBeLessThan(1);
  expect(parts.map(({ aspect }) => Math.round(100 * aspect))).toContain(Math.round((100 * 400) / 240));
  // the box and a margin of eight pixels
  expect([lines.width, lines.height]).toEqual([416, 256]);
  expect([lines.data[8 * 416 + 8], lines.data[100 * 416 + 200]]).toEqual([255, 0]);
});

it('does so on a ground that is neither white nor even', () => {
  const plane = sheet();
  print(plane, 60, 60, 30);
  box(plane, 200, 300, 400, 240);
  const grey = onWhite(plane);
  const rgb = grey.rgb.map((value, at) => (value > 128 ? 175 + Math.floor((40 * (at % 2_550)) / 2_550) : 20));
  const { parts } = readAsked({ ...grey, rgb });
  expect(parts.map(({ aspect }) => Math.round(100 * aspect))).toContain(Math.round((100 * 400) / 240));
});

it('leaves a figure whole that several parts make, and reduces a large one', () => {
  const plane = sheet();
  box(plane, 60, 200, 300, 800);
  box(plane, 460, 200, 300, 800);
  const { parts, lines } = readAsked(onWhite(plane));
  expect(parts).toEqual([]);
  expect([lines.width, lines.height]).toEqual([Math.round((480 * 700) / 800) + 16, 496]);
});

it('shows the edges of what is no drawing of lines', () => {
  const plane = sheet();
  box(plane, 200, 300, 300, 300, 150);
  const { drawn, lines } = readAsked(onWhite(plane));
  expect(drawn.ink).toBe(drawnIn(onWhite(plane)).ink);
  const inked = lines.data.reduce((sum, value) => sum + (value > 0 ? 1 : 0), 0) / lines.data.length;
  expect(inked).toBeLessThan(0.05);
});
