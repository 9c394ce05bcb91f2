import type { Clock } from '#clock.ts';
import type { Monitor, MonitorStore } from '#monitors/store.ts';
import { toMonitor as readMonitor, toEntry } from '../monitor-rows.ts';
import type { Database, Row, Sql } from './database.ts';

const OWN = 'account_id = $1 and id = $2';
const json = (value: unknown): string | null => (value == null ? null : JSON.stringify(value));

/** Monitors, what they found and what waits to be sent, in PostgreSQL. */
export function postgresMonitors(database: Database, clock: Clock): MonitorStore {
  const port = database.port();
  const get = async (sql: Sql, account: string, id: string, hold = false): Promise<Monitor | undefined> => {
    const row = await sql.row(`select * from monitors where ${OWN}${hold ? ' for update' : ''}`, account, id);
    return row && toMonitor(row);
  };
  return {
    add: (m, most) =>
      port.write(async (sql) => {
        // counted and added by one process at a time
        await sql.run(`select pg_advisory_xact_lock(hashtextextended('monitors ' || $1, 0))`, m.account_id);
        const { n } = (await sql.row('select count(*) as n from monitors where account_id = $1', m.account_id))!;
        if (n >= most) return false;
        await sql.run(
          `insert into monitors values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10, $11, $12, null, $12, 0, $13, $14)`,
          ...[m.id, m.account_id, m.user_id ?? null, m.subject, m.name, JSON.stringify(m.query)],
          ...[JSON.stringify(m.kinds), json(m.schedule), json(m.send), m.created_at],
          ...[m.number, m.mark, m.next_run_at ?? null, JSON.stringify(m.standing)],
        );
        return true;
      }),
    get: (account, id) => port.read((sql) => get(sql, account, id)),
    of: (account) =>
      port.read(async (sql) => {
        const text = 'select * from monitors where account_id = $1 order by created_at desc, place desc';
        return (await sql.rows(text, account)).map(toMonitor);
      }),
    change: (account, id, to) =>
      port.write(async (sql) => {
        const was = await get(sql, account, id, true);
        if (!was) return false;
        const { name, query, kinds, schedule, send, next_run_at } = { ...was, ...to };
        await sql.run(
          `update monitors set name = $3, query = $4, kinds = $5, schedule = $6, send = $7, next_run_at = $8, updated_at = $9
           where ${OWN}`,
          ...[account, id, name, JSON.stringify(query), JSON.stringify(kinds), json(schedule), json(send)],
          ...[next_run_at ?? null, Math.max(clock(), was.updated_at + 1)],
        );
        return true;
      }),
    remove: (account, id) =>
      port.one(async (sql) => (await sql.run(`delete from monitors where ${OWN}`, account, id)) === 1),
    answered: (account, id, answer) =>
      port.write(async (sql) => {
        const was = await get(sql, account, id, true);
        if (!was || (was.answer?.n ?? 0) + 1 !== answer.n || was.answer?.sent === false) return false;
        const kept = JSON.stringify({ ...answer, sent: false });
        await sql.run(`update monitors set answer = $3 where ${OWN}`, account, id, kept);
        return true;
      }),
    sent: (account, id, n) =>
      port.write(async (sql) => {
        const was = await get(sql, account, id, true);
        if (was?.answer?.n !== n || was.answer.sent) return;
        const kept = JSON.stringify({ ...was.answer, sent: true });
        await sql.run(`update monitors set answer = $3, mark = $4 where ${OWN}`, account, id, kept, was.answer.upto);
      }),
    due: (now, limit) =>
      port.read(async (sql) => {
        const text = `select m.* from monitors m join (
            select id, row_number() over (partition by account_id order by next_run_at, place) as turn
            from monitors where next_run_at <= $1
          ) t on t.id = m.id order by t.turn, m.next_run_at, m.place limit $2`;
        return (await sql.rows(text, now, limit)).map(toMonitor);
      }),
    ran: ({ id, account_id, run_mark, updated_at }, { entry, outgoing, ...moved }) =>
      port.write(async (sql) => {
        const changed = await sql.run(
          `update monitors set run_mark = $3, next_run_at = $4, standing = coalesce($5, standing), runs = runs + 1
           where ${OWN} and run_mark = $6 and updated_at = $7`,
          ...[account_id, id, moved.run_mark, moved.next_run_at, json(moved.standing), run_mark, updated_at],
        );
        if (changed === 0) return false;
        if (entry)
          await sql.run(
            `insert into inbox select $3, account_id, id, name, subject, $4, $5, null from monitors where ${OWN}`,
            ...[account_id, id, entry.id, entry.at, JSON.stringify(entry.told)],
          );
        for (const each of outgoing)
          await sql.run(
            'insert into outgoing values ($1, $2, $3, $4, $5, 0, $6)',
            ...[each.id, account_id, entry!.id, each.way, each.target ?? null, entry!.at],
          );
        return true;
      }),
    inbox: (account, { offset, limit, monitor_id = null }) =>
      port.read(async (sql) => {
        const which = 'account_id = $1 and ($2::text is null or monitor_id = $2)';
        const { total, unread } = (await sql.row(
          `select count(*) as total, count(*) filter (where read_at is null) as unread from inbox where ${which}`,
          ...[account, monitor_id],
        ))!;
        const entries = await sql.rows(
          `select * from inbox where ${which} order by at desc, place desc limit $3 offset $4`,
          ...[account, monitor_id, limit, offset],
        );
        return { total, unread, entries: entries.map(toEntry) };
      }),
    read: (account, ids) =>
      port.one(async (sql) => {
        const unread = 'update inbox set read_at = $2 where account_id = $1 and read_at is null';
        if (ids === 'all') await sql.run(unread, account, clock());
        else await sql.run(`${unread} and id = any($3)`, account, clock(), [...ids]);
      }),
    removeEntry: (account, id) =>
      port.one(async (sql) => (await sql.run(`delete from inbox where ${OWN}`, account, id)) === 1),
    forget: (before) => port.one((sql) => sql.run('delete from inbox where at < $1', before)),
    outgoing: (now, limit) =>
      port.read(async (sql) => {
        const rows = await sql.rows(
          `select o.id as out_id, o.way, o.target, o.tries, i.* from outgoing o join inbox i on i.id = o.entry_id
           where o.again_at <= $1 order by o.again_at, o.place limit $2`,
          ...[now, limit],
        );
        return rows.map((row) => {
          const { out_id: id, way, target, tries, account_id } = row;
          return { ...{ id, way, tries, account_id }, ...(target !== null && { target }), entry: toEntry(row) };
        });
      }),
    tried: (id, again_at) =>
      port.one(async (sql) => {
        if (again_at === undefined) await sql.run('delete from outgoing where id = $1', id);
        else await sql.run('update outgoing set tries = tries + 1, again_at = $2 where id = $1', id, again_at);
      }),
    close: () => port.close(),
  };
}

/** Its place is the order of rows alone. */
const toMonitor = ({ place: _, ...row }: Row): Monitor => readMonitor(row);
