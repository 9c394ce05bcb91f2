import { expect, it } from 'vitest';
import { cpuTime } from '#testing/cpu-time.ts';
import { wordsOf } from './words.ts';

it('has symbols of elements among the words, in their places', () => {
  const text = 'At least 0.55 % by weight of Mn and steel.';
  const words = wordsOf(text);
  expect(words.map(({ start, end }) => text.slice(start, end))).toContain('Mn');
  expect(words.find(({ key }) => key === 'element Mn')).toMatchObject({ start: 29, end: 31 });
  expect(words.map(({ start }) => start)).toEqual(words.map(({ start }) => start).toSorted((a, b) => a - b));
});

it('reads past forms as their verbs, and passes over what stands for a name', () => {
  const keys = (text: string) => wordsOf(text).map(({ key }) => key);
  expect(keys('a syringe held by a driven rod')).toEqual(keys('syringe hold drive rod'));
  expect(keys('neighbouring ones of the cells')).toEqual(keys('neighbouring cells'));
});

it('takes time with the length of a text that is all symbols', () => {
  // the least of three: what else the machine does slows any of them down
  const spent = (times: number) => {
    const text = 'pump Mn '.repeat(times);
    const rounds = [1, 2, 3].map(() => {
      const time = cpuTime();
      expect(wordsOf(text)).toHaveLength(2 * times);
      return time();
    });
    return Math.min(...rounds);
  };
  spent(1_000);
  // sixteen times as much where each symbol looks back
  expect(spent(40_000)).toBeLessThan(8 * Math.max(20, spent(10_000)));
});
