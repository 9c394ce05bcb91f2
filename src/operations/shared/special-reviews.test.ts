import { expect, it } from 'vitest';
import type { Approval } from '#collections/approvals/approvals.ts';
import { countryOfAgency, registersOf } from './agencies.ts';
import { specialReviews } from './special-reviews.ts';

const approval = (fields: object) =>
  ({ agency: 'FDA', products: [], submissions: [], ...fields }) as unknown as Approval;
const told = (...fields: object[]) => specialReviews(fields.map(approval)).map(({ review, day }) => [review, day]);

it('are those of original submissions that were approved, by priority and for orphans', () => {
  const submissions = [
    { type: 'ORIG', status: 'AP', priority: 'PRIORITY', orphan: true, date: 20151113 },
    { type: 'ORIG', status: 'AP', priority: 'STANDARD', date: 20160101 },
    { type: 'SUPPL', status: 'AP', priority: 'PRIORITY', date: 20170101 },
    { type: 'ORIG', status: 'TA', priority: 'PRIORITY', orphan: true, date: 20140101 },
  ];
  expect(told({ submissions })).toEqual([
    ['Priority_Review', 20151113],
    ['Orphan_Drug', 20151113],
  ]);
});

it('of an approval that nothing dates none is told', () => {
  expect(told({ reviews: ['Conditional_Approval'] })).toEqual([]);
});

it('agencies have their countries, registers the names of their publishers', () => {
  expect((['FDA', 'EMA', 'PMDA', 'NMPA'] as const).map((each) => countryOfAgency(each).alpha2_code)).toEqual([
    ...['US', 'EU', 'JP', 'CN'],
  ]);
  expect(registersOf({ source: 'drugs-at-fda, orange-book, purple-book, ema-epar, own' })).toBe(
    'Drugs@FDA, FDA Orange Book, FDA Purple Book, EMA medicines, own',
  );
});
