import { type ClaimedQuote, verifyQuote } from '#collections/patents/evidence.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { documentsOf } from '../compared-document.ts';
import type { NoveltySearchData } from '../data.ts';

/** What reading a quote again has said. */
export type QuoteCheck =
  | { readonly ok: true; readonly unchanged: boolean }
  | { readonly ok: false; readonly reason: string };

/** Under which the check of a quote is kept: a feature as compared with a publication. */
export const quoteKey = (publication_number: string, feature_number: string) =>
  `${publication_number} ${feature_number}`;

/** Reads every quote of the compared documents again where it is said to stand. */
export async function checkedQuotes(data: NoveltySearchData, corpus: Corpus): Promise<Map<string, QuoteCheck>> {
  const checks = new Map<string, QuoteCheck>();
  const documents = data.documents ?? [];
  const byNumber = await documentsOf(
    corpus,
    documents.map(({ publication_number }) => publication_number),
  );
  for (const { publication_number, comparison } of documents) {
    const record = byNumber.get(publication_number);
    const judgement = data.judgements?.find((one) => one.publication_number === publication_number);
    for (const { feature_number, quote: found } of comparison.features) {
      const quote = judgement?.features[feature_number]?.quote ?? found;
      if (!quote) continue;
      const key = quoteKey(publication_number, feature_number);
      const verified = record && verifyQuote(record, quote as ClaimedQuote);
      if (!verified) checks.set(key, { ok: false, reason: `${publication_number} is no longer in the corpus` });
      else if (verified.verified) checks.set(key, { ok: true, unchanged: verified.unchanged });
      else checks.set(key, { ok: false, reason: verified.reason });
    }
  }
  return checks;
}
