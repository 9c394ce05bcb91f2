import { expect, it } from 'vitest';
import { byDisclosure, disclosesAll } from './compared-document.ts';
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
