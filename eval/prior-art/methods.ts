import { createHash } from 'node:crypto';
import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { type PartWeights, partsOf } from '#collections/patents/similar/query-parts.ts';
import { type Component, type SimilarRequest, similarPatents } from '#collections/patents/similar/similar.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { allOf } from '#corpus/query/combine.ts';
import type { RankRequest, RankTerm } from '#corpus/ranking.ts';
import { words } from '#corpus/text/analysis.ts';
import type { Question } from './questions.ts';

/** A way to rank, by name. */
export interface Contender {
  readonly name: string;
  rank(corpus: Corpus, question: Question): Promise<readonly string[]>;
}

const DEPTH = 1000;
const FIELD = 'TACD_ALL';

const ranked = async (corpus: Corpus, request: Omit<RankRequest, 'field' | 'limit'>) =>
  (await corpus.rank(patents, { field: FIELD, limit: DEPTH, ...request })).hits.map(({ id }) => id);

const none: PartWeights = { title: 0, abstract: 0, claims: 0, description: 0 };
export const PARTS = {
  first_claim: none,
  claims: { ...none, claims: 1 },
  abstract: { ...none, title: 1, abstract: 1 },
  whole: { title: 1, abstract: 1, claims: 1, description: 1 },
} as const;

const textsOf = (patent: Patent, part: keyof typeof PARTS) =>
  part === 'first_claim'
    ? [{ text: patent.claims[0]?.claims[0]?.text ?? patent.titles[0]?.text ?? '', weight: 1 }]
    : partsOf(patent, PARTS[part]);

/** Lucene's own limit of a query. */
const MOST_CLAUSES = 1024;

/**
 * Plain BM25 as Lucene's BM25Similarity has it (k1 1.2, b 0.75), one field, every distinct word of the query, the most
 * frequent 1,024; `whole` weighs words by their frequency in the query.
 */
export const lucene = (part: keyof typeof PARTS): Contender => ({
  name: `plain BM25, ${part}`,
  rank: (corpus, { patent, filter }) => {
    const counts = new Map<string, number>();
    for (const { text } of textsOf(patent, part))
      for (const word of words(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
    const terms = [...counts].map(([text, n]): RankTerm => ({ text, weight: part === 'whole' ? n : 1 }));
    const most = terms.sort((a, b) => b.weight - a.weight).slice(0, MOST_CLAUSES);
    const similarity = { kind: 'bm25', k1: 1.2, b: 0.75 } as const;
    return ranked(corpus, { terms: most, keep: MOST_CLAUSES, similarity, boosts: false, filter });
  },
});

/** Whose lists of citations a text says nothing of unless they are named. */
const handsOf = ({ applicants, assignees, inventors }: Patent): string[] => [
  ...new Set([...applicants, ...assignees, ...inventors].map(({ standard_name, name }) => standard_name ?? name)),
];

/**
 * The product itself. Texts are given as texts, so that nothing but their words is known; with `others_lists` the
 * request names their applicants and inventors, so that only lists of others are followed.
 */
export const product = (
  name: string,
  options: Partial<SimilarRequest> & { readonly others_lists?: boolean },
  part?: keyof typeof PARTS,
): Contender => ({
  name,
  async rank(corpus, { patent, filter }) {
    const { others_lists = false, ...rest } = options;
    const asked = part
      ? {
          text: textsOf(patent, part)
            .map(({ text }) => text)
            .join('\n'),
        }
      : { patent };
    const found = await similarPatents(corpus, {
      ...asked,
      ...(others_lists && { hands: handsOf(patent) }),
      filter,
      limit: DEPTH,
      one_per_family: false,
      reasons: false,
      ...rest,
    });
    return found.hits.map(({ id }) => id);
  },
});

/** What chance finds: documents of the field in an order that says nothing, the same each time. */
export const chance = (field: readonly string[]): Contender => ({
  name: 'chance, within the field',
  async rank(corpus, { patent, filter }) {
    const query = allOf(filter, { kind: 'values', field: 'PN', values: field });
    const { hits } = await corpus.search(patents, { query, offset: 0, limit: field.length });
    const place = (id: string) => createHash('sha256').update(`${patent.publication_number} ${id}`).digest('hex');
    return hits
      .map(({ id }) => [place(id), id] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([, id]) => id);
  },
});

const BEYOND_WORDS: readonly Component[] = ['norms', 'meaning', 'translations', 'likeness', 'classes', 'citations'];
const without = (...left: Component[]): Partial<SimilarRequest> => ({ without: left });

export const contenders: readonly Contender[] = [
  lucene('first_claim'),
  lucene('claims'),
  lucene('abstract'),
  lucene('whole'),
  product('first claim: all', {}, 'first_claim'),
  product('abstract: all', {}, 'abstract'),
  product('claims: words', { without: BEYOND_WORDS }, 'claims'),
  product('claims: words, meaning', without('citations', 'likeness'), 'claims'),
  product('claims: words, citations', without('meaning', 'likeness'), 'claims'),
  product('claims: all but the encoder', without('likeness'), 'claims'),
  product('claims: all', {}, 'claims'),
  product("claims: all, others' lists", { others_lists: true }, 'claims'),
  product('patent: words', { without: BEYOND_WORDS }),
  product('patent: words, norms', without('meaning', 'citations', 'likeness')),
  product('patent: words, norms, meaning', without('citations', 'likeness')),
  product('patent: words, norms, citations', without('meaning', 'likeness')),
  product('patent: all but the encoder', without('likeness')),
  product('patent: all', {}),
];

/** Better, than what: each part against the same without it, and all against plain BM25. */
export const COMPARED: readonly (readonly [string, string])[] = [
  ['first claim: all', 'plain BM25, first_claim'],
  ['abstract: all', 'plain BM25, abstract'],
  ['claims: words', 'plain BM25, claims'],
  ['claims: words, meaning', 'claims: words'],
  ['claims: words, citations', 'claims: words'],
  ['claims: all', 'claims: words, meaning'],
  ['claims: all', 'claims: all but the encoder'],
  ['claims: all', 'plain BM25, claims'],
  ["claims: all, others' lists", 'plain BM25, claims'],
  ['patent: words', 'plain BM25, whole'],
  ['patent: words, norms', 'patent: words'],
  ['patent: words, norms, meaning', 'patent: words, norms'],
  ['patent: all', 'patent: words, norms, meaning'],
  ['patent: all', 'patent: words, norms, citations'],
  ['patent: all', 'patent: all but the encoder'],
  ['patent: all', 'plain BM25, whole'],
];
