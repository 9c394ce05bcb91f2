import { expect, it } from 'vitest';
import { OtherWords } from '../../other-words.ts';
import { synonymsFor } from './alternates.ts';
import { readQuestion } from './question.ts';

const of = (text: string) => {
  const { words } = readQuestion(text);
  return { words, alternates: synonymsFor(text, words) };
};

it('knows what stands for words of a question', () => {
  const { words, alternates } = of('How is a hot probe handled?');
  expect(alternates).toContainEqual({ keys: ['thermal'], of: ['hot'], form: 'thermal', share: 0.75 });
  expect(new OtherWords(alternates).metIn(new Set(['thermal', 'probe', 'tree']), words)).toEqual(
    new Map([
      ['probe', 1],
      ['hot', 0.75],
    ]),
  );
});

it('in Chinese too', () => {
  const { words, alternates } = of('如何检测跌倒？');
  expect(new OtherWords(alternates).metIn(new Set(['摔倒']), words)).toEqual(new Map([['跌倒', 0.75]]));
});
