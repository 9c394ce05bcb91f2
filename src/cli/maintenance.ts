import { chmod, copyFile, cp, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { readConfig } from '#config.ts';
import { backup, doctor, reindex, restore } from '#corpus/maintenance.ts';
import { accountsFile, corpusParts, openAccounts, prepareDataDir } from '#main.ts';
import { EXIT } from './failure.ts';
import { createProgress } from './progress.ts';
import { bytesText, counted, holdings } from './text.ts';

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Stores beside records and accounts, as far as there are any: tasks, conversations, what models were used for. */
const OTHER_STORES = ['tasks.sqlite', 'chats.sqlite', 'models.sqlite'];
/** Reports and exports. */
const FILES = 'files';

/** Computes families, citations and index anew. */
export async function reindexCommand(): Promise<void> {
  const progress = createProgress();
  const started = performance.now();
  try {
    const { records } = await reindex({
      ...(await corpusParts(readConfig())),
      on_progress: ({ collection, applied_seq, stored_seq }) =>
        progress.show(`indexing ${collection}`, stored_seq > 0 ? applied_seq / stored_seq : 1),
    });
    progress.clear();
    process.stdout.write(
      `Indexed ${counted(records, 'record')} in ${((performance.now() - started) / 1000).toFixed(1)} s.\n`,
    );
  } finally {
    progress.clear();
  }
}

/** Learns the words of the corpus anew: the same records give the same state, however they came. */
export async function learnCommand(): Promise<void> {
  const { learn } = await import('#collections/patents/similar/learned/learn.ts');
  const started = performance.now();
  const { kind, documents } = learn(prepareDataDir(readConfig()), { anew: true });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(
    kind === 'nothing'
      ? 'Too few patents to learn from.\n'
      : `Learned from ${counted(documents, 'document')} in ${seconds} s.\n`,
  );
}

/** Checks records, relations and index; ends with status 1 if something is wrong. */
export async function doctorCommand(options: { full?: boolean }): Promise<void> {
  const progress = createProgress();
  const findings = await doctor({
    ...(await corpusParts(readConfig())),
    ...(options.full && { full: true }),
    on_progress: (step) => progress.show(step),
  });
  progress.clear();
  for (const { area, severity, message, remedy } of findings) {
    process.stdout.write(`${severity === 'error' ? '!' : '-'} ${area}: ${message}\n  ${remedy}\n`);
  }
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  if (errors > 0) process.exitCode = EXIT.failed;
  else process.stdout.write(`Sound${options.full ? '' : ' (a sample of the records was read; --full reads all)'}.\n`);
}

/** Copies records, accounts, keys and ledger to a folder. */
export async function backupCommand(folder: string): Promise<void> {
  const config = readConfig();
  const { collections, bytes } = await backup({ dir: prepareDataDir(config), to: folder });
  const accounts = openAccounts(config);
  try {
    await accounts.copyTo(accountsFile(folder));
    await chmod(accountsFile(folder), 0o600); // addresses of callers are in the ledger
  } finally {
    await accounts.close();
  }
  await saveOthers(prepareDataDir(config), folder);
  process.stdout.write(
    `Saved ${holdings(collections)} (${bytesText(bytes)}), accounts and keys, tasks and files to ${folder}.\n`,
  );
}

/** Each store as it is at one moment, while a service may write it. */
async function saveOthers(dir: string, folder: string): Promise<void> {
  for (const name of OTHER_STORES) {
    if (!(await exists(join(dir, name)))) continue;
    const db = new DatabaseSync(join(dir, name), { readOnly: true });
    try {
      db.prepare('vacuum into ?').run(join(folder, name));
    } finally {
      db.close();
    }
    await chmod(join(folder, name), 0o600);
  }
  if (await exists(join(dir, FILES))) await cp(join(dir, FILES), join(folder, FILES), { recursive: true });
}

/** Brings a backup into an empty data folder; accounts that are there already stay as they are. */
export async function restoreCommand(folder: string): Promise<void> {
  const dir = prepareDataDir(readConfig());
  const { collections, created_at } = await restore({ from: folder, dir });
  process.stdout.write(`Restored ${holdings(collections)} as of ${created_at}; the next start makes the index.\n`);
  for (const name of [...OTHER_STORES, FILES]) {
    const [from, to] = [join(folder, name), join(dir, name)];
    if ((await exists(from)) && !(await exists(to))) await cp(from, to, { recursive: true });
  }
  if (!(await exists(accountsFile(folder)))) return;
  if (await exists(accountsFile(dir))) {
    process.stdout.write(
      `Accounts and keys of ${dir} were kept; those of the backup are in ${join(folder, 'accounts.sqlite')}.\n`,
    );
    return;
  }
  await copyFile(accountsFile(folder), accountsFile(dir));
  process.stdout.write(
    'Accounts and keys are those of the backup: a key that was deleted since is valid again. See: priora keys list\n',
  );
}
