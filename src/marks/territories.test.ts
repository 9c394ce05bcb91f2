import { expect, it } from 'vitest';
import { earlierRights } from './territories.ts';

it('adds the offices whose marks are earlier rights in what is named', () => {
  expect([...earlierRights(['US', 'DE'])]).toEqual([
    ['US', 'named'],
    ['DE', 'named'],
    ['EU', 'union'],
  ]);
  expect([...earlierRights(['NL', 'EU']).entries()].slice(0, 5)).toEqual([
    ['NL', 'named'],
    ['EU', 'named'],
    ['BX', 'benelux'],
    ['AT', 'member'],
    ['BG', 'member'],
  ]);
  expect(earlierRights(['EU']).size).toBe(26);
  expect([...earlierRights(['BX'])]).toEqual([
    ['BX', 'named'],
    ['EU', 'union'],
  ]);
  expect([...earlierRights([])]).toEqual([]);
});
