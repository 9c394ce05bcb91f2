import type { SegmentEvaluator } from '../match/evaluate.ts';
import { allFrequencies } from '../match/frequencies.ts';
import type { Frequencies } from '../match/kept-results.ts';
import { postingsIn } from '../match/term-frequencies.ts';
import type { DocSet } from '../segment/docset.ts';
import { rankIntersection } from './intersection.ts';
import { rankByMaxScore, rankSinglePhrase } from './max-score.ts';
import type { ScoredLeaf, Scorer } from './score.ts';
import { rankSingleTerm } from './single-term.ts';
import { TermScores } from './term-scores.ts';
import { type Scored, topK } from './top-k.ts';

/** More places than this are not searched for by their bounds. */
export const MOST_PLACES = 1 << 16;
/** Queries of more leaves neither: their bounds add up to little use. */
export const MOST_LEAVES = 32;

/**
 * Where fewer than one in so many of the postings is of a document that is wanted, a bound for each of these is less
 * work than going through the postings.
 */
const FEW = 8;

/**
 * The documents with the best positive scores at places [from, to), equal scores by id. What cannot be among them is
 * not read: `rankSingleTerm`, `rankByMaxScore`, `rankIntersection`.
 * @returns Also how many of the first `to` there are.
 * @param wanted Per segment the documents that may be answered; undefined for all that are scored and not deleted.
 * @see Ding and Suel, "Faster top-k document retrieval using block-max indexes", SIGIR 2011
 */
export function topScores(
  scorer: Scorer,
  wanted: readonly (DocSet | undefined)[],
  from: number,
  to: number,
): { readonly count: number; readonly hits: Scored[] } {
  const top = topK(
    scorer.evaluators,
    to,
    scorer.leaves.reduce((sum, { weight }) => sum + weight, 0),
  );
  scorer.evaluators.forEach((evaluator, s) => {
    const set = wanted[s];
    if (set?.count === 0) return;
    if (
      set &&
      (set.count * FEW < postingsOf(evaluator, scorer) || scorer.leaves.some(({ leaf }) => !evaluator.direct(leaf)))
    ) {
      rankIntersection(scorer, s, set.toArray(), to, top);
      return;
    }
    const words = scorer.leaves.flatMap((leaf) => wordIn(evaluator, leaf));
    const [first] = words;
    const allowed = set?.toBits();
    if (words.length === 1 && first instanceof TermScores) rankSingleTerm(evaluator, s, first, allowed, to, top);
    else if (words.length === 1 && first && 'list' in first) rankSinglePhrase(evaluator, s, first, allowed, top);
    else if (first) rankByMaxScore(evaluator, s, words, allowed, top);
    for (const word of words) if (word instanceof TermScores) word.end();
  });
  return { count: top.count, hits: top.from(from) };
}

/** How many postings the words of a query have. */
const postingsOf = (evaluator: SegmentEvaluator, { leaves }: Scorer): number =>
  leaves.reduce((n, { leaf }) => n + (evaluator.direct(leaf)?.terms.reduce((sum, { df }) => sum + df, 0) ?? 0), 0);

/** A leaf in one segment: a word's postings, or known frequencies; nothing if it does not occur. */
function wordIn(
  evaluator: SegmentEvaluator,
  scored: ScoredLeaf,
): (TermScores | { readonly leaf: ScoredLeaf; readonly list: Frequencies })[] {
  const direct = evaluator.direct(scored.leaf);
  if (direct?.terms.length === 0) return [];
  if (direct?.terms.length === 1)
    return [new TermScores(evaluator, scored, postingsIn(direct.index, direct.terms[0]!, scored.leaf.mask))];
  const list = allFrequencies(evaluator, scored.leaf, scored.boosts);
  return list.docs.length === 0 ? [] : [{ leaf: scored, list }];
}
