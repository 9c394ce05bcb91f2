import { describe, expect, it } from 'vitest';
import { withoutLetters } from './letters.ts';
import type { Plane } from './raster.ts';

const WIDTH = 200;
const HEIGHT = 100;
const blank = (): Plane => ({ width: WIDTH, height: HEIGHT, data: new Uint8Array(WIDTH * HEIGHT) });
const fill = (plane: Plane, x: number, y: number, w: number, h: number) => {
  for (let v = y; v < y + h; v++) plane.data.fill(255, v * WIDTH + x, v * WIDTH + x + w);
};
/** A box of lines 80 high; broken: dashes of eight with gaps of two. */
const figure = (plane: Plane, x: number, y: number, broken = false) => {
  for (const [left, top, w, h] of [
    [x, y, 60, 1],
    [x, y + 79, 60, 1],
    [x, y, 1, 80],
    [x + 59, y, 1, 80],
  ] as const)
    fill(plane, left, top, w, h);
  if (!broken) return;
  for (let i = 8; i < 80; i += 10) {
    for (const left of [x, x + 59]) for (const v of [0, 1]) plane.data[(y + i + v) * WIDTH + left] = 0;
    if (i < 58)
      for (const top of [y, y + 79]) plane.data.fill(0, (y + top - y) * WIDTH + x + i, top * WIDTH + x + i + 2);
  }
};
const letters = (plane: Plane, x: number, y: number, count: number) => {
  for (let i = 0; i < count; i++) fill(plane, x + 8 * i, y + (i % 2), 5, 12 - 3 * (i % 2));
};
const inkIn = (plane: Plane | undefined, x0: number, x1: number) =>
  plane?.data.reduce((sum, value, at) => sum + (value > 0 && at % WIDTH >= x0 && at % WIDTH < x1 ? 1 : 0), 0);

describe('letters', () => {
  it.each([false, true])('beside a figure are left out, lines broken: %s', (broken) => {
    const plane = blank();
    figure(plane, 10, 10, broken);
    const own = inkIn(plane, 0, 80);
    letters(plane, 90, 40, 6);
    const bare = withoutLetters(plane);
    expect([inkIn(bare, 0, 80), inkIn(bare, 80, WIDTH)]).toEqual([own, 0]);
  });

  it('in two rows are left out, and what stands within a figure is a part of it', () => {
    const plane = blank();
    figure(plane, 10, 10);
    letters(plane, 20, 40, 4);
    const own = inkIn(plane, 0, 80);
    letters(plane, 90, 30, 6);
    letters(plane, 90, 60, 5);
    const bare = withoutLetters(plane);
    expect([inkIn(bare, 0, 80), inkIn(bare, 80, WIDTH)]).toEqual([own, 0]);
  });

  it('are three at least, and something higher stands beside them', () => {
    const two = blank();
    figure(two, 10, 10);
    letters(two, 90, 40, 2);
    expect(withoutLetters(two)).toBeUndefined();
    const alone = blank();
    letters(alone, 90, 40, 8);
    expect(withoutLetters(alone)).toBeUndefined();
    expect(withoutLetters(blank())).toBeUndefined();
  });

  it('are not looked for in a picture of specks', () => {
    const plane: Plane = { width: 400, height: 400, data: new Uint8Array(160_000) };
    for (let y = 0; y < 400; y += 6) for (let x = 0; x < 400; x += 6) plane.data[y * 400 + x] = 255;
    expect(withoutLetters(plane)).toBeUndefined();
  });
});
