import { expect, it } from 'vitest';
import type { Patent } from '#collections/patents/patent.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { stateOf } from './right-state.ts';

const right = (legal_status?: Patent['legal_status'], expiry_date?: number) =>
  stateOf(samplePatent('EP2400812B1', { ...(legal_status && { legal_status }), ...(expiry_date && { expiry_date }) }));

it('can be infringed, may come, or has ended, with the day and the words of the interface', () => {
  const named = { country: 'EP', publication_number: 'EP2400812B1' };
  expect(right({ simple: 1, detailed: [3], date: 20150401 }, 20300624)).toEqual({
    ...{ ...named, state: 'alive', status: 'Active, Granted', since: 20150401, expires: 20300624 },
  });
  expect(right({ simple: 0, detailed: [16] })).toEqual({ ...named, state: 'dead', status: 'Inactive, Non-Payment' });
  expect(right({ simple: 2, detailed: [2] })).toEqual({ ...named, state: 'pending', status: 'Pending, Examining' });
  expect(right()).toEqual({ ...named, state: 'unknown' });
});

it.each([
  [220, 'dead'],
  [221, 'pending'],
  [225, 'dead'],
  [999, 'unknown'],
])('code %i is %s', (simple, state) => {
  expect(right({ simple, detailed: [] }).state).toBe(state);
});
