import { resolve } from 'node:path';
import { corpusAt, corpusParts, databaseOf } from '#composition/corpus.ts';
import { prepareDataDir } from '#composition/data-dir.ts';
import { StartError } from '#composition/start-error.ts';
import { assertDatabase } from '#composition/stores.ts';
import { type Config, readConfig } from '#config.ts';
import type { Finding } from '#corpus/finding.ts';
import { backup, examineDataFolder, restore } from '#data-folder/index.ts';
import { reindex } from '#stores/sqlite/maintenance.ts';
import { EXIT } from './failure.ts';
import { IMPORTING_HALF_BYTES, widenNursery } from './heap.ts';
import { createProgress } from './progress.ts';
import { bytesText, counted, holdings } from './text.ts';

/** Computes families, citations and index again. */
export async function reindexCommand(): Promise<void> {
  const progress = createProgress();
  const started = performance.now();
  try {
    const config = readConfig();
    widenNursery(IMPORTING_HALF_BYTES);
    const { records, by_service } = await (await reindexing(config))({
      ...(await corpusParts(config)),
      on_progress: ({ collection, applied_seq, stored_seq }) =>
        progress.show(`indexing ${collection}`, stored_seq > 0 ? applied_seq / stored_seq : 1),
    });
    progress.clear();
    process.stdout.write(
      `Indexed ${counted(records, 'record')} in ${((performance.now() - started) / 1000).toFixed(1)} s.\n`,
    );
    if (by_service)
      process.stdout.write(
        'The running service made its index anew. Families and citations were left as they are: to compute them again too, stop it first.\n',
      );
  } finally {
    progress.clear();
  }
}

/** What computes again where the records are. */
async function reindexing(config: Config): Promise<typeof reindex> {
  const database = databaseOf(config);
  if (database === undefined) return reindex;
  const { reindex: inDatabase } = await import('#stores/postgres/corpus/maintenance.ts');
  return (options) => inDatabase({ ...options, url: database });
}

/** Learns the words of the corpus again: the same records give the same state, however they came. */
export async function learnCommand(): Promise<void> {
  const { learn } = await import('#collections/patents/similar/learned/learn.ts');
  const started = performance.now();
  const { kind, documents } = await learn(corpusAt(readConfig()), { relearn: true });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(
    kind === 'nothing'
      ? 'Too few patents to learn from.\n'
      : `Learned from ${counted(documents, 'document')} in ${seconds} s.\n`,
  );
}

/** Checks records, relations, index and every other store; ends with status 1 if something is wrong. */
export async function doctorCommand(options: { full?: boolean }): Promise<void> {
  const config = readConfig();
  const progress = createProgress();
  const database = await databaseFindings(config);
  const parts = await corpusParts(config);
  const inDatabase = databaseOf(config);
  if (inDatabase !== undefined && database.every(({ severity }) => severity !== 'error')) {
    const { examineRecords } = await import('#stores/postgres/corpus/maintenance.ts');
    const { collections } = parts;
    const on_progress = (step: string) => progress.show(step);
    database.push(
      ...(await examineRecords({ url: inDatabase, collections, on_progress, ...(options.full && { full: true }) })),
    );
  }
  const folder = await examineDataFolder({
    ...parts,
    elsewhere: inDatabase !== undefined,
    ...(options.full && { full: true }),
    on_progress: (step) => progress.show(step),
  });
  progress.clear();
  const findings = [...database, ...folder];
  for (const { area, severity, message, remedy } of findings) {
    process.stdout.write(`${severity === 'error' ? '!' : '-'} ${area}: ${message}\n  ${remedy}\n`);
  }
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  if (errors > 0) process.exitCode = EXIT.failed;
  else process.stdout.write(`Sound${options.full ? '' : ' (a sample of the records was read; --full reads all)'}.\n`);
}

/** What is wrong with the database, if one is configured. */
async function databaseFindings(config: Config): Promise<Finding[]> {
  const findings: Finding[] = [];
  const found = (severity: Finding['severity'], text: string) => {
    const end = text.indexOf('. ') + 1 || text.length;
    const [message, remedy] = [text.slice(0, end), text.slice(end).trim()];
    findings.push({ area: 'database', severity, message, remedy: remedy || 'See the log of PostgreSQL.' });
  };
  try {
    await assertDatabase(config, (text) => found('note', text));
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    found('error', error.message);
  }
  return findings;
}

/** Copies everything that the data folder keeps, as it is at one moment, to a new folder. */
export async function backupCommand(folder: string): Promise<void> {
  const config = readConfig();
  const { collections, parts, created_at } = await backup({ dir: prepareDataDir(config), to: folder });
  const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
  const small = config.PRIORA_DATABASE_URL === undefined ? ', accounts and keys, tasks, conversations' : '';
  process.stdout.write(
    `Saved ${databaseOf(config) === undefined ? `${holdings(collections)}${small} and ` : ''}files as of ${created_at} to ${folder} (${bytesText(bytes)}).\n`,
  );
  if (small === '')
    process.stdout.write(
      `${databaseOf(config) === undefined ? 'Accounts' : 'Records, accounts'}, keys, tasks and conversations are in the database: save it with pg_dump.\n`,
    );
}

/** Brings a backup into a new data folder. */
export async function restoreCommand(folder: string): Promise<void> {
  const { collections, created_at } = await restore({ from: folder, dir: resolve(readConfig().PRIORA_DATA_DIR) });
  process.stdout.write(
    `Restored ${holdings(collections)} as of ${created_at}; the next start makes the index.\n` +
      'Accounts and keys are those of the backup: a key that was deleted since is valid again. See: priora keys list\n',
  );
}
