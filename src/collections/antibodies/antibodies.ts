import { defineCollection } from '#corpus/collection.ts';
import { type Static, Type } from '#typebox.mjs';
import { lookedUpName } from '../entities/entities.ts';

const Text = Type.String({ minLength: 1, maxLength: 1_000 });
const Texts = Type.Array(Text, { maxItems: 200 });
const text = Type.Optional(Text);
const Letters = Type.Optional(Type.String({ pattern: '^[A-Z]+$', maxLength: 5_000 }));

/** An antibody and what it binds, as a source tells it: one record for each antigen. Unknown is absent. */
export const Antibody = Type.Object({
  id: Type.String({ pattern: '^[0-9a-f]{32}$' }),
  /** Of the antibody; none for one that is known by a structure alone. */
  names: Texts,
  description: text,
  /** Of one antigen, with its other names. */
  antigen: Texts,
  species: text,
  uniprot: Texts,
  /** Letters of the variable domains, as the source gives them. */
  heavy: Letters,
  light: Letters,
  /** Of a patent's sequence listing. */
  heavy_number: Type.Optional(Type.Integer({ minimum: 1 })),
  light_number: Type.Optional(Type.Integer({ minimum: 1 })),
  /** What was measured; `value` and `unit` as written. */
  affinities: Type.Array(
    Type.Object({ index: Text, value: Text, unit: text, method: text, temperature: text, ph: text }),
    { maxItems: 1_000 },
  ),
  /** Entry of the Protein Data Bank. */
  structure: text,
  patent: text,
  pubmed: Type.Array(Type.String({ pattern: '^\\d{1,9}$' }), { maxItems: 100 }),
  source: Text,
  demo: Type.Optional(Type.Literal(true)),
});
export type Antibody = Static<typeof Antibody>;

const exact = (label: string, of: (record: Antibody) => string | readonly string[] | undefined, facet = false) =>
  ({ kind: 'keyword', label, of, facet }) as const;

/** Antibodies with antigens, sequences and measured affinities. */
// biome-ignore format: read it as a table
export const antibodies = defineCollection({
  name: 'antibodies',
  record: Antibody,
  id: (a) => a.id,
  defaultField: 'NAME',
  fields: {
    NAME: { kind: 'text', label: 'Names and description', of: (a) => [...a.names, ...(a.description ? [a.description] : [])], stemmed: false },
    ANTIGEN: exact('Name of the antigen, whole, as it is looked up', (a) => a.antigen.map(lookedUpName).filter(Boolean)),
    SPECIES: exact('Species of the antigen', (a) => a.species, true),
    AFFINITIES: { kind: 'number', label: 'Number of affinities that are told', of: (a) => a.affinities.length || undefined, sort: true },
    STRUCTURE: exact('Entry of the Protein Data Bank', (a) => a.structure),
    SOURCE: exact('Source of the record', (a) => a.source, true),
    DEMO: exact('1: record of the demo corpus', (a) => (a.demo ? '1' : '0'), true),
  },
});
