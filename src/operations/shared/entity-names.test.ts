import { expect, it } from 'vitest';
import { displayNames, nameIn } from './entity-names.ts';

const name = (lang: string, kind: 'preferred' | 'exact' | 'abbreviation', text: string) => ({ lang, kind, text });

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
