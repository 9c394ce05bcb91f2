import type { Translation } from '#corpus/learned.ts';
import type { RankTerm, Similarity } from '#corpus/ranking.ts';

/** A word of the question with what it weighs, and its inverse document frequency. */
export interface WeighedTerm extends RankTerm {
  readonly idf: number;
}

/**
 * The translations of a question's words as the words of another question, each with its part of the weight.
 *
 * A language of few documents has rare words only: among thousands of English documents 所述 ("said") is as rare as a
 * term of art, and whoever has it would seem near. So a word is as rare as the commoner of the two says: the weight
 * makes up for what the engine will multiply it by. Without that, documents of the rarer language share more with every
 * question than documents of its own.
 * @param known Translations by word of the question.
 * @param asked Words of the question.
 * @param idf Inverse document frequency of translations; those without one stand in no document, and are left out.
 */
export function translatedTerms(
  known: ReadonlyMap<string, readonly Translation[]>,
  asked: ReadonlyMap<string, WeighedTerm>,
  idf: ReadonlyMap<string, number>,
  { kind }: Similarity,
): RankTerm[] {
  const terms = new Map<string, { weight: number; count: number }>();
  for (const [text, others] of known) {
    const { weight, count = 1, idf: own } = asked.get(text)!;
    for (const { text: other, share } of others) {
      const foreign = idf.get(other);
      if (foreign === undefined) continue;
      const commoner = Math.min(own, foreign) / foreign;
      // the cosine multiplies by idf twice
      const part = weight * share * (kind === 'cosine' ? commoner ** 2 : commoner);
      const sum = terms.get(other) ?? { weight: 0, count: 0 };
      terms.set(other, { weight: sum.weight + part, count: sum.count + count * share });
    }
  }
  return [...terms].map(([text, sums]) => ({ text, ...sums }));
}
