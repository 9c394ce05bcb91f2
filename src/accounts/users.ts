import { createHash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { type Clock, holdingSince, systemClock } from '#clock.ts';
import { ServiceError } from '#errors.ts';
import { checkPassword, hashPassword, isPassword } from './passwords.ts';
import { folded } from './sign-in-limits.ts';
import type { ExternalIdentity, Invitation, OpenInvitation, Role, Session, User, UserStore } from './user-store.ts';

export type { Role, Session, User } from './user-store.ts';

/** Where a sign-in comes from. */
export interface Visitor {
  readonly address: string;
  readonly agent: string;
}

/** A session just begun; the cookie is in this answer and nowhere else. */
export interface SignedIn {
  readonly cookie: string;
  readonly session: Session;
}

/** People who use the console: passwords, one-time invitations, sessions. Keys are for programs: see `Accounts`. */
export interface Users {
  /** Whether anybody can sign in yet. */
  any(): Promise<boolean>;
  /** Those of the account, by creation. */
  list(of: InAccount): Promise<readonly User[]>;
  /**
   * A token that makes one user of the account, once, within `days` (1 to 30; default: 7). An earlier one for the same
   * name (or none) and role becomes void.
   * @throws ServiceError `invalid_request` while there are too many that were not used.
   */
  invite(
    by: Pick<User, 'account_id' | 'name'>,
    wanted: { readonly role: Role; readonly name?: string; readonly days?: number },
  ): Promise<string>;
  /** Invitations to the account that can still be used, by creation. */
  invitations(of: InAccount): Promise<readonly (OpenInvitation & { readonly expires_at: number })[]>;
  /**
   * Makes an invitation of the account void.
   * @throws ServiceError `not_found`; `forbidden` if it makes an operator and only an operator may do it.
   */
  revoke(by: User, invitation_id: string): Promise<void>;
  /**
   * A token with which a user of the account who has forgotten the password sets another, once, within a day. An
   * earlier one of the same user becomes void; the present password works until then.
   * @throws ServiceError `not_found` if the account has no such user; `forbidden` if only an operator may do it, for it
   * is one.
   */
  reset(by: User, user_id: string): Promise<string>;
  /**
   * What a token invites to, with the user's name if it is there to set a new password; undefined if it is unknown,
   * used or too old.
   */
  invitation(token: string): Promise<{ readonly role: Role; readonly name?: string } | undefined>;
  /**
   * Makes the user that a token invites, or sets the password of the one that it was made for and ends all sessions of
   * theirs; the name is not looked at then.
   * @throws ServiceError `not_found` for a void token, `invalid_request` for a name that is taken or a password that is
   * too weak.
   */
  accept(wanted: { token: string; name: string; password: string }, from: Visitor): Promise<SignedIn>;
  /**
   * @throws ServiceError `sign_in_refused`; `rate_limited` with `retry_after_s`: see `UserStore.attempt`.
   */
  signIn(given: { name: string; password: string }, from: Visitor): Promise<SignedIn>;
  /**
   * Signs in whom a provider vouches for. Who comes for the first time joins the account, under the name that the
   * provider gives or, where that is somebody else's, one like it; a known person's role becomes what is told. Of whom
   * the company's directory has told before, that is the person.
   * @throws ServiceError `sign_in_refused` for whom the directory has disabled.
   */
  signInFrom(
    told: ExternalIdentity & {
      readonly name: string;
      /** By which the directory knows the person; absent: it is not asked. */
      readonly link?: string;
      readonly role: Role;
      /** The role with the groups that the directory has beside. */
      readonly roleWith?: (groups: readonly string[]) => Role;
      readonly operator: boolean;
    },
    from: Visitor,
  ): Promise<SignedIn & { readonly joined: boolean; readonly changed: boolean }>;
  /**
   * The session of a cookie, if it is known and not over: 30 days after sign-in, or 7 after it was last used; 12 hours
   * after a sign-in by a provider, which is asked again then.
   */
  session(cookie: string): Promise<Session | undefined>;
  sessions(user_id: string): Promise<readonly Session[]>;
  /** False if the user has no such session. */
  endSession(user_id: string, session_id: string): Promise<boolean>;
  /** Ends every other session of the user. @throws ServiceError `sign_in_refused` if `present` is not the password. */
  changePassword(session: Session, present: string, next: string): Promise<void>;
  /** Removes a user of the account with every session. @throws as `reset`; `invalid_request` for the user that asks. */
  remove(by: User, user_id: string): Promise<void>;
}

type InAccount = Pick<User, 'account_id'>;

/** The people of an installation: for whoever runs it, at the command line or as an operator in the console. */
export interface AllUsers {
  /** By creation. */
  list(): Promise<readonly User[]>;
  /** As `Users.invite`, to any account, also an operator. */
  invite(wanted: { readonly account_id: string; readonly role: Role; readonly operator?: boolean }): Promise<string>;
  /** As `Users.reset`; undefined if there is no such user. */
  reset(user_id: string): Promise<string | undefined>;
  /** Makes a user an operator, or no longer one. False if there is no such user. */
  setOperator(user_id: string, operator: boolean): Promise<boolean>;
  /** Removes a user of an account with every session. False if the account has no such user. */
  remove(account_id: string, user_id: string): Promise<boolean>;
}

/** What `usersOver` opens. Doors and pages get the first part alone. */
export interface OpenUsers extends Users {
  readonly all: AllUsers;
  close(): Promise<void>;
}

const DAY_MS = 86_400_000;
/** Invitations of an account that wait to be used. */
const MOST_INVITATIONS = 200;
const INVITATION_MS = 7 * DAY_MS;
const RESET_MS = DAY_MS;
const SESSION_MS = 30 * DAY_MS;
const IDLE_MS = 7 * DAY_MS;
/** Who may no longer sign in by a provider is out after it. */
const EXTERNAL_SESSION_MS = DAY_MS / 2;
/** How exactly the last use of a session is known. */
const SEEN_EVERY_MS = 5 * 60_000;

const NAME = /^[\p{L}\p{N}](?:[\p{L}\p{N} ._@+-]{0,62}[\p{L}\p{N}])?$/u;

/** People of one name, told apart by numbers. */
const MOST_OF_A_NAME = 100;

/**
 * Names like one of somebody else's making, of which the first that is free is taken: `ann`, `ann 2` ...
 * @throws ServiceError `invalid_request` behind the last of them.
 */
export function* namesLike(text: string): Generator<string, never> {
  const like = nameLike(text);
  for (let n = 1; n <= MOST_OF_A_NAME; n++) yield n === 1 ? like : `${like.slice(0, 56).trimEnd()} ${n}`;
  throw new ServiceError('invalid_request', `There are too many people named "${like}".`);
}

/** A name of somebody else's making as ours are. */
function nameLike(text: string): string {
  const plain = text
    .normalize('NFC')
    .slice(0, 500)
    .replace(/[^\p{L}\p{N}._@+-]+/gu, ' ');
  const trimmed = plain.replace(/^[^\p{L}\p{N}]+/u, '').slice(0, 64);
  const end = [...trimmed].findLastIndex((each) => /[\p{L}\p{N}]/u.test(each));
  const name = [...trimmed].slice(0, end + 1).join('');
  return NAME.test(name) ? name : 'person';
}

const secret = () => randomBytes(32).toString('base64url');
/** Secrets have 256 bits: stored as SHA-256, they need no slow hash. */
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** A hash that no password has: what an unknown name is checked against, so that it takes as long as a known one. */
let nobody: Promise<string> | undefined;

/** Users and sessions over a store: what is secret is hashed here, and what is too old does not hold. */
export function usersOver(store: UserStore, { clock = systemClock }: { readonly clock?: Clock } = {}): OpenUsers {
  const begin = async (user: User, { address, agent }: Visitor): Promise<SignedIn> => {
    const now = clock();
    const [begun_after, begun_until] = holdingSince(now, SESSION_MS);
    const cookie = secret();
    const times = { created_at: now, last_seen_at: now };
    const session = { id: randomUUID(), user, csrf: secret(), ...times, address, agent: agent.slice(0, 300) };
    await Promise.all([
      store.succeeded(user, address),
      store.begin(session, hashOf(cookie), { begun_after, begun_until, seen_after: now - IDLE_MS }),
    ]);
    return { cookie, session };
  };

  const holds = ({ created_at }: { readonly created_at: number }, for_ms: number): boolean => {
    const [after, until] = holdingSince(clock(), for_ms);
    return created_at > after && created_at <= until;
  };
  const live = (session: Session): boolean =>
    holds(session, session.user.external ? EXTERNAL_SESSION_MS : SESSION_MS) &&
    session.last_seen_at > clock() - IDLE_MS;
  const lifeOf = ({ created_at, expires_at = created_at + INVITATION_MS }: Invitation) => expires_at - created_at;
  const open = (invitation: Invitation) => holds(invitation, lifeOf(invitation));
  const invited = async (token: string) => {
    const invitation = await store.invitation(hashOf(token));
    return invitation && open(invitation) ? invitation : undefined;
  };
  const invitations = async ({ account_id }: InAccount) =>
    (await store.invitations(account_id))
      .filter(open)
      .map((each) => ({ ...each, expires_at: each.created_at + lifeOf(each) }));
  const forgottenBy = async (token: string) => {
    const reset = await store.reset(hashOf(token));
    return reset && reset.user.disabled_at === undefined && holds(reset, RESET_MS) ? reset.user : undefined;
  };

  const all: AllUsers = {
    list: () => store.listAll(),
    async invite({ account_id, role, operator = false }) {
      const token = secret();
      await store.invite(hashOf(token), { account_id, role, operator, created_at: clock() });
      return token;
    },
    async reset(user_id) {
      const token = secret();
      return (await store.addReset(hashOf(token), user_id, clock())) ? token : undefined;
    },
    setOperator: (user_id, operator) => store.setOperator(user_id, operator),
    remove: (account_id, user_id) => store.remove(account_id, user_id),
  };
  const notThere = () => new ServiceError('not_found', 'There is no such person.');
  /** Somebody of the account of who asks, over whom they may decide. */
  const ownUser = async (by: User, user_id: string): Promise<User> => {
    const user = (await store.list(by.account_id)).find(({ id }) => id === user_id);
    if (!user) throw notThere();
    if (user.operator && !by.operator)
      throw new ServiceError('forbidden', `${user.name} runs the installation: only another operator may do this.`);
    return user;
  };
  const attempt = async (name: string, address: string): Promise<void> => {
    const retry_after_s = Math.ceil((await store.attempt(name, address)) / 1000);
    if (retry_after_s > 0)
      throw new ServiceError('rate_limited', `Too many failed sign-ins: try again in ${retry_after_s} s.`, {
        retry_after_s,
      });
  };
  const usedAlready = () => new ServiceError('not_found', 'This link was used already; ask for a new one.');

  return {
    all,
    any: () => store.any(),
    list: ({ account_id }) => store.list(account_id),
    async invite(by, { role, name, days = 7 }) {
      if ((await invitations(by)).length >= MOST_INVITATIONS)
        throw new ServiceError(
          'invalid_request',
          `There are ${MOST_INVITATIONS} invitations that nobody has used: revoke some first.`,
        );
      const token = secret();
      const { account_id, name: invited_by } = by;
      const created_at = clock();
      const expires_at = created_at + days * DAY_MS;
      await store.invite(hashOf(token), {
        ...{ account_id, role, operator: false, created_at, expires_at, invited_by },
        ...(name && { name }),
      });
      return token;
    },
    invitations,
    async revoke(by, id) {
      const found = (await invitations(by)).find((each) => each.id === id);
      if (found?.operator && !by.operator)
        throw new ServiceError('forbidden', 'It makes an operator: only another operator may do this.');
      if (!found || !(await store.revokeInvitation(by.account_id, id)))
        throw new ServiceError('not_found', 'There is no such invitation, or somebody has used it.');
    },
    async reset(by, user_id) {
      const user = await ownUser(by, user_id);
      if (user.external)
        throw new ServiceError('invalid_request', `${user.name} signs in by the provider: there is no password here.`);
      const token = await all.reset(user.id);
      if (token === undefined) throw notThere();
      return token;
    },
    async invitation(token) {
      const forgotten = await forgottenBy(token);
      if (forgotten) return { role: forgotten.role, name: forgotten.name };
      const invitation = await invited(token);
      return invitation && { role: invitation.role };
    },
    async accept({ token, name, password }, from) {
      const forgotten = await forgottenBy(token);
      if (forgotten) {
        checkPassword(password, forgotten.name);
        if (!(await store.useReset(hashOf(token), await hashPassword(password)))) throw usedAlready();
        await store.forgive(forgotten.name);
        return begin(forgotten, from);
      }
      const shown = name.normalize('NFC').trim();
      if (!NAME.test(shown))
        throw new ServiceError('invalid_request', 'A name has 1 to 64 letters, digits, blanks or any of . _ @ + -', {
          field: 'name',
        });
      checkPassword(password, shown);
      const stored = await hashPassword(password);
      const invitation = await invited(token);
      if (!invitation)
        throw new ServiceError(
          'not_found',
          'This link was used already, is too old or was revoked; ask for a new one.',
        );
      const { account_id, role, operator } = invitation;
      const user: User = { id: randomUUID(), account_id, name: shown, role, operator, created_at: clock() };
      const outcome = await store.join(hashOf(token), user, folded(shown), stored);
      if (outcome === 'name taken')
        throw new ServiceError('invalid_request', `The name "${shown}" is taken.`, { field: 'name' });
      if (outcome === 'no invitation') throw usedAlready();
      return begin(user, from);
    },
    async signIn({ name, password }, from) {
      await attempt(name, from.address);
      const known = await store.named(folded(name));
      const right = await isPassword(password, known?.password ?? (await (nobody ??= hashPassword(secret()))));
      if (!known || !right || known.user.disabled_at !== undefined) throw new ServiceError('sign_in_refused');
      return begin(known.user, from);
    },
    async signInFrom({ issuer, subject, account_id, name, link, roleWith, role: told, operator }, from) {
      const identity = { issuer, subject, account_id };
      for (const names = namesLike(name); ; ) {
        const known =
          (await store.identified(identity)) ??
          (link === undefined ? undefined : await store.adopt(identity, link, folded(link)));
        if (known) {
          if (known.disabled_at !== undefined) throw new ServiceError('sign_in_refused');
          const role = roleWith?.(await store.groupsOf(known.id)) ?? told;
          const changed = known.role !== role || known.operator !== operator;
          if (changed) await store.setRole(known.id, role, operator);
          return { ...(await begin({ ...known, role, operator }, from)), joined: false, changed };
        }
        // a name that somebody has is theirs, whatever the provider says
        const shown = names.next().value;
        const times = { created_at: clock(), external: true as const };
        const user: User = { id: randomUUID(), account_id, name: shown, role: told, operator, ...times };
        if ((await store.joinIdentified(identity, user, folded(shown))) === 'joined')
          return { ...(await begin(user, from)), joined: true, changed: false };
      }
    },
    async session(cookie) {
      const session = await store.session(hashOf(cookie));
      if (!session || !live(session)) return undefined;
      // who reads is not refused for it, as on a full disk: the next call tries again
      if (Math.abs(clock() - session.last_seen_at) > SEEN_EVERY_MS)
        await store.seen(session.id, clock()).catch(() => undefined);
      return session;
    },
    sessions: async (user_id) => (await store.sessions(user_id)).filter(live),
    endSession: (user_id, session_id) => store.endSession(user_id, session_id),
    async changePassword({ id, user, address }, present, next) {
      await attempt(user.name, address);
      const known = await store.named(folded(user.name));
      if (!known || !(await isPassword(present, known.password))) throw new ServiceError('sign_in_refused');
      await store.succeeded(user, address);
      checkPassword(next, user.name);
      await store.setPassword(user.id, await hashPassword(next), id);
    },
    async remove(by, user_id) {
      if (user_id === by.id) throw new ServiceError('invalid_request', 'You cannot remove yourself.');
      await ownUser(by, user_id);
      await store.remove(by.account_id, user_id);
    },
    close: () => store.close(),
  };
}

/** Compares two secrets without telling by time where they differ. */
export function sameSecret(given: string, known: string): boolean {
  return timingSafeEqual(createHash('sha256').update(given).digest(), createHash('sha256').update(known).digest());
}
