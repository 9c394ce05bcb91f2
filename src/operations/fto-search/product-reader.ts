import type { TextDocument } from '#collections/patents/evidence.ts';
import type { ScopeSettings } from '#skills/claim-scope/types.ts';
import { prepareWithCorpus, readFor } from '#skills/compare-features/compare-features.ts';
import { type Holding, holdingsOf, nearnessOf } from '#skills/compare-features/holding.ts';
import type { SkillContext } from '#skills/skill.ts';
import type { Feature } from '#skills/types.ts';
import type { Right } from './data.ts';

/**
 * Reads what documents hold of a product, anywhere in them and in whatever words: its words are weighed by how rare
 * they are in the corpus, so that a receiver says little. Whose claims tell the very product in other words is known by
 * the rest of the document.
 */
export async function productReader(
  features: readonly Feature[],
  { equivalents = [] }: ScopeSettings = {},
  context: Pick<SkillContext, 'corpus' | 'signal'>,
): Promise<(document: TextDocument) => Holding> {
  // what a claim writes stands in documents, what the product writes in its features
  const vocabulary = equivalents.map((one) => ({ ...one, word: one.other, other: one.word }));
  const prepared = await prepareWithCorpus(features, context, vocabulary);
  return (document) => {
    const read = readFor(prepared, document);
    return holdingsOf(prepared, (feature) => read(feature).document)[0];
  };
}

/** Rights with how near each is to the product beside the nearest of them. */
export function withNearness(rights: readonly Right[], holdings: readonly Holding[]): Right[] {
  const near = nearnessOf(holdings);
  const most = Math.max(...near) || 1;
  return rights.map((right, at) => ({ ...right, nearness: near[at]! / most }));
}
