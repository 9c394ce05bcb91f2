import type { Patent } from '#corpus/collections/patent.ts';
import { patents } from '#corpus/collections/patents.ts';
import type { Corpus } from '#corpus/corpus.ts';
import type { RankRequest, RankTerm } from '#corpus/ranking.ts';
import { bagOf } from '#corpus/similar/bag.ts';
import { type Method, type PartWeights, partsOf, rankTerms, SHORT, WHOLE } from '#corpus/similar/query-parts.ts';
import { type SimilarRequest, similarPatents } from '#corpus/similar/similar.ts';
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

/** Plain BM25 as Lucene's BM25Similarity has it (k1 1.2, b 0.75), one field, every distinct word of the query; `whole` weighs words by their frequency in the query. */
export const lucene = (part: keyof typeof PARTS): Contender => ({
  name: `plain BM25, ${part}`,
  rank: (corpus, { patent, filter }) => {
    const counts = new Map<string, number>();
    for (const { text } of textsOf(patent, part))
      for (const word of words(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
    const terms = [...counts].map(([text, n]): RankTerm => ({ text, weight: part === 'whole' ? n : 1 }));
    const most = terms.sort((a, b) => b.weight - a.weight).slice(0, 5000);
    const similarity = { kind: 'bm25', k1: 1.2, b: 0.75 } as const;
    return ranked(corpus, { terms: most, keep: 5000, similarity, boosts: false, filter });
  },
});

/** Chosen words of a part, one formula, nothing else. */
export const byWords = (name: string, method: Method, part?: keyof typeof PARTS): Contender => ({
  name,
  rank: (corpus, { patent, filter }) => {
    const texts = part ? textsOf(patent, part) : partsOf(patent, method.parts);
    const terms = rankTerms(bagOf(texts), method);
    return ranked(corpus, { terms, keep: method.keep, similarity: method.similarity, filter });
  },
});

/** The product itself. Texts are given as texts, so that nothing but their words is known. */
export const product = (name: string, options: Partial<SimilarRequest>, part?: keyof typeof PARTS): Contender => ({
  name,
  async rank(corpus, { patent, filter }) {
    const asked = part
      ? {
          text: textsOf(patent, part)
            .map(({ text }) => text)
            .join('\n'),
        }
      : { patent };
    const found = await similarPatents(corpus, {
      ...asked,
      filter,
      limit: DEPTH,
      one_per_family: false,
      reasons: false,
      ...options,
    });
    return found.hits.map(({ id }) => id);
  },
});

export const contenders: readonly Contender[] = [
  lucene('first_claim'),
  lucene('claims'),
  lucene('abstract'),
  lucene('whole'),
  byWords('first claim, 80 words, BM25 10/1', SHORT, 'first_claim'),
  byWords('claims, 80 words, BM25 10/1', SHORT, 'claims'),
  byWords('title + abstract, 80 words, BM25 10/1', SHORT, 'abstract'),
  byWords('title, abstract, claims (M80), BM25 10/1', SHORT),
  byWords('whole document, 400 words, cosine', WHOLE),
  ...(['abstract', 'first_claim', 'claims'] as const).map((part) => product(`product, ${part}`, {}, part)),
  product('product, claims, without citations', { citations: false }, 'claims'),
  product('product, claims, without citations, meaning', { citations: false, without: ['meaning'] }, 'claims'),
  product('product, claims, without meaning', { without: ['meaning'] }, 'claims'),
  product('product, patent', {}),
  product('product, patent, without citations', { citations: false }),
  product('product, patent, without citations, meaning', { citations: false, without: ['meaning'] }),
  product('product, patent, without citations, meaning, norms', { citations: false, without: ['meaning', 'norms'] }),
  product('product, patent, without meaning', { without: ['meaning'] }),
  product('product, patent, without norms', { without: ['norms'] }),
];
