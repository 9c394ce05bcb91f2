import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textBag } from '#collections/patents/similar/query-parts.ts';
import { cpuTime } from '#testing/cpu-time.ts';
import { copyDemo } from '#testing/demo.ts';
import { follow } from './attack.ts';
import { type HealthWatch, healthWatch } from './health.ts';
import { ATTACKS, attackOnce } from './run.ts';
import { SIGN_IN, startTarget, type Target } from './target.ts';

/** Processor time, which no other work on the machine adds to: what froze the service took seconds to minutes of it. */
const BOUNDS = { health_ms: Number.POSITIVE_INFINITY, loop_ms: 2_000 };

describe('the service', () => {
  let target: Target;
  let watch: HealthWatch;
  const folder = mkdtempSync(join(tmpdir(), 'priora-attacked-'));
  beforeAll(async () => {
    watch = healthWatch();
    // loading it is held by the tests of first starts
    await copyDemo(join(folder, 'data'));
    target = await startTarget({ ...SIGN_IN, PRIORA_LEARN: 'false', PRIORA_DATA_DIR: join(folder, 'data') });
  }, 240_000);
  afterAll(async () => {
    await watch.close();
    await target?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it.each(ATTACKS.filter(({ slice }) => slice))('withstands $kind: $name', { timeout: 300_000 }, async (attack) => {
    const { wrong, health, statuses } = await attackOnce(target, watch, attack, 0, BOUNDS);
    expect(wrong).toEqual([]);
    expect(statuses.size).toBeGreaterThan(0);
    if (attack.kind !== 'crash') expect(health.answered).toBe(health.asked);
  });

  it('does not read a text on its event loop', { timeout: 300_000 }, async () => {
    // Chinese in no order, where nearly every pair of characters is new: reading it costs ten times what the loop does
    let state = 1;
    const drawn = () => {
      state = (state * 48_271) % 2_147_483_647;
      return String.fromCodePoint(0x4e00 + (state % 8_000));
    };
    const text = Array.from({ length: 80_000 }, drawn).join('');
    const reading = cpuTime();
    textBag(text);
    const reading_ms = reading();
    /** The longest computing of the loop while a text that it has not seen is searched by. */
    const beside = async (word: string) => {
      await target.loop();
      const body = { text: `${word} ${text}`.slice(0, text.length) };
      expect((await target.call({ path: '/search/patent/semantic-search-patent', body })).status).toBe(200);
      return (await target.loop()).longest_ms;
    };
    await beside('first');
    // whoever reads it on the loop reads it each time; memory is given back there now and then
    const longest = [await beside('second'), await beside('third')];
    expect(Math.min(...longest)).toBeLessThan(reading_ms / 2);
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
