import type { EgressStore, EgressTotal } from '#egress/log.ts';
import type { Database } from './database.ts';

/** As a column of the key has no null. */
const NO_PORT = -1;

/** Whom the processes tried to reach, in PostgreSQL. */
export function postgresEgress(database: Database): EgressStore {
  const port = database.port();
  return {
    add: ({ at, host, port: to = NO_PORT, kind, origin, permitted, sent_bytes }) =>
      port.one(async (sql) => {
        const day = new Date(at).toISOString().slice(0, 10);
        await sql.run(
          `insert into egress as e values ($1, $2, $3, $4, $5, $6, 1, $7, $8, $8)
           on conflict (day, host, port, kind, origin, permitted) do update set attempts = e.attempts + 1,
             sent_bytes = e.sent_bytes + $7, first_at = least(e.first_at, $8), last_at = greatest(e.last_at, $8)`,
          ...[day, host, to, kind, origin, permitted, sent_bytes, at],
        );
      }),
    list: (limit) =>
      port.read(async (sql) => {
        const rows = await sql.rows('select * from egress order by last_at desc, host, port limit $1', limit);
        return rows.map(({ port: to, ...row }) => ({ ...row, ...(to !== NO_PORT && { port: to }) }) as EgressTotal);
      }),
    forget: (before_day) =>
      port.one(async (sql) => {
        await sql.run('delete from egress where day < $1', before_day);
      }),
    close: () => port.close(),
  };
}
