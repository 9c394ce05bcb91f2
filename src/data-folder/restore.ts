import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ServiceError } from '#errors.ts';
import { sync } from '#storage/sync.ts';
import { syncFolders } from './backup.ts';
import { digest, fileError, writeDurably } from './durable-files.ts';
import { type BackupManifest, readManifest } from './manifest.ts';
import { RESTORING } from './restoring.ts';

/** At most so many parts are named one by one. */
const TOLD = 20;

/**
 * Brings a backup into a new or empty data folder, whole or not at all: every part is read and compared with the
 * manifest first. A restore that is interrupted leaves a note by which every start refuses the folder. The index is
 * made at the next start.
 * @throws ServiceError `invalid_request` naming every part that is missing or damaged, or if the data folder is not
 * empty; `storage_full`.
 */
export async function restore({ from, dir }: { from: string; dir: string }): Promise<BackupManifest> {
  const manifest = await readManifest(from);
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const present = await readdir(dir);
  if (present.length > 0)
    throw new ServiceError(
      'invalid_request',
      `${dir} is not empty (${present.slice(0, 5).join(', ')}${present.length > 5 ? ', ...' : ''}): restore into a new data folder, or move these away first.`,
      { dir },
    );
  const problems = await problemsOf(from, manifest);
  if (problems.length > 0) {
    const more = problems.length > TOLD ? `; and ${problems.length - TOLD} more` : '';
    throw new ServiceError(
      'invalid_request',
      `The backup ${from} is damaged: ${problems.slice(0, TOLD).join('; ')}${more}. Nothing was restored; use another backup.`,
      { from, problems: problems.slice(0, TOLD) },
    );
  }
  const note = join(dir, RESTORING);
  try {
    await writeDurably(note, `${JSON.stringify({ from })}\n`);
    await sync(dir);
    for (const { path, bytes, sha256 } of manifest.parts) {
      const target = join(dir, path);
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      if ((await digest(join(from, path), bytes, target)).sha256 !== sha256)
        throw new ServiceError('invalid_request', `The backup ${from} has changed while it was read: ${path}.`, {
          from,
        });
    }
    await syncFolders(dir);
    await rm(note);
    await sync(dir);
    return manifest;
  } catch (cause) {
    for (const name of await readdir(dir)) await rm(join(dir, name), { recursive: true, force: true });
    throw fileError(cause, dir);
  }
}

/** What a backup lacks of its manifest, in words. */
async function problemsOf(from: string, { parts }: BackupManifest): Promise<string[]> {
  const problems: string[] = [];
  for (const { path, bytes, sha256 } of parts) {
    const file = join(from, path);
    if (!existsSync(file)) problems.push(`${path} is missing`);
    else {
      const { size } = await stat(file);
      if (size !== bytes) problems.push(`${path} has ${size} bytes instead of ${bytes}`);
      else if ((await digest(file, bytes)).sha256 !== sha256) problems.push(`${path} has another checksum`);
    }
  }
  return problems;
}
