import { expect, it } from 'vitest';
import { eachPiece } from './pieces.ts';

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
