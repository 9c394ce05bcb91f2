import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sqliteAccountStore } from '#stores/sqlite/accounts.ts';
import { sqliteUserStore } from '#stores/sqlite/users.ts';
import { accountsOver, type OpenAccounts } from './accounts.ts';
import { makeKey } from './key.ts';
import type { UsageRow } from './store.ts';
import { usersOver } from './users.ts';

const DAY = 86_400_000;
let folder: string;
let file: string;
let now: number;
let open: OpenAccounts[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'priora-accounts-'));
  file = join(folder, 'accounts.sqlite');
  now = Date.UTC(2026, 0, 15, 12);
  open = [];
});
afterEach(async () => {
  for (const accounts of open) await accounts.close();
  rmSync(folder, { recursive: true });
});

function openAccounts(options: { usage_days?: number } = {}): OpenAccounts {
  const accounts = accountsOver(sqliteAccountStore(file), { clock: () => now, ...options });
  open.push(accounts);
  return accounts;
}

const call = (account_id: string, key_id: string, over: Partial<UsageRow> = {}): UsageRow => ({
  at: now,
  account_id,
  key_id,
  operation_id: 'count',
  status: 200,
  error_code: 0,
  units: 1,
  duration_ms: 2,
  ...over,
});
const HERE = { address: '10.0.0.9', in_url: false };

describe('keys', () => {
  it('are known by their text, kept only as a hash, and listed with what they may do', async () => {
    const accounts = openAccounts();
    const owner = await accounts.all.create('owner');
    const { key, record } = await accounts.createKey({
      account_id: owner.id,
      name: 'laptop',
      scopes: ['patent-data-search:read'],
      expires_at: now + DAY,
    });
    expect(await accounts.check(key)).toEqual({ ok: true, key: record });
    expect(await accounts.keys(owner.id)).toEqual([record]);
    expect(record).toEqual({
      id: record.id,
      account_id: owner.id,
      name: 'laptop',
      hint: `${key.slice(0, 7)}…${key.slice(-4)}`,
      scopes: ['patent-data-search:read'],
      created_at: now,
      expires_at: now + DAY,
    });
    await accounts.close();
    const bytes = new DatabaseSync(file)
      .prepare('select group_concat(hash || hint || name) as all_text from keys')
      .get();
    expect(String(bytes?.all_text)).not.toContain(key.slice(8, 40));
  });

  it('are distinguished: mistyped, unknown, expired', async () => {
    const accounts = openAccounts();
    const { id } = await accounts.all.create('owner');
    const { key } = await accounts.createKey({ account_id: id, name: 'short', expires_at: now + 1000 });
    expect(await accounts.check(`${key}x`)).toEqual({ ok: false, reason: 'mistyped' });
    expect(await accounts.check('hello')).toEqual({ ok: false, reason: 'no_key' });
    expect(await accounts.check(makeKey())).toEqual({ ok: false, reason: 'unknown' });
    expect(await accounts.check(key)).toMatchObject({ ok: true });
    now += 1000;
    expect(await accounts.check(key)).toEqual({ ok: false, reason: 'expired' });
  });

  it('are refused right after deletion, here and in another process that has them cached', async () => {
    const here = openAccounts();
    const there = openAccounts();
    const { id } = await here.all.create('owner');
    const { key, record } = await here.createKey({ account_id: id, name: 'leaked' });
    expect([(await here.check(key)).ok, (await there.check(key)).ok]).toEqual([true, true]);
    expect(await there.deleteKey('another account', record.id)).toBe(false);
    expect(await there.deleteKey(id, record.id)).toBe(true);
    expect(await there.check(key)).toEqual({ ok: false, reason: 'unknown' });
    expect(await here.check(key)).toEqual({ ok: false, reason: 'unknown' });
    expect(await here.deleteKey(id, record.id)).toBe(false);
  });

  it('remember their last use and whether they were seen in a URL', async () => {
    const accounts = openAccounts();
    const { id } = await accounts.all.create('owner');
    const { record } = await accounts.createKey({ account_id: id, name: 'k' });
    accounts.used(call(id, record.id), { address: '10.0.0.1', in_url: true });
    now += 60_000;
    accounts.used(call(id, record.id, { operation_id: 'search' }), { address: '10.0.0.2', in_url: false });
    await accounts.flush();
    expect((await accounts.all.keys())[0]).toMatchObject({
      last_used_at: now,
      last_used_address: '10.0.0.2',
      last_used_operation: 'search',
      seen_in_url_at: now,
    });
  });
});

describe('the ledger', () => {
  it('adds up calls, failures, units and time by day, key and operation', async () => {
    const accounts = openAccounts();
    const { id } = await accounts.all.create('owner');
    accounts.used(call(id, 'k1'), HERE);
    accounts.used(call(id, 'k1', { error_code: 68300004, units: 0, duration_ms: 1 }), HERE);
    accounts.used(call(id, 'k2', { operation_id: 'search', at: now + DAY, units: 3 }), HERE);
    accounts.used(call('another account', 'k3'), HERE);
    expect(await accounts.usage({ account_id: id, by: [] })).toEqual([
      { calls: 3, failures: 1, units: 4, duration_ms: 5 },
    ]);
    expect(await accounts.usage({ account_id: id, by: ['day', 'operation'] })).toEqual([
      { day: '2026-01-15', operation_id: 'count', calls: 2, failures: 1, units: 1, duration_ms: 3 },
      { day: '2026-01-16', operation_id: 'search', calls: 1, failures: 0, units: 3, duration_ms: 2 },
    ]);
    expect(await accounts.all.usage({ by: ['key'], from: now + 1 })).toEqual([
      { key_id: 'k2', calls: 1, failures: 0, units: 3, duration_ms: 2 },
    ]);
    expect((await accounts.all.usage({ by: ['key'], to: now + DAY })).map((row) => row.key_id)).toEqual(['k1', 'k3']);
  });

  it('keeps every call across a graceful close', async () => {
    const accounts = openAccounts();
    const { id } = await accounts.all.create('owner');
    for (let i = 0; i < 1234; i++) accounts.used(call(id, 'k'), HERE);
    await accounts.close();
    expect(await openAccounts().all.usage({ by: [] })).toMatchObject([{ calls: 1234 }]);
  });

  it('keeps a batch that could not be written, and writes it later', async () => {
    const store = sqliteAccountStore(file);
    let broken = true;
    const accounts = accountsOver({
      ...store,
      record: (...batch) => (broken ? Promise.reject(new Error('disk full')) : store.record(...batch)),
    });
    open.push(accounts);
    accounts.used(call('a', 'k'), HERE);
    await expect(accounts.flush()).rejects.toThrow('disk full');
    accounts.used(call('a', 'k'), HERE);
    broken = false;
    expect(await accounts.all.usage({ by: [] })).toMatchObject([{ calls: 2 }]);
  });

  it('keeps no more rows in memory than it may while they cannot be written, says how many are lost, and answers who reads', async () => {
    const store = sqliteAccountStore(file);
    let broken = true;
    const told: string[] = [];
    const batches: number[] = [];
    const record: typeof store.record = async (rows, uses) => {
      if (broken) throw new Error('disk full');
      batches.push(rows.length);
      return store.record(rows, uses);
    };
    const onError = (error: unknown) => void told.push((error as Error).message);
    const accounts = accountsOver({ ...store, record }, { most_rows: 7_000, onError });
    open.push(accounts);
    for (let n = 0; n < 7_003; n++) accounts.used(call('a', 'k'), HERE);
    expect(await accounts.usage({ account_id: 'a', by: [] })).toMatchObject([{ calls: 0 }]);
    expect(new Set(told)).toEqual(new Set(['disk full']));
    broken = false;
    told.length = 0;
    expect(await accounts.usage({ account_id: 'a', by: [] })).toMatchObject([{ calls: 7_000 }]);
    expect(batches).toEqual([5_000, 2_000]);
    expect(told).toEqual(['3 calls are missing from the ledger: it could not be written for longer than 7000 calls.']);
    accounts.used(call('a', 'k'), HERE);
    expect(await accounts.usage({ account_id: 'a', by: [] })).toMatchObject([{ calls: 7_001 }]);
    expect(told).toHaveLength(1);
  });

  it('forgets rows older than its retention', async () => {
    const accounts = openAccounts({ usage_days: 30 });
    accounts.used(call('a', 'k', { at: now - 31 * DAY }), HERE);
    accounts.used(call('a', 'k', { at: now - 29 * DAY }), HERE);
    expect(await accounts.all.usage({ by: ['day'] })).toMatchObject([{ day: '2025-12-17', calls: 1 }]);
  });

  it('is refused when a newer version wrote it', () => {
    const db = new DatabaseSync(file);
    db.exec('pragma user_version = 99');
    db.close();
    expect(() => sqliteAccountStore(file)).toThrow(/has format 99, written by a newer Priora/);
  });
});

/** What came with format 3. */
const SINCE_3 = `
  alter table keys add column addresses text;
  alter table keys add column disabled_at integer;
  alter table keys add column replaced_by text;
  create index usage_of_key on usage (key_id, at);
  alter table invitations add column expires_at integer;
  alter table invitations add column name text;
  alter table invitations add column invited_by text;`;

/** Makes the file as a version of format 1, 2 or 3 left it, with these rows. */
function oldFile(format: number, rows: string): void {
  const operator = format === 1 ? '' : ', operator integer not null default 0';
  const old = new DatabaseSync(file);
  old.exec(`
    create table accounts (id text primary key, name text not null, created_at integer not null) strict;
    create table keys (
      id text primary key, account_id text not null references accounts (id), name text not null, hash text not null unique,
      hint text not null, scopes text not null, created_at integer not null, expires_at integer,
      last_used_at integer, last_used_address text, last_used_operation text, seen_in_url_at integer
    ) strict;
    create table usage (
      at integer not null, account_id text not null, key_id text not null, operation_id text not null,
      status integer not null, error_code integer not null, units integer not null, duration_ms real not null
    ) strict;
    create index usage_by_time on usage (account_id, at);
    create index usage_age on usage (at);
    create table users (
      id text primary key, account_id text not null references accounts (id), name text not null, name_folded text not null unique,
      role text not null, password text not null, created_at integer not null${operator}
    ) strict;
    create table invitations (token_hash text primary key, account_id text not null, role text not null, created_at integer not null${operator}) strict;
    ${rows}
    ${format === 3 ? SINCE_3 : ''}
    pragma user_version = ${format};`);
  old.close();
}

it('makes the owners of the first account operators in a file of before, and nobody else', async () => {
  oldFile(
    1,
    `insert into accounts values ('later', 'Gamma', 2), ('first', 'owner', 1);
    insert into users values ('1', 'first', 'Ann', 'ann', 'owner', 'x', 1), ('2', 'first', 'Bob', 'bob', 'member', 'x', 2),
      ('3', 'later', 'Gus', 'gus', 'owner', 'x', 3);
    insert into invitations values ('${createHash('sha256').update('link').digest('hex')}', 'later', 'owner', ${now});`,
  );
  await openAccounts().flush();
  const users = usersOver(sqliteUserStore(file, { clock: () => now }), { clock: () => now });
  expect((await users.all.list()).map(({ name, operator }) => [name, operator])).toEqual([
    ['Ann', true],
    ['Bob', false],
    ['Gus', false],
  ]);
  const { session } = await users.accept(
    { token: 'link', name: 'Gil', password: 'correct horse battery' },
    { address: '192.0.2.1', agent: 'test' },
  );
  expect([session.user.account_id, session.user.operator]).toEqual(['later', false]);
  await users.close();
  await openAccounts().flush();
});

it.each([1, 2, 3])(
  'has keys, people and invitations of a file of format %i as they were, with what came since unset',
  async (format) => {
    const [no, yes] = format === 1 ? ['', ''] : [', 0', ', 1'];
    oldFile(
      format,
      `insert into accounts values ('a', 'owner', 1);
      insert into keys values ('k', 'a', 'ci', 'hash', 'pri_…wxyz', '*:read', 1, 9, 5, '::1', 'search', 4);
      insert into usage values (7, 'a', 'k', 'search', 200, 0, 1, 2.5), (7, 'a', 'k', 'count', 200, 0, 1, 2.5);
      insert into users values ('1', 'a', 'Ann', 'ann', 'owner', 'x', 1${yes});
      insert into invitations values ('${createHash('sha256').update('link').digest('hex')}', 'a', 'member', ${now}${no});`,
    );
    const store = sqliteAccountStore(file);
    const key = {
      ...{
        id: 'k',
        account_id: 'a',
        name: 'ci',
        hint: 'pri_…wxyz',
        scopes: ['*:read' as const],
        created_at: 1,
        expires_at: 9,
      },
      ...{ last_used_at: 5, last_used_address: '::1', last_used_operation: 'search', seen_in_url_at: 4 },
    };
    expect(await store.keyByHash('hash')).toEqual(key);
    const calls = await store.calls({ account_id: 'a', key_id: 'k', limit: 9 });
    expect(calls.map(({ operation_id }) => operation_id)).toEqual(['count', 'search']);
    await store.changeKey('a', 'k', { addresses: ['::1'], disabled_at: 8, replaced_by: 'k2' });
    expect(await store.keys('a')).toEqual([{ ...key, addresses: ['::1'], disabled_at: 8, replaced_by: 'k2' }]);
    await store.addKey({ ...key, id: 'k3', made_by: '1' }, 'another hash');
    expect((await store.keys('a')).map(({ made_by }) => made_by)).toEqual([undefined, '1']);
    await store.close();
    const users = usersOver(sqliteUserStore(file, { clock: () => now }), { clock: () => now });
    expect((await users.all.list()).map(({ name, operator: is, disabled_at }) => [name, is, disabled_at])).toEqual([
      ['Ann', true, undefined],
    ]);
    const { session } = await users.accept(
      { token: 'link', name: 'Gil', password: 'correct horse battery' },
      { address: '192.0.2.1', agent: 'test' },
    );
    expect([session.user.role, session.user.operator]).toEqual(['member', false]);
    await users.close();
    const columns = (table: string) => {
      const db = new DatabaseSync(file);
      const names = db.prepare(`select name from pragma_table_info('${table}') order by cid`).all();
      db.close();
      return names.map(({ name }) => name);
    };
    expect(columns('invitations').sort()).toEqual([
      'account_id',
      'created_at',
      'expires_at',
      'invited_by',
      'name',
      'operator',
      'role',
      'token_hash',
    ]);
    const db = new DatabaseSync(file);
    expect(db.prepare('pragma user_version').get()).toEqual({ user_version: 4 });
    db.close();
  },
);
