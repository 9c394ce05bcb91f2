import type { Clock } from '#clock.ts';
import { callerOfAccount } from './caller.ts';

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

/**
 * A question to the ledger. From (inclusive) to (exclusive), milliseconds since 1970 UTC; totals per combination, days
 * in UTC.
 */
export interface ModelQuery {
  readonly account_id: string;
  readonly from: number;
  readonly to: number;
  readonly by: readonly ModelDimension[];
}

/** What the ledger of model calls needs from a database. What has resolved is durable. */
export interface ModelLedgerStore {
  add(use: ModelUse & { readonly at: number }): Promise<void>;
  /** In the order of `by`; unknown keys and operations are null and come first. */
  totals(query: ModelQuery): Promise<readonly ModelTotal[]>;
  /** Removes what is older than an instant; answers how many. */
  forget(before: number): Promise<number>;
  close(): Promise<void>;
}

/** Every call of the model with what it used, kept as long as the ledger of calls. */
export interface ModelLedger {
  /** Notes tokens for an account; key and operation are those on whose behalf the present code runs. */
  spent(account_id: string, tokens: number): Promise<void>;
  /** Also of what was noted before the call and is still being written. */
  totals(query: ModelQuery): Promise<readonly ModelTotal[]>;
  close(): Promise<void>;
}

/** @param options.keep_days Days that calls are kept, looked at once, now; 0: for ever. */
export function modelLedger(
  store: ModelLedgerStore,
  {
    clock,
    keep_days,
    onError,
  }: {
    readonly clock: Clock;
    readonly keep_days: number;
    readonly onError?: (error: unknown) => void;
  },
): ModelLedger {
  let last: Promise<unknown> = Promise.resolve();
  if (keep_days > 0) last = store.forget(clock() - keep_days * 86_400_000).catch((error: unknown) => onError?.(error));
  return {
    spent(account_id, tokens) {
      const { key_id, operation_id } = callerOfAccount(account_id) ?? {};
      const use = {
        ...{ at: clock(), account_id, tokens: Math.round(tokens) },
        ...(key_id !== undefined && { key_id }),
        ...(operation_id !== undefined && { operation_id }),
      };
      const written = store.add(use);
      last = Promise.allSettled([last, written]);
      return written;
    },
    async totals(query) {
      await last;
      return store.totals(query);
    },
    async close() {
      await last;
      await store.close();
    },
  };
}
