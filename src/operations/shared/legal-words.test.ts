import { expect, it } from 'vitest';
import { DETAILED_STATUS, SIMPLE_STATUS, statusIn } from './legal-words.ts';

it('has Chinese for every word of a state', () => {
  for (const word of [...Object.values(SIMPLE_STATUS), ...Object.values(DETAILED_STATUS)])
    expect([word, /\p{Script=Han}/u.test(statusIn(word, 'zh'))]).toEqual([word, true]);
  expect(statusIn('Inactive, Non-Payment', 'zh')).toBe('失效，未缴年费');
  expect(statusIn('Inactive, Non-Payment', 'en')).toBe('Inactive, Non-Payment');
});
