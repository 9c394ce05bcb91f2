import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FeedServer, feedServer } from '#testing/feed-server.ts';
import { startTestService, type TestService } from '#testing/service.ts';
import { delivery, listAs, weeklyFeed } from '#testing/sync-parts.ts';

let server: FeedServer;
let service: TestService;
let operator: Record<string, string>;
let owner: Record<string, string>;

async function signUp(name: string, isOperator: boolean) {
  const token = await service.users.all.invite({ account_id: service.account_id, role: 'owner', operator: isOperator });
  const body = { token, name, password: 'correct horse battery' };
  const reply = await service.call('POST /manage/sign-up', { key: null, body });
  return { cookie: reply.headers.get('set-cookie')!.split(';')[0]!, 'x-csrf-token': reply.json.csrf as string };
}
const as = (who: Record<string, string>, what: `${string} /${string}`, body?: unknown) =>
  service.call(what, { key: null, headers: who, ...(body !== undefined && { body }) });

beforeAll(async () => {
  server = await feedServer();
  server.put('/ipg260728.ndjson', delivery(1, 3, '2026-07-28'));
  server.put('/ipg260804.ndjson', delivery(11, 2, '2026-08-04'));
  listAs(server);
  service = await startTestService({
    groups: [],
    feeds: [weeklyFeed(server)],
    settings: { PRIORA_SYNC_CONTACT: 'owner@example.com', PRIORA_SYNC_PRIVATE_HOSTS: '127.0.0.1' },
  });
  operator = await signUp('Ann', true);
  owner = await signUp('Bob', false);
});
afterAll(async () => {
  await service.close();
  await server.close();
});

it('an operator switches a source on, runs it, and sees what it took; nobody else does', async () => {
  expect((await as(owner, 'GET /manage/sync')).status).toBe(403);
  const off = (await as(operator, 'GET /manage/sync')).json;
  expect(off).toMatchObject({
    offline: false,
    contact: 'owner@example.com',
    sources: [{ name: 'weekly', state: 'off' }],
  });
  expect((await as(operator, 'POST /manage/sync/weekly', { on: true })).json.detail).toMatch(/repeat the hosts/);
  expect((await as(operator, 'POST /manage/sync/nobody/run', {})).status).toBe(404);
  const on = await as(operator, 'POST /manage/sync/weekly', { on: true, hosts: ['127.0.0.1'] });
  expect(on.json).toMatchObject({ on: true, state: 'waiting', switched_on: { by: 'Ann' } });
  const egress = (await as(operator, 'GET /manage/egress')).json;
  expect(egress.permitted).toContainEqual({ host: '127.0.0.1', setting: 'source weekly' });
  const { run } = (await as(operator, 'POST /manage/sync/weekly/run', {})).json;
  await expect
    .poll(async () => (await as(operator, 'GET /manage/sync/weekly')).json.runs[0].state, { timeout: 150_000 })
    .toBe('done');
  const { source, runs, deliveries } = (await as(operator, 'GET /manage/sync/weekly')).json;
  expect(runs).toMatchObject([{ id: run, records: 5, added: 5, taken: ['ipg260728.ndjson', 'ipg260804.ndjson'] }]);
  expect(deliveries.map((each: any) => [each.name, each.state, each.times_taken])).toEqual([
    ['ipg260804.ndjson', 'taken', 1],
    ['ipg260728.ndjson', 'taken', 1],
  ]);
  expect(source.freshness.newest).toMatchObject([{ office: 'US', date: '2026-08-04' }]);
  const ready = await (await fetch(`${service.url}/readyz`)).json();
  expect(ready).toMatchObject({ sources: [{ name: 'weekly', expected_next: '2026-08-11' }] });
  const metrics = await (await fetch(`${service.url}/metrics`)).text();
  expect(metrics).toMatch(/priora_source_lag_days\{source="weekly",collection="patents",office="US"\} \d+/);
}, 200_000);
