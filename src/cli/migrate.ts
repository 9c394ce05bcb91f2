import { systemClock } from '#clock.ts';
import { prepareDataDir } from '#composition/data-dir.ts';
import { filesIn, openBucket } from '#composition/files.ts';
import { type Config, readConfig } from '#config.ts';
import { corpusFollowed } from '#data-folder/records-elsewhere.ts';
import { folderFiles } from '#files/folder-store.ts';
import { moveFiles } from '#files/move.ts';
import { moveStores } from '#stores/move.ts';
import { Database } from '#stores/postgres/database.ts';
import { indexLockFile } from '#stores/sqlite/corpus/schema.ts';
import { tryIndexLock } from '#stores/sqlite/lock.ts';
import { endMoving, markMoving, movingOf } from '#stores/sqlite/moving.ts';
import { UsageError } from './failure.ts';
import { createProgress } from './progress.ts';
import { counted } from './text.ts';

interface Options {
  readonly to: string;
  readonly whileRunning?: boolean;
  readonly giveUp?: boolean;
  readonly records?: boolean;
}

/**
 * Copies the small stores between the data folder and the database that is configured, and files between the folder and
 * the bucket that is configured, if one is; or the records into the database. The index stays where it is. Broken off,
 * it goes on when it is called again.
 */
export async function migrateCommand({ to, whileRunning = false, giveUp = false, records }: Options): Promise<void> {
  if (records && whileRunning)
    throw new UsageError('Records are copied while nobody writes them: --records does not go with --while-running.');
  if (to !== 'database' && to !== 'files') throw new UsageError('--to is database or files.');
  const config = readConfig();
  const dir = prepareDataDir(config);
  if (giveUp) {
    process.stdout.write(movingOf(dir) ? `${dir} is written again.\n` : `${dir} is not being moved.\n`);
    endMoving(dir);
    return;
  }
  const { PRIORA_DATABASE_URL: url } = config;
  if (url === undefined)
    throw new UsageError(
      'Name the database in PRIORA_DATABASE_URL: postgres://user:password@host:5432/name. In the environment nobody reads its password in the list of processes.',
    );
  const lock = tryIndexLock(indexLockFile(dir));
  if (!lock && !(whileRunning && to === 'database'))
    throw new UsageError(
      `A service or an import works on ${dir}: stop it first${to === 'database' ? ', or let it answer what only reads meanwhile: --while-running' : ''}.`,
    );
  const running = !lock;
  const progress = createProgress();
  try {
    const database = new Database({ url, connections: 2, statement_ms: 0 });
    await database.open();
    if (records) return await migrateRecords(dir, database, to, progress);
    // a bucket that cannot be used is told before anybody has to wait
    const bucket = await openBucket(config, { secret: async () => new Uint8Array(32), base_url: () => '' });
    await bucket?.close();
    const { place } = database;
    const moved = await moveStores(dir, database, to, ({ table, rows }) => progress.show(`${table}: ${rows}`), {
      running,
    });
    const files = await movedFiles(config, dir, to, running, (text) => progress.show(text));
    if (running) markMoving(dir, { to: place, since: movingOf(dir)?.since ?? systemClock(), done: true });
    progress.clear();
    for (const { table, rows, digest, copied } of moved)
      process.stdout.write(
        `${table.padEnd(20)} ${String(rows).padStart(9)}  ${digest.slice(0, 16)}${copied ? '' : '  (was there)'}\n`,
      );
    if (files) process.stdout.write(`${'files'.padEnd(20)} ${String(files.files).padStart(9)}  ${files.bytes} bytes\n`);
    const all = moved.reduce((sum, { rows }) => sum + rows, 0);
    const what = `${counted(all, 'row')}${files ? ` and ${counted(files.files, 'file')}` : ''}`;
    process.stdout.write(
      to === 'database'
        ? `${what} in the database${files ? ' and the bucket' : ''}, each compared by its hash. ${running ? 'The service that runs here only reads from now on: stop it, and start it' : 'Start the service'} with PRIORA_DATABASE_URL; the files in ${dir} stay as they are.\n`
        : `${what} in ${dir}, each compared by its hash. Start the service without PRIORA_DATABASE_URL; the database stays as it is.\n`,
    );
  } finally {
    progress.clear();
    lock?.release();
  }
}

/** Files go where the rest goes, where a bucket is configured. */
async function movedFiles(
  config: Config,
  dir: string,
  to: 'database' | 'files',
  running: boolean,
  show: (text: string) => void,
) {
  const bucket = await openBucket(config, { secret: async () => new Uint8Array(32), base_url: () => '' });
  if (!bucket) return undefined;
  const folder = folderFiles(filesIn(dir));
  const [from, target] = to === 'database' ? [folder, bucket.moved] : [bucket.moved, folder];
  try {
    return await moveFiles(from, target, ({ files }) => show(`files: ${files}`));
  } catch (cause) {
    if (running) endMoving(dir);
    throw cause;
  } finally {
    await bucket.close();
  }
}

/** Copies the records, with what ties them and what changed of them. */
async function migrateRecords(
  dir: string,
  database: Database,
  to: 'database' | 'files',
  progress: ReturnType<typeof createProgress>,
): Promise<void> {
  if (to === 'files' && corpusFollowed(dir) !== undefined)
    throw new UsageError(
      `The data folder ${dir} follows the records of a database. Set PRIORA_DATA_DIR to an empty one for records of its own.`,
    );
  const { moveRecords, moveRecordsBack } = await import('#stores/postgres/corpus/move.ts');
  const { collections } = await import('#collections/index.ts');
  const move = to === 'database' ? moveRecords : moveRecordsBack;
  const moved = await move(dir, database, collections, ({ table, rows }) => progress.show(`${table}: ${rows}`));
  progress.clear();
  for (const { table, rows, digest } of moved)
    process.stdout.write(`${table.padEnd(20)} ${String(rows).padStart(9)}  ${digest}\n`);
  const records = moved.find(({ table }) => table === 'corpus_bodies')?.rows ?? 0;
  process.stdout.write(
    to === 'database'
      ? `${counted(records, 'record')} in the database, each row compared by its hash. Start services with PRIORA_RECORDS=postgres and a data folder that has no records; ${dir} stays as it is.\n`
      : `${counted(records, 'record')} in ${dir}, each row compared by its hash. Start a service on it without PRIORA_RECORDS: it makes its index. The database stays as it is.\n`,
  );
}
