import { expect, it } from 'vitest';
import { samplePatent } from '../sample-patent.ts';
import { classAgreement, classProfile, sharedClasses } from './classes.ts';

const patent = (...ipc: string[]) => samplePatent('US1A', { ipc });
const profile = (...ipc: string[]) => classProfile([{ patent: patent(...ipc), share: 1 }]);

it('agrees wholly with equal symbols, less with equal groups, not at all with others', () => {
  const own = profile('H01M10/613');
  expect(classAgreement(own, patent('H01M10/613'))).toBeCloseTo(1, 12);
  // subclass 1 and main group 2 are shared, the full symbol 3 is not: (1 + 4) / (1 + 4 + 9)
  expect(classAgreement(own, patent('H01M10/625'))).toBeCloseTo(5 / 14, 12);
  expect(classAgreement(own, patent('H01M4/02'))).toBeCloseTo(1 / 14, 12);
  expect(classAgreement(own, patent('A61B8/00'))).toBe(0);
});

it('says nothing where a side has no classes', () => {
  expect(classAgreement(profile(), patent('H01M10/613'))).toBe(0);
  expect(classAgreement(profile('H01M10/613'), patent())).toBe(0);
});

it('names the deepest classes in common', () => {
  expect(sharedClasses(profile('H01M10/613', 'A61B8/00'), patent('H01M10/613'))).toEqual(['H01M10/613']);
  expect(sharedClasses(profile('H01M10/613'), patent('H01M10/625'))).toEqual(['H01M10']);
  expect(sharedClasses(profile('H01M10/613'), patent('H01M4/02'))).toEqual(['H01M']);
  expect(sharedClasses(profile('H01M10/613'), patent('A61B8/00'))).toEqual([]);
});
