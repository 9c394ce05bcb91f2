import { expect, it } from 'vitest';
import { metIn, synonymsFor } from './alternates.ts';
import { readQuestion } from './question.ts';

const of = (text: string) => {
  const { words } = readQuestion(text);
  return { words, alternates: synonymsFor(text, words) };
};

it('knows what stands for words of a question, all of its words together', () => {
  const { words, alternates } = of('How is a hot probe handled?');
  expect(alternates).toContainEqual({ keys: ['thermal'], of: ['hot'], form: 'thermal', share: 0.75 });
  expect(metIn(new Set(['thermal', 'probe', 'tree']), words, alternates)).toEqual(
    new Map([
      ['probe', 1],
      ['hot', 0.75],
    ]),
  );
  expect(metIn(new Set(['thermal', 'hot']), words, alternates)).toEqual(new Map([['hot', 1]]));
  expect(of('What does the gasket seal?').alternates.map(({ form }) => form)).not.toContain('o-ring');
  const two = [{ keys: ['intravascular', 'ultrasound'], of: ['ivus'], form: 'intravascular ultrasound', share: 1 }];
  expect(metIn(new Set(['ultrasound']), new Map([['ivus', 'IVUS']]), two).size).toBe(0);
  expect(metIn(new Set(['ultrasound', 'intravascular']), new Map([['ivus', 'IVUS']]), two).get('ivus')).toBe(1);
});

it('in Chinese too', () => {
  const { words, alternates } = of('如何检测跌倒？');
  expect(metIn(new Set(['摔倒']), words, alternates)).toEqual(new Map([['跌倒', 0.75]]));
});
