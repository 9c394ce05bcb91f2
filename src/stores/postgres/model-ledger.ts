import type { ModelDimension, ModelLedgerStore, ModelTotal } from '#accounts/model-ledger.ts';
import { DAY } from './accounts.ts';
import type { Database } from './database.ts';

const DIMENSIONS: Record<ModelDimension, string> = { day: DAY, key: 'key_id', operation: 'operation_id' };

/** What models were used for, in PostgreSQL. */
export function postgresModelLedger(database: Database): ModelLedgerStore {
  const port = database.port();
  return {
    add: ({ at, account_id, key_id, operation_id, tokens }) =>
      port.one(async (sql) => {
        const row = [at, account_id, key_id ?? null, operation_id ?? null, tokens];
        await sql.run('insert into model_usage values ($1, $2, $3, $4, $5)', ...row);
      }),
    totals: ({ account_id, from, to, by }) => {
      const counted = ['count(*) as model_calls', 'coalesce(sum(tokens), 0) as tokens'];
      const columns = [...by.map((each) => DIMENSIONS[each]), ...counted];
      const groups = by.map((_, n) => n + 1).join(', ');
      // what is unknown comes first
      const order = by.map((_, n) => `${n + 1} nulls first`).join(', ');
      const text = `select ${columns.join(', ')} from model_usage where account_id = $1 and at >= $2 and at < $3
        ${groups && `group by ${groups} order by ${order}`}`;
      return port.read((sql) => sql.rows(text, account_id, from, to)) as Promise<readonly ModelTotal[]>;
    },
    forget: (before) => port.one((sql) => sql.run('delete from model_usage where at < $1', before)),
    close: () => port.close(),
  };
}
