import { DatabaseSync } from 'node:sqlite';
import type { Clock } from '#clock.ts';
import { ModelError } from './model.ts';

/** Tokens that accounts may use a day (UTC), kept over restarts. */
export interface TokenBudget {
  /** @throws ModelError `budget` if the account has used up the day's tokens. */
  check(account: string): void;
  spend(account: string, tokens: number): void;
  spent(account: string): number;
  close(): void;
}

/** No file, no limit. */
export const noBudget: TokenBudget = { check() {}, spend() {}, spent: () => 0, close() {} };

/** A call is let in while anything is left of the day's tokens: the last one may go beyond them by its own length. */
export function sqliteBudget(file: string, tokens_per_day: number, clock: Clock): TokenBudget {
  const db = new DatabaseSync(file, { timeout: 5_000 });
  db.exec(`pragma journal_mode = wal;
    create table if not exists spent (day text, account_id text, tokens integer not null, primary key (day, account_id)) without rowid, strict;`);
  const today = () => new Date(clock()).toISOString().slice(0, 10);
  const read = db.prepare('select tokens from spent where day = ? and account_id = ?');
  const add = db.prepare(
    'insert into spent values (?, ?, ?) on conflict do update set tokens = tokens + excluded.tokens',
  );
  const spent = (account: string) => Number(read.get(today(), account)?.tokens ?? 0);
  db.prepare('delete from spent where day < ?').run(new Date(clock() - 40 * 86_400_000).toISOString().slice(0, 10));
  return {
    check(account) {
      if (tokens_per_day > 0 && spent(account) >= tokens_per_day) {
        throw new ModelError(
          'budget',
          `The account has used its ${tokens_per_day} model tokens of the day (PRIORA_MODEL_TOKENS_PER_DAY); more from midnight UTC.`,
        );
      }
    },
    spend: (account, tokens) => void (tokens > 0 && add.run(today(), account, Math.round(tokens))),
    spent,
    close: () => db.close(),
  };
}
