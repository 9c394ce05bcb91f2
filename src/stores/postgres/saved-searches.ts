import { randomUUID } from 'node:crypto';
import type { SavedSearch, SavedSearches, SearchOwner } from '#accounts/saved-searches.ts';
import type { Clock } from '#clock.ts';
import type { Database, Row, Sql } from './database.ts';

/** Those that a person sees: `$1` is the person, `$2` the account. */
const SEEN = 's.account_id = $2 and (s.user_id = $1 or s.shared)';

/** Saved searches in PostgreSQL. */
export function postgresSavedSearches(database: Database, clock: Clock): SavedSearches {
  const port = database.port();
  const of = async (sql: Sql, user: SearchOwner) =>
    (
      await sql.rows(
        `select s.*, l.hits, l.at from saved_searches s left join saved_search_looks l on l.search_id = s.id and l.user_id = $1
         where ${SEEN} order by s.created_at desc, s.place desc`,
        ...[user.id, user.account_id],
      )
    ).map(toSearch);
  return {
    of: (user) => port.read((sql) => of(sql, user)),
    save: (user, { name, address, query_text, families, shared }) =>
      port.write(async (sql) => {
        await sql.run(
          `insert into saved_searches (id, account_id, user_id, name, address, query_text, families, shared, created_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
           on conflict (user_id, name) do update set address = excluded.address, query_text = excluded.query_text,
             families = excluded.families, shared = excluded.shared, created_at = excluded.created_at`,
          ...[randomUUID(), user.account_id, user.id, name, address, query_text, families, shared, clock()],
        );
        return (await of(sql, user)).find((each) => each.user_id === user.id && each.name === name)!;
      }),
    change: (user, id, { name, shared }) =>
      port.one(async (sql) => {
        const changed = await sql.run(
          'update saved_searches set name = coalesce($1, name), shared = coalesce($2, shared) where id = $3 and user_id = $4 and account_id = $5',
          ...[name ?? null, shared ?? null, id, user.id, user.account_id],
        );
        return changed === 1;
      }),
    remove: (user, id) =>
      port.one(async (sql) => {
        const own = [id, user.id, user.account_id];
        const sent = 'delete from saved_searches where id = $1 and user_id = $2 and account_id = $3';
        return (await sql.run(sent, ...own)) === 1;
      }),
    looked: (user, id, hits) =>
      port.one(async (sql) => {
        await sql.run(
          `insert into saved_search_looks select s.id, $1, $4, $5 from saved_searches s where s.id = $3 and ${SEEN}
           on conflict (search_id, user_id) do update set hits = excluded.hits, at = excluded.at`,
          ...[user.id, user.account_id, id, hits, clock()],
        );
      }),
    close: () => port.close(),
  };
}

const toSearch = (row: Row): SavedSearch => {
  const { id, user_id, name, address, query_text, families, shared, created_at, hits, at } = row;
  return {
    ...{ id, user_id, name, address, query_text, families, shared, created_at },
    ...(at !== null && { looked: { hits, at } }),
  };
};
