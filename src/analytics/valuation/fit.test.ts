import { expect, it } from 'vitest';
import { legalEvent } from '#collections/patents/legal/stated.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { type FeeHistory, feeHistory, fitRenewal } from './fit.ts';
import { leastReturns, normalQuantile } from './renewal.ts';

const ASSUMED = { decay: 0.1, discount: 0.1, price_year: 2020, fees: [2_000, 3_760, 7_700] };
const TERM = 17;

/** Histories that a lognormal makes: quantiles of it, evenly spread; some are too young to have decided. */
function made(mu: number, sigma: number, count: number): FeeHistory[] {
  const least = leastReturns(ASSUMED, TERM);
  return Array.from({ length: count }, (_, i) => {
    const first = Math.exp(mu + sigma * normalQuantile((i + 0.5) / count));
    const refused = least.findIndex((each) => first < each);
    const paid = refused < 0 ? least.length : refused;
    const known = 1 + (i % 3);
    return paid >= known
      ? { paid: Math.min(paid, known), declined: false, term: TERM }
      : { paid, declined: true, term: TERM };
  });
}

it.each([
  [8, 1.5],
  [7, 0.8],
  [9, 2.2],
])('finds mean %d and deviation %d again, and expects what it observed', (mu, sigma) => {
  const fit = fitRenewal(made(mu, sigma, 3_000), ASSUMED);
  if ('refused' in fit) throw new Error(fit.refused);
  expect(Math.abs(fit.mu - mu)).toBeLessThan(0.1);
  expect(Math.abs(fit.sigma - sigma)).toBeLessThan(0.1);
  expect(fit.mu_error).toBeGreaterThan(0);
  expect(fit.decisions.map(({ due }) => due)).toEqual([3.5, 7.5, 11.5]);
  for (const { observed, expected } of fit.decisions) expect(Math.abs(observed - expected)).toBeLessThan(0.02);
});

it('fits nothing where the data does not tell', () => {
  expect(fitRenewal(made(8, 1.5, 199), ASSUMED)).toEqual({
    refused: '199 patents have a known fee history, and 200 are needed',
  });
  const all_paid = Array.from({ length: 300 }, () => ({ paid: 3, declined: false, term: TERM }));
  expect(fitRenewal(all_paid, ASSUMED)).toMatchObject({ refused: expect.stringMatching(/^both who paid/) });
});

it('reads a history of the events of a US patent', () => {
  const of = (...events: readonly (readonly [code: string, date: number])[]) =>
    feeHistory(
      samplePatent('US8000000B2', {
        ...{ authority: 'US', patent_type: 'B', grant_date: 20110816, expiry_date: 20280816 },
        legal_events: events.map(([code, date]) => legalEvent({ country: 'US', code, date })),
      }),
    );
  expect(of()).toBeUndefined();
  expect(of(['M1551', 20150216])).toEqual({ paid: 1, declined: false, term: expect.closeTo(17, 2) });
  expect(of(['M1551', 20150216], ['EXP.', 20190916])).toMatchObject({ paid: 1, declined: true });
  expect(of(['EXP.', 20150916])).toMatchObject({ paid: 0, declined: true });
  // as INPADOC spreads them
  const mafp = legalEvent({
    ...{ country: 'US', code: 'MAFP', date: 20150216 },
    text: 'PAYMENT OF MAINTENANCE FEE, 4TH YEAR, LARGE ENTITY (ORIGINAL EVENT CODE: M1551)',
  });
  const lapse = legalEvent({ country: 'US', code: 'LAPS', date: 20190916 });
  const patent = samplePatent('US8000000B2', {
    ...{ authority: 'US', patent_type: 'B', grant_date: 20110816, expiry_date: 20280816 },
    legal_events: [mafp, lapse],
  });
  expect(feeHistory(patent)).toMatchObject({ paid: 1, declined: true });
  // it cannot have lapsed for the second fee before that was due
  expect(of(['M1551', 20150216], ['EXP.', 20150916])).toBeUndefined();
  expect(feeHistory(samplePatent('EP1000000B1', { authority: 'EP' }))).toBeUndefined();
});
