import type { Collection } from './collection.ts';
import type { Corpus } from './corpus.ts';
import type { Explanation } from './engine.ts';
import type { Query } from './query/tree.ts';

/** Words of so many letters may be slips; shorter ones are near to too many. */
const SHORTEST = 4;
const LONGEST = 30;
/** From this length on two slips may be in one word. */
const TWO_FROM = 9;

/** How many slips may be in a word, in small Latin letters; 0 for what is no such word, too short or too long. */
export const mostSlips = (word: string): 0 | 1 | 2 =>
  !/^[a-z]+$/.test(word) || word.length < SHORTEST || word.length > LONGEST ? 0 : word.length < TWO_FROM ? 1 : 2;

/** A word of the index that another one may be a slip for. */
export interface NearWord {
  readonly other: string;
  /** Slips from one to the other. */
  readonly distance: number;
}

/**
 * Words of a text field for which a word, in small letters, may be a slip, in no order: those that differ within three
 * letters side by side, by patterns with up to three letters where it has two. The first letter is taken to be right.
 */
export async function wordsNear(
  corpus: Pick<Corpus, 'explain'>,
  collection: Collection<any>,
  field: string,
  word: string,
  signal?: AbortSignal,
): Promise<NearWord[]> {
  const most = mostSlips(word);
  if (most === 0) return [];
  const of = Array.from(
    { length: word.length - 1 },
    (_, i): Query => ({ kind: 'wildcard', field, pattern: `${word.slice(0, i + 1)}###${word.slice(i + 3)}` }),
  );
  const explained = await corpus.explain(collection, { query: { kind: 'or', of }, ...(signal && { signal }) });
  const all = (one: Explanation): readonly string[] => [...(one.expansions ?? []), ...(one.of ?? []).flatMap(all)];
  return [...new Set(all(explained))]
    .map((other) => ({ other, distance: slips(word, other, most) }))
    .filter(({ distance }) => distance <= most);
}

/**
 * Letters left out, put in, exchanged or swapped with their neighbour, at least, to make one word of the other; more
 * than `most` is `most` + 1.
 * @see Damerau, "A technique for computer detection and correction of spelling errors", 1964
 */
export function slips(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const exchanged = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      let least = Math.min(exchanged, row[j]! + 1, next[j - 1]! + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, before[j - 2]! + 1);
      next.push(least);
    }
    [before, row] = [row, next];
  }
  return Math.min(row[b.length]!, most + 1);
}
