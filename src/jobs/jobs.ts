import { randomUUID } from 'node:crypto';
import { type Clock, systemClock } from '#clock.ts';
import { openSqlite, type SqliteStore } from '#storage/sqlite.ts';

export type JobKind = 'import' | 'check';
export type JobState = 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';

/** Work on the corpus that somebody asked for in the console: done by a process of its own, one after the other. */
export interface Job {
  readonly id: string;
  readonly kind: JobKind;
  readonly state: JobState;
  /** What it works on; the runner knows its shape. */
  readonly input: unknown;
  /** Name of the person. */
  readonly asked_by: string;
  /** Instants: milliseconds since 1970 UTC. */
  readonly created_at: number;
  readonly started_at?: number;
  readonly ended_at?: number;
  /** How far it is, as its process last told. */
  readonly progress?: unknown;
  /** What it found or did. */
  readonly result?: unknown;
  /** Why it failed, in words. */
  readonly problem?: string;
}

/** How a job ended, as its process says. */
export interface JobEnd {
  readonly result: unknown;
  /** It was told to stop and did. */
  readonly stopped: boolean;
}

/** A job under way. */
export interface Running {
  /** Rejects with an Error whose message is for people. */
  readonly end: Promise<JobEnd>;
  /** Asks it to stop; a second time, or after a while, it is made to. */
  stop(): void;
}

/** Starts a job's process. */
export type Run = (job: Pick<Job, 'kind' | 'input'>, told: (progress: unknown) => void) => Running;

export interface Jobs {
  /** The newest first. */
  list(limit: number): readonly Job[];
  get(id: string): Job | undefined;
  start(kind: JobKind, input: unknown, asked_by: string): Job;
  /** False if the job has ended or is unknown. */
  cancel(id: string): boolean;
  /** Stops what runs; it goes on when the jobs are opened again. */
  close(): Promise<void>;
}

const SCHEMA = `create table if not exists jobs (
  id text primary key, kind text not null, state text not null, input text not null, asked_by text not null, created_at integer not null,
  started_at integer, ended_at integer, progress text, result text, problem text
) strict;`;
export const JOBS: SqliteStore = {
  file: 'jobs.sqlite',
  holds: 'imports and checks that were asked for in the console',
  version: 1,
  tables: ['jobs'],
  json: ['jobs.input', 'jobs.progress', 'jobs.result'],
  migrate: (db) => db.exec(SCHEMA),
};
const KEPT = 200;
/** After a fault of the store. */
const AGAIN_MS = 1000;
/** Progress reaches the file this often; readers in this process see each step. */
const WRITTEN_MS = 1000;

/**
 * Jobs in a SQLite file. A job that was under way when the service ended, in whatever way, is started again: jobs are
 * such that doing a part twice changes nothing. `ended` is called after each, however it ended.
 */
export function sqliteJobs(options: {
  readonly file: string;
  readonly run: Run;
  readonly ended?: (job: Job) => Promise<void>;
  readonly onFault?: (error: unknown) => void;
  readonly clock?: Clock;
}): Jobs {
  const { run, clock = systemClock } = options;
  const db = openSqlite(options.file, JOBS);
  db.exec("update jobs set state = 'waiting', progress = null where state = 'running'");
  const sql = {
    add: db.prepare(
      "insert into jobs (id, kind, state, input, asked_by, created_at) values (?, ?, 'waiting', ?, ?, ?)",
    ),
    list: db.prepare('select * from jobs order by created_at desc, rowid desc limit ?'),
    one: db.prepare('select * from jobs where id = ?'),
    next: db.prepare("select * from jobs where state = 'waiting' order by created_at, rowid limit 1"),
    start: db.prepare("update jobs set state = 'running', started_at = ? where id = ? and state = 'waiting'"),
    progress: db.prepare('update jobs set progress = ? where id = ?'),
    end: db.prepare(
      'update jobs set state = ?, ended_at = ?, result = ?, problem = ?, progress = coalesce(?, progress) where id = ?',
    ),
    forget: db.prepare(
      `delete from jobs where ended_at is not null and id not in (select id from jobs order by created_at desc, rowid desc limit ${KEPT})`,
    ),
  };
  let current: { readonly id: string; readonly running: Running; progress: unknown; cancelled: boolean } | undefined;
  let working: Promise<void> | undefined;
  let closing = false;

  async function work(): Promise<void> {
    for (let row = sql.next.get(); row && !closing; row = sql.next.get()) {
      const job = toJob(row);
      sql.start.run(clock(), job.id);
      let writtenAt = 0;
      const told = (progress: unknown) => {
        if (current?.id !== job.id) return;
        current.progress = progress;
        if (performance.now() - writtenAt < WRITTEN_MS) return;
        writtenAt = performance.now();
        sql.progress.run(JSON.stringify(progress), job.id);
      };
      current = { id: job.id, running: run(job, told), progress: undefined, cancelled: false };
      let end: JobEnd | undefined;
      let problem: string | undefined;
      try {
        end = await current.running.end;
      } catch (error) {
        problem = (error as Error).message;
      }
      const { cancelled, progress } = current;
      current = undefined;
      // Stopped by the end of the service: it stays as it is and goes on at the next start.
      if (closing && !cancelled && (end?.stopped || problem !== undefined)) return;
      const state: JobState =
        cancelled && (end?.stopped ?? true) ? 'cancelled' : problem === undefined ? 'done' : 'failed';
      sql.end.run(
        state,
        clock(),
        end ? JSON.stringify(end.result) : null,
        state === 'failed' ? problem! : null,
        progress === undefined ? null : JSON.stringify(progress),
        job.id,
      );
      sql.forget.run();
      await options.ended?.(toJob(sql.one.get(job.id)!)).catch((error: unknown) => options.onFault?.(error));
    }
  }
  const wake = () => {
    if (closing) return;
    working ??= work()
      .then(() => 0)
      .catch((error: unknown) => {
        options.onFault?.(error);
        return AGAIN_MS; // a full disk, say: no reason to ask at once
      })
      .then((wait_ms) => {
        working = undefined;
        if (!closing && sql.next.get()) setTimeout(wake, wait_ms).unref();
      });
  };
  if (sql.next.get()) wake();

  const shown = (row: Record<string, unknown>): Job => {
    const job = toJob(row);
    return current?.id === job.id && current.progress !== undefined ? { ...job, progress: current.progress } : job;
  };
  return {
    list: (limit) => sql.list.all(limit).map(shown),
    get(id) {
      const row = sql.one.get(id);
      return row && shown(row);
    },
    start(kind, input, asked_by) {
      const id = randomUUID();
      sql.add.run(id, kind, JSON.stringify(input), asked_by, clock());
      wake();
      return toJob(sql.one.get(id)!);
    },
    cancel(id) {
      if (current?.id === id) {
        current.cancelled = true;
        current.running.stop();
        return true;
      }
      const row = sql.one.get(id);
      if (row?.state !== 'waiting') return false;
      sql.end.run('cancelled', clock(), null, null, null, id);
      void options.ended?.(toJob(sql.one.get(id)!)).catch((error: unknown) => options.onFault?.(error));
      return true;
    },
    async close() {
      if (closing) return working;
      closing = true;
      current?.running.stop();
      await working;
      db.close();
    },
  };
}

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
