import { expect, it } from 'vitest';
import { officeByName } from './offices.ts';

it('a name means an office in any language, of states, former ones and organisations', () => {
  const names = [
    'JAPAN',
    'Korea, Republic of',
    'Türkiye',
    'Deutschland',
    '中国',
    'Soviet Union',
    'EPO',
    'Georgia',
    'us',
  ];
  expect(names.map(officeByName)).toEqual(['JP', 'KR', 'TR', 'DE', 'CN', 'SU', 'EP', 'GE', 'US']);
  expect(['Nowhere', 'QX'].map(officeByName)).toEqual([undefined, undefined]);
});
