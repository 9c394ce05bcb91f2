import { defineCollection, eventKind } from '#corpus/collection.ts';
import { type Static, Type } from '#typebox.mjs';

export const Paper = Type.Object({
  id: Type.String(),
  doi: Type.Optional(Type.String()),
  title: Type.String(),
  /** Patents, in any spelling of their numbers. */
  about: Type.Array(Type.String()),
  /** DOIs. */
  cites: Type.Array(Type.String()),
  events: Type.Array(
    Type.Object({ kind: Type.Enum(['published', 'retracted']), day: Type.Integer(), by: Type.String() }),
  ),
});
export type Paper = Static<typeof Paper>;

const normaliseDoi = (text: string) => /10\.\S+$/.exec(text.trim().toLowerCase())?.[0];

const paperEvent = eventKind((p: Paper) => p.events, {
  EVENT: ({ kind }) => kind,
  EVENT_BY: ({ by }) => by,
  EVENT_DAY: ({ day }) => day,
});

/**
 * A second kind of record for tests, declared as any collection is: identities, links both ways, derived counts,
 * events.
 */
export const papers = defineCollection({
  name: 'papers',
  record: Paper,
  id: (p) => p.id,
  defaultField: 'TTL',
  fields: {
    TTL: { kind: 'text', label: 'Title', of: (p) => p.title },
    ABOUT: { kind: 'keyword', label: 'Stored patents it is about', of: () => undefined, derived: { link: 'about' } },
    ABOUT_COUNT: { kind: 'number', label: 'Their number', of: () => undefined, derived: { link: 'about' }, sort: true },
    CITED: {
      kind: 'number',
      label: 'Stored papers that cite it',
      of: () => undefined,
      derived: { link: 'cited_by' },
      sort: true,
    },
    CITING: { kind: 'keyword', label: 'Those papers', of: () => undefined, derived: { link: 'cited_by' } },
    EVENT: { kind: 'keyword', label: 'Kind of an event', of: paperEvent.values('EVENT') },
    EVENT_BY: { kind: 'keyword', label: 'Who', of: paperEvent.values('EVENT_BY') },
    EVENT_DAY: { kind: 'date', label: 'When', of: paperEvent.numbers('EVENT_DAY') },
  },
  events: { event: paperEvent },
  lookups: { doi: { kind: 'unique', label: 'DOI', of: (p) => p.doi && normaliseDoi(p.doi), normalise: normaliseDoi } },
  links: {
    about: { label: 'is about', to: 'patents', by: 'number', of: (p) => p.about, back: 'papers' },
    cites: { label: 'cites', to: 'papers', by: 'doi', of: (p) => p.cites, back: 'cited_by' },
  },
});

/** A paper that says nothing but what is given. */
export const paper = (id: string, fields: Partial<Paper> = {}): Paper => ({
  id,
  title: 'On pumps',
  about: [],
  cites: [],
  events: [],
  ...fields,
});
