import { chineseWords, isPlainWord, thingsIn } from '#language/chinese-words.ts';
import { contentWords } from '#language/content-words.ts';
import { cutChinese, namesThing, type Phrase, phrasesOf } from '#language/phrases.ts';
import { isHan } from '#language/script.ts';
import type { Feature } from '../types.ts';

/** A thing that a feature names, as a search would ask for it. */
export interface Concept {
  /** As the feature writes it. */
  readonly word: string;
  /** Stems joined by blanks, or Han characters. */
  readonly key: string;
  /** Publications that hold it. */
  readonly documents: number;
  /** Rarity times length: what orders the concepts of a feature. */
  readonly weight: number;
}

/** Counts of forms in the corpus, filled before the concepts are chosen. */
export type FormCounts = ReadonlyMap<string, number>;

/** A run of Han characters longer than this is cut into words by how often they stand together. */
const LONGEST_WHOLE_RUN = 4;
const LONGEST_WORD = 6;
/** Alone these name nothing, however rare they are in documents. Stems. */
const PLAIN_ENGLISH = new Set(
  'nobodi somebodi everybodi anybodi someon everyon anyon noth someth anyth everyth come came stay feel felt know think thought see seen look goe went take took put lot way thing easili slowli simpli realli'.split(
    ' ',
  ),
);
/** A phrase that more than this share of the corpus holds finds nothing. */
const COMMON_SHARE = 0.4;

/**
 * Every form that must be counted to choose the concepts of a feature: phrases, their two-word ends, and pieces of long
 * Han runs.
 */
export function formsToCount(features: readonly Pick<Feature, 'text'>[]): string[] {
  const forms = new Set<string>();
  for (const { text } of features) {
    for (const phrase of phrasesOf(text)) {
      for (const form of formsOf(phrase)) forms.add(form);
      for (const word of isHan(phrase.text[0]!) ? piecesOf(phrase) : wordsOf(phrase)) forms.add(word);
      if (!isHan(phrase.text[0]!) || phrase.text.length <= LONGEST_WHOLE_RUN) continue;
      for (let length = 2; length <= Math.min(LONGEST_WORD, phrase.text.length); length++)
        for (let at = 0; at + length <= phrase.text.length; at++) forms.add(phrase.text.slice(at, at + length));
    }
  }
  return [...forms];
}

/**
 * The phrase, and where it has three words or more also each two neighbours of it: "pulsating heat pipe" -> "heat
 * pipe", "pulsating heat".
 */
function formsOf(phrase: Phrase): string[] {
  if (isHan(phrase.text[0]!) || phrase.words.length < 3) return [phrase.text];
  const words = wordsOf(phrase);
  return [
    phrase.text,
    ...words
      .slice(1)
      .map((word, i) => `${words[i]} ${word}`)
      .toReversed(),
  ];
}

const piecesOf = ({ text }: Phrase): string[] => thingsIn(text).flatMap((thing) => [thing, ...chineseWords(thing)]);

const wordsOf = (phrase: Phrase): string[] => {
  const words = phrase.text.split(/[\s/\u2010\u2011-]+/);
  return words.length === phrase.words.length ? words : [];
};

/**
 * 无机械扫描 is no 无机: where the corpus knows the word after the negation better than the one with it, the negation stands
 * alone.
 */
function withoutNegation(phrase: Phrase, counts: FormCounts): Phrase {
  if (!/^[无非免]/u.test(phrase.text) || phrase.text.length < 4) return phrase;
  if (
    (counts.get(phrase.text) ?? 0) > 0 ||
    (counts.get(phrase.text.slice(1, 3)) ?? 0) < (counts.get(phrase.text.slice(0, 2)) ?? 0)
  )
    return phrase;
  const rest = phrase.text.slice(1);
  return { ...phrase, start: phrase.start + 1, text: rest, key: rest, words: [rest] };
}

/**
 * Whether a word after "which", "it", "to" and the like is what is done, not a thing: "a pump that reverses the flow".
 */
function isVerbForm(text: string, { start, text: word }: Phrase): boolean {
  const before = text.slice(Math.max(0, start - 12), start);
  return (
    (/s$/i.test(word) && /\b(?:that|which|who|it|they|he|she|then)\s+$/i.test(before)) ||
    /\b(?:to|can|cannot|will|may|must|shall|not)\s+$/i.test(before)
  );
}

/**
 * The concepts of a feature, best first: phrases that the corpus knows, rare and long ones before common and short
 * ones; a phrase that no publication holds gives way to two of its words that stand together elsewhere, or to its
 * rarest known word. Falls back to single content words.
 */
export function conceptsOf(text: string, counts: FormCounts, total: number, most: number): Concept[] {
  const found = new Map<string, Concept>();
  const scale = Math.log(total + 2);
  const add = (word: string, key: string, factor = 1) => {
    if (found.has(key)) return;
    const documents = counts.get(word) ?? 0;
    const length = isHan(word[0]!) ? word.length / 2 : key.split(' ').length;
    // A word that nobody uses finds nothing, one that all use neither.
    const rarity =
      documents === 0
        ? total < 20
          ? 1
          : 0.35
        : documents > total * COMMON_SHARE && total >= 20
          ? 0.15
          : Math.log((total + 2) / (documents + 1)) / scale + 0.2;
    found.set(key, { word, key, documents, weight: rarity * Math.log2(length + 1) * factor });
  };
  for (const written of phrasesOf(text)) {
    const phrase = withoutNegation(written, counts);
    if (isHan(phrase.text[0]!)) {
      const count = (characters: string) => counts.get(characters) ?? 0;
      // what nobody writes may be half a sentence: 片外面涂 is no word
      const named = count(phrase.text) > 0 ? [phrase.text] : thingsIn(phrase.text);
      const addThing = (word: string, factor = 1) =>
        word.length >= 2 && namesThing(word) && !isPlainWord(word) && add(word, word, factor);
      for (const run of named) {
        if (run.length > LONGEST_WHOLE_RUN && count(run) < 2)
          for (const word of cutChinese(run, count, Math.max(total, 10))) addThing(word);
        else {
          const known = count(run) > 0 ? [] : chineseWords(run).filter((word) => word !== run && count(word) > 0);
          for (const word of known) addThing(word);
          addThing(run, known.length > 0 ? 0.5 : 1);
        }
      }
      continue;
    }
    if (phrase.words.length === 1 && (PLAIN_ENGLISH.has(phrase.key) || isVerbForm(text, phrase))) continue;
    const [whole, ...shorter] = formsOf(phrase);
    if ((counts.get(whole!) ?? 0) > 0) {
      add(whole!, phrase.key);
      continue;
    }
    // Nobody writes the phrase: two words of it, the last ones first, or its rarest word are what can be found.
    const pairAt = shorter.findIndex((form) => (counts.get(form) ?? 0) > 0);
    const known = wordsOf(phrase)
      .map((word, i) => ({ word, key: phrase.words[i]!, documents: counts.get(word) ?? 0 }))
      .filter(({ documents }) => documents > 0)
      .toSorted((a, b) => a.documents - b.documents)[0];
    const start = phrase.words.length - 2 - pairAt;
    if (pairAt >= 0) add(shorter[pairAt]!, phrase.words.slice(start, start + 2).join(' '));
    else if (known && phrase.words.length > 1) add(known.word, known.key);
    add(whole!, phrase.key, pairAt >= 0 || (known && phrase.words.length > 1) ? 0.5 : 1);
  }
  if (found.size === 0) for (const { key, start, end } of contentWords(text)) add(text.slice(start, end), key);
  return [...found.values()].toSorted((a, b) => b.weight - a.weight || (a.key < b.key ? -1 : 1)).slice(0, most);
}
