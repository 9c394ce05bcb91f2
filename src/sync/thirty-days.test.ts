import { rm } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { feedServer } from '#testing/feed-server.ts';
import { delivery, line, listAs, syncParts, weeklyFeed } from '#testing/sync-parts.ts';

const DAY_MS = 86_400_000;
const FIRST = Date.parse('2026-08-01T00:00:00Z');
const dayOf = (n: number) => new Date(FIRST + n * DAY_MS).toISOString().slice(0, 10);
const short = (day: string) => day.slice(2).replaceAll('-', '');

it('thirty days of weekly and daily deliveries, late and amended ones too, end as one import of all files does', async () => {
  const [weekly, daily] = [await feedServer(), await feedServer()];
  const feeds = [
    weeklyFeed(weekly),
    weeklyFeed(daily, {
      ...{ name: 'daily', title: 'Daily', repeats: true, cadence: { every: 'day' } },
      schedule: { cron: '0 5 * * *', time_zone: 'UTC' },
      deliveries: [{ name: 'day{yymmdd}.ndjson', holds: 'delta', replaces: 'itself' }],
    }),
  ];
  const followed = await syncParts(feeds, { at: '2026-08-01T01:00:00Z' });
  try {
    for (const { name, hosts } of feeds) await followed.sync.change(name, 'tests', { on: true, hosts });
    const changed: Record<string, string> = {};
    const dailyOf = (n: number, word = 'said') => line(500 + (n % 7), dayOf(n), `${word} on ${dayOf(n)}`);
    for (let n = 0; n < 30; n++) {
      const day = dayOf(n);
      if (new Date(day).getUTCDay() === 2) weekly.put(`/ipg${short(day)}.ndjson`, delivery(n * 10, 10, day));
      // day 12 comes three days late, day 20 is put right on day 22
      if (n !== 12) daily.put(`/day${short(day)}.ndjson`, dailyOf(n));
      if (n === 15) daily.put(`/day${short(dayOf(12))}.ndjson`, dailyOf(12));
      if (n === 22) {
        daily.put(`/day${short(dayOf(20))}.ndjson`, dailyOf(20, 'corrected'));
        changed[`day${short(dayOf(20))}.ndjson`] = day;
      }
      listAs(weekly);
      listAs(daily, changed);
      for (const hour of [6, 12, 18]) {
        followed.time = FIRST + n * DAY_MS + hour * 3_600_000;
        await followed.sync.tick();
      }
    }
    const [, state] = await followed.sync.list();
    expect(state).toMatchObject({ missing: [], to_take: 0, state: 'waiting' });
    const { deliveries } = await followed.sync.get('daily');
    expect(deliveries).toHaveLength(30);
    expect(deliveries.map(({ state }) => state)).toEqual(deliveries.map(() => 'taken'));

    const once = await syncParts(feeds, { at: '2026-08-31T01:00:00Z' });
    try {
      for (const { name } of feeds) expect((await once.run(name)).state).toBe('done');
      const held = await once.held();
      expect(held).toHaveLength(4 * 10 + 7);
      expect(await followed.held()).toEqual(held);
    } finally {
      await once.close();
    }
  } finally {
    await followed.close();
    await Promise.all([weekly.close(), daily.close()]);
    await rm(followed.dir, { recursive: true, force: true });
  }
});
