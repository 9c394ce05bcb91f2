import type { Clock } from '#clock.ts';
import type { KeptEntry, StoredTask, TaskEntry, TaskHead, TaskStore } from '#tasks/store.ts';
import type { Database, Row, Sql, Value } from './database.ts';
import { removeAccountRows } from './removal.ts';

/** Leases and waits that end later than this from now were written while the clock was wrong: they hold nothing up. */
const LONGEST_MS = 3_600_000;

/** Notified when a task has work for whoever is free. */
const CHANNEL = 'priora_tasks';

const HEAD =
  'task_id, flow, account, title, branch_of, state, version, error, created_at, moved_at, worked_ms, attempts, expires_at';
const OWN = 'task_id = $1 and account = $2';
const SAME = `${OWN} and version = $3`;
/** A number that one of another account cannot have. */
const OWNED = `task_id = (select task_id from task where ${OWN})`;
const FREE = 'leased_by = null, leased_until = 0';

const FILTER = `account = $1 and flow = any($2) and ($3::text is null or position(lower($3 collate "C") in lower(title collate "C")) > 0)
  and ($4::text is null or stopped = $4) and ($5::text[] is null or (error is null and flow || ' ' || state = any($5)))`;

const stoppedBy = ({ code }: { readonly code: string }) => (code === 'cancelled' ? 'cancelled' : 'failed');

/** Tasks in PostgreSQL: any number of processes lease them, of which each gets its own. */
export function postgresTaskStore(database: Database, clock: Clock): TaskStore {
  const port = database.port();

  const write = async (sql: Sql, taskId: string, entries: readonly TaskEntry[]) => {
    for (const { at, kind, detail, made } of entries)
      await sql.run(
        'insert into task_entry (task_id, at, kind, detail, has, made) values ($1, $2, $3, $4, $5, $6)',
        ...[taskId, at, kind, JSON.stringify(detail), Object.keys(detail), made ? JSON.stringify(made) : null],
      );
  };
  /** The entries are written with the update, and only if it changed the row. */
  const guarded = (
    { task_id, account, version }: { readonly task_id: string; readonly account: string; readonly version: number },
    entries: readonly TaskEntry[],
    runnable: boolean,
    update: string,
    ...values: readonly Value[]
  ): Promise<boolean> =>
    port.write(async (sql) => {
      if ((await sql.run(update, task_id, account, version, ...values)) !== 1) return false;
      await write(sql, task_id, entries);
      if (runnable) await wake(sql);
      return true;
    });
  const wake = (sql: Sql) => sql.run(`select pg_notify('${CHANNEL}', '')`);
  const lastOf = (entries: readonly TaskEntry[]) => entries.at(-1)?.at ?? clock();
  const changed = (text: string, ...values: readonly Value[]) => port.one((sql) => sql.run(text, ...values));
  const heads = (text: string, ...values: readonly Value[]) =>
    port.read(async (sql) => (await sql.rows(text, ...values)).map(toHead));

  return {
    insert: (task, runnable, entries, inherited) =>
      port.write(async (sql) => {
        const { task_id, flow, account, title, branch_of = null, state, data, created_at, moved_at, expires_at } = task;
        await sql.run(
          `insert into task (task_id, flow, account, title, branch_of, state, version, data, created_at, moved_at, expires_at, runnable)
           values ($1, $2, $3, $4, $5, $6, 1, $7, $8, $9, $10, $11)`,
          ...[task_id, flow, account, title, branch_of, state, JSON.stringify(data)],
          ...[created_at, moved_at, expires_at, runnable],
        );
        if (inherited)
          await sql.run(
            `insert into task_entry (task_id, at, kind, detail, has, made) select $3, at, kind, detail, has, made from task_entry
             where ${OWNED} and seq <= $4 order by seq`,
            ...[inherited.from, account, task_id, inherited.upto],
          );
        await write(sql, task_id, entries);
        if (runnable) await wake(sql);
      }),
    get: (account, taskId) =>
      port.read(async (sql) => {
        const row = await sql.row(`select ${HEAD}, data from task where ${OWN}`, taskId, account);
        return row && toTask(row);
      }),
    version: (account, taskId) =>
      port.read(async (sql) => (await sql.row(`select version from task where ${OWN}`, taskId, account))?.version),
    list: (account, { flows, title, stopped, going, offset, limit }) =>
      port.read(async (sql) => {
        const working = going ? going.map((one) => `${one.flow} ${one.state}`) : null;
        const filter = [account, [...flows], title ?? null, stopped ?? null, working];
        const { n } = (await sql.row(`select count(*) as n from task where ${FILTER}`, ...filter))!;
        const rows = await sql.rows(
          `select ${HEAD} from task where ${FILTER} order by created_at desc, place desc limit $6 offset $7`,
          ...[...filter, limit, offset],
        );
        return { total: n, tasks: rows.map(toHead) };
      }),
    standing: (account) =>
      port.read(async (sql) => {
        const text =
          'select flow, state, stopped, count(*) as tasks from task where account = $1 group by flow, state, stopped';
        return (await sql.rows(text, account)).map(
          ({ stopped, ...row }) => ({ ...row, ...(stopped && { stopped }) }) as never,
        );
      }),
    find: (taskId) =>
      port.read(async (sql) => {
        const row = await sql.row(`select ${HEAD} from task where task_id = $1`, taskId);
        return row && toHead(row);
      }),
    newest: (limit) => heads(`select ${HEAD} from task order by created_at desc, place desc limit $1`, limit),
    move: (before, { state, data, title, runnable, worked_ms = 0, entries }) =>
      guarded(
        ...([before, entries, runnable] as const),
        `update task set state = $4, data = $5, title = $6, runnable = $7, moved_at = $8, worked_ms = worked_ms + $9,
         version = version + 1, attempts = 0, run_after = 0, error = null, stopped = null, ${FREE} where ${SAME}`,
        ...[state, JSON.stringify(data), title, runnable, lastOf(entries), Math.round(worked_ms)],
      ),
    release: (before, worker, outcome, entries) => {
      const worked = Math.round(outcome.worked_ms);
      return 'error' in outcome
        ? guarded(
            ...([before, entries, false] as const),
            `update task set worked_ms = worked_ms + $5, error = $6, stopped = $7, moved_at = $8, runnable = false,
             version = version + 1, ${FREE} where ${SAME} and leased_by = $4`,
            ...[worker, worked, JSON.stringify(outcome.error), stoppedBy(outcome.error), lastOf(entries)],
          )
        : guarded(
            ...([before, entries, false] as const),
            `update task set worked_ms = worked_ms + $5, run_after = $6, attempts = attempts - $7, ${FREE}
             where ${SAME} and leased_by = $4`,
            ...[worker, worked, outcome.run_after, outcome.counted === false ? 1 : 0],
          );
    },
    halt: (before, error, entries) =>
      guarded(
        ...([before, entries, false] as const),
        `update task set error = $4, stopped = $5, moved_at = $6, runnable = false, version = version + 1, ${FREE} where ${SAME}`,
        ...[JSON.stringify(error), stoppedBy(error), lastOf(entries)],
      ),
    resume: (before, runnable, entries) =>
      guarded(
        ...([before, entries, runnable] as const),
        `update task set error = null, stopped = null, runnable = $4, moved_at = $5, attempts = 0, run_after = 0,
         version = version + 1 where ${SAME} and error is not null`,
        ...[runnable, lastOf(entries)],
      ),
    lease: (work, worker, now, until, busy = false) =>
      port.one(async (sql) => {
        const states = work.map(({ flow, state }) => `${flow} ${state}`);
        // of many that ask at once, each goes on to the next task that nobody else is about to have
        const row = await sql.row(
          `with next as (
             select t.task_id, t.leased_by is not null as suspect from task t
             left join (select account, count(*) as n from task where runnable and leased_until > $1 group by account) busy using (account)
             where t.runnable and t.leased_until not between $1 + 1 and $1 + ${LONGEST_MS}
               and t.run_after not between $1 + 1 and $1 + ${LONGEST_MS} and t.flow || ' ' || t.state = any($2)
             order by t.leased_by is not null desc, coalesce(busy.n, 0), t.moved_at, t.place limit 1
             for update of t skip locked)
           update task set attempts = attempts + 1, leased_by = $3, leased_until = $4 from next
           where task.task_id = next.task_id and not (next.suspect and $5) returning task.*, next.suspect`,
          ...[now, states, worker, until, busy],
        );
        return row && { ...toTask(row), suspect: row.suspect };
      }),
    renew: async ({ task_id, account }, worker, until) =>
      (await changed(
        `update task set leased_until = $3 where ${OWN} and leased_by = $4`,
        ...[task_id, account, until, worker],
      )) === 1,
    giveBack: async ({ task_id, account, version }, worker) => {
      const text = `update task set attempts = attempts - 1, ${FREE} where ${SAME} and leased_by = $4`;
      await changed(text, task_id, account, version, worker);
    },
    releaseAll: async (worker) => void (await changed(`update task set ${FREE} where leased_by = $1`, worker)),
    workers: () =>
      port.read(async (sql) => {
        const text = 'select distinct leased_by as worker from task where leased_by is not null order by 1';
        return (await sql.rows(text)).map(({ worker }) => worker as string);
      }),
    expire: async (workers) =>
      void (await changed('update task set leased_until = 0 where leased_by = any($1)', [...workers])),
    entries: (account, taskId, kind) =>
      port.read(async (sql) => {
        const text = `select at, kind, detail from task_entry where ${OWNED} and kind = coalesce($3, kind) order by seq`;
        return (await sql.rows(text, taskId, account, kind ?? null)).map(toEntry);
      }),
    lastEntry: (account, taskId, having) =>
      port.read(async (sql) => {
        const row = await sql.row(
          `select at, kind, detail from task_entry where ${OWNED} and ($3::text is null or $3 = any(has)) order by seq desc limit 1`,
          ...[taskId, account, having ?? null],
        );
        return row && toEntry(row);
      }),
    history: (account, taskId) =>
      port.read(async (sql) => {
        const text = `select seq, at, kind, detail, made from task_entry where ${OWNED} order by seq`;
        return (await sql.rows(text, taskId, account)).map(
          ({ seq, made, ...row }): KeptEntry => ({
            ...{ seq, ...toEntry(row) },
            ...(made !== null && { made: JSON.parse(made) }),
          }),
        );
      }),
    remove: async (account, taskId) => (await changed(`delete from task where ${OWN}`, taskId, account)) === 1,
    expired: (at, limit) =>
      heads(
        `select ${HEAD} from task where expires_at <= $1 and leased_until <= $1 order by expires_at, place limit $2`,
        ...[at, limit],
      ),
    states: () =>
      port.read(
        (sql) =>
          sql.rows(
            'select flow, state, count(*) as tasks from task group by flow, state order by flow, state',
          ) as ReturnType<TaskStore['states']>,
      ),
    counts: () =>
      port.read(
        (sql) =>
          sql.row(`select count(*) filter (where leased_until = 0) as waiting, count(*) filter (where leased_until > 0) as leased
            from task where runnable`) as ReturnType<TaskStore['counts']>,
      ),
    onWork: (wakeUp) => port.listen(CHANNEL, wakeUp),
    removeAccount: (account) => port.write((sql) => removeAccountRows(sql, account)),
    close: () => port.close(),
  };
}

function toHead(row: Row): TaskHead {
  const { branch_of, error, task_id, flow, account, title, state, version } = row;
  const { created_at, moved_at, worked_ms, attempts, expires_at } = row;
  return {
    ...{ task_id, flow, account, title, state, version, created_at, moved_at, worked_ms, attempts, expires_at },
    ...(branch_of !== null && { branch_of }),
    ...(error !== null && { error: JSON.parse(error) }),
  };
}

const toTask = (row: Row): StoredTask => ({ ...toHead(row), data: JSON.parse(row.data) });

const toEntry = ({ at, kind, detail }: Row): TaskEntry => ({ at, kind, detail: JSON.parse(detail) });
