import { expect, test } from 'vitest';
import { ENGLISH_FUNCTION_WORDS, ENGLISH_PATENT_WORDS } from '#corpus/text/stop-words.ts';
import { mayPair, pairClass } from './pairs.ts';

test('no word of a class is told by its first unit and its length to have none', () => {
  const may = (word: string) => mayPair(word.charCodeAt(0), word.length);
  const words = [...ENGLISH_FUNCTION_WORDS, ...ENGLISH_PATENT_WORDS];
  expect(words.filter((word) => pairClass(word) !== 1 || !may(word))).toEqual([]);
  const characters: string[] = [];
  for (let code = 0; code < 0x32000; code++) {
    const character = String.fromCodePoint(code);
    if (pairClass(character) === 2) characters.push(character);
  }
  // the first is of Hangul, as the bound is
  expect([characters[0]!.codePointAt(0), characters.filter((each) => !may(each))]).toEqual([0x1100, []]);
  expect(['electrode', 'zz', 'é'].map(may)).toEqual([false, false, false]);
  expect(may(`the${'e'.repeat(32)}`)).toBe(false);
});
