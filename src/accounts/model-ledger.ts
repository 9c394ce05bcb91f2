import type { SQLInputValue } from 'node:sqlite';
import type { Clock } from '#clock.ts';
import { openSqlite } from '#storage/sqlite.ts';
import { callerOfAccount } from './caller.ts';
import { ACCOUNTS } from './sqlite-store.ts';

/** What a call of the model used. */
export interface ModelUse {
  readonly account_id: string;
  readonly key_id?: string;
  /** Operation, or `tasks` for what tasks do in the background; absent where it is not known. */
  readonly operation_id?: string;
  readonly tokens: number;
}

export type ModelDimension = 'day' | 'key' | 'operation';

export interface ModelTotal {
  readonly day?: string;
  readonly key_id?: string | null;
  readonly operation_id?: string | null;
  readonly model_calls: number;
  /** Prompts and answers together. */
  readonly tokens: number;
}

/** Every call of the model with what it used, kept as long as the ledger of calls. */
export interface ModelLedger {
  /** Notes tokens for an account; key and operation are those on whose behalf the present code runs. */
  spent(account_id: string, tokens: number): void;
  /** From (inclusive) to (exclusive), milliseconds since 1970 UTC; totals per combination, days in UTC. */
  totals(query: {
    readonly account_id: string;
    readonly from: number;
    readonly to: number;
    readonly by: readonly ModelDimension[];
  }): readonly ModelTotal[];
  close(): void;
}

const SCHEMA = `create table if not exists model_usage (
  at integer not null, account_id text not null, key_id text, operation_id text, tokens integer not null) strict;
  create index if not exists model_usage_by_time on model_usage (account_id, at);`;
const DIMENSIONS: Record<ModelDimension, string> = {
  day: "strftime('%Y-%m-%d', at / 1000, 'unixepoch') as day",
  key: 'key_id',
  operation: 'operation_id',
};

/** In the accounts' SQLite file (which `openAccounts` has made), so that backups hold it. */
export function sqliteModelLedger(
  path: string,
  { clock, keep_days }: { readonly clock: Clock; readonly keep_days: number },
): ModelLedger {
  const db = openSqlite(path, ACCOUNTS);
  db.exec(`pragma synchronous = normal; ${SCHEMA}`);
  if (keep_days > 0) db.prepare('delete from model_usage where at < ?').run(clock() - keep_days * 86_400_000);
  const add = db.prepare('insert into model_usage values (?, ?, ?, ?, ?)');
  return {
    spent(account_id, tokens) {
      const caller = callerOfAccount(account_id);
      add.run(clock(), account_id, caller?.key_id ?? null, caller?.operation_id ?? null, Math.round(tokens));
    },
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
    close() {
      if (db.isOpen) db.close();
    },
  };
}
