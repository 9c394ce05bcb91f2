import { type Estimate, estimateShare } from './metrics.ts';
import type { Question } from './questions.ts';

/** Years between the priority of a question and of what it cites, from (inclusive) to (exclusive). */
export const BANDS: readonly (readonly [from: number, to: number])[] = [
  [0, 5],
  [5, 10],
  [10, 20],
  [20, Number.POSITIVE_INFINITY],
];

/** Whole years between two days (yyyyMMdd). */
export const yearsBetween = (earlier: number, later: number): number => Math.floor((later - earlier) / 10_000);

export interface BandRecall {
  /** Citations of that age, of all questions. */
  readonly citations: number;
  /** Questions that have some. */
  readonly questions: number;
  readonly recall: Estimate;
}

/**
 * How much of the citations of each band of `BANDS` stands among the first `depth` of the rankings: each citation
 * counts once, intervals by drawing questions.
 */
export function recallByAge(
  questions: readonly Question[],
  rankings: readonly (readonly string[])[],
  depth: number,
): BandRecall[] {
  return BANDS.map(([from, to]) => {
    const rows = questions.flatMap(({ ages }, q) => {
      const of = [...ages].filter(([, years]) => years >= from && years < to).map(([id]) => id);
      const first = new Set(rankings[q]!.slice(0, depth));
      return of.length > 0 ? [{ found: of.filter((id) => first.has(id)).length, of: of.length }] : [];
    });
    return {
      citations: rows.reduce((sum, row) => sum + row.of, 0),
      questions: rows.length,
      recall: estimateShare(rows),
    };
  });
}
