import { createHash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { type Clock, systemClock } from '#clock.ts';
import { ServiceError } from '#errors.ts';
import { openSqlite, transaction } from '#storage/sqlite.ts';
import { checkPassword, hashPassword, isPassword } from './passwords.ts';
import { ACCOUNTS } from './sqlite-store.ts';

/** `owner` also invites people and changes the corpus. */
export type Role = 'owner' | 'member';

export interface User {
  readonly id: string;
  readonly account_id: string;
  readonly name: string;
  readonly role: Role;
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
  /** By creation. */
  list(): readonly User[];
  /** A token that makes one user, once, within a week. An earlier invitation of the same account and role becomes void. */
  invite(wanted: { readonly account_id: string; readonly role: Role }): string;
  /**
   * A token with which a user who has forgotten the password sets another, once, within a day. An earlier one of the same user becomes void; the
   * present password works until then. Undefined if there is no such user.
   */
  reset(user_id: string): string | undefined;
  /** What a token invites to, with the user's name if it is there to set a new password; undefined if it is unknown, used or too old. */
  invitation(token: string): { readonly role: Role; readonly name?: string } | undefined;
  /**
   * Makes the user that a token invites, or sets the password of the one that it was made for and ends all sessions of theirs; the name is not
   * looked at then.
   * @throws ServiceError `not_found` for a void token, `invalid_request` for a name that is taken or a password that is too weak.
   */
  accept(wanted: { token: string; name: string; password: string }, from: Visitor): Promise<SignedIn>;
  /**
   * @throws ServiceError `sign_in_refused`; `rate_limited` with `retry_after_s` after five failures for one name or from one address: the wait
   * doubles with each further one, up to 15 minutes.
   */
  signIn(given: { name: string; password: string }, from: Visitor): Promise<SignedIn>;
  /** The session of a cookie, if it is known and not over: 30 days after sign-in, or 7 after it was last used. */
  session(cookie: string): Session | undefined;
  sessions(user_id: string): readonly Session[];
  /** False if the user has no such session. */
  endSession(user_id: string, session_id: string): boolean;
  /** Ends every other session of the user. @throws ServiceError `sign_in_refused` if `present` is not the password. */
  changePassword(session: Session, present: string, next: string): Promise<void>;
  /** Removes the user and every session. False if there is no such user. */
  remove(user_id: string): boolean;
  close(): void;
}

const SCHEMA = `
  create table if not exists users (
    id text primary key, account_id text not null references accounts (id), name text not null, name_folded text not null unique,
    role text not null, password text not null, created_at integer not null
  ) strict;
  create table if not exists sessions (
    id text primary key, cookie_hash text not null unique, user_id text not null references users (id) on delete cascade, csrf text not null,
    created_at integer not null, last_seen_at integer not null, address text not null, agent text not null
  ) strict;
  create table if not exists invitations (
    token_hash text primary key, account_id text not null, role text not null, created_at integer not null
  ) strict;
  create table if not exists password_resets (
    token_hash text primary key, user_id text not null references users (id) on delete cascade, created_at integer not null
  ) strict;
  create table if not exists sign_in_failures (subject text primary key, failures integer not null, last_at integer not null) strict;
`;

const DAY_MS = 86_400_000;
const INVITATION_MS = 7 * DAY_MS;
const RESET_MS = DAY_MS;
const SESSION_MS = 30 * DAY_MS;
const IDLE_MS = 7 * DAY_MS;
/** How exactly the last use of a session is known. */
const SEEN_EVERY_MS = 5 * 60_000;

const FREE_FAILURES = 5;
const LONGEST_WAIT_MS = 15 * 60_000;

const NAME = /^[\p{L}\p{N}](?:[\p{L}\p{N} ._@+-]{0,62}[\p{L}\p{N}])?$/u;

const secret = () => randomBytes(32).toString('base64url');
/** Secrets have 256 bits: stored as SHA-256, they need no slow hash. */
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const folded = (name: string) => name.normalize('NFKC').trim().toLowerCase();
/** Under what failures of a name are counted: names themselves may be secrets typed into the wrong field. */
const subjectOf = (name: string) => `name ${hashOf(folded(name)).slice(0, 32)}`;

/** A hash that no password has: what an unknown name is checked against, so that it takes as long as a known one. */
let nobody: Promise<string> | undefined;

/** Users and sessions in the accounts' SQLite file (which `openAccounts` has made), so that backups hold them too. */
export function sqliteUsers(path: string, options: { readonly clock?: Clock } = {}): Users {
  const clock = options.clock ?? systemClock;
  const db = openSqlite(path, ACCOUNTS);
  db.exec(SCHEMA);

  const userBy = db.prepare('select * from users where name_folded = ?');
  const sessionBy = db.prepare(
    `select s.*, u.account_id, u.name, u.role, u.created_at as user_created_at from sessions s join users u on u.id = s.user_id
     where cookie_hash = ?1 or user_id = ?2 order by s.last_seen_at desc`,
  );
  const invitationBy = db.prepare('select * from invitations where token_hash = ? and created_at > ?');
  const resetBy = db.prepare(
    'select u.* from password_resets r join users u on u.id = r.user_id where r.token_hash = ? and r.created_at > ?',
  );
  const addSession = db.prepare('insert into sessions values (?, ?, ?, ?, ?, ?, ?, ?)');
  const failuresOf = db.prepare('select failures, last_at from sign_in_failures where subject = ?');
  const countFailure = db.prepare(
    `insert into sign_in_failures values (?1, 1, ?2)
     on conflict (subject) do update set failures = iif(last_at < ?2 - ${DAY_MS}, 1, failures + 1), last_at = ?2`,
  );

  const begin = (user: User, { address, agent }: Visitor): SignedIn => {
    const now = clock();
    db.prepare('delete from sessions where created_at < ? or last_seen_at < ?').run(now - SESSION_MS, now - IDLE_MS);
    const cookie = secret();
    const session = { id: randomUUID(), user, csrf: secret(), created_at: now, last_seen_at: now, address, agent };
    addSession.run(session.id, hashOf(cookie), user.id, session.csrf, now, now, address, agent.slice(0, 300));
    return { cookie, session };
  };

  /** Each attempt counts as a failure until it has succeeded, so that a volley of them gets no more guesses than a queue. */
  const attempt = (subjects: readonly string[]): void => {
    const now = clock();
    for (const subject of subjects) {
      const { failures, last_at } = (failuresOf.get(subject) ?? { failures: 0, last_at: 0 }) as Record<string, number>;
      const wait_ms =
        failures! < FREE_FAILURES ? 0 : Math.min(LONGEST_WAIT_MS, 1000 * 2 ** (failures! - FREE_FAILURES));
      const left_ms = last_at! + wait_ms - now;
      if (left_ms <= 0) continue;
      const retry_after_s = Math.ceil(left_ms / 1000);
      throw new ServiceError('rate_limited', `Too many failed sign-ins: try again in ${retry_after_s} s.`, {
        retry_after_s,
      });
    }
    for (const subject of subjects) countFailure.run(subject, now);
  };
  const forgive = (subjects: readonly string[]) => {
    for (const subject of subjects) db.prepare('delete from sign_in_failures where subject = ?').run(subject);
  };

  const live = (row: Record<string, unknown>): boolean =>
    (row.created_at as number) > clock() - SESSION_MS && (row.last_seen_at as number) > clock() - IDLE_MS;

  return {
    any: () => db.prepare('select 1 from users limit 1').get() !== undefined,
    list: () => db.prepare('select * from users order by created_at, rowid').all().map(toUser),
    invite({ account_id, role }) {
      const token = secret();
      db.prepare('delete from invitations where account_id = ? and role = ?').run(account_id, role);
      db.prepare('insert into invitations values (?, ?, ?, ?)').run(hashOf(token), account_id, role, clock());
      return token;
    },
    reset(user_id) {
      if (db.prepare('select 1 from users where id = ?').get(user_id) === undefined) return undefined;
      const token = secret();
      db.prepare('delete from password_resets where user_id = ?').run(user_id);
      db.prepare('insert into password_resets values (?, ?, ?)').run(hashOf(token), user_id, clock());
      return token;
    },
    invitation(token) {
      const forgotten = resetBy.get(hashOf(token), clock() - RESET_MS);
      if (forgotten) return { role: forgotten.role as Role, name: forgotten.name as string };
      const row = invitationBy.get(hashOf(token), clock() - INVITATION_MS);
      return row && { role: row.role as Role };
    },
    async accept({ token, name, password }, from) {
      const forgotten = resetBy.get(hashOf(token), clock() - RESET_MS);
      if (forgotten) {
        const user = toUser(forgotten);
        checkPassword(password, user.name);
        const stored = await hashPassword(password);
        if (db.prepare('delete from password_resets where token_hash = ?').run(hashOf(token)).changes !== 1)
          throw new ServiceError('not_found', 'This link was used already; ask for a new one.');
        db.prepare('update users set password = ? where id = ?').run(stored, user.id);
        db.prepare('delete from sessions where user_id = ?').run(user.id);
        forgive([subjectOf(user.name)]);
        return begin(user, from);
      }
      const shown = name.normalize('NFC').trim();
      if (!NAME.test(shown))
        throw new ServiceError('invalid_request', 'A name has 1 to 64 letters, digits, blanks or any of . _ @ + -', {
          field: 'name',
        });
      checkPassword(password, shown);
      const stored = await hashPassword(password);
      const invitation = invitationBy.get(hashOf(token), clock() - INVITATION_MS);
      if (!invitation)
        throw new ServiceError('not_found', 'This link was used already or is older than a week; ask for a new one.');
      if (userBy.get(folded(shown)))
        throw new ServiceError('invalid_request', `The name "${shown}" is taken.`, { field: 'name' });
      const user: User = {
        id: randomUUID(),
        account_id: invitation.account_id as string,
        name: shown,
        role: invitation.role as Role,
        created_at: clock(),
      };
      transaction(db, () => {
        const { changes } = db.prepare('delete from invitations where token_hash = ?').run(hashOf(token));
        if (changes !== 1) throw new ServiceError('not_found', 'This link was used already; ask for a new one.');
        db.prepare('insert into users values (?, ?, ?, ?, ?, ?, ?)').run(
          user.id,
          user.account_id,
          user.name,
          folded(user.name),
          user.role,
          stored,
          user.created_at,
        );
      });
      return begin(user, from);
    },
    async signIn({ name, password }, from) {
      const subjects = [subjectOf(name), `address ${from.address}`];
      attempt(subjects);
      const row = userBy.get(folded(name));
      const right = await isPassword(
        password,
        (row?.password as string) ?? (await (nobody ??= hashPassword(secret()))),
      );
      if (!row || !right) throw new ServiceError('sign_in_refused');
      forgive(subjects);
      return begin(toUser(row), from);
    },
    session(cookie) {
      const row = sessionBy.get(hashOf(cookie), '');
      if (!row || !live(row)) return undefined;
      if ((row.last_seen_at as number) < clock() - SEEN_EVERY_MS)
        db.prepare('update sessions set last_seen_at = ? where id = ?').run(clock(), row.id as string);
      return toSession(row);
    },
    sessions: (user_id) => sessionBy.all('', user_id).filter(live).map(toSession),
    endSession: (user_id, session_id) =>
      db.prepare('delete from sessions where user_id = ? and id = ?').run(user_id, session_id).changes === 1,
    async changePassword({ id, user }, present, next) {
      const subjects = [subjectOf(user.name)];
      attempt(subjects);
      const row = userBy.get(folded(user.name));
      if (!row || !(await isPassword(present, row.password as string))) throw new ServiceError('sign_in_refused');
      forgive(subjects);
      checkPassword(next, user.name);
      db.prepare('update users set password = ? where id = ?').run(await hashPassword(next), user.id);
      db.prepare('delete from sessions where user_id = ? and id <> ?').run(user.id, id);
    },
    remove: (user_id) => db.prepare('delete from users where id = ?').run(user_id).changes === 1,
    close() {
      if (db.isOpen) db.close();
    },
  };
}

/** Compares two secrets without telling by time where they differ. */
export function sameSecret(given: string, known: string): boolean {
  return timingSafeEqual(createHash('sha256').update(given).digest(), createHash('sha256').update(known).digest());
}

const toUser = ({ id, account_id, name, role, created_at }: Record<string, unknown>): User =>
  ({ id, account_id, name, role, created_at }) as User;

const toSession = (row: Record<string, unknown>): Session => {
  const { id, csrf, created_at, last_seen_at, address, agent } = row;
  const user = toUser({ ...row, id: row.user_id, created_at: row.user_created_at });
  return { id, user, csrf, created_at, last_seen_at, address, agent } as Session;
};
