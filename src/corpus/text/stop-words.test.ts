import { describe, expect, it } from 'vitest';
import { words } from './analysis.ts';
import { CHINESE_FUNCTION_WORDS, ENGLISH_FUNCTION_WORDS, ENGLISH_PATENT_WORDS, saysLittle } from './stop-words.ts';

describe('words that say little', () => {
  it('are single words as the analysis makes them', () => {
    for (const word of [...ENGLISH_FUNCTION_WORDS, ...ENGLISH_PATENT_WORDS]) expect(words(word)).toEqual([word]);
  });

  it('hold function words and the phrases of patents, not the matter', () => {
    const text =
      'The present invention relates to a lithium-ion battery, wherein said electrolyte comprises a polymer.';
    expect(words(text).filter((word) => !saysLittle(word))).toEqual([
      'lithium',
      'ion',
      'battery',
      'electrolyte',
      'polymer',
    ]);
  });

  it('list each Chinese word once, longest first', () => {
    expect(new Set(CHINESE_FUNCTION_WORDS).size).toBe(CHINESE_FUNCTION_WORDS.length);
    const lengths = CHINESE_FUNCTION_WORDS.map((word) => word.length);
    expect(lengths).toEqual(lengths.toSorted((a, b) => b - a));
  });
});
