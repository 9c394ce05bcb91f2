import { defineCollection } from '#corpus/collection.ts';
import { EFFECTS } from '#patents/legal/effects.ts';
import { type Static, Type } from '#typebox.mjs';
import { byContent, type ItemKey, latest } from '../assembling.ts';
import { AsOf, Day } from '../patents/day.ts';

const Text = Type.String({ minLength: 1, maxLength: 2_000 });
const text = Type.Optional(Text);
const day = Type.Optional(Day);
const days = Type.Optional(Type.Number());

/** How an application claims the benefit of an earlier one. */
export const RELATIONS = [
  'continuation',
  'division',
  'continuation_in_part',
  'national_stage',
  'reissue',
  'provisional',
  'reexamination',
  'substitution',
  'other',
] as const;

const Related = Type.Object({
  /** Normalised. */
  application: Text,
  relation: Type.Enum([...RELATIONS]),
  filed: day,
  /** The patent that came of it, as `US8481191`. */
  patent: text,
});

/** What an office's file of one application says of it. Unknown is absent; numbers are normalised. */
export const FileWrapper = Type.Object({
  /** The application: the id, as `US16/123456`. */
  application: Text,
  office: Type.String({ pattern: '^[A-Z]{2}$' }),
  kind: Type.Optional(
    Type.Enum(['utility', 'utility_model', 'plant', 'design', 'reissue', 'provisional', 'reexamination', 'other']),
  ),
  title: text,
  filed: day,
  granted: day,
  /** The patent without kind code. */
  patent: text,
  publications: Type.Array(Type.Object({ number: Text, date: day })),
  /** The status in the office's words, since when, and what it says of a right where its words stand in no table. */
  status: Type.Optional(Type.Object({ text: Text, date: day, does: Type.Optional(Type.Enum([...EFFECTS])) })),
  /** Days of patent term adjustment, as the office counts them. */
  adjustment: Type.Optional(
    Type.Object({ a: days, b: days, c: days, overlap: days, applicant: days, manual: days, total: days }),
  ),
  parents: Type.Array(Related),
  children: Type.Array(Related),
  /** What was done, in the office's codes. */
  events: Type.Array(
    Type.Object({
      code: text,
      text,
      date: day,
      /** What it does, where the office has no code that says so. */
      does: Type.Optional(Type.Enum([...EFFECTS])),
      /** The year of the right's life for which a fee was paid. */
      year: Type.Optional(Type.Integer({ minimum: 1, maximum: 99 })),
    }),
  ),
  /** The last day of the term, where the office states it. */
  expires: day,
  /** Owners as the register states them. */
  owners: Type.Optional(Type.Array(Text)),
  /** When the office last changed the file; fields of an earlier state of it have their day. */
  updated: day,
  as_of: AsOf,
  provenance: Type.Array(Type.Object({ source: Text, file: text })),
});
export type FileWrapper = Static<typeof FileWrapper>;

/**
 * Whether the parts of an adjustment give its total, as the USPTO computes it: max(0, A + B + C - overlap - applicant +
 * manual). Undefined where a part is not stated.
 */
export function adjustmentHolds(adjustment: NonNullable<FileWrapper['adjustment']>): boolean | undefined {
  const { a, b, c, overlap, applicant, manual, total } = adjustment;
  const parts = [a, b, c, overlap, applicant, manual, total];
  if (parts.some((part) => part === undefined)) return undefined;
  return Math.max(0, a! + b! + c! - overlap! - applicant! + manual!) === total;
}

const relative: ItemKey = ({ application, relation }) => `${application} ${relation}`;

/** Files of offices: USPTO, JPO, DPMA. What a later state of the file says goes before an earlier one's. */
export const fileWrappers = defineCollection({
  name: 'file_wrappers',
  record: FileWrapper,
  id: (w) => w.application,
  defaultField: 'TTL',
  fields: {
    TTL: { kind: 'text', label: 'Title', of: (w) => w.title },
    APNO: { kind: 'keyword', label: 'Application', of: (w) => w.application },
    STATUS: { kind: 'keyword', label: 'Status in the office’s words', of: (w) => w.status?.text, facet: true },
    EVENT_CODE: {
      kind: 'keyword',
      label: 'Code of what was done',
      of: (w) => w.events.flatMap(({ code }) => code ?? []),
    },
    APD: { kind: 'date', label: 'Day of filing', of: (w) => w.filed, facet: true, sort: true },
  },
  links: {
    publications_of_application: {
      label: 'Publications of the application',
      to: 'patents',
      by: 'application',
      of: (w) => [w.application],
      back: 'file_wrappers',
    },
  },
  notUnderstood: (w) =>
    w.adjustment && adjustmentHolds(w.adjustment) === false
      ? [`adjustment of ${w.application}: its parts do not give its total of ${w.adjustment.total} days`]
      : [],
  merge: (stored, arriving) =>
    latest(stored, arriving, {
      // one source tells a day or a patent that another leaves out
      publications: ({ number }) => number,
      parents: relative,
      children: relative,
      events: byContent,
      provenance: byContent,
    }),
});
