import { createHash } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { copyFile, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { ServiceError } from '#errors.ts';
import { storeError } from '#storage/faults.ts';
import { openStoreForReading, SCHEMA_VERSION, storeFile } from '../records/schema.ts';
import { RecordReader } from '../records/store.ts';

/** What lies beside a backup's copy of the store; written last, so a folder without it is no backup. */
const Manifest = Type.Object({
  format: Type.Literal('priora-corpus-backup'),
  /** Of this manifest. */
  version: Type.Literal(1),
  /** UTC, ISO 8601. */
  created_at: Type.String(),
  schema_version: Type.Integer({ minimum: 1 }),
  last_seq: Type.Integer({ minimum: 0 }),
  collections: Type.Array(Type.Object({ name: Type.String(), records: Type.Integer({ minimum: 0 }) })),
  bytes: Type.Integer({ minimum: 1 }),
  /** SHA-256 of the store's copy, hex. */
  sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }),
});
export type BackupManifest = Static<typeof Manifest>;

const MANIFEST = 'manifest.json';
const MAX_MANIFEST_BYTES = 1 << 20;

/**
 * Copies the records of a data directory, as they are at one moment, to a new or empty folder; services and imports go on meanwhile.
 * The index is derived and is not in it. The folder holds `corpus.sqlite` and `manifest.json`; both are on disk when the promise resolves.
 * @throws ServiceError `invalid_request` if the folder is not empty; `internal` with the remedy if it cannot be written.
 */
export async function backup({ dir, to }: { dir: string; to: string }): Promise<BackupManifest> {
  openStoreForReading(dir).close();
  await emptyFolder(to, 'A backup');
  const file = storeFile(to);
  const partial = `${file}.partial`;
  try {
    await snapshot(dir, partial);
    const manifest = { ...describe(partial), bytes: (await stat(partial)).size, sha256: await sha256(partial) };
    await rename(partial, file);
    await sync(file);
    const path = join(to, MANIFEST);
    const handle = await open(path, 'wx');
    await handle.writeFile(`${JSON.stringify(manifest, null, 2)}\n`);
    await handle.sync();
    await handle.close();
    await sync(to);
    return manifest;
  } catch (cause) {
    await rm(partial, { force: true });
    throw asServiceError(cause, to);
  }
}

/**
 * Puts a backup into a data directory that holds no corpus yet; the index is built at the next opening. Checks the copy's checksum and integrity first.
 * @throws ServiceError `invalid_request` if the folder is no whole backup, is damaged, or the data directory already holds a corpus.
 */
export async function restore({ from, dir }: { from: string; dir: string }): Promise<BackupManifest> {
  const manifest = await readManifest(from);
  await mkdir(dir, { recursive: true });
  const present = (await readdir(dir)).filter((name) => /^(corpus\.sqlite|index$)/.test(name));
  if (present.length > 0) {
    throw new ServiceError(
      'invalid_request',
      `${dir} already holds a corpus (${present.join(', ')}): restore into an empty data directory, or move these away first.`,
      { dir },
    );
  }
  const source = storeFile(from);
  const partial = `${storeFile(dir)}.partial`;
  try {
    await copyFile(source, partial, constants.COPYFILE_FICLONE);
    const digest = await sha256(partial);
    if (digest !== manifest.sha256) {
      throw new ServiceError(
        'invalid_request',
        `The backup ${source} is damaged: its checksum differs. Use another one.`,
        {
          expected: manifest.sha256,
          found: digest,
        },
      );
    }
    describe(partial);
    await sync(partial);
    await rename(partial, storeFile(dir));
    await sync(dir);
    return manifest;
  } catch (cause) {
    await rm(partial, { force: true });
    throw asServiceError(cause, dir);
  }
}

async function readManifest(from: string): Promise<BackupManifest> {
  const path = join(from, MANIFEST);
  const refuse = (why: string) =>
    new ServiceError('invalid_request', `${from} is not a backup that can be restored: ${why}.`, { from });
  const size = await stat(path).then(
    ({ size }) => size,
    () => undefined,
  );
  if (size === undefined) throw refuse(`it has no ${MANIFEST}; a backup that was interrupted has none`);
  if (size > MAX_MANIFEST_BYTES) throw refuse(`its ${MANIFEST} is larger than any manifest`);
  let manifest: unknown;
  try {
    manifest = JSON.parse(await readFile(path, 'utf8'));
  } catch {
    throw refuse(`its ${MANIFEST} is not JSON`);
  }
  if (!Value.Check(Manifest, manifest)) throw refuse(`its ${MANIFEST} does not have the expected fields`);
  if (manifest.schema_version > SCHEMA_VERSION) {
    throw refuse(
      `it has store format ${manifest.schema_version}, this Priora reads up to ${SCHEMA_VERSION}; install the newer version`,
    );
  }
  return manifest;
}

/** What a copy of the store holds, after SQLite has looked it through. */
function describe(file: string): Omit<BackupManifest, 'bytes' | 'sha256'> {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    const problem = Object.values(db.prepare('PRAGMA quick_check').get()!)[0];
    if (problem !== 'ok') throw new ServiceError('internal', `The copy ${file} is not sound: ${problem}.`, { file });
    const reader = new RecordReader(db);
    return {
      format: 'priora-corpus-backup',
      version: 1,
      created_at: new Date().toISOString(),
      schema_version: db.prepare('PRAGMA user_version').get()!.user_version as number,
      last_seq: reader.lastSeq(),
      collections: reader.collections().map(({ name, records }) => ({ name, records })),
    };
  } finally {
    db.close();
  }
}

function snapshot(dir: string, to: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./snapshot-worker.ts', import.meta.url), { workerData: { dir, to } });
    worker.on('message', (reply: { ok: boolean; message?: string; errcode?: number }) => {
      if (reply.ok) resolve();
      else reject(storeError(reply, to));
    });
    worker.on('error', reject);
  });
}

async function emptyFolder(path: string, what: string): Promise<void> {
  try {
    await mkdir(path, { recursive: true });
  } catch (cause) {
    throw asServiceError(cause, path);
  }
  if ((await readdir(path)).length > 0) {
    throw new ServiceError('invalid_request', `${what} needs a new or empty folder; ${path} holds files already.`, {
      path,
    });
  }
}

async function sha256(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file, { highWaterMark: 1 << 20 })) hash.update(chunk);
  return hash.digest('hex');
}

/** Makes a file's content, or a folder's entries, survive a crash of the machine. */
async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function asServiceError(cause: unknown, path: string): ServiceError {
  if (cause instanceof ServiceError) return cause;
  if ((cause as { code?: string }).code === 'ERR_SQLITE_ERROR') return storeError(cause, path);
  const { code, message } = cause as { code?: string; message: string };
  const reason = {
    ENOSPC: 'the disk is full',
    EACCES: 'this user may not write there',
    EROFS: 'the file system is read-only',
  }[code ?? ''];
  return new ServiceError('internal', `${path} cannot be written: ${reason ?? message}.`, { path }, { cause });
}
