import { randomUUID } from 'node:crypto';
import type { Clock } from '#clock.ts';
import { ServiceError } from '#errors.ts';
import type { Accounts } from './accounts.ts';
import type {
  DirectoryGroup,
  DirectoryPerson,
  DirectoryStore,
  GroupOutcome,
  MemberChange,
  PersonTold,
  Rows,
} from './directory-store.ts';
import { folded } from './sign-in-limits.ts';
import { type GroupRule, ruleOf } from './single-sign-on.ts';
import type { Role, User } from './user-store.ts';
import { namesLike } from './users.ts';

/** What somebody is told to be: `active` says whether they may sign in. */
export type Told = PersonTold & { readonly active: boolean };
export interface GroupTold {
  readonly name: string;
  readonly external_id?: string;
}

/** Which people are asked for; names in whatever case. */
export interface Asked {
  readonly id?: string;
  readonly name?: string;
  readonly external_id?: string;
}

/** What became of a change: also whose name it is already, and who of those to be members is nobody of the account. */
export type Outcome<T> = T | 'name taken' | { readonly nobody: string };

/** People and groups that an account has at most. */
export const MOST_PEOPLE = 20_000;
const MOST_GROUPS = 2_000;
/** People whose roles are looked at together. */
const AT_ONCE = 500;

/**
 * People and groups of one account as its company's directory tells them. Whoever comes in by it signs in by the
 * provider; whoever is deactivated or removed has no session and no key of their own making left. Roles follow the
 * groups that the rules of sign-in name (`PRIORA_OIDC_GROUPS`); nobody becomes an operator by a directory, and nobody
 * who is one is changed by it: `forbidden`.
 */
export interface Directory {
  people(asked: Asked, rows: Rows): Promise<{ readonly total: number; readonly people: readonly DirectoryPerson[] }>;
  /** The groups of some people by their ids; undefined if there are more than `most` of all of them together. */
  groupsOf(
    user_ids: readonly string[],
    most: number,
  ): Promise<ReadonlyMap<string, readonly (Named & { readonly user_id: string })[]> | undefined>;
  add(told: Told): Promise<Outcome<string>>;
  /** Undefined if there is no such person. */
  change(id: string, told: Told): Promise<Outcome<string> | undefined>;
  /** False if there is no such person. */
  remove(id: string): Promise<boolean>;

  groups(asked: Asked, rows: Rows): Promise<{ readonly total: number; readonly groups: readonly DirectoryGroup[] }>;
  /** The members of some groups by their ids; undefined if there are more than `most` of all of them together. */
  membersOf(
    group_ids: readonly string[],
    most: number,
  ): Promise<ReadonlyMap<string, readonly (Named & { readonly group_id: string })[]> | undefined>;
  addGroup(told: GroupTold, members: readonly string[]): Promise<Outcome<string>>;
  /** Undefined if there is no such group. */
  changeGroup(id: string, told: GroupTold, members?: MemberChange): Promise<Outcome<string> | undefined>;
  /** False if there is no such group. */
  removeGroup(id: string): Promise<boolean>;
}
/** A group of a person, or a person of a group. */
export interface Named {
  readonly id: string;
  readonly name: string;
}

export interface DirectoryParts {
  readonly store: DirectoryStore;
  readonly accounts: Pick<Accounts, 'disableKeysOf'>;
  /** Removes a person with every session. */
  readonly remove: (account_id: string, user_id: string) => Promise<boolean>;
  /** Those of the account. */
  readonly rules: readonly GroupRule[];
  readonly clock: Clock;
}

export function directoryOf(account_id: string, parts: DirectoryParts): Directory {
  const { store, accounts, rules, clock } = parts;
  /** As at a sign-in; who is in no group that a rule names is a member. */
  const roleOf = (groups: readonly string[]): Role => ruleOf(rules, groups)?.role ?? 'member';
  const named = new Set(rules.map(({ group }) => group));
  const names = [...named];

  const person = async (id: string): Promise<User | undefined> => {
    const { people } = await store.people(account_id, { id }, { offset: 0, limit: 1 });
    const user = people[0]?.user;
    if (user?.operator)
      throw new ServiceError('forbidden', `${user.name} runs the installation: no directory may change them.`);
    return user;
  };
  /** Brings roles after the groups that people are in now. */
  const follow = async (user_ids: Iterable<string>): Promise<void> => {
    const ids = [...new Set(user_ids)];
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      const some = ids.slice(from, from + AT_ONCE);
      const of = Map.groupBy(await store.groupsOf(account_id, some, { names }), ({ user_id }) => user_id);
      const roles = some.map((user_id) => {
        const groups = (of.get(user_id) ?? []).map(({ name }) => name);
        return { user_id, role: roleOf(groups) };
      });
      await store.setRoles(account_id, roles);
    }
  };
  const members = (id: string) => store.members(account_id, id);
  const outcome = (of: Exclude<GroupOutcome, 'not there'>, id: string): Outcome<string> => (of === 'done' ? id : of);

  return {
    people: ({ id, name, external_id }, rows) =>
      store.people(
        account_id,
        {
          ...(id !== undefined && { id }),
          ...(name !== undefined && { user_name: folded(name) }),
          ...(external_id !== undefined && { external_id }),
        },
        rows,
      ),
    async groupsOf(ids, most) {
      const rows = await store.groupsOf(account_id, ids, { most: most + 1 });
      return rows.length > most ? undefined : Map.groupBy(rows, ({ user_id }) => user_id);
    },
    async add({ active, ...told }) {
      if ((await store.people(account_id, {}, { offset: 0, limit: 0 })).total >= MOST_PEOPLE)
        throw new ServiceError('invalid_request', `An account has at most ${MOST_PEOPLE} people.`);
      const created_at = clock();
      const times = { created_at, external: true as const, ...(!active && { disabled_at: created_at }) };
      for (const names = namesLike(told.user_name); ; ) {
        const name = names.next().value;
        const user: User = { id: randomUUID(), account_id, name, role: roleOf([]), operator: false, ...times };
        const added = await store.add(user, folded(name), told, folded(told.user_name));
        if (added === 'added') return user.id;
        if (added === 'user name taken') return 'name taken';
      }
    },
    async change(id, { active, ...told }) {
      const user = await person(id);
      if (!user) return undefined;
      const now = clock();
      const disabled_at = active ? null : (user.disabled_at ?? now);
      // keys first: if the service ends in between, the directory asks again
      if (!active) await accounts.disableKeysOf(account_id, id);
      const changed = await store.change(
        ...([account_id, id, { ...told, changed_at: now, disabled_at }, folded(told.user_name)] as const),
      );
      if (changed === 'not there') return undefined;
      return changed === 'changed' ? id : 'name taken';
    },
    async remove(id) {
      if (!(await person(id))) return false;
      await accounts.disableKeysOf(account_id, id);
      return parts.remove(account_id, id);
    },

    groups: ({ id, name, external_id }, rows) =>
      store.groups(
        account_id,
        {
          ...(id !== undefined && { id }),
          ...(name !== undefined && { name: folded(name) }),
          ...(external_id !== undefined && { external_id }),
        },
        rows,
      ),
    async membersOf(ids, most) {
      const rows = await store.membersOf(account_id, ids, most + 1);
      return rows.length > most ? undefined : Map.groupBy(rows, ({ group_id }) => group_id);
    },
    async addGroup(told, ids) {
      if ((await store.groups(account_id, {}, { offset: 0, limit: 0 })).total >= MOST_GROUPS)
        throw new ServiceError('invalid_request', `An account has at most ${MOST_GROUPS} groups.`);
      const now = clock();
      const group = { id: randomUUID(), account_id, ...told, created_at: now, changed_at: now };
      const added = await store.addGroup(group, folded(told.name), ids);
      if (added === 'not there') throw new ServiceError('internal');
      if (added === 'done' && named.has(told.name)) await follow(ids);
      return outcome(added, group.id);
    },
    async changeGroup(id, told, change) {
      const [before] = (await store.groups(account_id, { id }, { offset: 0, limit: 1 })).groups;
      if (!before) return undefined;
      const decides = named.has(before.name) || named.has(told.name);
      const were = decides ? await members(id) : [];
      const changed = await store.changeGroup(
        ...([account_id, id, { ...told, changed_at: clock() }, folded(told.name), change] as const),
      );
      if (changed === 'not there') return undefined;
      if (changed === 'done' && decides) await follow([...were, ...(await members(id))].map((each) => each.id));
      return outcome(changed, id);
    },
    async removeGroup(id) {
      const [group] = (await store.groups(account_id, { id }, { offset: 0, limit: 1 })).groups;
      const were = group && named.has(group.name) ? await members(id) : [];
      if (!(await store.removeGroup(account_id, id))) return false;
      await follow(were.map((each) => each.id));
      return true;
    },
  };
}
