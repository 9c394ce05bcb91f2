import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Places } from './places.ts';

const never = new AbortController().signal;
/** Lets what is ready run. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Calls that note when they enter and stay until they are told to leave. */
function crowd(places: Places) {
  const entered: string[] = [];
  const refused: string[] = [];
  const inside: { account: string; leave: () => void }[] = [];
  return {
    entered,
    refused,
    inside,
    come(account: string, wait_ms = 60_000, signal = never) {
      places.take(account, signal, wait_ms).then(
        (leave) => {
          entered.push(account);
          inside.push({ account, leave });
        },
        (error) => refused.push(`${account}: ${error.kind ?? error.message}`),
      );
    },
    /** Lets the calls inside leave, the first first, until nobody waits. */
    async drain() {
      for (;;) {
        await settle();
        const first = inside.shift();
        if (!first) return;
        first.leave();
      }
    },
  };
}

describe('places at the model', () => {
  it('go round the accounts, whoever asked for most', async () => {
    const places = new Places(1);
    const calls = crowd(places);
    for (let i = 0; i < 6; i += 1) calls.come('greedy');
    calls.come('modest');
    calls.come('other');
    calls.come('modest');
    await calls.drain();
    expect(calls.entered).toEqual([
      'greedy',
      'modest',
      'other',
      'greedy',
      'modest',
      'greedy',
      'greedy',
      'greedy',
      'greedy',
    ]);
  });

  it('are given to whoever has fewest calls under way', async () => {
    const places = new Places(3);
    const calls = crowd(places);
    for (let i = 0; i < 5; i += 1) calls.come('greedy');
    calls.come('a');
    calls.come('b');
    await settle();
    calls.inside.shift()!.leave();
    await settle();
    calls.inside.shift()!.leave();
    await settle();
    expect(calls.entered).toEqual(['greedy', 'greedy', 'greedy', 'a', 'b']);
    await calls.drain();
  });

  it('keep the queue bounded: whoever waits most loses the last call to a newcomer', async () => {
    const places = new Places(1, 3);
    const calls = crowd(places);
    for (let i = 0; i < 5; i += 1) calls.come('greedy');
    await settle();
    expect(calls.refused).toEqual(['greedy: busy']);
    calls.come('modest');
    await settle();
    expect(calls.refused).toEqual(['greedy: busy', 'greedy: busy']);
    calls.come('modest');
    await settle();
    expect(calls.refused.at(-1)).toBe('modest: busy');
    await calls.drain();
    expect(calls.entered).toEqual(['greedy', 'modest', 'greedy', 'greedy']);
  });

  it('are not kept for who gave up', async () => {
    const places = new Places(1);
    const calls = crowd(places);
    const abort = new AbortController();
    calls.come('a');
    calls.come('b', 60_000, abort.signal);
    calls.come('c', 5);
    calls.come('d');
    abort.abort(new Error('left'));
    await expect.poll(() => calls.refused).toEqual(['b: left', 'c: busy']);
    await calls.drain();
    expect(calls.entered).toEqual(['a', 'd']);
  });

  it('are never exceeded nor lost, and no account waits while another is served twice', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 4 }),
        fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 30 }),
        async (size, accounts) => {
          const places = new Places(size);
          const calls = crowd(places);
          for (const account of accounts) calls.come(account);
          await settle();
          const waiting = new Map<string, number>();
          for (const account of accounts) waiting.set(account, (waiting.get(account) ?? 0) + 1);
          for (const account of calls.entered) waiting.set(account, waiting.get(account)! - 1);
          expect(calls.inside.length).toBe(Math.min(size, accounts.length));
          while (calls.inside.length > 0) {
            const running = new Map<string, number>();
            const [gone] = calls.inside.splice(0, 1);
            for (const { account } of calls.inside) running.set(account, (running.get(account) ?? 0) + 1);
            gone!.leave();
            await settle();
            expect(calls.inside.length).toBeLessThanOrEqual(size);
            if (calls.entered.length > accounts.length - [...waiting.values()].reduce((a, b) => a + b, 0)) {
              const served = calls.entered.at(-1)!;
              const load = (account: string) => running.get(account) ?? 0;
              for (const [account, left] of waiting)
                if (left > 0) expect(load(served)).toBeLessThanOrEqual(load(account));
              waiting.set(served, waiting.get(served)! - 1);
            }
          }
          expect(calls.entered.toSorted()).toEqual(accounts.toSorted());
        },
      ),
      { numRuns: 60 },
    );
  });
});
