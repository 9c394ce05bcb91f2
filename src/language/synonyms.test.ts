import { describe, expect, it } from 'vitest';
import { contentKey } from './content-words.ts';
import { CHINESE_GROUPS, ENGLISH_GROUPS } from './synonym-groups.ts';
import { synonymsOf, wordingKeys } from './synonyms.ts';
import { everydayGroups } from './thesaurus/index.ts';

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
  const patent = (text: string, word: string) =>
    synonymsOf(text, 'anybody')
      .filter((one) => one.word === word)
      .map(({ other, relation }) => `${other} ${relation}`);
  const known = (text: string) => synonymsOf(text, 'anybody').map(({ word }) => word);

  it('of machines, of signals and of life, where anybody is asked for', () => {
    expect(patent('The kneecap hurts.', 'kneecap')).toContain('patella same');
    expect(patent('a soda maker', 'soda maker')).toContain('carbonator same');
    expect(patent('set to do not disturb', 'do not disturb')).toContain('notification suppression same');
    expect(patent('The tractor leaves a windrow.', 'windrow')).toContain('swath same');
    expect(synonymsOf('The kneecap hurts.').map(({ word }) => word)).not.toContain('kneecap');
  });

  it('a word in three groups or more means too much, but for what engineers know', () => {
    expect(patent('heartburn', 'heartburn')).toContain('gastroesophageal reflux same');
    expect(patent('smooth', 'smooth')).toEqual(['even same', 'polished same']);
    expect(patent('a squeak', 'squeak').slice(0, 3)).toEqual(['creak same', 'squeal same', 'screech same']);
    // a shaft, a mandrel, a place in a garden
    expect(patent('an arbor', 'arbor')).toEqual(['shaft same', 'axle same', 'spindle same', 'axis same']);
    expect(everydayGroups()).toContain('\nsmooth, even, unroughened\n');
  });

  it('names of one thing are told apart from words that stand for each other, and an aircraft is no drone', () => {
    const equal = (text: string) => synonymsOf(text).flatMap(({ other, equal }) => (equal ? [other] : []));
    expect(equal('drones')).toEqual(['unmanned aerial vehicle', 'uav', 'unmanned aircraft']);
    expect(equal('无人机')).toEqual(['无人飞行器', '无人驾驶飞机']);
    expect(equal('老人')).toEqual(['老年人', '长者', '老人家', '高龄者']);
    const of = (text: string, word: string) => synonymsOf(text).find(({ other }) => other === word)?.relation;
    expect([of('飞行器', '无人机'), of('无人机', '飞行器'), of('aircraft', 'helicopter')]).toEqual([
      'narrower',
      'wider',
      'narrower',
    ]);
    expect([equal('aircraft'), equal('spring')]).toEqual([[], []]);
  });

  it('a wording with small words stands in the text as it is', () => {
    expect(known('The battery runs out of power.')).toContain('run out of');
    expect(known('The engine runs.')).not.toContain('run out of');
    expect(known('Whoever gets out of bed is seen.')).toContain('get out of bed');
    expect(known('Whoever gets into the bed is seen.')).not.toContain('get out of bed');
    expect(synonymsOf('It is put in.').map(({ word }) => word)).toContain('put in');
    expect(synonymsOf('It is put down.').map(({ word }) => word)).not.toContain('put in');
  });

  it('each wording that has a word of content is found by itself, and read alike in both ways', () => {
    const wordings = [ENGLISH_GROUPS, CHINESE_GROUPS, everydayGroups()]
      .join('\n')
      .split(/[\n,，=>]/u)
      .map((wording) => wording.trim())
      .filter((wording) => wording !== '');
    expect(wordings.length).toBeGreaterThan(59_000);
    for (const wording of wordings.filter((_, at) => at % 9 === 0)) {
      const key = contentKey(wording);
      expect(wordingKeys(wording).join(' '), wording).toBe(key);
      const found = synonymsOf(wording, 'anybody').some(({ word }) => word === wording);
      // of several meanings, a single word may be left to engineers
      if (key !== '' && /[ -]/.test(wording)) expect(found, wording).toBe(true);
    }
  });

  it('each line is a group of two words or more, each once, of letters, digits and small signs', () => {
    const lines = everydayGroups().trim().split('\n');
    for (const line of lines) {
      expect(line).toMatch(/^[a-z0-9][a-z0-9 .'-]*(?:(?:, | > )[a-z0-9][a-z0-9 .'-]*)+$/);
      const words = line.split(/, | > /);
      expect(new Set(words).size, line).toBe(words.length);
    }
    expect(new Set(lines).size).toBe(lines.length);
  });
});
