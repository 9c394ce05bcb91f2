import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { systemClock } from '#clock.ts';
import { startTestService, type TestService } from '#testing/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ settings: { PRIORA_PRICES: 'P001=0.05,P002=0.25' } });
});
afterAll(() => service.close());

const FIRST = '/search/patent/query-search-count';
const SECOND = '/search/patent/query-search-patent';
const STATEMENT = '/open-user/statement/v2';
const PRICES: Record<string, number> = { [FIRST]: 0.05, [SECOND]: 0.25, [STATEMENT]: 0 };

it('is the ledger at one moment, also while calls are served', async () => {
  const day = (ahead: number) =>
    new Date(systemClock() + ahead * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '');
  const body = { apikey: 'x', client_secret: service.key, time_start: day(0), time_end: day(1) };
  const begun: Record<string, number> = { [FIRST]: 0, [SECOND]: 0, [STATEMENT]: 0 };
  const ended: Record<string, number> = { [FIRST]: 0, [SECOND]: 0, [STATEMENT]: 0 };
  const call = async (path: `/${string}`, asked: object) => {
    begun[path]!++;
    const reply = await service.call(`POST ${path}`, { body: asked });
    ended[path]!++;
    return reply;
  };
  let over = false;
  onTestFinished(() => {
    over = true;
  });
  const CALLERS = 6;
  // each calls the second operation after the first has answered; every third pair asks what cannot be answered
  const callers = Array.from({ length: CALLERS }, async (_, caller) => {
    for (let i = 0; !over; i++) {
      const query_text = (i + caller) % 3 === 0 ? 'TTL: (' : `TTL: a${i}`;
      await call(FIRST, { query_text });
      await call(SECOND, { query_text, offset: 0, limit: 10 });
    }
  });
  const seen: number[] = [];
  while (seen.length < 10) {
    const before = { ...ended };
    const { data } = await call(STATEMENT, body);
    const of = (path: string) =>
      data.usage.find((row: any) => row.request_path === path) ?? { usage_times: 0, fee_times: 0, used_money: 0 };
    for (const path of Object.keys(PRICES)) {
      // what had been answered is in it, and nothing that had not been asked
      expect(of(path).usage_times).toBeGreaterThanOrEqual(before[path]!);
      expect(of(path).usage_times).toBeLessThanOrEqual(begun[path]!);
      expect(of(path).fee_times).toBeLessThanOrEqual(of(path).usage_times);
      expect(of(path).used_money).toBeCloseTo(of(path).fee_times * PRICES[path]!, 4);
    }
    // rows of one moment: no second call without its first
    const ahead = of(FIRST).usage_times - of(SECOND).usage_times;
    expect(ahead).toBeGreaterThanOrEqual(0);
    expect(ahead).toBeLessThanOrEqual(CALLERS);
    seen.push(of(FIRST).usage_times);
  }
  over = true;
  await Promise.all(callers);
  expect(seen).toEqual([...seen].sort((a, b) => a - b));
  expect(seen.at(-1)).toBeGreaterThan(seen[0]!);

  const { data } = await call(STATEMENT, body);
  const [account] = await service.accounts.all.list();
  const ledger = await service.accounts.usage({ account_id: account!.id, by: ['operation'] });
  const totals = (rows: readonly { calls: number; units: number }[]) =>
    rows.map(({ calls, units }) => `${calls} ${units}`).sort();
  const stated = data.usage.map(({ usage_times, fee_times }: any) => ({ calls: usage_times, units: fee_times }));
  // the statement does not count itself: it is noted when it is answered
  const own = ledger.map((row) =>
    row.operation_id?.startsWith('statement') ? { calls: row.calls - 1, units: row.units - 1 } : row,
  );
  expect(totals(stated)).toEqual(totals(own));
  expect(data.usage.map(({ request_path }: any) => request_path)).toEqual([STATEMENT, FIRST, SECOND]);
  expect(data.usage.map(({ usage_times }: any) => usage_times)).toEqual([
    begun[STATEMENT]! - 1,
    begun[FIRST],
    begun[SECOND],
  ]);
});
