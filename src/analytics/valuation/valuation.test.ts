import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Patent } from '#collections/patents/patent.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { normalQuantile, normalShare, readRenewalParameters, renewalValue } from './renewal.ts';
import { valuationsOf } from './valuation.ts';

const MODEL = {
  ...{ source: 'a test', mu: 8, sigma: 1.5, decay: 0.1, discount: 0.1, price_year: 2020 },
  fees: [1_000, 2_000, 4_000],
};

describe('the normal distribution', () => {
  it('agrees with its table, both ways', () => {
    for (const [z, share] of [
      [0, 0.5],
      [1, 0.841345],
      [-1, 0.158655],
      [1.96, 0.975002],
      [-2.5, 0.00621],
    ] as const) {
      expect(normalShare(z)).toBeCloseTo(share, 5);
      expect(normalQuantile(share)).toBeCloseTo(z, 3);
    }
  });
});

describe('a value by the renewal model', () => {
  const last = { age: 12, remaining: 5, paid: 3, place: 0.5 };

  it('after the last fee is the discounted rest of the decaying return', () => {
    // no fee is low enough to say anything: the first year's return is the median, exp(8)
    const free = { ...MODEL, fees: [0, 0, 0] };
    const rate = 0.2;
    const expected = Math.exp(8) * Math.exp(-0.1 * 12) * ((1 - Math.exp(-rate * 5)) / rate);
    expect(renewalValue(free, last).value).toBeCloseTo(expected, -1);
    const [low, high] = [Math.exp(8 - 1.5 * 1.28155), Math.exp(8 + 1.5 * 1.28155)];
    expect(renewalValue(free, last).low / expected).toBeCloseTo(low / Math.exp(8), 3);
    expect(renewalValue(free, last).high / expected).toBeCloseTo(high / Math.exp(8), 3);
  });

  it('is at least what the last fee bought, for a return that just paid it', () => {
    const dear = { ...MODEL, fees: [1_000, 2_000, 1e9] };
    // whoever paid a billion at 11.5 years for 5 years expected more than that, as of then
    const { value } = renewalValue(dear, { age: 11.5, remaining: 5, paid: 3, place: 0.01 });
    expect(value).toBeGreaterThan(0.999e9);
  });

  it('never falls as its place rises, nor with a fee paid, nor below 0', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.01, max: 0.98, noNaN: true }),
        fc.double({ min: 0.1, max: 7.9, noNaN: true }),
        fc.double({ min: 0.5, max: 12, noNaN: true }),
        (place, age, remaining) => {
          const at = (more: object) => renewalValue(MODEL, { age, remaining, paid: 0, place, ...more }).value;
          expect(at({})).toBeGreaterThanOrEqual(0);
          expect(at({ place: place + 0.01 })).toBeGreaterThanOrEqual(at({}));
          const { low, value, high } = renewalValue(MODEL, { age, remaining, paid: 1, place: 0.5 });
          expect(low <= value && value <= high).toBe(true);
        },
      ),
    );
  });

  it('wants every parameter, and says which is wrong', () => {
    expect(readRenewalParameters(JSON.stringify(MODEL))).toEqual(MODEL);
    expect(() => readRenewalParameters('{')).toThrow(/^it is no JSON/);
    expect(() => readRenewalParameters(JSON.stringify({ ...MODEL, sigma: 0 }))).toThrow(/^\/sigma /);
    const { fees: _fees, ...rest } = MODEL;
    expect(() => readRenewalParameters(JSON.stringify(rest))).toThrow(/fees/);
  });
});

it('of a patent with which nothing is counted says so, apart from one without class or day', async () => {
  const nothing = { count: 0, by: new Proxy({}, { get: () => ({ buckets: [] }) }) };
  const corpus = { aggregate: async () => nothing, links: async () => new Map() };
  const patent = samplePatent('US10000001B2', {
    filing_date: 20150102,
    ipc: ['H01M10/613'],
    legal_status: { simple: 1, detailed: [3] },
  });
  const { filing_date: _day, ...undated } = patent;
  const valued = await valuationsOf(corpus as never, [patent, undated as Patent], { now: Date.UTC(2026, 0, 1) });
  expect(valued).toEqual([{ refused: 'alone' }, { refused: 'incomparable' }]);
});
