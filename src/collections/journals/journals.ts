import { type Assembly, aliasesOf, assembled, type Made } from '#corpus/assembly.ts';
import { defineCollection } from '#corpus/collection.ts';
import { type Static, Type } from '#typebox.mjs';
import { first, known, united } from '../assembling.ts';
import { idsIn, sourceFields } from '../record-fields.ts';
import { folded } from '../works/ids.ts';
import { Giver } from '../works/work.ts';

const Text = Type.String({ minLength: 1 });

/** A journal, series, conference or server in which works stand. Unknown is absent. */
export const Journal = Type.Object({
  id: Type.String(),
  /** `issn:2167-8359`, `nlm:101603425`, `openalex:S1983995261`, `own:...`. */
  ids: Type.Array(Type.String()),
  keys: Type.Array(Type.String()),
  contested: Type.Optional(Type.Array(Type.String())),
  provenance: Type.Array(Giver, { minItems: 1 }),
  name: Text,
  /** Abbreviations and former or parallel names. */
  other_names: Type.Array(Text),
  issn_print: Type.Optional(Text),
  issn_electronic: Type.Optional(Text),
  /** Chinese serial number, e.g. `11-4537/X`. */
  cn: Type.Optional(Text),
  type: Type.Optional(Text),
  publisher: Type.Optional(Text),
  organizer: Type.Optional(Text),
  supervising_agency: Type.Optional(Text),
  /** As the source has it: a name, or two letters. */
  country: Type.Optional(Text),
  languages: Type.Array(Text),
  subjects: Type.Array(Text),
  frequency: Type.Optional(Text),
  website: Type.Optional(Text),
  address: Type.Optional(Text),
  postal_code: Type.Optional(Text),
  contact: Type.Optional(Text),
  parts: Type.Optional(Type.Array(Type.Unknown())),
  demo: Type.Optional(Type.Literal(true)),
});
export type Journal = Static<typeof Journal>;

/** `2167-8359` from any spelling with a right check digit (ISO 3297); undefined for what can be no ISSN. */
export function issnOf(text: string): string | undefined {
  const digits = /^(?:e?issn:?\s*)?(\d{4})[-‐– ]?(\d{3}[\dXx])$/i.exec(text.trim().slice(0, 40));
  if (!digits) return undefined;
  const all = (digits[1]! + digits[2]!).toUpperCase();
  const sum = [...all].reduce((total, digit, i) => total + (digit === 'X' ? 10 : Number(digit)) * (8 - i), 0);
  return sum % 11 === 0 ? `${all.slice(0, 4)}-${all.slice(4)}` : undefined;
}

/** Identities of journals from ISSNs and other identities as sources write them. */
export const issnIds = (texts: readonly (string | undefined)[]): string[] => [
  ...new Set(
    texts.flatMap((text) => (text === undefined ? undefined : issnOf(text)) ?? []).map((issn) => `issn:${issn}`),
  ),
];

/** Who knows journals best comes first. */
const TRUST = ['records', 'doaj', 'openalex', 'pubmed', 'medline-text', 'crossref', 'jats'];
const rank = ({ provenance }: Journal) =>
  (TRUST.indexOf(provenance[0]!.source) + TRUST.length + 1) % (TRUST.length + 1);

const assembly: Assembly<Journal> = {
  schemes: ['issn', 'nlm', 'openalex', 'own'],
  likeness: ({ name }) => (folded(name).length > 3 ? folded(name) : undefined),
  contradict: (a, b) => a.demo !== b.demo,
  compose(given) {
    const parts = [...given].sort((a, b) => rank(a) - rank(b));
    const one = <F extends keyof Journal>(field: F) => first(parts, field);
    const name = parts[0]!.name;
    const names = united([parts.map((part) => part.name), ...parts.map((part) => part.other_names)], folded);
    return known({
      id: '',
      ids: [],
      keys: [],
      provenance: [],
      name,
      other_names: names.filter((each) => folded(each) !== folded(name)),
      issn_print: one('issn_print'),
      issn_electronic: one('issn_electronic'),
      cn: one('cn'),
      type: one('type'),
      publisher: one('publisher'),
      organizer: one('organizer'),
      supervising_agency: one('supervising_agency'),
      country: one('country'),
      languages: [...(one('languages') ?? [])],
      subjects: united(
        parts.map((part) => part.subjects),
        folded,
      ),
      frequency: one('frequency'),
      website: one('website'),
      address: one('address'),
      postal_code: one('postal_code'),
      contact: one('contact'),
      demo: parts.every(({ demo }) => demo) || undefined,
    }) as Journal;
  },
};

/** A journal as one source knows it. */
export const journalPart = (
  part: Omit<Journal, Made | 'other_names' | 'languages' | 'subjects'> & Partial<Journal>,
): Journal => assembled(assembly, { other_names: [], languages: [], subjects: [], ...part });

export const journals = defineCollection({
  name: 'journals',
  record: Journal,
  id: (j) => j.id,
  defaultField: 'NAME',
  apart: ['parts'],
  assembly,
  fields: {
    NAME: { kind: 'text', label: 'Name', of: (j) => [j.name, ...j.other_names], stemmed: false },
    ISSN: {
      kind: 'keyword',
      label: 'ISSN',
      of: (j) => idsIn(j.ids, 'issn'),
      normalise: (text) => issnOf(text) ?? text,
    },
    PUBLISHER: { kind: 'keyword', label: 'Publisher, whole name', of: (j) => j.publisher, facet: true },
    COUNTRY: { kind: 'keyword', label: 'Country', of: (j) => j.country, facet: true },
    SUBJECT: { kind: 'keyword', label: 'Subject', of: (j) => j.subjects, facet: true },
    TYPE: { kind: 'keyword', label: 'Type', of: (j) => j.type, facet: true },
    WORK_COUNT: {
      kind: 'number',
      label: 'Stored works in it',
      of: () => undefined,
      derived: { link: 'works' },
      sort: true,
    },
    ...sourceFields,
  },
  lookups: {
    key: { kind: 'best', label: 'identity or likeness, with scheme', of: (j) => j.keys },
    issn: {
      kind: 'best',
      label: 'ISSN',
      of: (j) => idsIn(j.ids, 'issn'),
      normalise: issnOf,
    },
    journal_id: {
      kind: 'best',
      label: 'journal id (UUID)',
      or_id: true,
      of: aliasesOf,
    },
  },
});
