import { describe, expect, it } from 'vitest';
import { isUnexaminedModel, officeLanguage, officeLanguages, patentType } from './kinds.ts';

describe('kinds of publications', () => {
  // biome-ignore format: a table
  it.each([
    ['US', 'A', '4752895', 'B'], ['US', 'A1', '20070118035', 'A'], ['US', 'B2', '11205304', 'B'], ['US', 'S1', 'D741539', 'D'], ['US', 'E', 'RE30536', 'B'],
    ['US', undefined, '4319489', 'B'], ['US', undefined, '20070118035', 'A'], ['US', undefined, 'D463627', 'D'], ['US', 'P1', '20130000001', 'A'],
    ['CN', 'A', '109394229', 'A'], ['CN', 'B', '104154208', 'B'], ['CN', 'C', '100403988', 'B'], ['CN', 'Y', '2001', 'U'], ['CN', 'U', '203', 'U'], ['CN', 'S', '301', 'D'],
    ['EP', 'A1', '1000000', 'A'], ['EP', 'B1', '1000000', 'B'], ['WO', 'A1', '2011069153', 'A'], ['GB', 'A', '1046774', 'B'], ['GB', 'A', '2003355', 'A'],
    ['CN', 'B', '1013168', 'A'], ['GB', 'D0', '201609640', 'A'], ['AU', 'D0', '2003903968', 'A'], ['BG', 'A1', '46358', 'B'], ['BE', 'A1', '905621', 'B'], ['BE', 'A1', '1024000', 'A'],
    ['DE', 'T2', '69', 'B'], ['DE', 'U1', '20', 'U'], ['JP', 'Y2', '1', 'U'], ['TW', 'B', 'I854998', 'B'], ['XX', 'Q9', '1', 'A'],
  ] as const)('%s %s %s is %s', (authority, kind, number, type) => {
    expect(patentType(authority, kind, number)).toBe(type);
  });

  /** Every kind code of a letter, alone and with a digit, by what it stands for at an office. */
  const typesOf = (authority: string, number = '5000000') => {
    const types: Record<string, string[]> = {};
    for (const letter of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ')
      for (const digit of ['', '1', '2', '3', '4', '5', '9'])
        (types[patentType(authority, letter + digit, number)] ??= []).push(letter + digit);
    return types;
  };

  it('follow the first letter where an office has no rule', () => {
    const letters = (type: string) =>
      typesOf('EP')
        [type]?.filter((code) => code.length === 1)
        .join('');
    expect(['A', 'B', 'U', 'D'].map(letters)).toEqual(['AFGIJKMNOQRTVWX', 'BCEHP', 'UYZ', 'DLS']);
    for (const codes of Object.values(typesOf('EP'))) for (const code of codes) expect(codes).toContain(code[0]);
  });

  it.each([
    ['US', { A: 'P1 P4 P9', B: 'A' }],
    ['CA', { B: 'A' }],
    ['SU', { B: 'A A1 A2 A3' }],
    ['DE', { B: 'T2 T3' }],
    ['ES', { B: 'T3 T4 T5 T9' }],
    ['PL', { B: 'T3 T4 T5' }],
    ['AT', { B: 'T' }],
    ['DK', { B: 'T3 T4 T5' }],
    ['AP', { B: 'A' }],
    ['AR', { U: 'A4 A5' }],
    ['AU', { U: 'A4 A5 B3 B4' }],
    ['BE', { B: 'A2 A3 A4 A5' }],
    ['CS', { B: 'L M' }],
    ['DD', { B: 'A A1 A2 A3 A4 A5 D S T U W Y Z' }],
    ['ID', { U: 'S' }],
    ['FR', {}],
    ['KR', {}],
    ['CN', {}],
  ])('of %s differ in these', (office, differing) => {
    const usual = typesOf('EP');
    const found = Object.entries(typesOf(office)).flatMap(([type, codes]) => {
      const differ = codes.filter((code) => !usual[type]!.includes(code));
      return differ.length > 0 ? [[type, differ.join(' ')]] : [];
    });
    expect(Object.fromEntries(found)).toEqual(differing);
  });

  it('of early years are grants', () => {
    const type = (office: string, number: string) => patentType(office, 'A', number);
    expect([type('GB', '1999999'), type('GB', '2000000')]).toEqual(['B', 'A']);
    expect([type('CH', '599999'), type('CH', '600000')]).toEqual(['B', 'A']);
    expect([patentType('US', undefined, '12345678'), patentType('US', undefined, '123456789')]).toEqual(['B', 'A']);
    expect([patentType('EP', undefined, '1234567'), patentType('US', 'A1', 'PP1234')]).toEqual(['A', 'B']);
  });
});

it('knows the first language of each office, by the register of ISO 639-1', () => {
  const languages: Record<string, string[]> = {};
  for (const first of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ')
    for (const second of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ') {
      const language = officeLanguage(first + second);
      if (language) (languages[language] ??= []).push(first + second);
    }
  // biome-ignore format: a table
  expect(Object.fromEntries(Object.entries(languages).map(([language, offices]) => [language, offices.join(' ')]))).toEqual({
    bg: 'BG', cs: 'CS CZ', da: 'DK', de: 'AT CH DD DE', el: 'GR', en: 'AU GB IE IL IN MY NZ PH SG US ZA', es: 'AR CL CO CU ES MX PE',
    fi: 'FI', fr: 'BE FR LU MC', hu: 'HU', it: 'IT', ja: 'JP', ko: 'KR', nl: 'NL', no: 'NO', pl: 'PL', pt: 'BR PT', ro: 'RO',
    ru: 'EA RU SU', sk: 'SK', sv: 'SE', tr: 'TR', uk: 'UA', zh: 'CN HK MO TW',
  });
});

it('tells the languages of an office', () => {
  expect(['BE', 'CA', 'CH', 'EP', 'LU', 'FR', 'WO'].map(officeLanguages)).toEqual([
    ['fr', 'nl', 'de'],
    ['en', 'fr'],
    ['de', 'fr', 'it'],
    ['en', 'de', 'fr'],
    ['fr', 'de'],
    ['fr'],
    ['en', 'fr', 'de', 'es', 'pt', 'zh', 'ja', 'ko', 'ru', 'ar'],
  ]);
  expect(officeLanguages('XX')).toBeUndefined();
  expect([officeLanguage('JP'), officeLanguage('US'), officeLanguage('EP')]).toEqual(['ja', 'en', undefined]);
});

it('tells utility models that are published before they are examined', () => {
  const applications =
    'KR U 1,BR U2 1,ES U 1,ES U9 1,PL U1 1,PT U 1,CL U1 1,EC U 1,DK U1 1,SK U1 1,TR U 1,AR A4 1,JP U 1986123456,CN U 2072764,CN U 85200001,IT U1 LI20050003';
  const rights =
    'KR Y 1,CN U 201532150,CN Y 2123456,DE U1 1,BR Y1 1,ES Y 1,ES Y2 1,PL Y1 1,DK U3 1,SK U 1,JP U 3012345,JP Y2 1986123456,RU U1 1,TW U 1';
  const told = (cases: string) =>
    cases.split(',').map((one) => isUnexaminedModel(...(one.split(' ') as [string, string, string])));
  expect(new Set(told(applications))).toEqual(new Set([true]));
  expect(new Set(told(rights))).toEqual(new Set([false]));
  expect(isUnexaminedModel('KR', undefined, '1')).toBe(false);
});
