import { describe, expect, it } from 'vitest';
import { UsageError } from './failure.ts';
import { createKey, expiryText, parseExpiry } from './keys.ts';

const NOW = Date.UTC(2026, 10, 21, 12);

describe('an expiry', () => {
  it.each([
    ['90d', '2027-02-19T12:00:00.000Z'],
    ['2027-01-31', '2027-02-01T00:00:00.000Z'],
    ['2026-11-21', '2026-11-22T00:00:00.000Z'],
    ['2027-01-31T08:30:00Z', '2027-01-31T08:30:00.000Z'],
    ['2027-01-31T08:30:00+08:00', '2027-01-31T00:30:00.000Z'],
  ])('of %s is until %s', (text, until) => expect(new Date(parseExpiry(text, NOW)).toISOString()).toBe(until));

  it.each([
    ['2027-01-31', '2027-01-31'],
    ['2027-01-31T08:30:00Z', '2027-01-31 08:30'],
  ])('of %s is listed as %s', (text, listed) => expect(expiryText(parseExpiry(text, NOW))).toBe(listed));

  it('of none is never', () => expect(expiryText(undefined)).toBe('never'));

  it.each(['soon', '', '2027-13-01', '31.01.2027', '2027-01-31T08:30', '1e3d', '-5d'])('%j is not one', (text) => {
    expect(() => parseExpiry(text, NOW)).toThrow(UsageError);
  });

  it.each(['0d', '2026-11-20', '2026-11-21T11:59:59Z'])('%s has passed', (text) => {
    expect(() => parseExpiry(text, NOW)).toThrow(/is in the past/);
  });
});

it.each([
  [{ name: '  ' }, 'A key needs a name of at most 200 characters'],
  [{ name: 'x'.repeat(201) }, 'A key needs a name of at most 200 characters'],
  [{ name: 'a', scope: ['novelty-search:read', 'everything'] }, '"everything" is not a scope.'],
  [{ name: 'a', expires: '2020-01-01' }, '2020-01-01 is in the past'],
])('a key is not made from %j', async (options, message) => {
  await expect(createKey(options)).rejects.toThrow(message);
  await expect(createKey(options)).rejects.toBeInstanceOf(UsageError);
});
