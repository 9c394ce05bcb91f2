import { expect, it } from 'vitest';
import { chineseTerms, missingWords, pairShares, thingsIn, wordAround, wordBounds } from './chinese-words.ts';

const shares = (text: string) =>
  Object.fromEntries([...pairShares(text)].map(([start, share]) => [text.slice(start, start + 2), share]));

it('weighs pairs within words, across words and of plain speech', () => {
  expect(shares('温度传感器')).toMatchObject({ 温度: 1, 传感: 1 });
  expect(shares('只留随喘气变化的反射')).toMatchObject({ 喘气: 1, 变化: 1, 反射: 1, 气变: 0.1, 随喘: 0.1, 只留: 0.15 });
});

it('keeps terms that no general dictionary knows', () => {
  expect(shares('换能器')).toMatchObject({ 换能: 0.5, 能器: 0.5 });
  expect(shares('锥针')).toEqual({ 锥针: 0.5, 针: 1 });
});

it('says nothing of other scripts', () => {
  expect([...pairShares('a tape spring, 5 mm')]).toEqual([]);
});

it('names what is missing in whole words', () => {
  const pairs = (text: string, ...words: string[]) =>
    words.map((word) => ({ start: text.indexOf(word), end: text.indexOf(word) + word.length }));
  const named = (text: string, missing: string[], found: string[]) =>
    missingWords(text, pairs(text, ...missing), pairs(text, ...found)).map(({ start, end }) => text.slice(start, end));
  // 集模 lies across two words, 采集 was found
  expect(named('采集模块和处理器', ['集模', '模块', '处理', '理器'], ['采集'])).toEqual(['模', '块', '处理', '器']);
  expect(named('电表误差的监测', ['表误'], ['电表', '误差', '监测'])).toEqual([]);
});

it.each([
  ['超声换能器阵列', '能器', '换能器阵列'],
  ['超声换能器阵列', '超声', '超声'],
  ['电热除冰膜', '除冰', '除冰'],
])('names of %s by %s the word', (text, pair, word) => {
  const start = text.indexOf(pair);
  const around = wordAround(text, { start, end: start + 2 }, { start: 0, end: text.length });
  expect(text.slice(around.start, around.end)).toBe(word);
});

it('tells where words begin and end', () => {
  expect([...wordBounds('会识别失准')].toSorted()).toEqual([0, 1, 3, 4, 5]);
});

it.each([
  ['轮胎内壁贴一圈压电片', ['轮胎内壁', '压电片']],
  ['片外面涂一层聚氨酯', ['聚氨酯']],
  ['药盒底下有称重传感器', ['药盒', '称重传感器']],
  ['没拿的话十分钟后', ['没拿']],
  ['给老人用', ['老人']],
  ['按一下才停', []],
  // a character that may be a verb is part of a name where no small word stands behind it
  ['下料口', ['下料口']],
  ['推杆电机', ['推杆电机']],
  ['胶囊壳体上盖', ['胶囊壳体上盖']],
  ['三通阀', ['三通阀']],
])('of plain speech it takes what names a thing: %s', (run, things) => {
  expect(thingsIn(run)).toEqual(things);
});

it('joins single characters into terms that no general dictionary knows', () => {
  expect(chineseTerms('如何防止传感器结冰，让换能器冷却？')).toEqual([
    '如何',
    '防止',
    '传感器',
    '结冰',
    '换能器',
    '冷却',
  ]);
});
