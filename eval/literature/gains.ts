/**
 * Check tags of MeSH: headings that are given by rule to nearly every article (species, sex, age, time), so that two
 * articles which share them have nothing in common. National Library of Medicine, indexing manual, chapter 18.
 */
// biome-ignore format: read it as a list
const CHECK_TAGS: ReadonlySet<string> = new Set([
  'Humans', 'Animals', 'Male', 'Female', 'Pregnancy',
  'Infant, Newborn', 'Infant', 'Child, Preschool', 'Child', 'Adolescent', 'Young Adult', 'Adult', 'Middle Aged', 'Aged', 'Aged, 80 and over',
  'Cats', 'Cattle', 'Chick Embryo', 'Cricetinae', 'Dogs', 'Guinea Pigs', 'Mice', 'Rabbits', 'Rats', 'Sheep', 'Swine',
]);
const PERIOD = /^History, (?:Ancient|Medieval|\d{2}(?:st|nd|rd|th) Century)$/;

export const isCheckTag = (heading: string): boolean => CHECK_TAGS.has(heading) || PERIOD.test(heading);

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
