import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { openSqlite, type SqliteStore, transaction } from '#storage/sqlite.ts';
import type {
  AccountRecord,
  AccountStore,
  KeyRecord,
  KeyUse,
  UsageDimension,
  UsageQuery,
  UsageQueryOfAll,
  UsageRow,
  UsageTotal,
} from './store.ts';

const SCHEMA = `
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

/** Accounts, keys and ledger; people, saved searches and what models were used for make their own tables in it. */
export const ACCOUNTS: SqliteStore = {
  file: 'accounts.sqlite',
  holds: 'accounts, keys, people, saved searches and usage',
  version: 2,
  tables: ['accounts', 'keys', 'usage'],
  migrate: (db, from) => void (from === 0 ? db.exec(SCHEMA) : appointOperators(db)),
};

const DIMENSIONS: Record<UsageDimension, string> = {
  day: "strftime('%Y-%m-%d', at / 1000, 'unixepoch') as day",
  key: 'key_id',
  operation: 'operation_id',
  error: 'error_code',
};

const KEY_COLUMNS = `id, account_id, name, hint, scopes, created_at, expires_at, last_used_at, last_used_address,
  last_used_operation, seen_in_url_at`;

/**
 * Accounts, keys and ledger in one SQLite file, shared by the service and the command line at the same time.
 * @throws ServiceError as `openSqlite`.
 */
export function sqliteAccountStore(path: string): AccountStore {
  const db = openSqlite(path, ACCOUNTS);

  const insertAccount = db.prepare('insert into accounts (id, name, created_at) values (?, ?, ?)');
  const selectAccounts = db.prepare('select id, name, created_at from accounts order by created_at, rowid');
  const insertKey = db.prepare(
    'insert into keys (id, account_id, name, hash, hint, scopes, created_at, expires_at) values (?, ?, ?, ?, ?, ?, ?, ?)',
  );
  const selectKeys = db.prepare(`select ${KEY_COLUMNS} from keys where account_id = ? order by created_at, rowid`);
  const selectAllKeys = db.prepare(`select ${KEY_COLUMNS} from keys order by created_at, rowid`);
  const selectKey = db.prepare(`select ${KEY_COLUMNS} from keys where hash = ?`);
  const removeKey = db.prepare('delete from keys where account_id = ? and id = ?');
  const dataVersion = db.prepare('pragma data_version');
  const insertUsage = db.prepare('insert into usage values (?, ?, ?, ?, ?, ?, ?, ?)');
  const noteUse = db.prepare(
    `update keys set last_used_at = ?, last_used_address = ?, last_used_operation = ?,
     seen_in_url_at = coalesce(?, seen_in_url_at) where id = ?`,
  );
  const removeUsage = db.prepare('delete from usage where at < ?');

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
    async createAccount(account) {
      insertAccount.run(account.id, account.name, account.created_at);
    },
    async accounts() {
      return selectAccounts.all() as unknown as AccountRecord[];
    },
    async addKey(key, hash) {
      insertKey.run(
        key.id,
        key.account_id,
        key.name,
        hash,
        key.hint,
        key.scopes.join(' '),
        key.created_at,
        key.expires_at ?? null,
      );
    },
    async keys(account_id) {
      return selectKeys.all(account_id).map(toKey);
    },
    async allKeys() {
      return selectAllKeys.all().map(toKey);
    },
    async keyByHash(hash) {
      const row = selectKey.get(hash);
      return row && toKey(row);
    },
    async deleteKey(account_id, id) {
      return removeKey.run(account_id, id).changes === 1;
    },
    version() {
      return dataVersion.get()?.data_version as number;
    },
    async record(usage: readonly UsageRow[], uses: readonly KeyUse[]) {
      // A crash of the process loses none of this; only a crash of the machine may, which the ledger accepts and keys
      // do not.
      db.exec('pragma synchronous = normal');
      try {
        transaction(db, () => {
          for (const row of usage) {
            insertUsage.run(
              row.at,
              row.account_id,
              row.key_id,
              row.operation_id,
              row.status,
              row.error_code,
              row.units,
              row.duration_ms,
            );
          }
          for (const use of uses) {
            noteUse.run(use.at, use.address, use.operation_id, use.in_url ? use.at : null, use.key_id);
          }
        });
      } finally {
        db.exec('pragma synchronous = full');
      }
    },
    async usage(query: UsageQuery) {
      return totals(query);
    },
    async usageOfAll(query) {
      return totals(query);
    },
    async forgetUsage(before) {
      return Number(removeUsage.run(before).changes);
    },
    async close() {
      if (db.isOpen) db.close();
    },
  };
}

/** Unknown is absent: columns without a value are left out. */
function toKey(row: Record<string, unknown>): KeyRecord {
  const known = Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
  return { ...known, scopes: String(row.scopes).split(' ') } as unknown as KeyRecord;
}
