import { isCheckTag } from '#collections/works/check-tags.ts';

/** Of articles with their headings: how many each of the others shares with one of them, check tags aside; no zeros. */
export function sharedHeadings(articles: ReadonlyMap<string, readonly string[]>, id: string): Map<string, number> {
  const own = new Set((articles.get(id) ?? []).filter((heading) => !isCheckTag(heading)));
  const shared = new Map<string, number>();
  for (const [other, headings] of articles) {
    const count = new Set(headings.filter((heading) => own.has(heading))).size;
    if (other !== id && count > 0) shared.set(other, count);
  }
  return shared;
}

/**
 * nDCG at 10 with graded gains: the sum of gain / log2(rank + 1) over the first ten, divided by that of the best order.
 * 0 without any gain.
 */
export function ndcg10(ranking: readonly string[], gains: ReadonlyMap<string, number>): number {
  const sum = (values: readonly number[]) =>
    values.slice(0, 10).reduce((total, gain, at) => total + gain / Math.log2(at + 2), 0);
  const best = sum([...gains.values()].sort((a, b) => b - a));
  return best === 0 ? 0 : sum(ranking.map((id) => gains.get(id) ?? 0)) / best;
}

/** 1 / rank of the first document that has a gain; 0 where none has. */
export function reciprocalRank(ranking: readonly string[], gains: ReadonlyMap<string, number>): number {
  const at = ranking.findIndex((id) => (gains.get(id) ?? 0) > 0);
  return at < 0 ? 0 : 1 / (at + 1);
}
