import { defineCollection } from '#corpus/collection.ts';
import { type Static, Type } from '#typebox.mjs';
import { sourceFields } from '../record-fields.ts';
import { Giver } from '../works/work.ts';

const Text = Type.String({ minLength: 1 });
const Count = Type.Optional(Type.Integer({ minimum: 0 }));

/** That a source says of a patent that it holds a compound, and where. Unknown is absent: a count of nought is said. */
export const Mention = Type.Object({
  /** `source:publication:key`. */
  id: Text,
  /** InChIKey, or the id of a structure that has none. */
  compound: Text,
  /** Publication number in its normal form, with or without kind code, as the source says. */
  patent: Text,
  /** How often in each part of the document. */
  counts: Type.Object({
    title: Count,
    abstract: Count,
    claims: Count,
    description: Count,
    /** In pictures. */
    image: Count,
    /** In files beside the text, such as MOL files. */
    attachment: Count,
  }),
  names: Type.Array(Text),
  /** yyyyMMdd, as the source says. */
  published: Type.Optional(Type.Integer()),
  provenance: Type.Array(Giver, { minItems: 1 }),
  demo: Type.Optional(Type.Literal(true)),
});
export type Mention = Static<typeof Mention>;

export const PARTS = ['title', 'abstract', 'claims', 'description', 'image', 'attachment'] as const;

/** What sources say of compounds in patents; a later file of one source replaces what it said of the same pair. */
export const mentions = defineCollection({
  name: 'mentions',
  record: Mention,
  id: (m) => m.id,
  defaultField: 'COMPOUND',
  fields: {
    COMPOUND: { kind: 'keyword', label: 'InChIKey', of: (m) => m.compound, facet: true },
    PATENT: { kind: 'keyword', label: 'Publication number', of: (m) => m.patent, facet: true },
    PART: {
      kind: 'keyword',
      label: 'Part of the document that holds it',
      of: (m) => PARTS.filter((part) => (m.counts[part] ?? 0) > 0),
      facet: true,
    },
    PUBLISHED: { kind: 'date', label: 'Publication of the patent', of: (m) => m.published, sort: true },
    ...sourceFields,
  },
  links: {
    compound: { label: 'is of the compound', to: 'compounds', by: 'id', of: (m) => [m.compound], back: 'mentions' },
    patent: { label: 'is in the patent', to: 'patents', by: 'number', of: (m) => [m.patent], back: 'compounds' },
  },
});
