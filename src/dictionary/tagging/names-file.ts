import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { type Entity, entities } from '#collections/entities/entities.ts';
import { CHINESE_ENGLISH, dictionaryOf, hasDictionary } from '#collections/patents/similar/learned/dictionary-file.ts';
import type { RecordReading } from '#corpus/record-store.ts';
import { Automaton, automatonBytes } from './automaton.ts';
import { commonThings, tellingWords, withCommonThings } from './common-things.ts';
import { namedThings } from './dictionary.ts';
import { withTranslations } from './translated.ts';

/** Folder of a data directory for what is made of the dictionary: it can be thrown away and is made again. */
const FOLDER = 'names';
const file = (dir: string) => join(dir, FOLDER, 'names.bin');

/** Records that are read at once. */
const AT_ONCE = 2_000;

/** The automaton as it is kept; undefined where there is none, or none of this form. */
export function keptNames(dir: string): Automaton | undefined {
  if (!existsSync(file(dir))) return undefined;
  try {
    return new Automaton(readFileSync(file(dir)));
  } catch {
    // of another version, or cut off: it is made again
    return undefined;
  }
}

/**
 * The automaton of the dictionary as it is stored now, with the words of a dictionary of two languages where an
 * operator added one: the one that is kept, or made anew (some 15 µs a name) and kept. Blocks its thread.
 */
export async function currentNames(
  dir: string,
  records: Pick<RecordReading, 'collections' | 'changesAfter'>,
): Promise<Automaton> {
  const { wordsVersion } = await import('#lexicon/index.ts');
  const last = (await records.collections()).find(({ name }) => name === entities.name)?.last_seq ?? 0;
  const kept = keptNames(dir);
  const translations = [wordsVersion(), ...(hasDictionary(dir) ? [CHINESE_ENGLISH.sha256] : [])].join(' ');
  if (kept?.origin.seq === last && kept.origin.translations === translations) return kept;
  const all: Entity[] = [];
  for (let seq = 0; ; ) {
    const changes = await records.changesAfter(entities, seq, AT_ONCE);
    if (changes.length === 0) break;
    for (const change of changes) if (change.kind === 'put') all.push(change.record);
    seq = changes.at(-1)!.seq;
  }
  // what a text is tagged with does not depend on the order in which things were written
  all.sort((a, b) => (a.id < b.id ? -1 : 1));
  const words = [...tellingWords(await commonThings()), ...dictionaryOf(dir)];
  const things = withTranslations(withCommonThings(namedThings(all)), words);
  const bytes = automatonBytes(things, last, translations);
  writeWhole(dir, 'names.bin', bytes);
  return new Automaton(bytes);
}

/** Writes a file so that it is there whole or not at all. */
function writeWhole(dir: string, name: string, bytes: Uint8Array | string): void {
  const folder = join(dir, FOLDER);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, name);
  const fd = openSync(`${path}.part`, 'w', 0o600);
  try {
    writeFileSync(fd, bytes);
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
  renameSync(`${path}.part`, path);
}

/** How far documents are tagged: last sequence numbers of collections, by one state of the names. */
export interface TaggedSoFar {
  /** See `stateOfNames`. */
  readonly names: string;
  readonly seqs: Readonly<Record<string, number>>;
}

const STATE = 'tagged.json';
/** Raised when a rule of `Tagger` changes what a text is tagged with: all documents are looked through again. */
const RULES = 8;

/** What tags follow from beside the text: the names and what they mean, the translations, and the rules. */
export const stateOfNames = ({ origin: { digest, translations = '' } }: Pick<Automaton, 'origin'>): string =>
  [RULES, digest, translations].join(' ');

export function taggedSoFar(dir: string): TaggedSoFar | undefined {
  try {
    const kept = JSON.parse(readFileSync(join(dir, FOLDER, STATE), 'utf8')) as TaggedSoFar;
    return typeof kept.names === 'string' && typeof kept.seqs === 'object' ? kept : undefined;
  } catch {
    return undefined;
  }
}

export const keepTaggedSoFar = (dir: string, state: TaggedSoFar): void => writeWhole(dir, STATE, JSON.stringify(state));
