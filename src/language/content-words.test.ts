import { describe, expect, it } from 'vitest';
import { cachedStem, contentWords } from './content-words.ts';

const keys = (text: string) => contentWords(text).map(({ key }) => key);

describe('what texts are compared by', () => {
  it.each(
    'gas gases, lens lenses, iris irises, bus buses, virus viruses, fungus fungi, bacterium bacteria, thrombus thrombi, prosthesis prostheses, stenosis stenoses, hypothesis hypotheses, synthesis syntheses'
      .split(', ')
      .map((pair) => pair.split(' ') as [string, string]),
  )('%s and %s are one word', (singular, plural) => {
    expect(cachedStem(plural)).toBe(cachedStem(singular));
  });

  it('leaves verbs that look like plurals with their verbs', () => {
    expect(keys('the steam leaves, and the unit analyses it')).toEqual(keys('steam leaving a unit that analyzed'));
  });

  it('holds no small verbs of everyday and no 涉及', () => {
    expect(keys('the handle gets hot and goes red')).toEqual(keys('handle hot red'));
    expect(keys('涉及一种楼梯')).toEqual(keys('楼梯'));
  });

  it('cuts Chinese at 让 and 有一块 where they stand between words', () => {
    expect(keys('电池下面有一块冷板，水泵让冷却液流动')).toEqual(keys('电池下面，冷板，水泵，冷却液流动'));
    expect(keys('车辆避让')).toEqual(['车辆', '辆避', '避让']);
  });
});
