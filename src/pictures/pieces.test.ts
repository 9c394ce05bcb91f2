import fc from 'fast-check';
import { expect, it } from 'vitest';
import { eachPiece, thickened } from './pieces.ts';

const picture = ['#.#.', '.#..', '....', '#..#'];
const data = Uint8Array.from(picture.join(''), (sign) => (sign === '#' ? 200 : 0));
const pieces = (corners: boolean, most = 9) => {
  const found: number[][] = [];
  eachPiece(data, 4, corners, (pixels) => found.push([...pixels]) < most);
  return found;
};

it('pixels hang together at their sides, or at their corners, too; never around the edge of the picture', () => {
  expect(pieces(false)).toEqual([[0], [2], [5], [12], [15]]);
  expect(pieces(true)).toEqual([[0, 5, 2], [12], [15]]);
});

it('ends when nothing more is wanted', () => {
  expect(pieces(false, 2)).toEqual([[0], [2]]);
});

it('ink reaches so far to each side, whatever is drawn', () => {
  const reached = thickened({ width: 4, height: 4, data: Uint8Array.of(9, ...new Array(15).fill(0)) }, 1);
  expect([...reached.data]).toEqual([255, 255, 0, 0, 255, 255, 0, 0, ...new Array(8).fill(0)]);
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 1, max: 3 }),
      fc.array(fc.boolean()),
      (width, reach, ink) => {
        const height = Math.floor(ink.length / width);
        const drawn = Uint8Array.from(ink.slice(0, width * height), (is) => (is ? 1 : 0));
        const near = (at: number, other: number) =>
          Math.abs((at % width) - (other % width)) <= reach &&
          Math.abs(Math.floor(at / width) - Math.floor(other / width)) <= reach;
        const plain = drawn.map((_, at) => (drawn.some((is, other) => is === 1 && near(at, other)) ? 255 : 0));
        expect([...thickened({ width, height, data: drawn }, reach).data]).toEqual([...plain]);
      },
    ),
  );
});
