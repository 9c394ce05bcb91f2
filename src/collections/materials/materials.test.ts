import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import mpea from '#sources/mpea/source.ts';
import refractiveIndex from '#sources/refractive-index/source.ts';
import { readAll } from '#testing/read-source.ts';
import { describeWithSharedData } from '#testing/shared-data.ts';
import { byAtoms, compositionText, ELEMENTS, formulaAmounts, sharesOf } from './composition.ts';
import { indexAt } from './dispersion.ts';
import { fieldOf, type Material, valuesOf } from './materials.ts';
import { PROPERTY_NAMES } from './properties.ts';

const amounts = (formula: string) => Object.fromEntries(formulaAmounts(formula) ?? []);

describe('compositions', () => {
  it('are read from formulas, brackets multiplied', () => {
    expect(amounts('Al0.5 Co1 Fe1 Ni1')).toEqual({ Al: 0.5, Co: 1, Fe: 1, Ni: 1 });
    expect(amounts('Ti(Al0.5Nb)2')).toEqual({ Ti: 1, Al: 1, Nb: 2 });
    expect(amounts('CH3CH3')).toEqual({ C: 2, H: 6 });
    for (const wrong of ['', 'Xx2', 'Al(', 'Al)2', 'al', 'A'.repeat(500), 'Al0'])
      expect(formulaAmounts(wrong)).toBeUndefined();
    expect(compositionText(sharesOf(formulaAmounts('Al0.5CoFeNi')!))).toBe('Al14.29 Co28.57 Fe28.57 Ni28.57');
  });

  it('add up to one, by weight as by atoms', () => {
    const parts = fc.uniqueArray(fc.tuple(fc.constantFrom(...ELEMENTS.slice(0, 40)), fc.integer({ min: 1, max: 99 })), {
      ...{ minLength: 1, maxLength: 8 },
      selector: ([element]) => element,
    });
    fc.assert(
      fc.property(parts, (all) => {
        const text = all.map(([element, amount]) => `${element}${amount}`).join(' ');
        const shares = sharesOf(formulaAmounts(text)!);
        expect(shares.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 6);
        expect(sharesOf(byAtoms(new Map(all))!).reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 6);
      }),
    );
  });

  it('every property has a field', () => {
    expect(new Set(PROPERTY_NAMES.map(fieldOf)).size).toBe(PROPERTY_NAMES.length);
  });
});

describeWithSharedData(
  'tables of materials',
  ['materials/mpea-dataset', 'materials/refractiveindex-yaml'],
  (alloys, optics) => {
    it('alloys are those of the table', async () => {
      const all: Material[] = [];
      const { rejects, unknown } = await readAll(mpea, [alloys], (record: Material) => all.push(record));
      expect([all.length, new Set(all.map(({ id }) => id)).size, rejects, unknown.size]).toEqual([1269, 1269, [], 0]);
      const strengths = all.flatMap((one) => valuesOf(one, 'yield_strength').map((value) => ({ value, one })));
      expect(strengths.length).toBe(880);
      expect(strengths.filter(({ value }) => value >= 1000).length).toBe(353);
      const most = strengths.reduce((a, b) => (b.value > a.value ? b : a));
      expect([most.value, most.one.name]).toEqual([3416, 'Cr1 Mo1 Nb1 Ta1 V1 W1']);
    });

    it('the formula of a page gives what tables of the same material measure', async () => {
      const all: Material[] = [];
      const { rejects } = await readAll(refractiveIndex, [optics], (record: Material) => all.push(record));
      expect([all.length, rejects]).toEqual([664, []]);
      const used = new Set(all.flatMap(({ dispersion }) => dispersion?.formula ?? []));
      expect([...used].sort()).toEqual([1, 2, 4, 5, 6, 7, 8]);
      const at = (id: string, wavelength: number) =>
        indexAt(all.find((one) => one.id === `refractive-index:${id}`)!.dispersion!, wavelength);
      // quartz, ordinary ray, and water at sodium's line; silicon in the infrared
      expect(at('SiO2/Ghosh-o', 0.5893)).toBeCloseTo(1.5442, 4);
      expect(at('H2O/Daimon-20.0C', 0.5893)).toBeCloseTo(1.33335, 5);
      expect(at('Si/Edwards', 5)).toBeCloseTo(3.426, 3);
      expect(at('SiO2/Ghosh-o', 50)).toBeUndefined();
    });
  },
);
