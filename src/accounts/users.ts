import { createHash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { type Clock, holdingSince, steadyClock, systemClock } from '#clock.ts';
import { ServiceError } from '#errors.ts';
import { openSqlite, transaction } from '#storage/sqlite.ts';
import { checkPassword, hashPassword, isPassword } from './passwords.ts';
import { folded, sqliteSignInLimits } from './sign-in-limits.ts';
import { ACCOUNTS } from './sqlite-store.ts';

/**
 * What somebody is in an account: an `owner` also invites people to it, removes them and has their passwords reset.
 */
export type Role = 'owner' | 'member';

export interface User {
  readonly id: string;
  readonly account_id: string;
  readonly name: string;
  readonly role: Role;
  /** Also runs the installation: changes the corpus and makes accounts. Says nothing of what is in other accounts. */
  readonly operator: boolean;
  readonly created_at: number;
}

/** A browser that has signed in. */
export interface Session {
  /** Names the session in lists; is not the cookie. */
  readonly id: string;
  readonly user: User;
  /** To be sent in a header with everything that changes or asks something: a foreign page cannot read it. */
  readonly csrf: string;
  readonly created_at: number;
  readonly last_seen_at: number;
  readonly address: string;
  readonly agent: string;
}

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
  any(): boolean;
  /** Those of the account, by creation. */
  list(of: InAccount): readonly User[];
  /**
   * A token that makes one user of the account, once, within a week. An earlier one for the same account and role
   * becomes void.
   */
  invite(by: InAccount, role: Role): string;
  /**
   * A token with which a user of the account who has forgotten the password sets another, once, within a day. An
   * earlier one of the same user becomes void; the present password works until then.
   * @throws ServiceError `not_found` if the account has no such user; `forbidden` if only an operator may do it, for it
   * is one.
   */
  reset(by: User, user_id: string): string;
  /**
   * What a token invites to, with the user's name if it is there to set a new password; undefined if it is unknown,
   * used or too old.
   */
  invitation(token: string): { readonly role: Role; readonly name?: string } | undefined;
  /**
   * Makes the user that a token invites, or sets the password of the one that it was made for and ends all sessions of
   * theirs; the name is not looked at then.
   * @throws ServiceError `not_found` for a void token, `invalid_request` for a name that is taken or a password that is
   * too weak.
   */
  accept(wanted: { token: string; name: string; password: string }, from: Visitor): Promise<SignedIn>;
  /**
   * @throws ServiceError `sign_in_refused`; `rate_limited` with `retry_after_s`: see `SignInLimits`.
   */
  signIn(given: { name: string; password: string }, from: Visitor): Promise<SignedIn>;
  /** The session of a cookie, if it is known and not over: 30 days after sign-in, or 7 after it was last used. */
  session(cookie: string): Session | undefined;
  sessions(user_id: string): readonly Session[];
  /** False if the user has no such session. */
  endSession(user_id: string, session_id: string): boolean;
  /** Ends every other session of the user. @throws ServiceError `sign_in_refused` if `present` is not the password. */
  changePassword(session: Session, present: string, next: string): Promise<void>;
  /** Removes a user of the account with every session. @throws as `reset`; `invalid_request` for the user that asks. */
  remove(by: User, user_id: string): void;
}

type InAccount = Pick<User, 'account_id'>;

/** The people of an installation: for whoever runs it, at the command line or as an operator in the console. */
export interface AllUsers {
  /** By creation. */
  list(): readonly User[];
  /** As `Users.invite`, to any account, also an operator. */
  invite(wanted: { readonly account_id: string; readonly role: Role; readonly operator?: boolean }): string;
  /** As `Users.reset`; undefined if there is no such user. */
  reset(user_id: string): string | undefined;
  /** Makes a user an operator, or no longer one. False if there is no such user. */
  setOperator(user_id: string, operator: boolean): boolean;
}

/** What `sqliteUsers` opens. Doors and pages get the first part alone. */
export interface OpenUsers extends Users {
  readonly all: AllUsers;
  close(): void;
}

const SCHEMA = `
  create table if not exists users (
    id text primary key, account_id text not null references accounts (id), name text not null, name_folded text not null unique,
    role text not null, password text not null, created_at integer not null, operator integer not null default 0
  ) strict;
  create table if not exists sessions (
    id text primary key, cookie_hash text not null unique, user_id text not null references users (id) on delete cascade, csrf text not null,
    created_at integer not null, last_seen_at integer not null, address text not null, agent text not null
  ) strict;
  create table if not exists invitations (
    token_hash text primary key, account_id text not null, role text not null, created_at integer not null,
    operator integer not null default 0
  ) strict;
  create table if not exists password_resets (
    token_hash text primary key, user_id text not null references users (id) on delete cascade, created_at integer not null
  ) strict;
`;

const DAY_MS = 86_400_000;
const INVITATION_MS = 7 * DAY_MS;
const RESET_MS = DAY_MS;
const SESSION_MS = 30 * DAY_MS;
const IDLE_MS = 7 * DAY_MS;
/** How exactly the last use of a session is known. */
const SEEN_EVERY_MS = 5 * 60_000;

const NAME = /^[\p{L}\p{N}](?:[\p{L}\p{N} ._@+-]{0,62}[\p{L}\p{N}])?$/u;

const secret = () => randomBytes(32).toString('base64url');
/** Secrets have 256 bits: stored as SHA-256, they need no slow hash. */
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** A hash that no password has: what an unknown name is checked against, so that it takes as long as a known one. */
let nobody: Promise<string> | undefined;

/** Users and sessions in the accounts' SQLite file (which `openAccounts` has made), so that backups hold them too. */
export function sqliteUsers(
  path: string,
  options: { readonly clock?: Clock; readonly steady?: Clock } = {},
): OpenUsers {
  const clock = options.clock ?? systemClock;
  const steady = options.steady ?? options.clock ?? steadyClock();
  const db = openSqlite(path, ACCOUNTS);
  db.exec(SCHEMA);
  const limits = sqliteSignInLimits(db, steady);

  const userBy = db.prepare('select * from users where name_folded = ?');
  const sessionBy = db.prepare(
    `select s.*, u.account_id, u.name, u.role, u.operator, u.created_at as user_created_at from sessions s join users u on u.id = s.user_id
     where cookie_hash = ?1 or user_id = ?2 order by s.last_seen_at desc`,
  );
  const invitationBy = db.prepare(
    'select * from invitations where token_hash = ? and created_at > ? and created_at <= ?',
  );
  const resetBy = db.prepare(
    'select u.* from password_resets r join users u on u.id = r.user_id where r.token_hash = ? and r.created_at > ? and r.created_at <= ?',
  );
  const addSession = db.prepare('insert into sessions values (?, ?, ?, ?, ?, ?, ?, ?)');

  const begin = (user: User, { address, agent }: Visitor): SignedIn => {
    const now = clock();
    const [after, until] = holdingSince(now, SESSION_MS);
    db.prepare('delete from sessions where created_at < ? or created_at > ? or last_seen_at < ?').run(
      after,
      until,
      now - IDLE_MS,
    );
    const cookie = secret();
    const session = { id: randomUUID(), user, csrf: secret(), created_at: now, last_seen_at: now, address, agent };
    limits.succeeded(user, address);
    addSession.run(session.id, hashOf(cookie), user.id, session.csrf, now, now, address, agent.slice(0, 300));
    return { cookie, session };
  };

  const live = (row: Record<string, unknown>): boolean => {
    const now = clock();
    const [after, until] = holdingSince(now, SESSION_MS);
    const { created_at, last_seen_at } = row as { created_at: number; last_seen_at: number };
    return created_at > after && created_at <= until && last_seen_at > now - IDLE_MS;
  };
  const invited = (token: string) => invitationBy.get(hashOf(token), ...holdingSince(clock(), INVITATION_MS));
  const forgottenBy = (token: string) => resetBy.get(hashOf(token), ...holdingSince(clock(), RESET_MS));

  const all: AllUsers = {
    list: () => db.prepare('select * from users order by created_at, rowid').all().map(toUser),
    invite({ account_id, role, operator = false }) {
      const token = secret();
      const values = [account_id, role, Number(operator)] as const;
      db.prepare('delete from invitations where account_id = ? and role = ? and operator = ?').run(...values);
      db.prepare(
        'insert into invitations (token_hash, account_id, role, operator, created_at) values (?, ?, ?, ?, ?)',
      ).run(hashOf(token), ...values, clock());
      return token;
    },
    reset(user_id) {
      if (db.prepare('select 1 from users where id = ?').get(user_id) === undefined) return undefined;
      const token = secret();
      db.prepare('delete from password_resets where user_id = ?').run(user_id);
      db.prepare('insert into password_resets values (?, ?, ?)').run(hashOf(token), user_id, clock());
      return token;
    },
    setOperator: (user_id, operator) =>
      db.prepare('update users set operator = ? where id = ?').run(Number(operator), user_id).changes === 1,
  };
  /** Somebody of the account of who asks, over whom they may decide. */
  const ownUser = (by: User, user_id: string): User => {
    const row = db.prepare('select * from users where id = ? and account_id = ?').get(user_id, by.account_id);
    if (!row) throw new ServiceError('not_found', 'There is no such person.');
    const user = toUser(row);
    if (user.operator && !by.operator)
      throw new ServiceError('forbidden', `${user.name} runs the installation: only another operator may do this.`);
    return user;
  };

  return {
    all,
    any: () => db.prepare('select 1 from users limit 1').get() !== undefined,
    list: ({ account_id }) =>
      db.prepare('select * from users where account_id = ? order by created_at, rowid').all(account_id).map(toUser),
    invite: ({ account_id }, role) => all.invite({ account_id, role }),
    reset: (by, user_id) => all.reset(ownUser(by, user_id).id)!,
    invitation(token) {
      const forgotten = forgottenBy(token);
      if (forgotten) return { role: forgotten.role as Role, name: forgotten.name as string };
      const row = invited(token);
      return row && { role: row.role as Role };
    },
    async accept({ token, name, password }, from) {
      const forgotten = forgottenBy(token);
      if (forgotten) {
        const user = toUser(forgotten);
        checkPassword(password, user.name);
        const stored = await hashPassword(password);
        if (db.prepare('delete from password_resets where token_hash = ?').run(hashOf(token)).changes !== 1)
          throw new ServiceError('not_found', 'This link was used already; ask for a new one.');
        db.prepare('update users set password = ? where id = ?').run(stored, user.id);
        db.prepare('delete from sessions where user_id = ?').run(user.id);
        limits.forgive(user.name);
        return begin(user, from);
      }
      const shown = name.normalize('NFC').trim();
      if (!NAME.test(shown))
        throw new ServiceError('invalid_request', 'A name has 1 to 64 letters, digits, blanks or any of . _ @ + -', {
          field: 'name',
        });
      checkPassword(password, shown);
      const stored = await hashPassword(password);
      const invitation = invited(token);
      if (!invitation)
        throw new ServiceError('not_found', 'This link was used already or is older than a week; ask for a new one.');
      if (userBy.get(folded(shown)))
        throw new ServiceError('invalid_request', `The name "${shown}" is taken.`, { field: 'name' });
      const user: User = {
        id: randomUUID(),
        account_id: invitation.account_id as string,
        name: shown,
        role: invitation.role as Role,
        operator: invitation.operator === 1,
        created_at: clock(),
      };
      transaction(db, () => {
        const { changes } = db.prepare('delete from invitations where token_hash = ?').run(hashOf(token));
        if (changes !== 1) throw new ServiceError('not_found', 'This link was used already; ask for a new one.');
        db.prepare(
          'insert into users (id, account_id, name, name_folded, role, password, created_at, operator) values (?, ?, ?, ?, ?, ?, ?, ?)',
        ).run(
          user.id,
          user.account_id,
          user.name,
          folded(user.name),
          user.role,
          stored,
          user.created_at,
          Number(user.operator),
        );
      });
      return begin(user, from);
    },
    async signIn({ name, password }, from) {
      limits.attempt(name, from.address);
      const row = userBy.get(folded(name));
      const right = await isPassword(
        password,
        (row?.password as string) ?? (await (nobody ??= hashPassword(secret()))),
      );
      if (!row || !right) throw new ServiceError('sign_in_refused');
      return begin(toUser(row), from);
    },
    session(cookie) {
      const row = sessionBy.get(hashOf(cookie), '');
      if (!row || !live(row)) return undefined;
      if (Math.abs(clock() - (row.last_seen_at as number)) > SEEN_EVERY_MS) {
        try {
          db.prepare('update sessions set last_seen_at = ? where id = ?').run(clock(), row.id as string);
        } catch {
          // who reads is not refused for it, as on a full disk: the next call tries again
        }
      }
      return toSession(row);
    },
    sessions: (user_id) => sessionBy.all('', user_id).filter(live).map(toSession),
    endSession: (user_id, session_id) =>
      db.prepare('delete from sessions where user_id = ? and id = ?').run(user_id, session_id).changes === 1,
    async changePassword({ id, user, address }, present, next) {
      limits.attempt(user.name, address);
      const row = userBy.get(folded(user.name));
      if (!row || !(await isPassword(present, row.password as string))) throw new ServiceError('sign_in_refused');
      limits.succeeded(user, address);
      checkPassword(next, user.name);
      db.prepare('update users set password = ? where id = ?').run(await hashPassword(next), user.id);
      db.prepare('delete from sessions where user_id = ? and id <> ?').run(user.id, id);
    },
    remove(by, user_id) {
      if (user_id === by.id) throw new ServiceError('invalid_request', 'You cannot remove yourself.');
      db.prepare('delete from users where id = ?').run(ownUser(by, user_id).id);
    },
    close() {
      if (db.isOpen) db.close();
    },
  };
}

/** Compares two secrets without telling by time where they differ. */
export function sameSecret(given: string, known: string): boolean {
  return timingSafeEqual(createHash('sha256').update(given).digest(), createHash('sha256').update(known).digest());
}

const toUser = ({ id, account_id, name, role, operator, created_at }: Record<string, unknown>): User =>
  ({ id, account_id, name, role, operator: operator === 1, created_at }) as User;

const toSession = (row: Record<string, unknown>): Session => {
  const { id, csrf, created_at, last_seen_at, address, agent } = row;
  const user = toUser({ ...row, id: row.user_id, created_at: row.user_created_at });
  return { id, user, csrf, created_at, last_seen_at, address, agent } as Session;
};
