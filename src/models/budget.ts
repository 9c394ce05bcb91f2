import type { Clock } from '#clock.ts';
import { ModelError } from './model.ts';

/** Tokens that accounts may use a day (UTC), kept over restarts. */
export interface TokenBudget {
  /**
   * Sets the most that a call may use aside while it runs, so that calls at the same time do not each spend the rest.
   * @throws ModelError `budget` if nothing is left of the day's tokens beyond what was used and what is set aside.
   */
  reserve(account: string, tokens: number): Promise<Reservation>;
  /** Used today; what is set aside does not count. */
  spent(account: string): Promise<number>;
  close(): Promise<void>;
}

/** Tokens set aside for one call. */
export interface Reservation {
  /** Ends the call: writes what it used and frees the rest. Further calls do nothing. */
  settle(used_tokens: number): Promise<void>;
}

/**
 * What the budget needs from a database: tokens by day (`YYYY-MM-DD`) and account. What has resolved survives a crash
 * of the machine, and every call made afterwards sees it.
 */
export interface TokenStore {
  /** 0 where nothing was added. */
  spent(day: string, account: string): Promise<number>;
  add(day: string, account: string, tokens: number): Promise<void>;
  /** Removes the days before one. */
  forget(before_day: string): Promise<void>;
  /** Removes what an account has used; answers how many rows. */
  removeAccount(account: string): Promise<number>;
  close(): Promise<void>;
}

/** No store, no limit. */
export const noBudget: TokenBudget = {
  reserve: async () => ({ settle: async () => {} }),
  spent: async () => 0,
  close: async () => {},
};

const DAY_MS = 86_400_000;
const KEPT_DAYS = 40;

/**
 * A call is let in while anything is left of the day's tokens: of calls at the same time only the last one let in may
 * go beyond them, by its own length. What is set aside is known to this process alone; what was used is in the store.
 * @param tokens_per_day 0: no limit.
 */
export function tokenBudget(store: TokenStore, tokens_per_day: number, clock: Clock): TokenBudget {
  const day = (at: number) => new Date(at).toISOString().slice(0, 10);
  const today = () => day(clock());
  const aside = new Map<string, number>();
  const turns = new Map<string, Promise<unknown>>();
  // what stays lies there until the next start
  const forgotten = store.forget(day(clock() - KEPT_DAYS * DAY_MS)).catch(() => undefined);

  /** One after the other for an account: who asks what is left sees all that was settled before. */
  function inTurn<T>(account: string, work: () => Promise<T>): Promise<T> {
    const mine = (turns.get(account) ?? Promise.resolve()).then(work);
    const over = mine.then(
      () => undefined,
      () => undefined,
    );
    turns.set(account, over);
    void over.then(() => {
      if (turns.get(account) === over) turns.delete(account);
    });
    return mine;
  }

  async function assertLeft(account: string, held: number): Promise<void> {
    if (tokens_per_day === 0) return;
    const used = await store.spent(today(), account);
    if (used + held < tokens_per_day) return;
    const limit = `${tokens_per_day} model tokens of the day (PRIORA_MODEL_TOKENS_PER_DAY)`;
    throw new ModelError(
      'budget',
      used >= tokens_per_day
        ? `The account has used its ${limit}; more from midnight UTC.`
        : `Calls under way may use up the rest of the account's ${limit}; ask again when they have ended.`,
    );
  }

  return {
    reserve: (account, tokens) =>
      inTurn(account, async () => {
        const held = aside.get(account) ?? 0;
        await assertLeft(account, held);
        aside.set(account, held + tokens);
        let settled: Promise<void> | undefined;
        const settle = (used_tokens: number) =>
          inTurn(account, async () => {
            try {
              if (used_tokens > 0) await store.add(today(), account, Math.round(used_tokens));
            } finally {
              const rest = aside.get(account)! - tokens;
              if (rest > 0) aside.set(account, rest);
              else aside.delete(account);
            }
          });
        return { settle: (used_tokens) => (settled ??= settle(used_tokens)) };
      }),
    spent: (account) => store.spent(today(), account),
    async close() {
      await forgotten;
      await Promise.all(turns.values());
      await store.close();
    },
  };
}
