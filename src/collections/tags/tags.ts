import { defineCollection } from '#corpus/collection.ts';
import { type Static, Type } from '#typebox.mjs';
import { ENTITY_KINDS } from '../entities/entities.ts';
import { affirmedIds, type TaggedKind } from './tagged.ts';

const Id = Type.String({ pattern: '^[0-9a-f]{32}$' });
const Kind = Type.Enum([...ENTITY_KINDS]);

/** Where a document names a thing: a place in one of its units, see `Collection.units`. */
const Place = Type.Object({
  unit: Type.String({ minLength: 1 }),
  start: Type.Integer({ minimum: 0 }),
  end: Type.Integer({ minimum: 1 }),
  text: Type.String({ minLength: 1 }),
  /** The text says that it is not there. */
  negated: Type.Optional(Type.Literal(true)),
  /** The text says that it was there before. */
  historic: Type.Optional(Type.Literal(true)),
});

/** The things that a document names, by the dictionary as it was when they were looked for. Derived, never imported. */
export const Tags = Type.Object({
  /** `works:` and the like, and the id of the document. */
  id: Type.String({ minLength: 3 }),
  collection: Type.String({ minLength: 1 }),
  document: Type.String({ minLength: 1 }),
  things: Type.Array(
    Type.Object({
      id: Id,
      kind: Kind,
      /** The name of the dictionary that matched first. */
      name: Type.String({ minLength: 1 }),
      /** Places in all, and those of them that are denied. */
      count: Type.Integer({ minimum: 1 }),
      negated: Type.Optional(Type.Integer({ minimum: 1 })),
      /** The first of them. */
      places: Type.Array(Place, { minItems: 1 }),
    }),
  ),
  /** What the things are kinds of, without themselves. */
  within: Type.Array(Type.Object({ id: Id, kind: Kind })),
  /** Of a kind of documents that have such: what titles and head words name, and what that is a kind of. */
  about: Type.Optional(Type.Array(Type.Object({ id: Id, kind: Kind }))),
  /** Diseases of `about` that it is surely about, and what these are kinds of. */
  sure: Type.Optional(Type.Array(Type.Object({ id: Id, kind: Kind }))),
  /** Names that have several meanings, between which the document does not decide. */
  undecided: Type.Array(Type.String()),
  /** Digest of the texts, of the names and of the rules that all of this follows from. Absent: not known. */
  made_of: Type.Optional(Type.String({ minLength: 1 })),
  demo: Type.Optional(Type.Literal(true)),
});
export type Tags = Static<typeof Tags>;

/** The id of the tags of a document. */
export const tagsId = (collection: string, document: string): string => `${collection}:${document}`;

/**
 * Ids by which patents are found: fields derived from these links, so that tags do not have a long text indexed, and
 * encoded, once more.
 */
const ofPatents = (kind: TaggedKind) =>
  ({
    label: `says in a patent, as ${kind}`,
    to: 'entities',
    by: 'entity_id',
    of: (t: Tags) => (t.collection === 'patents' ? affirmedIds(t, kind) : []),
    back: `patents_naming_${kind}`,
  }) as const;

const ids = (kind: TaggedKind) => (t: Tags) => t.things.filter((each) => each.kind === kind).map(({ id }) => id);

/** What documents name, with the places: the evidence of their fields of ids. */
// biome-ignore format: read it as a table
export const tags = defineCollection({
  name: 'tags',
  record: Tags,
  id: (t) => t.id,
  defaultField: 'DOCUMENT',
  fields: {
    DOCUMENT: { kind: 'keyword', label: 'Id of the document', of: (t) => t.document },
    COLLECTION: { kind: 'keyword', label: 'Kind of the document', of: (t) => t.collection, facet: true },
    DISEASE: { kind: 'keyword', label: 'Id of a disease', of: ids('disease'), facet: true },
    DRUG: { kind: 'keyword', label: 'Id of a drug', of: ids('drug'), facet: true },
    TARGET: { kind: 'keyword', label: 'Id of a target', of: ids('target'), facet: true },
    UNDECIDED: { kind: 'keyword', label: 'Name with several meanings', of: (t) => t.undecided, facet: true },
    DEMO: { kind: 'keyword', label: '1: record of the demo corpus', of: (t) => (t.demo ? '1' : '0'), facet: true },
  },
  links: {
    work: { label: 'is of the work', to: 'works', by: 'id', of: documentIn('works'), back: 'tags' },
    trial: { label: 'is of the trial', to: 'trials', by: 'id', of: documentIn('trials'), back: 'tags' },
    patent: { label: 'is of the patent', to: 'patents', by: 'id', of: documentIn('patents'), back: 'tags' },
    diseases: ofPatents('disease'),
    drugs: ofPatents('drug'),
    targets: ofPatents('target'),
    things: { label: 'names', to: 'entities', by: 'entity_id', of: (t) => t.things.map(({ id }) => id), back: 'tagged' },
  },
});

function documentIn(collection: string) {
  return (tags: Tags): string[] => (tags.collection === collection ? [tags.document] : []);
}
