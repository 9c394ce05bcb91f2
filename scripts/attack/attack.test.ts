import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { follow } from './attack.ts';
import { type HealthWatch, healthWatch } from './health.ts';
import { ATTACKS, attackOnce } from './run.ts';
import { startTarget, type Target } from './target.ts';

/** Processor time, which no other work on the machine adds to: what froze the service took seconds to minutes of it. */
const BOUNDS = { health_ms: Number.POSITIVE_INFINITY, loop_ms: 2_000 };

describe('the service', () => {
  let target: Target;
  let watch: HealthWatch;
  beforeAll(async () => {
    watch = healthWatch();
    target = await startTarget({ PRIORA_LEARN: 'false' });
  }, 240_000);
  afterAll(async () => {
    await watch.close();
    await target?.close();
  });

  it.each(ATTACKS.filter(({ slice }) => slice))('withstands $kind: $name', { timeout: 300_000 }, async (attack) => {
    const { wrong, health, statuses } = await attackOnce(target, watch, attack, 0, BOUNDS);
    expect(wrong).toEqual([]);
    expect(statuses.size).toBeGreaterThan(0);
    if (attack.kind !== 'crash') expect(health.answered).toBe(health.asked);
  });
});

describe('an attack', () => {
  const judged = (status: number, text: string) => {
    const told = follow({} as Target);
    told.answered(status, text);
    return told.wrong;
  };

  it('has succeeded when an answer is a fault, cut off, tells nothing or where our sources are', () => {
    expect(judged(500, '{"title":"Unexpected failure"}')).toHaveLength(1);
    expect(judged(0, 'ECONNRESET')).toHaveLength(1);
    expect(judged(400, '')).toHaveLength(1);
    expect(judged(400, 'TypeError: x is not a function at read (/app/src/http/json-body.ts:12:7)')).toHaveLength(1);
  });

  it('has not when an answer is right, or says what is wrong with the call', () => {
    expect(judged(200, '')).toEqual([]);
    expect(judged(413, 'The request body is larger than 262144 bytes; send less at once.')).toEqual([]);
  });
});
