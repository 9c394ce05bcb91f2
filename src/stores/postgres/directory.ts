import {
  comingAndGoing,
  type DirectoryGroup,
  type DirectoryPerson,
  type DirectoryStore,
  type GroupOutcome,
} from '#accounts/directory-store.ts';
import type { Database, Row, Sql } from './database.ts';
import { toUser } from './user-row.ts';

/** Of whom nothing was said the name counts. `$2` to `$4` are null where they are not asked for. */
const PEOPLE = `from users u left join directory_people d on d.user_id = u.id
  where u.account_id = $1 and ($2::text is null or u.id = $2) and ($4::text is null or d.external_id = $4)
    and ($3::text is null or d.user_name_folded = $3 or d.user_id is null and u.name_folded = $3)`;
const GROUPS = `from directory_groups where account_id = $1 and ($2::text is null or id = $2)
  and ($3::text is null or name_folded = $3) and ($4::text is null or external_id = $4)`;

/** What a company's directory says, in PostgreSQL. */
export function postgresDirectory(database: Database): DirectoryStore {
  const port = database.port();
  const counted = async (sql: Sql, from: string, which: readonly (string | null)[]) =>
    Number((await sql.row(`select count(*) as n ${from}`, ...which))!.n);
  /** Whoever changes people or groups of an account does so one after the other, so that what was looked up holds. */
  const alone = (sql: Sql, account_id: string) =>
    sql.row('select pg_advisory_xact_lock(hashtextextended($1, 0))', `directory of ${account_id}`);
  /** Whether somebody else of the account is called so. */
  const called = (sql: Sql, account_id: string, user_name_folded: string, user_id: string) =>
    sql.row(
      `select 1 from users u left join directory_people d on d.user_id = u.id
       where u.account_id = $1 and u.id <> $3 and coalesce(d.user_name_folded, u.name_folded) = $2`,
      ...[account_id, user_name_folded, user_id],
    );
  /** The first who is nobody of the account. */
  const stranger = async (sql: Sql, account_id: string, ids: readonly string[]): Promise<string | undefined> => {
    const row = await sql.row(
      `select asked.id from unnest($2::text[]) with ordinality asked (id, place)
       where not exists (select 1 from users u where u.id = asked.id and u.account_id = $1) order by asked.place limit 1`,
      ...[account_id, ids],
    );
    return row && String(row.id);
  };
  const groupNamed = (sql: Sql, account_id: string, name_folded: string, id: string) =>
    sql.row(
      'select 1 from directory_groups where account_id = $1 and name_folded = $2 and id <> $3',
      ...[account_id, name_folded, id],
    );
  const join = (sql: Sql, group_id: string, members: readonly string[]) =>
    sql.run(
      'insert into directory_members select $1, id from unnest($2::text[]) id on conflict do nothing',
      ...[group_id, members],
    );
  const tell = (sql: Sql, user_id: string, account_id: string, told: readonly (string | number | null)[]) =>
    sql.run(
      `insert into directory_people (user_id, account_id, user_name, user_name_folded, external_id, profile, changed_at)
       values ($1, $2, $3, $4, $5, $6, $7) on conflict (user_id) do update set user_name = excluded.user_name,
         user_name_folded = excluded.user_name_folded, external_id = excluded.external_id, profile = excluded.profile,
         changed_at = excluded.changed_at`,
      ...[user_id, account_id, ...told],
    );

  return {
    people: (account_id, { id = null, user_name = null, external_id = null }, { offset, limit }) =>
      port.read(async (sql) => {
        const which = [account_id, id, user_name, external_id];
        const rows = await sql.rows(
          `select u.*, d.user_name, d.external_id, d.profile, d.changed_at ${PEOPLE} order by u.created_at, u.place limit $5 offset $6`,
          ...[...which, limit, offset],
        );
        return { total: await counted(sql, PEOPLE, which), people: rows.map(toPerson) };
      }),
    add: (user, name_folded, { user_name, external_id = null, profile }, user_name_folded) =>
      port.write(async (sql) => {
        const { id, account_id, name, role, created_at, disabled_at = null } = user;
        await alone(sql, account_id);
        if (await called(sql, account_id, user_name_folded, id)) return 'user name taken';
        const added = await sql.run(
          `insert into users (id, account_id, name, name_folded, role, password, created_at, operator, disabled_at)
           values ($1, $2, $3, $4, $5, '', $6, false, $7) on conflict (name_folded) do nothing`,
          ...[id, account_id, name, name_folded, role, created_at, disabled_at],
        );
        if (added === 0) return 'name taken';
        const said = [user_name, user_name_folded, external_id, JSON.stringify(profile), created_at];
        await tell(sql, id, account_id, said);
        return 'added';
      }),
    change: (account_id, user_id, told, user_name_folded) =>
      port.write(async (sql) => {
        const { user_name, external_id = null, profile, changed_at, disabled_at } = told;
        await alone(sql, account_id);
        const there = await sql.row(
          'select 1 from users where id = $1 and account_id = $2 for update',
          ...[user_id, account_id],
        );
        if (!there) return 'not there';
        if (await called(sql, account_id, user_name_folded, user_id)) return 'user name taken';
        const said = [user_name, user_name_folded, external_id, JSON.stringify(profile), changed_at];
        await tell(sql, user_id, account_id, said);
        await sql.run('update users set disabled_at = $1 where id = $2', disabled_at, user_id);
        if (disabled_at !== null) await sql.run('delete from sessions where user_id = $1', user_id);
        return 'changed';
      }),
    setRoles: (account_id, roles) =>
      port.write(async (sql) => {
        await sql.run(
          `update users set role = asked.role from unnest($2::text[], $3::text[]) asked (id, role)
           where users.id = asked.id and account_id = $1 and not operator`,
          ...[account_id, roles.map(({ user_id }) => user_id), roles.map(({ role }) => role)],
        );
      }),

    groups: (account_id, { id = null, name = null, external_id = null }, { offset, limit }) =>
      port.read(async (sql) => {
        const which = [account_id, id, name, external_id];
        const rows = await sql.rows(
          `select * ${GROUPS} order by created_at, place limit $5 offset $6`,
          ...[...which, limit, offset],
        );
        return { total: await counted(sql, GROUPS, which), groups: rows.map(toGroup) };
      }),
    members: (account_id, group_id) =>
      port.read(async (sql) =>
        (
          await sql.rows(
            `select u.id, u.name from directory_members m join directory_groups g on g.id = m.group_id
             join users u on u.id = m.user_id where g.account_id = $1 and g.id = $2 order by u.created_at, u.place`,
            ...[account_id, group_id],
          )
        ).map(({ id, name }) => ({ id: String(id), name: String(name) })),
      ),
    membersOf: (account_id, group_ids, most) =>
      port.read(async (sql) =>
        (
          await sql.rows(
            `select m.group_id, u.id, u.name from directory_members m join directory_groups g on g.id = m.group_id
             join users u on u.id = m.user_id where g.account_id = $1 and g.id = any($2::text[])
             order by u.created_at, u.place, m.group_id limit $3`,
            ...[account_id, group_ids, most],
          )
        ).map(({ group_id, id, name }) => ({ group_id: String(group_id), id: String(id), name: String(name) })),
      ),
    groupsOf: (account_id, user_ids, { names = null, most = null } = {}) =>
      port.read(async (sql) =>
        (
          await sql.rows(
            `select m.user_id, g.id, g.name from directory_members m join directory_groups g on g.id = m.group_id
             where g.account_id = $1 and m.user_id = any($2::text[]) and ($3::text[] is null or g.name = any($3::text[]))
             order by g.name_folded, m.user_id limit $4::bigint`,
            ...[account_id, user_ids, names, most],
          )
        ).map(({ user_id, id, name }) => ({ user_id: String(user_id), id: String(id), name: String(name) })),
      ),
    addGroup: ({ id, account_id, name, external_id = null, created_at, changed_at }, name_folded, members) =>
      port.write(async (sql): Promise<GroupOutcome> => {
        await alone(sql, account_id);
        if (await groupNamed(sql, account_id, name_folded, '')) return 'name taken';
        const nobody = await stranger(sql, account_id, members);
        if (nobody !== undefined) return { nobody };
        await sql.run(
          `insert into directory_groups (id, account_id, name, name_folded, external_id, created_at, changed_at)
           values ($1, $2, $3, $4, $5, $6, $7)`,
          ...[id, account_id, name, name_folded, external_id, created_at, changed_at],
        );
        await join(sql, id, members);
        return 'done';
      }),
    changeGroup: (account_id, id, { name, external_id = null, changed_at }, name_folded, members) =>
      port.write(async (sql): Promise<GroupOutcome> => {
        await alone(sql, account_id);
        const there = await sql.row(
          'select 1 from directory_groups where id = $1 and account_id = $2 for update',
          ...[id, account_id],
        );
        if (!there) return 'not there';
        if (await groupNamed(sql, account_id, name_folded, id)) return 'name taken';
        const { added, removed, all } = comingAndGoing(members);
        const nobody = await stranger(sql, account_id, added);
        if (nobody !== undefined) return { nobody };
        await sql.run(
          'update directory_groups set name = $1, name_folded = $2, external_id = $3, changed_at = $4 where id = $5',
          ...[name, name_folded, external_id, changed_at, id],
        );
        if (all) await sql.run('delete from directory_members where group_id = $1', id);
        await sql.run('delete from directory_members where group_id = $1 and user_id = any($2::text[])', id, removed);
        await join(sql, id, added);
        return 'done';
      }),
    removeGroup: (account_id, id) =>
      port.one(
        async (sql) =>
          (await sql.run('delete from directory_groups where id = $1 and account_id = $2', id, account_id)) === 1,
      ),
    close: () => port.close(),
  };
}

const toPerson = (row: Row): DirectoryPerson => {
  const user = toUser(row);
  return {
    user,
    user_name: row.user_name ?? user.name,
    ...(row.external_id !== null && { external_id: row.external_id }),
    profile: row.profile === null ? {} : JSON.parse(row.profile),
    changed_at: row.changed_at ?? user.created_at,
  };
};

const toGroup = ({ id, account_id, name, external_id, created_at, changed_at }: Row): DirectoryGroup => ({
  ...{ id, account_id, name, created_at, changed_at },
  ...(external_id !== null && { external_id }),
});
