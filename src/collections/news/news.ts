import { defineCollection } from '#corpus/collection.ts';
import { type Static, Type } from '#typebox.mjs';
import { Things, thingField } from '../entities/things.ts';

const Text = Type.String({ minLength: 1, maxLength: 4_000 });
const Texts = Type.Array(Text, { maxItems: 1_000 });

/** A piece of news, as somebody has recorded it. Unknown is absent. */
export const News = Type.Object({
  /** UUID (version 5). */
  id: Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
  title: Text,
  content: Type.Optional(Type.String({ minLength: 1, maxLength: 200_000 })),
  authors: Texts,
  channels: Texts,
  tags: Texts,
  /** yyyyMMdd */
  day: Type.Optional(Type.Integer({ minimum: 18000101, maximum: 29991231 })),
  /** Who published it. */
  publisher: Type.Optional(Text),
  source_url: Type.Optional(Text),
  drugs: Things,
  targets: Things,
  diseases: Things,
  organisations: Things,
  source: Text,
  demo: Type.Optional(Type.Literal(true)),
});
export type News = Static<typeof News>;

const about = thingField<News>;
const exact = (label: string, of: (news: News) => string | readonly string[] | undefined) =>
  ({ kind: 'keyword', label, of, facet: true }) as const;

/** News about drugs. No open source is read: records of one's own fill it. */
// biome-ignore format: read it as a table
export const news = defineCollection({
  name: 'news',
  record: News,
  id: (n) => n.id,
  defaultField: 'ALL',
  apart: ['content'],
  watch: new URL('./watch.ts', import.meta.url).href,
  fields: {
    TITLE: { kind: 'text', label: 'Title', of: (n) => n.title, boost: 3 },
    CONTENT: { kind: 'text', label: 'Content', of: (n) => n.content },
    ALL: { kind: 'any', label: 'All texts', fields: ['TITLE', 'CONTENT'] },
    CHANNEL: exact('Channel', (n) => n.channels),
    TAG: exact('Tag', (n) => n.tags),
    PUBLISHER: exact('Publisher', (n) => n.publisher),
    POSTED: { kind: 'date', label: 'Day of publication', of: (n) => n.day, sort: true, facet: true },
    DRUG: about('Identity of a drug', (n) => n.drugs),
    TARGET: about('Identity of a target', (n) => n.targets),
    DISEASE: about('Identity of a disease', (n) => n.diseases),
    ORGANISATION: about('Identity of an organisation', (n) => n.organisations),
    ID: exact('Id', (n) => n.id),
    SOURCE: exact('Source of the record', (n) => n.source),
    DEMO: exact('1: record of the demo corpus', (n) => (n.demo ? '1' : '0')),
  },
});
