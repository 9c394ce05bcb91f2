import { opendir, readdir, stat, statfs } from 'node:fs/promises';
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

const underWay = new Map<string, Promise<DiskUse>>();

/**
 * Sizes as the file system has them at this moment; a file that goes away meanwhile counts nothing. Whoever asks while
 * they are counted gets the same.
 */
export function diskUse(dir: string): Promise<DiskUse> {
  const counted = underWay.get(dir) ?? count(dir).finally(() => underWay.delete(dir));
  underWay.set(dir, counted);
  return counted;
}

async function count(dir: string): Promise<DiskUse> {
  const names = await readdir(dir).catch(() => [] as string[]);
  const use = { records_bytes: 0, index_bytes: 0, tasks_bytes: 0, other_bytes: 0 };
  for (const name of names) {
    const bytes = await bytesOf(join(dir, name));
    if (name.startsWith('corpus.sqlite')) use.records_bytes += bytes;
    else if (name === 'index') use.index_bytes += bytes;
    else if (name.startsWith('tasks.sqlite')) use.tasks_bytes += bytes;
    else use.other_bytes += bytes;
  }
  const { bavail, bsize } = await statfs(dir);
  return { ...use, free_bytes: bavail * bsize };
}

async function bytesOf(path: string): Promise<number> {
  const found = await stat(path).catch(() => undefined);
  return found?.isDirectory() ? bytesIn(path) : (found?.size ?? 0);
}

/**
 * Files of a folder and of those in it, one after the other: asked for all at once, thirteen thousand held the event
 * loop for a tenth of a second. Links are not followed.
 */
async function bytesIn(folder: string): Promise<number> {
  let bytes = 0;
  try {
    for await (const entry of await opendir(folder)) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) bytes += await bytesIn(path);
      else if (entry.isFile()) bytes += (await stat(path).catch(() => undefined))?.size ?? 0;
    }
  } catch (error) {
    if (!['ENOENT', 'EACCES'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
  return bytes;
}
