import type { OpenAccounts } from '#accounts/accounts.ts';
import { accountRemoval, type HoldsAccounts } from '#accounts/removal.ts';
import { type Clock, systemClock } from '#clock.ts';
import type { Config } from '#config.ts';
import { openedLate } from '#stores/stores.ts';
import { DOCUMENT_MS } from './isolation.ts';
import { storesOf } from './stores.ts';

/** How often accounts that are being removed are looked for. */
const REMOVALS_MS = 60_000;

/**
 * Removes accounts, with all their traces in the stores of this process. Nothing is removed before `start`, or `look`.
 * @param holders What works for accounts and what they made, beside the stores of accounts and of models' use.
 */
export function openRemoval(
  config: Config,
  accounts: OpenAccounts,
  holders: readonly HoldsAccounts[],
  { clock = systemClock, onError }: { readonly clock?: Clock; readonly onError?: (error: unknown) => void } = {},
) {
  const tokens = openedLate(() => storesOf(config).tokens());
  const { begin, look } = accountRemoval({
    marks: accounts.all,
    holders: [accounts.all, ...holders, tokens],
    clock,
    // the longest that one call may take, and a minute for what it writes after its answer
    settled_ms: Math.max(config.PRIORA_REQUEST_TIMEOUT_S * 1000, DOCUMENT_MS) + 60_000,
  });
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();
  const lookSoon = () => {
    looking = looking.then(look).catch((error: unknown) => onError?.(error));
  };
  return {
    look,
    async begin(account_id: string): Promise<boolean> {
      const there = await begin(account_id);
      if (there && timer) lookSoon();
      return there;
    },
    start() {
      timer = setInterval(lookSoon, REMOVALS_MS).unref();
      lookSoon();
    },
    async close() {
      clearInterval(timer);
      await looking;
      await tokens.close();
    },
  };
}
