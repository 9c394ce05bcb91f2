import type { TokenStore } from '#models/budget.ts';
import type { StoreDefinition } from './definition.ts';
import type { SqliteStore } from './file.ts';
import { openStore } from './open.ts';
import { accountRows } from './removal.ts';

export const MODELS: SqliteStore = {
  file: 'models.sqlite',
  holds: "accounts' use of the language model by day",
  version: 1,
  tables: ['spent'],
  migrate: (db) =>
    db.exec(
      'create table if not exists spent (day text, account_id text, tokens integer not null, primary key (day, account_id)) without rowid, strict',
    ),
};

export const store: StoreDefinition<TokenStore> = {
  file: MODELS,
  methods: { spent: 'read', add: 'write', forget: 'write', removeAccount: 'write' },
  over(db) {
    const read = db.prepare('select tokens from spent where day = ? and account_id = ?');
    const add = db.prepare(
      'insert into spent values (?, ?, ?) on conflict do update set tokens = tokens + excluded.tokens',
    );
    const forget = db.prepare('delete from spent where day < ?');
    return {
      spent: (day, account) => Number(read.get(day, account)?.tokens ?? 0),
      add: (day, account, tokens) => void add.run(day, account, tokens),
      forget: (before_day) => void forget.run(before_day),
      removeAccount: accountRows(db),
    };
  },
};

/** @throws ServiceError as `openSqlite`. */
export const sqliteTokenStore = (path: string): TokenStore => openStore(import.meta.url, store, path);
