import { expect, it } from 'vitest';
import { type CorpusPage, patentsOf } from './corpus.ts';

const page = (records: number, demo_records: number, searched: number) =>
  ({ collections: [{ name: 'patents', records, demo_records, searched }] }) as unknown as CorpusPage;

it('counts real patents where there are some, and fictional ones beside them', () => {
  expect(patentsOf(page(2818, 2389, 429))).toEqual({ counted: 429, apart: 2389 });
  expect(patentsOf(page(2389, 2389, 2389))).toEqual({ counted: 2389, apart: 0 });
  // a setting counts them in
  expect(patentsOf(page(2818, 2389, 2818))).toEqual({ counted: 2818, apart: 0 });
  expect(patentsOf(page(429, 0, 429))).toEqual({ counted: 429, apart: 0 });
  // two records of one publication are counted once
  expect(patentsOf(page(2818, 2389, 427))).toEqual({ counted: 427, apart: 2389 });
});
