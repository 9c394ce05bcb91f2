import { expect, it } from 'vitest';
import { ELEMENTS } from '#collections/materials/composition.ts';
import { elementNamed } from './element-names.ts';

it('knows elements by symbol and by name in both languages', () => {
  const named = ['Co', 'cobalt', 'Cobalt', '钴', 'aluminum', 'aluminium', '氟', 'lead', 'sulphur', '金'];
  expect(named.map(elementNamed)).toEqual(['Co', 'Co', 'Co', 'Co', 'Al', 'Al', 'F', 'Pb', 'S', 'Au']);
  expect(['co2', 'steel', '', '钢', 'constructor'].map(elementNamed)).toEqual(Array(5).fill(undefined));
  // every symbol stands for itself, where it is in the table at all
  expect(ELEMENTS.filter((symbol) => ![symbol, undefined].includes(elementNamed(symbol)))).toEqual([]);
});
