import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { ServiceError } from '#errors.ts';
import { storageFault } from '#storage/faults.ts';

/** Writes a new file, for its owner alone; on disk when it resolves. Its folder is not. */
export async function writeDurably(path: string, content: string): Promise<void> {
  const handle = await open(path, 'wx', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Hashes the first `bytes` of a file, and copies them to a new file if `to` is given: on disk when it resolves. */
export async function digest(from: string, bytes: number, to?: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  const handle = to === undefined ? undefined : await open(to, 'wx', 0o600);
  let read = 0;
  try {
    if (bytes > 0)
      for await (const chunk of createReadStream(from, { end: bytes - 1, highWaterMark: 1 << 20 })) {
        hash.update(chunk);
        read += chunk.length;
        await handle?.write(chunk);
      }
    await handle?.sync();
  } finally {
    await handle?.close();
  }
  return { bytes: read, sha256: hash.digest('hex') };
}

/** What went wrong with a file, with its reason. */
export function fileError(cause: unknown, path: string): ServiceError {
  const fault = storageFault(cause, path);
  if (fault) return fault;
  const { code, message } = cause as { code?: string; message: string };
  const reason = { EACCES: 'this user may not write there', EROFS: 'the file system is read-only' }[code ?? ''];
  return new ServiceError('internal', `${path} cannot be written: ${reason ?? message}.`, { path }, { cause });
}
