import fc from 'fast-check';
import { expect, it } from 'vitest';
import { treemap } from './treemap.ts';

it('divides as the paper of the method shows', () => {
  // 6, 6, 4, 3, 2, 2, 1 in a rectangle of 6 by 4: two of 3 by 2 at the left, then 4 and 3 side by side above the rest
  const tiles = treemap([6, 6, 4, 3, 2, 2, 1], { x: 0, y: 0, width: 6, height: 4 });
  expect(tiles.slice(0, 2)).toEqual([
    { x: 0, y: 0, width: 3, height: 2 },
    { x: 0, y: 2, width: 3, height: 2 },
  ]);
  expect(tiles[2]!.width).toBeCloseTo(12 / 7, 9);
  expect(tiles[2]!.height).toBeCloseTo(7 / 3, 9);
  expect(tiles[3]!.x).toBeCloseTo(3 + 12 / 7, 9);
  expect(treemap([], { x: 0, y: 0, width: 6, height: 4 })).toEqual([]);
});

it('gives each value its share of the area, inside it, and none over another', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 1, maxLength: 60 }), (given) => {
      const values = given.toSorted((a, b) => b - a);
      const total = values.reduce((sum, value) => sum + value, 0);
      const tiles = treemap(values, { x: 10, y: 20, width: 300, height: 200 });
      expect(tiles.length).toBe(values.length);
      tiles.forEach(({ x, y, width, height }, i) => {
        expect(width * height).toBeCloseTo((values[i]! / total) * 60_000, 3);
        expect(x).toBeGreaterThanOrEqual(10 - 1e-6);
        expect(y).toBeGreaterThanOrEqual(20 - 1e-6);
        expect(x + width).toBeLessThanOrEqual(310 + 1e-6);
        expect(y + height).toBeLessThanOrEqual(220 + 1e-6);
        for (const other of tiles.slice(i + 1)) {
          const across = Math.min(x + width, other.x + other.width) - Math.max(x, other.x);
          const down = Math.min(y + height, other.y + other.height) - Math.max(y, other.y);
          expect(Math.min(across, down)).toBeLessThan(1e-6);
        }
      });
    }),
    { numRuns: 60 },
  );
});
