import type { Invitation, OpenInvitation, Session, UserStore } from '#accounts/user-store.ts';
import type { Clock } from '#clock.ts';
import { ACCOUNTS } from './accounts.ts';
import type { StoreDefinition } from './definition.ts';
import { DIRECTORY_SCHEMA } from './directory.ts';
import { openStore } from './open.ts';
import { REMOVALS_SCHEMA } from './removal.ts';
import { SIGN_IN_SCHEMA, signInLimits } from './sign-in-limits.ts';
import { toUser } from './user-row.ts';

const SCHEMA = `
  create table if not exists users (
    id text primary key, account_id text not null references accounts (id), name text not null, name_folded text not null unique,
    role text not null, password text not null, created_at integer not null, operator integer not null default 0, disabled_at integer
  ) strict;
  create table if not exists sessions (
    id text primary key, cookie_hash text not null unique, user_id text not null references users (id) on delete cascade, csrf text not null,
    created_at integer not null, last_seen_at integer not null, address text not null, agent text not null
  ) strict;
  create table if not exists invitations (
    token_hash text primary key, account_id text not null, role text not null, created_at integer not null,
    operator integer not null default 0, expires_at integer, name text, invited_by text
  ) strict;
  create table if not exists password_resets (
    token_hash text primary key, user_id text not null references users (id) on delete cascade, created_at integer not null
  ) strict;
  create table if not exists identities (
    issuer text not null, subject text not null, account_id text not null, user_id text not null references users (id) on delete cascade,
    primary key (issuer, subject, account_id)
  ) strict, without rowid;
  ${DIRECTORY_SCHEMA}
  ${SIGN_IN_SCHEMA}
  ${REMOVALS_SCHEMA}`;

const INVITATION = 'account_id, role, operator, created_at, expires_at, name, invited_by';

const SESSION = `select s.*, u.account_id, u.name, u.role, u.operator, u.password, u.disabled_at, u.created_at as user_created_at
  from sessions s join users u on u.id = s.user_id`;

export const store: StoreDefinition<UserStore> = {
  file: ACCOUNTS,
  also: (db) => db.exec(SCHEMA),
  methods: {
    any: 'read',
    list: 'read',
    listAll: 'read',
    named: 'read',
    setOperator: 'write',
    remove: 'write',
    invite: 'write',
    invitations: 'read',
    revokeInvitation: 'write',
    invitation: 'read',
    join: 'write',
    identified: 'read',
    joinIdentified: 'write',
    adopt: 'write',
    groupsOf: 'read',
    setRole: 'write',
    addReset: 'write',
    reset: 'read',
    useReset: 'write',
    setPassword: 'write',
    begin: 'write',
    // every call of the console asks this
    session: 'here',
    sessions: 'read',
    seen: 'write',
    endSession: 'write',
    attempt: 'write',
    succeeded: 'write',
    forgive: 'write',
  },
  over(db, { steady }) {
    const sql = {
      any: db.prepare('select 1 from users limit 1'),
      list: db.prepare('select * from users where account_id = ? order by created_at, rowid'),
      listAll: db.prepare('select * from users order by created_at, rowid'),
      named: db.prepare('select * from users where name_folded = ?'),
      add: db.prepare(
        'insert into users (id, account_id, name, name_folded, role, password, created_at, operator) values (?, ?, ?, ?, ?, ?, ?, ?)',
      ),
      setOperator: db.prepare('update users set operator = ? where id = ?'),
      identified: db.prepare(
        `select u.* from identities i join users u on u.id = i.user_id
         where i.issuer = ? and i.subject = ? and i.account_id = ?`,
      ),
      told: db.prepare(
        `select u.* from directory_people d join users u on u.id = d.user_id
         where d.account_id = ?1 and (d.external_id = ?2 or d.user_name_folded = ?3) and u.password = ''
           and not exists (select 1 from identities i where i.user_id = u.id and i.issuer = ?4)
         order by d.external_id = ?2 desc, u.rowid limit 1`,
      ),
      groupsOf: db.prepare(
        `select g.name from directory_members m join directory_groups g on g.id = m.group_id where m.user_id = ?
         order by g.name_folded`,
      ),
      identify: db.prepare('insert into identities values (?, ?, ?, ?)'),
      setRole: db.prepare('update users set role = ?, operator = ? where id = ?'),
      setPassword: db.prepare('update users set password = ? where id = ?'),
      remove: db.prepare('delete from users where id = ? and account_id = ?'),
      voidInvitations: db.prepare(
        'delete from invitations where account_id = ? and role = ? and operator = ? and name is ?',
      ),
      invite: db.prepare(
        `insert into invitations (token_hash, account_id, role, operator, created_at, expires_at, name, invited_by)
         values (?, ?, ?, ?, ?, ?, ?, ?)`,
      ),
      invitation: db.prepare(`select ${INVITATION} from invitations where token_hash = ?`),
      invitations: db.prepare(
        `select substr(token_hash, 1, 16) as id, ${INVITATION} from invitations where account_id = ? order by created_at, rowid`,
      ),
      revoke: db.prepare('delete from invitations where account_id = ? and substr(token_hash, 1, 16) = ?'),
      useInvitation: db.prepare('delete from invitations where token_hash = ?'),
      voidResets: db.prepare('delete from password_resets where user_id = ?'),
      addReset: db.prepare("insert into password_resets select ?1, id, ?3 from users where id = ?2 and password <> ''"),
      reset: db.prepare(
        'select u.*, r.created_at as reset_at from password_resets r join users u on u.id = r.user_id where r.token_hash = ?',
      ),
      useReset: db.prepare('delete from password_resets where token_hash = ? returning user_id'),
      begin: db.prepare('insert into sessions values (?, ?, ?, ?, ?, ?, ?, ?)'),
      forget: db.prepare('delete from sessions where created_at <= ? or created_at > ? or last_seen_at <= ?'),
      session: db.prepare(
        `${SESSION} where cookie_hash = ? and u.disabled_at is null and u.account_id not in (select account_id from account_removals)`,
      ),
      sessions: db.prepare(`${SESSION} where user_id = ? order by s.last_seen_at desc, s.rowid desc`),
      seen: db.prepare('update sessions set last_seen_at = ? where id = ?'),
      end: db.prepare('delete from sessions where user_id = ? and id = ?'),
      endAllBut: db.prepare('delete from sessions where user_id = ? and id <> ?'),
    };
    return {
      any: () => sql.any.get() !== undefined,
      list: (account_id) => sql.list.all(account_id).map(toUser),
      listAll: () => sql.listAll.all().map(toUser),
      named(name_folded) {
        const row = sql.named.get(name_folded);
        return row && { user: toUser(row), password: String(row.password) };
      },
      setOperator: (user_id, operator) => sql.setOperator.run(Number(operator), user_id).changes === 1,
      remove: (account_id, user_id) => sql.remove.run(user_id, account_id).changes === 1,

      invite(token_hash, { account_id, role, operator, created_at, expires_at, name = null, invited_by = null }) {
        sql.voidInvitations.run(account_id, role, Number(operator), name);
        sql.invite.run(
          ...[token_hash, account_id, role, Number(operator), created_at, expires_at ?? null, name, invited_by],
        );
      },
      invitation(token_hash) {
        const row = sql.invitation.get(token_hash);
        return row && toInvitation(row);
      },
      invitations: (account_id) => sql.invitations.all(account_id).map((row) => toInvitation(row) as OpenInvitation),
      revokeInvitation: (account_id, id) => sql.revoke.run(account_id, id).changes === 1,
      join(token_hash, { id, account_id, name, role, created_at, operator }, name_folded, password) {
        if (!sql.invitation.get(token_hash)) return 'no invitation';
        if (sql.named.get(name_folded)) return 'name taken';
        sql.useInvitation.run(token_hash);
        sql.add.run(id, account_id, name, name_folded, role, password, created_at, Number(operator));
        return 'joined';
      },
      identified({ issuer, subject, account_id }) {
        const row = sql.identified.get(issuer, subject, account_id);
        return row && toUser(row);
      },
      joinIdentified({ issuer, subject, account_id }, { id, name, role, created_at, operator }, name_folded) {
        if (sql.identified.get(issuer, subject, account_id)) return 'identity taken';
        if (sql.named.get(name_folded)) return 'name taken';
        sql.add.run(id, account_id, name, name_folded, role, '', created_at, Number(operator));
        sql.identify.run(issuer, subject, account_id, id);
        return 'joined';
      },
      adopt({ issuer, subject, account_id }, link, link_folded) {
        const row = sql.told.get(account_id, link, link_folded, issuer);
        if (!row) return undefined;
        sql.identify.run(issuer, subject, account_id, String(row.id));
        return toUser(row);
      },
      groupsOf: (user_id) => sql.groupsOf.all(user_id).map(({ name }) => String(name)),
      setRole: (user_id, role, operator) => sql.setRole.run(role, Number(operator), user_id).changes === 1,
      addReset(token_hash, user_id, created_at) {
        sql.voidResets.run(user_id);
        return sql.addReset.run(token_hash, user_id, created_at).changes === 1;
      },
      reset(token_hash) {
        const row = sql.reset.get(token_hash);
        return row && { user: toUser(row), created_at: row.reset_at as number };
      },
      useReset(token_hash, password) {
        const used = sql.useReset.get(token_hash);
        if (!used) return false;
        sql.setPassword.run(password, used.user_id as string);
        sql.endAllBut.run(used.user_id as string, '');
        return true;
      },
      setPassword(user_id, password, kept_session) {
        sql.setPassword.run(password, user_id);
        sql.endAllBut.run(user_id, kept_session);
      },

      begin(session, cookie_hash, { begun_after, begun_until, seen_after }) {
        const { id, user, csrf, created_at, last_seen_at, address, agent } = session;
        sql.forget.run(begun_after, begun_until, seen_after);
        sql.begin.run(id, cookie_hash, user.id, csrf, created_at, last_seen_at, address, agent);
      },
      session(cookie_hash) {
        const row = sql.session.get(cookie_hash);
        return row && toSession(row);
      },
      sessions: (user_id) => sql.sessions.all(user_id).map(toSession),
      seen: (session_id, at) => void sql.seen.run(at, session_id),
      endSession: (user_id, session_id) => sql.end.run(user_id, session_id).changes === 1,
      ...signInLimits(db, steady),
    };
  },
};

/** In the accounts' SQLite file, so that backups hold them too. @throws ServiceError as `openSqlite`. */
export const sqliteUserStore = (
  path: string,
  clocks: { readonly clock?: Clock; readonly steady?: Clock } = {},
): UserStore => openStore(import.meta.url, store, path, clocks);

/** Unknown is absent: columns without a value are left out. */
const toInvitation = (row: Record<string, unknown>): Invitation => ({
  ...(Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as unknown as Invitation),
  operator: row.operator === 1,
});

const toSession = (row: Record<string, unknown>): Session => {
  const { id, csrf, created_at, last_seen_at, address, agent } = row;
  const user = toUser({ ...row, id: row.user_id, created_at: row.user_created_at });
  return { id, user, csrf, created_at, last_seen_at, address, agent } as Session;
};
