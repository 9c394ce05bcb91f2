import { randomUUID } from 'node:crypto';
import { type Clock, systemClock } from '#clock.ts';
import { openSqlite } from '#storage/sqlite.ts';
import { ACCOUNTS } from './sqlite-store.ts';

/** A search that somebody keeps under a name. */
export interface SavedSearch {
  readonly id: string;
  readonly user_id: string;
  readonly name: string;
  /** The part of the page's address after `?`: everything that it shows. */
  readonly address: string;
  /** What it asks. */
  readonly query_text: string;
  /** Whether families are counted, or publications. */
  readonly families: boolean;
  /** Seen by everybody of the account. */
  readonly shared: boolean;
  readonly created_at: number;
  /** What it found when the person who asks looked at it last; absent if never. */
  readonly looked?: { readonly hits: number; readonly at: number };
}

export type NewSearch = Pick<SavedSearch, 'name' | 'address' | 'query_text' | 'families' | 'shared'>;

/** Searches kept in accounts: a person's own, and those that others of the account share. */
export interface SavedSearches {
  /** The newest first. */
  of(user: { readonly id: string; readonly account_id: string }): readonly SavedSearch[];
  /** Keeps a search; one of the same name of the same person is replaced. */
  save(user: { readonly id: string; readonly account_id: string }, search: NewSearch): SavedSearch;
  /** False if the person has no such search. */
  change(user_id: string, id: string, to: Partial<Pick<SavedSearch, 'name' | 'shared'>>): boolean;
  remove(user_id: string, id: string): boolean;
  /** Notes what somebody found on looking at a search. */
  looked(user_id: string, id: string, hits: number): void;
  close(): void;
}

export const MOST_SEARCHES = 200;

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

/**
 * In the accounts' SQLite file, after `sqliteUsers` has made its tables, so that backups hold them and nobody's
 * searches outlive them.
 */
export function sqliteSavedSearches(
  path: string,
  { clock = systemClock }: { readonly clock?: Clock } = {},
): SavedSearches {
  const db = openSqlite(path, ACCOUNTS);
  db.exec(SCHEMA);
  const all = db.prepare(
    `select s.*, l.hits, l.at from saved_searches s left join saved_search_looks l on l.search_id = s.id and l.user_id = ?1
     where s.user_id = ?1 or (s.account_id = ?2 and s.shared = 1) order by s.created_at desc, s.rowid desc`,
  );
  const add = db.prepare(
    `insert into saved_searches values (?, ?, ?, ?, ?, ?, ?, ?, ?)
     on conflict (user_id, name) do update set address = excluded.address, query_text = excluded.query_text, families = excluded.families,
       shared = excluded.shared, created_at = excluded.created_at`,
  );
  const look = db.prepare(
    'insert into saved_search_looks values (?, ?, ?, ?) on conflict do update set hits = excluded.hits, at = excluded.at',
  );
  const of: SavedSearches['of'] = (user) => all.all(user.id, user.account_id).map(toSearch);
  return {
    of,
    save(user, { name, address, query_text, families, shared }) {
      add.run(
        randomUUID(),
        user.account_id,
        user.id,
        name,
        address,
        query_text,
        Number(families),
        Number(shared),
        clock(),
      );
      return of(user).find((each) => each.user_id === user.id && each.name === name)!;
    },
    change(user_id, id, { name, shared }) {
      const { changes } = db
        .prepare(
          'update saved_searches set name = coalesce(?, name), shared = coalesce(?, shared) where id = ? and user_id = ?',
        )
        .run(name ?? null, shared === undefined ? null : Number(shared), id, user_id);
      return changes === 1;
    },
    remove: (user_id, id) =>
      db.prepare('delete from saved_searches where id = ? and user_id = ?').run(id, user_id).changes === 1,
    looked: (user_id, id, hits) => void look.run(id, user_id, hits, clock()),
    close() {
      if (db.isOpen) db.close();
    },
  };
}

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
