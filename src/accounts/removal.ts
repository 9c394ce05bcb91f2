import type { Clock } from '#clock.ts';
import { ServiceError } from '#errors.ts';
import type { AccountRecord, Removing } from './store.ts';
import type { User } from './user-store.ts';

/** A store that holds what accounts made, or what works on it. */
export interface HoldsAccounts {
  /** Removes some of what it holds of an account; answers how much, and 0 when nothing was left. */
  removeAccount(account_id: string): Promise<number>;
}

/** The marks of accounts that are being removed. */
interface Marks {
  beginRemoval(account_id: string): Promise<boolean>;
  removals(): Promise<readonly Removing[]>;
  endRemoval(account_id: string): Promise<void>;
}

/** Removes accounts with everything they made; only what the audit log says of them stays. */
export interface AccountRemoval {
  /**
   * Marks the account, durably: from now on no key and no session of it holds, and `look` removes what it made. False
   * if there is no such account.
   */
  begin(account_id: string): Promise<boolean>;
  /**
   * Removes what accounts that are marked have made, and ends those marked so long ago that no call of theirs can be
   * under way: what a late one has written goes with that. What a crash or a fault cuts off is done by the next look.
   */
  look(): Promise<void>;
}

/**
 * @param given.holders In their order: what works for the account is ended before what it may have written is removed.
 * @param given.settled_ms How long after the mark the last call of the account has ended.
 */
export function accountRemoval({
  marks,
  holders,
  clock,
  settled_ms,
}: {
  readonly marks: Marks;
  readonly holders: readonly HoldsAccounts[];
  readonly clock: Clock;
  readonly settled_ms: number;
}): AccountRemoval {
  return {
    begin: (account_id) => marks.beginRemoval(account_id),
    async look() {
      for (const { account_id, marked_at } of await marks.removals()) {
        // told before, for what is written meanwhile is not seen any more; a clock that was ahead holds nothing up
        const settled = Math.abs(clock() - marked_at) >= settled_ms;
        for (const holder of holders) while ((await holder.removeAccount(account_id)) > 0);
        if (settled) await marks.endRemoval(account_id);
      }
    },
  };
}

/**
 * The account that may be removed: there must be another one, and nobody in it may run the installation.
 * @param confirmed Its name, as whoever removes it has written it.
 * @throws ServiceError with the remedy.
 */
export function removable(
  id: string,
  confirmed: string,
  { accounts, people }: { readonly accounts: readonly AccountRecord[]; readonly people: readonly User[] },
): AccountRecord {
  const account = accounts.find((each) => each.id === id);
  if (!account) throw new ServiceError('not_found', 'There is no such account.');
  const operators = people.filter(({ account_id, operator }) => account_id === id && operator);
  if (operators.length > 0)
    throw new ServiceError(
      'forbidden',
      `People in "${account.name}" run the installation: ${operators.map(({ name }) => name).join(', ')}. End that first (priora operator NAME --end), by somebody of another account.`,
    );
  if (accounts.every((each) => each.id === id || each.removing_since !== undefined))
    throw new ServiceError('forbidden', `"${account.name}" is the only account: make another one first.`);
  if (confirmed !== account.name)
    throw new ServiceError(
      'invalid_request',
      `name: write the account's name as it is, "${account.name}", to confirm that everything it made is removed.`,
      { field: 'name' },
    );
  return account;
}
