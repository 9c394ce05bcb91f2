import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A Chinese word as it is written, in one script or two, and its meanings in English. */
export interface DictionaryWord {
  readonly chinese: readonly string[];
  /** The usual one first. */
  readonly english: readonly string[];
}

/** What the lists of names hold. */
export type NamedKind = 'disease' | 'drug' | 'target';

/**
 * Lists of words, Chinese to English. Of patents: `general` (verbs, qualities, quantities, places, effects and the
 * plain words of descriptions), `everyday` (things, people and doings of every day: house, kitchen, clothing, play,
 * animals, plants, food, body and health), `mechanics` (machines, vehicles, building and measuring), `chemistry`
 * (materials, metallurgy, textiles, paper, fuels and environment, too), `electricity` (electronics, optics, acoustics,
 * radio, magnetics, control and measuring, too), `computing` (networks, image and speech processing, security, driving,
 * business, education, health information and the law of patents, too), `medicine` (biology, agriculture, food and
 * pharmacy, too).
 */
const TECHNICAL = ['general', 'everyday', 'mechanics', 'chemistry', 'electricity', 'computing', 'medicine'];
/**
 * Lists of names, Chinese to English: `diseases` (disorders, syndromes, signs and symptoms, too), `medicines`
 * (vaccines, biologics, medicinal plants and formulas, too), `substances` (what texts on chemistry, pharmacy and the
 * laboratory handle, and herbs: what `medicines`, which is of what a doctor gives, does not have), `proteins` (enzymes,
 * receptors, cytokines, genes and pathways, too).
 */
const MEDICAL: Record<NamedKind, readonly string[]> = {
  disease: ['diseases'],
  drug: ['medicines', 'substances'],
  target: ['proteins'],
};

/**
 * As it is written, read anew by each call: as constants of modules every thread that loads these would hold it twice.
 */
const textOf = (list: string): string => readFileSync(join(import.meta.dirname, `${list}.txt`), 'utf8');

/** The lines of a list: a Chinese word, a blank, its meanings in English divided by commas; `#` begins a heading. */
function wordsOf(list: string): DictionaryWord[] {
  return textOf(list)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const at = line.indexOf(' ');
      return { chinese: [line.slice(0, at)], english: line.slice(at + 1).split(', ') };
    });
}

let version: string | undefined;

/** Tells one state of the lists from another: what was made of an earlier one is made again. */
export const wordsVersion = (): string =>
  (version ??= createHash('sha256')
    .update([...TECHNICAL, ...Object.values(MEDICAL).flat()].map(textOf).join('\n'))
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
  disease: MEDICAL.disease.flatMap(wordsOf),
  drug: MEDICAL.drug.flatMap(wordsOf),
  target: MEDICAL.target.flatMap(wordsOf),
});

/** Chinese names of substances that are handled as often as they are given: reagents, solvents, pesticides. */
export const handledSubstances = (): ReadonlySet<string> =>
  new Set(wordsOf('substances').flatMap(({ chinese }) => chinese));

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
 * Companies and institutes that file patents or make medicines by their Chinese names, as newspapers call them, the
 * longest name first: the names under which others know them.
 */
export const companyNames = (): ReadonlyMap<string, readonly string[]> =>
  (companies ??= new Map(
    wordsOf('companies')
      .map(({ chinese, english }) => [chinese[0]!, english] as const)
      .sort(([a], [b]) => b.length - a.length),
  ));
