import { hash } from 'node:crypto';
import { casOf, nameKey } from '#chemistry/names.ts';
import type { SearchForm, Structure } from '#chemistry/toolkit.ts';
import { type Static, Type } from '#typebox.mjs';
import { united } from '../assembling.ts';
import { Giver } from '../works/work.ts';

const Text = Type.String({ minLength: 1 });

/** What kind of name it is; `code`: a number of a maker or a study. */
export const NAME_KINDS = ['common', 'iupac', 'synonym', 'code'] as const;

export const CompoundName = Type.Object({ text: Text, kind: Type.Enum(NAME_KINDS), source: Text });
export type CompoundName = Static<typeof CompoundName>;

/** What a source states of a compound; nothing of it is computed here. */
export const StatedProperty = Type.Object({
  property: Text,
  /** As a number where it is one, else in the source's words. */
  value: Type.Union([Type.Number(), Text]),
  relation: Type.Optional(Type.Enum(['<', '>', '<=', '>=', '~'])),
  unit: Type.Optional(Text),
  condition: Type.Optional(Text),
  source: Text,
});
export type StatedProperty = Static<typeof StatedProperty>;

/** A chemical structure with what is said of it: one for each standard InChIKey. Unknown is absent. */
export const Compound = Type.Object({
  /** Standard InChIKey; of a structure that has none (attachment points, polymers) `structure:` and a hash. */
  id: Text,
  structure: Type.Object({
    /** As it came first. */
    given: Type.Object({ text: Text, notation: Type.Enum(['smiles', 'molfile']), source: Text }),
    /** Canonical, without stereo and isotopes. */
    smiles: Text,
    isomeric: Text,
    inchi: Type.Optional(Text),
  }),
  formula: Text,
  weight: Type.Number(),
  charge: Type.Integer(),
  heavy_atoms: Type.Integer(),
  /** Without salts, solvents and charge, where that is another compound. */
  parent: Type.Optional(Type.Object({ inchi_key: Text, smiles: Text })),
  /** Keys for each way to compare; see `chemistry/identity.ts`. Absent: it is found neither as equal nor by others. */
  identity: Type.Optional(Type.Object({ keys: Type.Array(Text), by_mask: Text })),
  /** What structure search reads, in base64; see `chemistry/toolkit.ts`. */
  search: Type.Object({ graph: Text, pattern: Text, morgan: Type.String() }),
  names: Type.Array(CompoundName),
  /** CAS registry numbers whose check digit is right. */
  cas: Type.Array(Text),
  /** `PUBCHEM:2244`, `CHEMBL:CHEMBL25`, `DRUGBANK:DB00945`. */
  references: Type.Array(Text),
  properties: Type.Array(StatedProperty),
  provenance: Type.Array(Giver, { minItems: 1 }),
  demo: Type.Optional(Type.Literal(true)),
});
export type Compound = Static<typeof Compound>;

const base64 = (bytes: Uint8Array | Uint16Array) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');

/** The search form of a compound. */
export function searchForm({ graph, pattern, morgan }: Compound['search']): SearchForm {
  const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64'));
  return { graph: bytes(graph), pattern: bytes(pattern), morgan: new Uint16Array(bytes(morgan).buffer) };
}

/** What a source says of a compound beside its structure. */
export interface Said {
  readonly source: string;
  /** What the source calls its record. */
  readonly key: string;
  /** The structure as it is written there. */
  readonly given: { readonly text: string; readonly notation: 'smiles' | 'molfile' };
  readonly names?: readonly Omit<CompoundName, 'source'>[];
  readonly cas?: readonly string[];
  readonly references?: readonly string[];
  readonly properties?: readonly Omit<StatedProperty, 'source'>[];
}

/** A compound of a structure and what one source says of it. */
export function compoundOf(structure: Structure, said: Said): Compound {
  const { smiles, isomeric, inchi, inchi_key, search, parent, identity } = structure;
  const { source } = said;
  const named = (said.names ?? []).flatMap(({ text, kind }) =>
    text.trim() === '' ? [] : [{ text: text.trim(), kind, source }],
  );
  // a CAS number among the names is no name
  const cas = [...(said.cas ?? []), ...named.map(({ text }) => text)].flatMap((text) => casOf(text) ?? []);
  return {
    id: inchi_key ?? `structure:${hash('sha256', isomeric).slice(0, 24)}`,
    structure: { given: { ...said.given, source }, smiles, isomeric, ...(inchi && { inchi }) },
    formula: structure.formula,
    weight: structure.weight,
    charge: structure.charge,
    heavy_atoms: structure.heavy_atoms,
    ...(parent && { parent }),
    ...(identity && { identity: { keys: [...identity.keys], by_mask: identity.by_mask } }),
    search: { graph: base64(search.graph), pattern: base64(search.pattern), morgan: base64(search.morgan) },
    names: named.filter(({ text }) => casOf(text) === undefined),
    cas: [...new Set(cas)],
    references: [...(said.references ?? [])],
    properties: (said.properties ?? []).map((each) => ({ ...each, source })),
    provenance: [{ source, key: said.key }],
  };
}

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
const json = (value: unknown) => JSON.stringify(value);

/** `[CH3:1]`: records of earlier versions have atoms with the numbers of the reaction that they came with. */
const NUMBERED = /\[[^\]*:]{1,20}:\d{1,4}\]/u;
/** They also have the hydrogens that a MOL block drew, each an atom by which they were compared. */
const DRAWN = '[H]';

/** Whether a structure is written as earlier versions did, and another of the same compound is not. */
const older = ({ isomeric }: Compound['structure'], other: Compound['structure']): boolean =>
  NUMBERED.test(isomeric) || (isomeric.includes(DRAWN) && !other.isomeric.includes(DRAWN));

/**
 * What several sources say of one compound, together; the same whoever came first, but for how it was first written.
 */
export function mergeCompounds(stored: Compound, arriving: Compound): Compound {
  const { demo: _, ...rest } = stored;
  const both = <T>(of: (compound: Compound) => readonly T[], key: (value: T) => string) =>
    united([of(stored), of(arriving)], key).sort((a, b) => byText(key(a), key(b)));
  const { structure, search } = older(stored.structure, arriving.structure) ? arriving : stored;
  return {
    ...rest,
    ...{ structure, search },
    names: both(
      ({ names }) => names,
      ({ text, kind, source }) => `${NAME_KINDS.indexOf(kind)} ${nameKey(text)} ${source}`,
    ),
    cas: both(({ cas }) => cas, String),
    references: both(({ references }) => references, String),
    properties: both(({ properties }) => properties, json),
    provenance: both(({ provenance }) => provenance, json),
    ...(stored.demo && arriving.demo && { demo: true as const }),
  };
}

/** The name to show: common before systematic, else the shortest. */
export function displayName({ names }: Pick<Compound, 'names'>): string | undefined {
  const sorted = [...names].sort(
    (a, b) =>
      NAME_KINDS.indexOf(a.kind) - NAME_KINDS.indexOf(b.kind) ||
      a.text.length - b.text.length ||
      byText(a.text, b.text),
  );
  return sorted[0]?.text;
}
