import type { Clock } from '#clock.ts';
import { openSqlite, type SqliteStore } from '#storage/sqlite.ts';
import { ModelError } from './model.ts';

/** Tokens that accounts may use a day (UTC), kept over restarts. */
export interface TokenBudget {
  /**
   * Sets the most that a call may use aside while it runs, so that calls at the same time do not each spend the rest.
   * @throws ModelError `budget` if nothing is left of the day's tokens beyond what was used and what is set aside.
   */
  reserve(account: string, tokens: number): Reservation;
  /** Used today; what is set aside does not count. */
  spent(account: string): number;
  close(): void;
}

/** Tokens set aside for one call. */
export interface Reservation {
  /** Ends the call: writes what it used and frees the rest. Further calls do nothing. */
  settle(used_tokens: number): void;
}

export const MODELS: SqliteStore = {
  file: 'models.sqlite',
  holds: "accounts' use of the language model by day",
  version: 1,
  tables: ['spent'],
  migrate: (db) =>
    db.exec(
      'create table if not exists spent (day text, account_id text, tokens integer not null, primary key (day, account_id)) without rowid, strict',
    ),
};

/** No file, no limit. */
export const noBudget: TokenBudget = { reserve: () => ({ settle() {} }), spent: () => 0, close() {} };

/**
 * A call is let in while anything is left of the day's tokens: of calls at the same time only the last one let in may
 * go beyond them, by its own length. What is set aside is known to this process alone; what was used is in the file.
 */
export function sqliteBudget(file: string, tokens_per_day: number, clock: Clock): TokenBudget {
  const db = openSqlite(file, MODELS);
  const today = () => new Date(clock()).toISOString().slice(0, 10);
  const read = db.prepare('select tokens from spent where day = ? and account_id = ?');
  const add = db.prepare(
    'insert into spent values (?, ?, ?) on conflict do update set tokens = tokens + excluded.tokens',
  );
  const spent = (account: string) => Number(read.get(today(), account)?.tokens ?? 0);
  db.prepare('delete from spent where day < ?').run(new Date(clock() - 40 * 86_400_000).toISOString().slice(0, 10));
  const aside = new Map<string, number>();
  return {
    reserve(account, tokens) {
      const used = spent(account);
      const held = aside.get(account) ?? 0;
      if (tokens_per_day > 0 && used + held >= tokens_per_day) {
        const limit = `${tokens_per_day} model tokens of the day (PRIORA_MODEL_TOKENS_PER_DAY)`;
        throw new ModelError(
          'budget',
          used >= tokens_per_day
            ? `The account has used its ${limit}; more from midnight UTC.`
            : `Calls under way may use up the rest of the account's ${limit}; ask again when they have ended.`,
        );
      }
      aside.set(account, held + tokens);
      let settled = false;
      return {
        settle(used_tokens) {
          if (settled) return;
          settled = true;
          const rest = aside.get(account)! - tokens;
          if (rest > 0) aside.set(account, rest);
          else aside.delete(account);
          if (used_tokens > 0) add.run(today(), account, Math.round(used_tokens));
        },
      };
    },
    spent,
    close: () => db.close(),
  };
}
