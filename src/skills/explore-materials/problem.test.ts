import { expect, it } from 'vitest';
import { excludedElements } from './problem.ts';

it('reads the elements that a problem rules out, each by its name', () => {
  const ruled = (text: string) => excludedElements(text).join(' ');
  expect(ruled('An alloy without cobalt or nickel, and no lead.')).toBe('Co Ni Pb');
  expect(ruled('cobalt-free, not containing Ta')).toBe('Co Ta');
  expect(ruled('要求抗污染且不含氟。')).toBe('F');
  expect(ruled('不含钴、镍和钽，铝含量高于10%')).toBe('Co Ni Ta');
  expect(ruled('无铅的焊料')).toBe('Pb');
  expect(ruled('无法加工，避免开裂，without any cracks')).toBe('');
});
