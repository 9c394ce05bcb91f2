import { createHash } from 'node:crypto';
import { type Assembly, assembled, LOOSE, type Made } from '#corpus/assembly.ts';
import { defineCollection } from '#corpus/collection.ts';
import { type Static, Type } from '#typebox.mjs';
import { known, united } from '../assembling.ts';
import { sourceFields } from '../record-fields.ts';
import { Giver } from '../works/work.ts';
import { BEGUN, beginningsOf } from './beginnings.ts';
import { foldedName } from './folded-name.ts';
import { GREEK } from './greek.ts';
import { moietiesOf } from './moieties.ts';

export { foldedName };

const Text = Type.String({ minLength: 1 });

export const ENTITY_KINDS = [
  'disease',
  'drug',
  'drug_type',
  'target',
  'mechanism',
  'organisation',
  'outcome',
  'technology',
  'country',
  'conference',
  'therapeutic_area',
] as const;
export type EntityKind = (typeof ENTITY_KINDS)[number];

export const NAME_KINDS = ['preferred', 'exact', 'narrow', 'related', 'abbreviation', 'trade', 'code'] as const;

/** A thing that has names: a disease, a drug, a target. */
export const Entity = Type.Object({
  /** First 32 hex digits of the SHA-256 of the best of `ids`. */
  id: Type.String({ pattern: '^[0-9a-f]{32}$' }),
  /** `kind:scheme:code`, e.g. `disease:doid:13189`: who shares one is the same. */
  ids: Type.Array(Type.String(), { minItems: 1 }),
  keys: Type.Array(Type.String()),
  contested: Type.Optional(Type.Array(Type.String())),
  provenance: Type.Array(Giver, { minItems: 1 }),
  kind: Type.Enum([...ENTITY_KINDS]),
  /** At most one preferred name a language. */
  names: Type.Array(
    Type.Object({ lang: Type.String({ pattern: '^[a-z]{2,3}$' }), kind: Type.Enum([...NAME_KINDS]), text: Text }),
    {
      minItems: 1,
    },
  ),
  /** In other vocabularies, `scheme:code`; they point here and prove nothing. */
  cross_references: Type.Array(Text),
  /** Ids by which it was known before, as `ids`. */
  former: Type.Array(Text),
  /** Of `ids` of what it is a kind of. */
  parents: Type.Array(Text),
  definition: Type.Optional(Text),
  parts: Type.Optional(Type.Array(Type.Unknown())),
  demo: Type.Optional(Type.Literal(true)),
});
export type Entity = Static<typeof Entity>;

/** Schemes, the best first: of which an id is made. A drug's `moieties` are an identity without a scheme's name. */
const SCHEMES = ['demo', 'moieties', 'doid', 'gene', 'drugbank', 'unii', 'mesh', 'uniprot', 'name'];
/** Codes of which a thing has one: who has two of a scheme is two things. */
const SOLE = ['doid', 'gene', 'drugbank'];
const schemeOf = (id: string): string => {
  const [, scheme, code] = id.split(':', 3);
  return code === undefined ? 'moieties' : scheme!;
};

/** The identity that a name gives: things of a kind with equal names are one, unless codes tell them apart. */
export const nameIdentity = (kind: EntityKind, name: string): string => `${kind}:name:${foldedName(name)}`;

/** The identity of a drug by its active moieties (`moieties.ts`). */
export const moietyIdentity = (moieties: readonly string[]): string => `drug:${[...moieties].sort().join('; ')}`;

/** The id of an identity: fixed for ever, so that it is the same on every installation. */
export const entityId = (identity: string): string => createHash('sha256').update(identity).digest('hex').slice(0, 32);

/** One or two Greek letters that are no word of Greek. */
const GREEK_LETTERS = /(?<!\p{Script=Greek})\p{Script=Greek}{1,2}(?!\p{Script=Greek})/gu;
const SPELLED: Readonly<Record<string, string>> = { ...GREEK, μ: 'mu' };

/** A name, folded, with Greek letters by their names, which are words of their own. */
function spelledName(text: string): string {
  if (!/[µ\p{Script=Greek}]/u.test(text)) return foldedName(text);
  const letters = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '');
  return foldedName(
    letters.replace(GREEK_LETTERS, (one) => ` ${Array.from(one, (each) => SPELLED[each] ?? each).join(' ')} `),
  );
}

/**
 * Names as they are looked up: folded, with Greek letters by their names, and without blanks, so that hyphens do not
 * count: `TNF-α`, `TNF alpha` and `TNFalpha` are one, and so are `HER-2` and `HER2`. No identity is made of it.
 */
export const lookedUpName = (text: string): string => spelledName(text).replaceAll(' ', '');

/** Beginnings inside a name that are found: more words of one are not. */
const MOST_BEGINNINGS = 24;
const IDEOGRAPH = /^\p{Script=Han}$/u;

/** A name as it is looked up, from the beginning of each word after the first; in Chinese, of each character. */
export function beginnings(name: string): string[] {
  const text = spelledName(name).slice(0, 200);
  const found: string[] = [];
  for (let at = 1; at < text.length && found.length < MOST_BEGINNINGS; at++) {
    if (text[at - 1] === ' ' || IDEOGRAPH.test(text[at]!)) found.push(text.slice(at).replaceAll(' ', ''));
  }
  return found;
}

/** Letters of a name's beginning by which it is found with a slip in them; shorter names have to be written right. */
export const SLIP_LETTERS = 6;
const LEAST_SLIP_LETTERS = 5;

/**
 * The beginning of a name, as it is looked up, with each of its letters left out: two beginnings that differ by a
 * letter, or by two in turn, have one in common. Of a name of five letters also these.
 */
export function slipKeys(name: string): string[] {
  const letters = [...lookedUpName(name)].slice(0, SLIP_LETTERS);
  if (letters.length < LEAST_SLIP_LETTERS) return [];
  const keys = letters.map((_, i) => letters.filter((_, j) => j !== i).join(''));
  return [...new Set(letters.length < SLIP_LETTERS ? [...keys, letters.join('')] : keys)];
}

const named = (entity: Entity, ...kinds: readonly Entity['names'][number]['kind'][]) =>
  entity.names.filter(({ kind }) => kinds.includes(kind)).map(({ text }) => text);
const OTHER = ['narrow', 'related', 'abbreviation', 'trade', 'code'] as const;
/** Short forms and trade names, and related names of one word, such as a symbol that a gene had before. */
const shortForms = (entity: Entity) => [
  ...named(entity, 'abbreviation', 'trade'),
  ...named(entity, 'related').filter((name) => !/\s/.test(name)),
];
/** A code that is its vocabulary's without its name before it: `DB06605`, `3Z9Y7UWC1J`, an InChIKey; no mere number. */
const UNMISTAKABLE =
  /^(?!MESH-TREE:|name:).{2,40}:((?=[^:]*\d)(?=[^:]*[A-Z])[A-Z0-9]{4,20}|[A-Z]{14}-[A-Z]{10}-[A-Z])$/i;
/** Codes in vocabularies, with and (where it says enough) without the vocabulary. */
function codes({ ids, former, cross_references }: Entity): string[] {
  const all = [...[...ids, ...former].map((id) => id.slice(id.indexOf(':') + 1)), ...cross_references];
  return [...new Set([...all, ...all.flatMap((code) => UNMISTAKABLE.exec(code)?.[1] ?? [])])];
}
/** See `beginnings.ts`. */
function begunAs(entity: Entity): string[] {
  const { kind } = entity;
  const own = {
    named: [...named(entity, 'preferred'), ...named(entity, 'abbreviation').slice(0, 1)],
    exact: named(entity, 'exact'),
    other: named(entity, ...OTHER),
  };
  const values = (['named', 'exact', 'other'] as const).flatMap((sort) =>
    own[sort].flatMap((name) => beginningsOf(kind, sort, lookedUpName(name))),
  );
  const inside = entity.names.flatMap(({ text }) => beginnings(text));
  return [...new Set([...values, ...inside.flatMap((name) => beginningsOf(kind, 'inside', name))])];
}
/** Fields of whole names, as they are looked up. */
export const NAME_FIELDS = ['PREFERRED', 'EXACT', 'OTHER'] as const;

/**
 * What most parts call it, first: registers write an organisation in many ways, and a table of sponsors puts each of
 * them under one name.
 */
function mostTold(names: Entity['names']): Entity['names'] {
  const times = new Map<string, number>();
  for (const { text } of names) times.set(text, (times.get(text) ?? 0) + 1);
  return names.toSorted((a, b) => times.get(b.text)! - times.get(a.text)!);
}

const assembly: Assembly<Entity> = {
  schemes: SCHEMES,
  schemeOf,
  sole: (part) => part.ids.find((id) => SOLE.includes(schemeOf(id))),
  // without the words of salts, which stand behind the name of the moiety
  prefers: ({ kind, names: [first] }, id) => kind === 'drug' && foldedName(first!.text).startsWith(id.slice(5)),
  idOf: entityId,
  likeness: () => undefined,
  contradict: (a, b) => a.kind !== b.kind || a.demo !== b.demo,
  compose(parts) {
    const told = parts.flatMap((part) => part.names);
    const first = told.filter(({ kind }) => kind === 'preferred');
    const preferred = united([parts[0]!.kind === 'organisation' ? mostTold(first) : first], ({ lang }) => lang);
    // what another source prefers is a name all the same: `Cardiovascular Diseases` of cardiovascular system disease
    const others = told.map((name) => (name.kind === 'preferred' ? { ...name, kind: 'exact' as const } : name));
    const names = united([preferred, others], ({ lang, text }) => `${lang} ${foldedName(text)}`);
    const all = (field: 'cross_references' | 'former' | 'parents') =>
      [...new Set(parts.flatMap((part) => part[field]))].sort();
    return known({
      id: '',
      ids: [],
      keys: [],
      provenance: [],
      kind: parts[0]!.kind,
      names,
      cross_references: all('cross_references'),
      former: all('former'),
      parents: all('parents'),
      definition: parts.map((part) => part.definition).find((each) => each !== undefined),
      demo: parts.every(({ demo }) => demo) || undefined,
    }) as Entity;
  },
};

/** An entity as one source knows it. */
export const entityPart = (
  part: Omit<Entity, Made | 'cross_references' | 'former' | 'parents'> & Partial<Entity>,
): Entity => assembled(assembly, { cross_references: [], former: [], parents: [], ...part });

const fold = (label: string, of: (entity: Entity) => readonly string[]) =>
  ({
    kind: 'keyword',
    label,
    of: (e: Entity) => [...new Set(of(e).map(lookedUpName))].filter(Boolean),
  }) as const;

/**
 * Sources by which the name of a product is a thing of its own: trials write a drug as its sponsor does, RxNorm has
 * brands as terms.
 */
const NAMES_ALONE = new Set(['clinicaltrials-gov', 'eu-ctr', 'ctrdata', 'rxnorm']);
/** Whether no register and no vocabulary tells of a drug: it may be another one by the name of a product. */
export const isNameAlone = ({ kind, provenance }: Entity): boolean =>
  kind === 'drug' && provenance.every(({ source }) => NAMES_ALONE.has(source));

const ownNames = ({ ids }: Entity) => ids.filter((id) => schemeOf(id) === 'moieties');

/** An identity by a name without blanks, as names are looked up: `GET-73` is `GET73`. */
export const unspaced = (identity: string): string => identity.replaceAll(' ', '');

/** A drug's own name and those of its products as identities, also without blanks. */
function calledAs(entity: Entity): string[] {
  if (entity.kind !== 'drug' || isNameAlone(entity)) return [];
  const names = named(entity, 'preferred', 'exact', 'abbreviation', 'trade').map((name) =>
    moietyIdentity(moietiesOf(name)),
  );
  return [...new Set([...ownNames(entity), ...names].flatMap((name) => [name, unspaced(name)]))];
}

/** What is asked of whole hierarchies, by the field of the index that says it. */
export const ENTITY_VALUES = {
  ID: ({ id }: Entity) => [id],
  IDENTITY: ({ ids, former }: Entity) => [...ids, ...former],
  HEADING: (entity: Entity) => [...new Set(named(entity, 'preferred'))],
  CALLED: calledAs,
} as const;

/** Diseases, drugs, targets and other things by their names: the dictionary. */
// biome-ignore format: read it as a table
export const entities = defineCollection({
  name: 'entities',
  record: Entity,
  id: (e) => e.id,
  defaultField: 'NAME',
  apart: ['parts'],
  assembly,
  fields: {
    NAME: { kind: 'text', label: 'Any name', of: (e) => e.names.map(({ text }) => text), stemmed: false },
    KIND: { kind: 'keyword', label: 'Kind', of: (e) => e.kind, facet: true },
    PREFERRED: fold('Preferred name, whole, as it is looked up', (e) => named(e, 'preferred')),
    SYMBOL: fold('First short form, such as the symbol of a gene, whole', (e) => named(e, 'abbreviation').slice(0, 1)),
    SHORT: fold('Short form, trade name or earlier symbol, whole', shortForms),
    EXACT: fold('Exact synonym, whole', (e) => named(e, 'exact')),
    OTHER: fold('Other name, whole', (e) => named(e, ...OTHER)),
    [BEGUN]: { kind: 'keyword', label: 'Beginning of a name, or of one from one of its words on, with the kind of the thing and the sort of the name', of: begunAs },
    SLIP: { kind: 'keyword', label: 'Kind, and the beginning of any name with a letter left out', of: (e) => [...new Set(e.names.flatMap(({ text }) => slipKeys(text)))].map((key) => `${e.kind} ${key}`) },
    CODE: { kind: 'keyword', label: 'Code in a vocabulary', of: codes },
    ID: { kind: 'keyword', label: 'Id', of: ENTITY_VALUES.ID, facet: true },
    PARENT: { kind: 'keyword', label: 'Identity of what it is a kind of', of: (e) => e.parents },
    IDENTITY: { kind: 'keyword', label: 'Identity, with kind and scheme, also one that it had before', of: ENTITY_VALUES.IDENTITY, facet: true },
    HEADING: { kind: 'keyword', label: 'Preferred name, as it is written', of: ENTITY_VALUES.HEADING, facet: true },
    CALLED: { kind: 'keyword', label: 'Name of a drug or of a product of it, as an identity, where a register or vocabulary tells of it', of: ENTITY_VALUES.CALLED, facet: true },
    ALONE: { kind: 'keyword', label: 'Name of a drug of which no register and no vocabulary tells, as an identity without blanks', of: (e) => (isNameAlone(e) ? ownNames(e).map(unspaced) : []) },
    NAME_LENGTH: { kind: 'number', label: 'Letters of the preferred name', of: (e) => named(e, 'preferred')[0]?.length, sort: true },
    ...sourceFields,
  },
  lookups: {
    key: { kind: 'best', label: 'identity, with kind and scheme', of: (e) => e.keys },
    entity_id: {
      kind: 'best',
      label: 'id (32 hex digits), also of an identity that was merged into it',
      or_id: true,
      of: (e) => [...e.keys.filter((key) => !key.startsWith(LOOSE) && !key.startsWith('@')), ...e.former].map(entityId),
      normalise: (text) => (/^[0-9a-f]{32}$/i.test(text) ? text.toLowerCase() : undefined),
    },
  },
  links: {
    parents: { label: 'is a kind of', to: 'entities', by: 'key', of: (e) => e.parents, back: 'children' },
  },
});
