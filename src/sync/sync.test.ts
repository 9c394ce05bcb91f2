import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FeedServer, feedServer } from '#testing/feed-server.ts';
import { delivery, line, listAs, type SyncParts, syncParts, weeklyFeed } from '#testing/sync-parts.ts';

let server: FeedServer;
let parts: SyncParts;

beforeAll(async () => {
  server = await feedServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.files.clear();
  server.pages.clear();
  server.asked.length = 0;
});
afterEach(() => parts.close());

const stateOf = async (name: string) => (await parts.sync.get('weekly')).deliveries.find((each) => each.name === name);

describe('a source that is followed', () => {
  it('takes what is listed once, and says when there is nothing new', async () => {
    server.put('/ipg260728.ndjson', delivery(1, 3, '2026-07-28'));
    server.put('/ipg260804.ndjson', delivery(11, 2, '2026-08-04'));
    server.put('/readme.txt', 'no delivery');
    listAs(server);
    parts = await syncParts([weeklyFeed(server)]);
    const first = await parts.run();
    expect(first).toMatchObject({
      ...{ state: 'done', why: 'asked', listed: 2, records: 5, added: 5, problems: [], failed: [], rejected: [] },
      taken: ['ipg260728.ndjson', 'ipg260804.ndjson'],
    });
    expect(await parts.held()).toHaveLength(5);
    const second = await parts.run();
    expect(second).toMatchObject({ state: 'nothing_new', taken: [], records: 0, fetched_bytes: 0 });
    const fetched = server.asked.filter(({ path }) => path.startsWith('/ipg'));
    expect(fetched.map(({ path }) => path)).toEqual(['/ipg260728.ndjson', '/ipg260804.ndjson']);
    expect(fetched[0]!.headers['user-agent']).toBe('Priora/0.1 (owner@example.com)');
    const { source } = await parts.sync.get('weekly');
    expect(source).toMatchObject({
      ...{ on: true, state: 'waiting', to_take: 0, missing: [] },
      switched_on: { by: 'tests' },
      next_run_at: Date.parse('2026-08-06T06:15:00Z'),
      freshness: {
        newest: [{ collection: 'patents', office: 'US', date: '2026-08-04', lag_days: 1 }],
        last_delivery: { name: 'ipg260804.ndjson', period: '2026-08-04' },
        expected_next: '2026-08-11',
      },
    });
    expect(source.freshness.late_days).toBeUndefined();
  });

  it('takes an amended delivery again, and a revision after what it revises', async () => {
    server.put('/ipg260804.ndjson', line(1, '2026-08-04', 'As it was'));
    listAs(server);
    parts = await syncParts([weeklyFeed(server)]);
    await parts.run();
    server.put('/ipg260804.ndjson', line(1, '2026-08-04', 'As it was') + line(2, '2026-08-04', 'Forgotten'));
    server.put('/ipg260804_r1.ndjson', line(3, '2026-08-04', 'Revised'));
    listAs(server, { 'ipg260804.ndjson': '2026-08-05 00:00:00' });
    expect(await parts.run()).toMatchObject({ taken: ['ipg260804.ndjson', 'ipg260804_r1.ndjson'], added: 2 });
    expect(await parts.held()).toEqual(['US9000001B2 As it was', 'US9000002B2 Forgotten', 'US9000003B2 Revised']);
    expect(await stateOf('ipg260804.ndjson')).toMatchObject({ state: 'taken', times_taken: 2 });
  });

  it('names the weeks that are missing, and that a delivery is late', async () => {
    for (const day of ['260714', '260804']) server.put(`/ipg${day}.ndjson`, delivery(Number(day), 1, '2026-08-04'));
    listAs(server);
    parts = await syncParts([weeklyFeed(server)]);
    await parts.run();
    expect((await parts.sync.get('weekly')).source.missing).toEqual([
      'week 30 of 2026 (2026-07-21)',
      'week 31 of 2026 (2026-07-28)',
    ]);
    parts.time = Date.parse('2026-08-15T08:00:00Z');
    const [{ freshness }] = (await parts.sync.freshness()) as [any];
    expect(freshness).toMatchObject({ expected_next: '2026-08-11', late_days: 4 });
    expect(freshness.warning).toMatch(/expected on 2026-08-11, 4 days ago; more than 3 are told/);
  });

  it('goes on with a broken download where it broke off', async () => {
    const content = delivery(1, 20, '2026-08-04').padEnd(900_000, '\n');
    server.put('/ipg260804.ndjson', content, { mischief: [{ times: 1, how: { cut_at: 700_000 } }] });
    listAs(server);
    parts = await syncParts([weeklyFeed(server)]);
    expect(await parts.run()).toMatchObject({ state: 'done', added: 20 });
    const ranges = server.asked.filter(({ path }) => path.startsWith('/ipg')).map(({ range }) => range);
    expect(ranges).toHaveLength(2);
    expect(ranges[0]).toBeUndefined();
    expect(ranges[1]).toMatch(/^bytes=\d+-$/);
  });

  it('begins again where the server knows no ranges, or the file has changed meanwhile', async () => {
    const content = delivery(1, 100, '2026-08-04');
    server.put('/ipg260804.ndjson', content, { ranges: false, mischief: [{ times: 1, how: { cut_at: 500 } }] });
    listAs(server);
    parts = await syncParts([weeklyFeed(server)]);
    expect(await parts.run()).toMatchObject({ state: 'done', added: 100, fetched_bytes: content.length });
  });

  it('refuses bytes of another size or checksum, tries later, and never stops the others', async () => {
    const good = delivery(1, 2, '2026-07-28');
    server.put('/ipg260728.ndjson', good, {
      mischief: [{ times: 9, how: { other: Buffer.from(good.replace('US9000001B2', 'US9000009B2')) } }],
    });
    server.put('/ipg260804.ndjson', delivery(11, 2, '2026-08-04'));
    const { createHash } = await import('node:crypto');
    server.pages.set('/products/PTGRXML', () =>
      JSON.stringify({
        files: [...server.files].map(([name, { content }]) => ({
          ...{ name: name.slice(1), sha: createHash('sha1').update(content).digest('hex') },
        })),
      }),
    );
    const feed = weeklyFeed(server, {
      listing: {
        kind: 'json',
        url: `${server.url}/products/PTGRXML`,
        items: 'files.*',
        fields: { name: '{name}', url: '/{name}', checksum: { algorithm: 'sha1', value: '{sha}' } },
      },
    });
    parts = await syncParts([feed]);
    const run = await parts.run();
    expect(run).toMatchObject({ state: 'done', taken: ['ipg260804.ndjson'], failed: ['ipg260728.ndjson'] });
    expect(run.problems[0]).toMatch(/^ipg260728\.ndjson: .* has the sha1 .* was announced/);
    expect(await stateOf('ipg260728.ndjson')).toMatchObject({
      state: 'waiting',
      tries: 1,
      again_at: parts.time + 600_000,
    });
    // five more tries by their times, then it is left
    for (let day = 0; day < 8; day++) {
      parts.time += 86_400_000;
      await parts.sync.tick();
    }
    expect(await stateOf('ipg260728.ndjson')).toMatchObject({ state: 'rejected', tries: 6 });
    server.files.get('/ipg260728.ndjson')!.mischief.length = 0;
    await parts.sync.again('weekly', 'ipg260728.ndjson');
    expect(await parts.run()).toMatchObject({ taken: ['ipg260728.ndjson'], added: 2 });
  });

  it('leaves a publisher alone who asks for it, for as long as asked', async () => {
    server.put('/ipg260804.ndjson', delivery(1, 1, '2026-08-04'), {
      mischief: [{ times: 1, how: { status: 429, headers: { 'retry-after': '7200' } } }],
    });
    listAs(server);
    parts = await syncParts([weeklyFeed(server)]);
    const at = parts.time;
    const run = await parts.run();
    expect(run.state).toBe('failed');
    expect(run.problems[0]).toMatch(/status 429, and asks to wait 7200 s/);
    expect((await parts.sync.get('weekly')).source.next_run_at).toBe(at + 7_200_000);
    parts.time = at + 7_200_000;
    await parts.sync.tick();
    expect(await parts.held()).toHaveLength(1);
  });

  it('waits a little for one who asks for a little', async () => {
    server.put('/ipg260804.ndjson', delivery(1, 1, '2026-08-04'), {
      mischief: [{ times: 2, how: { status: 503, headers: { 'retry-after': '30' } } }],
    });
    listAs(server);
    parts = await syncParts([weeklyFeed(server)]);
    expect(await parts.run()).toMatchObject({ state: 'done' });
    expect(parts.waited).toBeGreaterThanOrEqual(60_000);
  });

  it('follows no redirect to where nobody has permitted', async () => {
    const to = (location: string) => ({ mischief: [{ times: 99, how: { status: 302, headers: { location } } }] });
    server.put('/ipg260721.ndjson', 'x', to('http://169.254.169.254/latest/meta-data'));
    server.put('/ipg260728.ndjson', 'x', to(`http://localhost:${server.port}/ipg260804.ndjson`));
    server.put('/ipg260804.ndjson', delivery(1, 1, '2026-08-04'));
    listAs(server);
    parts = await syncParts([weeklyFeed(server)]);
    const run = await parts.run();
    expect(run).toMatchObject({ taken: ['ipg260804.ndjson'], rejected: ['ipg260721.ndjson', 'ipg260728.ndjson'] });
    expect(run.problems[0]).toMatch(/169\.254\.169\.254 is not among the hosts of this source/);
    expect(run.problems[1]).toMatch(/localhost is not among the hosts of this source/);
  });

  it('is not fooled by an empty listing, one that is none, or one that is gone', async () => {
    server.put('/ipg260804.ndjson', delivery(1, 1, '2026-08-04'));
    listAs(server);
    parts = await syncParts([weeklyFeed(server)]);
    await parts.run();
    server.pages.set('/products/PTGRXML', () => '{"bulkDataProductBag": []}');
    expect((await parts.run()).problems[0]).toMatch(/^The listing has no delivery/);
    server.pages.set('/products/PTGRXML', () => '<html>at work');
    expect((await parts.run()).problems[0]).toMatch(/^The listing is no JSON/);
    server.pages.clear();
    const run = await parts.run();
    expect([run.state, run.problems[0]]).toEqual(['failed', expect.stringMatching(/status 404/)]);
    expect((await parts.sync.get('weekly')).source).toMatchObject({ state: 'failing', to_take: 0 });
    expect(await parts.held()).toHaveLength(1);
  });

  it('refuses what is too large, listed so or not', async () => {
    server.put('/ipg260728.ndjson', delivery(1, 1, '2026-07-28').padEnd(3000, '\n'));
    server.put('/ipg260804.ndjson', delivery(2, 1, '2026-08-04'));
    listAs(server);
    parts = await syncParts([weeklyFeed(server, { max_bytes: 2000 })]);
    const run = await parts.run();
    expect(run).toMatchObject({ taken: ['ipg260804.ndjson'], failed: ['ipg260728.ndjson'] });
    expect(run.problems[0]).toMatch(/has 3000 bytes; a delivery of this source may have 2000/);
    expect(server.asked.filter(({ path }) => path === '/ipg260728.ndjson')).toEqual([]);
  });

  it('takes a late delivery before those after it once more, where they say the same again', async () => {
    const say = (day: string, title: string) => line(1, day, title);
    server.put('/ipg260721.ndjson', say('2026-07-21', 'first'));
    server.put('/ipg260804.ndjson', say('2026-08-04', 'third'));
    listAs(server);
    parts = await syncParts([weeklyFeed(server, { repeats: true })]);
    await parts.run();
    server.put('/ipg260728.ndjson', say('2026-07-28', 'second'));
    listAs(server);
    const run = await parts.run();
    expect(run.taken).toEqual(['ipg260728.ndjson', 'ipg260804.ndjson']);
    expect(await stateOf('ipg260804.ndjson')).toMatchObject({ state: 'taken', times_taken: 2 });
    expect(await stateOf('ipg260721.ndjson')).toMatchObject({ state: 'taken', times_taken: 1 });
    expect((await parts.run()).state).toBe('nothing_new');
  });
});

describe('a source that runs by its schedule', () => {
  const on = async () => {
    await parts.sync.change('weekly', 'tests', { on: true, hosts: ['127.0.0.1'] });
    return async () => (await parts.sync.get('weekly')).source.next_run_at;
  };

  it('does not in quiet hours, and stops for them after the delivery it is at', async () => {
    for (const day of ['260728', '260804']) server.put(`/ipg${day}.ndjson`, delivery(Number(day), 1, '2026-08-04'));
    listAs(server);
    const settings = { PRIORA_SYNC_QUIET_HOURS: '06:00-20:00', PRIORA_SYNC_JITTER_MIN: '0' };
    parts = await syncParts([weeklyFeed(server)], { settings });
    const next = await on();
    expect(await next()).toBe(Date.parse('2026-08-06T20:00:00Z'));
    // the service was not there at its time
    parts.time = Date.parse('2026-08-07T07:00:00Z');
    await parts.sync.tick();
    expect([await next(), (await parts.held()).length]).toEqual([Date.parse('2026-08-07T20:00:00Z'), 0]);
    parts.time = Date.parse('2026-08-07T20:00:00Z');
    const file = server.files.get('/ipg260728.ndjson')!;
    const { content } = file;
    let read = 0;
    Object.defineProperty(file, 'content', {
      get() {
        // first for the listing, then when it is fetched
        if (++read > 1) parts.time = Date.parse('2026-08-08T06:30:00Z');
        return content;
      },
    });
    await parts.sync.tick();
    const [run] = (await parts.sync.get('weekly')).runs;
    expect(run).toMatchObject({ taken: ['ipg260728.ndjson'], problems: ['It was put off: quiet hours began.'] });
  });

  it('comes later by chance, a bounded time, and not twice at once', async () => {
    server.put('/ipg260804.ndjson', delivery(1, 1, '2026-08-04'));
    listAs(server);
    parts = await syncParts([weeklyFeed(server)], { random: () => 0.999 });
    const next = await on();
    expect(await next()).toBe(Date.parse('2026-08-06T06:15:00Z') + Math.floor(0.999 * 15 * 60_000));
    parts.time = (await next())!;
    await Promise.all([parts.sync.tick(), parts.sync.tick(), parts.sync.runToEnd('weekly')]);
    expect((await parts.sync.get('weekly')).runs).toHaveLength(1);
  });
});

describe('what was fetched', () => {
  const files = () => readdir(join(parts.dir, 'feeds/weekly')).catch(() => []);

  it('is removed at once, or after so many days', async () => {
    server.put('/ipg260804.ndjson', delivery(1, 1, '2026-08-04'));
    listAs(server);
    parts = await syncParts([weeklyFeed(server)]);
    await parts.run();
    expect(await files()).toEqual([]);
    await parts.close();
    parts = await syncParts([weeklyFeed(server)], { settings: { PRIORA_SYNC_KEEP_DAYS: '2' } });
    await parts.run();
    expect(await files()).toHaveLength(1);
    parts.time += 2 * 86_400_000 - 1000;
    await parts.run();
    expect(await files()).toHaveLength(1);
    parts.time += 2000;
    await parts.run();
    expect(await files()).toEqual([]);
  });

  it('of a slow publisher stays for the next try, which goes on from there', async () => {
    const content = delivery(1, 10, '2026-08-04').padEnd(40_000, '\n');
    server.put('/ipg260804.ndjson', content, { mischief: [{ times: 1, how: { slow_ms: 40 } }] });
    listAs(server);
    parts = await syncParts([weeklyFeed(server)], { most_ms: 600 });
    expect(await parts.run()).toMatchObject({ state: 'done', added: 10 });
    const ranges = server.asked.filter(({ path }) => path.startsWith('/ipg')).map(({ range }) => range);
    expect(ranges[0]).toBeUndefined();
    expect(ranges.at(-1)).toMatch(/^bytes=[1-9]\d*-$/);
  });

  it('of a file that was changed meanwhile is thrown away', async () => {
    const [was, is] = [delivery(1, 40, '2026-08-04'), delivery(101, 40, '2026-08-04')];
    expect(was.length).not.toBe(is.length);
    const served = server.put('/ipg260804.ndjson', was, { mischief: [{ times: 1, how: { cut_at: 5000 } }] });
    // changed between the first piece and the rest: another validator
    server.pages.set('/products/PTGRXML', () => JSON.stringify({ files: [{ name: 'ipg260804.ndjson' }] }));
    const listing = { kind: 'json', items: 'files.*', fields: { name: '{name}', url: '/{name}' } } as const;
    parts = await syncParts([weeklyFeed(server, { listing: { ...listing, url: `${server.url}/products/PTGRXML` } })], {
      pause: async (ms) => {
        parts.waited += ms;
        if (ms >= 1000) Object.assign(served, { content: Buffer.from(is), etag: '"other"' });
      },
    });
    expect(await parts.run()).toMatchObject({ state: 'done', added: 40 });
    expect((await parts.held())[0]).toBe('US9000101B2 Patent 101');
  });
});

describe('switching on', () => {
  it('needs the hosts that were shown, a contact, a key, and a network', async () => {
    const feed = weeklyFeed(server, { credential: { setting: 'PRIORA_USPTO_KEY', in: 'header', header: 'x-api-key' } });
    parts = await syncParts([feed]);
    const on = (hosts: string[]) => parts.sync.change('weekly', 'tests', { on: true, hosts });
    await expect(on(['127.0.0.1'])).rejects.toThrow(/set PRIORA_USPTO_KEY/);
    await parts.close();
    parts = await syncParts([feed], { settings: { PRIORA_USPTO_KEY: 'k', PRIORA_SYNC_CONTACT: '' } });
    await expect(on(['127.0.0.1'])).rejects.toThrow(/set PRIORA_SYNC_CONTACT/);
    await parts.close();
    parts = await syncParts([feed], { settings: { PRIORA_USPTO_KEY: 'k', PRIORA_OFFLINE: 'true' } });
    await expect(on(['127.0.0.1'])).rejects.toThrow(/offline/);
    await parts.close();
    const told: unknown[] = [];
    parts = await syncParts([feed], { settings: { PRIORA_USPTO_KEY: 'k' }, permit: (targets) => told.push(targets) });
    await expect(on([])).rejects.toThrow(/repeat the hosts that it will reach: 127\.0\.0\.1/);
    await expect(parts.sync.runToEnd('weekly')).rejects.toThrow(/switched off/);
    expect(await on(['127.0.0.1'])).toMatchObject({
      on: true,
      credential: { setting: 'PRIORA_USPTO_KEY', present: true },
    });
    await parts.sync.change('weekly', 'tests', { on: false });
    expect(told.at(-2)).toEqual([{ host: '127.0.0.1', setting: 'source weekly' }]);
    expect(told.at(-1)).toEqual([]);
  });

  it('takes a schedule of the operator, and refuses one that is none', async () => {
    parts = await syncParts([weeklyFeed(server)]);
    await parts.sync.change('weekly', 'tests', { on: true, hosts: ['127.0.0.1'] });
    const change = (to: object) => parts.sync.change('weekly', 'tests', to);
    await expect(change({ cron: '61 * * * *' })).rejects.toThrow(/"61 \* \* \* \*" is no schedule/);
    await expect(change({ cron: '0 0 31 2 *' })).rejects.toThrow(/it never comes/);
    await expect(change({ cron: '* * * * * *' })).rejects.toThrow(/is no schedule/);
    await expect(change({ time_zone: 'Mars/Base' })).rejects.toThrow(/no time zone/);
    await expect(change({ since: '2026-13-01' })).rejects.toThrow(/no day/);
    const state = await change({ cron: '0 7 * * *', time_zone: 'Europe/Berlin' });
    expect(state.schedule).toEqual({ cron: '0 7 * * *', time_zone: 'Europe/Berlin', declared: false });
    expect(state.next_run_at).toBe(Date.parse('2026-08-06T05:00:00Z'));
    expect((await change({ cron: null })).schedule).toEqual({ cron: '15 6 * * 2-4', time_zone: 'UTC', declared: true });
  });

  it('leaves what is older than wanted', async () => {
    server.put('/ipg260728.ndjson', delivery(1, 1, '2026-07-28'));
    server.put('/ipg260804.ndjson', delivery(2, 1, '2026-08-04'));
    listAs(server);
    parts = await syncParts([weeklyFeed(server)]);
    await parts.sync.change('weekly', 'tests', { on: true, hosts: ['127.0.0.1'], since: '2026-08-01' });
    expect((await parts.run()).taken).toEqual(['ipg260804.ndjson']);
    expect(await stateOf('ipg260728.ndjson')).toMatchObject({
      state: 'passed',
      problem: 'It is of before 2026-08-01.',
    });
    await parts.sync.change('weekly', 'tests', { since: null });
    expect((await parts.run()).taken).toEqual(['ipg260728.ndjson']);
  });
});
