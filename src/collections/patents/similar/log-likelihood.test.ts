import { expect, it } from 'vitest';
import { logLikelihood } from './log-likelihood.ts';

it('computes the log-likelihood ratio as published', () => {
  // independent: 10 of 100 and 20 of 100 share 2
  expect(logLikelihood(2, 10, 20, 100)).toBeCloseTo(0, 12);
  // together always: 2 n (ln 2) for a table of two halves
  expect(logLikelihood(50, 50, 50, 100)).toBeCloseTo(200 * Math.LN2, 9);
});
