import { casOf, inchiKeyOf, nameKey } from '#chemistry/names.ts';
import { defineCollection } from '#corpus/collection.ts';
import { sourceFields } from '../record-fields.ts';
import { Compound, mergeCompounds } from './compound.ts';

/** Symbol and count of each element of a formula. */
const counted = (formula: string): (readonly [symbol: string, count: string])[] =>
  [...formula.replace(/[+-]\d{0,3}$/, '').matchAll(/([A-Z][a-z]?)(\d{0,4})/g)].map(([, symbol, count]) => [
    symbol!,
    count || '1',
  ]);

/** Atoms of a formula, each element with its count: `C9`, `H8`, `O4`. */
export const atomsOf = (formula: string): string[] => counted(formula).map((each) => each.join(''));

/** The elements of a formula in order of their symbols, as one value. */
export const elementsOf = (formula: string): string =>
  counted(formula)
    .map(([symbol]) => symbol)
    .sort()
    .join(' ');

/** Compounds, one for each standard InChIKey. */
// biome-ignore format: read it as a table
export const compounds = defineCollection({
  name: 'compounds',
  record: Compound,
  id: (c) => c.id,
  defaultField: 'NAME',
  factual: true,
  fields: {
    NAME: { kind: 'text', label: 'Names', of: (c) => c.names.map(({ text }) => text), stemmed: false },
    KEY: { kind: 'keyword', label: 'Standard InChIKey', of: (c) => c.id },
    SKELETON: { kind: 'keyword', label: 'First block of the InChIKey: connectivity', of: (c) => c.id.slice(0, 14) },
    FORMULA: { kind: 'keyword', label: 'Formula in the order of Hill', of: (c) => c.formula, facet: true, normalise: (text) => text.trim() },
    ATOMS: { kind: 'keyword', label: 'Element with its count: C9', of: (c) => atomsOf(c.formula), normalise: (text) => text.trim() },
    ELEMENTS: { kind: 'keyword', label: 'All elements in order: C H O', of: (c) => elementsOf(c.formula), facet: true, normalise: (text) => text.trim() },
    WEIGHT: { kind: 'number', label: 'Molecular weight', of: (c) => c.weight, sort: true, facet: true },
    CHARGE: { kind: 'number', label: 'Charge', of: (c) => c.charge, sort: true, facet: true },
    HEAVY: { kind: 'number', label: 'Heavy atoms', of: (c) => c.heavy_atoms, sort: true, facet: true },
    CAS: { kind: 'keyword', label: 'CAS registry number', of: (c) => c.cas },
    REFERENCE: { kind: 'keyword', label: 'Identity elsewhere: PUBCHEM:2244', of: (c) => c.references },
    PROPERTY: { kind: 'keyword', label: 'Property that a source states', of: (c) => [...new Set(c.properties.map(({ property }) => property))], facet: true },
    SALT_OF: { kind: 'keyword', label: 'InChIKey of what it is without salts', of: (c) => c.parent?.inchi_key },
    ...sourceFields,
  },
  lookups: {
    identity: { kind: 'best', label: 'equal after leaving differences out', of: (c) => c.identity?.keys },
    name: { kind: 'best', label: 'name', of: (c) => [...new Set(c.names.map(({ text }) => nameKey(text)))], normalise: nameKey },
    cas: { kind: 'best', label: 'CAS registry number', of: (c) => c.cas, normalise: casOf },
    reference: { kind: 'best', label: 'identity elsewhere', of: (c) => c.references, normalise: (text) => text.trim().toUpperCase() },
    key: { kind: 'best', label: 'InChIKey', of: (c) => (c.id.startsWith('structure:') ? undefined : c.id), normalise: inchiKeyOf },
  },
  links: {
    parent: { label: 'is a salt of', to: 'compounds', by: 'id', of: (c) => (c.parent ? [c.parent.inchi_key] : []), back: 'salts' },
  },
  apart: ["search"],
  merge: mergeCompounds,
});
