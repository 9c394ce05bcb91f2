import type { KeptEntry, StoredTask, TaskEntry, TaskHead, TaskStore } from '#tasks/store.ts';
import type { StoreDefinition } from './definition.ts';
import type { SqliteStore } from './file.ts';
import { openStore } from './open.ts';
import { accountRows } from './removal.ts';

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

/** Leases and waits that end later than this from now were written while the clock was wrong: they hold nothing up. */
const LONGEST_MS = 3_600_000;

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

/** Other processes are not heard of: whoever wants work looks for it now and then. */
type Kept = Omit<TaskStore, 'onWork'>;

export const store: StoreDefinition<Kept> = {
  file: TASKS,
  methods: {
    insert: 'write',
    get: 'read',
    version: 'read',
    list: 'read',
    standing: 'read',
    find: 'read',
    newest: 'read',
    move: 'write',
    release: 'write',
    halt: 'write',
    resume: 'write',
    lease: 'write',
    renew: 'write',
    giveBack: 'write',
    releaseAll: 'write',
    workers: 'read',
    expire: 'write',
    entries: 'read',
    lastEntry: 'read',
    history: 'read',
    remove: 'write',
    removeAccount: 'write',
    expired: 'read',
    states: 'read',
    counts: 'read',
  },
  over(db, { clock }) {
    const own = 'task_id = ? and account = ?';
    const same = `${own} and version = ?`;
    const sql = {
      insert: db.prepare(
        'insert into task (task_id, flow, account, title, branch_of, state, version, data, created_at, moved_at, expires_at, runnable) values (?, ?, ?, ?, ?, ?, 1, ?, ?, ?, ?, ?)',
      ),
      inherit: db.prepare(
        `insert into task_entry (task_id, at, kind, detail, made) select ?, at, kind, detail, made from task_entry
         where task_id = (select task_id from task where ${own}) and rowid <= ? order by rowid`,
      ),
      get: db.prepare(`select * from task where ${own}`),
      version: db.prepare(`select version from task where ${own}`),
      list: db.prepare(
        `select ${HEAD} from task where ${FILTER} order by created_at desc, rowid desc limit :limit offset :offset`,
      ),
      total: db.prepare(`select count(*) as n from task where ${FILTER}`),
      standing: db.prepare(
        `select flow, state, ${STOPPED} as stopped, count(*) as tasks from task where account = ? group by 1, 2, 3`,
      ),
      find: db.prepare(`select ${HEAD} from task where task_id = ?`),
      newest: db.prepare(`select ${HEAD} from task order by created_at desc, rowid desc limit ?`),
      move: db.prepare(
        `update task set state = ?, data = ?, title = ?, runnable = ?, moved_at = ?, worked_ms = worked_ms + ?, version = version + 1,
         attempts = 0, run_after = 0, error = null, leased_by = null, leased_until = 0 where ${same}`,
      ),
      again: db.prepare(
        `update task set worked_ms = worked_ms + ?, run_after = ?, attempts = attempts - ?, leased_by = null, leased_until = 0
         where ${same} and leased_by = ?`,
      ),
      fail: db.prepare(
        `update task set worked_ms = worked_ms + ?, error = ?, moved_at = ?, runnable = 0, version = version + 1,
         leased_by = null, leased_until = 0 where ${same} and leased_by = ?`,
      ),
      halt: db.prepare(
        `update task set error = ?, moved_at = ?, runnable = 0, version = version + 1, leased_by = null, leased_until = 0
         where ${same}`,
      ),
      resume: db.prepare(
        `update task set error = null, runnable = ?, moved_at = ?, attempts = 0, run_after = 0, version = version + 1
         where ${same} and error is not null`,
      ),
      next: db.prepare(
        `select t.task_id, t.leased_by is not null as suspect from task t
         left join (select account, count(*) as n from task where runnable = 1 and leased_until > :now group by account) busy using (account)
         where t.runnable = 1 and t.leased_until not between :now + 1 and :now + ${LONGEST_MS}
           and t.run_after not between :now + 1 and :now + ${LONGEST_MS} and t.flow || ' ' || t.state in (select value from json_each(:work))
         order by suspect desc, coalesce(busy.n, 0), t.moved_at, t.rowid limit 1`,
      ),
      lease: db.prepare(
        'update task set attempts = attempts + 1, leased_by = ?, leased_until = ? where task_id = ? returning *',
      ),
      renew: db.prepare(`update task set leased_until = ? where ${own} and leased_by = ?`),
      giveBack: db.prepare(
        `update task set attempts = attempts - 1, leased_by = null, leased_until = 0 where ${same} and leased_by = ?`,
      ),
      releaseAll: db.prepare('update task set leased_by = null, leased_until = 0 where leased_by = ?'),
      workers: db.prepare('select distinct leased_by as worker from task where leased_by is not null order by 1'),
      expire: db.prepare('update task set leased_until = 0 where leased_by in (select value from json_each(?))'),
      entry: db.prepare('insert into task_entry (task_id, at, kind, detail, made) values (?, ?, ?, ?, ?)'),
      history: db.prepare(
        `select rowid as seq, at, kind, detail, made from task_entry where task_id = (select task_id from task where ${own}) order by rowid`,
      ),
      entries: db.prepare(
        `select at, kind, detail from task_entry where task_id = (select task_id from task where ${own}) and kind = coalesce(?, kind) order by rowid`,
      ),
      lastEntry: db.prepare(
        `select at, kind, detail from task_entry where task_id = (select task_id from task where ${own})
         and (?3 is null or exists (select 1 from json_each(detail) where key = ?3)) order by rowid desc limit 1`,
      ),
      remove: db.prepare(`delete from task where ${own}`),
      expired: db.prepare(
        `select ${HEAD} from task where expires_at <= ? and leased_until <= ? order by expires_at limit ?`,
      ),
      states: db.prepare('select flow, state, count(*) as tasks from task group by 1, 2 order by 1, 2'),
      counts: db.prepare(
        'select count(*) as waiting, coalesce(sum(leased_until > 0), 0) as leased from task where runnable = 1',
      ),
    };

    const write = (taskId: string, entries: readonly TaskEntry[]) => {
      for (const { at, kind, detail, made } of entries)
        sql.entry.run(taskId, at, kind, JSON.stringify(detail), made ? JSON.stringify(made) : null);
    };
    /** The entries are written with the update, and only if it changed the row. */
    const guarded = (taskId: string, entries: readonly TaskEntry[], { changes }: { changes: number | bigint }) => {
      if (Number(changes) !== 1) return false;
      write(taskId, entries);
      return true;
    };
    const lastOf = (entries: readonly TaskEntry[]) => entries.at(-1)?.at ?? clock();

    return {
      insert(task, runnable, entries, inherited) {
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
        if (inherited) sql.inherit.run(task.task_id, inherited.from, task.account, inherited.upto);
        write(task.task_id, entries);
      },
      get(account, taskId) {
        const row = sql.get.get(taskId, account);
        return row && toTask(row);
      },
      version(account, taskId) {
        return (sql.version.get(taskId, account) as { version: number } | undefined)?.version;
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
        return sql.standing
          .all(account)
          .map(({ stopped, ...row }) => ({ ...row, ...(stopped && { stopped }) })) as never;
      },
      find(taskId) {
        const row = sql.find.get(taskId);
        return row && toHead(row);
      },
      newest: (limit) => sql.newest.all(limit).map(toHead),
      move({ task_id, account, version }, { state, data, title, runnable, worked_ms = 0, entries }) {
        const [text, worked] = [JSON.stringify(data), Math.round(worked_ms)];
        const moved = sql.move.run(
          ...([state, text, title, Number(runnable), lastOf(entries), worked] as const),
          ...([task_id, account, version] as const),
        );
        return guarded(task_id, entries, moved);
      },
      release({ task_id, account, version }, worker, outcome, entries) {
        const worked = Math.round(outcome.worked_ms);
        const same = [task_id, account, version, worker] as const;
        return guarded(
          task_id,
          entries,
          'error' in outcome
            ? sql.fail.run(worked, JSON.stringify(outcome.error), lastOf(entries), ...same)
            : sql.again.run(worked, outcome.run_after, outcome.counted === false ? 1 : 0, ...same),
        );
      },
      halt({ task_id, account, version }, error, entries) {
        const halted = sql.halt.run(JSON.stringify(error), lastOf(entries), task_id, account, version);
        return guarded(task_id, entries, halted);
      },
      resume({ task_id, account, version }, runnable, entries) {
        const resumed = sql.resume.run(Number(runnable), lastOf(entries), task_id, account, version);
        return guarded(task_id, entries, resumed);
      },
      lease(work, worker, at, until, busy = false) {
        const states = JSON.stringify(work.map(({ flow, state }) => `${flow} ${state}`));
        const next = sql.next.get({ now: at, work: states }) as { task_id: string; suspect: number } | undefined;
        if (!next || (next.suspect && busy)) return undefined;
        return { ...toTask(sql.lease.get(worker, until, next.task_id)!), suspect: Boolean(next.suspect) };
      },
      renew: ({ task_id, account }, worker, until) =>
        Number(sql.renew.run(until, task_id, account, worker).changes) === 1,
      giveBack: ({ task_id, account, version }, worker) => void sql.giveBack.run(task_id, account, version, worker),
      releaseAll: (worker) => void sql.releaseAll.run(worker),
      workers: () => sql.workers.all().map(({ worker }) => worker as string),
      expire: (workers) => void sql.expire.run(JSON.stringify(workers)),
      entries(account, taskId, kind) {
        return sql.entries.all(taskId, account, kind ?? null).map(toEntry);
      },
      lastEntry(account, taskId, having) {
        const row = sql.lastEntry.get(taskId, account, having ?? null);
        return row && toEntry(row);
      },
      history(account, taskId) {
        return sql.history.all(taskId, account).map(({ seq, at, kind, detail, made }) => ({
          seq,
          at,
          kind,
          detail: JSON.parse(detail as string),
          ...(made !== null && { made: JSON.parse(made as string) }),
        })) as KeptEntry[];
      },
      remove: (account, taskId) => Number(sql.remove.run(taskId, account).changes) === 1,
      removeAccount: accountRows(db),
      expired: (at, limit) => sql.expired.all(at, at, limit).map(toHead),
      states: () => sql.states.all().map((row) => ({ ...row })) as never,
      counts() {
        const { waiting, leased } = sql.counts.get() as { waiting: number; leased: number };
        return { waiting: waiting - leased, leased };
      },
    };
  },
};

const toEntry = ({ at, kind, detail }: Record<string, unknown>): TaskEntry => ({
  at: at as number,
  kind: kind as string,
  detail: JSON.parse(detail as string),
});

/** Tasks in one SQLite file. Several processes may share it. @throws ServiceError as `openSqlite`. */
export const sqliteTaskStore = (path: string): TaskStore => openStore(import.meta.url, store, path);
