import type { Clock } from '#clock.ts';

export interface Allowance {
  readonly allowed: boolean;
  /** Calls that may be made at once, calls left of them now. */
  readonly limit: number;
  readonly remaining: number;
  /** Whole seconds until all of them are back, and until the next call is allowed (0 if it is). */
  readonly reset_s: number;
  readonly retry_after_s: number;
}

export interface RateLimit {
  /** Takes one call from the account's allowance, if there is one. */
  take(account_id: string): Allowance | undefined;
}

/** A token bucket per account: `per_s` calls per second on average, `burst` at once. `per_s` 0 sets no limit. */
export function rateLimit(per_s: number, burst: number, clock: Clock): RateLimit {
  const buckets = new Map<string, { tokens: number; at: number }>();
  return {
    take(account_id) {
      if (per_s === 0) return undefined;
      const now = clock();
      let bucket = buckets.get(account_id);
      if (!bucket) buckets.set(account_id, (bucket = { tokens: burst, at: now }));
      bucket.tokens = Math.min(burst, bucket.tokens + (Math.max(0, now - bucket.at) / 1000) * per_s);
      bucket.at = now;
      const allowed = bucket.tokens >= 1;
      if (allowed) bucket.tokens -= 1;
      return {
        allowed,
        limit: burst,
        remaining: Math.floor(bucket.tokens),
        reset_s: Math.ceil((burst - bucket.tokens) / per_s),
        retry_after_s: allowed ? 0 : Math.ceil((1 - bucket.tokens) / per_s),
      };
    },
  };
}
