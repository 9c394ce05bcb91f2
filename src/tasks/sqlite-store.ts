import { DatabaseSync } from 'node:sqlite';
import type { StoredTask, TaskEntry, TaskStore } from './store.ts';

const SCHEMA_VERSION = 1;
const SCHEMA = `
  create table if not exists task (
    task_id text primary key, flow text not null, account text not null, state text not null, version integer not null,
    data text not null, error text, created_at integer not null, moved_at integer not null, attempts integer not null default 0,
    expires_at integer not null, runnable integer not null, run_after integer not null default 0,
    leased_by text, leased_until integer not null default 0
  ) strict;
  create index if not exists task_waiting on task (moved_at) where runnable = 1;
  create index if not exists task_of_account on task (account, created_at);
  create index if not exists task_expiry on task (expires_at);
  create table if not exists task_entry (
    task_id text not null references task on delete cascade, at integer not null, kind text not null, detail text not null
  ) strict;
  create index if not exists task_entry_of_task on task_entry (task_id);`;

const HEAD = 'task_id, flow, account, state, version, error, created_at, moved_at, attempts, expires_at';

interface Row {
  readonly [column: string]: unknown;
}

function toHead(row: Row): Omit<StoredTask, 'data'> {
  const { error, ...head } = row as { error: string | null } & Row;
  const columns = Object.fromEntries(HEAD.split(', ').map((name) => [name, head[name]]));
  delete columns.error;
  return { ...columns, ...(error && { error: JSON.parse(error) }) } as Omit<StoredTask, 'data'>;
}

const toTask = (row: Row): StoredTask => ({ ...toHead(row), data: JSON.parse(row.data as string) });

/** Tasks in one SQLite file. Several processes may share it. Throws if the file was written by a newer version. */
export function sqliteTaskStore(path: string): TaskStore {
  const db = new DatabaseSync(path);
  db.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 5000; pragma foreign_keys = on;',
  );
  const version = (db.prepare('pragma user_version').get() as { user_version: number }).user_version;
  if (version > SCHEMA_VERSION) {
    db.close();
    throw new Error(`${path} was written by a newer version (schema ${version}, this one knows ${SCHEMA_VERSION})`);
  }
  db.exec(`${SCHEMA} pragma user_version = ${SCHEMA_VERSION};`);

  const sql = {
    insert: db.prepare(
      'insert into task (task_id, flow, account, state, version, data, created_at, moved_at, expires_at, runnable) values (?, ?, ?, ?, 1, ?, ?, ?, ?, ?)',
    ),
    get: db.prepare('select * from task where task_id = ?'),
    list: db.prepare(
      `select ${HEAD} from task where account = ? and (? is null or flow = ?) order by created_at desc, task_id limit ? offset ?`,
    ),
    newest: db.prepare(`select ${HEAD} from task order by created_at desc, task_id limit ?`),
    total: db.prepare('select count(*) as n from task where account = ? and (? is null or flow = ?)'),
    move: db.prepare(
      `update task set state = ?, data = ?, runnable = ?, moved_at = ?, version = version + 1, attempts = 0, run_after = 0,
       error = null, leased_by = null, leased_until = 0 where task_id = ? and version = ?`,
    ),
    again: db.prepare(
      'update task set attempts = attempts + 1, run_after = ?, leased_by = null, leased_until = 0 where task_id = ? and version = ? and leased_by = ?',
    ),
    fail: db.prepare(
      `update task set attempts = attempts + 1, error = ?, runnable = 0, version = version + 1, leased_by = null, leased_until = 0
       where task_id = ? and version = ? and leased_by = ?`,
    ),
    retry: db.prepare(
      'update task set error = null, runnable = 1, attempts = 0, run_after = 0, version = version + 1 where task_id = ? and version = ? and error is not null',
    ),
    lease: db.prepare(
      `update task set attempts = attempts + (leased_by is not null), leased_by = :worker, leased_until = :until where task_id = (
         select t.task_id from task t
         left join (select account, count(*) as n from task where runnable = 1 and leased_until > :now group by account) busy using (account)
         where t.runnable = 1 and t.leased_until <= :now and t.run_after <= :now and t.flow in (select value from json_each(:flows))
         order by coalesce(busy.n, 0), t.moved_at, t.rowid limit 1
       ) returning *`,
    ),
    renew: db.prepare('update task set leased_until = ? where task_id = ? and leased_by = ?'),
    releaseAll: db.prepare('update task set leased_by = null, leased_until = 0 where leased_by = ?'),
    workers: db.prepare('select distinct leased_by as worker from task where leased_by is not null'),
    expire: db.prepare('update task set leased_until = 0 where leased_by = ?'),
    entry: db.prepare('insert into task_entry (task_id, at, kind, detail) values (?, ?, ?, ?)'),
    entries: db.prepare('select at, kind, detail from task_entry where task_id = ? order by rowid'),
    remove: db.prepare('delete from task where task_id = ?'),
    sweep: db.prepare('delete from task where expires_at <= ? and leased_until <= ?'),
    counts: db.prepare(
      'select count(*) as waiting, coalesce(sum(leased_until > ?), 0) as leased from task where runnable = 1',
    ),
  };

  function transaction<T>(work: () => T): T {
    db.exec('begin immediate');
    try {
      const result = work();
      db.exec('commit');
      return result;
    } catch (error) {
      if (db.isTransaction) db.exec('rollback');
      throw error;
    }
  }
  const write = (taskId: string, entries: readonly TaskEntry[]) => {
    for (const { at, kind, detail } of entries) sql.entry.run(taskId, at, kind, JSON.stringify(detail));
  };
  /** Runs the update and, only if it changed the row, writes the entries with it. */
  const guarded = (taskId: string, entries: readonly TaskEntry[], update: () => { changes: number | bigint }) =>
    transaction(() => {
      const changed = Number(update().changes) === 1;
      if (changed) write(taskId, entries);
      return changed;
    });

  return {
    insert(task, runnable, entries) {
      transaction(() => {
        sql.insert.run(
          task.task_id,
          task.flow,
          task.account,
          task.state,
          JSON.stringify(task.data),
          task.created_at,
          task.moved_at,
          task.expires_at,
          Number(runnable),
        );
        write(task.task_id, entries);
      });
    },
    get(taskId) {
      const row = sql.get.get(taskId);
      return row && toTask(row);
    },
    list(account, { flow = null, offset, limit }: { flow?: string | null; offset: number; limit: number }) {
      const { n } = sql.total.get(account, flow, flow) as { n: number };
      return { total: n, tasks: sql.list.all(account, flow, flow, limit, offset).map(toHead) };
    },
    newest(limit) {
      return sql.newest.all(limit).map(toHead);
    },
    move({ task_id, version }, { state, data, runnable, entries }) {
      const at = entries.at(-1)?.at ?? Date.now();
      return guarded(task_id, entries, () =>
        sql.move.run(state, JSON.stringify(data), Number(runnable), at, task_id, version),
      );
    },
    release({ task_id, version }, worker, outcome, entries) {
      return guarded(task_id, entries, () =>
        'error' in outcome
          ? sql.fail.run(JSON.stringify(outcome.error), task_id, version, worker)
          : sql.again.run(outcome.run_after, task_id, version, worker),
      );
    },
    retry({ task_id, version }, entries) {
      return guarded(task_id, entries, () => sql.retry.run(task_id, version));
    },
    lease(flows, worker, now, until) {
      const row = sql.lease.get({ worker, until, now, flows: JSON.stringify(flows) });
      return row && toTask(row);
    },
    renew(taskId, worker, until) {
      return Number(sql.renew.run(until, taskId, worker).changes) === 1;
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
    remove(taskId) {
      return Number(sql.remove.run(taskId).changes) === 1;
    },
    sweep(now) {
      return Number(sql.sweep.run(now, now).changes);
    },
    counts() {
      const { waiting, leased } = sql.counts.get(Date.now()) as { waiting: number; leased: number };
      return { waiting: waiting - leased, leased };
    },
    close() {
      db.close();
    },
  };
}
