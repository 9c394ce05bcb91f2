import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type {
  AccountRecord,
  AccountStore,
  KeyRecord,
  LedgerCall,
  OperationTimes,
  Removing,
  UsageDimension,
  UsageQueryOfAll,
  UsageTotal,
} from '#accounts/store.ts';
import type { StoreDefinition } from './definition.ts';
import type { SqliteStore } from './file.ts';
import { openStore } from './open.ts';
import { accountRows, REMOVALS_SCHEMA } from './removal.ts';

const SCHEMA = `
  create table accounts (id text primary key, name text not null, created_at integer not null) strict;
  create table keys (
    id text primary key, account_id text not null references accounts (id), name text not null, hash text not null unique,
    hint text not null, scopes text not null, created_at integer not null, expires_at integer,
    last_used_at integer, last_used_address text, last_used_operation text, seen_in_url_at integer,
    addresses text, disabled_at integer, replaced_by text, made_by text
  ) strict;
  create table usage (
    at integer not null, account_id text not null, key_id text not null, operation_id text not null,
    status integer not null, error_code integer not null, units integer not null, duration_ms real not null
  ) strict;
  create index usage_by_time on usage (account_id, at);
  create index usage_age on usage (at);
  create index usage_of_key on usage (key_id, at);
`;

/**
 * From version 2 on some people are operators of the installation. Until then every owner had their rights; from then
 * on those have them that own the first account, which belongs to whoever set the service up.
 */
function appointOperators(db: DatabaseSync): void {
  for (const table of ['users', 'invitations']) {
    if (!db.prepare("select 1 from sqlite_master where type = 'table' and name = ?").get(table)) continue;
    db.exec(`alter table ${table} add column operator integer not null default 0;
      update ${table} set operator = 1
      where role = 'owner' and account_id = (select id from accounts order by created_at, rowid limit 1)`);
  }
}

/**
 * From version 3 on keys can be bound to addresses, disabled and replaced, and invitations say for whom and how long.
 */
function extend(db: DatabaseSync): void {
  db.exec(`alter table keys add column addresses text;
    alter table keys add column disabled_at integer;
    alter table keys add column replaced_by text;
    create index usage_of_key on usage (key_id, at)`);
  if (db.prepare("select 1 from sqlite_master where type = 'table' and name = 'invitations'").get())
    db.exec(`alter table invitations add column expires_at integer;
      alter table invitations add column name text;
      alter table invitations add column invited_by text`);
}

/** From version 4 on it is known who made a key, and people can be kept from signing in. */
function knowMakers(db: DatabaseSync): void {
  db.exec('alter table keys add column made_by text');
  if (db.prepare("select 1 from sqlite_master where type = 'table' and name = 'users'").get())
    db.exec('alter table users add column disabled_at integer');
}

/** Accounts, keys and ledger; people, saved searches and what models were used for make their own tables in it. */
export const ACCOUNTS: SqliteStore = {
  file: 'accounts.sqlite',
  holds: 'accounts, keys, people, saved searches and usage',
  version: 4,
  tables: ['accounts', 'keys', 'usage'],
  migrate(db, from) {
    if (from === 0) return void db.exec(SCHEMA);
    if (from < 2) appointOperators(db);
    if (from < 3) extend(db);
    knowMakers(db);
  },
};

/** Before the newest there is nothing. */
const NEWEST = { at: Number.MAX_SAFE_INTEGER, place: Number.MAX_SAFE_INTEGER };

const DIMENSIONS: Record<UsageDimension, string> = {
  day: "strftime('%Y-%m-%d', at / 1000, 'unixepoch') as day",
  key: 'key_id',
  operation: 'operation_id',
  error: 'error_code',
};

const KEY_COLUMNS = `id, account_id, name, hint, scopes, created_at, expires_at, last_used_at, last_used_address,
  last_used_operation, seen_in_url_at, addresses, disabled_at, replaced_by, made_by`;

const PERCENTILES = `
  with ranked as (
    select operation_id, duration_ms, row_number() over (partition by operation_id order by duration_ms) as rank,
      count(*) over (partition by operation_id) as calls
    from usage where account_id = ? and at >= ? and at < ?)
  select operation_id,
    min(iif(rank >= calls * 0.50, duration_ms, null)) as p50_ms,
    min(iif(rank >= calls * 0.95, duration_ms, null)) as p95_ms,
    min(iif(rank >= calls * 0.99, duration_ms, null)) as p99_ms
  from ranked group by operation_id order by operation_id`;

/** Accounts, keys and ledger in one SQLite file, shared by the service and the command line at the same time. */
export const store: StoreDefinition<AccountStore> = {
  file: ACCOUNTS,
  also: (db) => db.exec(REMOVALS_SCHEMA),
  methods: {
    createAccount: 'write',
    accounts: 'read',
    addKey: 'write',
    keys: 'read',
    allKeys: 'read',
    // every call of the service asks these
    keyByHash: 'here',
    version: 'here',
    changeKey: 'write',
    disableKeysOf: 'write',
    deleteKey: 'write',
    record: 'write',
    usage: 'read',
    usageOfAll: 'read',
    calls: 'read',
    times: 'read',
    forgetUsage: 'write',
    beginRemoval: 'write',
    removals: 'read',
    removeAccount: 'write',
    endRemoval: 'write',
  },
  over(db) {
    const sql = {
      insertAccount: db.prepare('insert into accounts (id, name, created_at) values (?, ?, ?)'),
      accounts: db.prepare(
        `select id, name, created_at, marked_at as removing_since from accounts a
         left join account_removals on account_id = id order by created_at, a.rowid`,
      ),
      insertKey: db.prepare(
        'insert into keys (id, account_id, name, hash, hint, scopes, created_at, expires_at, addresses, made_by) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
      ),
      // a value that is absent stays; no addresses, and an instant that is none, are taken away
      changeKey: db.prepare(`update keys set name = coalesce(?1, name),
        addresses = case when ?2 is null then addresses else nullif(?2, '') end,
        disabled_at = case when ?3 is null then disabled_at else nullif(?3, -1) end,
        expires_at = coalesce(?4, expires_at), replaced_by = coalesce(?5, replaced_by) where account_id = ?6 and id = ?7`),
      calls: db.prepare(
        `select rowid as place, * from usage where key_id = ? and (at, rowid) < (?, ?) and account_id = ?
         order by at desc, rowid desc limit ?`,
      ),
      keys: db.prepare(`select ${KEY_COLUMNS} from keys where account_id = ? order by created_at, rowid`),
      allKeys: db.prepare(`select ${KEY_COLUMNS} from keys order by created_at, rowid`),
      key: db.prepare(
        `select ${KEY_COLUMNS} from keys where hash = ? and account_id not in (select account_id from account_removals)`,
      ),
      disableKeysOf: db.prepare(
        'update keys set disabled_at = ? where account_id = ? and made_by = ? and disabled_at is null',
      ),
      removeKey: db.prepare('delete from keys where account_id = ? and id = ?'),
      version: db.prepare('pragma data_version'),
      insertUsage: db.prepare('insert into usage values (?, ?, ?, ?, ?, ?, ?, ?)'),
      noteUse: db.prepare(
        `update keys set last_used_at = ?, last_used_address = ?, last_used_operation = ?,
         seen_in_url_at = coalesce(?, seen_in_url_at) where id = ? and account_id = ?`,
      ),
      removeUsage: db.prepare('delete from usage where at < ?'),
      times: db.prepare(PERCENTILES),
      mark: db.prepare('insert or ignore into account_removals select id, ? from accounts where id = ?'),
      marked: db.prepare('select 1 from account_removals where account_id = ?'),
      removals: db.prepare('select account_id, marked_at from account_removals order by marked_at, account_id'),
      end: db.prepare(
        'delete from accounts where id in (select account_id from account_removals where account_id = ?)',
      ),
      unmark: db.prepare('delete from account_removals where account_id = ?'),
    };
    const removeRows = accountRows(db);

    function totals(query: UsageQueryOfAll & { readonly account_id?: string }): readonly UsageTotal[] {
      const columns = query.by.map((dimension) => DIMENSIONS[dimension]);
      const groups = query.by.map((_, i) => i + 1).join(', ');
      const conditions: string[] = [];
      const values: SQLInputValue[] = [];
      const where = (condition: string, value: SQLInputValue | undefined) => {
        if (value === undefined) return;
        conditions.push(condition);
        values.push(value);
      };
      where('account_id = ?', query.account_id);
      where('at >= ?', query.from);
      where('at < ?', query.to);
      const sql = `select ${[...columns, 'count(*) as calls', 'coalesce(sum(error_code <> 0), 0) as failures'].join(', ')},
        coalesce(sum(units), 0) as units, coalesce(sum(duration_ms), 0) as duration_ms from usage
        ${conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''} ${groups ? `group by ${groups} order by ${groups}` : ''}`;
      return db
        .prepare(sql)
        .all(...values)
        .map((row) => ({ ...row })) as unknown as UsageTotal[];
    }

    return {
      createAccount: ({ id, name, created_at }) => void sql.insertAccount.run(id, name, created_at),
      accounts: () => sql.accounts.all().map(toAccount),
      addKey({ id, account_id, name, hint, scopes, created_at, expires_at, addresses, made_by }, hash) {
        sql.insertKey.run(
          ...[id, account_id, name, hash, hint, scopes.join(' ')],
          ...[created_at, expires_at ?? null, addresses?.join(' ') ?? null, made_by ?? null],
        );
      },
      changeKey: (account_id, id, { name, addresses, disabled_at, expires_at, replaced_by }) =>
        sql.changeKey.run(
          ...[name ?? null, addresses?.join(' ') ?? null, disabled_at === null ? -1 : (disabled_at ?? null)],
          ...[expires_at ?? null, replaced_by ?? null, account_id, id],
        ).changes === 1,
      keys: (account_id) => sql.keys.all(account_id).map(toKey),
      allKeys: () => sql.allKeys.all().map(toKey),
      keyByHash(hash) {
        const row = sql.key.get(hash);
        return row && toKey(row);
      },
      version: () => sql.version.get()?.data_version as number,
      disableKeysOf: (account_id, user_id, at) => Number(sql.disableKeysOf.run(at, account_id, user_id).changes),
      deleteKey: (account_id, id) => sql.removeKey.run(account_id, id).changes === 1,
      record(usage, uses) {
        for (const row of usage) {
          const { at, account_id, key_id, operation_id, status, error_code, units, duration_ms } = row;
          sql.insertUsage.run(at, account_id, key_id, operation_id, status, error_code, units, duration_ms);
        }
        for (const { at, address, operation_id, in_url, key_id, account_id } of uses)
          sql.noteUse.run(at, address, operation_id, in_url ? at : null, key_id, account_id);
      },
      usage: totals,
      usageOfAll: totals,
      calls: ({ account_id, key_id, before = NEWEST, limit }) =>
        sql.calls
          .all(key_id, before.at, before.place, account_id, limit)
          .map((row) => ({ ...row })) as unknown as LedgerCall[],
      times: ({ account_id, from, to }) =>
        sql.times.all(account_id, from, to).map((row) => ({ ...row })) as unknown as OperationTimes[],
      forgetUsage: (before) => Number(sql.removeUsage.run(before).changes),
      beginRemoval(account_id, at) {
        sql.mark.run(at, account_id);
        return sql.marked.get(account_id) !== undefined;
      },
      removals: () => sql.removals.all().map((row) => ({ ...row })) as unknown as Removing[],
      removeAccount: removeRows,
      endRemoval(account_id) {
        sql.end.run(account_id);
        sql.unmark.run(account_id);
      },
    };
  },
};

/** @throws ServiceError as `openSqlite`. */
export const sqliteAccountStore = (path: string): AccountStore => openStore(import.meta.url, store, path);

function toAccount({ removing_since, ...row }: Record<string, unknown>): AccountRecord {
  return { ...row, ...(removing_since !== null && { removing_since }) } as unknown as AccountRecord;
}

/** Unknown is absent: columns without a value are left out. */
function toKey(row: Record<string, unknown>): KeyRecord {
  const known = Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
  return {
    ...{ ...known, scopes: String(row.scopes).split(' ') },
    ...(typeof known.addresses === 'string' && { addresses: known.addresses.split(' ') }),
  } as unknown as KeyRecord;
}
