import { expect, it } from 'vitest';
import { Material, valuesOf } from '#collections/materials/materials.ts';
import { Value } from '#typebox.mjs';
import { demoMaterials } from './materials.ts';

it('has fictional samples of four series, each told as such', () => {
  const records = demoMaterials();
  expect(records.flatMap((record) => [...Value.Errors(Material, record)])).toEqual([]);
  expect([records.length, new Set(records.map(({ id }) => id)).size]).toEqual([40, 40]);
  expect(records.every(({ demo, source }) => demo === true && source.title!.startsWith('Fictional '))).toBe(true);
  expect(records.every(({ source }) => source.doi === undefined)).toBe(true);
  // what the guide's question finds: strong, light, without cobalt
  const strong = records.filter(
    (record) =>
      valuesOf(record, 'yield_strength')[0]! > 1000 &&
      valuesOf(record, 'density')[0]! < 8 &&
      !record.composition.some(({ element }) => element === 'Co'),
  );
  expect([...new Set(strong.map(({ name }) => name))]).toEqual([
    'Ti86Al10V4',
    'Ti84Al10V4Nb2',
    'Ti75Nb20Zr5',
    'Ti70Nb20Zr5Ta5',
    'Al1Nb1Ti1V1',
    'Al1Mo1Nb1Ti1',
  ]);
  expect(demoMaterials()).toEqual(records);
});
