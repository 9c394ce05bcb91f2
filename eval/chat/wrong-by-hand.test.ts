import { describe, expect, it } from 'vitest';
import { checkSentence } from '#skills/answer-question/write/check-sentence.ts';
import { BY_HAND, type ByHand, UNSEEN } from './wrong-by-hand.ts';

/** Sentences that the check lets through, each citing its passage. */
const passing = (sets: readonly ByHand[], of: 'right' | 'wrong'): string[] =>
  sets.flatMap((one) => {
    const quote = { part: 'abstract', lang: 'en', origin: 'original', start: 0, end: one.passage.length } as const;
    const source = { number: 1, publication_number: 'US1A', title: '', sentences: [] };
    const passage = { ...quote, text: one.passage, publication_number: 'US1A', hash: '' };
    return one[of].filter((sentence) => checkSentence(`${sentence} [1].`, [{ ...source, passage }]).sound);
  });

describe('a sentence of a fluent and wrong model, written by hand', () => {
  it('is dropped where one thing is turned, and kept where none is', () => {
    expect(passing(BY_HAND, 'wrong')).toEqual([]);
    expect(passing(BY_HAND, 'right')).toEqual(BY_HAND.flatMap(({ right }) => right));
  });

  it('is dropped mostly where the check was not mended by it; some that say it in other words are lost', () => {
    expect(passing(UNSEEN, 'wrong')).toEqual([
      'Patients receive the first dose in the evening',
      'The server encrypts the message with a private key',
    ]);
    expect(passing(UNSEEN, 'right')).toHaveLength(6);
  });
});
