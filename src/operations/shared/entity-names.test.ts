import { expect, it } from 'vitest';
import { displayNames, nameIn } from './entity-names.ts';

const name = (lang: string, kind: 'preferred' | 'exact' | 'abbreviation' | 'trade', text: string) => ({
  lang,
  kind,
  text,
});

it('a thing without a preferred name is shown by its first, and in another language by an exact one', () => {
  const symbols = [name('en', 'abbreviation', 'PDCD1'), name('en', 'exact', 'PD1 (Canine)')];
  expect(displayNames({ names: symbols })).toEqual([{ lang: 'EN', name: 'PDCD1' }]);
  expect(nameIn({ names: symbols }, 'en')).toBe('PDCD1');
  const both = [...symbols, name('zh', 'exact', '程序性死亡受体1')];
  expect(displayNames({ names: both })).toEqual([
    { lang: 'EN', name: 'PDCD1' },
    { lang: 'CN', name: '程序性死亡受体1' },
  ]);
});

it('a preferred name stands before all others of its language', () => {
  const names = [
    name('en', 'exact', 'metformin hydrochloride'),
    name('en', 'preferred', 'Metformin'),
    name('zh', 'exact', '二甲双胍'),
  ];
  expect(displayNames({ names })).toEqual([
    { lang: 'EN', name: 'Metformin' },
    { lang: 'CN', name: '二甲双胍' },
  ]);
  expect([nameIn({ names }, 'en'), nameIn({ names }, 'zh'), nameIn({ names }, 'fr')]).toEqual([
    'Metformin',
    '二甲双胍',
    undefined,
  ]);
});

it('a substance with a long chemical name is shown by its trade name', () => {
  const chemical = `${'1r 2s 5s n 1s 1 cyano 2 3s 2 oxopyrrolidin 3 yl ethyl '.repeat(3)}ritonavir`;
  expect(displayNames({ names: [name('en', 'preferred', chemical), name('en', 'trade', 'Paxlovid')] })).toEqual([
    { lang: 'EN', name: 'Paxlovid' },
  ]);
  expect(displayNames({ names: [name('en', 'preferred', chemical)] })).toEqual([{ lang: 'EN', name: chemical }]);
});
