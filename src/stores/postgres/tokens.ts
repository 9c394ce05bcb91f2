import type { TokenStore } from '#models/budget.ts';
import type { Database } from './database.ts';
import { removeAccountRows } from './removal.ts';

/** Tokens of models by day and account, in PostgreSQL. */
export function postgresTokenStore(database: Database): TokenStore {
  const port = database.port();
  return {
    spent: (day, account) =>
      port.read(
        async (sql) =>
          (await sql.row('select tokens from spent where day = $1 and account_id = $2', day, account))?.tokens ?? 0,
      ),
    add: (day, account, tokens) =>
      port.one(async (sql) => {
        await sql.run(
          `insert into spent as s values ($1, $2, $3) on conflict (day, account_id) do update set tokens = s.tokens + $3`,
          ...[day, account, tokens],
        );
      }),
    forget: (before_day) =>
      port.one(async (sql) => {
        await sql.run('delete from spent where day < $1', before_day);
      }),
    removeAccount: (account) => port.write((sql) => removeAccountRows(sql, account)),
    close: () => port.close(),
  };
}
