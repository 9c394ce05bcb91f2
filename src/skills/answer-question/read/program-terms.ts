import type { Corpus } from '#corpus/corpus.ts';
import { contentKey } from '#language/content-words.ts';
import { inSlices } from '#turns.ts';
import { countDocuments } from '../../corpus-words.ts';

/** Words of the program by a word of the other language, whatever form it has; the usual ones first. */
let words: Promise<ReadonlyMap<string, readonly string[]>> | undefined;

/** Made when they are first asked for, in slices. */
async function readWords(): Promise<ReadonlyMap<string, readonly string[]>> {
  const { ownWords } = await import('#lexicon/index.ts');
  const found = new Map<string, string[]>();
  const add = (key: string, other: string) => {
    const others = found.get(key);
    if (others) others.push(other);
    else if (key !== '') found.set(key, [other]);
  };
  for await (const { chinese, english } of inSlices(ownWords()))
    for (const word of chinese)
      for (const meaning of english) {
        add(word, meaning);
        add(contentKey(meaning), word);
      }
  return found;
}

const ownWords = (): Promise<ReadonlyMap<string, readonly string[]>> => (words ??= readWords());

/**
 * What the program's own words call a term in the other language, the usual ones first; whether or not texts have it.
 */
export async function meaningsOf(term: string): Promise<readonly string[]> {
  const known = await ownWords();
  return known.get(term) ?? known.get(contentKey(term)) ?? [];
}

/** Whether the program has a word for a term in the other language. */
export const programKnows = async (term: string): Promise<boolean> => (await meaningsOf(term)).length > 0;

/** Characters of a Chinese word of the program, and of one that a pair of characters alone does not tell. */
const WORD = { from: 2, to: 8 } as const;
const COMPOUND_FROM = 3;

interface Place {
  readonly start: number;
  readonly end: number;
}

/**
 * The places of the words of a Chinese run that the program has, of so many characters or more, the longest at each.
 */
async function placesIn(run: string, least: number): Promise<Place[]> {
  const known = await ownWords();
  const found: Place[] = [];
  for (let at = 0; at + least <= run.length; at++) {
    let length: number = Math.min(WORD.to, run.length - at);
    while (length >= least && !known.has(run.slice(at, at + length))) length--;
    if (length < least) continue;
    found.push({ start: at, end: at + length });
    at += length - 1;
  }
  return found;
}

/**
 * The pairs of Han characters within words of three characters or more that the program has: 燃料, 料电 and 电池 of 燃料电池.
 */
export async function pairsOfCompounds(text: string): Promise<ReadonlySet<string>> {
  const pairs = new Set<string>();
  for (const run of text.match(/\p{Script=Han}{3,}/gu) ?? [])
    for (const { start, end } of await placesIn(run, COMPOUND_FROM))
      for (let pair = start; pair + 2 <= end; pair++) pairs.add(run.slice(pair, pair + 2));
  return pairs;
}

/** The places of the words of a Chinese run that the program has: the runtime cuts 水热法制备 into 水, 热, 法制 and 备. */
export const programWordsIn = (run: string): Promise<readonly Place[]> => placesIn(run, WORD.from);

/** Whether a term that texts are thought to say for another is but a piece of what the program calls it: 人机 of 无人机. */
export async function isPieceOfMeaning(term: string, to: string): Promise<boolean> {
  const meanings = await meaningsOf(term);
  return meanings.some((meaning) => meaning !== to && meaning.includes(to)) && !meanings.includes(to);
}

/** Meanings of one word that are looked at. */
const MOST_MEANINGS = 6;

/**
 * What a term of a question is called in the other language by the program's own words: of several meanings the one of
 * most documents, a later one counting less. Undefined for a term that is none of them, or of which no document has a
 * meaning.
 */
export async function programTerm(
  term: string,
  corpus: Corpus,
  signal: AbortSignal,
): Promise<{ readonly to: string; readonly documents: number } | undefined> {
  const meanings = (await meaningsOf(term)).slice(0, MOST_MEANINGS);
  const counted = await Promise.all(meanings.map((to) => countDocuments(corpus, to, signal)));
  let best: { to: string; documents: number; worth: number } | undefined;
  for (const [at, documents] of counted.entries()) {
    const worth = documents / (at + 1);
    if (worth > (best?.worth ?? 0)) best = { to: meanings[at]!, documents, worth };
  }
  return best && { to: best.to, documents: best.documents };
}
