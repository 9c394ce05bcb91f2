import { describe, expect, it } from 'vitest';
import { translatedTerms } from './translated-terms.ts';

const BM25 = { kind: 'bm25', k1: 10, b: 1 } as const;
const known = new Map([
  [
    'valve',
    [
      { text: '阀门', share: 0.5 },
      { text: '气门', share: 0.25 },
      { text: '活塞', share: 0.25 },
    ],
  ],
  ['said', [{ text: '所述', share: 1 }]],
]);
const asked = new Map([
  ['valve', { text: 'valve', weight: 2, count: 4, idf: 6 }],
  ['said', { text: 'said', weight: 4, count: 8, idf: 0.1 }],
  ['untranslated', { text: 'untranslated', weight: 1, count: 1, idf: 3 }],
]);
/** In a corpus with few Chinese documents: even 所述 is rare. 活塞 stands nowhere. */
const idf = new Map([
  ['阀门', 5],
  ['气门', 8],
  ['所述', 5],
]);

describe('translations as words of a question', () => {
  it('are worth what the commoner of the two words is', () => {
    expect(translatedTerms(known, asked, idf, BM25)).toEqual([
      // commoner itself: half of the weight
      { text: '阀门', weight: 1, count: 2 },
      // a quarter of the weight, times 6 / 8
      { text: '气门', weight: 0.375, count: 1 },
      // all of the weight, times .1 / 5
      { text: '所述', weight: 0.08, count: 8 },
    ]);
  });

  it('are so with the cosine, which multiplies by rarity twice', () => {
    const weights = translatedTerms(known, asked, idf, { kind: 'cosine' }).map(({ weight }) => weight);
    expect(weights[0]).toBe(1);
    expect(weights[1]).toBe(0.28125);
    expect(weights[2]).toBeCloseTo(0.0016, 12);
  });

  it('add up where one translates two words', () => {
    const both = new Map([
      ['tube', [{ text: '管', share: 0.5 }]],
      ['pipe', [{ text: '管', share: 1 }]],
    ]);
    const words = new Map([
      ['tube', { text: 'tube', weight: 2, idf: 3 }],
      ['pipe', { text: 'pipe', weight: 3, count: 2, idf: 1.5 }],
    ]);
    // 2 * .5 + 3 * 1.5 / 3, and one word without a count
    expect(translatedTerms(both, words, new Map([['管', 3]]), BM25)).toEqual([{ text: '管', weight: 2.5, count: 2.5 }]);
  });
});
