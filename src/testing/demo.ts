import { hash } from 'node:crypto';
import { cp } from 'node:fs/promises';
import { following, listedBy } from '#analytics/pictures/column.ts';
import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { openStorage } from '#composition/corpus.ts';
import { readConfig } from '#config.ts';
import { demoParts } from '#demo/index.ts';
import { InFlight } from '#in-flight.ts';
import { madeOnce } from './made-once.ts';
import { runFolder } from './run-folder.ts';

/** Puts the demo corpus into an empty data folder: a copy of what the first test of a run has made. */
export async function copyDemo(data_dir: string): Promise<void> {
  const run = runFolder();
  if (run === undefined) await fill(data_dir);
  else await cp(await madeOnce(run, 'demo', fill), data_dir, { recursive: true });
}

/**
 * Puts patents into an empty data folder: a copy of what the first test of a run that has the same ones has stored,
 * since hundreds of them take a second.
 */
export async function copyStored(records: readonly Patent[], data_dir: string): Promise<void> {
  const store = async (folder: string) => {
    const corpus = await openStorage(readConfig({ PRIORA_DATA_DIR: folder }));
    await corpus.put(patents, records);
    await corpus.close();
  };
  const run = runFolder();
  if (run === undefined) return store(data_dir);
  const name = `patents-${hash('sha256', JSON.stringify(records))}`;
  await cp(await madeOnce(run, name, store), data_dir, { recursive: true });
}

/** How long pictures are described at a time. */
const DESCRIBING_MS = 10_000;

async function fill(data_dir: string): Promise<void> {
  const corpus = await openStorage(readConfig({ PRIORA_DATA_DIR: data_dir }));
  // one collection is merged and indexed while another is written
  const storing = new InFlight(3);
  for (const [collection, records] of demoParts()) await storing.begin(() => corpus.put(collection, records));
  await storing.ended();
  // described once: a service that is asked for what looks alike on a busy machine waits less long than it takes
  while ((await corpus.pictures!.follow(following(corpus, listedBy(corpus), DESCRIBING_MS))) > 0);
  await corpus.close();
}
