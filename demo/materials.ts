import { formulaAmounts, sharesOf } from '#collections/materials/composition.ts';
import type { Material } from '#collections/materials/materials.ts';
import { type PropertyName, propertyKind } from '#collections/materials/properties.ts';
import { random } from './random.ts';

/** A fictional series of samples: an alloy by its formula, how it was made, and about what it is like. */
interface Series {
  readonly title: string;
  readonly year: number;
  readonly structure: string;
  readonly alloys: readonly string[];
  readonly treatments: readonly (readonly [process: string, stronger: number])[];
  /** Of the first alloy without a treatment; each further alloy is a little stronger. */
  readonly base: Readonly<Partial<Record<PropertyName, number>>>;
  /** Properties that grow with strength, and those that fall. */
  readonly falls: readonly PropertyName[];
}

// biome-ignore format: read it as a table
const SERIES: readonly Series[] = [
  { title: 'Fictional sample book of the demo corpus: sheets for cold plates', year: 2021, structure: 'FCC',
    alloys: ['Al96Mg2Si2', 'Al95Mg3Si2', 'Al94Mg3Si2Cu1', 'Al93Mg3Si3Cu1'],
    treatments: [['CAST', 1], ['ROLLED', 1.25], ['ROLLED, AGED', 1.6]],
    base: { yield_strength: 110, tensile_strength: 180, elongation: 22, density: 2.7, thermal_conductivity: 210, hardness: 60 },
    falls: ['elongation', 'thermal_conductivity'] },
  { title: 'Fictional sample book of the demo corpus: light housings', year: 2019, structure: 'HCP',
    alloys: ['Mg93Al6Zn1', 'Mg91Al8Zn1', 'Mg90Al8Zn1Mn1'],
    treatments: [['CAST', 1], ['EXTRUDED', 1.4]],
    base: { yield_strength: 120, tensile_strength: 210, elongation: 9, density: 1.8, thermal_conductivity: 80 },
    falls: ['elongation', 'thermal_conductivity'] },
  { title: 'Fictional sample book of the demo corpus: jaws of surgical instruments', year: 2022, structure: 'HCP+BCC',
    alloys: ['Ti86Al10V4', 'Ti84Al10V4Nb2', 'Ti75Nb20Zr5', 'Ti70Nb20Zr5Ta5'],
    treatments: [['ANNEAL', 1], ['FORGED, ANNEAL', 1.2], ['FORGED, AGED', 1.35]],
    base: { yield_strength: 820, tensile_strength: 900, elongation: 14, density: 4.5, youngs_modulus: 110 },
    falls: ['elongation'] },
  { title: 'Fictional sample book of the demo corpus: hard layers for leading edges', year: 2023, structure: 'BCC',
    alloys: ['Al1Nb1Ti1V1', 'Al1Mo1Nb1Ti1', 'Mo1Nb1Ta1W1', 'Co1Cr1Fe1Ni1', 'Al1Co1Cr1Fe1Ni1'],
    treatments: [['CAST', 1], ['ANNEAL', 1.1]],
    base: { yield_strength: 1020, density: 5.6, hardness: 440 },
    falls: [] },
];

/** Densities in g/cm³ of alloys that are lighter or heavier than their series' usual one, by their elements. */
const DENSITIES: Readonly<Record<string, number>> = {
  ...{ Al1Mo1Nb1Ti1: 6.9, Mo1Nb1Ta1W1: 13.6, Co1Cr1Fe1Ni1: 8.2, Al1Co1Cr1Fe1Ni1: 7.1 },
  ...{ Ti75Nb20Zr5: 5.4, Ti70Nb20Zr5Ta5: 5.8, Ti84Al10V4Nb2: 4.6 },
};

/**
 * Fictional samples of alloys: nobody has made or measured them, and their values only lie where such alloys' would.
 * They show what a search for a material finds.
 */
export function demoMaterials(): Material[] {
  return SERIES.flatMap(({ title, year, structure, alloys, treatments, base, falls }, series) =>
    alloys.flatMap((alloy, of) =>
      treatments.map(([process, stronger], at): Material => {
        const r = random(`material/${alloy}/${process}`);
        const strength = stronger * (1 + of * 0.08) * (1 + (r.next() - 0.5) / 20);
        const value = (property: PropertyName, usual: number): number => {
          if (property === 'density') return DENSITIES[alloy] ?? usual;
          if (property === 'youngs_modulus') return Math.round(usual / (1 + of * 0.12));
          return Math.round(falls.includes(property) ? usual / strength : usual * strength);
        };
        const key = `${series + 1}-${of + 1}-${at + 1}`;
        return {
          id: `demo:${key}`,
          name: alloy,
          composition: sharesOf(formulaAmounts(alloy)!) as Material['composition'],
          process: process.split(', '),
          structure: [structure],
          properties: (Object.entries(base) as [PropertyName, number][]).map(([property, usual]) => ({
            ...{ property, value: value(property, usual), unit: propertyKind(property).unit },
            method: 'measured' as const,
            conditions: property === 'density' ? [] : [{ name: 'temperature', value: 25, unit: '°C' }],
          })),
          source: { title: `${title}, sheet ${key}`, year },
          provenance: [{ source: 'demo', key }],
          demo: true,
        };
      }),
    ),
  );
}
