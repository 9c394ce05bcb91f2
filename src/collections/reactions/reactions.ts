import { defineCollection } from '#corpus/collection.ts';
import { type Static, Type } from '#typebox.mjs';
import { sourceFields } from '../record-fields.ts';
import { Giver } from '../works/work.ts';

const Text = Type.String({ minLength: 1 });

/** A substance of a reaction: its structure, or at least what the source calls it. */
export const Part = Type.Object({
  /** Absent where the source only names it. */
  smiles: Type.Optional(Text),
  /** Absent where the toolkit cannot read the structure. */
  inchi_key: Type.Optional(Text),
  name: Type.Optional(Text),
  amounts: Type.Array(Type.Object({ value: Text, unit: Text })),
});
export type Part = Static<typeof Part>;

/** One step of a preparation, as a source states it. Unknown is absent. */
export const Reaction = Type.Object({
  /** `source:key`. */
  id: Text,
  reactants: Type.Array(Part),
  /** Solvents, catalysts and what else takes part without becoming part of the product. */
  agents: Type.Array(Part),
  products: Type.Array(Part, { minItems: 1 }),
  /** As the source writes it, atom numbers included. */
  written: Text,
  /** Publication without kind code, `US4609650`. */
  patent: Type.Optional(Text),
  /** Percent, as the source says: above 100 is an error of the source. */
  yield: Type.Optional(Type.Number()),
  /** The source's class of the reaction. */
  class: Type.Optional(Text),
  /** The paragraph that it was read from. */
  procedure: Type.Optional(Type.String({ minLength: 1, maxLength: 40_000 })),
  /** The paper or dataset that it comes from, as the source says: a DOI, an address, a citation. */
  reference: Type.Optional(Type.String({ minLength: 1, maxLength: 1_000 })),
  provenance: Type.Array(Giver, { minItems: 1 }),
  demo: Type.Optional(Type.Literal(true)),
});
export type Reaction = Static<typeof Reaction>;

const keysOf = (parts: readonly Part[]) => [...new Set(parts.flatMap(({ inchi_key }) => inchi_key ?? []))];

/** Reactions with the substances that go in and come out. */
// biome-ignore format: read it as a table
export const reactions = defineCollection({
  name: 'reactions',
  record: Reaction,
  id: (r) => r.id,
  defaultField: 'PROCEDURE',
  fields: {
    REACTANT: { kind: 'keyword', label: 'InChIKey of a reactant', of: (r) => keysOf(r.reactants) },
    AGENT: { kind: 'keyword', label: 'InChIKey of an agent', of: (r) => keysOf(r.agents) },
    PRODUCT: { kind: 'keyword', label: 'InChIKey of a product', of: (r) => keysOf(r.products) },
    PATENT: { kind: 'keyword', label: 'Publication without kind code', of: (r) => r.patent, facet: true },
    CLASS: { kind: 'keyword', label: 'Class of the reaction, as the source says', of: (r) => r.class, facet: true },
    YIELD: { kind: 'number', label: 'Yield in percent', of: (r) => r.yield, sort: true, facet: true },
    PROCEDURE: { kind: 'text', label: 'Paragraph that it was read from', of: (r) => r.procedure },
    ...sourceFields,
  },
});
