import type { RankPage } from '#corpus/ranking.ts';

/**
 * What a score in the ranking of a translated question is worth beside the ranking of the question itself.
 *
 * The two are shares of different things: a translated word is several, each with a part of its weight, and the words
 * of a language that few documents have are all rare. So places are compared, and no scores: of a question of which
 * `covered` is translated, as many of the best are in the other language as `covered` is to 1. The document at place p
 * there comes half a place behind place p / `covered` of the own ranking, so that of two at one place the question's
 * own language is first, and takes the share of that place, between two in proportion; behind the own ranking's last,
 * shares fall as the scores there do. A question that finds nothing in its own language has nothing to compare with:
 * then it is the share of the translated question's own score, times `covered`.
 *
 * @param own Ranking of the question in its own language, best first.
 * @param foreign Ranking of the translated one, best first.
 * @param covered How much of the question's weight is translated, above 0 to 1.
 * @returns A function of a score there, which never falls where the score rises.
 */
export function shareByPlace(own: RankPage, foreign: RankPage, covered: number): (score: number) => number {
  if (own.hits.length === 0) return (score) => (covered * score) / foreign.self_score;
  const shares = own.hits.map(({ score }) => score / own.self_score);
  const scores = foreign.hits.map(({ score }) => score);
  /** The last place there that has one here. */
  const last = Math.max(1, Math.floor(shares.length * covered));
  const behind = (place: number) => at(shares, Math.min(place / covered, shares.length) + 0.5);
  return (score) => {
    const place = greater(scores, score) + 1;
    return place <= last ? behind(place) : (behind(last) * score) / scores[last - 1]!;
  };
}

/** How many of a falling list are greater. */
function greater(falling: readonly number[], than: number): number {
  let [from, to] = [0, falling.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (falling[middle]! > than) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** The value at a place from 1 on, between two of them in proportion; behind the last there is nothing. */
function at(list: readonly number[], place: number): number {
  const before = Math.floor(place);
  const [value, next] = [list[before - 1]!, list[before] ?? 0];
  return value + (place - before) * (next - value);
}
