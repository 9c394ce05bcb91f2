import { expect, it } from 'vitest';
import { synonymsOf } from './synonyms.ts';

const other = (text: string, word: string) =>
  synonymsOf(text)
    .filter((one) => one.word === word)
    .map(({ other, relation }) => `${other} ${relation}`);

it('knows other words for those of a text, in any form, and special cases one way only', () => {
  expect(other('Two pipes carry oil.', 'pipe')).toEqual(
    expect.arrayContaining(['tube same', 'conduit same', 'capillary narrower']),
  );
  expect(other('a capillary', 'capillary')).toContain('tube wider');
  expect(other('a capillary', 'capillary')).not.toContain('hose same');
  expect(other('独居老人摔倒时', '摔倒')).toContain('跌倒 same');
});

it('knows wordings of several words, and says nothing of words that stand in no group', () => {
  expect(other('the toothed wheel', 'toothed wheel')).toEqual(['gear same', 'sprocket same', 'cog same']);
  expect(synonymsOf('xylophone of the')).toEqual([]);
});
