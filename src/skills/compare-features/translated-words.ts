import type { Learned } from '#corpus/learned.ts';
import { pairShares } from '#language/chinese-words.ts';
import { contentWords } from '#language/content-words.ts';
import { isHan } from '#language/script.ts';
import type { Equivalent, Feature } from '../types.ts';

/** Translations of one word that are looked for, the most probable first, and how probable one must be. */
const MOST_OF_WORD = 6;
const LEAST_SHARE = 0.05;
/** Of all features together. */
const MOST = 1_500;

/**
 * What the corpus's translations know of the words of features: how a document in the other language may write them.
 * Pairs of Chinese characters across two words have none.
 */
export function translatedWords(
  features: readonly Pick<Feature, 'text'>[],
  learned: Learned | undefined,
): Equivalent[] {
  if (!learned) return [];
  const words = new Map<string, string>();
  for (const { text } of features) {
    const shares = pairShares(text);
    for (const { start, end } of contentWords(text)) {
      const written = text.slice(start, end);
      if (!isHan(written) || (end - start === 2 && shares.get(start) === 1)) words.set(written.toLowerCase(), written);
    }
  }
  const known = learned.translations(words.keys());
  return [...words]
    .flatMap(([term, word]) =>
      (known.get(term) ?? [])
        .filter(({ share }) => share >= LEAST_SHARE)
        .slice(0, MOST_OF_WORD)
        .map(({ text: other }): Equivalent => ({ word, other, relation: 'same', from: 'translation' })),
    )
    .slice(0, MOST);
}
