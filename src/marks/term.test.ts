import { expect, it } from 'vitest';
import { TERM_RULES, termEnd } from './term.ts';

const registered = { status: { state: 'registered' } };

it('takes the day that the office states', () => {
  expect(termEnd({ office: 'US', expiry_date: 20140131, status: { state: 'dead' } })).toEqual({ day: 20140131 });
});

it.each([
  ['ten years from registration', { office: 'KR', registration_date: 20230117 }, 20330117],
  ['ten years from filing', { office: 'EU', filing_date: 20200408, registration_date: 20200728 }, 20300408],
  ['a term after a renewal', { office: 'US', registration_date: 19980804, renewal_date: 20080804 }, 20180804],
  ['a renewal within the year before', { office: 'US', registration_date: 19980804, renewal_date: 20070901 }, 20180804],
  ['a renewal in the time of grace', { office: 'US', registration_date: 19980804, renewal_date: 20090201 }, 20180804],
  ['twenty years, then ten', { office: 'US', registration_date: 19850304, renewal_date: 20050304 }, 20150304],
  ['no 29 February', { office: 'JP', registration_date: 20240229 }, 20340228],
])('computes %s', (_what, facts, day) => {
  expect(termEnd({ ...facts, ...registered })).toEqual({ day, by: TERM_RULES[facts.office]!.source });
});

it('goes on after the day on which the office called it registered', () => {
  const status = { state: 'registered', date: 20160615 };
  expect(termEnd({ office: 'US', registration_date: 20001207, status })?.day).toBe(20201207);
});

it.each([
  ['an office without a rule', { office: 'DE', registration_date: 20200101, ...registered }],
  ['a dead mark', { office: 'US', registration_date: 20200101, status: { state: 'dead' } }],
  ['one whose state nobody tells', { office: 'US', registration_date: 20200101, status: {} }],
  ['one that is not registered', { office: 'EU', filing_date: 20200101, status: { state: 'pending' } }],
])('knows nothing of %s', (_what, facts) => {
  expect(termEnd(facts)).toBeUndefined();
});
