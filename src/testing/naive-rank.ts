import type { RankPage, RankRequest, Similarity } from '#corpus/ranking.ts';

/** A document as the oracle of rankings sees it. */
export interface RankableDocument {
  readonly id: string;
  /** The group it stands in; documents without one are groups of their own. */
  readonly group: string | undefined;
  /** Matches the filter. */
  readonly wanted: boolean;
  /** `length`: words. */
  readonly fields: readonly { readonly boost: number; readonly length: number }[];
  /** Occurrences of a term in field number `i`. */
  readonly count: (term: string, i: number) => number;
}

/** Ranks by reading every document, as `Similarity` is written down. */
export function naiveRank(documents: readonly RankableDocument[], request: RankRequest): RankPage {
  const N = documents.length;
  const boost = (b: number) => (request.boosts === false ? 1 : b);
  const tf = (document: RankableDocument, term: string) =>
    document.fields.reduce((sum, field, i) => sum + boost(field.boost) * document.count(term, i), 0);
  const length = (document: RankableDocument) =>
    document.fields.reduce((sum, field) => sum + boost(field.boost) * field.length, 0);
  const average = documents.reduce((sum, document) => sum + length(document), 0) / N;
  const terms = request.terms
    .map((term) => ({ ...term, n: documents.filter((document) => tf(document, term.text) > 0).length }))
    .filter(({ n }) => n > 0)
    .map((term) => ({ ...term, idf: Math.log(1 + (N - term.n + 0.5) / (term.n + 0.5)) }))
    .sort((a, b) => b.weight * b.idf - a.weight * a.idf || (a.text < b.text ? -1 : 1))
    .slice(0, request.keep);
  const part = (term: (typeof terms)[number], f: number, l: number) =>
    f === 0 ? 0 : term.weight * term.idf * measure(request.similarity, term.idf, f, l, average);
  const scored = documents
    .filter((document) => document.wanted)
    .map((document) => ({
      document,
      score: terms.reduce((sum, term) => sum + part(term, tf(document, term.text), length(document)), 0),
    }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || (a.document.id < b.document.id ? -1 : 1));
  const shown = request.collapse
    ? scored.filter(
        ({ document }, i) =>
          document.group === undefined || scored.findIndex((other) => other.document.group === document.group) === i,
      )
    : scored;
  const own = request.length ?? request.terms.reduce((sum, { count = 1 }) => sum + count, 0);
  return {
    total: shown.length,
    hits: shown.slice(0, request.limit).map(({ document, score }) => ({
      id: document.id,
      score,
      ...((request.reasons ?? 0) > 0 && {
        reasons: terms
          .map((term, t) => ({ t, share: part(term, tf(document, term.text), length(document)) }))
          .filter(({ share }) => share > 0)
          .sort((a, b) => b.share - a.share || a.t - b.t)
          .slice(0, request.reasons)
          .map(({ t }) => t),
      }),
    })),
    terms: terms.map(({ text, n, idf }) => ({ text, documents: n, idf })),
    documents: N,
    self_score: terms.reduce((sum, term) => sum + part(term, term.count ?? 1, own), 0),
  };
}

function measure(similarity: Similarity, idf: number, tf: number, length: number, average: number): number {
  if (similarity.kind === 'cosine') return (idf * Math.sqrt(tf)) / Math.sqrt(length);
  const { k1, b } = similarity;
  return (tf * (k1 + 1)) / (tf + k1 * (1 - b + (b * length) / average));
}
