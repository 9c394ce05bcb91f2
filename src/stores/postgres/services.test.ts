import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { feedServer } from '#testing/feed-server.ts';
import { hasPostgres, testDatabase } from '#testing/postgres.ts';
import { callsTo, startTestService, type TestService } from '#testing/service.ts';
import { delivery, listAs, weeklyFeed } from '#testing/sync-parts.ts';

/** Two services, each with a data folder of its own, on one database. */
describe.skipIf(!hasPostgres)('two services on one database', () => {
  let here: TestService;
  let there: TestService;
  let shared: Record<string, string>;
  beforeAll(async () => {
    const settings = { PRIORA_DATABASE_URL: await testDatabase('services'), PRIORA_DATABASE_CONNECTIONS: '4' };
    shared = settings;
    here = await startTestService({ settings });
    there = await startTestService({ settings });
  });
  afterAll(async () => {
    await here?.close();
    await there?.close();
  });

  const count = { body: { query_text: 'TTL: lidar' } };
  const COUNT = 'POST /search/patent/query-search-count';

  it('let a key of one in, and refuse it from the moment on at which it is deleted', async () => {
    const { key, record } = await here.accounts.createKey({ account_id: here.account_id, name: 'shared' });
    expect((await there.call(COUNT, { ...count, key })).json).toMatchObject({ status: true });
    expect(await here.accounts.deleteKey(here.account_id, record.id)).toBe(true);
    expect((await there.call(COUNT, { ...count, key })).status).toBe(401);
  });

  it('take tokens of each other', async () => {
    const issued = await here.accounts.issueToken(here.key, '::1');
    if (!issued.ok) throw new Error(issued.reason);
    expect((await there.call(COUNT, { ...count, key: issued.token })).status).toBe(200);
    expect(await there.accounts.check(issued.token)).toMatchObject({ ok: true, key: { account_id: here.account_id } });
  });

  it('add the calls of both up', async () => {
    const calls = async () =>
      (await there.accounts.usage({ account_id: here.account_id, by: [] })).reduce((sum, each) => sum + each.calls, 0);
    const before = await calls();
    await here.call(COUNT, count);
    await callsTo(there.url, here.key)(COUNT, count);
    await here.accounts.flush();
    expect(await calls()).toBe(before + 2);
  });

  it('go on with tasks of each other, whoever works on them', async () => {
    const input = 'A battery with an electrolyte that has lithium salt and an additive against dendrites.';
    const SUBMIT = 'POST /ai/novelty-search/submit';
    const READ = 'POST /ai/novelty-search/tech-solution/get';
    const { data } = await here.call(SUBMIT, { body: { input, lang: 'en' } });
    const read = await callsTo(there.url, here.key)(READ, { body: { task_id: data.task_id, wait_ms: 30_000 } });
    expect(read.json).toMatchObject({ status: true, data: { status: 2 } });
    const foreign = await there.call(READ, { body: { task_id: data.task_id } });
    expect(foreign.status).toBe(404);
  });

  it('follow the sources that are switched on at one of them, each for its own corpus and one at a time', async () => {
    const server = await feedServer();
    server.put('/ipg260804.ndjson', delivery(1, 3, '2026-08-04'), {
      mischief: [{ times: 1, how: { slow_ms: 100 } }],
    });
    listAs(server);
    const settings = { ...shared, PRIORA_SYNC_CONTACT: 'me@example.com', PRIORA_SYNC_PRIVATE_HOSTS: '127.0.0.1' };
    const feeds = [weeklyFeed(server)];
    const [one, other] = [await startTestService({ settings, feeds }), await startTestService({ settings, feeds })];
    try {
      const [here, there] = [one, other].map(({ sources }) => sources);
      await here!.change('weekly', 'Ann', { on: true, hosts: ['127.0.0.1'] });
      expect((await there!.get('weekly')).source).toMatchObject({ on: true, switched_on: { by: 'Ann' } });
      const running = here!.runToEnd('weekly');
      await expect.poll(async () => (await here!.get('weekly')).source.state).toBe('running');
      await expect(there!.run('weekly')).rejects.toThrow(/is being run by another process/);
      expect(await running).toMatchObject({ state: 'done', added: 3 });
      expect(await there!.runToEnd('weekly')).toMatchObject({ state: 'done', added: 3 });
      expect((await here!.runToEnd('weekly')).state).toBe('nothing_new');
      // by its schedule too, although nobody asked this one for anything
      await there!.tick();
      expect((await there!.get('weekly')).source.next_run_at).toBeGreaterThan(Date.now());
    } finally {
      await Promise.all([one.close(), other.close(), server.close()]);
    }
  });

  it('keep none of it in files', async () => {
    const { readdirSync } = await import('node:fs');
    const files = readdirSync(there.data_dir).filter((file) => file.endsWith('.sqlite'));
    // which deliveries were taken is kept beside the corpus that took them
    expect(files).toEqual(['corpus.sqlite', 'jobs.sqlite']);
  });
});

it.skipIf(!hasPostgres)('tells at the start what is wrong with the address of a database', async () => {
  const { assertDatabase } = await import('#composition/stores.ts');
  const { readConfig } = await import('#config.ts');
  const dir = mkdtempSync(join(tmpdir(), 'priora-wrong-'));
  const start = (PRIORA_DATABASE_URL: string) =>
    assertDatabase(readConfig({ PRIORA_DATA_DIR: dir, PRIORA_DATABASE_URL }), () => {});
  const url = await testDatabase('wrong');
  await expect(start(`${url}_none`)).rejects.toThrow(/there is no database of that name\. Make it with `createdb`/);
  await expect(start('postgres://me:secret@127.0.0.1:1/x')).rejects.toThrow(
    'The database me@127.0.0.1:1/x cannot be used: nothing listens there. Start PostgreSQL, or correct PRIORA_DATABASE_URL.',
  );
  await expect(start(url.replace('priora@', 'nobody@'))).rejects.toThrow(/cannot be used/);
  rmSync(dir, { recursive: true });
});
