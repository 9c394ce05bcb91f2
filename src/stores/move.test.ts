import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { lidarPatents } from '#testing/lidar-patents.ts';
import { hasPostgres, testDatabase } from '#testing/postgres.ts';
import { startTestService } from '#testing/service.ts';
import { moveStores } from './move.ts';
import { MOVED_TABLES, type Moved } from './moved.ts';
import { MOVED_RECORD_TABLES } from './postgres/corpus/move.ts';
import { Database } from './postgres/database.ts';
import { markMoving, movingOf } from './sqlite/moving.ts';
import { sqliteStores } from './sqlite/sqlite-stores.ts';

const PASSWORD = 'correct horse battery';
const HERE = { address: '::1', agent: 'test' };
const COUNT = 'POST /search/patent/query-search-count';
const count = { body: { query_text: 'TTL: lidar' } };

/** What stays in the data folder: the corpus with what was taken of its sources. */
const OF_THE_CORPUS = ['sync_deliveries', 'sync_runs', 'corpus', 'corpus_indexed'];
/** What only one side has, or both make anew. */
const OWN = ['chat_name', 'keys_revision', 'priora_migrations', 'secrets', 'sync_leases'];

describe.skipIf(!hasPostgres)('an installation moves into a database and back', () => {
  const root = mkdtempSync(join(tmpdir(), 'priora-move-'));
  const data_dir = join(root, 'embedded');
  let url: string;
  beforeAll(async () => {
    url = await testDatabase('move');
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  const moved = async (dir: string, to: 'database' | 'files', where = url) => {
    const database = new Database({ url: where, connections: 2 });
    return moveStores(dir, database, to);
  };
  const sums = (of: readonly Moved[]) => of.map(({ table, rows, digest }) => [table, rows, digest]);
  const query = async (text: string) => {
    const database = new Database({ url, connections: 1 });
    try {
      return (await database.query(text, [])).rows;
    } finally {
      await database.close();
    }
  };

  it('with keys, people, lists, tasks and conversations, each row compared by its hash', async () => {
    const service = await startTestService({ data_dir, corpus: lidarPatents });
    const { account_id, key } = service;
    const token = await service.users.all.invite({ account_id, role: 'owner', operator: true });
    const signed = await service.call('POST /manage/sign-up', {
      key: null,
      body: { token, name: 'Ann', password: PASSWORD },
    });
    expect(signed.status).toBe(200);
    const [ann] = await service.users.list({ account_id });
    const owner = { id: ann!.id, account_id };
    const task = await service.call('POST /ai/novelty-search/submit', {
      body: { input: 'A lidar with a mirror that tilts', lang: 'en' },
    });
    const { task_id } = task.data;
    await service.call('POST /ai/novelty-search/tech-solution/get', { body: { task_id, wait_ms: 40_000 } });
    const question = { query: 'Which mirror tilts?', deep_search: true, long_think: false, search_website: false };
    const chat = await service.call('POST /chat/ai-ls-chat', { body: question });
    expect(chat.status).toBe(200);
    const issued = await service.accounts.issueToken(key, '::1');
    await service.stop();
    const stores = sqliteStores(data_dir);
    const worklists = stores.worklists(() => 1);
    const list = (await worklists.create(owner, { name: '第一', shared: true }))!;
    await worklists.add(owner, list.id, ['US1A1', 'US2A1']);
    await worklists.annotate(owner, list.id, 'US2A1', { note: 'with \0 in it', tags: ['a', 'b'], seen: true });
    await worklists.close();
    const directory = stores.directory();
    const group = { id: 'g', account_id, name: 'Lab', created_at: 1, changed_at: 1 };
    await directory.addGroup(group, 'lab', [owner.id]);
    await directory.close();

    const there = await moved(data_dir, 'database');
    expect(there.map(({ table }) => table)).toEqual(MOVED_TABLES);
    const rows = Object.fromEntries(there.map((each) => [each.table, each.rows]));
    expect(rows).toMatchObject({ accounts: 1, keys: 1, users: 1, directory_groups: 1, directory_members: 1, task: 1 });
    expect(rows).toMatchObject({
      worklists: 1,
      worklist_documents: 2,
      worklist_tags: 2,
      worklist_seen: 1,
      audit_marks: 1,
    });
    expect([rows.task_entry! > 2, rows.usage! > 2, rows.sessions, rows.chat]).toEqual([true, true, 1, 1]);
    expect(there.every(({ copied }) => copied)).toBe(true);
    // begun again it finds everything there
    const again = await moved(data_dir, 'database');
    expect(again.filter(({ copied, rows }) => copied && rows > 0)).toEqual([]);
    expect(sums(again)).toEqual(sums(there));

    const settings = { PRIORA_DATABASE_URL: url, PRIORA_DATABASE_CONNECTIONS: '4' };
    const clustered = await startTestService({ data_dir, settings });
    try {
      expect((await clustered.call(COUNT, { ...count, key })).status).toBe(200);
      // what was signed with holds, too
      if (issued.ok) expect((await clustered.call(COUNT, { ...count, key: issued.token })).status).toBe(200);
      await clustered.users.signIn({ name: 'Ann', password: PASSWORD }, HERE);
      const read = await clustered.call('POST /ai/novelty-search/tech-solution/get', { key, body: { task_id } });
      expect(read.data.status).toBe(2);
      // numbers that were moved are not given again
      const [after] = await query(
        "select max(place) as place, nextval(pg_get_serial_sequence('worklist_documents', 'place')) as next from worklist_documents",
      );
      expect(after!.next).toBe(after!.place + 1);
    } finally {
      await clustered.stop();
    }

    const back = join(root, 'back');
    const home = await moved(back, 'files');
    const database = await moved(back, 'database');
    expect(sums(home)).toEqual(sums(database));
    const same = (table: string) => home.find((each) => each.table === table)!.digest;
    for (const table of ['worklists', 'worklist_documents', 'worklist_tags', 'directory_groups', 'turn'])
      expect([table, same(table)]).toEqual([table, there.find((each) => each.table === table)!.digest]);
    const embedded = await startTestService({ data_dir: back });
    try {
      expect((await embedded.call(COUNT, { ...count, key })).status).toBe(200);
      expect(
        (await embedded.call('POST /ai/novelty-search/tech-solution/get', { key, body: { task_id } })).data.status,
      ).toBe(2);
    } finally {
      await embedded.stop();
    }
  });

  it('and is refused where the target has something else', async () => {
    const dir = join(root, 'other');
    mkdirSync(dir);
    const accounts = sqliteStores(dir).accounts();
    await accounts.createAccount({ id: 'x', name: 'another installation', created_at: 1 });
    await accounts.close();
    await expect(moved(dir, 'database')).rejects.toThrow(
      /rows of "accounts" already that are not those of .*\. Give it an empty target\./,
    );
    // what runs there goes on as before
    const database = new Database({ url, connections: 2 });
    await expect(moveStores(dir, database, 'database', () => {}, { running: true })).rejects.toThrow('empty target');
    expect(movingOf(dir)).toBeUndefined();
    // nothing was changed
    expect(await query("select 1 from accounts where id = 'x'")).toEqual([]);
  });

  it('while it runs: from then on it only reads, and nothing that was acknowledged is left behind', async () => {
    const dir = join(root, 'running');
    const where = await testDatabase('move_running');
    const service = await startTestService({ data_dir: dir, corpus: lidarPatents });
    const { account_id, key } = service;
    const acknowledged: string[] = [];
    const refused: string[] = [];
    let over = false;
    const writing = (async () => {
      while (!over)
        await service.accounts
          .createKey({ account_id, name: `k${acknowledged.length}` })
          .then(({ record }) => void acknowledged.push(record.id))
          .catch(async (error) => {
            refused.push(error.code);
            await new Promise((resolve) => setTimeout(resolve, 20));
          });
    })();
    await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(5), { timeout: 20_000, interval: 5 });
    const before = acknowledged.length;
    const database = new Database({ url: where, connections: 2 });
    const there = await moveStores(dir, database, 'database', () => {}, { running: true });
    over = true;
    await writing;
    expect([refused.length > 0, [...new Set(refused)]]).toEqual([true, ['busy']]);
    expect(acknowledged.length).toBeGreaterThanOrEqual(before);
    // the first key is the service's own
    expect(there.find(({ table }) => table === 'keys')!.rows).toBe(acknowledged.length + 1);

    // what reads is answered
    expect((await service.call(COUNT, { ...count, key })).status).toBe(200);
    const idea = { body: { input: 'A lidar with a mirror that tilts', lang: 'en' }, key };
    const write = await service.call('POST /ai/novelty-search/submit', {
      ...idea,
      headers: { accept: 'application/problem+json' },
    });
    expect([write.status, write.headers.get('retry-after')]).toEqual([503, '30']);
    expect(write.text).toContain('can only be read');
    const ready = await fetch(`${service.url}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([
      200,
      expect.objectContaining({ status: 'read only', message: expect.stringContaining('is being moved to') }),
    ]);
    markMoving(dir, { to: database.place, since: 1, done: true });
    expect(await (await fetch(`${service.url}/readyz`)).text()).toContain('start the service with PRIORA_DATABASE_URL');
    await service.stop();

    const settings = { PRIORA_DATABASE_URL: where, PRIORA_DATABASE_CONNECTIONS: '4' };
    const clustered = await startTestService({ data_dir: dir, settings });
    try {
      const keys = new Set((await clustered.accounts.keys(account_id)).map(({ id }) => id));
      expect(acknowledged.filter((id) => !keys.has(id))).toEqual([]);
      expect(movingOf(dir)).toBeUndefined();
      expect((await clustered.call('POST /ai/novelty-search/submit', idea)).status).toBe(200);
    } finally {
      await clustered.stop();
    }
  });

  it('with every table that either side has', async () => {
    const known = new Set([...MOVED_TABLES, ...MOVED_RECORD_TABLES, ...OWN, ...OF_THE_CORPUS]);
    const dir = join(root, 'all');
    await moved(dir, 'database', await testDatabase('move_empty'));
    const ours = readdirSync(dir)
      .filter((name) => name.endsWith('.sqlite'))
      .flatMap((name) => {
        const db = new DatabaseSync(join(dir, name), { readOnly: true });
        const tables = db
          .prepare("select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'")
          .all();
        db.close();
        return tables.map((each) => String(each.name));
      });
    const theirs = (await query("select table_name from information_schema.tables where table_schema = 'public'")).map(
      (each) => String(each.table_name),
    );
    // whoever adds a table names it in move.ts
    expect([...ours, ...theirs].filter((name) => !known.has(name))).toEqual([]);
    expect(ours).toEqual(expect.arrayContaining([...MOVED_TABLES]));
  });
});
