import { createHash } from 'node:crypto';
import { defineCollection } from '#corpus/collection.ts';
import { type Static, Type } from '#typebox.mjs';

const text = Type.String({ minLength: 1, maxLength: 2_000 });

/** Goods or services as a list of the Nice Classification has them, with their class. */
export const GoodsTerm = Type.Object({
  /** Three digits, `035`. */
  nice: Type.String({ pattern: '^\\d{3}$' }),
  /** A heading tells what its class is of. */
  kind: Type.Enum(['heading', 'term']),
  /** The same goods in one or more languages, each once. */
  texts: Type.Array(Type.Object({ lang: Type.String({ minLength: 2, maxLength: 8 }), text }), { minItems: 1 }),
  /** Code of the goods that an office holds to be alike: `S2001` of KIPO, `010101` of TIPO. */
  group: Type.Optional(Type.String({ minLength: 1, maxLength: 20 })),
  /** The list and its edition: `Nice 10-2015`. */
  list: Type.String({ minLength: 1, maxLength: 60 }),
  source: Type.String({ minLength: 1 }),
});
export type GoodsTerm = Static<typeof GoodsTerm>;

/** Of all that it says: one word of a list may stand there twice, translated in two ways. 32 hexadecimal digits. */
const goodsTermId = ({ list, nice, kind, group = '', texts }: GoodsTerm): string =>
  createHash('sha256')
    .update(JSON.stringify([list, nice, kind, group, texts.map(({ text }) => text)]))
    .digest('hex')
    .slice(0, 32);

/** Goods and services by classes, as the lists of WIPO and of offices have them. */
export const goodsTerms = defineCollection({
  name: 'goods_terms',
  record: GoodsTerm,
  id: goodsTermId,
  defaultField: 'GOODS',
  fields: {
    GOODS: { kind: 'text', label: 'Goods or services', of: (t) => t.texts.map((one) => one.text) },
    NICE: { kind: 'keyword', label: 'Nice class', of: (t) => t.nice, facet: true },
    KIND: { kind: 'keyword', label: 'heading or term', of: (t) => t.kind, facet: true },
    GROUP: { kind: 'keyword', label: 'Code of goods that are held to be alike', of: (t) => t.group, facet: true },
    LIST: { kind: 'keyword', label: 'List and edition', of: (t) => t.list, facet: true },
  },
});
