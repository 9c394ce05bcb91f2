import { createHash } from 'node:crypto';
import { defineCollection } from '#corpus/collection.ts';
import { type Static, Type } from '#typebox.mjs';
import { alignedPairs, segmentKey } from './alignment.ts';

const Text = Type.String({ minLength: 1, maxLength: 200_000 });

/** One thing said in several languages: a text with its translations, or a term. */
export const Translation = Type.Object({
  /** 32 hexadecimal digits of the texts. */
  id: Type.String({ pattern: '^[0-9a-f]{32}$' }),
  kind: Type.Enum(['text', 'term']),
  texts: Type.Array(
    Type.Object({
      /** ISO 639-1. */
      lang: Type.String({ pattern: '^[a-z]{2}$' }),
      text: Text,
      /** As published, by an office or a translator, by a machine, or not known. */
      origin: Type.Enum(['original', 'human', 'machine', 'unknown']),
    }),
    { minItems: 2, maxItems: 60 },
  ),
  /** What it was said of: the field of a term, a document. */
  about: Type.Optional(Text),
  provenance: Type.Array(Type.Object({ source: Text, file: Type.Optional(Text) })),
});
export type Translation = Static<typeof Translation>;

export const translationId = (kind: Translation['kind'], texts: Translation['texts']): string =>
  createHash('sha256')
    .update(JSON.stringify([kind, texts.map(({ lang, text }) => [lang, text]).sort()]))
    .digest('hex')
    .slice(0, 32);

/** Of two that know a sentence the one that people wrote is meant. */
const RANKS = { original: '3', human: '2', unknown: '1', machine: '0' } as const;

/** Every part that a record can translate, in each direction, under the name by which it is asked for. */
function partsOf({ texts }: Translation): { value: string; rank: string }[] {
  const found = new Map<string, string>();
  for (const source of texts)
    for (const target of texts) {
      if (source.lang === target.lang) continue;
      const rank = [RANKS[source.origin], RANKS[target.origin]].sort()[0]!;
      for (const pair of alignedPairs(source.text, target.text)) {
        const value = `${segmentKey(source.lang, pair.source)}>${target.lang}`;
        if ((found.get(value) ?? '') < rank) found.set(value, rank);
      }
    }
  return [...found].map(([value, rank]) => ({ value, rank }));
}

/** Texts and terms with their translations: what the translation memory knows besides patents. */
export const translations = defineCollection({
  name: 'translations',
  record: Translation,
  id: (record) => record.id,
  defaultField: 'TEXT',
  fields: {
    TEXT: { kind: 'text', label: 'Text', of: ({ texts }) => texts.map(({ text }) => text) },
    LANG: { kind: 'keyword', label: 'Language', of: ({ texts }) => texts.map(({ lang }) => lang), facet: true },
    KIND: { kind: 'keyword', label: 'Text or term', of: ({ kind }) => kind, facet: true },
    SOURCE: {
      kind: 'keyword',
      label: 'Source',
      of: ({ provenance }) => provenance.map(({ source }) => source),
      facet: true,
    },
  },
  lookups: {
    part: { label: 'A part in one language, to be said in another', kind: 'best', of: partsOf },
  },
  merge: (stored, arriving) => ({
    ...stored,
    ...(stored.about === undefined && arriving.about !== undefined && { about: arriving.about }),
    provenance: [
      ...new Map([...stored.provenance, ...arriving.provenance].map((one) => [JSON.stringify(one), one])).values(),
    ].sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)),
  }),
});
