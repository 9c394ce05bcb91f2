import { expect, it } from 'vitest';
import { ChineseNames } from './chinese-names.ts';

const names = new ChineseNames([
  { kind: 'disease', english: ['Acute gout'], chinese: ['急性痛风', '急痛风'] },
  { kind: 'disease', english: ['gout', 'Gout disease'], chinese: ['痛风', '痛风病'] },
  { kind: 'disease', english: ['acute rash'], chinese: ['急性皮疹'] },
  { kind: 'disease', english: ['GOUT'], chinese: ['痛风症'] },
]);

it('are found by their beginnings, the shortest first, then as they are listed', () => {
  const found = (text: string) => names.begun(text).map(({ name }) => name);
  expect(found('急')).toEqual(['急痛风', '急性痛风', '急性皮疹']);
  expect(found('急性皮')).toEqual(['急性皮疹']);
  expect([found('皮'), found('痛风症状'), found('鼽')]).toEqual([[], [], []]);
  expect(found('')).toHaveLength(6);
  expect(names.begun('痛风病')).toMatchObject([{ english: ['gout', 'goutdisease'] }]);
});

it('are told of what has one of the English names: the first that fits', () => {
  expect(names.usual(['x', 'gout'], () => true)).toBe('痛风');
  expect(names.usual(['gout'], (name) => name.length > 2)).toBe('痛风病');
  expect(names.usual(['Gout-disease', 'acute rash'], () => true)).toBe('痛风');
  expect(names.usual(['rash'], () => true)).toBeUndefined();
});
