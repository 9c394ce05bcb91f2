import { describe, expect, it } from 'vitest';
import { rateLimit } from './rate-limit.ts';

describe('an allowance', () => {
  it("is spent at once, comes back with time, and is each account's own", () => {
    let now = 0;
    const limit = rateLimit(2, 3, () => now);
    expect([1, 2, 3, 4].map(() => limit.take('a')!.allowed)).toEqual([true, true, true, false]);
    expect(limit.take('a')).toEqual({ allowed: false, limit: 3, remaining: 0, reset_s: 2, retry_after_s: 1 });
    expect(limit.take('b')).toEqual({ allowed: true, limit: 3, remaining: 2, reset_s: 1, retry_after_s: 0 });
    now = 500;
    expect([limit.take('a')!.allowed, limit.take('a')!.allowed]).toEqual([true, false]);
    now = 60_000;
    expect(limit.take('a')).toMatchObject({ allowed: true, remaining: 2 });
  });

  it('does not grow when the clock goes backwards', () => {
    let now = 10_000;
    const limit = rateLimit(1, 1, () => now);
    limit.take('a');
    now = 0;
    expect(limit.take('a')!.allowed).toBe(false);
  });

  it('is endless at 0 per second', () => expect(rateLimit(0, 1, () => 0).take('a')).toBeUndefined());
});
