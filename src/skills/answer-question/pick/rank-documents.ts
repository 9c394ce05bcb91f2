import type { NearDocument } from '../find/near-in-meaning.ts';
import type { ScoredPassage } from './score-passages.ts';

/** A document with how it stands before the others. */
export interface RankedDocument {
  readonly id: string;
  /** Of all evidence for it, most of 3.15; what it is worth alone is read off questions with a known document. */
  readonly evidence: number;
  /** The same as a share of the first one's. */
  readonly share: number;
}

/**
 * How much it counts that similar search finds a document, that its title and abstract have the question, that its best
 * passage has, close together and at all, and that its whole text has.
 */
const COUNTS = { alike: 1, about: 0.6, passage: 1, covered: 0.25, holds: 0.3 } as const;

/**
 * Documents in the order in which they are likely to answer: by what similar search says of each as a whole and by
 * what its passages have of the question. Neither alone tells: a long text has all words somewhere, and a short
 * question is like many documents.
 */
export function rankDocuments(
  alike: readonly NearDocument[],
  passages: readonly ScoredPassage[],
): readonly RankedDocument[] {
  const likeness = new Map(alike.map(({ id, share }) => [id, share]));
  const own = Map.groupBy(passages, ({ publication_number }) => publication_number);
  const most = (id: string, of: (passage: ScoredPassage) => number) => Math.max(0, ...(own.get(id) ?? []).map(of));
  const ranked = [...new Set([...likeness.keys(), ...own.keys()])]
    .map((id) => ({
      id,
      evidence:
        COUNTS.alike * (likeness.get(id) ?? 0) +
        COUNTS.about * most(id, ({ topic }) => topic) +
        COUNTS.passage * most(id, ({ value }) => value) +
        COUNTS.covered * most(id, ({ coverage }) => coverage) +
        COUNTS.holds * most(id, ({ holds }) => holds),
    }))
    .toSorted((a, b) => b.evidence - a.evidence);
  const best = ranked[0]?.evidence || 1;
  return ranked.map((one) => ({ ...one, share: one.evidence / best }));
}
