import { readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';

/** Bytes on disk of what a data folder keeps, and what is left. */
export interface DiskUse {
  readonly records_bytes: number;
  readonly index_bytes: number;
  readonly tasks_bytes: number;
  /** Conversations, accounts and ledgers, reports, rejected records, uploads. */
  readonly other_bytes: number;
  readonly free_bytes: number;
}

/** Sizes as the file system has them at this moment; a file that goes away meanwhile counts nothing. */
export async function diskUse(dir: string): Promise<DiskUse> {
  const names = await readdir(dir).catch(() => [] as string[]);
  const use = { records_bytes: 0, index_bytes: 0, tasks_bytes: 0, other_bytes: 0 };
  await Promise.all(
    names.map(async (name) => {
      const bytes = await bytesOf(join(dir, name));
      if (name.startsWith('corpus.sqlite')) use.records_bytes += bytes;
      else if (name === 'index') use.index_bytes += bytes;
      else if (name.startsWith('tasks.sqlite')) use.tasks_bytes += bytes;
      else use.other_bytes += bytes;
    }),
  );
  const { bavail, bsize } = await statfs(dir);
  return { ...use, free_bytes: bavail * bsize };
}

async function bytesOf(path: string): Promise<number> {
  const found = await stat(path).catch(() => undefined);
  if (!found) return 0;
  if (!found.isDirectory()) return found.size;
  const names = await readdir(path, { recursive: true }).catch(() => [] as string[]);
  const sizes = await Promise.all(
    names.map((name) =>
      stat(join(path, name)).then(
        (one) => (one.isFile() ? one.size : 0),
        () => 0,
      ),
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
