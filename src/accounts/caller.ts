import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * On whose behalf something runs: what the ledger of model tokens names beside the account, and what leads from a task
 * to the log.
 */
export interface Caller {
  readonly account_id: string;
  /** Absent for work that goes on when the call that asked for it has long been answered. */
  readonly key_id?: string;
  /** Who is signed in, if somebody is. */
  readonly user_id?: string;
  readonly operation_id: string;
  /** Of the request that asked for it, as answers and the log name it. */
  readonly correlation_id?: string;
  /** Says beside the answer what it lacks: see `Call.note`. */
  readonly note?: (sentence: string) => void;
}

const current = new AsyncLocalStorage<Caller>();

/** Runs something on behalf of a caller; everything that it waits for knows. */
export const onBehalfOf = <T>(caller: Caller, run: () => T): T => current.run(caller, run);

/** The caller on whose behalf the present code runs. */
export const callerOnBehalf = (): Caller | undefined => current.getStore();

/** The caller on whose behalf the present code runs, if it is of this account. */
export function callerOfAccount(account_id: string): Caller | undefined {
  const caller = current.getStore();
  return caller?.account_id === account_id ? caller : undefined;
}

/** Notes something in the envelope of the answer that the present code works for; nothing where there is none. */
export const noteToCaller = (sentence: string): void => current.getStore()?.note?.(sentence);
