import { expect, it } from 'vitest';
import { TILES } from './offices.ts';

it('gives every office a place of its own', () => {
  const places = Object.values(TILES).map((place) => place.join());
  expect(places.filter((place, n) => places.indexOf(place) !== n)).toEqual([]);
  expect([TILES.US, TILES.CN, TILES.EP, TILES.DE, Object.keys(TILES).length]).toEqual([
    [1, 2],
    [17, 4],
    [7, 9],
    [9, 2],
    97,
  ]);
});
