import type { Found } from './searches.ts';

/**
 * The constant of reciprocal rank fusion: how little the first ranks stand out.
 * @see Cormack, Clarke, Büttcher, SIGIR 2009 (k = 60)
 */
const RANK_CONSTANT = 60;

/** What one strategy found, best first. */
export interface Ranking {
  readonly strategy: string;
  /** How much its ranks count, 1 for a strategy that reads the whole text. */
  readonly weight: number;
  readonly hits: readonly Found[];
  /** Puts what others found in an order of its own: counts in the score, not among those that found it. */
  readonly orders_only?: true;
}

export interface Candidate {
  readonly publication_number: string;
  /** Sum over the rankings of weight / (60 + rank). */
  readonly score: number;
  /** Strategies that found it, with its rank there from 1. */
  readonly found_by: readonly { readonly strategy: string; readonly rank: number }[];
}

/** Weighted reciprocal rank fusion; ties by number, so that the same rankings always give the same order. */
export function fuse(rankings: readonly Ranking[]): Candidate[] {
  const found = new Map<string, { score: number; found_by: { strategy: string; rank: number }[] }>();
  for (const { strategy, weight, hits, orders_only } of rankings) {
    hits.forEach(({ publication_number }, index) => {
      const entry = found.get(publication_number) ?? { score: 0, found_by: [] };
      entry.score += weight / (RANK_CONSTANT + index + 1);
      if (!orders_only) entry.found_by.push({ strategy, rank: index + 1 });
      found.set(publication_number, entry);
    });
  }
  return [...found]
    .map(([publication_number, { score, found_by }]) => ({ publication_number, score, found_by }))
    .toSorted((a, b) => b.score - a.score || (a.publication_number < b.publication_number ? -1 : 1));
}

/** As `RANK_CONSTANT`, for the order of the list: here the first ranks count. */
const ORDER_CONSTANT = 10;
/** What the fusion of all strategies counts beside the order of nearness; set on the tuning halves of `eval/ideas`. */
const FUSION_WEIGHT = 0.2;

/**
 * The order in which candidates are listed and compared: nearness leads, and an embedding model's order where there is
 * one; the fusion of all ways of searching places the rest. That a document shares words with many features says little
 * of how near it is.
 * @param leading Publication numbers, best first, of each order that leads.
 */
export function nearestFirst(fused: readonly Candidate[], leading: readonly (readonly string[])[]): Candidate[] {
  const places = leading.map((order) => new Map(order.map((number, index) => [number, index + 1])));
  return fused
    .map((candidate, index) => {
      const led = places.reduce((sum, place) => {
        const rank = place.get(candidate.publication_number);
        return rank === undefined ? sum : sum + 1 / (ORDER_CONSTANT + rank);
      }, 0);
      return { candidate, worth: led + FUSION_WEIGHT / (ORDER_CONSTANT + index + 1), index };
    })
    .toSorted((a, b) => b.worth - a.worth || a.index - b.index)
    .map(({ candidate }) => candidate);
}

/** One candidate a family: the best stands for it and carries what found the others. Order is kept. */
export function mergeFamilies(
  candidates: readonly Candidate[],
  familyOf: (publicationNumber: string) => number | undefined,
): Candidate[] {
  const merged = new Map<number | string, Candidate>();
  for (const candidate of candidates) {
    const family = familyOf(candidate.publication_number) ?? candidate.publication_number;
    const first = merged.get(family);
    if (!first) {
      merged.set(family, candidate);
      continue;
    }
    const known = new Set(first.found_by.map(({ strategy }) => strategy));
    merged.set(family, {
      ...first,
      found_by: [...first.found_by, ...candidate.found_by.filter(({ strategy }) => !known.has(strategy))],
    });
  }
  return [...merged.values()];
}
