import { type Static, Type } from 'typebox';
import { type Assembly, aliasesOf, assembled, type Made } from '#corpus/assembly.ts';
import { defineCollection } from '#corpus/collection.ts';
import { first, known, united } from '../assembling.ts';
import { idsIn, sourceFields } from '../record-fields.ts';
import { folded } from '../works/ids.ts';
import { Giver } from '../works/work.ts';

const Text = Type.String({ minLength: 1 });

/** A university, company, hospital or agency for which people work. Unknown is absent. */
export const Institution = Type.Object({
  id: Type.String(),
  /** `ror:05ppvf150`, `openalex:I70931966`, `grid:grid.14848.31`, `wikidata:Q392189`, `own:...`. */
  ids: Type.Array(Type.String()),
  keys: Type.Array(Type.String()),
  contested: Type.Optional(Type.Array(Type.String())),
  provenance: Type.Array(Giver, { minItems: 1 }),
  name: Text,
  other_names: Type.Array(Text),
  /** Two letters, ISO 3166. */
  country: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })),
  city: Type.Optional(Text),
  /** education, company, healthcare, government, facility, nonprofit, archive, other. */
  type: Type.Optional(Text),
  website: Type.Optional(Text),
  parts: Type.Optional(Type.Array(Type.Unknown())),
  demo: Type.Optional(Type.Literal(true)),
});
export type Institution = Static<typeof Institution>;

const READERS: readonly (readonly [scheme: string, shape: RegExp])[] = [
  ['ror', /^(?:https?:\/\/)?(?:www\.)?(?:ror\.org\/)?(0[a-hj-km-np-tv-z0-9]{6}\d{2})$/i],
  ['openalex', /^(?:https?:\/\/openalex\.org\/)?(I\d{1,12})$/i],
  ['grid', /^(?:https?:\/\/www\.grid\.ac\/institutes\/)?(grid\.\d+\.[0-9a-f]+)$/i],
  ['wikidata', /^(?:https?:\/\/www\.wikidata\.org\/(?:wiki|entity)\/)?(Q\d{1,12})$/i],
];

/** Identities of institutions from texts as sources write them; what is none is left out. */
export const institutionIds = (texts: readonly (string | undefined | null)[]): string[] =>
  texts
    .flatMap((text) => {
      if (text === undefined || text === null || text.length > 200) return [];
      for (const [scheme, shape] of READERS) {
        const id = shape.exec(text.trim())?.[1];
        if (id) return [`${scheme}:${scheme === 'ror' || scheme === 'grid' ? id.toLowerCase() : id.toUpperCase()}`];
      }
      return [];
    })
    .sort();

const TRUST = ['records', 'openalex', 'orcid', 'datacite', 'crossref'];
const rank = ({ provenance }: Institution) =>
  (TRUST.indexOf(provenance[0]!.source) + TRUST.length + 1) % (TRUST.length + 1);

const assembly: Assembly<Institution> = {
  schemes: ['ror', 'openalex', 'grid', 'wikidata', 'own'],
  likeness: () => undefined,
  contradict: (a, b) => a.demo !== b.demo,
  compose(given) {
    const parts = [...given].sort((a, b) => rank(a) - rank(b));
    const one = <F extends keyof Institution>(field: F) => first(parts, field);
    const name = parts[0]!.name;
    const names = united([parts.map((part) => part.name), ...parts.map((part) => part.other_names)], folded);
    return known({
      id: '',
      ids: [],
      keys: [],
      provenance: [],
      name,
      other_names: names.filter((each) => folded(each) !== folded(name)),
      country: one('country'),
      city: one('city'),
      type: one('type'),
      website: one('website'),
      demo: parts.every(({ demo }) => demo) || undefined,
    }) as Institution;
  },
};

/** An institution as one source knows it. */
export const institutionPart = (
  part: Omit<Institution, Made | 'other_names'> & { other_names?: string[] },
): Institution => assembled(assembly, { other_names: [], ...part });

export const institutions = defineCollection({
  name: 'institutions',
  record: Institution,
  id: (i) => i.id,
  defaultField: 'NAME',
  apart: ['parts'],
  assembly,
  fields: {
    NAME: { kind: 'text', label: 'Name', of: (i) => [i.name, ...i.other_names], stemmed: false },
    COUNTRY: { kind: 'keyword', label: 'Country', of: (i) => i.country, facet: true },
    TYPE: { kind: 'keyword', label: 'Type', of: (i) => i.type, facet: true },
    ROR: {
      kind: 'keyword',
      label: 'ROR id',
      of: (i) => idsIn(i.ids, 'ror'),
    },
    WORK_COUNT: {
      kind: 'number',
      label: 'Stored works written there',
      of: () => undefined,
      derived: { link: 'works' },
      sort: true,
    },
    ...sourceFields,
  },
  lookups: {
    key: { kind: 'best', label: 'identity, with scheme', of: (i) => i.keys },
    institution_id: {
      kind: 'best',
      label: 'institution id (UUID)',
      or_id: true,
      of: aliasesOf,
    },
  },
});
