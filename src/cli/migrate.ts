import { prepareDataDir } from '#composition/data-dir.ts';
import { readConfig } from '#config.ts';
import { moveStores } from '#stores/move.ts';
import { Database } from '#stores/postgres/database.ts';
import { indexLockFile } from '#stores/sqlite/corpus/schema.ts';
import { tryIndexLock } from '#stores/sqlite/lock.ts';
import { UsageError } from './failure.ts';
import { createProgress } from './progress.ts';
import { counted } from './text.ts';

/**
 * Copies the small stores between the data folder and the database that is configured; records, index and files stay
 * where they are. Broken off, it goes on when it is called again.
 */
export async function migrateCommand({ to }: { to: string }): Promise<void> {
  if (to !== 'database' && to !== 'files') throw new UsageError('--to is database or files.');
  const config = readConfig();
  const { PRIORA_DATABASE_URL: url } = config;
  if (url === undefined)
    throw new UsageError(
      'Name the database in PRIORA_DATABASE_URL: postgres://user:password@host:5432/name. In the environment nobody reads its password in the list of processes.',
    );
  const dir = prepareDataDir(config);
  const lock = tryIndexLock(indexLockFile(dir));
  if (!lock) throw new UsageError(`A service or an import works on ${dir}: stop it first.`);
  const progress = createProgress();
  try {
    const database = new Database({ url, connections: 2, statement_ms: 0 });
    await database.open();
    const moved = await moveStores(dir, database, to, ({ table, rows }) => progress.show(`${table}: ${rows}`));
    progress.clear();
    for (const { table, rows, digest, copied } of moved)
      process.stdout.write(
        `${table.padEnd(20)} ${String(rows).padStart(9)}  ${digest.slice(0, 16)}${copied ? '' : '  (was there)'}\n`,
      );
    const all = moved.reduce((sum, { rows }) => sum + rows, 0);
    process.stdout.write(
      to === 'database'
        ? `${counted(all, 'row')} in the database, each compared by its hash. Start the service with PRIORA_DATABASE_URL; the files in ${dir} stay as they are.\n`
        : `${counted(all, 'row')} in ${dir}, each compared by its hash. Start the service without PRIORA_DATABASE_URL; the database stays as it is.\n`,
    );
  } finally {
    progress.clear();
    lock.release();
  }
}
