import { describe, expect, it } from 'vitest';
import { isUnexaminedModel, languageOf, officeLanguage, officeLanguages, patentType, UNEXAMINED } from './kinds.ts';

describe('kinds of publications', () => {
  // biome-ignore format: a table
  it.each([
    ['US', 'A', '4752895', 'B'], ['US', 'A1', '20070118035', 'A'], ['US', 'B2', '11205304', 'B'], ['US', 'S1', 'D741539', 'D'], ['US', 'E', 'RE30536', 'B'],
    ['US', undefined, '4319489', 'B'], ['US', undefined, '20070118035', 'A'], ['US', undefined, 'D463627', 'D'], ['US', 'P1', '20130000001', 'A'],
    ['CN', 'A', '109394229', 'A'], ['CN', 'B', '104154208', 'B'], ['CN', 'C', '100403988', 'B'], ['CN', 'Y', '2001', 'U'], ['CN', 'U', '203', 'U'], ['CN', 'S', '301', 'D'],
    ['EP', 'A1', '1000000', 'A'], ['EP', 'B1', '1000000', 'B'], ['WO', 'A1', '2011069153', 'A'], ['GB', 'A', '1046774', 'B'], ['GB', 'A', '2003355', 'A'],
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
    ['ES', { B: 'T3' }],
    ['AT', { B: 'T' }],
    ['DK', { B: 'T3' }],
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

it('takes Japanese for what has some kana, and other scripts for a quarter of the letters', () => {
  const of = (letters: string, share: number) => letters.repeat(share) + 'x'.repeat(100 - share);
  expect([languageOf(of('の', 8)), languageOf(of('の', 9))]).toEqual([undefined, 'ja']);
  expect([languageOf(of('한', 25)), languageOf(of('한', 26))]).toEqual([undefined, 'ko']);
  expect([languageOf(of('法', 25)), languageOf(of('法', 26))]).toEqual([undefined, 'zh']);
  expect([languageOf(of('ж', 26)), languageOf(of('λ', 26))]).toEqual(['ru', 'el']);
  expect(languageOf('un dispositivo para los y el')).toBe('es');
  expect(languageOf(`${'x'.repeat(4000)} the of and`)).toBeUndefined();
  expect(languageOf(`${'x'.repeat(3996)} the of and`)).toBe('en');
});

it('tells languages by script and small words, and of an office', () => {
  expect(languageOf('A probe with an array of transducers')).toBe('en');
  expect(languageOf('Vorrichtung mit einer Sonde für die Untersuchung')).toBe('de');
  expect(languageOf('Dispositif muni d’une sonde pour les examens')).toBe('fr');
  expect(languageOf('一种跌倒检测方法、装置及系统，其中WIFI信号')).toBe('zh');
  expect(languageOf('超音波診断装置において')).toBe('ja');
  expect(languageOf('초음파 진단 장치')).toBe('ko');
  expect(languageOf('123 §')).toBeUndefined();
  expect(languageOf('Zyx')).toBeUndefined();
  expect(languageOf('Sistema di guida di un velivolo')).toBe('it');
  expect(languageOf('Processo para uma peça com dois furos')).toBe('pt');
  expect(languageOf('Werkwijze voor het drogen van een vel')).toBe('nl');
  expect(['BE', 'CA', 'CH', 'EP', 'LU', 'FR', 'WO'].map(officeLanguages)).toEqual([
    ['fr', 'nl', 'de'],
    ['en', 'fr'],
    ['de', 'fr', 'it'],
    ['en', 'de', 'fr'],
    ['fr', 'de'],
    ['fr'],
    undefined,
  ]);
  expect([officeLanguage('JP'), officeLanguage('US'), officeLanguage('EP')]).toEqual(['ja', 'en', undefined]);
});

it('tells languages among those that a text can be in', () => {
  const title = 'Drone A Voilure Tournante, Pourvu De Pare-chocs Amovibles De Protection Des Helices';
  expect([languageOf(title), languageOf(title, ['fr', 'en']), languageOf(title, ['es'])]).toEqual([
    'de',
    'fr',
    undefined,
  ]);
});

it('tells utility models that are published before they are examined', () => {
  const cases = ['KR U', 'KR Y', 'CN U', 'KR'].map((one) => one.split(' ') as [string, string?]);
  expect(cases.map(([authority, kind]) => isUnexaminedModel(authority, kind))).toEqual([true, false, false, false]);
  expect(UNEXAMINED).toEqual([['KR', 'U']]);
});
