import type { Query } from '#corpus/query/tree.ts';

export interface BenchQuery {
  readonly name: string;
  readonly query: Query;
}

/** What is asked of each query. */
export const OPERATIONS = [
  'count',
  'families',
  'applications',
  'extended',
  'top_score',
  'top_date',
  'page',
  'facets',
] as const;
export type Operation = (typeof OPERATIONS)[number];
/** As they stand in results. */
export const TITLES: Readonly<Record<Operation, string>> = {
  count: 'Count',
  families: 'Count of families',
  applications: 'Count of applications',
  extended: 'Count of extended families',
  top_score: 'Top 10 by score',
  top_date: 'Top 10 by date',
  page: 'Ten hits from number 10,000, by score',
  facets: 'Facets: assignees, subclasses, years',
};
export const PAGE_OFFSET = 10_000;

/** What queries over a corpus are made of. */
export interface Material {
  /** Words, most frequent first. */
  readonly words: readonly string[];
  /** Terms of art of two words. */
  readonly phrases: readonly [string, string, string];
  /** Words that stand near each other. */
  readonly near: readonly [string, string, string];
  readonly subclass: string;
}

/**
 * The one set of queries. Words are named by their rank in the vocabulary, so that each has the same part of the
 * documents at every size.
 */
export function benchQueries({ words, phrases, near: nearWords, subclass }: Material): BenchQuery[] {
  const term = (text: string, field = 'TAC'): Query => ({ kind: 'term', field, text });
  const rank = (r: number) => term(words[Math.min(r, words.length - 1)]!);
  const phrase = (text: string): Query => ({ kind: 'phrase', field: 'TAC', text });
  const wildcard = (pattern: string): Query => ({ kind: 'wildcard', field: 'TAC', pattern });
  const and = (...of: Query[]): Query => ({ kind: 'and', of });
  const or = (...of: Query[]): Query => ({ kind: 'or', of });
  const not = (of: Query): Query => ({ kind: 'not', of });
  const near = (left: Query, right: Query, distance: number, ordered = false): Query => ({
    ...{ kind: 'near', left, right, reach: { unit: 'words', distance, ordered } },
  });
  const dates = (from: string, to: string): Query => ({ kind: 'range', field: 'PBD', from, to });
  const [p, q, other] = phrases;
  const [t1, t2, t3] = nearWords;
  return [
    { name: 'rare word', query: rank(40_000) },
    { name: 'medium word', query: rank(800) },
    { name: 'common word', query: rank(60) },
    { name: 'word in titles', query: term(words[60]!, 'T') },
    { name: 'AND of two medium', query: and(rank(300), rank(500)) },
    { name: 'AND of four common', query: and(rank(45), rank(60), rank(80), rank(110)) },
    { name: 'OR of five', query: or(rank(300), rank(500), rank(700), rank(900), rank(1100)) },
    { name: 'nested NOT', query: and(rank(200), not(and(rank(60), not(or(rank(400), phrase(p)))))) },
    { name: 'phrase, terms of art', query: phrase(p) },
    { name: 'phrase of three', query: phrase(`the ${p}`) },
    { name: 'phrase "of the"', query: phrase('of the') },
    { name: 'phrase, common words', query: phrase(`${words[60]!} ${words[45]!}`) },
    { name: 'within 5 words', query: near(term(t1), term(t2), 5) },
    { name: 'within 5, common', query: near(rank(60), rank(80), 5) },
    { name: 'ordered within 2', query: near(term(t2), term(t3), 2, true) },
    { name: 'heavy prefix electro*', query: wildcard('electro*') },
    { name: 'light prefix', query: wildcard(`${words[5000]!.slice(0, 6)}*`) },
    { name: 'inner wildcard st*tion', query: wildcard('st*tion') },
    { name: 'date range', query: dates('20150101', '20191231') },
    { name: 'class prefix', query: term(subclass, 'IPC') },
    {
      name: 'headline',
      query: and(
        or(phrase(p), phrase(q), phrase(other), wildcard('electro*')),
        or(rank(120), rank(260)),
        term('H', 'IPC'),
        dates('20050101', '20221231'),
        not(term(words[300]!)),
      ),
    },
  ];
}
