import { expect, it } from 'vitest';
import { withTermsOf, wordsOf } from './question-words.ts';

it('a pair of single characters is a word where three texts have it, and counts half of one then', () => {
  const asked = wordsOf('桥合龙温度是多少');
  expect([...asked.loose!]).toEqual(['合龙']);
  const within = (documents: number) => {
    const { lesser, parts } = withTermsOf(asked, (key) => (key === '合龙' ? documents : 0));
    return [lesser.has('合龙'), parts?.get('合龙')];
  };
  expect([within(2), within(3)]).toEqual([
    [true, 0.2],
    [false, 0.5],
  ]);
});
