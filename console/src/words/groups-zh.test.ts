import { expect, it } from 'vitest';
import { groups } from '../../../src/operations/index.ts';
import { groupsZh } from './groups-zh.ts';

it('names every group of the catalogue in Chinese, no two alike', () => {
  expect(Object.keys(groupsZh).sort()).toEqual(groups.map(({ tag }) => tag).sort());
  const names = Object.values(groupsZh);
  expect(names.filter((name) => !/\p{Script=Han}/u.test(name))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
  expect([groupsZh['Novelty Search'], groupsZh['FTO Search']]).toEqual(['查新检索', '防侵权检索（FTO）']);
});
