import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { sync } from '#storage/sync.ts';

/** Where an index lies that is made anew beside the one in `dir`, and where that one goes for the moment. */
const making = (dir: string) => `${dir}.making`;
const replaced = (dir: string) => `${dir}.replaced`;

/** An empty place for an index beside the one in `dir`. */
export async function placeBeside(dir: string): Promise<string> {
  await rm(making(dir), { recursive: true, force: true });
  return making(dir);
}

/**
 * Puts the index that was made beside, closed and durable, into `dir`. The files of the other one stay readable to
 * whoever has them open. A kill at any moment leaves what `settlePlaces` makes one whole index of.
 */
export async function takePlace(dir: string): Promise<void> {
  await rm(replaced(dir), { recursive: true, force: true });
  await rename(dir, replaced(dir));
  await rename(making(dir), dir);
  await sync(dirname(dir));
  await rm(replaced(dir), { recursive: true, force: true });
}

/** Ends what a process was killed in: `dir` is gone only while the new one takes its place. */
export async function settlePlaces(dir: string): Promise<void> {
  if (!existsSync(dir) && existsSync(making(dir))) await rename(making(dir), dir);
  for (const path of [making(dir), replaced(dir)]) await rm(path, { recursive: true, force: true });
}
