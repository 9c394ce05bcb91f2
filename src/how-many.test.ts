import { expect, it } from 'vitest';
import { howMany } from './how-many.ts';

it('says one of a thing, and none or several of things', () => {
  expect([0, 1, 2].map((count) => howMany(count, 'family', 'families'))).toEqual([
    '0 families',
    '1 family',
    '2 families',
  ]);
  expect([0, 1, 2].map((count) => howMany(count, 'office'))).toEqual(['0 offices', '1 office', '2 offices']);
});
