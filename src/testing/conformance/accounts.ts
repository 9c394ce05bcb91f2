import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CUT_OFF_MS, KEPT_MS, type KeptAnswers } from '#accounts/kept-answers.ts';
import type { ModelLedgerStore } from '#accounts/model-ledger.ts';
import type { SavedSearches } from '#accounts/saved-searches.ts';
import type { AccountStore, KeyRecord, LedgerCall, UsageRow } from '#accounts/store.ts';
import type { User, UserStore } from '#accounts/user-store.ts';
import { type Opening, openings, START } from './opening.ts';

/** The stores that refer to accounts and people: opened together, whatever lies below. */
export interface AccountStores {
  readonly accounts: AccountStore;
  readonly users: UserStore;
  readonly searches: SavedSearches;
  readonly ledger: ModelLedgerStore;
  readonly answers: KeptAnswers;
  /** The same as another process has them. */
  answersElsewhere(): KeptAnswers;
  close(): Promise<void>;
}

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

const keyOf = (id: string, more: Partial<KeyRecord> = {}): KeyRecord => ({
  id,
  account_id: 'a',
  name: `key ${id} ä末`,
  hint: 'pri_…wxyz',
  scopes: ['patent-data-search:read', '*:run'],
  created_at: START,
  ...more,
});
const callOf = (more: Partial<UsageRow> = {}): UsageRow => ({
  ...{ at: START, account_id: 'a', key_id: 'k', operation_id: 'count' },
  ...{ status: 200, error_code: 0, units: 1, duration_ms: 2.5 },
  ...more,
});
const person = (id: string, more: Partial<User> = {}): User => ({
  id,
  account_id: 'a',
  name: id.toUpperCase(),
  role: 'member',
  operator: false,
  created_at: START,
  ...more,
});

/** What every `AccountStore`, `UserStore`, `SavedSearches`, `ModelLedgerStore` and `KeptAnswers` promises. */
export function describeAccountStores(name: string, open: Opening<AccountStores>): void {
  const opening = openings(open);
  let stores: AccountStores;
  beforeEach(async () => {
    stores = await opening.begin();
    for (const id of ['a', 'b']) await stores.accounts.createAccount({ id, name: `account ${id}`, created_at: START });
  });
  afterEach(opening.end);

  /** As an invitation makes them. */
  const join = async (user: User) => {
    const { account_id, role, operator } = user;
    await stores.users.invite(`for ${user.id}`, { account_id, role, operator, created_at: START });
    return stores.users.join(`for ${user.id}`, user, user.name.toLowerCase(), `hash of ${user.id}`);
  };

  describe(`${name}: accounts, keys and usage`, () => {
    it('keeps accounts and keys as they were given, by creation, over a restart', async () => {
      const { accounts } = stores;
      await accounts.addKey(keyOf('k2', { created_at: START + 2, expires_at: START + DAY_MS }), 'hash 2');
      await accounts.addKey(keyOf('k1'), 'hash 1');
      await accounts.addKey(keyOf('k3', { account_id: 'b' }), 'hash 3');
      stores = await opening.again();
      expect(await stores.accounts.accounts()).toEqual([
        { id: 'a', name: 'account a', created_at: START },
        { id: 'b', name: 'account b', created_at: START },
      ]);
      expect(await stores.accounts.keys('a')).toEqual([
        keyOf('k1'),
        keyOf('k2', { created_at: START + 2, expires_at: START + DAY_MS }),
      ]);
      expect((await stores.accounts.allKeys()).map(({ id }) => id)).toEqual(['k1', 'k3', 'k2']);
      expect(await stores.accounts.keyByHash('hash 3')).toEqual(keyOf('k3', { account_id: 'b' }));
      expect(await stores.accounts.keyByHash('hash 4')).toBeUndefined();
    });

    it('refuses what is there already, and keys of no account', async () => {
      const { accounts } = stores;
      await accounts.addKey(keyOf('k'), 'hash');
      await expect(accounts.createAccount({ id: 'a', name: 'x', created_at: 1 })).rejects.toThrow();
      await expect(accounts.addKey(keyOf('k'), 'other hash')).rejects.toThrow();
      await expect(accounts.addKey(keyOf('other'), 'hash')).rejects.toThrow();
      await expect(accounts.addKey(keyOf('stray', { account_id: 'none' }), 'stray')).rejects.toThrow();
      expect((await accounts.allKeys()).map(({ id }) => id)).toEqual(['k']);
    });

    it('deletes a key of its own account alone, and tells everybody who keeps look-ups', async () => {
      const other = await opening.another();
      await stores.accounts.addKey(keyOf('k'), 'hash');
      await stores.accounts.record([callOf()], []);
      const [here, there] = [await stores.accounts.version(), await other.accounts.version()];
      expect([await stores.accounts.version(), await other.accounts.version()]).toEqual([here, there]);
      expect(await stores.accounts.deleteKey('b', 'k')).toBe(false);
      expect(await stores.accounts.deleteKey('a', 'k')).toBe(true);
      expect(await stores.accounts.version()).not.toBe(here);
      expect(await other.accounts.version()).not.toBe(there);
      expect([await stores.accounts.keyByHash('hash'), await other.accounts.keyByHash('hash')]).toEqual([
        undefined,
        undefined,
      ]);
      expect(await stores.accounts.deleteKey('a', 'k')).toBe(false);
      expect(await stores.accounts.usage({ account_id: 'a', by: [] })).toMatchObject([{ calls: 1 }]);
    });

    it('notes the last use of keys with the calls, each of its own account', async () => {
      const { accounts } = stores;
      await accounts.addKey(keyOf('k'), 'hash');
      const use = { key_id: 'k', address: '::1', operation_id: 'search' };
      await accounts.record([callOf()], [{ ...use, account_id: 'a', at: START + 1, in_url: true }]);
      await accounts.record([], [{ ...use, account_id: 'b', at: START + 2, in_url: true, operation_id: 'forged' }]);
      await accounts.record([], [{ ...use, account_id: 'a', at: START + 3, in_url: false }]);
      expect(await accounts.keys('a')).toEqual([
        {
          ...keyOf('k'),
          ...{ last_used_at: START + 3, last_used_address: '::1', last_used_operation: 'search' },
          seen_in_url_at: START + 1,
        },
      ]);
    });

    it('changes of a key what is named, of its own account alone, and tells everybody who keeps look-ups', async () => {
      const { accounts } = stores;
      await accounts.addKey(keyOf('k', { addresses: ['192.0.2.0/24', '::1'] }), 'hash');
      const version = await accounts.version();
      expect(await accounts.changeKey('b', 'k', { name: 'forged' })).toBe(false);
      expect(await accounts.changeKey('a', 'none', { name: 'x' })).toBe(false);
      expect(await accounts.changeKey('a', 'k', { disabled_at: START + 5, replaced_by: 'k2' })).toBe(true);
      expect(await accounts.version()).not.toBe(version);
      const bound = { addresses: ['192.0.2.0/24', '::1'], replaced_by: 'k2' };
      expect(await accounts.keyByHash('hash')).toEqual(keyOf('k', { ...bound, disabled_at: START + 5 }));
      await accounts.changeKey('a', 'k', { name: 'ci', disabled_at: null, expires_at: START + DAY_MS });
      expect(await accounts.keys('a')).toEqual([keyOf('k', { ...bound, name: 'ci', expires_at: START + DAY_MS })]);
      await accounts.changeKey('a', 'k', { addresses: [] });
      expect((await accounts.keys('a'))[0]!.addresses).toBeUndefined();
    });

    it('answers the calls of one key, the newest first', async () => {
      const { accounts } = stores;
      const rows = [1, 2, 3].map((n) => callOf({ at: START + n, status: 200 + n }));
      await accounts.record([...rows, callOf({ key_id: 'k2' }), callOf({ account_id: 'b', at: START + 2 })], []);
      const wanted = { account_id: 'a', key_id: 'k', limit: 2 };
      const newest = await accounts.calls(wanted);
      expect(newest).toEqual([rows[2], rows[1]].map((row) => ({ ...row, place: expect.any(Number) })));
      expect(await accounts.calls({ ...wanted, before: newest[1]! })).toMatchObject([rows[0]!]);
    });

    it('leaves no call of one instant out where a page ends, though more are written meanwhile', async () => {
      const { accounts } = stores;
      const numbered = (units: number) => callOf({ units });
      await accounts.record([1, 2, 3, 4, 5].map(numbered), []);
      const read: number[] = [];
      for (let before: LedgerCall | undefined; ; ) {
        const page = await accounts.calls({ account_id: 'a', key_id: 'k', limit: 2, ...(before && { before }) });
        if (page.length === 0) break;
        read.push(...page.map(({ units }) => units));
        before = page.at(-1)!;
        await accounts.record([numbered(90 + read.length)], []);
      }
      expect(read).toEqual([5, 4, 3, 2, 1]);
    });

    it('adds calls up per combination, of one account or of all, between two instants', async () => {
      const { accounts } = stores;
      await accounts.record(
        [
          callOf(),
          callOf({ error_code: 68300004, units: 0, duration_ms: 1 }),
          callOf({ key_id: 'k2', operation_id: 'search', at: START + DAY_MS, units: 3 }),
          callOf({ account_id: 'b', key_id: 'k3' }),
        ],
        [],
      );
      const sum = { calls: 3, failures: 1, units: 4, duration_ms: 6 };
      expect(await accounts.usage({ account_id: 'a', by: [] })).toEqual([sum]);
      expect(await accounts.usage({ account_id: 'none', by: [] })).toEqual([
        { calls: 0, failures: 0, units: 0, duration_ms: 0 },
      ]);
      expect(await accounts.usage({ account_id: 'none', by: ['day'] })).toEqual([]);
      expect(await accounts.usage({ account_id: 'a', by: ['operation', 'error'] })).toEqual([
        { operation_id: 'count', error_code: 0, calls: 1, failures: 0, units: 1, duration_ms: 2.5 },
        { operation_id: 'count', error_code: 68300004, calls: 1, failures: 1, units: 0, duration_ms: 1 },
        { operation_id: 'search', error_code: 0, calls: 1, failures: 0, units: 3, duration_ms: 2.5 },
      ]);
      const days = await accounts.usageOfAll({ by: ['day', 'key'] });
      expect(days.map(({ day, key_id }) => [day, key_id])).toEqual([
        ['2023-11-14', 'k'],
        ['2023-11-14', 'k3'],
        ['2023-11-15', 'k2'],
      ]);
      const keys = async (from: number, to: number) =>
        (await accounts.usageOfAll({ by: ['key'], from, to })).map(({ key_id }) => key_id);
      expect(await keys(START, START + DAY_MS)).toEqual(['k', 'k3']);
      expect(await keys(START + 1, START + DAY_MS + 1)).toEqual(['k2']);
    });

    it('names the nearest-rank percentiles of each operation, and forgets what is old', async () => {
      const { accounts } = stores;
      await accounts.record(
        Array.from({ length: 100 }, (_, n) => callOf({ at: START + n, duration_ms: 100 - n })),
        [],
      );
      const within = { account_id: 'a', from: START, to: START + 100 };
      expect(await accounts.times(within)).toEqual([{ operation_id: 'count', p50_ms: 50, p95_ms: 95, p99_ms: 99 }]);
      expect(await accounts.times({ ...within, to: START + 1 })).toEqual([
        { operation_id: 'count', p50_ms: 100, p95_ms: 100, p99_ms: 100 },
      ]);
      expect(await accounts.times({ ...within, account_id: 'b' })).toEqual([]);
      expect(await accounts.forgetUsage(START + 40)).toBe(40);
      expect(await accounts.usageOfAll({ by: [] })).toMatchObject([{ calls: 60 }]);
    });
  });

  describe(`${name}: people`, () => {
    it('makes one user of an invitation, however many want it, and keeps the name for one', async () => {
      const { users } = stores;
      expect(await users.any()).toBe(false);
      const invitation = { account_id: 'a', role: 'owner', operator: true, created_at: START } as const;
      await users.invite('token', invitation);
      expect(await users.invitation('token')).toEqual(invitation);
      const both = await Promise.all(['u1', 'u2'].map((id) => users.join('token', person(id), id, 'hash')));
      expect(both).toEqual(['joined', 'no invitation']);
      expect(await users.invitation('token')).toBeUndefined();
      await users.invite('second', invitation);
      expect(await users.join('second', person('u3'), 'u1', 'hash')).toBe('name taken');
      expect(await users.invitation('second')).toEqual(invitation);
      expect(await users.any()).toBe(true);
      stores = await opening.again();
      expect(await stores.users.listAll()).toEqual([person('u1')]);
      expect(await stores.users.named('u1')).toEqual({ user: person('u1'), password: 'hash' });
      expect(await stores.users.named('u2')).toBeUndefined();
    });

    it('makes one user of an identity in an account, however often it comes, without a password', async () => {
      const identity = { issuer: 'https://login.example', subject: 's', account_id: 'a' };
      const wanted = ['u1', 'u2', 'u3'].map((id) => stores.users.joinIdentified(identity, person(id), `name of ${id}`));
      const outcomes = await Promise.all(wanted);
      expect([...outcomes].sort()).toEqual(['identity taken', 'identity taken', 'joined']);
      const [joined] = await stores.users.list('a');
      expect(joined!.external).toBe(true);
      stores = await opening.again();
      expect(await stores.users.identified(identity)).toEqual(joined);
      for (const other of [{ subject: 'S' }, { issuer: 'https://login.example/' }, { account_id: 'b' }])
        expect(await stores.users.identified({ ...identity, ...other })).toBeUndefined();
      const named = `name of ${joined!.id}`;
      expect(await stores.users.joinIdentified({ ...identity, subject: 't' }, person('u4'), named)).toBe('name taken');
      expect((await stores.users.named(named))!.password).toBe('');
      expect(await stores.users.addReset('reset', joined!.id, START)).toBe(false);
      expect(await stores.users.setRole(joined!.id, 'owner', true)).toBe(true);
      expect(await stores.users.setRole('nobody', 'owner', true)).toBe(false);
      expect(await stores.users.identified(identity)).toEqual({ ...joined, role: 'owner', operator: true });
      await stores.users.remove('a', joined!.id);
      expect(await stores.users.identified(identity)).toBeUndefined();
    });

    it('voids the earlier invitation of the same account, role and rights, and no other', async () => {
      const { users } = stores;
      const invitation = { account_id: 'a', role: 'owner', operator: false, created_at: START } as const;
      await users.invite('first', invitation);
      await users.invite('operator', { ...invitation, operator: true });
      await users.invite('member', { ...invitation, role: 'member' });
      await users.invite('elsewhere', { ...invitation, account_id: 'b' });
      await users.invite('next', invitation);
      const there = await Promise.all(
        ['first', 'operator', 'member', 'elsewhere', 'next'].map((token) => users.invitation(token)),
      );
      expect(there.map((each) => each !== undefined)).toEqual([false, true, true, true, true]);
    });

    it('lists the invitations of an account, for whom they are, and makes one void', async () => {
      const { users } = stores;
      const ben = { account_id: 'a', role: 'member', operator: false, created_at: START, name: 'Ben' } as const;
      const cem = { ...ben, created_at: START + 1, name: 'Cem', expires_at: START + DAY_MS, invited_by: 'Ann' };
      const hash = (n: number) => `${n}`.repeat(64);
      await users.invite(hash(1), ben);
      await users.invite(hash(2), cem);
      await users.invite(hash(3), { ...ben, account_id: 'b' });
      expect(await users.invitations('a')).toEqual([
        { id: '1'.repeat(16), ...ben },
        { id: '2'.repeat(16), ...cem },
      ]);
      await users.invite(hash(4), { ...ben, created_at: START + 2 });
      expect((await users.invitations('a')).map(({ id }) => id[0])).toEqual(['2', '4']);
      expect(await users.revokeInvitation('b', '2'.repeat(16))).toBe(false);
      expect(await users.revokeInvitation('a', '2'.repeat(16))).toBe(true);
      expect(await users.invitation(hash(2))).toBeUndefined();
    });

    it('undoes all of a call that fails, and nothing of those made at the same time', async () => {
      const { users } = stores;
      const invitation = { account_id: 'a', role: 'owner', operator: false, created_at: START } as const;
      await users.invite('owner', invitation);
      await users.invite('member', { ...invitation, role: 'member' });
      const calls = await Promise.allSettled([
        users.invite('elsewhere', { ...invitation, account_id: 'b' }),
        users.invite('member', invitation),
        users.invite('operator', { ...invitation, operator: true }),
      ]);
      expect(calls.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
      const tokens = ['owner', 'member', 'elsewhere', 'operator'];
      const there = await Promise.all(tokens.map(async (token) => (await users.invitation(token))?.role));
      expect(there).toEqual(['owner', 'member', 'owner', 'owner']);
    });

    it('lists and removes people of their account alone, and whatever is theirs goes with them', async () => {
      for (const user of [person('u1'), person('u2', { created_at: START + 1 }), person('u3', { account_id: 'b' })])
        await join(user);
      const { users, searches } = stores;
      expect((await users.list('a')).map(({ id }) => id)).toEqual(['u1', 'u2']);
      expect((await users.listAll()).map(({ id }) => id)).toEqual(['u1', 'u3', 'u2']);
      await begin('s', 'u1');
      await users.addReset('reset', 'u1', START);
      await searches.save(person('u1'), search('mine'));
      expect(await users.remove('b', 'u1')).toBe(false);
      expect(await users.remove('a', 'u1')).toBe(true);
      expect(await users.remove('a', 'u1')).toBe(false);
      expect(await users.session('cookie s')).toBeUndefined();
      expect(await users.reset('reset')).toBeUndefined();
      expect(await searches.of(person('u1'))).toEqual([]);
      expect(await users.setOperator('u1', true)).toBe(false);
      expect(await users.setOperator('u2', true)).toBe(true);
      expect((await users.list('a')).map(({ operator }) => operator)).toEqual([true]);
    });

    it('sets another password by a reset, once, and ends every session of that person', async () => {
      await join(person('u1'));
      await join(person('u2'));
      const { users } = stores;
      for (const [id, user] of [
        ['s1', 'u1'],
        ['s2', 'u1'],
        ['s3', 'u2'],
      ] as const)
        await begin(id, user);
      expect(await users.addReset('first', 'u1', START)).toBe(true);
      expect(await users.addReset('second', 'u1', START + 5)).toBe(true);
      expect(await users.addReset('third', 'nobody', START)).toBe(false);
      expect(await users.reset('first')).toBeUndefined();
      expect(await users.reset('second')).toEqual({ user: person('u1'), created_at: START + 5 });
      const used = await Promise.all(['next', 'last'].map((password) => users.useReset('second', password)));
      expect(used).toEqual([true, false]);
      expect((await users.named('u1'))?.password).toBe('next');
      expect(await Promise.all(['s1', 's2', 's3'].map((id) => users.session(`cookie ${id}`)))).toEqual([
        undefined,
        undefined,
        expect.objectContaining({ id: 's3' }),
      ]);
      await begin('s4', 'u2');
      await users.setPassword('u2', 'new', 's4');
      expect((await users.sessions('u2')).map(({ id }) => id)).toEqual(['s4']);
      expect((await users.named('u2'))?.password).toBe('new');
    });

    it('keeps sessions, seen last first, ends them for their own person, and forgets those that do not hold', async () => {
      await join(person('u1'));
      const { users } = stores;
      const first = await begin('s1', 'u1', START);
      await begin('s2', 'u1', START + 1);
      expect(await users.session('cookie s1')).toEqual(first);
      await users.seen('s1', START + 9);
      expect((await users.sessions('u1')).map(({ id, last_seen_at }) => [id, last_seen_at])).toEqual([
        ['s1', START + 9],
        ['s2', START + 1],
      ]);
      expect(await users.endSession('u2', 's1')).toBe(false);
      expect(await users.endSession('u1', 's1')).toBe(true);
      const holding = { begun_after: START + 1, begun_until: START + 5, seen_after: START };
      await begin('s3', 'u1', START + 3, holding);
      await begin('ahead', 'u1', START + 6);
      await begin('s4', 'u1', START + 4, holding);
      expect((await users.sessions('u1')).map(({ id }) => id)).toEqual(['s4', 's3']);
    });

    it('lets five tries of a name from a network pass, then one a second, two, four, up to 15 minutes', async () => {
      const { users } = stores;
      const tries = (count: number) =>
        Promise.all(Array.from({ length: count }, () => users.attempt(' Ann', '10.0.0.1')));
      expect(await tries(7)).toEqual([0, 0, 0, 0, 0, 1000, 1000]);
      opening.later(999);
      expect(await tries(1)).toEqual([1]);
      opening.later(1);
      expect(await tries(2)).toEqual([0, 2000]);
      expect(await users.attempt('ann', '10.0.0.2')).toBe(0);
      expect(await users.attempt('bob', '10.0.0.1')).toBe(0);
      for (let n = 0; n < 20; n++) {
        opening.later(15 * MINUTE_MS);
        expect(await tries(1)).toEqual([0]);
      }
      expect(await tries(1)).toEqual([15 * MINUTE_MS]);
      stores = await opening.again();
      opening.jump(3652 * DAY_MS);
      expect(await stores.users.attempt('ann', '10.0.0.1')).toBe(15 * MINUTE_MS);
      opening.later(DAY_MS + 1);
      expect(await stores.users.attempt('ann', '10.0.0.1')).toBe(0);
      expect(await stores.users.attempt('ann', '10.0.0.1')).toBe(0);
    });

    it('bounds the tries of a network at many names, but for names that have signed in from there', async () => {
      await join(person('ann'));
      const { users } = stores;
      await users.succeeded(person('ann', { name: 'ann' }), '2001:db8::1');
      for (let n = 0; n < 50; n++) {
        expect(await users.attempt('ann', '2001:db8::1')).toBe(0);
        await users.succeeded(person('ann', { name: 'ann' }), '2001:db8::1');
      }
      for (let n = 0; n < 50; n++) expect(await users.attempt(`name ${n}`, '2001:db8::2')).toBe(0);
      expect(await users.attempt('name 51', '2001:db8::3')).toBe(1000);
      expect(await users.attempt('ann', '2001:db8::3')).toBe(0);
      expect(await users.attempt('name 51', '2001:db8:1::3')).toBe(0);
    });

    it('forgets the failures of a name from a network with its success, from everywhere with another password', async () => {
      await join(person('ann'));
      const { users } = stores;
      const fail = async (address: string) => {
        for (let n = 0; n < 5; n++) await users.attempt('ann', address);
      };
      await fail('10.0.0.1');
      await fail('10.0.0.2');
      await users.succeeded(person('ann'), '10.0.0.1');
      expect(await users.attempt('ann', '10.0.0.1')).toBe(0);
      expect(await users.attempt('ann', '10.0.0.2')).toBe(1000);
      await users.forgive('Ann');
      expect(await users.attempt('ann', '10.0.0.2')).toBe(0);
    });
  });

  const search = (name: string, more: object = {}) => ({
    ...{ name, address: 'q=TTL', query_text: 'TTL: "lidar" 激光', families: true, shared: false },
    ...more,
  });

  describe(`${name}: saved searches`, () => {
    it('shows a person theirs and those that others of the account share, the newest first', async () => {
      for (const user of [person('ann'), person('bob'), person('eve', { account_id: 'b' })]) await join(user);
      const { searches } = stores;
      const own = await searches.save(person('ann'), search('own'));
      expect(own).toEqual({ ...search('own'), id: own.id, user_id: 'ann', created_at: START });
      opening.later(1);
      const shared = await searches.save(person('ann'), search('shared', { shared: true, families: false }));
      stores = await opening.again();
      const seen = async (user: User) => (await stores.searches.of(user)).map(({ id }) => id);
      expect(await seen(person('ann'))).toEqual([shared.id, own.id]);
      expect(await seen(person('bob'))).toEqual([shared.id]);
      expect(await seen(person('eve', { account_id: 'b' }))).toEqual([]);
      expect(await seen(person('ann', { account_id: 'b' }))).toEqual([]);
    });

    it('replaces one of the same name, and changes and removes those of the person alone', async () => {
      for (const user of [person('ann'), person('bob')]) await join(user);
      const { searches } = stores;
      const first = await searches.save(person('ann'), search('one', { shared: true }));
      opening.later(5);
      const again = await searches.save(person('ann'), search('one', { address: 'q=AB', shared: true }));
      expect(again).toMatchObject({ id: first.id, address: 'q=AB', created_at: START + 5 });
      for (const foreign of [person('bob'), person('ann', { account_id: 'b' })]) {
        expect(await searches.change(foreign, first.id, { name: 'theirs' })).toBe(false);
        expect(await searches.remove(foreign, first.id)).toBe(false);
      }
      expect(await searches.change(person('ann'), first.id, { shared: false })).toBe(true);
      expect(await searches.change(person('ann'), first.id, { name: 'other' })).toBe(true);
      expect(await searches.of(person('ann'))).toMatchObject([{ name: 'other', shared: false, address: 'q=AB' }]);
      expect(await searches.remove(person('ann'), first.id)).toBe(true);
      expect(await searches.remove(person('ann'), first.id)).toBe(false);
    });

    it('remembers for each person what they found last, and only of what they see', async () => {
      for (const user of [person('ann'), person('bob')]) await join(user);
      const { searches } = stores;
      const { id } = await searches.save(person('ann'), search('one', { shared: true }));
      await searches.looked(person('ann'), id, 3);
      opening.later(7);
      await searches.looked(person('bob'), id, 4);
      await searches.looked(person('ann'), id, 5);
      await searches.change(person('ann'), id, { shared: false });
      await searches.looked(person('bob'), id, 6);
      await searches.change(person('ann'), id, { shared: true });
      expect((await searches.of(person('ann')))[0]!.looked).toEqual({ hits: 5, at: START + 7 });
      expect((await searches.of(person('bob')))[0]!.looked).toEqual({ hits: 4, at: START + 7 });
    });
  });

  describe(`${name}: the ledger of model calls`, () => {
    it('adds up per combination within an account, forgets what is old, and has all after a restart', async () => {
      const use = { at: START, account_id: 'a', key_id: 'k', operation_id: 'chat', tokens: 10 };
      await stores.ledger.add(use);
      await stores.ledger.add({ ...use, tokens: 5 });
      await stores.ledger.add({ at: START + DAY_MS, account_id: 'a', tokens: 1 });
      await stores.ledger.add({ ...use, account_id: 'b', tokens: 100 });
      stores = await opening.again();
      const totals = (by: ('day' | 'key' | 'operation')[], from = START, to = START + 2 * DAY_MS) =>
        stores.ledger.totals({ account_id: 'a', from, to, by });
      expect(await totals([])).toEqual([{ model_calls: 3, tokens: 16 }]);
      expect(await totals(['key', 'operation'])).toEqual([
        { key_id: null, operation_id: null, model_calls: 1, tokens: 1 },
        { key_id: 'k', operation_id: 'chat', model_calls: 2, tokens: 15 },
      ]);
      expect(await totals(['day'], START, START + DAY_MS)).toEqual([{ day: '2023-11-14', model_calls: 2, tokens: 15 }]);
      expect(await totals([], START + 2 * DAY_MS, START + 3 * DAY_MS)).toEqual([{ model_calls: 0, tokens: 0 }]);
      expect(await stores.ledger.forget(START + 1)).toBe(3);
      expect(await totals([])).toEqual([{ model_calls: 1, tokens: 1 }]);
    });
  });

  it(`${name}: refuses calls when it is closed`, async () => {
    const { accounts, users, searches, ledger } = stores;
    stores = await opening.again();
    for (const call of [
      () => accounts.keyByHash('hash'),
      () => accounts.createAccount({ id: 'c', name: '', created_at: 1 }),
      () => users.session('cookie'),
      () => users.any(),
      () => searches.of(person('ann')),
      () => ledger.forget(0),
    ])
      await expect(call()).rejects.toThrow('stopping');
  });

  async function begin(
    id: string,
    user_id: string,
    at = START,
    holding = { begun_after: 0, begun_until: START + DAY_MS, seen_after: 0 },
  ) {
    const times = { created_at: at, last_seen_at: at };
    const session = { id, user: person(user_id), csrf: `csrf ${id}`, ...times, address: '::1', agent: 'test' };
    await stores.users.begin(session, `cookie ${id}`, holding);
    return session;
  }

  describe(`${name}: answers kept for those who ask again`, () => {
    const call = { account_id: 'a', key: 'k', digest: 'd' };

    it('gives a key to one of many, and what that one kept to all others, over a restart', async () => {
      const other = await opening.another();
      const begun = await Promise.all(
        Array.from({ length: 20 }, (_, n) => (n % 2 ? stores : other).answers.begin(call)),
      );
      expect(begun.map(({ state }) => state).sort()).toEqual(['new', ...Array.from({ length: 19 }, () => 'running')]);
      await stores.answers.keep(call, '{"data":"末"}');
      stores = await opening.again();
      expect(await stores.answers.begin(call)).toEqual({ state: 'kept', answer: '{"data":"末"}' });
      expect(await stores.answers.begin({ ...call, digest: 'e' })).toEqual({ state: 'other' });
      expect(await stores.answers.begin({ ...call, account_id: 'b', digest: 'e' })).toEqual({ state: 'new' });
    });

    it('gives the key of a call that failed free, and no other', async () => {
      await stores.answers.begin(call);
      await stores.answers.drop({ ...call, digest: 'e' });
      expect(await stores.answers.begin(call)).toEqual({ state: 'running' });
      await stores.answers.drop(call);
      expect(await stores.answers.begin({ ...call, digest: 'e' })).toEqual({ state: 'new' });
      await stores.answers.keep({ ...call, digest: 'e' }, '1');
      await stores.answers.drop({ ...call, digest: 'e' });
      expect(await stores.answers.begin({ ...call, digest: 'e' })).toEqual({ state: 'kept', answer: '1' });
    });

    it('gives the key of a call whose process has ended free at once, and keeps what it answered', async () => {
      const died = stores.answersElsewhere();
      await died.begin(call);
      await died.begin({ ...call, key: 'answered' });
      await died.keep({ ...call, key: 'answered' }, '1');
      await died.close();
      expect(await stores.answers.begin(call)).toEqual({ state: 'new' });
      expect(await stores.answers.begin(call)).toEqual({ state: 'running' });
      expect(await stores.answers.begin({ ...call, key: 'answered' })).toEqual({ state: 'kept', answer: '1' });
    });

    it('forgets answers after a day, and calls that were cut off sooner', async () => {
      await stores.answers.begin(call);
      await stores.answers.keep(call, '1');
      await stores.answers.begin({ ...call, key: 'cut off' });
      opening.later(CUT_OFF_MS);
      expect(await stores.answers.begin({ ...call, key: 'cut off' })).toEqual({ state: 'running' });
      opening.later(1);
      expect(await stores.answers.begin({ ...call, key: 'cut off' })).toEqual({ state: 'new' });
      opening.later(KEPT_MS - CUT_OFF_MS - 1);
      expect(await stores.answers.begin(call)).toEqual({ state: 'kept', answer: '1' });
      opening.later(1);
      expect(await stores.answers.begin(call)).toEqual({ state: 'new' });
    });
  });
}
