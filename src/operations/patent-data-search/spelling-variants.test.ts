import fc from 'fast-check';
import { expect, it } from 'vitest';
import { spellingVariants } from './spelling-variants.ts';

it.each([
  ['battery', 'batteries'],
  ['lenses', 'lens'],
  ['optical switch', 'optical switches'],
  ['vapour', 'vapor'],
  ['color filter', 'colour filter'],
  ['fibre', 'fiber'],
  ['centers', 'centres'],
  ['polarization', 'polarisation'],
  ['analyser', 'analyzer'],
  ['modelling', 'modeling'],
  ['anaesthesia', 'anesthesia'],
  ['sulfur', 'sulphur'],
  ['cold plate', 'coldplate'],
  ['scanhead', 'scan head'],
])('%s is also written %s', (text, other) => {
  expect(spellingVariants(text)).toContain(other);
});

it('leaves what is no English word alone', () => {
  expect([spellingVariants('超声探头'), spellingVariants('B2'), spellingVariants(' ')]).toEqual([[], [], []]);
});

it('never gives the word itself, nor one twice, and few', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abeilmorstuyz'), minLength: 2, maxLength: 14 });
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), (words) => {
      const variants = spellingVariants(words.join(' '));
      expect(new Set(variants).size).toBe(variants.length);
      expect(variants).not.toContain(words.join(' '));
      expect(variants.length).toBeLessThan(80);
    }),
  );
});
