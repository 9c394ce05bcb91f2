import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { ServiceError } from '#errors.ts';
import { sync } from '#storage/sync.ts';
import { digest, fileError, writeDurably } from './durable-files.ts';
import { type BackupManifest, MANIFEST } from './manifest.ts';
import { holdMoment, type Moment } from './moment.ts';

/** Files that are copied at once. */
const SIDE_BY_SIDE = 16;

/**
 * Copies everything that a data folder keeps, as all of it was at one moment (see `holdMoment`), to a new or empty
 * folder, while services and imports go on. What is derived (the index, what was learned) is not in it. Every part is
 * on disk before the manifest is, which names each with size and SHA-256.
 * @throws ServiceError `invalid_request` if the folder is not empty; `storage_full` or `internal` with the remedy if it
 * cannot be written.
 */
export async function backup({ dir, to }: { dir: string; to: string }): Promise<BackupManifest> {
  await emptyFolder(to);
  let moment: Moment | undefined;
  try {
    moment = holdMoment(dir);
    const parts: BackupManifest['parts'] = [];
    const stores: Record<string, number> = {};
    let corpus = { last_seq: 0, collections: [] as BackupManifest['collections'] };
    for (const { part, held } of moment.stores) {
      const path = join(to, part.file);
      const copy = await held.copyTo(path);
      if (copy.problem !== undefined)
        throw new ServiceError(
          'internal',
          `${join(dir, part.file)} is not sound: ${copy.problem}. Run \`priora doctor\`.`,
        );
      stores[part.file] = copy.version;
      if (copy.corpus) corpus = { ...copy.corpus, collections: [...copy.corpus.collections] };
      await sync(path);
      parts.push({ path: part.file, ...(await digest(path, (await stat(path)).size)) });
    }
    // side by side: each waits for the disk, which keeps many at once as fast as one
    for (let i = 0; i < moment.files.length; i += SIDE_BY_SIDE)
      parts.push(
        ...(await Promise.all(
          moment.files.slice(i, i + SIDE_BY_SIDE).map(async ({ path, held, bytes }) => {
            const copy = join(to, path);
            await mkdir(dirname(copy), { recursive: true, mode: 0o700 });
            return { path: path.split(sep).join('/'), ...(await digest(held, bytes, copy)) };
          }),
        )),
      );
    await syncFolders(to);
    const manifest: BackupManifest = {
      format: 'priora-backup',
      version: 2,
      created_at: moment.at,
      stores,
      ...corpus,
      parts,
    };
    const unfinished = join(to, `${MANIFEST}.partial`);
    await writeDurably(unfinished, `${JSON.stringify(manifest, null, 1)}\n`);
    await rename(unfinished, join(to, MANIFEST));
    await sync(to);
    return manifest;
  } catch (cause) {
    await rm(join(to, MANIFEST), { force: true });
    throw fileError(cause, to);
  } finally {
    moment?.release();
  }
}

async function emptyFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { recursive: true, mode: 0o700 });
  } catch (cause) {
    throw fileError(cause, path);
  }
  if ((await readdir(path)).length > 0)
    throw new ServiceError('invalid_request', `A backup needs a new or empty folder; ${path} holds files already.`, {
      path,
    });
}

/** Makes the entries of a folder and of every folder below it survive a crash of the machine. */
export async function syncFolders(path: string): Promise<void> {
  for (const entry of await readdir(path, { withFileTypes: true }))
    if (entry.isDirectory()) await syncFolders(join(path, entry.name));
  await sync(path);
}
