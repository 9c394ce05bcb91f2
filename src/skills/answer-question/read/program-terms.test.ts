import { expect, it } from 'vitest';
import { isPieceOfMeaning, pairsOfCompounds } from './program-terms.ts';

it('knows the pairs within its words of three characters and more, the longest word at a place', async () => {
  const pairs = async (text: string) => [...(await pairsOfCompounds(text))].join(' ');
  expect(await pairs('无人机')).toBe('无人 人机');
  expect(await pairs('燃料电池 冷却')).toBe('燃料 料电 电池');
  expect(await pairs('电池 冷却')).toBe('');
});

it('a piece of what it calls a thing is no word for it', async () => {
  expect(await isPieceOfMeaning('drone', '人机')).toBe(true);
  expect(await isPieceOfMeaning('drone', '无人机')).toBe(false);
  expect(await isPieceOfMeaning('drone', '飞机')).toBe(false);
});
