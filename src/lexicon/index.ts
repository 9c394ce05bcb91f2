import { createHash } from 'node:crypto';
import { CHEMISTRY } from './chemistry.ts';
import { COMPANIES } from './companies.ts';
import { COMPUTING } from './computing.ts';
import { DISEASES } from './diseases.ts';
import { ELECTRICITY } from './electricity.ts';
import { EVERYDAY } from './everyday.ts';
import { GENERAL } from './general.ts';
import { MECHANICS } from './mechanics.ts';
import { MEDICINE } from './medicine.ts';
import { MEDICINES } from './medicines.ts';
import { PROTEINS } from './proteins.ts';
import { SUBSTANCES } from './substances.ts';

/** A Chinese word as it is written, in one script or two, and its meanings in English. */
export interface DictionaryWord {
  readonly chinese: readonly string[];
  /** The usual one first. */
  readonly english: readonly string[];
}

/** What the lists of names hold. */
export type NamedKind = 'disease' | 'drug' | 'target';

/** The lines of a list: a Chinese word, a blank, its meanings in English divided by commas; `#` begins a heading. */
function wordsOf(list: string): DictionaryWord[] {
  return list
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const at = line.indexOf(' ');
      return { chinese: [line.slice(0, at)], english: line.slice(at + 1).split(', ') };
    });
}

const TECHNICAL = [GENERAL, EVERYDAY, MECHANICS, CHEMISTRY, ELECTRICITY, COMPUTING, MEDICINE];
const MEDICAL: Record<NamedKind, string> = { disease: DISEASES, drug: MEDICINES + SUBSTANCES, target: PROTEINS };

let version: string | undefined;

/** Tells one state of the lists from another: what was made of an earlier one is made again. */
export const wordsVersion = (): string =>
  (version ??= createHash('sha256')
    .update([...TECHNICAL, ...Object.values(MEDICAL)].join('\n'))
    .digest('hex')
    .slice(0, 8));

/**
 * Words of patents and of plain speech in Chinese and English, written for this program, so that a question in one
 * language leads to documents in the other before anything was learned or added. Read anew by each call: who keeps
 * them says so.
 */
export const technicalWords = (): DictionaryWord[] => TECHNICAL.flatMap(wordsOf);

/** Names of things of medicine, one thing a line. */
export const medicalWords = (): Record<NamedKind, DictionaryWord[]> => ({
  disease: wordsOf(MEDICAL.disease),
  drug: wordsOf(MEDICAL.drug),
  target: wordsOf(MEDICAL.target),
});

/** Chinese names of substances that are handled as often as they are given: reagents, solvents, pesticides. */
export const handledSubstances = (): ReadonlySet<string> =>
  new Set(wordsOf(SUBSTANCES).flatMap(({ chinese }) => chinese));

/** All of both, each word once with all its meanings. */
export function ownWords(): DictionaryWord[] {
  const meanings = new Map<string, Set<string>>();
  for (const { chinese, english } of [...technicalWords(), ...Object.values(medicalWords()).flat()]) {
    const [word] = chinese;
    const of = meanings.get(word!);
    if (of) for (const meaning of english) of.add(meaning);
    else meanings.set(word!, new Set(english));
  }
  return [...meanings].map(([word, english]) => ({ chinese: [word], english: [...english] }));
}

let companies: ReadonlyMap<string, readonly string[]> | undefined;

/**
 * Companies and institutes by their Chinese names, as newspapers call them, the longest name first: the names under
 * which others know them.
 */
export const companyNames = (): ReadonlyMap<string, readonly string[]> =>
  (companies ??= new Map(
    wordsOf(COMPANIES)
      .map(({ chinese, english }) => [chinese[0]!, english] as const)
      .sort(([a], [b]) => b.length - a.length),
  ));
