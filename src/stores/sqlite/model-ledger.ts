import type { SQLInputValue } from 'node:sqlite';
import type { ModelDimension, ModelLedgerStore, ModelTotal } from '#accounts/model-ledger.ts';
import { ACCOUNTS } from './accounts.ts';
import type { StoreDefinition } from './definition.ts';
import { openStore } from './open.ts';

const SCHEMA = `create table if not exists model_usage (
  at integer not null, account_id text not null, key_id text, operation_id text, tokens integer not null) strict;
  create index if not exists model_usage_by_time on model_usage (account_id, at);`;
const DIMENSIONS: Record<ModelDimension, string> = {
  day: "strftime('%Y-%m-%d', at / 1000, 'unixepoch') as day",
  key: 'key_id',
  operation: 'operation_id',
};

export const store: StoreDefinition<ModelLedgerStore> = {
  file: ACCOUNTS,
  also: (db) => db.exec(SCHEMA),
  methods: { add: 'write', totals: 'read', forget: 'write' },
  over(db) {
    const add = db.prepare('insert into model_usage values (?, ?, ?, ?, ?)');
    const forget = db.prepare('delete from model_usage where at < ?');
    return {
      add: ({ at, account_id, key_id, operation_id, tokens }) =>
        void add.run(at, account_id, key_id ?? null, operation_id ?? null, tokens),
      totals({ account_id, from, to, by }) {
        const columns = [
          ...by.map((each) => DIMENSIONS[each]),
          'count(*) as model_calls',
          'coalesce(sum(tokens), 0) as tokens',
        ];
        const groups = by.map((_, n) => n + 1).join(', ');
        const values: SQLInputValue[] = [account_id, from, to];
        return db
          .prepare(
            `select ${columns.join(', ')} from model_usage where account_id = ? and at >= ? and at < ? ${groups && `group by ${groups} order by ${groups}`}`,
          )
          .all(...values)
          .map((row) => ({ ...row })) as unknown as ModelTotal[];
      },
      forget: (before) => Number(forget.run(before).changes),
    };
  },
};

/** In the accounts' SQLite file, so that backups hold it. @throws ServiceError as `openSqlite`. */
export const sqliteModelLedger = (path: string): ModelLedgerStore => openStore(import.meta.url, store, path);
