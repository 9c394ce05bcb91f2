import type { Clock } from '#clock.ts';
import type { Monitor, MonitorStore, Outgoing } from '#monitors/store.ts';
import { toEntry, toMonitor } from '../monitor-rows.ts';
import { ACCOUNTS } from './accounts.ts';
import type { StoreDefinition } from './definition.ts';
import { openStore } from './open.ts';

const SCHEMA = `
  create table if not exists monitors (
    id text primary key, account_id text not null, user_id text, subject text not null, name text not null, query text not null,
    kinds text not null, schedule text, send text, created_at integer not null, updated_at integer not null, number integer not null,
    mark integer not null, answer text, run_mark integer not null, runs integer not null, next_run_at integer, standing text not null
  ) strict;
  create index if not exists monitors_of_account on monitors (account_id, created_at);
  create index if not exists monitors_due on monitors (next_run_at) where next_run_at is not null;
  create table if not exists inbox (
    id text primary key, account_id text not null, monitor_id text not null, name text not null, subject text not null, at integer not null,
    told text not null, read_at integer
  ) strict;
  create index if not exists inbox_of_account on inbox (account_id, at);
  create index if not exists inbox_age on inbox (at);
  create table if not exists outgoing (
    id text primary key, account_id text not null, entry_id text not null references inbox (id) on delete cascade, way text not null,
    target text, tries integer not null, again_at integer not null
  ) strict;
  create index if not exists outgoing_due on outgoing (again_at);`;

const OWN = 'account_id = ? and id = ?';
const json = (value: unknown): string | null => (value == null ? null : JSON.stringify(value));

export const store: StoreDefinition<MonitorStore> = {
  file: ACCOUNTS,
  also: (db) => db.exec(SCHEMA),
  methods: {
    ...{ get: 'read', of: 'read', due: 'read', inbox: 'read', outgoing: 'read' },
    ...{ add: 'write', change: 'write', remove: 'write', answered: 'write', sent: 'write', ran: 'write' },
    ...{ read: 'write', removeEntry: 'write', forget: 'write', tried: 'write' },
  },
  over(db, { clock }) {
    const sql = {
      size: db.prepare('select count(*) as n from monitors where account_id = ?'),
      add: db.prepare(`insert into monitors values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, null, ?, 0, ?, ?)`),
      get: db.prepare(`select * from monitors where ${OWN}`),
      of: db.prepare('select * from monitors where account_id = ? order by created_at desc, rowid desc'),
      change: db.prepare(
        `update monitors set name = ?, query = ?, kinds = ?, schedule = ?, send = ?, next_run_at = ?, updated_at = ? where ${OWN}`,
      ),
      remove: db.prepare(`delete from monitors where ${OWN}`),
      answer: db.prepare(`update monitors set answer = ? where ${OWN}`),
      sent: db.prepare(`update monitors set answer = ?, mark = ? where ${OWN}`),
      due: db.prepare(
        `select m.* from monitors m join (
           select rowid as place, row_number() over (partition by account_id order by next_run_at, rowid) as turn
           from monitors where next_run_at <= ?
         ) t on t.place = m.rowid order by t.turn, m.next_run_at, m.rowid limit ?`,
      ),
      ran: db.prepare(
        `update monitors set run_mark = ?, next_run_at = ?, standing = coalesce(?, standing), runs = runs + 1 where ${OWN} and run_mark = ? and updated_at = ?`,
      ),
      enter: db.prepare(
        `insert into inbox select ?, account_id, id, name, subject, ?, ?, null from monitors where ${OWN}`,
      ),
      send: db.prepare('insert into outgoing values (?, ?, ?, ?, ?, 0, ?)'),
      entries: db.prepare(
        `select * from inbox where account_id = ?1 and (?2 is null or monitor_id = ?2) order by at desc, rowid desc limit ?3 offset ?4`,
      ),
      count: db.prepare(
        `select count(*) as total, coalesce(sum(read_at is null), 0) as unread from inbox where account_id = ?1 and (?2 is null or monitor_id = ?2)`,
      ),
      read: db.prepare(`update inbox set read_at = ? where ${OWN} and read_at is null`),
      readAll: db.prepare('update inbox set read_at = ? where account_id = ? and read_at is null'),
      drop: db.prepare(`delete from inbox where ${OWN}`),
      forget: db.prepare('delete from inbox where at < ?'),
      outgoing: db.prepare(
        `select o.id as out_id, o.way, o.target, o.tries, i.* from outgoing o join inbox i on i.id = o.entry_id
         where o.again_at <= ? order by o.again_at, o.rowid limit ?`,
      ),
      done: db.prepare('delete from outgoing where id = ?'),
      again: db.prepare('update outgoing set tries = tries + 1, again_at = ? where id = ?'),
    };
    const get = (account: string, id: string): Monitor | undefined => {
      const row = sql.get.get(account, id);
      return row && toMonitor(row);
    };
    return {
      add(m, most) {
        if (Number(sql.size.get(m.account_id)!.n) >= most) return false;
        sql.add.run(
          ...([m.id, m.account_id, m.user_id ?? null, m.subject, m.name, JSON.stringify(m.query)] as const),
          ...([JSON.stringify(m.kinds), json(m.schedule), json(m.send), m.created_at, m.created_at] as const),
          ...([m.number, m.mark, m.mark, m.next_run_at ?? null, JSON.stringify(m.standing)] as const),
        );
        return true;
      },
      get,
      of: (account) => sql.of.all(account).map(toMonitor),
      change(account, id, to) {
        const was = get(account, id);
        if (!was) return false;
        const { name, query, kinds, schedule, send, next_run_at } = { ...was, ...to };
        sql.change.run(
          ...([name, JSON.stringify(query), JSON.stringify(kinds), json(schedule), json(send)] as const),
          ...([next_run_at ?? null, Math.max(clock(), was.updated_at + 1), account, id] as const),
        );
        return true;
      },
      remove: (account, id) => sql.remove.run(account, id).changes === 1,
      answered(account, id, answer) {
        const was = get(account, id);
        if (!was || (was.answer?.n ?? 0) + 1 !== answer.n || was.answer?.sent === false) return false;
        sql.answer.run(JSON.stringify({ ...answer, sent: false }), account, id);
        return true;
      },
      sent(account, id, n) {
        const was = get(account, id);
        if (was?.answer?.n !== n || was.answer.sent) return;
        sql.sent.run(JSON.stringify({ ...was.answer, sent: true }), was.answer.upto, account, id);
      },
      due: (now, limit) => sql.due.all(now, limit).map(toMonitor),
      ran({ id, account_id, run_mark, updated_at }, { entry, outgoing, ...moved }) {
        const { changes } = sql.ran.run(
          ...([moved.run_mark, moved.next_run_at, json(moved.standing), account_id, id, run_mark, updated_at] as const),
        );
        if (changes === 0) return false;
        if (entry) sql.enter.run(entry.id, entry.at, JSON.stringify(entry.told), account_id, id);
        for (const each of outgoing)
          sql.send.run(each.id, account_id, entry!.id, each.way, each.target ?? null, entry!.at);
        return true;
      },
      inbox(account, { offset, limit, monitor_id = null }) {
        const { total, unread } = sql.count.get(account, monitor_id) as { total: number; unread: number };
        return { total, unread, entries: sql.entries.all(account, monitor_id, limit, offset).map(toEntry) };
      },
      read(account, ids) {
        if (ids === 'all') sql.readAll.run(clock(), account);
        else for (const id of ids) sql.read.run(clock(), account, id);
      },
      removeEntry: (account, id) => sql.drop.run(account, id).changes === 1,
      forget: (before) => Number(sql.forget.run(before).changes),
      outgoing: (now, limit) =>
        sql.outgoing.all(now, limit).map((row) => {
          const { out_id, way, target, tries, account_id } = row as Record<string, any>;
          const head = { id: out_id, way, tries, account_id, ...(target !== null && { target }) };
          return { ...head, entry: toEntry(row) } as Outgoing;
        }),
      tried: (id, again_at) => void (again_at === undefined ? sql.done.run(id) : sql.again.run(again_at, id)),
    };
  },
};

/** In the accounts' SQLite file, so that backups hold them. */
export const sqliteMonitors = (path: string, options: { readonly clock?: Clock } = {}): MonitorStore =>
  openStore(import.meta.url, store, path, options);
