import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Peer, Workplace } from './peer.ts';

/** Builds an index, or, in a folder that is kept from run to run, answers what building it took when it was built. */
export async function builtOnce(
  place: Workplace,
  name: string,
  build: () => Promise<Peer['built']>,
): Promise<Peer['built']> {
  const note = join(place.dir, `${name}.built.json`);
  if (existsSync(note)) return JSON.parse(await readFile(note, 'utf8'));
  const built = await build();
  await writeFile(note, JSON.stringify(built));
  return built;
}
