import { describe, expect, it } from 'vitest';
import { languageOf, officeLanguage, patentType } from './kinds.ts';

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
  expect([officeLanguage('JP'), officeLanguage('US'), officeLanguage('EP')]).toEqual(['ja', 'en', undefined]);
});
