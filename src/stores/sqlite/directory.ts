import type { SQLInputValue } from 'node:sqlite';
import {
  comingAndGoing,
  type DirectoryGroup,
  type DirectoryPerson,
  type DirectoryStore,
} from '#accounts/directory-store.ts';
import { ACCOUNTS } from './accounts.ts';
import type { StoreDefinition } from './definition.ts';
import { openStore } from './open.ts';
import { toUser } from './user-row.ts';

/** What a directory says of people, and its groups; part of the tables of people. */
export const DIRECTORY_SCHEMA = `
  create table if not exists directory_people (
    user_id text primary key references users (id) on delete cascade, account_id text not null, user_name text not null,
    user_name_folded text not null, external_id text, profile text not null, changed_at integer not null,
    unique (account_id, user_name_folded)
  ) strict;
  create index if not exists directory_people_by_external_id on directory_people (account_id, external_id);
  create table if not exists directory_groups (
    id text primary key, account_id text not null, name text not null, name_folded text not null, external_id text,
    created_at integer not null, changed_at integer not null, unique (account_id, name_folded)
  ) strict;
  create table if not exists directory_members (
    group_id text not null references directory_groups (id) on delete cascade,
    user_id text not null references users (id) on delete cascade, primary key (group_id, user_id)
  ) strict, without rowid;
  create index if not exists directory_members_by_user on directory_members (user_id);`;

/** Of whom nothing was said the name counts. `?2` to `?4` are null where they are not asked for. */
const PEOPLE = `from users u left join directory_people d on d.user_id = u.id
  where u.account_id = ?1 and (?2 is null or u.id = ?2) and (?4 is null or d.external_id = ?4)
    and (?3 is null or d.user_name_folded = ?3 or d.user_id is null and u.name_folded = ?3)`;
const GROUPS = `from directory_groups where account_id = ?1 and (?2 is null or id = ?2)
  and (?3 is null or name_folded = ?3) and (?4 is null or external_id = ?4)`;

export const store: StoreDefinition<DirectoryStore> = {
  file: ACCOUNTS,
  also: (db) => db.exec(DIRECTORY_SCHEMA),
  methods: {
    people: 'read',
    add: 'write',
    change: 'write',
    setRoles: 'write',
    groups: 'read',
    members: 'read',
    membersOf: 'read',
    groupsOf: 'read',
    addGroup: 'write',
    changeGroup: 'write',
    removeGroup: 'write',
  },
  over(db) {
    const sql = {
      people: db.prepare(
        `select u.*, d.user_name, d.external_id, d.profile, d.changed_at ${PEOPLE} order by u.created_at, u.rowid limit ?5 offset ?6`,
      ),
      countPeople: db.prepare(`select count(*) as n ${PEOPLE}`),
      named: db.prepare('select 1 from users where name_folded = ?'),
      person: db.prepare('select 1 from users where id = ? and account_id = ?'),
      /** Whether somebody else of the account is called so. */
      called: db.prepare(
        `select 1 from users u left join directory_people d on d.user_id = u.id
         where u.account_id = ?1 and u.id <> ?3 and coalesce(d.user_name_folded, u.name_folded) = ?2`,
      ),
      addUser: db.prepare(
        `insert into users (id, account_id, name, name_folded, role, password, created_at, operator, disabled_at)
         values (?, ?, ?, ?, ?, '', ?, 0, ?)`,
      ),
      tell: db.prepare(
        `insert into directory_people values (?, ?, ?, ?, ?, ?, ?) on conflict (user_id) do update set
           user_name = excluded.user_name, user_name_folded = excluded.user_name_folded, external_id = excluded.external_id,
           profile = excluded.profile, changed_at = excluded.changed_at`,
      ),
      disable: db.prepare('update users set disabled_at = ? where id = ?'),
      endSessions: db.prepare('delete from sessions where user_id = ?'),
      setRole: db.prepare('update users set role = ? where id = ? and account_id = ? and operator = 0'),
      groups: db.prepare(`select * ${GROUPS} order by created_at, rowid limit ?5 offset ?6`),
      countGroups: db.prepare(`select count(*) as n ${GROUPS}`),
      group: db.prepare('select 1 from directory_groups where id = ? and account_id = ?'),
      groupNamed: db.prepare('select 1 from directory_groups where account_id = ? and name_folded = ? and id <> ?'),
      members: db.prepare(
        `select u.id, u.name from directory_members m join directory_groups g on g.id = m.group_id join users u on u.id = m.user_id
         where g.account_id = ? and g.id = ? order by u.created_at, u.rowid`,
      ),
      membersOf: db.prepare(
        `select m.group_id, u.id, u.name from json_each(?2) asked join directory_members m on m.group_id = asked.value
         join directory_groups g on g.id = m.group_id join users u on u.id = m.user_id
         where g.account_id = ?1 order by u.created_at, u.rowid, m.group_id limit ?3`,
      ),
      groupsOf: db.prepare(
        `select m.user_id, g.id, g.name from json_each(?2) asked join directory_members m on m.user_id = asked.value
         join directory_groups g on g.id = m.group_id
         where g.account_id = ?1 and (?3 is null or g.name in (select value from json_each(?3)))
         order by g.name_folded, m.user_id limit ?4`,
      ),
      addGroup: db.prepare('insert into directory_groups values (?, ?, ?, ?, ?, ?, ?)'),
      changeGroup: db.prepare(
        'update directory_groups set name = ?, name_folded = ?, external_id = ?, changed_at = ? where id = ?',
      ),
      removeGroup: db.prepare('delete from directory_groups where id = ? and account_id = ?'),
      empty: db.prepare('delete from directory_members where group_id = ?'),
      join: db.prepare('insert or ignore into directory_members values (?, ?)'),
      leave: db.prepare('delete from directory_members where group_id = ? and user_id = ?'),
    };
    const count = (row: Record<string, unknown> | undefined) => Number(row!.n);
    /** The first who is nobody of the account, before anything is changed. */
    const stranger = (account_id: string, ids: readonly string[]) => ids.find((id) => !sql.person.get(id, account_id));
    return {
      people(account_id, { id = null, user_name = null, external_id = null }, { offset, limit }) {
        const which: SQLInputValue[] = [account_id, id, user_name, external_id];
        return {
          total: count(sql.countPeople.get(...which)),
          people: sql.people.all(...which, limit, offset).map(toPerson),
        };
      },
      add(user, name_folded, { user_name, external_id = null, profile }, user_name_folded) {
        const { id, account_id, name, role, created_at, disabled_at = null } = user;
        if (sql.called.get(account_id, user_name_folded, id)) return 'user name taken';
        if (sql.named.get(name_folded)) return 'name taken';
        sql.addUser.run(id, account_id, name, name_folded, role, created_at, disabled_at);
        sql.tell.run(id, account_id, user_name, user_name_folded, external_id, JSON.stringify(profile), created_at);
        return 'added';
      },
      change(account_id, user_id, told, user_name_folded) {
        const { user_name, external_id = null, profile, changed_at, disabled_at } = told;
        if (!sql.person.get(user_id, account_id)) return 'not there';
        if (sql.called.get(account_id, user_name_folded, user_id)) return 'user name taken';
        const said = [user_name, user_name_folded, external_id, JSON.stringify(profile), changed_at] as const;
        sql.tell.run(user_id, account_id, ...said);
        sql.disable.run(disabled_at, user_id);
        if (disabled_at !== null) sql.endSessions.run(user_id);
        return 'changed';
      },
      setRoles(account_id, roles) {
        for (const { user_id, role } of roles) sql.setRole.run(role, user_id, account_id);
      },
      groups(account_id, { id = null, name = null, external_id = null }, { offset, limit }) {
        const which: SQLInputValue[] = [account_id, id, name, external_id];
        return {
          total: count(sql.countGroups.get(...which)),
          groups: sql.groups.all(...which, limit, offset).map(toGroup),
        };
      },
      members: (account_id, group_id) =>
        sql.members.all(account_id, group_id).map(({ id, name }) => ({ id: String(id), name: String(name) })),
      membersOf: (account_id, group_ids, most) =>
        sql.membersOf
          .all(account_id, JSON.stringify(group_ids), most)
          .map(({ group_id, id, name }) => ({ group_id: String(group_id), id: String(id), name: String(name) })),
      groupsOf: (account_id, user_ids, { names, most = -1 } = {}) =>
        sql.groupsOf
          .all(account_id, JSON.stringify(user_ids), names === undefined ? null : JSON.stringify(names), most)
          .map(({ user_id, id, name }) => ({ user_id: String(user_id), id: String(id), name: String(name) })),
      addGroup({ id, account_id, name, external_id = null, created_at, changed_at }, name_folded, members) {
        if (sql.groupNamed.get(account_id, name_folded, '')) return 'name taken';
        const nobody = stranger(account_id, members);
        if (nobody !== undefined) return { nobody };
        sql.addGroup.run(id, account_id, name, name_folded, external_id, created_at, changed_at);
        for (const member of members) sql.join.run(id, member);
        return 'done';
      },
      changeGroup(account_id, id, { name, external_id = null, changed_at }, name_folded, members) {
        if (!sql.group.get(id, account_id)) return 'not there';
        if (sql.groupNamed.get(account_id, name_folded, id)) return 'name taken';
        const { added, removed, all } = comingAndGoing(members);
        const nobody = stranger(account_id, added);
        if (nobody !== undefined) return { nobody };
        sql.changeGroup.run(name, name_folded, external_id, changed_at, id);
        if (all) sql.empty.run(id);
        for (const member of removed) sql.leave.run(id, member);
        for (const member of added) sql.join.run(id, member);
        return 'done';
      },
      removeGroup: (account_id, id) => sql.removeGroup.run(id, account_id).changes === 1,
    };
  },
};

/** In the accounts' SQLite file, beside the people it is about. @throws ServiceError as `openSqlite`. */
export const sqliteDirectory = (path: string): DirectoryStore => openStore(import.meta.url, store, path);

const toPerson = (row: Record<string, unknown>): DirectoryPerson => {
  const user = toUser(row);
  const { user_name, external_id, profile, changed_at } = row;
  return {
    user,
    user_name: user_name === null ? user.name : String(user_name),
    ...(external_id !== null && { external_id: String(external_id) }),
    profile: profile === null ? {} : JSON.parse(String(profile)),
    changed_at: changed_at === null ? user.created_at : Number(changed_at),
  };
};

const toGroup = ({ id, account_id, name, external_id, created_at, changed_at }: Record<string, unknown>) =>
  ({
    ...{ id, account_id, name, created_at, changed_at },
    ...(external_id !== null && { external_id }),
  }) as DirectoryGroup;
