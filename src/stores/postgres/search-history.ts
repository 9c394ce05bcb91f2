import { MOST_PAST, type PastSearch, type SearchHistory } from '#accounts/search-history.ts';
import type { Clock } from '#clock.ts';
import type { Database, Row } from './database.ts';

const OWN = 'user_id = $1 and account_id = $2';

/** What people have searched, in PostgreSQL. */
export function postgresSearchHistory(database: Database, clock: Clock): SearchHistory {
  const port = database.port();
  return {
    of: (user) =>
      port.read(async (sql) => {
        const text = `select * from search_history where ${OWN} order by n desc limit ${MOST_PAST}`;
        return (await sql.rows(text, user.id, user.account_id)).map(toSearch);
      }),
    get: (user, n) =>
      port.read(async (sql) => {
        const row = await sql.row(`select * from search_history where ${OWN} and n = $3`, user.id, user.account_id, n);
        return row && toSearch(row);
      }),
    add: (user, { query_text, families, address, hits, seq }) =>
      port.write(async (sql) => {
        // held until the search is written: two processes that write for one person do so one after the other
        const { n: before } = (await sql.row(
          `insert into search_history_last as l values ($1, 0) on conflict (user_id) do update set n = l.n returning n`,
          user.id,
        ))!;
        const newest = await sql.row(
          `select * from search_history where ${OWN} order by n desc limit 1`,
          ...[user.id, user.account_id],
        );
        const again = newest && newest.query_text === query_text && newest.families === families;
        const n: number = again ? newest.n : before + 1;
        if (!again) await sql.run('update search_history_last set n = $2 where user_id = $1', user.id, n);
        const at = clock();
        await sql.run(
          `insert into search_history (user_id, account_id, n, query_text, families, address, hits, seq, at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (user_id, n) do update
           set address = excluded.address, hits = excluded.hits, seq = excluded.seq, at = excluded.at`,
          ...[user.id, user.account_id, n, query_text, families, address, hits, seq, at],
        );
        await sql.run('delete from search_history where user_id = $1 and n <= $2', user.id, n - MOST_PAST);
        return { n, query_text, families, address, hits, seq, at };
      }),
    remove: (user, n) =>
      port.one(async (sql) => {
        const text = `delete from search_history where ${OWN} and n = $3`;
        return (await sql.run(text, user.id, user.account_id, n)) === 1;
      }),
    clear: (user) => port.one((sql) => sql.run(`delete from search_history where ${OWN}`, user.id, user.account_id)),
    close: () => port.close(),
  };
}

const toSearch = ({ n, query_text, families, address, hits, seq, at }: Row): PastSearch => ({
  ...{ n, query_text, families, address, hits, seq, at },
});
