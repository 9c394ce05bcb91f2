import { open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { storageFault } from './faults.ts';

/** With less than this left, a write of usual size may fail. */
const LEAST_BYTES = 1 << 20;
/** A write of the least size that takes room for certain. */
const PROBE = Buffer.alloc(4096, 1);
/** What was found is good for so long. */
const KNOWN_MS = 1000;

/**
 * Tells why nothing can be kept in a folder now (no room, no descriptors, read-only), by writing a small file;
 * undefined when something can. Asked as often as one likes: it writes once a second at most.
 */
export function roomIn(dir: string): () => Promise<string | undefined> {
  let known: Promise<string | undefined> = Promise.resolve(undefined);
  let until = Number.NEGATIVE_INFINITY;
  return () => {
    const now = performance.now();
    if (now >= until) {
      until = now + KNOWN_MS;
      known = probe(dir);
    }
    return known;
  };
}

async function probe(dir: string): Promise<string | undefined> {
  const path = join(dir, '.room');
  try {
    const { bavail, bsize } = await statfs(dir);
    if (bavail * bsize < LEAST_BYTES) return 'The disk is full: free space where the data folder is.';
    const file = await open(path, 'w', 0o600);
    try {
      await file.write(PROBE);
      await file.sync();
    } finally {
      await file.close();
    }
    return undefined;
  } catch (error) {
    return (
      storageFault(error)?.message ??
      `The data folder cannot be written (${(error as NodeJS.ErrnoException).code}): make it writable for this user.`
    );
  } finally {
    await rm(path, { force: true }).catch(() => {});
  }
}
