import { describe, expect, it } from 'vitest';
import type { Learned } from '#corpus/learned.ts';
import { sureTranslations, translationFit, wordTranslations } from './learned-translations.ts';

const LEXICON = new Map([
  ['battery', [{ text: '电池', share: 0.6 }]],
  [
    'pack',
    [
      { text: '池组', share: 0.4 },
      { text: '包装', share: 0.3 },
    ],
  ],
  ['电池', [{ text: 'battery', share: 0.5 }]],
]);
const learned: Learned = {
  state: () => undefined,
  fold: () => undefined,
  documents: () => new Map(),
  translations: (terms) =>
    new Map([...terms].flatMap((term) => (LEXICON.has(term) ? [[term, LEXICON.get(term)!]] : []))),
  close: () => {},
};

describe('a name in another language', () => {
  it('must say every word of the keyword, and little else', () => {
    const words = wordTranslations(learned, 'battery pack')!;
    // 3 of 3 characters, mean share (0.6 + 0.4) / 2
    expect(translationFit(words, '电池组')).toBeCloseTo(0.5, 12);
    // 3 of 5 characters
    expect(translationFit(words, '电池组外壳')).toBeCloseTo(0.3, 12);
    expect(translationFit(words, '电池')).toBe(0);
    expect(translationFit(words, '方法及其电池组的外壳')).toBe(0);
  });

  it('is not made up where a word has no translation', () => {
    expect(wordTranslations(learned, 'battery housing')).toBeUndefined();
    expect(wordTranslations(undefined, 'battery')).toBeUndefined();
    expect(wordTranslations(learned, ' ')).toBeUndefined();
  });

  it('may be one sure translation, of one word only', () => {
    expect(sureTranslations(wordTranslations(learned, 'battery')!)).toEqual(['电池']);
    expect(sureTranslations(wordTranslations(learned, 'battery pack')!)).toEqual([]);
  });
});
