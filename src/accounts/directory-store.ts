import type { Role, User } from './user-store.ts';

/** How a directory names a person beside the name to sign in with; what it has not said is absent. */
export interface Profile {
  readonly displayName?: string;
  readonly name?: { readonly formatted?: string; readonly familyName?: string; readonly givenName?: string };
  readonly emails?: readonly { readonly value: string; readonly type?: string; readonly primary?: boolean }[];
}

/** What a directory says of a person. */
export interface PersonTold {
  /** As the directory writes it; unlike `User.name` it may have any letters, and is unique in its account alone. */
  readonly user_name: string;
  /** The directory's own id of the person. */
  readonly external_id?: string;
  readonly profile: Profile;
}

/** A person of an account as a directory sees them; of whom it has said nothing `user_name` is their name. */
export interface DirectoryPerson extends PersonTold {
  readonly user: User;
  readonly changed_at: number;
}

export interface DirectoryGroup {
  readonly id: string;
  readonly account_id: string;
  readonly name: string;
  readonly external_id?: string;
  readonly created_at: number;
  readonly changed_at: number;
}

/** Which rows are asked for: those that have all that is given. */
export interface PeopleAsked {
  readonly id?: string;
  /** Folded: see `folded`. */
  readonly user_name?: string;
  readonly external_id?: string;
}
export interface GroupsAsked {
  readonly id?: string;
  /** Folded. */
  readonly name?: string;
  readonly external_id?: string;
}
export interface Rows {
  readonly offset: number;
  readonly limit: number;
}

/** Members of a group by their ids: exactly these, or some more and some less. */
export type MemberChange =
  | { readonly only: readonly string[] }
  | { readonly add: readonly string[]; readonly remove: readonly string[] };

/** Who comes, who goes, and whether everybody goes first. */
export const comingAndGoing = (members: MemberChange | undefined) =>
  members === undefined
    ? { added: [], removed: [], all: false }
    : 'only' in members
      ? { added: members.only, removed: [], all: true }
      : { added: members.add, removed: members.remove, all: false };

/** What became of a change: also who of those to be members is nobody of the account. */
export type GroupOutcome = 'done' | 'name taken' | 'not there' | { readonly nobody: string };

/**
 * What a company's directory says of the people of an account, and its groups of them. Every call is of one account and
 * all or nothing; what has resolved survives a crash of the machine.
 */
export interface DirectoryStore {
  /** By creation, with how many there are in all. */
  people(
    account_id: string,
    asked: PeopleAsked,
    rows: Rows,
  ): Promise<{ readonly total: number; readonly people: readonly DirectoryPerson[] }>;
  /** Adds somebody who signs in by a provider. */
  add(
    user: User,
    name_folded: string,
    told: PersonTold,
    user_name_folded: string,
  ): Promise<'added' | 'name taken' | 'user name taken'>;
  /** What is said of somebody now, all of it; whoever is disabled has no session from then on. */
  change(
    account_id: string,
    user_id: string,
    change: PersonTold & { readonly changed_at: number; readonly disabled_at: number | null },
    user_name_folded: string,
  ): Promise<'changed' | 'user name taken' | 'not there'>;
  /** Sets the roles of people of the account who run nothing of the installation; others stay as they are. */
  setRoles(account_id: string, roles: readonly { readonly user_id: string; readonly role: Role }[]): Promise<void>;

  /** By creation, with how many there are in all. */
  groups(
    account_id: string,
    asked: GroupsAsked,
    rows: Rows,
  ): Promise<{ readonly total: number; readonly groups: readonly DirectoryGroup[] }>;
  /** People of a group of the account, by their creation. */
  members(account_id: string, group_id: string): Promise<readonly { readonly id: string; readonly name: string }[]>;
  /** People of some groups of the account, by their creation. @param most Rows that are answered at most. */
  membersOf(
    account_id: string,
    group_ids: readonly string[],
    most: number,
  ): Promise<readonly { readonly group_id: string; readonly id: string; readonly name: string }[]>;
  /**
   * The groups that each of some people is in, by name.
   * @param names Only groups that are called exactly so. @param most Rows that are answered at most.
   */
  groupsOf(
    account_id: string,
    user_ids: readonly string[],
    which?: { readonly names?: readonly string[]; readonly most?: number },
  ): Promise<readonly { readonly user_id: string; readonly id: string; readonly name: string }[]>;
  addGroup(group: DirectoryGroup, name_folded: string, members: readonly string[]): Promise<GroupOutcome>;
  changeGroup(
    account_id: string,
    id: string,
    change: { readonly name: string; readonly external_id?: string; readonly changed_at: number },
    name_folded: string,
    members?: MemberChange,
  ): Promise<GroupOutcome>;
  /** False if the account has no such group. */
  removeGroup(account_id: string, id: string): Promise<boolean>;
  close(): Promise<void>;
}
