import { defineCollection } from '#corpus/collection.ts';
import { type Static, Type } from '#typebox.mjs';
import { sourceFields } from '../record-fields.ts';
import { doiOf } from '../works/ids.ts';
import { Giver } from '../works/work.ts';
import { compositionText, ELEMENTS } from './composition.ts';
import { PROPERTY_NAMES, type PropertyName } from './properties.ts';

const Text = Type.String({ minLength: 1 });

/** A number that somebody measured or computed, in the unit that the property is kept in. */
export const Measured = Type.Object({
  property: Type.Enum(PROPERTY_NAMES),
  value: Type.Number(),
  unit: Text,
  /** How it came about; absent where the source does not say. */
  method: Type.Optional(Type.Enum(['measured', 'calculated'])),
  /** Under which it holds: `temperature 25 °C`, `compression`. */
  conditions: Type.Array(Type.Object({ name: Text, value: Type.Optional(Type.Number()), unit: Type.Optional(Text) })),
});
export type Measured = Static<typeof Measured>;

/** A sample or a kind of material: what it is made of, how, what it is like inside, and what it does. */
export const Material = Type.Object({
  /** `source:key`. */
  id: Text,
  /** As the source writes it. */
  name: Text,
  /** Shares by atoms, 0 to 1; empty where the source does not say. */
  composition: Type.Array(
    Type.Object({ element: Type.Enum(ELEMENTS), share: Type.Number({ exclusiveMinimum: 0, maximum: 1 }) }),
  ),
  /** How it was made, in the source's words. */
  process: Type.Array(Text),
  /** Phases and structure, in the source's words. */
  structure: Type.Array(Text),
  properties: Type.Array(Measured),
  /** The refractive index by wavelength in µm: points, or a formula by its number at refractiveindex.info. */
  dispersion: Type.Optional(
    Type.Object({
      from: Type.Number(),
      to: Type.Number(),
      formula: Type.Optional(Type.Integer({ minimum: 1, maximum: 9 })),
      coefficients: Type.Optional(Type.Array(Type.Number())),
      points: Type.Optional(Type.Array(Type.Array(Type.Number(), { minItems: 2, maxItems: 3 }))),
    }),
  ),
  /** Where it was published. */
  source: Type.Object({
    doi: Type.Optional(Text),
    title: Type.Optional(Text),
    year: Type.Optional(Type.Integer()),
    text: Type.Optional(Text),
  }),
  comments: Type.Optional(Text),
  provenance: Type.Array(Giver, { minItems: 1 }),
  demo: Type.Optional(Type.Literal(true)),
});
export type Material = Static<typeof Material>;

const exact = (label: string, of: (m: Material) => string | readonly string[] | undefined, facet = true) =>
  ({ kind: 'keyword', label, of, facet }) as const;

/** The values of a property: those that were measured, where there are such. */
export function valuesOf({ properties }: Pick<Material, 'properties'>, name: PropertyName): number[] {
  const own = properties.filter(({ property }) => property === name);
  const measured = own.filter(({ method }) => method !== 'calculated');
  return (measured.length > 0 ? measured : own).map(({ value }) => value);
}

const value = (label: string, name: PropertyName) =>
  ({ kind: 'number', label, of: (m: Material) => valuesOf(m, name), sort: true, facet: true }) as const;

/** The field by which a property is asked. */
// biome-ignore format: read it as a table
export const PROPERTY_FIELDS = {
  YS: 'yield_strength', UTS: 'tensile_strength', UCS: 'compressive_strength', E_MOD: 'youngs_modulus', HV: 'hardness', EL: 'elongation', EL_PL: 'plastic_elongation', DENSITY: 'density',
  GRAIN: 'grain_size', TM: 'melting_point', TG: 'glass_transition', T_COND: 'thermal_conductivity', E_COND: 'electrical_conductivity', P_DENS: 'power_density', C_DENS: 'current_density',
  OCV: 'open_circuit_voltage', PARTICLE: 'particle_size', POROSITY: 'porosity', N_D: 'refractive_index', O_PPM: 'oxygen_content', N_PPM: 'nitrogen_content', C_PPM: 'carbon_content',
} as const satisfies Record<string, PropertyName>;

/** Materials with what was measured of them. */
// biome-ignore format: read it as a table
export const materials = defineCollection({
  name: 'materials',
  record: Material,
  id: (m) => m.id,
  defaultField: 'NAME',
  fields: {
    NAME: { kind: 'text', label: 'Name or formula as written, title of the source', of: (m) => [m.name, ...(m.source.title ? [m.source.title] : [])] },
    FORMULA: exact('Composition in percents of atoms, symbols in order', (m) => (m.composition.length > 0 ? compositionText(m.composition) : undefined)),
    ELEMENT: exact('Element that it is made of', (m) => m.composition.map(({ element }) => element)),
    ELEMENT_COUNT: { kind: 'number', label: 'Number of elements', of: (m) => (m.composition.length > 0 ? m.composition.length : undefined), sort: true, facet: true },
    PROCESS: exact('How it was made', (m) => m.process),
    STRUCTURE: exact('Phases and structure', (m) => m.structure),
    PROPERTY: exact('Property that is known', (m) => [...new Set(m.properties.map(({ property }) => property))]),
    CONDITION: exact('Condition that is stated', (m) => [...new Set(m.properties.flatMap(({ conditions }) => conditions.map(({ name }) => name)))]),
    T_TEST: { kind: 'number', label: 'Temperature of the test, °C', of: (m) => [...new Set(m.properties.flatMap(({ conditions }) => conditions.flatMap(({ name, value: at }) => (name === 'temperature' && at !== undefined ? [at] : []))))], sort: true, facet: true },
    DOI: exact('DOI of the source', (m) => m.source.doi, false),
    YEAR: { kind: 'number', label: 'Year of the source', of: (m) => m.source.year, sort: true, facet: true },
    YS: value('Yield strength, MPa', 'yield_strength'), UTS: value('Tensile strength, MPa', 'tensile_strength'), UCS: value('Compressive strength, MPa', 'compressive_strength'),
    E_MOD: value("Young's modulus, GPa", 'youngs_modulus'), HV: value('Vickers hardness, HV', 'hardness'), EL: value('Elongation, %', 'elongation'), EL_PL: value('Plastic elongation, %', 'plastic_elongation'),
    DENSITY: value('Density, g/cm³', 'density'), GRAIN: value('Grain size, µm', 'grain_size'), TM: value('Melting point, °C', 'melting_point'), TG: value('Glass transition, °C', 'glass_transition'),
    T_COND: value('Thermal conductivity, W/(m·K)', 'thermal_conductivity'), E_COND: value('Electrical conductivity, S/cm', 'electrical_conductivity'), P_DENS: value('Power density, mW/cm²', 'power_density'),
    C_DENS: value('Current density, mA/cm²', 'current_density'), OCV: value('Open-circuit voltage, V', 'open_circuit_voltage'), PARTICLE: value('Particle size, µm', 'particle_size'), POROSITY: value('Porosity, %', 'porosity'),
    N_D: value('Refractive index at 589.3 nm', 'refractive_index'), O_PPM: value('Oxygen, ppm', 'oxygen_content'), N_PPM: value('Nitrogen, ppm', 'nitrogen_content'), C_PPM: value('Carbon, ppm', 'carbon_content'),
    ...sourceFields,
  },
  lookups: {
    doi: { kind: 'best', label: 'DOI of the source', of: (m) => m.source.doi, normalise: doiOf },
  },
});

/** The field by which a property is asked. */
export const fieldOf = (name: PropertyName): string =>
  Object.entries(PROPERTY_FIELDS).find(([, property]) => property === name)![0];
