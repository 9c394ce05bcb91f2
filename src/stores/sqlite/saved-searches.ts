import { randomUUID } from 'node:crypto';
import type { SavedSearch, SavedSearches, SearchOwner } from '#accounts/saved-searches.ts';
import type { Clock } from '#clock.ts';
import { ACCOUNTS } from './accounts.ts';
import type { StoreDefinition } from './definition.ts';
import { openStore } from './open.ts';

const SCHEMA = `
  create table if not exists saved_searches (
    id text primary key, account_id text not null, user_id text not null references users (id) on delete cascade, name text not null,
    address text not null, query_text text not null, families integer not null, shared integer not null, created_at integer not null,
    unique (user_id, name)
  ) strict;
  create index if not exists saved_searches_of_account on saved_searches (account_id);
  create table if not exists saved_search_looks (
    search_id text not null references saved_searches (id) on delete cascade, user_id text not null references users (id) on delete cascade,
    hits integer not null, at integer not null, primary key (search_id, user_id)
  ) without rowid, strict;`;

/** Those that a person sees: `?1` is the person, `?2` the account. */
const SEEN = 's.account_id = ?2 and (s.user_id = ?1 or s.shared = 1)';

export const store: StoreDefinition<SavedSearches> = {
  file: ACCOUNTS,
  also: (db) => db.exec(SCHEMA),
  methods: { of: 'read', save: 'write', change: 'write', remove: 'write', looked: 'write' },
  over(db, { clock }) {
    const sql = {
      all: db.prepare(
        `select s.*, l.hits, l.at from saved_searches s left join saved_search_looks l on l.search_id = s.id and l.user_id = ?1
         where ${SEEN} order by s.created_at desc, s.rowid desc`,
      ),
      add: db.prepare(
        `insert into saved_searches values (?, ?, ?, ?, ?, ?, ?, ?, ?)
         on conflict (user_id, name) do update set address = excluded.address, query_text = excluded.query_text, families = excluded.families,
           shared = excluded.shared, created_at = excluded.created_at`,
      ),
      change: db.prepare(
        'update saved_searches set name = coalesce(?, name), shared = coalesce(?, shared) where id = ? and user_id = ? and account_id = ?',
      ),
      remove: db.prepare('delete from saved_searches where id = ? and user_id = ? and account_id = ?'),
      look: db.prepare(
        `insert into saved_search_looks select s.id, ?1, ?4, ?5 from saved_searches s where s.id = ?3 and ${SEEN}
         on conflict do update set hits = excluded.hits, at = excluded.at`,
      ),
    };
    const of = (user: SearchOwner) => sql.all.all(user.id, user.account_id).map(toSearch);
    return {
      of,
      save(user, { name, address, query_text, families, shared }) {
        const given = [name, address, query_text, Number(families), Number(shared)] as const;
        sql.add.run(randomUUID(), user.account_id, user.id, ...given, clock());
        return of(user).find((each) => each.user_id === user.id && each.name === name)!;
      },
      change(user, id, { name, shared }) {
        const to = [name ?? null, shared === undefined ? null : Number(shared)] as const;
        return sql.change.run(...to, id, user.id, user.account_id).changes === 1;
      },
      remove: (user, id) => sql.remove.run(id, user.id, user.account_id).changes === 1,
      looked: (user, id, hits) => void sql.look.run(user.id, user.account_id, id, hits, clock()),
    };
  },
};

/** In the accounts' SQLite file, so that backups hold them and nobody's searches outlive them. */
export const sqliteSavedSearches = (path: string, options: { readonly clock?: Clock } = {}): SavedSearches =>
  openStore(import.meta.url, store, path, options);

const toSearch = (row: Record<string, unknown>): SavedSearch => {
  const { id, user_id, name, address, query_text, families, shared, created_at, hits, at } = row;
  return {
    id,
    user_id,
    name,
    address,
    query_text,
    families: families === 1,
    shared: shared === 1,
    created_at,
    ...(at !== null && { looked: { hits, at } }),
  } as SavedSearch;
};
