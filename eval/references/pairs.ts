import { createHash } from 'node:crypto';
import type { Reference, Work } from '#collections/works/work.ts';

/** A reference whose DOI is hidden. */
export interface Hidden {
  /** `doi:10...`, of what is cited. */
  readonly doi: string;
  /** Id of the work that cites it. */
  readonly by: string;
  /** As its source gave it, without identities. */
  readonly reference: Reference;
}

/** References with a DOI, which is hidden in them. */
export const hiddenReferences = (works: readonly Pick<Work, 'id' | 'references'>[]): Hidden[] =>
  works.flatMap(({ id, references }) =>
    references.flatMap((reference) => {
      const doi = reference.ids.find((one) => one.startsWith('doi:'));
      return doi === undefined ? [] : [{ doi, by: id, reference: { ...reference, ids: [] } }];
    }),
  );

/** References to works of even digest are for tuning, of odd ones for the report. */
export const ofHalf = (doi: string, half: 'tune' | 'report'): boolean =>
  (createHash('sha256').update(doi).digest()[0]! % 2 === 0) === (half === 'tune');

/** Two references in different works. */
export interface Pair {
  readonly a: Hidden;
  readonly b: Hidden;
}

export interface PairScore {
  /** Pairs with one DOI: what should be matched. */
  readonly meant: number;
  /** Pairs that have a key in common. */
  readonly matched: number;
  /** Those of them with one DOI. */
  readonly right: number;
  readonly wrong: readonly Pair[];
  readonly missed: readonly Pair[];
}

/**
 * References in different works that are taken for the same work because they have a key in common, against those that
 * have the same DOI.
 */
export function scorePairs(all: readonly Hidden[], keysOf: (reference: Reference) => readonly string[]): PairScore {
  const pairsIn = (groups: Iterable<readonly number[]>): Map<string, Pair> => {
    const pairs = new Map<string, Pair>();
    for (const group of groups)
      for (const [at, i] of group.entries())
        for (const j of group.slice(at + 1))
          if (all[i]!.by !== all[j]!.by) pairs.set(`${i} ${j}`, { a: all[i]!, b: all[j]! });
    return pairs;
  };
  const grouped = (keys: (at: number) => readonly string[]) => {
    const groups = new Map<string, number[]>();
    for (const at of all.keys()) for (const key of new Set(keys(at))) groups.set(key, [...(groups.get(key) ?? []), at]);
    return pairsIn(groups.values());
  };
  const meant = grouped((at) => [all[at]!.doi]);
  const matched = grouped((at) => keysOf(all[at]!.reference));
  const wrong = [...matched].filter(([pair]) => !meant.has(pair)).map(([, pair]) => pair);
  const missed = [...meant].filter(([pair]) => !matched.has(pair)).map(([, pair]) => pair);
  return { meant: meant.size, matched: matched.size, right: matched.size - wrong.length, wrong, missed };
}
