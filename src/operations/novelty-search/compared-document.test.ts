import { expect, it } from 'vitest';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { byDisclosure, describe, disclosesAll } from './compared-document.ts';
import type { ComparedDocument } from './data.ts';

it('what discloses every feature comes before what is nearer in all', () => {
  const document = (public_score: number, ...verdicts: ('disclosed' | 'partly' | 'not_found')[]) =>
    ({
      comparison: { public_score, features: verdicts.map((verdict) => ({ verdict })) },
    }) as unknown as ComparedDocument;
  const near = document(0.9, 'disclosed', 'partly');
  const nearer = document(0.95, 'disclosed', 'partly');
  const whole = document(0.8, 'disclosed', 'disclosed');
  const nothing = document(0, 'not_found', 'not_found');
  expect([near, nothing, whole, nearer].toSorted(byDisclosure)).toEqual([whole, nearer, near, nothing]);
  expect([whole, near].map(disclosesAll)).toEqual([true, false]);
});

it.each([
  [20_190_612, { publication_date: 20_190_612 }],
  [20_190_600, { published: { from: 20_190_601, to: 20_190_630, basis: 'record' } }],
  [20_190_000, { published: { from: 20_190_101, to: 20_191_231, basis: 'record' } }],
])('a publication of %i is kept as of the days that it means', (publication_date, kept) => {
  const comparison = { features: [] } as unknown as ComparedDocument['comparison'];
  const told = describe(samplePatent('US1A1', { publication_date }), comparison, () => Date.UTC(2026, 0, 1));
  expect({ publication_date: told.publication_date, published: told.published }).toEqual(kept);
});
