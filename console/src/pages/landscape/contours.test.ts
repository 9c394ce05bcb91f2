import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contours, smoothPath } from './contours.ts';

it('draws a diamond around one hill, half-way down', () => {
  expect(contours([[2]], 1)).toEqual([
    [
      [0, 0.5],
      [0.5, 0],
      [1, 0.5],
      [0.5, 1],
    ],
  ]);
  expect(
    smoothPath([
      [
        [0, 0],
        [2, 0],
        [2, 2],
      ],
    ]),
  ).toBe('M1 1Q0 0 1 0Q2 0 2 1Q2 2 1 1Z');
});

it('joins hills across a saddle that is high, and leaves them apart across a low one', () => {
  const saddle = (low: number) => [
    [2, low],
    [low, 2],
  ];
  expect(contours(saddle(0.5), 1)).toHaveLength(1);
  expect(contours(saddle(-1), 1)).toHaveLength(2);
  // a ring has a line around its hole
  expect(
    contours(
      [
        [2, 2, 2],
        [2, 0, 2],
        [2, 2, 2],
      ],
      1,
    ),
  ).toHaveLength(2);
});

it('closes every line, and encloses a cell exactly where it reaches the level', () => {
  const grid = fc.integer({ min: 1, max: 6 }).chain((width) =>
    fc.array(fc.array(fc.integer({ min: 0, max: 5 }), { minLength: width, maxLength: width }), {
      minLength: 1,
      maxLength: 6,
    }),
  );
  fc.assert(
    fc.property(grid, (rows) => {
      const rings = contours(rows, 2.5);
      // each point is on an edge of the square of the one before
      for (const ring of rings)
        for (const [i, [x, y]] of ring.entries()) {
          const [nextX, nextY] = ring[(i + 1) % ring.length]!;
          expect(Math.hypot(x - nextX, y - nextY)).toBeLessThanOrEqual(1.5);
        }
      for (const [y, row] of rows.entries())
        for (const [x, value] of row.entries()) expect(isInside(rings, x + 0.5, y + 0.5)).toBe(value >= 2.5);
    }),
  );
});

/** By the number of lines that a ray to the right crosses. */
function isInside(rings: ReturnType<typeof contours>, x: number, y: number): boolean {
  let crossed = 0;
  for (const ring of rings)
    for (const [i, [x0, y0]] of ring.entries()) {
      const [x1, y1] = ring[(i + 1) % ring.length]!;
      // a little lower than the middle, so that it meets no corner
      const at = y + 1e-7;
      if (y0 > at !== y1 > at && x0 + ((at - y0) / (y1 - y0)) * (x1 - x0) > x) crossed++;
    }
  return crossed % 2 === 1;
}
