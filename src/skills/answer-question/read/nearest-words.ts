import { patents } from '#collections/patents/patents.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { allOf } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { mostSlips, wordsNear } from '#corpus/slips.ts';
import { cachedStem } from '#language/content-words.ts';
import { countDocuments, countMatching, wordQuery } from '../../corpus-words.ts';

/** A word of the question that no document has, and words of documents that it may be a slip for. */
export interface NearestWords {
  readonly word: string;
  /** The nearest first, of equally near ones that of most documents. */
  readonly nearest: readonly string[];
}

const MOST_WORDS = 3;
const MOST_NAMED = 2;
/** Candidates whose documents are counted. */
const MOST_COUNTED = 8;

/**
 * The nearest words of the corpus to Latin words that stand in no document; the first letter is taken to be right.
 * Words without any are left out.
 */
export async function nearestWords(
  unknown: readonly string[],
  corpus: Corpus,
  signal: AbortSignal,
): Promise<NearestWords[]> {
  const found: NearestWords[] = [];
  const asked = unknown.filter((word) => mostSlips(word.toLowerCase()) > 0);
  for (const form of asked.slice(0, MOST_WORDS)) {
    const word = form.toLowerCase();
    const near = (await wordsNear(corpus, patents, 'TACD_ALL', word, signal))
      .filter(({ other }) => /^[a-z]+$/.test(other) && cachedStem(other) !== cachedStem(word))
      .sort((a, b) => a.distance - b.distance)
      .slice(0, MOST_COUNTED);
    const counted: { other: string; distance: number; documents: number }[] = [];
    for (const each of near) counted.push({ ...each, documents: await countDocuments(corpus, each.other, signal) });
    const stems = new Set<string>();
    const nearest = counted
      .filter(({ documents }) => documents > 0)
      .sort((a, b) => a.distance - b.distance || b.documents - a.documents || (a.other < b.other ? -1 : 1))
      .filter(({ other }) => !stems.has(cachedStem(other)) && stems.add(cachedStem(other)))
      .slice(0, MOST_NAMED)
      .map(({ other }) => other);
    if (nearest.length > 0) found.push({ word: form, nearest });
  }
  return found;
}

/** Of how many documents a word must be, and of how many times as many as the next one, to be what was meant. */
const SURE = { documents: 10, times: 5 } as const;

/** A word that documents have, and how many have it. */
export interface WordHad {
  readonly form: string;
  readonly documents: number;
}

/** How many times the share of its documents that have the rest of a question a rarer word must have to be meant. */
const GOES_WITH = { times: 4, documents: 3 } as const;

/**
 * The word that a slip stands for: the one that goes with what else is asked for far better than the others, or that
 * none else comes near; `undefined` where it may be several, or none.
 * @param beside The rarest word of what else is asked for.
 */
export async function wordMeant(
  word: string,
  corpus: Corpus,
  signal: AbortSignal,
  beside?: string,
): Promise<WordHad | undefined> {
  const [found] = await nearestWords([word], corpus, signal);
  if (!found) return undefined;
  const counted: WordHad[] = [];
  for (const form of found.nearest) counted.push({ form, documents: await countDocuments(corpus, form, signal) });
  const [first, second] = counted.toSorted((a, b) => b.documents - a.documents);
  if (beside !== undefined && second) {
    const together = async ({ form }: WordHad) =>
      countMatching(corpus, allOf(wordQuery(form), wordQuery(beside)), signal);
    const [often, seldom] = [await together(first!), await together(second)];
    if (seldom >= GOES_WITH.documents && seldom / second.documents >= (GOES_WITH.times * often) / first!.documents)
      return second;
  }
  return first!.documents >= SURE.documents && first!.documents >= SURE.times * (second?.documents ?? 0)
    ? first
    : undefined;
}

/** A slip that stands in documents, too: in how many at most, and of how many times as many the word must be. */
export const SLIPPED = { documents: 3, times: 50, letters: 6 } as const;

/**
 * The word that one of few documents stands for as a slip, as they have it themselves: where it is next to none of what
 * else is asked for in any paragraph, and documents have that with the other word.
 * @param documents How many have it.
 * @param beside What else is asked for, the rarest word of it.
 */
export async function slipOf(
  { form, documents }: WordHad,
  beside: string,
  corpus: Corpus,
  signal: AbortSignal,
): Promise<WordHad | undefined> {
  if (documents > SLIPPED.documents || form.length < SLIPPED.letters) return undefined;
  const meant = await wordMeant(form, corpus, signal, beside);
  if (!meant || meant.documents < SLIPPED.times * documents) return undefined;
  const have = async (query: Query) => (await countMatching(corpus, query, signal)) > 0;
  const both = { left: wordQuery(form), right: wordQuery(beside) };
  if (await have({ kind: 'near', reach: { unit: 'paragraph' }, ...both })) return undefined;
  return (await have(allOf(wordQuery(meant.form), wordQuery(beside)))) ? meant : undefined;
}
