import { createHash, randomBytes } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ServiceError } from '#errors.ts';
import { HEAD_BYTES } from './kinds.ts';

/**
 * Files that are being written, and those that were sent and are not kept yet; what a crash left of them is removed
 * after a day.
 */
export const UNFINISHED = '.unfinished-';

/** Writes a file of a name of its own in a folder, whole or not at all. */
export async function written<T>(
  dir: string,
  write: (file: FileHandle) => Promise<T>,
): Promise<{ path: string; result: T }> {
  const path = join(dir, `${UNFINISHED}${randomBytes(8).toString('hex')}`);
  const file = await open(path, 'wx', 0o600);
  try {
    const result = await write(file);
    await file.sync();
    return { path, result };
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    await file.close();
  }
}

/**
 * Writes what comes into a file, never more than a piece of it in memory.
 * @throws ServiceError `file_refused` as soon as there is more than `most_bytes`; what the stream throws.
 */
export async function received(dir: string, content: AsyncIterable<Uint8Array>, most_bytes: number) {
  const hash = createHash('sha256');
  let head: Buffer = Buffer.alloc(0);
  let bytes = 0;
  const { path } = await written(dir, async (file) => {
    for await (const piece of content) {
      bytes += piece.length;
      if (bytes > most_bytes)
        throw new ServiceError('file_refused', `The file has more than the ${most_bytes} bytes that it may have.`, {
          limit_bytes: most_bytes,
        });
      hash.update(piece);
      if (head.length < HEAD_BYTES) head = Buffer.concat([head, piece]).subarray(0, HEAD_BYTES);
      await file.writeFile(piece);
    }
  });
  return { path, bytes, sha256: hash.digest('hex'), head };
}
