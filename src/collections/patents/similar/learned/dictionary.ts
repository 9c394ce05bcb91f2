import { bagOf } from '#corpus/text/bag.ts';
import { verbOf } from '#corpus/text/irregular-verbs.ts';
import { stem } from '#corpus/text/stem.ts';
import type { DictionaryWord } from '#lexicon/index.ts';
import type { LexiconEntry } from './lexicon.ts';

/**
 * Longest meaning, in content words, and longest word, in characters: what is longer explains and does not translate.
 */
const MOST_MEANING_WORDS = 3;
const LONGEST = 8;
/**
 * Longer words that may claim a pair of characters which is no word by itself: of more, the pair means nothing alone.
 */
const MOST_CLAIMS = 6;
/** Pairs of a word that claims them: a pair of a longer one says little of it (十二 in 十二烷基). */
const MOST_CLAIMED = 3;
const MOST_TRANSLATIONS = 6;
/** What is less probable is noise. */
const LEAST_SHARE = 0.03;

/** Remarks on a meaning, and lines that give none: classifiers, names, references to other words. */
const REMARK = /\([^()]{0,200}\)|\[[^[\]]{0,200}\]/gu;
const NO_MEANING = /^(?:CL:|surname |variant of|old variant|see |abbr\.|also written|erhua|used in)/u;
const WORD = /^[a-z]/;

/**
 * Translations by a dictionary in the form of learned ones, words to pairs of characters and back, as far as the corpus
 * has them. Of several meanings the one that stands in more documents has the larger share (by the root of their
 * number): in patents 阀 is a valve and no clique. Inflected forms count as their stems.
 * @param frequency Documents that were learned from, by the word or pair that they hold.
 * @param options.ordered The meanings of a word stand by how usual they are in patents: a later one counts less.
 */
export function* dictionaryTranslations(
  dictionary: Iterable<DictionaryWord>,
  frequency: ReadonlyMap<string, number>,
  { ordered = false }: { readonly ordered?: boolean } = {},
): Generator<LexiconEntry> {
  const stems = new Map<string, string>();
  const stemOf = (word: string) => {
    let found = stems.get(word);
    if (found === undefined) stems.set(word, (found = stem(verbOf(word))));
    return found;
  };
  const forms = new Map<string, string[]>();
  for (const word of frequency.keys()) {
    if (!WORD.test(word)) continue;
    const key = stemOf(word);
    const list = forms.get(key);
    if (list) list.push(word);
    else forms.set(key, [word]);
  }
  const rootOf = (text: string) => Math.sqrt(frequency.get(text) ?? 0);
  const toEnglish = new Weights();
  const toChinese = new Weights();
  const claims = new Map<string, ReadonlyMap<string, number>[]>();
  for (const { chinese, english } of dictionary) {
    const meanings = meaningsOf(english);
    if (meanings.length === 0) continue;
    const meant = new Map<string, number>();
    for (const [at, words] of meanings.entries())
      for (const word of words)
        for (const form of forms.get(stemOf(word)) ?? [])
          meant.set(form, Math.max(meant.get(form) ?? 0, rootOf(form) / words.length / (ordered ? at + 1 : 1)));
    for (const pairs of new Set(chinese).values().map(pairsOf)) {
      if (pairs.length === 1) for (const [word, weight] of meant) toEnglish.add(pairs[0]!, word, weight);
      else if (meant.size > 0 && pairs.length <= MOST_CLAIMED)
        for (const pair of pairs) {
          const list = claims.get(pair);
          if (list) list.push(meant);
          else claims.set(pair, [meant]);
        }
      // a word of which the corpus lacks a pair stands nowhere
      const weight = Math.min(...pairs.map(rootOf)) / pairs.length;
      if (pairs.length === 0 || weight === 0) continue;
      for (const [word, ...more] of meanings) {
        if (more.length > 0) continue;
        for (const form of new Set([word!, ...(forms.get(stemOf(word!)) ?? [])]))
          for (const pair of pairs) toChinese.add(form, pair, weight);
      }
    }
  }
  for (const [pair, list] of claims)
    if (!toEnglish.has(pair) && list.length <= MOST_CLAIMS)
      for (const meant of list) for (const [word, weight] of meant) toEnglish.add(pair, word, weight);
  yield* toEnglish.entries();
  yield* toChinese.entries();
}

/**
 * What was learned, and of what that leaves open what a dictionary says: its shares make up the rest of each word's.
 */
export function* filledUp(learned: readonly LexiconEntry[], known: Iterable<LexiconEntry>): Generator<LexiconEntry> {
  const sure = new Map<string, number>();
  for (const { text, share } of learned) sure.set(text, (sure.get(text) ?? 0) + share);
  const pairs = new Set(learned.map(({ text, other }) => `${text}\n${other}`));
  yield* learned;
  for (const { text, other, share } of known) {
    const left = 1 - (sure.get(text) ?? 0);
    if (left > LEAST_SHARE && !pairs.has(`${text}\n${other}`)) yield { text, other, share: share * left };
  }
}

/** Of each word its translations with what speaks for them. */
class Weights {
  readonly #weights = new Map<string, Map<string, number>>();

  has(text: string): boolean {
    return this.#weights.has(text);
  }

  add(text: string, other: string, weight: number): void {
    let of = this.#weights.get(text);
    if (!of) this.#weights.set(text, (of = new Map()));
    of.set(other, (of.get(other) ?? 0) + weight);
  }

  *entries(): Generator<LexiconEntry> {
    for (const [text, of] of this.#weights) {
      const best = [...of].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, MOST_TRANSLATIONS);
      const sum = best.reduce((all, [, weight]) => all + weight, 0);
      for (const [other, weight] of best) if (weight >= LEAST_SHARE * sum) yield { text, other, share: weight / sum };
    }
  }
}

/** The pairs of characters of a word; none of one that is too short, too long or not of Chinese characters alone. */
function pairsOf(word: string): string[] {
  const characters = [...word];
  if (characters.length < 2 || characters.length > LONGEST || !/^\p{Script=Han}+$/u.test(word)) return [];
  return characters.slice(1).map((character, i) => characters[i]! + character);
}

/** The content words of each meaning. */
function meaningsOf(english: readonly string[]): string[][] {
  return english
    .filter((text) => !NO_MEANING.test(text))
    .flatMap((text) => text.replace(REMARK, ' ').split(/[;,]/))
    .map((text) => [...bagOf([{ text, weight: 1 }]).counts.keys()])
    .filter(
      (words) => words.length > 0 && words.length <= MOST_MEANING_WORDS && words.every((word) => WORD.test(word)),
    );
}
