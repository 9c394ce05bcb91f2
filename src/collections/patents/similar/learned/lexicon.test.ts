import { expect, it } from 'vitest';
import { Lexicon } from './lexicon.ts';

const words = (text: string) => text.split(' ');

it('learns which words translate which, each way', () => {
  const lexicon = new Lexicon();
  const things = [
    ['battery', '电池'],
    ['lens', '透镜'],
    ['pump', '泵体'],
    ['valve', '阀门'],
  ] as const;
  // every two things together: only what they share tells which word is which
  for (const [a, x] of things) for (const [b, y] of things) lexicon.add([a, b, 'device'], [x, y, '装置']);
  const best = new Map(
    lexicon
      .learn()
      .toReversed()
      .map(({ text, other }) => [text, other]),
  );
  for (const [en, zh] of things) expect([best.get(en), best.get(zh)]).toEqual([zh, en]);
});

it('takes a word that another one explains better away from its neighbours', () => {
  const lexicon = new Lexicon();
  for (let i = 0; i < 6; i++) lexicon.add(words('cold plate'), ['冷却', '板件']);
  for (let i = 0; i < 6; i++) lexicon.add(words('cold water'), ['冷却', '水流']);
  for (let i = 0; i < 20; i++) lexicon.add(words('wind turbine'), ['风力', '涡轮']);
  const cold = lexicon.learn().filter(({ text }) => text === 'cold');
  expect(cold[0]!.other).toBe('冷却');
  expect(cold.slice(1).every(({ share }) => share < cold[0]!.share / 2)).toBe(true);
});

it('says nothing of words met once, and gives no word its own spelling', () => {
  const lexicon = new Lexicon();
  lexicon.add(['rare', 'led'], ['罕见', 'led']);
  for (let i = 0; i < 9; i++) lexicon.add(['led'], ['led']);
  for (let i = 0; i < 9; i++) lexicon.add(['pump'], ['泵体']);
  const texts = lexicon.learn().map(({ text, other }) => `${text} ${other}`);
  expect(texts).toEqual(['pump 泵体', '泵体 pump']);
});

it('learns nothing from nothing', () => {
  expect(new Lexicon().learn()).toEqual([]);
});
