import type { Corpus } from '#corpus/corpus.ts';
import { pairShares } from '#language/chinese-words.ts';
import { contentWords } from '#language/content-words.ts';
import { synonymsOf } from '#language/synonyms.ts';
import { wordsToCount } from '../compare-features/prepare.ts';
import { translatedWords } from '../compare-features/translated-words.ts';
import { countWords } from '../corpus-words.ts';
import { OtherWords, wordingsOf } from '../other-words.ts';
import { isDirection } from './said.ts';

/** Words that tell most; a longer problem asks for no more. */
const MOST_TELLING = 12;
/** What a word counts that says which way something goes: what a thing is says more. */
const DIRECTION = 0.3;
/** Words of a question that ask, and nothing else. */
const ASKING = /如何|怎样|怎么样?|能否|是否|为什么|请问|有什么|哪些|怎么办/gu;

/** What a problem asks for. */
export interface Wanted {
  /** How much each of its words tells documents apart, by key. */
  readonly weights: ReadonlyMap<string, number>;
  /** Synonyms and translations: each counts as the words that it stands for, once with them. */
  readonly others: OtherWords;
  /** What the weights of the words that tell most come to: a text with all of these has all that is asked. */
  readonly whole: number;
  /** The same of words that some document has; and those of them that are whole words and no mere direction. */
  readonly known: { readonly whole: number; readonly telling: ReadonlySet<string> };
}

/** The words of a problem, weighed by how rare they are in the corpus. */
export async function wantedOf(corpus: Corpus, asked: string, signal?: AbortSignal): Promise<Wanted> {
  const text = asked.replace(ASKING, ' ');
  const rare = await countWords(corpus, wordsToCount([{ text }]), signal);
  const shares = pairShares(text);
  const parts = new Map<string, number>();
  // two characters of two words are hardly a word; which way something goes says less than what it is
  for (const { key, start, end } of contentWords(text))
    if (!parts.has(key))
      parts.set(key, (shares.get(start) ?? 1) * (isDirection(text.slice(start, end)) ? DIRECTION : 1));
  // a word that stands nowhere tells no document from another: it weighs as the others do
  const heard = [...parts.keys()].filter((key) => rare.documents(key) !== 0);
  const usual = heard.reduce((sum, key) => sum + rare.worth(key), 0) / Math.max(1, heard.length);
  const weights = new Map(
    [...parts].map(([key, part]) => [key, part * (rare.documents(key) === 0 ? usual : rare.worth(key))]),
  );
  const known = [...synonymsOf(text), ...translatedWords([{ text }], corpus.learned)];
  return {
    weights,
    others: new OtherWords(wordingsOf(weights, known)),
    whole: wholeOf([...weights.values()]),
    known: {
      whole: wholeOf(heard.map((key) => weights.get(key)!)),
      telling: new Set(heard.filter((key) => parts.get(key)! > DIRECTION)),
    },
  };
}

/** What the weights of the words that tell most come to. */
const wholeOf = (weights: readonly number[]): number =>
  weights
    .toSorted((a, b) => b - a)
    .slice(0, MOST_TELLING)
    .reduce((sum, weight) => sum + weight, 0);

/** The same words, some of which weigh less, or nothing. */
export function weighed(wanted: Wanted, part: (key: string) => number): Wanted {
  const weights = new Map([...wanted.weights].map(([key, weight]) => [key, weight * part(key)]));
  return { ...wanted, weights, whole: wholeOf([...weights.values()]) };
}

/** The wanted words that a text has, by key. */
export const wantedIn = (text: string, { weights, others }: Wanted): Set<string> =>
  new Set(others.metIn(new Set(contentWords(text).map(({ key }) => key)), weights).keys());

/** Share of what is asked that these words come to, 0 to 1. */
export const shareOf = (met: Iterable<string>, { weights, whole }: Wanted): number =>
  whole === 0 ? 0 : Math.min(1, [...met].reduce((sum, key) => sum + weights.get(key)!, 0) / whole);

/** Words that a document must have, and share of what is asked that documents can say. */
const LEAST_TELLING = 2;
const LEAST_OF_KNOWN = 0.25;

/** What is asked whatever thing it is asked of, and of that what is to be done. */
export interface Core {
  readonly text: string;
  readonly asks: string;
}

/** Tells whether words that a document has make it one on what is asked whatever thing it is asked of. */
export interface OnCore {
  readonly wanted: Wanted;
  isOn(met: ReadonlySet<string>): boolean;
}

/**
 * A document is on the core of a problem that has two of its words at least that tell something, a good share of those
 * that any document has, and a word of what is to be done. Who tells a problem at length tells much that no document
 * says.
 */
export async function coreReader(corpus: Corpus, { text, asks }: Core, signal?: AbortSignal): Promise<OnCore> {
  const wanted = await wantedOf(corpus, text, signal);
  const { weights, known } = wanted;
  const done = new Set(contentWords(asks).map(({ key }) => key)).intersection(known.telling);
  return {
    wanted,
    isOn: (met) =>
      met.intersection(known.telling).size >= LEAST_TELLING &&
      (done.size === 0 || !met.isDisjointFrom(done)) &&
      [...met].reduce((sum, key) => sum + weights.get(key)!, 0) >= LEAST_OF_KNOWN * known.whole,
  };
}
