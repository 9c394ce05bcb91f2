import { expect, it } from 'vitest';
import { addressOf, searchBody, sortedBy, sortKey, stateOf } from '../search-state.ts';

const asked = (address: string) => searchBody(stateOf(new URLSearchParams(address)), 0, 20, 'en').sort;

it('an order of the address is what the service is asked for, and anything else is none', () => {
  expect(asked('q=x')).toBeUndefined();
  expect(asked('q=x&sort=new')).toEqual([{ field: 'PBDT_YEARMONTHDAY', order: 'desc' }]);
  expect(asked('q=x&sort=old')).toEqual([{ field: 'PBDT_YEARMONTHDAY', order: 'asc' }]);
  expect(asked('q=x&sort=cited_by-desc')).toEqual([{ field: 'F_CITES_COUNT', order: 'desc' }]);
  expect(asked('q=x&sort=expires-asc')).toEqual([{ field: 'EXDT', order: 'asc' }]);
  for (const none of ['title-asc', 'filed', 'filed-up', 'published-asc', 'constructor-asc'])
    expect(asked(`q=x&sort=${none}`)).toBeUndefined();
  expect(addressOf(stateOf(new URLSearchParams('q=x&sort=filed-asc')))).toBe('q=x&sort=filed-asc');
});

it('a head sorts from the highest, and the other way when it is pressed again', () => {
  expect(sortedBy('published', 'score')).toBe('new');
  expect(sortedBy('published', 'new')).toBe('old');
  expect(sortedBy('family', 'new')).toBe('family-desc');
  expect(sortedBy('family', 'family-desc')).toBe('family-asc');
  expect(sortedBy('family', 'family-asc')).toBe('family-desc');
  expect(sortKey('score')).toBeUndefined();
});
