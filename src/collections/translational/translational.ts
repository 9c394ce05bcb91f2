import { defineCollection } from '#corpus/collection.ts';
import { type Static, Type } from '#typebox.mjs';
import { Things, thingField } from '../entities/things.ts';

const Text = Type.String({ minLength: 1, maxLength: 4_000 });
const Texts = Type.Array(Text, { maxItems: 1_000 });
const Worded = Type.Object({
  lang: Type.Optional(Type.String({ pattern: '^[a-z]{2,3}$' })),
  text: Type.String({ minLength: 1, maxLength: 100_000 }),
});

export const TRANSLATION_STAGES = ['T0', 'T1', 'T2', 'T3'] as const;

/**
 * A finding on its way from laboratory to patients, of a journal or a conference, judged by somebody. Unknown is
 * absent.
 */
export const Translational = Type.Object({
  /** UUID (version 5). */
  id: Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
  titles: Type.Array(Worded, { minItems: 1, maxItems: 20 }),
  abstracts: Type.Array(Worded, { maxItems: 20 }),
  /** In order; `places` count their institutions from 1. */
  authors: Type.Array(
    Type.Object({ name: Text, places: Type.Optional(Type.Array(Type.Integer({ minimum: 1 }), { maxItems: 100 })) }),
    { maxItems: 10_000 },
  ),
  institutions: Texts,
  /** yyyyMMdd */
  day: Type.Optional(Type.Integer({ minimum: 18000101, maximum: 29991231 })),
  journal: Type.Optional(Text),
  conference: Type.Optional(Text),
  /** Number of the abstract, or of the article. */
  code: Type.Optional(Text),
  subjects: Texts,
  technologies: Texts,
  /** T0 basic discovery, T1 first in humans, T2 trials, T3 practice. */
  stages: Type.Array(Type.Enum([...TRANSLATION_STAGES])),
  drugs: Things,
  targets: Things,
  diseases: Things,
  drug_types: Things,
  mechanisms: Things,
  organisations: Things,
  pubmed: Type.Array(Type.String({ pattern: '^\\d{1,9}$' }), { maxItems: 100 }),
  source_urls: Texts,
  source: Text,
  demo: Type.Optional(Type.Literal(true)),
});
export type Translational = Static<typeof Translational>;

const about = thingField<Translational>;
const exact = (label: string, of: (record: Translational) => string | readonly string[] | undefined) =>
  ({ kind: 'keyword', label, of, facet: true }) as const;

/** Translational medicine. No open source is read: records of one's own fill it. */
// biome-ignore format: read it as a table
export const translational = defineCollection({
  name: 'translational',
  record: Translational,
  id: (t) => t.id,
  defaultField: 'ALL',
  apart: ['abstracts'],
  watch: new URL('./watch.ts', import.meta.url).href,
  fields: {
    TITLE: { kind: 'text', label: 'Title', of: (t) => t.titles.map(({ text }) => text), boost: 3 },
    ABSTRACT: { kind: 'text', label: 'Abstract', of: (t) => t.abstracts.map(({ text }) => text) },
    ALL: { kind: 'any', label: 'All texts', fields: ['TITLE', 'ABSTRACT'] },
    JOURNAL: exact('Journal', (t) => t.journal),
    CONFERENCE: exact('Conference', (t) => t.conference),
    SUBJECT: exact('Subject', (t) => t.subjects),
    TECHNOLOGY: exact('Technology', (t) => t.technologies),
    STAGE: exact('Stage of translation', (t) => t.stages),
    PUBLISHED: { kind: 'date', label: 'Publication', of: (t) => t.day, sort: true, facet: true },
    DRUG: about('Identity of a drug', (t) => t.drugs),
    TARGET: about('Identity of a target', (t) => t.targets),
    DISEASE: about('Identity of a disease', (t) => t.diseases),
    DRUG_TYPE: about('Identity of a type of drugs', (t) => t.drug_types),
    MECHANISM: about('Identity of a mechanism', (t) => t.mechanisms),
    ORGANISATION: about('Identity of an organisation', (t) => t.organisations),
    ID: exact('Id', (t) => t.id),
    SOURCE: exact('Source of the record', (t) => t.source),
    DEMO: exact('1: record of the demo corpus', (t) => (t.demo ? '1' : '0')),
  },
});
