import { cachedStem, contentWords } from '#language/content-words.ts';
import { isHan } from '#language/script.ts';
import { synonymsOf } from '#language/synonyms.ts';
import { technicalWords } from '#lexicon/index.ts';
import type { Equivalent, Feature } from '../types.ts';

/** Meanings of one word that are looked for, the usual ones, and longest word of the lists. */
const MEANINGS = 3;
const LONGEST = 8;
/** What a translation counts, and that of a synonym: two steps. */
const SHARE = 0.75;
const SECOND_SHARE = 0.4;
/** Translations of one synonym that are followed, and wordings of all features together. */
const MOST_SYNONYMS = 8;
const MOST = 3_000;

interface Lists {
  /** Meanings by Chinese word. */
  readonly chinese: ReadonlyMap<string, readonly string[]>;
  /** Chinese words by the content words of one of their meanings, joined by blanks; the usual meaning first. */
  readonly english: ReadonlyMap<string, readonly string[]>;
}

/** Characters by which a word of the lists is known to begin like one of a text. */
const BEGINNING = { chinese: 2, english: 3 } as const;

/**
 * What the lists have of words that begin like those of some texts, by both languages: few of them, and read anew,
 * since all of them would take memory for what is asked now and then.
 */
function listsFor(texts: readonly string[]): Lists {
  const begins = new Set<string>();
  for (const text of texts) {
    for (let at = 0; at < text.length; at++) if (isHan(text[at]!)) begins.add(text.slice(at, at + BEGINNING.chinese));
    // a stem writes some letters otherwise: dri of dry
    for (const { key, start } of contentWords(text))
      for (const word of [key, text.slice(start, start + BEGINNING.english).toLowerCase()])
        begins.add(word.slice(0, BEGINNING.english));
  }
  const chinese = new Map<string, string[]>();
  const english = new Map<string, string[]>();
  const words = technicalWords();
  for (let at = 0; at < MEANINGS; at++)
    for (const {
      chinese: [word = ''],
      english: meanings,
    } of words) {
      const meaning = meanings[at];
      if (meaning === undefined) continue;
      if (begins.has(word.slice(0, BEGINNING.chinese))) push(chinese, word, meaning);
      if (begins.has(meaning.slice(0, BEGINNING.english).toLowerCase())) push(english, keyOf(meaning), word);
    }
  return { chinese, english };
}

function push(map: Map<string, string[]>, key: string, value: string): void {
  const list = map.get(key);
  if (!list) map.set(key, [value]);
  else if (!list.includes(value)) list.push(value);
}

const keyOf = (english: string): string =>
  english
    .split(/[ -]/)
    .map((word) => cachedStem(word.toLowerCase()))
    .join(' ');

/** A wording of a feature, and what the lists say of it. */
interface Known {
  readonly word: string;
  readonly others: readonly string[];
}

/** Words of the lists in a run of Han characters: the longest at each place, none within another one. */
function chineseIn(text: string, { chinese }: Lists): Known[] {
  const found: Known[] = [];
  let covered = 0;
  for (let at = 0; at < text.length; at++) {
    if (!isHan(text[at]!)) continue;
    for (let length = Math.min(LONGEST, text.length - at); length > 1; length--) {
      const word = text.slice(at, at + length);
      const others = chinese.get(word);
      if (!others) continue;
      if (at + length > covered) found.push({ word, others });
      covered = Math.max(covered, at + length);
      break;
    }
  }
  return found;
}

/** Words of the lists among the content words of an English text, of three words and less. */
function englishIn(text: string, { english }: Lists): Known[] {
  const words = contentWords(text).filter(({ start }) => !isHan(text[start]!));
  return words.flatMap((first, from) =>
    [3, 2, 1].flatMap((length): Known[] => {
      const run = words.slice(from, from + length);
      const last = run.at(-1)!;
      if (run.length < length) return [];
      const others = english.get(run.map(({ key }) => key).join(' '));
      return others ? [{ word: text.slice(first.start, last.end), others }] : [];
    }),
  );
}

const knownIn = (text: string, lists: Lists): Known[] =>
  /\p{Script=Han}/u.test(text) ? chineseIn(text, lists) : englishIn(text, lists);

/**
 * How a document in the other language may write what features name, by the program's own lists: terms of several words
 * or characters whole, and in two steps what a synonym of the feature's word means.
 */
export function lexiconWords(features: readonly Pick<Feature, 'text'>[]): Equivalent[] {
  const texts = features.map(({ text }) => text);
  const synonyms = synonymsOf(texts.join('\n'));
  const lists = listsFor([...texts, ...synonyms.map(({ other }) => other)]);
  const found = new Map<string, Equivalent>();
  const add = (word: string, other: string, share: number) => {
    const key = `${word.toLowerCase()}\n${other}`;
    if (found.size < MOST && (found.get(key)?.share ?? 0) < share)
      found.set(key, { word, other, relation: 'same', from: 'translation', share });
  };
  for (const { word, others } of texts.flatMap((text) => knownIn(text, lists)))
    for (const other of others) add(word, other, SHARE);
  for (const { word, other } of synonyms)
    for (const { word: whole, others } of knownIn(other, lists))
      if (whole === other) for (const one of others.slice(0, MOST_SYNONYMS)) add(word, one, SECOND_SHARE);
  return [...found.values()];
}
