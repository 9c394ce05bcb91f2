import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ServiceError } from '#errors.ts';
import { type Static, Type, Value } from '#typebox.mjs';
import { PARTS } from './parts.ts';

/** What lies beside the parts of a backup; written last, so a folder without it is no backup. */
const Manifest = Type.Object({
  format: Type.Literal('priora-backup'),
  /** Of this manifest. */
  version: Type.Literal(2),
  /** The moment that the backup holds: UTC, ISO 8601. */
  created_at: Type.String(),
  /** Formats of the stores, by file. */
  stores: Type.Record(Type.String(), Type.Integer({ minimum: 1 })),
  last_seq: Type.Integer({ minimum: 0 }),
  collections: Type.Array(Type.Object({ name: Type.String(), records: Type.Integer({ minimum: 0 }) })),
  /** Every file of the backup but this one, by its path within the folder, with `/`. */
  parts: Type.Array(
    Type.Object({
      path: Type.String({ minLength: 1, maxLength: 4096 }),
      bytes: Type.Integer({ minimum: 0 }),
      /** Hex. */
      sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }),
    }),
  ),
});
export type BackupManifest = Static<typeof Manifest>;

export const MANIFEST = 'manifest.json';
const MAX_MANIFEST_BYTES = 1 << 28;

/** @throws ServiceError `invalid_request` that says why a folder is no backup that this version can restore. */
export async function readManifest(from: string): Promise<BackupManifest> {
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
  for (const part of PARTS) {
    const version = manifest.stores[part.file];
    if (part.kind === 'sqlite' && version !== undefined && version > part.version)
      throw refuse(
        `its ${part.file} has format ${version}, this Priora reads up to ${part.version}; install the newer version`,
      );
  }
  const strange = manifest.parts.find(({ path }) => !isOfAPart(path));
  if (strange) throw refuse(`its ${MANIFEST} names ${JSON.stringify(strange.path)}, which is no part of a data folder`);
  return manifest;
}

/** Whether a path is that of a part, or lies within a folder that is one, and leads nowhere else. */
const isOfAPart = (path: string): boolean =>
  !path.split('/').some((name) => name === '' || name === '.' || name === '..' || name.includes('\\')) &&
  PARTS.some(({ kind, file }) => (kind === 'folder' ? path.startsWith(`${file}/`) : path === file));
