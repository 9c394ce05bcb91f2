import type { Job, JobStore } from '#jobs/jobs.ts';
import type { StoreDefinition } from './definition.ts';
import type { SqliteStore } from './file.ts';
import { openStore } from './open.ts';

const SCHEMA = `create table if not exists jobs (
  id text primary key, kind text not null, state text not null, input text not null, asked_by text not null, created_at integer not null,
  started_at integer, ended_at integer, progress text, result text, problem text
) strict;`;

export const JOBS: SqliteStore = {
  file: 'jobs.sqlite',
  holds: 'imports and checks that were asked for in the console, and what sources delivered',
  version: 1,
  tables: ['jobs'],
  json: ['jobs.input', 'jobs.progress', 'jobs.result'],
  migrate: (db) => db.exec(SCHEMA),
};

const orNull = (value: unknown) => (value === undefined ? null : JSON.stringify(value));

export const store: StoreDefinition<JobStore> = {
  file: JOBS,
  methods: {
    add: 'write',
    addAs: 'write',
    addOnce: 'write',
    list: 'read',
    get: 'read',
    next: 'read',
    begin: 'write',
    progress: 'write',
    end: 'write',
    cancelWaiting: 'write',
    putBack: 'write',
    forget: 'write',
  },
  over(db) {
    const sql = {
      add: db.prepare(
        "insert into jobs (id, kind, state, input, asked_by, created_at) values (?, ?, 'waiting', ?, ?, ?)",
      ),
      addAs: db.prepare(
        `insert into jobs (id, kind, state, input, asked_by, created_at) values (?, ?, 'waiting', ?, ?, ?) on conflict do update
         set state = 'waiting', input = excluded.input, started_at = null, ended_at = null, progress = null, result = null, problem = null
         where state in ('failed', 'cancelled')`,
      ),
      addOnce: db.prepare(
        `insert into jobs (id, kind, state, input, asked_by, created_at) select ?, ?, 'waiting', ?, ?, ?
         where not exists (select 1 from jobs where kind = ? and ended_at is null)`,
      ),
      underWay: db.prepare(
        'select id from jobs where kind = ? and ended_at is null order by created_at, rowid limit 1',
      ),
      list: db.prepare('select * from jobs order by created_at desc, rowid desc limit ?'),
      get: db.prepare('select * from jobs where id = ?'),
      next: db.prepare("select * from jobs where state = 'waiting' order by created_at, rowid limit 1"),
      begin: db.prepare("update jobs set state = 'running', started_at = ? where id = ? and state = 'waiting'"),
      progress: db.prepare("update jobs set progress = ? where id = ? and state = 'running'"),
      end: db.prepare(
        `update jobs set state = ?, ended_at = ?, result = ?, problem = ?, progress = coalesce(?, progress)
         where id = ? and ended_at is null`,
      ),
      cancel: db.prepare("update jobs set state = 'cancelled', ended_at = ? where id = ? and state = 'waiting'"),
      putBack: db.prepare("update jobs set state = 'waiting', progress = null where state = 'running'"),
      forget: db.prepare(
        'delete from jobs where ended_at is not null and id not in (select id from jobs order by created_at desc, rowid desc limit ?)',
      ),
    };
    return {
      add: ({ id, kind, input, asked_by, created_at }) =>
        void sql.add.run(id, kind, JSON.stringify(input), asked_by, created_at),
      addAs: ({ id, kind, input, asked_by, created_at }) =>
        void sql.addAs.run(id, kind, JSON.stringify(input), asked_by, created_at),
      addOnce({ id, kind, input, asked_by, created_at }) {
        const added = sql.addOnce.run(id, kind, JSON.stringify(input), asked_by, created_at, kind).changes === 1;
        return added ? id : (sql.underWay.get(kind)!.id as string);
      },
      list: (limit) => sql.list.all(limit).map(toJob),
      get(id) {
        const row = sql.get.get(id);
        return row && toJob(row);
      },
      next() {
        const row = sql.next.get();
        return row && toJob(row);
      },
      begin: (id, at) => sql.begin.run(at, id).changes === 1,
      progress: (id, progress) => void sql.progress.run(JSON.stringify(progress), id),
      end: (id, { state, ended_at, result, problem, progress }) =>
        void sql.end.run(state, ended_at, orNull(result), problem ?? null, orNull(progress), id),
      cancelWaiting: (id, at) => sql.cancel.run(at, id).changes === 1,
      putBack: () => void sql.putBack.run(),
      forget: (kept) => void sql.forget.run(kept),
    };
  },
};

/** @throws ServiceError as `openSqlite`. */
export const sqliteJobStore = (path: string): JobStore => openStore(import.meta.url, store, path);

const toJob = (row: Record<string, unknown>): Job => {
  const { id, kind, state, input, asked_by, created_at, started_at, ended_at, progress, result, problem } = row;
  return {
    id,
    kind,
    state,
    input: JSON.parse(input as string),
    asked_by,
    created_at,
    ...(started_at !== null && { started_at }),
    ...(ended_at !== null && { ended_at }),
    ...(progress !== null && { progress: JSON.parse(progress as string) }),
    ...(result !== null && { result: JSON.parse(result as string) }),
    ...(problem !== null && { problem }),
  } as Job;
};
