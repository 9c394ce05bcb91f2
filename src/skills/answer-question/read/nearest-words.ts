import { patents } from '#collections/patents/patents.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { mostSlips, wordsNear } from '#corpus/slips.ts';
import { cachedStem } from '#language/content-words.ts';
import { countDocuments } from '../../corpus-words.ts';

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

/** The word that a slip stands for, where no other one comes near; `undefined` where it may be several, or none. */
export async function wordMeant(word: string, corpus: Corpus, signal: AbortSignal): Promise<string | undefined> {
  const [found] = await nearestWords([word], corpus, signal);
  if (!found) return undefined;
  const counted: { other: string; documents: number }[] = [];
  for (const other of found.nearest) counted.push({ other, documents: await countDocuments(corpus, other, signal) });
  const [first, second] = counted.toSorted((a, b) => b.documents - a.documents);
  return first!.documents >= SURE.documents && first!.documents >= SURE.times * (second?.documents ?? 0)
    ? first!.other
    : undefined;
}
