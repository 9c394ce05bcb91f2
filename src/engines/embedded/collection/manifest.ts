import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { sync } from '#storage/sync.ts';

/** A segment as the manifest names it. */
export interface SegmentEntry {
  /** File of the segment. */
  readonly file: string;
  readonly bytes: number;
  /** File of its deletions and derived values; absent if it has neither. */
  readonly state?: string;
}

/** What is durable: everything that is not named here is rubbish. */
export interface Manifest {
  readonly signature: string;
  /** Last change that is in. */
  readonly seq: number;
  /** Files of the string tables, oldest first. */
  readonly strings: readonly string[];
  readonly segments: readonly SegmentEntry[];
  /** Present while documents are missing, since a damaged segment was taken out: they are to be indexed again. */
  readonly incomplete?: true;
}

const NAME = 'manifest';

/** Replaces the manifest of a folder in one step, durably. */
export async function writeManifest(dir: string, manifest: Manifest): Promise<void> {
  const json = JSON.stringify(manifest);
  const fresh = join(dir, `${NAME}.new`);
  await writeFile(fresh, `${crc32(json).toString(16)}\n${json}`);
  await sync(fresh);
  await rename(fresh, join(dir, NAME));
  await sync(dir);
}

/** The manifest of a folder; undefined if there is none or it is damaged. */
export async function readManifest(dir: string): Promise<Manifest | undefined> {
  let text: string;
  try {
    text = await readFile(join(dir, NAME), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  const end = text.indexOf('\n');
  const json = text.slice(end + 1);
  if (text.slice(0, end) !== crc32(json).toString(16)) return undefined;
  return JSON.parse(json) as Manifest;
}
