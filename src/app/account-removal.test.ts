import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, describe, expect, it } from 'vitest';
import type { Monitor } from '#monitors/store.ts';
import upload from '#operations/patent-data-search/p010-image-upload.ts';
import { postgresStores } from '#stores/postgres/postgres-stores.ts';
import { sqliteStores } from '#stores/sqlite/sqlite-stores.ts';
import type { Stores } from '#stores/stores.ts';
import { lidarPatents } from '#testing/lidar-patents.ts';
import { hasPostgres, testDatabase } from '#testing/postgres.ts';
import { hasS3, S3_KEYS, type S3Server, startS3 } from '#testing/s3.ts';
import { startTestService, type TestService } from '#testing/service.ts';

const PASSWORD = 'correct horse battery';
const HERE = { address: '::1', agent: 'test' };
/** Longer than the last call of an account may take. */
const SETTLED_MS = 600_000;
/** Tables that name accounts and are not for one account's own things. */
const OF_ALL = ['audit', 'accounts', 'account_removals'];

/** Every row of every table, and its columns, by the table's name. */
type Rows = ReadonlyMap<string, { readonly columns: readonly string[]; readonly rows: readonly object[] }>;

/** What an account has, as it is found again: its ids and the word that stands in every text. */
interface Made {
  readonly account_id: string;
  readonly word: string;
  readonly cookie: Record<string, string>;
  readonly key: string;
  readonly needles: readonly string[];
}

async function signedUp(service: TestService, account_id: string, name: string, operator = false) {
  const token = await service.users.all.invite({ account_id, role: 'owner', operator });
  const reply = await service.call('POST /manage/sign-up', { key: null, body: { token, name, password: PASSWORD } });
  return { cookie: reply.headers.get('set-cookie')!.split(';')[0]!, 'x-csrf-token': reply.json.csrf as string };
}

/** One of everything that an account can have. */
async function everything(service: TestService, stores: Stores, word: string): Promise<Made> {
  const { id: account_id } = await service.accounts.all.create(`Lab ${word}`);
  const cookie = await signedUp(service, account_id, `Ann ${word}`);
  const { key } = await service.accounts.createKey({ account_id, name: word });
  const call = async (what: `${string} /${string}`, body?: unknown, headers = {}) => {
    const reply = await service.call(what, { key, ...(body !== undefined && { body }), headers });
    expect([what, reply.status]).toEqual([what, 200]);
    return reply.data;
  };
  const ask = async (what: `${string} /${string}`, body?: unknown) => {
    const reply = await service.call(what, { key: null, headers: cookie, ...(body !== undefined && { body }) });
    expect([what, reply.status]).toEqual([what, 200]);
    return reply.json;
  };
  const [user] = await service.users.list({ account_id });
  const owner = { id: user!.id, account_id };
  const clock = () => Date.now();

  // files: of a task, of a call; answers that are kept for who asks again
  const document = await call('POST /ai/novelty-search/submit', {
    input: `A lidar with a mirror, ${word}`,
    lang: 'en',
  });
  await call('POST /ai/novelty-search/tech-solution/get', { task_id: document.task_id, wait_ms: 40_000 });
  await call('POST /fee/apno_input', { apnos: ['US10/900123'] }, { 'idempotency-key': word });
  expect((await service.call(upload, { key, files: upload.example.files! })).status).toBe(200);
  const question = {
    query: `Which mirror tilts? ${word}`,
    deep_search: true,
    long_think: false,
    search_website: false,
  };
  await call('POST /chat/ai-ls-chat', question);

  await ask('POST /manage/searches', { name: word, address: 'q=TTL', query_text: `TTL: ${word}`, shared: true });
  await ask('POST /manage/invitations', { role: 'member', name: word });
  await service.users.all.reset(user!.id);
  const told = { issuer: 'https://provider.example', subject: `subject ${word}`, account_id };
  const { session } = await service.users.signInFrom(
    { ...told, name: `Bob ${word}`, role: 'member', operator: false },
    HERE,
  );

  const opened = {
    searches: stores.savedSearches(clock),
    history: stores.searchHistory(clock),
    worklists: stores.worklists(clock),
    ledger: stores.modelLedger(),
    tokens: await stores.tokens(),
    monitors: stores.monitors(clock),
    answers: stores.keptAnswers(clock),
    directory: stores.directory(),
  };
  const bob = session.user.id;
  const said = { user_name: word, profile: { displayName: word }, changed_at: 1, disabled_at: null };
  await opened.directory.change(account_id, bob, said, word);
  const group = { id: `group ${word}`, account_id, name: word, created_at: 1, changed_at: 1 };
  await opened.directory.addGroup(group, word, [bob]);
  const [search] = await opened.searches.of(owner);
  await opened.searches.looked(owner, search!.id, 3);
  await opened.history.add(owner, { query_text: `TTL: ${word}`, families: false, address: 'q', hits: 3, seq: 1 });
  const list = (await opened.worklists.create(owner, { name: word, shared: true }))!;
  await opened.worklists.add(owner, list.id, ['US1A1']);
  await opened.worklists.annotate(owner, list.id, 'US1A1', { note: word, tags: [word], seen: true });
  const passage = { text: 'abstract', unit: '1', start: 0, end: 4, words: word, colour: 'yellow' };
  await opened.worklists.highlight(owner, list.id, 'US1A1', passage as never);
  await opened.ledger.add({ at: Date.now(), account_id, key_id: word, tokens: 7 });
  await opened.tokens.add('2026-03-01', account_id, 7);
  await opened.answers.begin({ account_id, key: word, digest: word } as never);
  const monitor: Monitor = {
    ...{ id: word.padEnd(32, '0'), account_id, user_id: owner.id, subject: 'patents', name: word, query: { word } },
    ...{ kinds: ['new'], created_at: 1, updated_at: 1, number: 1, mark: 1, run_mark: 1, runs: 0, standing: {} },
  };
  await opened.monitors.add(monitor, 10);
  const entry = { id: `entry ${word}`, at: 4e12, told: { kinds: [], notes: [word] } };
  const outgoing = [{ id: `outgoing ${word}`, way: 'folder' as const }];
  await opened.monitors.ran(monitor, { run_mark: 2, next_run_at: 4e12, entry, outgoing } as never);
  for (const store of Object.values(opened)) await store.close();
  await service.accounts.flush();
  const people = await service.users.list({ account_id });
  return { account_id, word, cookie, key, needles: [account_id, word, ...people.map(({ id }) => id)] };
}

function rowsOfFiles(dir: string): Rows {
  const found = new Map<string, { columns: string[]; rows: object[] }>();
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.sqlite'));
  for (const file of files) {
    const db = new DatabaseSync(join(dir, file), { readOnly: true });
    const tables = db.prepare("select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'").all();
    for (const { name } of tables) {
      const select = db.prepare(`select * from "${name}"`);
      select.setReadBigInts(true);
      found.set(`${file} ${name}`, { columns: select.columns().map((column) => column.name), rows: select.all() });
    }
    db.close();
  }
  return found;
}

async function rowsOfDatabase(url: string): Promise<Rows> {
  const { Client } = (await import('pg')).default;
  const client = new Client(url);
  await client.connect();
  try {
    const named = "select table_name as name from information_schema.tables where table_schema = 'public'";
    const found = new Map<string, { columns: string[]; rows: object[] }>();
    for (const { name } of (await client.query(named)).rows) {
      const { fields, rows } = await client.query(`select * from "${name}"`);
      found.set(`postgres ${name}`, { columns: fields.map((field) => field.name), rows });
    }
    return found;
  } finally {
    await client.end();
  }
}

/** Files that services keep for accounts, in a folder or a bucket that is one: their contents, and whose they are. */
const filesOf = (folder: string): Rows => {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((each) => each.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return new Map([
    ['files', { columns: [], rows: paths.map((path) => ({ path, text: readFileSync(path, 'latin1') })) }],
  ]);
};

/** Tables in which something of an account stands, with how many rows. */
const traces = (rows: Rows, { needles }: Pick<Made, 'needles'>): Record<string, number> =>
  Object.fromEntries(
    [...rows]
      .map(([table, { rows }]) => {
        const texts = rows.map((row) =>
          JSON.stringify(row, (_, value) => (typeof value === 'bigint' ? `${value}` : value)),
        );
        return [table, texts.filter((text) => needles.some((needle) => text.includes(needle))).length] as const;
      })
      .filter(([, found]) => found > 0),
  );
const isAudit = (table: string) => table.endsWith(' audit');

let service: TestService | undefined;
let bucket: S3Server | undefined;
afterEach(async () => {
  await service?.close();
  await bucket?.close();
  service = bucket = undefined;
});

describe.each([
  ['files', undefined, false],
  ['PostgreSQL', 'account_removal', false],
  ['PostgreSQL and a bucket', 'account_removal_bucket', true],
])('an account whose stores are in %s', (_, database, inBucket) => {
  it.skipIf((database !== undefined && !hasPostgres) || (inBucket && !hasS3))(
    'goes with everything it made, in every table and file, and leaves another one as it is',
    async () => {
      let ahead_ms = 0;
      const clock = () => Date.now() + ahead_ms;
      const url = database && (await testDatabase(database));
      if (inBucket) bucket = await startS3();
      bucket?.bucket('kept');
      const settings = {
        PRIORA_REQUEST_TIMEOUT_S: '60',
        ...(url && { PRIORA_DATABASE_URL: url, PRIORA_DATABASE_CONNECTIONS: '4' }),
        ...(bucket && { PRIORA_S3_BUCKET: 'kept', PRIORA_S3_ENDPOINT: bucket.endpoint }),
        ...(bucket && { PRIORA_S3_ACCESS_KEY: S3_KEYS.access_key, PRIORA_S3_SECRET_KEY: S3_KEYS.secret_key }),
      };
      service = await startTestService({ corpus: lidarPatents, clock, settings });
      const { data_dir } = service;
      const files = sqliteStores(data_dir);
      const stores = url ? postgresStores({ url, connections: 2 }, data_dir, files) : files;
      const operator = await signedUp(service, service.account_id, 'Olga', true);
      const one = await everything(service, stores, 'zirconiumwalrus');
      const other = await everything(service, stores, 'hafniumpelican');
      const kept = bucket ? join(bucket.folder, 'kept') : join(data_dir, 'files');
      const rows = async (): Promise<Rows> =>
        new Map([...rowsOfFiles(data_dir), ...(url ? await rowsOfDatabase(url) : []), ...filesOf(kept)]);

      // whoever adds a table that names accounts makes a row of it above
      const before = await rows();
      for (const [table, { columns }] of before) {
        const [place = '', name = ''] = table.split(' ');
        if ((place === 'postgres') !== (url !== undefined) || OF_ALL.includes(name)) continue;
        if (columns.some((column) => column === 'account_id' || column === 'account'))
          expect(traces(before, one)).toHaveProperty([table]);
      }
      const theirs = traces(before, other);
      expect(Object.keys(traces(before, one))).toEqual(Object.keys(theirs));
      expect(
        Object.keys(theirs)
          .map((table) => table.split(' ').at(-1))
          .toSorted(),
      ).toMatchInlineSnapshot(`
        [
          "accounts",
          "audit",
          "chat",
          "directory_groups",
          "directory_members",
          "directory_people",
          "files",
          "identities",
          "inbox",
          "invitations",
          "kept_answers",
          "keys",
          "model_usage",
          "monitors",
          "outgoing",
          "password_resets",
          "saved_search_looks",
          "saved_searches",
          "search_history",
          "search_history_last",
          "sessions",
          "sign_in_networks",
          "spent",
          "task",
          "task_entry",
          "turn",
          "usage",
          "users",
          "worklist_documents",
          "worklist_highlights",
          "worklist_seen",
          "worklist_tags",
          "worklists",
        ]
      `);

      const remove = (id: string, name: string, headers: Record<string, string> = operator) =>
        service!.call(`DELETE /manage/accounts/${id}`, { key: null, headers, body: { name } });
      expect((await remove(one.account_id, `Lab ${other.word}`)).json).toMatchObject({ field: 'name' });
      expect((await remove(one.account_id, `Lab ${one.word}`, other.cookie)).status).toBe(403);
      expect((await remove(one.account_id, `Lab ${one.word}`, { cookie: operator.cookie })).status).toBe(403);
      expect((await remove(service.account_id, 'tests')).json.detail).toMatch(
        /^People in "tests" run the installation: Olga\./,
      );
      const COUNT = 'POST /search/patent/query-search-count';
      const count = { body: { query_text: 'TTL: lidar' } };
      expect((await service.call(COUNT, { ...count, key: one.key })).status).toBe(200);

      // it works for the account when it is removed
      const input = `A battery with a separator, ${one.word}`;
      await service.call('POST /ai/novelty-search/submit', { key: one.key, body: { input, lang: 'en' } });
      expect((await remove(one.account_id, `Lab ${one.word}`)).status).toBe(200);
      expect((await service.call(COUNT, { ...count, key: one.key })).status).toBe(401);
      const session = await service.call('GET /manage/session', { key: null, headers: one.cookie });
      expect(session.json).toMatchObject({ signed_in: false });
      const listed = await service.call('GET /manage/accounts', { key: null, headers: operator });
      expect(listed.json.find(({ id }: { id: string }) => id === one.account_id)).toMatchObject({
        removing_since: expect.any(Number),
      });

      // the process ends before the account does: the next one goes on
      await service.stop();
      ahead_ms = SETTLED_MS;
      service = await startTestService({ data_dir, clock, settings });
      await service.stop();
      const after = await rows();
      expect(Object.keys(traces(after, one)).filter((table) => !isAudit(table))).toEqual([]);
      expect(Object.keys(traces(after, one)).some(isAudit)).toBe(true);
      expect(traces(after, other)).toEqual(theirs);
      rmSync(data_dir, { recursive: true, force: true });
    },
    240_000,
  );
});
