import { MOST_PAST, type PastSearch, type SearchHistory } from '#accounts/search-history.ts';
import type { Clock } from '#clock.ts';
import { ACCOUNTS } from './accounts.ts';
import type { StoreDefinition } from './definition.ts';
import { openStore } from './open.ts';

const SCHEMA = `
  create table if not exists search_history (
    user_id text not null references users (id) on delete cascade, account_id text not null, n integer not null,
    query_text text not null, families integer not null, address text not null, hits integer not null, seq integer not null,
    at integer not null, primary key (user_id, n)
  ) without rowid, strict;
  create table if not exists search_history_last (
    user_id text primary key references users (id) on delete cascade, n integer not null
  ) without rowid, strict;`;

export const store: StoreDefinition<SearchHistory> = {
  file: ACCOUNTS,
  also: (db) => db.exec(SCHEMA),
  methods: { of: 'read', get: 'read', add: 'write', remove: 'write', clear: 'write' },
  over(db, { clock }) {
    const own = 'user_id = ? and account_id = ?';
    const sql = {
      all: db.prepare(`select * from search_history where ${own} order by n desc limit ${MOST_PAST}`),
      newest: db.prepare(`select * from search_history where ${own} order by n desc limit 1`),
      one: db.prepare(`select * from search_history where ${own} and n = ?`),
      next: db.prepare(
        'insert into search_history_last values (?, 1) on conflict do update set n = n + 1 returning n as next',
      ),
      add: db.prepare(
        `insert into search_history (user_id, account_id, n, query_text, families, address, hits, seq, at)
         values (?, ?, ?, ?, ?, ?, ?, ?, ?)
         on conflict do update set address = excluded.address, hits = excluded.hits, seq = excluded.seq, at = excluded.at`,
      ),
      old: db.prepare('delete from search_history where user_id = ? and n <= ?'),
      remove: db.prepare(`delete from search_history where ${own} and n = ?`),
      clear: db.prepare(`delete from search_history where ${own}`),
    };
    return {
      of: (user) => sql.all.all(user.id, user.account_id).map(toSearch),
      get(user, n) {
        const row = sql.one.get(user.id, user.account_id, n);
        return row && toSearch(row);
      },
      add(user, { query_text, families, address, hits, seq }) {
        const newest = sql.newest.get(user.id, user.account_id);
        const last = newest && toSearch(newest);
        const again = last && last.query_text === query_text && last.families === families;
        const n = again ? last.n : (sql.next.get(user.id) as { next: number }).next;
        const at = clock();
        sql.add.run(user.id, user.account_id, n, query_text, Number(families), address, hits, seq, at);
        sql.old.run(user.id, n - MOST_PAST);
        return { n, query_text, families, address, hits, seq, at };
      },
      remove: (user, n) => sql.remove.run(user.id, user.account_id, n).changes === 1,
      clear: (user) => Number(sql.clear.run(user.id, user.account_id).changes),
    };
  },
};

/** In the accounts' SQLite file, so that backups hold it and nobody's searches outlive them. */
export const sqliteSearchHistory = (path: string, options: { readonly clock?: Clock } = {}): SearchHistory =>
  openStore(import.meta.url, store, path, options);

const toSearch = ({ n, query_text, families, address, hits, seq, at }: Record<string, unknown>): PastSearch =>
  ({ n, query_text, families: families === 1, address, hits, seq, at }) as PastSearch;
