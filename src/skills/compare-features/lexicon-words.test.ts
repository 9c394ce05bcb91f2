import { expect, it } from 'vitest';
import { lexiconWords } from './lexicon-words.ts';

const said = (text: string, word: string) =>
  lexiconWords([{ text }])
    .filter((one) => one.word === word)
    .map(({ other, share }) => `${other} ${share}`);

it('knows Chinese words that a general dictionary cuts apart, the longest at each place', () => {
  expect(said('壳子里的马达带一个凸轮', '凸轮')).toContain('cam 0.75');
  expect(said('滚动轴承', '滚动轴承')).toContain('rolling bearing 0.75');
  // of a word within another one only what a synonym means
  expect(said('滚动轴承', '轴承')).toEqual(['shaft sleeve 0.4', 'bushing 0.4']);
});

it('knows English terms of several words, and in two steps what a synonym means', () => {
  expect(said('a rolling bearing', 'rolling bearing')).toContain('滚动轴承 0.75');
  expect(said('The doctor pulls', 'doctor')).toContain('医生 0.75');
  expect(said('马达转动', '马达')).toEqual(expect.arrayContaining(['motor 0.75', 'electric motor 0.4']));
});

it('says nothing of words that the lists lack, and says where it has its words from', () => {
  expect(lexiconWords([{ text: 'qwertz' }])).toEqual([]);
  expect(
    lexiconWords([{ text: 'cam' }]).every(({ from, relation }) => from === 'translation' && relation === 'same'),
  ).toBe(true);
});
