import { describe, expect, it } from 'vitest';
import { cutOut } from './pixels.ts';

const grey = (width: number, height: number, pixels: readonly number[]) => ({
  ...{ width, height, channels: 1 as const },
  pixels: Uint8Array.from(pixels),
});
const whole = (width: number, height: number) => ({ x0: 0, y0: 0, x1: width, y1: height });

describe('a part of a picture', () => {
  it('made smaller is the mean of what each pixel covers', () => {
    const picture = grey(4, 2, [0, 100, 200, 0, 100, 200, 0, 40]);
    expect([...cutOut(picture, whole(4, 2), 2, 1).pixels]).toEqual([100, 60]);
  });
  it('made larger lies between its neighbours, and goes no further at the edge', () => {
    expect([...cutOut(grey(2, 1, [0, 100]), whole(2, 1), 4, 1).pixels]).toEqual([0, 25, 75, 100]);
    expect([...cutOut(grey(1, 2, [0, 100]), whole(1, 2), 1, 4).pixels]).toEqual([0, 25, 75, 100]);
  });
  it('of the same size is the part itself, colours apart', () => {
    const picture = { width: 2, height: 1, channels: 3 as const, pixels: Uint8Array.of(1, 2, 3, 4, 5, 6) };
    expect([...cutOut(picture, { x0: 1, y0: 0, x1: 2, y1: 1 }, 1, 1).pixels]).toEqual([4, 5, 6]);
  });
  it('beyond its edges is its edge', () => {
    expect([...cutOut(grey(2, 1, [10, 20]), { x0: -1, y0: 0, x1: 3, y1: 1 }, 4, 1).pixels]).toEqual([10, 10, 20, 20]);
  });
});
