import type { Corpus } from '#corpus/corpus.ts';
import { pairShares } from '#language/chinese-words.ts';
import { contentWords } from '#language/content-words.ts';
import { synonymsOf } from '#language/synonyms.ts';
import { wordsToCount } from '../compare-features/prepare.ts';
import { translatedWords } from '../compare-features/translated-words.ts';
import { countWords } from '../corpus-words.ts';
import { isDirection } from './said.ts';

/** Words that tell most; a longer problem asks for no more. */
const MOST_TELLING = 12;
/** What a word counts that says which way something goes: what a thing is says more. */
const DIRECTION = 0.3;
/** Words of a question that ask, and nothing else. */
const ASKING = /如何|怎样|怎么样?|能否|是否|为什么|请问|有什么|哪些|怎么办/gu;

/** What a problem asks for: its content words by their place, and how much each tells documents apart. */
export interface Wanted {
  /** Key of a word, of a synonym or of a translation -> the place where it counts. */
  readonly places: ReadonlyMap<string, number>;
  /** By place. */
  readonly weights: readonly number[];
  /** What the weights of the words that tell most come to: a text with all of these has all that is asked. */
  readonly whole: number;
}

/**
 * The words of a problem, weighed by how rare they are in the corpus. A synonym and a translation count in the place of
 * the word that they stand for, once with it.
 */
export async function wantedOf(corpus: Corpus, asked: string, signal?: AbortSignal): Promise<Wanted> {
  const text = asked.replace(ASKING, ' ');
  const rare = await countWords(corpus, wordsToCount([{ text }]), signal);
  const shares = pairShares(text);
  const places = new Map<string, number>();
  const words: { readonly key: string; readonly part: number; readonly worth: number }[] = [];
  for (const { key, start, end } of contentWords(text)) {
    if (places.has(key)) continue;
    places.set(key, words.length);
    // two characters of two words are hardly a word; which way something goes says less than what it is
    const part = (shares.get(start) ?? 1) * (isDirection(text.slice(start, end)) ? DIRECTION : 1);
    words.push({ key, part, worth: rare.worth(key) });
  }
  // a word that stands nowhere tells no document from another: it weighs as the others do
  const heard = words.filter(({ key }) => rare.documents(key) !== 0);
  const usual = heard.reduce((sum, { worth }) => sum + worth, 0) / Math.max(1, heard.length);
  const weights = words.map(({ key, part, worth }) => part * (rare.documents(key) === 0 ? usual : worth));
  for (const { word, other } of [...synonymsOf(text), ...translatedWords([{ text }], corpus.learned)]) {
    const place = contentWords(word)
      .map(({ key }) => places.get(key))
      .find((at) => at !== undefined);
    const [said, ...more] = contentWords(other);
    // a word of several is another word
    if (place !== undefined && said && more.length === 0 && !places.has(said.key)) places.set(said.key, place);
  }
  const telling = weights.toSorted((a, b) => b - a).slice(0, MOST_TELLING);
  return { places, weights, whole: telling.reduce((sum, weight) => sum + weight, 0) };
}

/** Places of the wanted words that a text has. */
export const placesIn = (text: string, { places }: Wanted): Set<number> =>
  new Set(contentWords(text).flatMap(({ key }) => places.get(key) ?? []));

/** Share of what is asked that words at these places come to, 0 to 1. */
export const shareOf = (met: Iterable<number>, { weights, whole }: Wanted): number =>
  whole === 0 ? 0 : Math.min(1, [...met].reduce((sum, place) => sum + weights[place]!, 0) / whole);
