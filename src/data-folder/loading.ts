import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sync } from '#storage/sync.ts';
import { writeDurably } from './durable-files.ts';

/**
 * File of a data folder that says that the demo corpus is to be loaded, from before its first record until after its
 * last.
 */
export const LOADING = 'loading.json';

/** Whether a load was begun and has not ended: the next start goes on with it. */
export const isLoading = (dir: string): boolean => existsSync(join(dir, LOADING));

/** Notes that a load begins; on disk when it resolves. */
export async function beginLoading(dir: string): Promise<void> {
  const unfinished = join(dir, `.${LOADING}`);
  await rm(unfinished, { force: true });
  await writeDurably(unfinished, '{"load":"demo"}\n');
  await rename(unfinished, join(dir, LOADING));
  await sync(dir);
}

/** Notes that nothing is left to load, or that nobody wants it any more. */
export async function endLoading(dir: string): Promise<void> {
  if (!isLoading(dir)) return;
  await rm(join(dir, LOADING), { force: true });
  await sync(dir);
}
