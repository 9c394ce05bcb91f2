import { assertIndexHeld, openStorage } from '#composition/corpus.ts';
import { StartError } from '#composition/start-error.ts';
import { openTasks } from '#composition/tasks.ts';
import { readConfig } from '#config.ts';
import { ServiceError } from '#errors.ts';
import type { Replay } from '#operations/shared/replay.ts';
import type { TaskHead } from '#tasks/store.ts';
import { EXIT, UsageError } from './failure.ts';
import { minute, table } from './text.ts';

type Tasks = Awaited<ReturnType<typeof openTasks>>;

/** How long a running service is given to run searches again. */
const REPLAY_MS = 300_000;

async function withTasks<T>(run: (tasks: Tasks) => Promise<T> | T): Promise<T> {
  const config = readConfig();
  const tasks = await openTasks(config, { base_url: () => config.PRIORA_PUBLIC_URL ?? '' });
  try {
    return await run(tasks);
  } finally {
    await tasks.close();
  }
}

/** @throws UsageError for a task that is not there. */
async function known({ store }: Tasks, id: string): Promise<TaskHead> {
  const task = await store.find(id);
  if (!task) throw new UsageError(`There is no task "${id}"; see: priora tasks list`);
  return task;
}

const stateText = ({ error, state }: TaskHead): string => {
  if (!error) return state;
  return error.code === 'cancelled' ? `cancelled in ${state}` : `failed in ${state}`;
};

/** Lists the newest tasks of every account. */
export async function listTasks(options: { limit: string; json?: boolean }): Promise<void> {
  const limit = Number(options.limit);
  if (!Number.isInteger(limit) || limit < 1) throw new UsageError('--limit takes a whole number from 1.');
  await withTasks(async ({ store }) => {
    const tasks = await store.newest(limit);
    if (options.json) {
      process.stdout.write(`${JSON.stringify(tasks, null, 2)}\n`);
      return;
    }
    const rows = tasks.map((task) => [
      task.task_id,
      task.flow,
      stateText(task),
      minute(task.created_at),
      minute(task.moved_at),
      task.title.slice(0, 60),
    ]);
    process.stdout.write(`${table([['task', 'flow', 'state', 'created', 'moved', 'title'], ...rows])}\n`);
  });
}

/** Prints a task's append-only record, one line of JSON an entry. */
export async function showTask(id: string): Promise<void> {
  await withTasks(async (tasks) => {
    const { account } = await known(tasks, id);
    for (const { at, kind, detail } of await tasks.store.entries(account, id))
      process.stdout.write(`${JSON.stringify({ at: new Date(at).toISOString(), kind, ...detail })}\n`);
  });
}

/** Stops a task, also while the service works on it. */
export async function cancelTask(id: string): Promise<void> {
  await withTasks(async (tasks) => {
    const { account } = await known(tasks, id);
    const { state } = await tasks.runner.cancel(id, account);
    process.stdout.write(`Cancelled in ${state}. To go on there: priora tasks resume ${id}\n`);
  });
}

/** Goes on with a failed or cancelled task where it stopped; a service on the same data folder does the work. */
export async function resumeTask(id: string): Promise<void> {
  await withTasks(async (tasks) => {
    const { account } = await known(tasks, id);
    const { state, status } = await tasks.runner.resume(id, account);
    process.stdout.write(
      status === 'working' ? `Goes on with ${state}, as soon as the service runs.\n` : `Waits again, in ${state}.\n`,
    );
  });
}

/** Runs the searches of a task's record again; ends with status 1 if one answers differently. */
export async function replayTask(id: string): Promise<void> {
  await withTasks(async (tasks) => {
    const { account } = await known(tasks, id);
    const {
      seq_then,
      seq_now,
      same_learning,
      searches,
      states = [],
    } = (await replayHere(tasks, id, account)) ?? (await replayThere(tasks, id, account));
    if (searches.length === 0) {
      process.stdout.write('The record of this task has no searches.\n');
      return;
    }
    for (const { line, query, count_then, count_now, same_hits, appeared = [], gone = [] } of searches) {
      const same = count_then === count_now && same_hits;
      process.stdout.write(
        `${same ? '=' : '!'} ${line}  ${count_then}${count_then === count_now ? '' : ` -> ${count_now}`}${same_hits ? '' : ', other hits'}  ${query}\n`,
      );
      if (appeared.length > 0) process.stdout.write(`    new: ${appeared.join(', ')}\n`);
      if (gone.length > 0) process.stdout.write(`    gone: ${gone.join(', ')}\n`);
    }
    for (const { publication_number, was, is } of states)
      process.stdout.write(`! ${publication_number}  ${was} -> ${is ?? 'not stored'}\n`);
    const different = searches.filter((one) => one.count_then !== one.count_now || !one.same_hits).length;
    const corpusText =
      seq_then === seq_now
        ? 'the corpus is the same'
        : `the corpus has changed since (${seq_then ?? 'unknown'} -> ${seq_now})`;
    process.stdout.write(
      `${searches.length - different} of ${searches.length} searches answer the same; ${corpusText}${same_learning === false ? '; what was learned of its words has changed since' : ''}.\n`,
    );
    if (different > 0 || states.length > 0) process.exitCode = EXIT.failed;
  });
}

/** Undefined if another process, a service or an import, has the index. */
async function replayHere({ store }: Tasks, id: string, account: string): Promise<Replay | undefined> {
  const config = readConfig();
  const { replaySearches } = await import('#operations/shared/replay.ts');
  const corpus = await openStorage(config);
  try {
    await assertIndexHeld(corpus, config.PRIORA_DATA_DIR);
    return await replaySearches(corpus, await store.entries(account, id));
  } catch (error) {
    if (error instanceof StartError && error.reason === 'data_dir') return undefined;
    throw error;
  } finally {
    await corpus.close();
  }
}

/** Has the service on the same data folder run the searches. */
async function replayThere({ runner }: Tasks, id: string, account: string): Promise<Replay> {
  const { replaying } = await import('#operations/shared/replay-flow.ts');
  const { task_id } = await runner.start(replaying, { of: id }, account);
  try {
    const { data, error } = await runner.settled(replaying, task_id, account, REPLAY_MS);
    if (data.replay) return data.replay;
    throw new ServiceError(
      'busy',
      error?.message ?? 'Another process has the index and runs no tasks: an import. Try again when it has ended.',
    );
  } finally {
    await runner.remove(task_id, account);
  }
}
