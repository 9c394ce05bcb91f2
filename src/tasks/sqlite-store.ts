import { systemClock } from '#clock.ts';
import { openSqlite, type SqliteStore, transaction } from '#storage/sqlite.ts';
import type { KeptEntry, StoredTask, TaskEntry, TaskHead, TaskStore } from './store.ts';

/** Leases and waits that end later than this from now were written while the clock was wrong: they hold nothing up. */
const LONGEST_MS = 3_600_000;

const SCHEMA = `
  create table if not exists task (
    task_id text primary key, flow text not null, account text not null, title text not null default '', branch_of text,
    state text not null, version integer not null, data text not null, error text, created_at integer not null,
    moved_at integer not null, worked_ms integer not null default 0, attempts integer not null default 0,
    expires_at integer not null, runnable integer not null, run_after integer not null default 0,
    leased_by text, leased_until integer not null default 0
  ) strict;
  create index if not exists task_waiting on task (moved_at) where runnable = 1;
  create index if not exists task_of_account on task (account, created_at);
  create index if not exists task_expiry on task (expires_at);
  create table if not exists task_entry (
    task_id text not null references task on delete cascade, at integer not null, kind text not null, detail text not null, made text
  ) strict;
  create index if not exists task_entry_of_task on task_entry (task_id);`;

/** Titles, branches, and how long steps ran; a cancelled task keeps its state. */
const FROM_VERSION_1 = `
  alter table task add column title text not null default '';
  alter table task add column branch_of text;
  alter table task add column worked_ms integer not null default 0;
  alter table task_entry add column made text;
  update task set error = '{"code":"cancelled","message":"The task was cancelled."}', state = coalesce((
    select json_extract(detail, '$.state') from task_entry e where e.task_id = task.task_id and kind = 'cancelled' order by rowid desc limit 1
  ), state) where state = 'cancelled';`;

const HEAD =
  'task_id, flow, account, title, branch_of, state, version, error, created_at, moved_at, worked_ms, attempts, expires_at';

/** What stopped a task: nothing (null), somebody (`cancelled`), or an error (`failed`). */
const STOPPED = `case when error is null then null when json_extract(error, '$.code') = 'cancelled' then 'cancelled' else 'failed' end`;

const FILTER = `account = :account and flow in (select value from json_each(:flows)) and (:title is null or instr(lower(title), lower(:title)) > 0)
  and (:stopped is null or ${STOPPED} = :stopped)
  and (:going is null or (error is null and flow || ' ' || state in (select value from json_each(:going))))`;

interface Row {
  readonly [column: string]: unknown;
}

function toHead(row: Row): TaskHead {
  const { error, branch_of, ...head } = row as { error: string | null; branch_of: string | null } & Row;
  const { data: _, runnable: __, run_after: ___, leased_by: ____, leased_until: _____, ...shown } = head;
  return {
    ...shown,
    ...(branch_of && { branch_of }),
    ...(error && { error: JSON.parse(error) }),
  } as unknown as TaskHead;
}

const toTask = (row: Row): StoredTask => ({ ...toHead(row), data: JSON.parse(row.data as string) });

export const TASKS: SqliteStore = {
  file: 'tasks.sqlite',
  holds: 'tasks and their records',
  version: 2,
  tables: ['task', 'task_entry'],
  json: ['task.data', 'task.error', 'task_entry.detail', 'task_entry.made'],
  migrate(db, from) {
    if (from === 1) db.exec(FROM_VERSION_1);
    db.exec(SCHEMA);
  },
};

/** Tasks in one SQLite file. Several processes may share it. @throws ServiceError as `openSqlite`. */
export function sqliteTaskStore(path: string): TaskStore {
  const db = openSqlite(path, TASKS);

  const sql = {
    insert: db.prepare(
      'insert into task (task_id, flow, account, title, branch_of, state, version, data, created_at, moved_at, expires_at, runnable) values (?, ?, ?, ?, ?, ?, 1, ?, ?, ?, ?, ?)',
    ),
    inherit: db.prepare(
      'insert into task_entry (task_id, at, kind, detail, made) select ?, at, kind, detail, made from task_entry where task_id = ? and rowid <= ? order by rowid',
    ),
    get: db.prepare('select * from task where task_id = ?'),
    version: db.prepare('select version from task where task_id = ?'),
    list: db.prepare(
      `select ${HEAD} from task where ${FILTER} order by created_at desc, rowid desc limit :limit offset :offset`,
    ),
    total: db.prepare(`select count(*) as n from task where ${FILTER}`),
    standing: db.prepare(
      `select flow, state, ${STOPPED} as stopped, count(*) as tasks from task where account = ? group by 1, 2, 3`,
    ),
    newest: db.prepare(`select ${HEAD} from task order by created_at desc, rowid desc limit ?`),
    move: db.prepare(
      `update task set state = ?, data = ?, title = ?, runnable = ?, moved_at = ?, worked_ms = worked_ms + ?, version = version + 1,
       attempts = 0, run_after = 0, error = null, leased_by = null, leased_until = 0 where task_id = ? and version = ?`,
    ),
    again: db.prepare(
      `update task set worked_ms = worked_ms + ?, run_after = ?, leased_by = null, leased_until = 0
       where task_id = ? and version = ? and leased_by = ?`,
    ),
    fail: db.prepare(
      `update task set worked_ms = worked_ms + ?, error = ?, moved_at = ?, runnable = 0, version = version + 1,
       leased_by = null, leased_until = 0 where task_id = ? and version = ? and leased_by = ?`,
    ),
    halt: db.prepare(
      `update task set error = ?, moved_at = ?, runnable = 0, version = version + 1, leased_by = null, leased_until = 0
       where task_id = ? and version = ?`,
    ),
    resume: db.prepare(
      `update task set error = null, runnable = ?, moved_at = ?, attempts = 0, run_after = 0, version = version + 1
       where task_id = ? and version = ? and error is not null`,
    ),
    lease: db.prepare(
      `update task set attempts = attempts + 1, leased_by = :worker, leased_until = :until where task_id = (
         select t.task_id from task t
         left join (select account, count(*) as n from task where runnable = 1 and leased_until > :now group by account) busy using (account)
         where t.runnable = 1 and t.leased_until not between :now + 1 and :now + ${LONGEST_MS}
           and t.run_after not between :now + 1 and :now + ${LONGEST_MS} and t.flow || ' ' || t.state in (select value from json_each(:work))
         order by coalesce(busy.n, 0), t.moved_at, t.rowid limit 1
       ) returning *`,
    ),
    renew: db.prepare('update task set leased_until = ? where task_id = ? and leased_by = ?'),
    giveBack: db.prepare(
      'update task set attempts = attempts - 1, leased_by = null, leased_until = 0 where task_id = ? and version = ? and leased_by = ?',
    ),
    releaseAll: db.prepare('update task set leased_by = null, leased_until = 0 where leased_by = ?'),
    workers: db.prepare('select distinct leased_by as worker from task where leased_by is not null'),
    expire: db.prepare('update task set leased_until = 0 where leased_by = ?'),
    entry: db.prepare('insert into task_entry (task_id, at, kind, detail, made) values (?, ?, ?, ?, ?)'),
    entries: db.prepare('select at, kind, detail from task_entry where task_id = ? order by rowid'),
    history: db.prepare('select rowid as seq, at, kind, detail, made from task_entry where task_id = ? order by rowid'),
    remove: db.prepare('delete from task where task_id = ?'),
    expired: db.prepare(`select ${HEAD} from task where expires_at <= ? and leased_until <= ? limit ?`),
    counts: db.prepare(
      'select count(*) as waiting, coalesce(sum(leased_until > 0), 0) as leased from task where runnable = 1',
    ),
  };

  const write = (taskId: string, entries: readonly TaskEntry[]) => {
    for (const { at, kind, detail, made } of entries)
      sql.entry.run(taskId, at, kind, JSON.stringify(detail), made ? JSON.stringify(made) : null);
  };
  /** Runs the update and, only if it changed the row, writes the entries with it. */
  const guarded = (taskId: string, entries: readonly TaskEntry[], update: () => { changes: number | bigint }) =>
    transaction(db, () => {
      const changed = Number(update().changes) === 1;
      if (changed) write(taskId, entries);
      return changed;
    });

  const lastOf = (entries: readonly TaskEntry[]) => entries.at(-1)?.at ?? systemClock();

  return {
    insert(task, runnable, entries, inherited) {
      transaction(db, () => {
        sql.insert.run(
          task.task_id,
          task.flow,
          task.account,
          task.title,
          task.branch_of ?? null,
          task.state,
          JSON.stringify(task.data),
          task.created_at,
          task.moved_at,
          task.expires_at,
          Number(runnable),
        );
        if (inherited) sql.inherit.run(task.task_id, inherited.from, inherited.upto);
        write(task.task_id, entries);
      });
    },
    get(taskId) {
      const row = sql.get.get(taskId);
      return row && toTask(row);
    },
    version(taskId) {
      return (sql.version.get(taskId) as { version: number } | undefined)?.version;
    },
    list(account, { flows, title, stopped, going, offset, limit }) {
      const filter = {
        account,
        flows: JSON.stringify(flows),
        title: title ?? null,
        stopped: stopped ?? null,
        going: going ? JSON.stringify(going.map((one) => `${one.flow} ${one.state}`)) : null,
      };
      const { n } = sql.total.get(filter) as { n: number };
      return { total: n, tasks: sql.list.all({ ...filter, limit, offset }).map(toHead) };
    },
    standing(account) {
      return sql.standing.all(account).map(({ stopped, ...row }) => ({ ...row, ...(stopped && { stopped }) })) as never;
    },
    newest(limit) {
      return sql.newest.all(limit).map(toHead);
    },
    move({ task_id, version }, { state, data, title, runnable, worked_ms = 0, entries }) {
      const worked = Math.round(worked_ms);
      return guarded(task_id, entries, () =>
        sql.move.run(state, JSON.stringify(data), title, Number(runnable), lastOf(entries), worked, task_id, version),
      );
    },
    release({ task_id, version }, worker, outcome, entries) {
      const worked = Math.round(outcome.worked_ms);
      return guarded(task_id, entries, () =>
        'error' in outcome
          ? sql.fail.run(worked, JSON.stringify(outcome.error), lastOf(entries), task_id, version, worker)
          : sql.again.run(worked, outcome.run_after, task_id, version, worker),
      );
    },
    halt({ task_id, version }, error, entries) {
      return guarded(task_id, entries, () => sql.halt.run(JSON.stringify(error), lastOf(entries), task_id, version));
    },
    resume({ task_id, version }, runnable, entries) {
      return guarded(task_id, entries, () => sql.resume.run(Number(runnable), lastOf(entries), task_id, version));
    },
    lease(work, worker, now, until) {
      const states = JSON.stringify(work.map(({ flow, state }) => `${flow} ${state}`));
      const row = sql.lease.get({ worker, until, now, work: states });
      return row && toTask(row);
    },
    renew(taskId, worker, until) {
      return Number(sql.renew.run(until, taskId, worker).changes) === 1;
    },
    giveBack({ task_id, version }, worker) {
      sql.giveBack.run(task_id, version, worker);
    },
    releaseAll(worker) {
      sql.releaseAll.run(worker);
    },
    expire(isDead) {
      for (const { worker } of sql.workers.all()) if (isDead(worker as string)) sql.expire.run(worker as string);
    },
    entries(taskId) {
      return sql.entries.all(taskId).map((row) => ({
        at: row.at as number,
        kind: row.kind as string,
        detail: JSON.parse(row.detail as string),
      }));
    },
    history(taskId) {
      return sql.history.all(taskId).map(({ seq, at, kind, detail, made }) => ({
        seq,
        at,
        kind,
        detail: JSON.parse(detail as string),
        ...(made !== null && { made: JSON.parse(made as string) }),
      })) as KeptEntry[];
    },
    remove(taskId) {
      return Number(sql.remove.run(taskId).changes) === 1;
    },
    expired(now, limit) {
      return sql.expired.all(now, now, limit).map(toHead);
    },
    states() {
      return db.prepare('select flow, state, count(*) as tasks from task group by 1, 2 order by 1, 2').all() as never;
    },
    counts() {
      const { waiting, leased } = sql.counts.get() as { waiting: number; leased: number };
      return { waiting: waiting - leased, leased };
    },
    close() {
      db.close();
    },
  };
}
