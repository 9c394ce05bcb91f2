import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bagOf } from './bag.ts';

const counts = (text: string) => Object.fromEntries(bagOf([{ text, weight: 1 }]).counts);

it('keeps words that say something, as often as they occur', () => {
  expect(counts('The probe of a probe has 12 lenses of 0.5 mm; B is a Lens.')).toEqual({
    probe: 2,
    lenses: 1,
    mm: 1,
    lens: 1,
  });
});

it('keeps pairs of Chinese characters, none across a function word or a sign', () => {
  expect(counts('一种超声探头，包括透镜')).toEqual({ 超声: 1, 声探: 1, 探头: 1, 透镜: 1 });
});

it('keeps Japanese pairs but for those of hiragana alone', () => {
  expect(counts('電池である')).toEqual({ 電池: 1, 池で: 1 });
});

it('weighs parts and tells the length with every word', () => {
  const bag = bagOf([
    { text: 'the lens', weight: 3 },
    { text: 'lens', weight: 1 },
    { text: 'never read', weight: 0 },
  ]);
  expect(Object.fromEntries(bag.counts)).toEqual({ lens: 4 });
  expect(bag.length).toBe(7);
});

it('takes any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const { counts: found, length } = bagOf([{ text, weight: 1 }]);
      expect([...found].filter(([term, n]) => term.length < 2 || n > length)).toEqual([]);
    }),
  );
});
