import { expect, it } from 'vitest';
import { accountRemoval, type HoldsAccounts, removable } from './removal.ts';
import type { Removing } from './store.ts';
import type { User } from './user-store.ts';

/** Marks in memory, and holders that note what was asked of them. */
function parts() {
  const done: string[] = [];
  const marked = new Map<string, Removing>();
  let now = 1_000;
  let left = 3;
  let broken = false;
  const marks = {
    async beginRemoval(account_id: string) {
      if (account_id !== 'a' && account_id !== 'b') return false;
      if (!marked.has(account_id)) marked.set(account_id, { account_id, marked_at: now });
      return true;
    },
    removals: async () => [...marked.values()],
    async endRemoval(account_id: string) {
      done.push(`end ${account_id}`);
      marked.delete(account_id);
    },
  };
  const slices: HoldsAccounts = {
    async removeAccount(id) {
      done.push(`slice ${id}`);
      return left > 0 ? left-- : 0;
    },
  };
  const files: HoldsAccounts = {
    async removeAccount(id) {
      if (broken) throw new Error('the bucket does not answer');
      done.push(`files ${id}`);
      return 0;
    },
  };
  const opened = () => accountRemoval({ marks, holders: [slices, files], clock: () => now, settled_ms: 500 });
  return {
    done,
    opened,
    at: (instant: number) => {
      now = instant;
    },
    breaks: (is: boolean) => {
      broken = is;
    },
  };
}

it('empties one store after the other, slice by slice, and ends an account when its last call has ended', async () => {
  const { done, opened, at } = parts();
  const removal = opened();
  expect([await removal.begin('nobody'), await removal.begin('a')]).toEqual([false, true]);
  expect(done).toEqual([]);
  await removal.look();
  expect(done).toEqual(['slice a', 'slice a', 'slice a', 'slice a', 'files a']);
  at(1_499);
  await removal.look();
  expect(done.slice(5)).toEqual(['slice a', 'files a']);
  at(1_500);
  await removal.look();
  expect(done.slice(7)).toEqual(['slice a', 'files a', 'end a']);
  await removal.look();
  expect(done).toHaveLength(10);
});

it('goes on in another process after a store could not be emptied', async () => {
  const { done, opened, at, breaks } = parts();
  await opened().begin('b');
  at(9_000);
  breaks(true);
  await expect(opened().look()).rejects.toThrow('the bucket does not answer');
  expect(done).not.toContain('end b');
  breaks(false);
  await opened().look();
  expect(done.slice(-2)).toEqual(['files b', 'end b']);
});

it('refuses an account with operators, the only one, and a name that is not the account’s', () => {
  const accounts = [
    { id: 'a', name: 'owner', created_at: 1 },
    { id: 'b', name: 'Lab', created_at: 2 },
  ];
  const olga: User = { id: 'u', account_id: 'a', name: 'Olga', role: 'owner', operator: true, created_at: 3 };
  const there = { accounts, people: [olga] };
  expect(removable('b', 'Lab', there)).toBe(accounts[1]);
  expect(() => removable('c', 'Lab', there)).toThrow('There is no such account.');
  expect(() => removable('b', 'lab', there)).toThrow('name: write the account\'s name as it is, "Lab"');
  expect(() => removable('a', 'owner', there)).toThrow('People in "owner" run the installation: Olga.');
  expect(() => removable('b', 'Lab', { accounts: accounts.slice(1), people: [] })).toThrow('"Lab" is the only account');
  const going = [{ ...accounts[0]!, removing_since: 5 }, accounts[1]!];
  expect(() => removable('b', 'Lab', { accounts: going, people: [] })).toThrow('"Lab" is the only account');
});
