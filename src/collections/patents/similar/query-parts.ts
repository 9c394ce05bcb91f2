import type { RankTerm, Similarity } from '#corpus/ranking.ts';
import { type Bag, bagOf, type WeightedText } from '#corpus/text/bag.ts';
import type { Patent } from '../patent.ts';

/** How much an occurrence in a part of a patent counts. */
export interface PartWeights {
  readonly title: number;
  readonly abstract: number;
  readonly claims: number;
  readonly description: number;
}

/** How words are chosen and compared. */
export interface Method {
  readonly parts: PartWeights;
  /** Words that are compared. */
  readonly keep: number;
  readonly similarity: Similarity;
  /** Weight of a word that occurs so often in the query. */
  readonly weight: (count: number) => number;
}

const saturating = (count: number) => (count * 9) / (count + 8);

/**
 * For texts of some sentences to some pages: the question of a search. Figures for both methods:
 * eval/prior-art/README.md.
 */
export const SHORT: Method = {
  parts: { title: 3, abstract: 1, claims: 1, description: 0 },
  keep: 80,
  similarity: { kind: 'bm25', k1: 10, b: 1 },
  weight: saturating,
};

/** For whole documents: more words, and those that stand for the document as a whole. */
export const WHOLE: Method = {
  parts: { title: 6, abstract: 3, claims: 3, description: 1 },
  keep: 400,
  similarity: { kind: 'cosine' },
  weight: Math.sqrt,
};

/** Texts of this length or more, in words or pairs of characters that count, are compared as whole documents. */
const WHOLE_FROM = 1500;

/**
 * Text of a patent by part. Titles and abstracts in every language known, so that documents in other languages are
 * found; long parts as published, else translated.
 */
export function partsOf(patent: Patent, weights: PartWeights): WeightedText[] {
  const published = <T extends { origin: string }>(texts: readonly T[]): readonly T[] => {
    const original = texts.filter((text) => text.origin === 'original');
    return original.length > 0 ? original : texts;
  };
  return [
    ...patent.titles.map(({ text }) => ({ text, weight: weights.title })),
    ...patent.abstracts.map(({ text }) => ({ text, weight: weights.abstract })),
    ...(weights.claims > 0 ? published(patent.claims) : [])
      .flatMap((set) => set.claims)
      .map(({ text }) => ({ text, weight: weights.claims })),
    ...(weights.description > 0 ? published(patent.descriptions) : [])
      .flatMap((description) => description.paragraphs)
      .map(({ text }) => ({ text, weight: weights.description })),
  ];
}

/** The words of a patent by the method that suits what is known of it. */
export function patentBag(patent: Patent): { bag: Bag; method: Method } {
  const description = bagOf(partsOf(patent, { title: 0, abstract: 0, claims: 0, description: 1 }));
  if (sizeOf(description) >= WHOLE_FROM) {
    const rest = bagOf(partsOf(patent, { ...WHOLE.parts, description: 0 }));
    return { bag: joined(rest, description, WHOLE.parts.description), method: WHOLE };
  }
  const short = bagOf(partsOf(patent, SHORT.parts));
  // a description without claims and abstract is still something
  return { bag: short.counts.size > 0 ? short : description, method: SHORT };
}

/** Two bags as one, the second so many times. */
function joined(first: Bag, second: Bag, times: number): Bag {
  const counts = new Map(first.counts);
  for (const [text, n] of second.counts) counts.set(text, (counts.get(text) ?? 0) + times * n);
  return { counts, length: first.length + times * second.length };
}

/**
 * What other words for those of a text count: on the tuning half of eval/ideas a third puts 22 of 30 patents among the
 * first 20 (without them 19), and costs claims and abstracts nothing.
 */
const ALSO_WEIGHT = 1 / 3;

/** The words of a text, with other words for them, and the method that suits its length. */
export function textBag(text: string, also = ''): { bag: Bag; method: Method } {
  const bag = bagOf([
    { text, weight: 1 },
    { text: also, weight: ALSO_WEIGHT },
  ]);
  return { bag, method: sizeOf(bag) >= WHOLE_FROM ? WHOLE : SHORT };
}

const sizeOf = (bag: Bag): number => {
  let n = 0;
  for (const count of bag.counts.values()) n += count;
  return n;
};

/** Words that may be chosen from: the most frequent ones of the query. */
const MOST_TERMS = 3_000;

export function rankTerms(bag: Bag, method: Method): RankTerm[] {
  const terms = [...bag.counts].map(([text, count]): RankTerm => ({ text, count, weight: method.weight(count) }));
  if (terms.length <= MOST_TERMS) return terms;
  return terms.sort((a, b) => b.weight - a.weight || (a.text < b.text ? -1 : 1)).slice(0, MOST_TERMS);
}
