import { seeded } from '#testing/seeded.ts';

/** What a ranking is worth for one question; all 0 to 1. */
export interface Measures {
  readonly recall_10: number;
  readonly recall_50: number;
  readonly recall_100: number;
  readonly average_precision: number;
  readonly ndcg_10: number;
  readonly reciprocal_rank: number;
}

export const MEASURES = [
  'recall_10',
  'recall_50',
  'recall_100',
  'average_precision',
  'ndcg_10',
  'reciprocal_rank',
] as const;

/**
 * Binary relevance. Average precision: sum of the precisions at the ranks of relevant documents, divided by all
 * relevant ones. nDCG: gains 1/log2(rank + 1).
 * @param ranking Document ids, the best first, without repeats.
 */
export function measure(ranking: readonly string[], relevant: ReadonlySet<string>): Measures {
  let found = 0;
  let precision = 0;
  let dcg = 0;
  let first = 0;
  const recalled = { 10: 0, 50: 0, 100: 0 };
  ranking.forEach((id, i) => {
    if (!relevant.has(id)) return;
    const rank = i + 1;
    found++;
    first ||= rank;
    precision += found / rank;
    if (rank <= 10) {
      recalled[10]++;
      dcg += 1 / Math.log2(rank + 1);
    }
    if (rank <= 50) recalled[50]++;
    if (rank <= 100) recalled[100]++;
  });
  const n = relevant.size;
  let ideal = 0;
  for (let rank = 1; rank <= Math.min(10, n); rank++) ideal += 1 / Math.log2(rank + 1);
  return {
    recall_10: recalled[10] / n,
    recall_50: recalled[50] / n,
    recall_100: recalled[100] / n,
    average_precision: precision / n,
    ndcg_10: dcg / ideal,
    reciprocal_rank: first === 0 ? 0 : 1 / first,
  };
}

export interface Estimate {
  readonly mean: number;
  /** 95 % bootstrap interval of the mean over questions, or over those who own them. */
  readonly low: number;
  readonly high: number;
}

const ROUNDS = 2000;

/**
 * Mean with a percentile bootstrap interval; the same values give the same interval.
 * @param owners Whose each value is: all values of an owner are drawn together, since they are alike.
 */
export function estimate(values: readonly number[], owners?: readonly string[]): Estimate {
  const rows = values.map((found) => ({ found, of: 1 }));
  if (!owners) return estimateShare(rows);
  const sums = [...Map.groupBy(rows.keys(), (i) => owners[i]!).values()].map((of) => ({
    found: of.reduce((sum, i) => sum + values[i]!, 0),
    of: of.length,
  }));
  return { ...estimateShare(sums), mean: estimateShare(rows).mean };
}

/**
 * All that was found as a share of all there is, over questions of different size, with its interval over questions;
 * NaN where there is nothing.
 */
export function estimateShare(rows: readonly { readonly found: number; readonly of: number }[]): Estimate {
  const share = (draw: (i: number) => number) => {
    let found = 0;
    let of = 0;
    for (let i = 0; i < rows.length; i++) {
      const row = rows[draw(i)]!;
      found += row.found;
      of += row.of;
    }
    return found / of;
  };
  const next = seeded(12345);
  const shares = Array.from({ length: ROUNDS }, () => share(() => Math.floor(next() * rows.length)));
  shares.sort((a, b) => a - b);
  return {
    mean: share((i) => i),
    low: shares[Math.floor(ROUNDS * 0.025)]!,
    high: shares[Math.ceil(ROUNDS * 0.975) - 1]!,
  };
}
