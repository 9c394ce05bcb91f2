import { readConfig } from '#config.ts';
import { openStorage, openTasks } from '#main.ts';
import { EXIT, UsageError } from './failure.ts';
import { minute, table } from './text.ts';

type Tasks = Awaited<ReturnType<typeof openTasks>>;

async function withTasks<T>(run: (tasks: Tasks) => Promise<T> | T): Promise<T> {
  const config = readConfig();
  const tasks = await openTasks(config, { base_url: () => config.PRIORA_PUBLIC_URL ?? '' });
  try {
    return await run(tasks);
  } finally {
    tasks.close();
  }
}

/** Lists the newest tasks of every account. */
export async function listTasks(options: { limit: string; json?: boolean }): Promise<void> {
  const limit = Number(options.limit);
  if (!Number.isInteger(limit) || limit < 1) throw new UsageError('--limit takes a whole number from 1.');
  await withTasks(({ store }) => {
    const tasks = store.newest(limit);
    if (options.json) {
      process.stdout.write(`${JSON.stringify(tasks, null, 2)}\n`);
      return;
    }
    const rows = tasks.map((task) => [
      task.task_id,
      task.flow,
      task.error ? `failed in ${task.state}` : task.state,
      minute(task.created_at),
      minute(task.moved_at),
    ]);
    process.stdout.write(`${table([['task', 'flow', 'state', 'created', 'moved'], ...rows])}\n`);
  });
}

/** Prints a task's append-only record, one line of JSON an entry. */
export async function showTask(id: string): Promise<void> {
  await withTasks(({ store }) => {
    if (!store.get(id)) throw new UsageError(`There is no task "${id}"; see: priora tasks list`);
    for (const { at, kind, detail } of store.entries(id))
      process.stdout.write(`${JSON.stringify({ at: new Date(at).toISOString(), kind, ...detail })}\n`);
  });
}

/** Runs the searches of a task's record again; ends with status 1 if one answers differently. */
export async function replayTask(id: string): Promise<void> {
  const { replaySearches } = await import('#operations/novelty-search/replay.ts');
  await withTasks(async ({ store }) => {
    if (!store.get(id)) throw new UsageError(`There is no task "${id}"; see: priora tasks list`);
    const corpus = await openStorage(readConfig());
    try {
      const { seq_then, seq_now, searches } = await replaySearches(corpus, store.entries(id));
      if (searches.length === 0) {
        process.stdout.write('The record of this task has no searches.\n');
        return;
      }
      for (const { line, query, count_then, count_now, same_hits } of searches) {
        const same = count_then === count_now && same_hits;
        process.stdout.write(
          `${same ? '=' : '!'} ${line}  ${count_then}${count_then === count_now ? '' : ` -> ${count_now}`}${same_hits ? '' : ', other hits'}  ${query}\n`,
        );
      }
      const different = searches.filter((one) => one.count_then !== one.count_now || !one.same_hits).length;
      const corpusText =
        seq_then === seq_now
          ? 'the corpus is the same'
          : `the corpus has changed since (${seq_then ?? 'unknown'} -> ${seq_now})`;
      process.stdout.write(
        `${searches.length - different} of ${searches.length} searches answer the same; ${corpusText}.\n`,
      );
      if (different > 0) process.exitCode = EXIT.failed;
    } finally {
      await corpus.close();
    }
  });
}
