import { expect, it } from 'vitest';
import { summary } from './evaluation.ts';
import type { CompanyFacts } from './facts.ts';

/** A company of which the corpus knows little: two of 148 publications have a day, one of them a state. */
const thin = {
  owned: { counted: { count: 148 }, mark: 'Q2' },
  now: {
    families: 2,
    states: { rights: 2, unknown: 1 },
    indicators: { patent_valid_ratio: 0, country_cnt: 1 },
    risks: { patents: {} },
  },
  fields: [{ value: 'G06F', count: 1 }],
  citing: { owners: [] },
  uncounted: ['146 of 148 publications have no publication date: they were not counted.'],
  ...{ called: (name: string) => name, read: 'Q3', places: {}, zh: false, say: (en: string) => en },
} as unknown as CompanyFacts;

it('says of how few applications a share is, what no figure counts, and which reason there is for no score', () => {
  const told = JSON.stringify(summary(thin));
  expect(told).toContain('of its own 2 can be counted.');
  expect(told).toContain('of the 1 of its 2 applications whose state is known 0.0 % are in force');
  expect(told).toContain('with 1 family.');
  expect(told).toContain('146 of 148 publications have no publication date');
  const many = JSON.stringify(summary({ ...thin, now: { ...thin.now, families: 5 } }));
  expect(many).toContain('No score: all owners are too many to be compared while a report is written.');
});
