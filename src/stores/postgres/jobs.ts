import type { Job, JobStore } from '#jobs/jobs.ts';
import type { Database, Row, Sql } from './database.ts';

const orNull = (value: unknown) => (value === undefined ? null : JSON.stringify(value));

/**
 * Imports and checks that were asked for in the console, in PostgreSQL.
 * @param home Whose work it is: the files of a job lie in the data folder of the process that took it. Everybody sees
 * all jobs; what waits, and what ran when a process ended, is for its home alone.
 */
export function postgresJobStore(database: Database, home: string): JobStore {
  const port = database.port();
  type New = Parameters<JobStore['add']>[0];
  const insert = (sql: Sql, { id, kind, input, asked_by, created_at }: New) =>
    sql.run(
      `insert into jobs (id, kind, state, input, asked_by, created_at, at_home_in) values ($1, $2, 'waiting', $3, $4, $5, $6)`,
      ...[id, kind, JSON.stringify(input), asked_by, created_at, home],
    );
  return {
    add: (job) => port.one(async (sql) => void (await insert(sql, job))),
    addAs: (job) =>
      port.one(async (sql) => {
        await sql.run(
          `insert into jobs (id, kind, state, input, asked_by, created_at, at_home_in) values ($1, $2, 'waiting', $3, $4, $5, $6)
           on conflict (id) do update set state = 'waiting', input = excluded.input, started_at = null, ended_at = null,
             progress = null, result = null, problem = null, at_home_in = excluded.at_home_in
           where jobs.state in ('failed', 'cancelled')`,
          ...[job.id, job.kind, JSON.stringify(job.input), job.asked_by, job.created_at, home],
        );
      }),
    addOnce: (job) =>
      port.write(async (sql) => {
        await sql.run(`select pg_advisory_xact_lock(hashtextextended('job ' || $1, 0))`, job.kind);
        const there = await sql.row(
          'select id from jobs where kind = $1 and ended_at is null order by created_at, place limit 1',
          job.kind,
        );
        if (there) return there.id;
        await insert(sql, job);
        return job.id;
      }),
    list: (limit) =>
      port.read(async (sql) =>
        (await sql.rows('select * from jobs order by created_at desc, place desc limit $1', limit)).map(toJob),
      ),
    get: (id) =>
      port.read(async (sql) => {
        const row = await sql.row('select * from jobs where id = $1', id);
        return row && toJob(row);
      }),
    next: () =>
      port.read(async (sql) => {
        const row = await sql.row(
          `select * from jobs where state = 'waiting' and at_home_in = $1 order by created_at, place limit 1`,
          home,
        );
        return row && toJob(row);
      }),
    begin: (id, at) =>
      port.one(async (sql) => {
        const text = `update jobs set state = 'running', started_at = $1 where id = $2 and state = 'waiting'`;
        return (await sql.run(text, at, id)) === 1;
      }),
    progress: (id, progress) =>
      port.one(async (sql) => {
        await sql.run(
          `update jobs set progress = $1 where id = $2 and state = 'running'`,
          ...[JSON.stringify(progress), id],
        );
      }),
    end: (id, { state, ended_at, result, problem, progress }) =>
      port.one(async (sql) => {
        await sql.run(
          `update jobs set state = $1, ended_at = $2, result = $3, problem = $4, progress = coalesce($5, progress)
           where id = $6 and ended_at is null`,
          ...[state, ended_at, orNull(result), problem ?? null, orNull(progress), id],
        );
      }),
    cancelWaiting: (id, at) =>
      port.one(async (sql) => {
        const text = `update jobs set state = 'cancelled', ended_at = $1 where id = $2 and state = 'waiting'`;
        return (await sql.run(text, at, id)) === 1;
      }),
    putBack: () =>
      port.one(async (sql) => {
        const text = `update jobs set state = 'waiting', progress = null where state = 'running' and at_home_in = $1`;
        await sql.run(text, home);
      }),
    forget: (kept) =>
      port.one(async (sql) => {
        await sql.run(
          `delete from jobs where ended_at is not null
           and id not in (select id from jobs order by created_at desc, place desc limit $1)`,
          kept,
        );
      }),
    close: () => port.close(),
  };
}

const toJob = (row: Row): Job => {
  const { id, kind, state, input, asked_by, created_at, started_at, ended_at, progress, result, problem } = row;
  return {
    ...{ id, kind, state, input: JSON.parse(input), asked_by, created_at },
    ...(started_at !== null && { started_at }),
    ...(ended_at !== null && { ended_at }),
    ...(progress !== null && { progress: JSON.parse(progress) }),
    ...(result !== null && { result: JSON.parse(result) }),
    ...(problem !== null && { problem }),
  };
};
