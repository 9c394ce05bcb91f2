import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { EgressStore } from '#egress/log.ts';
import { type Opening, openings } from './opening.ts';

const NOON = Date.UTC(2026, 2, 1, 12);
const DAY = 86_400_000;
const attempt = (at: number, more: Partial<Parameters<EgressStore['add']>[0]> = {}) => ({
  ...{ at, host: 'data.example.org', port: 443, kind: 'connection' as const, origin: 'service' as const },
  ...{ permitted: true, sent_bytes: 10 },
  ...more,
});

/** What every `EgressStore` promises. */
export function describeEgressStore(name: string, open: Opening<EgressStore>): void {
  describe(`${name}: whom the service tried to reach`, () => {
    const opening = openings(open);
    let store: EgressStore;
    beforeEach(async () => {
      store = await opening.begin();
    });
    afterEach(opening.end);

    it('counts attempts of one kind at one host on one day, however many come at once, over a restart', async () => {
      const other = await opening.another();
      await Promise.all(Array.from({ length: 20 }, (_, n) => (n % 2 ? store : other).add(attempt(NOON + n))));
      store = await opening.again();
      expect(await store.list(9)).toEqual([
        {
          ...{ day: '2026-03-01', host: 'data.example.org', port: 443, kind: 'connection', origin: 'service' },
          ...{ permitted: true, attempts: 20, sent_bytes: 200, first_at: NOON, last_at: NOON + 19 },
        },
      ]);
    });

    it('tells days, hosts, ports, kinds, origins and refusals apart; the newest first, so many of them', async () => {
      const others = [
        attempt(NOON + DAY),
        attempt(NOON + 1, { host: 'other.example.org' }),
        attempt(NOON + 2, { port: 80 }),
        attempt(NOON + 3, { kind: 'datagram' }),
        attempt(NOON + 4, { origin: 'thread' }),
        attempt(NOON + 5, { permitted: false }),
      ];
      for (const one of [attempt(NOON), ...others]) await store.add(one);
      const { port: _, ...name } = attempt(NOON + 6, { kind: 'name', permitted: false });
      await store.add(name);
      const all = await store.list(9);
      expect(all.map(({ attempts, last_at }) => [attempts, last_at - NOON])).toEqual([
        ...[[1, DAY]],
        ...[6, 5, 4, 3, 2, 1, 0].map((after) => [1, after]),
      ]);
      expect('port' in all[1]!).toBe(false);
      expect(await store.list(2)).toEqual(all.slice(0, 2));
    });

    it('forgets the days before one', async () => {
      for (const day of [-1, 0, 1]) await store.add(attempt(NOON + day * DAY));
      await store.forget('2026-03-01');
      expect((await store.list(9)).map(({ day }) => day)).toEqual(['2026-03-02', '2026-03-01']);
    });
  });
}
