import type { Invitation, OpenInvitation, Session, UserStore } from '#accounts/user-store.ts';
import type { Clock } from '#clock.ts';
import type { Database, Row, Sql } from './database.ts';
import { signInLimits } from './sign-in-limits.ts';
import { toUser } from './user-row.ts';

const INVITATION = 'account_id, role, operator, created_at, expires_at, name, invited_by';

const SESSION = `select s.*, u.account_id, u.name, u.role, u.operator, u.password, u.disabled_at, u.created_at as user_created_at
  from sessions s join users u on u.id = s.user_id`;

/** People, their sessions and invitations in PostgreSQL. @param steady Of durations. */
export function postgresUserStore(database: Database, steady: Clock): UserStore {
  const port = database.port();
  const users = (text: string, ...values: string[]) =>
    port.read(async (sql) => (await sql.rows(text, ...values)).map(toUser));
  const endAllBut = (sql: Sql, user_id: string, session: string) =>
    sql.run('delete from sessions where user_id = $1 and id <> $2', user_id, session);
  const setPassword = (sql: Sql, user_id: string, password: string) =>
    sql.run('update users set password = $1 where id = $2', password, user_id);
  const changed = (text: string, ...values: (string | boolean)[]) =>
    port.one(async (sql) => (await sql.run(text, ...values)) === 1);

  return {
    any: () => port.read(async (sql) => (await sql.row('select 1 from users limit 1')) !== undefined),
    list: (account_id) => users('select * from users where account_id = $1 order by created_at, place', account_id),
    listAll: () => users('select * from users order by created_at, place'),
    named: (name_folded) =>
      port.read(async (sql) => {
        const row = await sql.row('select * from users where name_folded = $1', name_folded);
        return row && { user: toUser(row), password: String(row.password) };
      }),
    setOperator: (user_id, operator) => changed('update users set operator = $1 where id = $2', operator, user_id),
    remove: (account_id, user_id) =>
      changed('delete from users where id = $1 and account_id = $2', user_id, account_id),

    invite: (token_hash, { account_id, role, operator, created_at, expires_at, name = null, invited_by = null }) =>
      port.write(async (sql) => {
        await sql.run(
          `delete from invitations where account_id = $1 and role = $2 and operator = $3
           and name is not distinct from $4::text`,
          ...[account_id, role, operator, name],
        );
        await sql.run(
          `insert into invitations (token_hash, account_id, role, operator, created_at, expires_at, name, invited_by)
           values ($1, $2, $3, $4, $5, $6, $7, $8)`,
          ...[token_hash, account_id, role, operator, created_at, expires_at ?? null, name, invited_by],
        );
      }),
    invitation: (token_hash) =>
      port.read(async (sql) => {
        const row = await sql.row(`select ${INVITATION} from invitations where token_hash = $1`, token_hash);
        return row && toInvitation(row);
      }),
    invitations: (account_id) =>
      port.read(async (sql) =>
        (
          await sql.rows(
            `select left(token_hash, 16) as id, ${INVITATION} from invitations where account_id = $1 order by created_at`,
            account_id,
          )
        ).map((row) => toInvitation(row) as OpenInvitation),
      ),
    revokeInvitation: (account_id, id) =>
      changed('delete from invitations where account_id = $1 and left(token_hash, 16) = $2', account_id, id),
    join: (token_hash, { id, account_id, name, role, created_at, operator }, name_folded, password) =>
      port.write(async (sql) => {
        // the row is held: of two that use an invitation at once the second finds it used
        const invited = await sql.row('select 1 from invitations where token_hash = $1 for update', token_hash);
        if (!invited) return 'no invitation';
        const added = await sql.run(
          `insert into users (id, account_id, name, name_folded, role, password, created_at, operator)
           values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (name_folded) do nothing`,
          ...[id, account_id, name, name_folded, role, password, created_at, operator],
        );
        if (added === 0) return 'name taken';
        await sql.run('delete from invitations where token_hash = $1', token_hash);
        return 'joined';
      }),
    identified: ({ issuer, subject, account_id }) =>
      port.read(async (sql) => {
        const row = await sql.row(
          `select u.* from identities i join users u on u.id = i.user_id
           where i.issuer = $1 and i.subject = $2 and i.account_id = $3`,
          ...[issuer, subject, account_id],
        );
        return row && toUser(row);
      }),
    joinIdentified: ({ issuer, subject, account_id }, { id, name, role, created_at, operator }, name_folded) =>
      port.write(async (sql) => {
        // who comes second waits here until the first has joined
        await sql.row('select pg_advisory_xact_lock(hashtextextended($1, 0))', `identity ${issuer} ${subject}`);
        const known = await sql.row(
          'select 1 from identities where issuer = $1 and subject = $2 and account_id = $3',
          ...[issuer, subject, account_id],
        );
        if (known) return 'identity taken';
        const added = await sql.run(
          `insert into users (id, account_id, name, name_folded, role, password, created_at, operator)
           values ($1, $2, $3, $4, $5, '', $6, $7) on conflict (name_folded) do nothing`,
          ...[id, account_id, name, name_folded, role, created_at, operator],
        );
        if (added === 0) return 'name taken';
        await sql.run('insert into identities values ($1, $2, $3, $4)', issuer, subject, account_id, id);
        return 'joined';
      }),
    adopt: ({ issuer, subject, account_id }, link, link_folded) =>
      port.write(async (sql) => {
        // the row is held: of two first sign-ins at once one is given the person
        const row = await sql.row(
          `select u.* from directory_people d join users u on u.id = d.user_id
           where d.account_id = $1 and (d.external_id = $2 or d.user_name_folded = $3) and u.password = ''
             and not exists (select 1 from identities i where i.user_id = u.id and i.issuer = $4)
           order by d.external_id is not distinct from $2 desc, u.place limit 1 for update of u`,
          ...[account_id, link, link_folded, issuer],
        );
        if (!row) return undefined;
        const given = await sql.run(
          `insert into identities select $1, $2, $3, $4
           where not exists (select 1 from identities i where i.user_id = $4 and i.issuer = $1) on conflict do nothing`,
          ...[issuer, subject, account_id, row.id],
        );
        return given === 1 ? toUser(row) : undefined;
      }),
    groupsOf: (user_id) =>
      port.read(async (sql) =>
        (
          await sql.rows(
            `select g.name from directory_members m join directory_groups g on g.id = m.group_id where m.user_id = $1
             order by g.name_folded`,
            user_id,
          )
        ).map(({ name }) => String(name)),
      ),
    setRole: (user_id, role, operator) =>
      changed('update users set role = $1, operator = $2 where id = $3', role, operator, user_id),
    addReset: (token_hash, user_id, created_at) =>
      port.write(async (sql) => {
        await sql.run('delete from password_resets where user_id = $1', user_id);
        const added = await sql.run(
          "insert into password_resets select $1, id, $3 from users where id = $2 and password <> ''",
          ...[token_hash, user_id, created_at],
        );
        return added === 1;
      }),
    reset: (token_hash) =>
      port.read(async (sql) => {
        const row = await sql.row(
          'select u.*, r.created_at as reset_at from password_resets r join users u on u.id = r.user_id where r.token_hash = $1',
          token_hash,
        );
        return row && { user: toUser(row), created_at: row.reset_at };
      }),
    useReset: (token_hash, password) =>
      port.write(async (sql) => {
        const used = await sql.row('delete from password_resets where token_hash = $1 returning user_id', token_hash);
        if (!used) return false;
        await setPassword(sql, used.user_id, password);
        await endAllBut(sql, used.user_id, '');
        return true;
      }),
    setPassword: (user_id, password, kept_session) =>
      port.write(async (sql) => {
        await setPassword(sql, user_id, password);
        await endAllBut(sql, user_id, kept_session);
      }),

    begin: (session, cookie_hash, { begun_after, begun_until, seen_after }) =>
      port.write(async (sql) => {
        const { id, user, csrf, created_at, last_seen_at, address, agent } = session;
        await sql.run(
          'delete from sessions where created_at <= $1 or created_at > $2 or last_seen_at <= $3',
          ...[begun_after, begun_until, seen_after],
        );
        await sql.run(
          'insert into sessions values ($1, $2, $3, $4, $5, $6, $7, $8)',
          ...[id, cookie_hash, user.id, csrf, created_at, last_seen_at, address, agent],
        );
      }),
    session: (cookie_hash) =>
      port.read(async (sql) => {
        const row = await sql.row(
          `${SESSION} where cookie_hash = $1 and u.disabled_at is null and u.account_id not in (select account_id from account_removals)`,
          cookie_hash,
        );
        return row && toSession(row);
      }),
    sessions: (user_id) =>
      port.read(async (sql) =>
        (await sql.rows(`${SESSION} where user_id = $1 order by s.last_seen_at desc, s.place desc`, user_id)).map(
          toSession,
        ),
      ),
    seen: (session_id, at) =>
      port.one(async (sql) => {
        await sql.run('update sessions set last_seen_at = $1 where id = $2', at, session_id);
      }),
    endSession: (user_id, session_id) =>
      changed('delete from sessions where user_id = $1 and id = $2', user_id, session_id),
    ...signInLimits(port, steady),
    close: () => port.close(),
  };
}

/** Unknown is absent: columns without a value are left out. */
const toInvitation = (row: Row): Invitation =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as unknown as Invitation;

const toSession = (row: Row): Session => {
  const { id, csrf, created_at, last_seen_at, address, agent } = row;
  const user = toUser({ ...row, id: row.user_id, created_at: row.user_created_at });
  return { id, user, csrf, created_at, last_seen_at, address, agent };
};
