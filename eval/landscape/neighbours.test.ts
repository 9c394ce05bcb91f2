import { expect, it } from 'vitest';
import { neighbourhoods } from './neighbours.ts';

const line = (...values: number[]) => ({ count: values.length, dimensions: 1, values });

it('a map that keeps all neighbours has 1 and 1, whatever its scale', () => {
  expect(neighbourhoods(line(0, 1, 3, 7, 15), line(0, 10, 30, 70, 150), 1)).toEqual({
    ...{ trustworthiness: 1, continuity: 1 },
  });
});

it('intruders and those that are missing count by how far away they are', () => {
  // on the map 2 lies beside 0, which is its third in the space; the others keep their nearest, 1 but for 0
  const kept = neighbourhoods(line(0, 1, 10, 12), line(0, 1, -0.5, 12), 1);
  // nearest on the map: 0 -> 2 (second in the space), 1 -> 0, 2 -> 0 (third), 3 -> 1 (second): 1 + 0 + 2 + 1 beyond the
  // first; nearest in the space: 0 -> 1 (second on the map), 1 -> 0, 2 -> 3 (third), 3 -> 2 (third): 1 + 0 + 2 + 2
  expect(kept.trustworthiness).toBeCloseTo(1 - (2 / (4 * 1 * 4)) * 4, 12);
  expect(kept.continuity).toBeCloseTo(1 - (2 / (4 * 1 * 4)) * 5, 12);
});
