import { defineCollection } from '#corpus/collection.ts';
import { type Static, Type } from '#typebox.mjs';
import { entityId } from '../entities/entities.ts';
import { Day } from '../patents/day.ts';

const Text = Type.String({ minLength: 1, maxLength: 1_000 });

/** A numbered part of a specification; its text is what stands under its heading, without that of parts below. */
export const StandardSection = Type.Object({
  /** As printed: `5.2.1`, `A.3`. */
  number: Type.String({ minLength: 1, maxLength: 40 }),
  title: Type.Optional(Text),
  /** Paragraphs, a line each. */
  text: Type.String({ maxLength: 400_000 }),
});
export type StandardSection = Static<typeof StandardSection>;

/** One version of a technical specification, from the user's own file. Unknown is absent. */
export const Standard = Type.Object({
  id: Type.String({ pattern: '^[0-9a-f]{32}$' }),
  /** As printed: `TS 38.300`, `RFC 9110`. */
  number: Text,
  /** `17.3.0`. */
  version: Type.Optional(Text),
  title: Type.Optional(Text),
  date: Type.Optional(Day),
  /** ISO 639-1. */
  lang: Type.String({ pattern: '^[a-z]{2}$' }),
  sections: Type.Array(StandardSection, { minItems: 1, maxItems: 20_000 }),
  source: Text,
  demo: Type.Optional(Type.Literal(true)),
});
export type Standard = Static<typeof Standard>;

/** A number without its body, series and blanks: `3GPP TS 38.300`, `ts38.300` and `38.300` are one. */
export const standardKey = (number: string): string =>
  number
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\b(?:3gpp|etsi|itu-t|ietf|ieee|iso|iec)\b/gu, ' ')
    .replace(/[\s_-]+/gu, '')
    .replace(/^(?:ts|tr)(?=\d)/u, '');

/** A version without its `v`: `v17.3.0` is `17.3.0`. */
export const versionKey = (version: string): string =>
  version
    .trim()
    .toLowerCase()
    .replace(/^v(?:ersion)?\s{0,4}/u, '');

export const standardId = (number: string, version = ''): string =>
  entityId(`standard:${standardKey(number)}:${versionKey(version)}`);

/** Later versions first, by the numbers in them; without a version, by date. */
export function byVersion(a: Standard, b: Standard): number {
  const parts = ({ version = '' }: Standard) => versionKey(version).split('.').map(Number);
  const [x, y] = [parts(a), parts(b)];
  for (let i = 0; i < Math.max(x.length, y.length); i++) {
    const difference = (y[i] || 0) - (x[i] || 0);
    if (difference !== 0) return difference;
  }
  return (b.date ?? 0) - (a.date ?? 0);
}

/** Technical specifications of the user's own: none are shipped but a fictional one. */
export const standards = defineCollection({
  name: 'standards',
  record: Standard,
  id: (s) => s.id,
  defaultField: 'TEXT',
  fields: {
    KEY: {
      kind: 'keyword',
      label: 'Number without body, series and blanks',
      of: (s) => standardKey(s.number),
      normalise: standardKey,
    },
    NUMBER: { kind: 'keyword', label: 'Number, as printed', of: (s) => s.number, facet: true },
    VERSION: { kind: 'keyword', label: 'Version', of: (s) => s.version },
    TTL: { kind: 'text', label: 'Title', of: (s) => (s.title ? [s.title] : []) },
    TEXT: {
      kind: 'text',
      label: 'Headings and text of sections',
      of: (s) => s.sections.map(({ title = '', text }) => `${title}\n${text}`),
    },
    DATE: { kind: 'date', label: 'Date', of: (s) => s.date },
    DEMO: { kind: 'keyword', label: '1: record of the demo corpus', of: (s) => (s.demo ? '1' : '0') },
  },
  merge: (stored, arriving) => (arriving.demo && !stored.demo ? stored : arriving),
});
