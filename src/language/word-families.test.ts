import { expect, it } from 'vitest';
import { cachedStem } from './content-words.ts';
import { familyOf } from './word-families.ts';

it.each([
  ['absorbed', ['absorption']],
  ['classification', ['classify']],
  ['moisture', ['moist', 'moisten']],
  ['losses', ['lose']],
  ['varies', ['variation', 'variance']],
  ['breathing', []],
])('knows the other words of the family: %s', (word, others) => {
  expect(familyOf(cachedStem(word))).toEqual(others);
});
