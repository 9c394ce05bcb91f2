import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DirectoryStore } from '#accounts/directory-store.ts';
import type { AccountStore } from '#accounts/store.ts';
import type { User, UserStore } from '#accounts/user-store.ts';
import { type Opening, openings, START } from './opening.ts';

/** A directory with the people it is about. */
export interface DirectoryStores {
  readonly accounts: AccountStore;
  readonly users: UserStore;
  readonly directory: DirectoryStore;
  close(): Promise<void>;
}

const ALL = { offset: 0, limit: 100 };
const person = (id: string, more: Partial<User> = {}): User => ({
  ...{ id, account_id: 'a', name: `Name of ${id}`, role: 'member', operator: false, created_at: START },
  external: true,
  ...more,
});
const holding = { begun_after: 0, begun_until: START + 1000, seen_after: 0 };

/** What every `DirectoryStore` promises, with what `UserStore` and `AccountStore` do of people it tells of. */
export function describeDirectoryStore(name: string, open: Opening<DirectoryStores>): void {
  const opening = openings(open);
  let stores: DirectoryStores;
  beforeEach(async () => {
    stores = await opening.begin();
    for (const id of ['a', 'b']) await stores.accounts.createAccount({ id, name: `account ${id}`, created_at: START });
  });
  afterEach(opening.end);

  const add = (user: User, user_name = user.id, more: object = {}) =>
    stores.directory.add(user, user.name.toLowerCase(), { user_name, profile: {}, ...more }, user_name.toLowerCase());
  const group = (id: string, members: readonly string[] = [], account_id = 'a') =>
    stores.directory.addGroup(
      { id, account_id, name: `Group ${id}`, created_at: START, changed_at: START },
      `group ${id}`,
      members,
    );
  const membersOf = async (id: string) => (await stores.directory.members('a', id)).map((each) => each.id);

  describe(`${name}: a directory of people`, () => {
    it('keeps what was told, each person of its account, over a restart', async () => {
      const profile = { displayName: 'Zoë', emails: [{ value: 'z@x', primary: true }] };
      expect(await add(person('u1'), 'Zoë#EXT#', { external_id: 'X', profile })).toBe('added');
      expect(await add(person('u2', { disabled_at: START + 5 }), 'u2')).toBe('added');
      expect(await add(person('u3', { account_id: 'b' }), 'zoë#ext#')).toBe('added');
      expect(await add(person('u4'), 'ZOË#ext#')).toBe('user name taken');
      expect(await add(person('u5', { name: 'NAME of u3' }), 'u5')).toBe('name taken');
      await stores.users.invite('t', { account_id: 'a', role: 'owner', operator: false, created_at: START });
      const { external: _, ...ann } = person('u6', { name: 'Ann', role: 'owner', created_at: START + 1 });
      expect(await stores.users.join('t', ann, 'ann', 'hash')).toBe('joined');
      // who is called so without a directory's word keeps the name
      expect(await add(person('u7'), 'ANN')).toBe('user name taken');
      stores = await opening.again();
      const told = [
        { user: person('u1'), user_name: 'Zoë#EXT#', external_id: 'X', profile, changed_at: START },
        { user: person('u2', { disabled_at: START + 5 }), user_name: 'u2', profile: {}, changed_at: START },
        { user: ann, user_name: 'Ann', profile: {}, changed_at: START + 1 },
      ];
      expect(await stores.directory.people('a', {}, ALL)).toEqual({ total: 3, people: told });
      expect(await stores.directory.people('a', {}, { offset: 1, limit: 1 })).toEqual({ total: 3, people: [told[1]] });
      for (const [asked, expected] of [
        [{ user_name: 'zoë#ext#' }, [told[0]]],
        [{ user_name: 'ann' }, [told[2]]],
        [{ external_id: 'X' }, [told[0]]],
        [{ external_id: 'x' }, []],
        [{ id: 'u2' }, [told[1]]],
        [{ id: 'u2', user_name: 'ann' }, []],
        [{ id: 'u3' }, []],
      ] as const)
        expect((await stores.directory.people('a', asked, ALL)).people).toEqual(expected);
    });

    it('changes all that is said of somebody, and ends their sessions with the right to sign in', async () => {
      const { directory, users } = stores;
      await add(person('u1'), 'one', { external_id: 'X' });
      await add(person('u2'), 'two');
      const session = {
        id: 's',
        user: person('u1'),
        csrf: 'c',
        created_at: START,
        last_seen_at: START,
        address: '',
        agent: '',
      };
      await users.begin(session, 'cookie', holding);
      expect((await users.session('cookie'))!.user).toEqual(person('u1'));
      const told = { user_name: 'One', profile: { displayName: 'I' }, changed_at: START + 9, disabled_at: START + 9 };
      expect(await directory.change('b', 'u1', told, 'one')).toBe('not there');
      expect(await directory.change('a', 'u1', { ...told, user_name: 'TWO' }, 'two')).toBe('user name taken');
      expect(await users.session('cookie')).toBeDefined();
      expect(await directory.change('a', 'u1', told, 'one')).toBe('changed');
      expect(await users.session('cookie')).toBeUndefined();
      const off = person('u1', { disabled_at: START + 9 });
      expect((await directory.people('a', { id: 'u1' }, ALL)).people).toEqual([
        { user: off, user_name: 'One', profile: { displayName: 'I' }, changed_at: START + 9 },
      ]);
      // a session that is begun at the same moment does not hold either
      await users.begin(session, 'cookie', holding);
      expect(await users.session('cookie')).toBeUndefined();
      expect(await directory.change('a', 'u1', { ...told, disabled_at: null }, 'one')).toBe('changed');
      expect((await users.session('cookie'))!.user).toEqual(person('u1'));
    });

    it('gives an identity to whom it tells of, once, and to nobody with a password', async () => {
      const { users } = stores;
      await add(person('u1'), 'link', { external_id: 'other' });
      await add(person('u2'), 'two', { external_id: 'link' });
      await users.invite('t', { account_id: 'a', role: 'owner', operator: false, created_at: START });
      await users.join('t', person('u3', { name: 'Ann' }), 'ann', 'hash');
      await stores.directory.change(
        'a',
        'u3',
        { user_name: 'Ann', external_id: 'A', profile: {}, changed_at: 1, disabled_at: null },
        'ann',
      );
      const identity = (subject: string, account_id = 'a') => ({
        issuer: 'https://login.example',
        subject,
        account_id,
      });
      expect(await users.adopt(identity('s', 'b'), 'link', 'link')).toBeUndefined();
      expect(await users.adopt(identity('s'), 'A', 'ann')).toBeUndefined();
      // the directory's own id comes before a name
      expect((await users.adopt(identity('s'), 'link', 'link'))!.id).toBe('u2');
      expect((await users.identified(identity('s')))!.id).toBe('u2');
      expect((await users.adopt(identity('t'), 'link', 'link'))!.id).toBe('u1');
      expect(await users.adopt(identity('u'), 'link', 'link')).toBeUndefined();
    });

    it('has groups of people of the account, and changes none by halves', async () => {
      const { directory, users } = stores;
      for (const id of ['u1', 'u2', 'u3']) await add(person(id));
      await add(person('v1', { account_id: 'b' }));
      expect(await group('g', ['u1', 'u2'])).toBe('done');
      expect(await group('g')).toBe('name taken');
      expect(await group('h', ['u1', 'v1'])).toEqual({ nobody: 'v1' });
      expect((await directory.groups('a', { id: 'h' }, ALL)).total).toBe(0);
      expect(
        await directory.addGroup(
          { id: 'k', account_id: 'b', name: 'Group g', external_id: 'K', created_at: START, changed_at: START },
          'group g',
          ['v1'],
        ),
      ).toBe('done');
      expect(await membersOf('g')).toEqual(['u1', 'u2']);
      expect(await membersOf('k')).toEqual([]);
      expect(await directory.groups('b', { external_id: 'K', name: 'group g' }, ALL)).toEqual({
        total: 1,
        groups: [{ id: 'k', account_id: 'b', name: 'Group g', external_id: 'K', created_at: START, changed_at: START }],
      });

      const to = { name: 'G', changed_at: START + 1 };
      const change = (members?: Parameters<DirectoryStore['changeGroup']>[4], id = 'g') =>
        directory.changeGroup('a', id, to, 'g', members);
      expect(await change({ add: ['u3', 'u2'], remove: ['u1', 'none'] })).toBe('done');
      expect(await membersOf('g')).toEqual(['u2', 'u3']);
      expect(await change({ add: ['v1'], remove: ['u2'] })).toEqual({ nobody: 'v1' });
      expect(await change({ only: ['u1'] })).toBe('done');
      expect(await membersOf('g')).toEqual(['u1']);
      expect(await change()).toBe('done');
      expect(await change({ only: [] }, 'k')).toBe('not there');
      expect(await group('z', ['u1'])).toBe('done');
      expect(await directory.changeGroup('a', 'z', to, 'g')).toBe('name taken');
      expect(await directory.groupsOf('a', ['u1', 'u2', 'v1'])).toEqual([
        { user_id: 'u1', id: 'g', name: 'G' },
        { user_id: 'u1', id: 'z', name: 'Group z' },
      ]);
      expect(await directory.groupsOf('a', ['u1', 'u2'], { names: ['Group z', 'g'] })).toEqual([
        { user_id: 'u1', id: 'z', name: 'Group z' },
      ]);
      expect(await directory.groupsOf('a', ['u1', 'u2'], { most: 1 })).toEqual([{ user_id: 'u1', id: 'g', name: 'G' }]);
      expect(await directory.groupsOf('a', ['u1'], { names: [] })).toEqual([]);
      expect(await change({ add: ['u2'], remove: [] })).toBe('done');
      const both = [
        { group_id: 'g', id: 'u1', name: 'Name of u1' },
        { group_id: 'z', id: 'u1', name: 'Name of u1' },
        { group_id: 'g', id: 'u2', name: 'Name of u2' },
      ];
      expect(await directory.membersOf('a', ['z', 'g', 'k'], 4)).toEqual(both);
      expect(await directory.membersOf('a', ['z', 'g', 'k'], 2)).toEqual(both.slice(0, 2));
      expect(await directory.membersOf('b', ['z', 'g'], 4)).toEqual([]);
      expect(await users.groupsOf('u1')).toEqual(['G', 'Group z']);
      await users.remove('a', 'u1');
      expect([await membersOf('g'), await membersOf('z')]).toEqual([['u2'], []]);
      expect([await directory.removeGroup('b', 'g'), await directory.removeGroup('a', 'g')]).toEqual([false, true]);
      expect(await directory.removeGroup('a', 'g')).toBe(false);
    });

    it('sets roles of people of the account who run nothing', async () => {
      const { directory, users } = stores;
      for (const id of ['u1', 'u2']) await add(person(id));
      await add(person('v1', { account_id: 'b' }));
      await users.setOperator('u2', true);
      await directory.setRoles('a', [
        { user_id: 'u1', role: 'owner' },
        { user_id: 'u2', role: 'owner' },
        { user_id: 'v1', role: 'owner' },
      ]);
      expect((await users.listAll()).map(({ role }) => role)).toEqual(['owner', 'member', 'member']);
    });

    it('disables the keys that somebody made, and tells everybody who keeps look-ups', async () => {
      const { accounts } = stores;
      const key = (id: string, made_by?: string, account_id = 'a') =>
        accounts.addKey(
          { id, account_id, name: id, hint: '', scopes: ['*:run'], created_at: START, ...(made_by && { made_by }) },
          `hash ${id}`,
        );
      await key('k1', 'u1');
      await key('k2', 'u1');
      await key('k3', 'u2');
      await key('k4');
      await key('k5', 'u1', 'b');
      await accounts.changeKey('a', 'k2', { disabled_at: START + 1 });
      const version = await accounts.version();
      expect(await accounts.disableKeysOf('a', 'u1', START + 2)).toBe(1);
      expect(await accounts.version()).not.toBe(version);
      expect((await accounts.allKeys()).map(({ id, disabled_at }) => [id, disabled_at])).toEqual([
        ['k1', START + 2],
        ['k2', START + 1],
        ['k3', undefined],
        ['k4', undefined],
        ['k5', undefined],
      ]);
      expect((await accounts.keys('a'))[0]!.made_by).toBe('u1');
    });
  });
}
