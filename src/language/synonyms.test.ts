import { describe, expect, it } from 'vitest';
import { contentKey } from './content-words.ts';
import { CHINESE_GROUPS, ENGLISH_GROUPS } from './synonym-groups.ts';
import { synonymsOf, wordingKeys } from './synonyms.ts';
import { LIFE } from './thesaurus/life.ts';
import { SIGNALS } from './thesaurus/signals.ts';
import { THINGS } from './thesaurus/things.ts';

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
  expect(other('the toothed wheel', 'toothed wheel').slice(0, 3)).toEqual(['gear same', 'sprocket same', 'cog same']);
  expect(synonymsOf('quizzaciously of the')).toEqual([]);
});

describe('what people say, and what patents write', () => {
  it('of machines, of signals and of life', () => {
    expect(other('The kneecap hurts.', 'kneecap')).toContain('patella same');
    expect(other('a soda maker', 'soda maker')).toContain('carbonator same');
    expect(other('set to do not disturb', 'do not disturb')).toContain('notification suppression same');
    expect(other('The tractor leaves a windrow.', 'windrow')).toContain('swath same');
  });

  it('a wording with small words stands in the text as it is', () => {
    const known = (text: string) => synonymsOf(text).map(({ word }) => word);
    expect(known('The battery runs out of power.')).toContain('run out of');
    expect(known('Whoever gets out of bed is seen.')).toContain('get out of bed');
    expect(known('Whoever gets into the bed is seen.')).not.toContain('get out of bed');
    expect(known('The engine runs.')).not.toContain('run out of');
    expect(known('It is kept in place.')).not.toContain('keep in');
  });

  it('each wording that has a word of content is found by itself, and read alike in both ways', () => {
    const wordings = [ENGLISH_GROUPS, CHINESE_GROUPS, THINGS, SIGNALS, LIFE]
      .join('\n')
      .split(/[\n,，>]/u)
      .map((wording) => wording.trim())
      .filter((wording) => wording !== '');
    expect(wordings.length).toBeGreaterThan(59_000);
    for (const wording of wordings.filter((_, at) => at % 9 === 0)) {
      const key = contentKey(wording);
      expect(wordingKeys(wording).join(' '), wording).toBe(key);
      if (key !== '')
        expect(
          synonymsOf(wording).some(({ word }) => word === wording),
          wording,
        ).toBe(true);
    }
  });

  it('each line is a group of two words or more, each once, of letters, digits and small signs', () => {
    const lines = [THINGS, SIGNALS, LIFE].flatMap((text) => text.trim().split('\n'));
    for (const line of lines) {
      expect(line).toMatch(/^[a-z0-9][a-z0-9 .'-]*(?:(?:, | > )[a-z0-9][a-z0-9 .'-]*)+$/);
      const words = line.split(/, | > /);
      expect(new Set(words).size, line).toBe(words.length);
    }
    expect(new Set(lines).size).toBe(lines.length);
  });
});
