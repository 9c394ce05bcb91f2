import type { Assembly } from '#corpus/assembly.ts';
import { aliasesOf, assembled, keyUuid, type Made } from '#corpus/assembly.ts';
import { defineCollection } from '#corpus/collection.ts';
import { textUnits, type Unit } from '#corpus/unit.ts';
import { entityId } from '../entities/entities.ts';
import { idsIn, sourceFields } from '../record-fields.ts';
import { tagCompletion, tagFields } from '../tags/tagged.ts';
import { organisationKey } from '../trials/trials.ts';
import { composeWork, contradictWorks } from './compose.ts';
import { arxivOf, doiOf, likenessOf, openalexOf, pmcidOf, pmidOf, WORK_SCHEMES, type WorkScheme } from './ids.ts';
import { nameForms } from './names.ts';
import { type Author, type Reference, Work } from './work.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Year of a date of any precision. */
export const yearOf = (day: number | undefined): number | undefined =>
  day === undefined ? undefined : Math.trunc(day / 10_000);

/** The first day that a date of any precision can mean. */
export const firstDay = (day: number): number => {
  const month = Math.trunc(day / 100) % 100;
  return Math.trunc(day / 10_000) * 10_000 + (month || 1) * 100 + (day % 100 || 1);
};

/** Milliseconds since 1970 of the beginning, in UTC, of the first day that a date can mean. */
export const epochOf = (day: number): number => {
  const exact = firstDay(day);
  return Date.UTC(Math.trunc(exact / 10_000), (Math.trunc(exact / 100) % 100) - 1, exact % 100);
};

const writer = ({ authors }: Pick<Work, 'authors'>): string | undefined => {
  const [one] = authors;
  return one && (one.family === undefined ? one.name : `${one.family},`);
};

/** How parts become works; see `ids.ts` for identities, `compose.ts` for what is believed. */
export const workAssembly: Assembly<Work> = {
  schemes: WORK_SCHEMES,
  likeness: (work) => likenessOf(work.titles[0]?.text, yearOf(work.published), writer(work)),
  contradict: contradictWorks,
  compose: composeWork,
};

/** A work as one source knows it. */
export const workPart = (part: Omit<Work, Made>): Work => assembled(workAssembly, part);

/**
 * The keys by which a reference names works: its identities, else title, year and author together.
 * @param demo It stands in a fictional record, which means fictional ones alone.
 */
export function referenceKeys({ ids, title, year, author }: Reference, demo = false): string[] {
  const like = likenessOf(title, year, author);
  return like === undefined ? [...ids] : [...ids, `${demo ? 'demo-' : ''}like:${like}`];
}

type Of<T> = (w: Work) => T;
const text = (label: string, of: Of<readonly string[]>, boost = 1) => ({ kind: 'text', label, of, boost }) as const;
const name = (label: string, of: Of<readonly string[]>, boost = 1) =>
  ({ kind: 'text', label, of, group: 'names', stemmed: false, boost }) as const;
const exact = (label: string, of: Of<string | readonly string[] | undefined>, facet = false) =>
  ({ kind: 'keyword', label, of, facet }) as const;
const id = (
  label: string,
  scheme: WorkScheme,
  normalise: (text: string) => string | undefined,
  letters: 'toLowerCase' | 'toUpperCase',
) =>
  ({
    kind: 'keyword',
    label,
    of: (w: Work) => valuesOf(w, scheme),
    normalise: (text: string) => normalise(text) ?? text.trim(),
    part: (pattern: string) => pattern.trim()[letters](),
  }) as const;
const day = (label: string, of: Of<number | undefined>) =>
  ({
    kind: 'date',
    label,
    of: (w: Work) => {
      const found = of(w);
      return found === undefined ? undefined : firstDay(found);
    },
    sort: true,
    facet: true,
  }) as const;
const number = (label: string, of: Of<number | undefined>) =>
  ({ kind: 'number', label, of, sort: true, facet: true }) as const;
const any = <const F extends readonly string[]>(label: string, fields: F) => ({ kind: 'any', label, fields }) as const;

const valuesOf = ({ ids }: Work, scheme: WorkScheme): string[] => idsIn(ids, scheme);
const forms = (kind: 'whole' | 'initials') => (w: Work) =>
  w.authors.flatMap((author: Author) => nameForms(author)[kind]);
const present = <T>(values: readonly (T | undefined)[]): T[] => values.filter((v) => v !== undefined);
const places = (w: Work) => w.authors.flatMap(({ affiliations }) => affiliations ?? []);

/** Titles, abstracts and, where it is there, the full text, paragraph by paragraph. */
function workUnits({ titles, abstracts, body, languages }: Work): Unit[] {
  const lang = languages.length === 1 ? languages[0]! : (titles.find((t) => t.origin === 'original')?.lang ?? 'und');
  return [
    ...textUnits('title', titles),
    ...textUnits('abstract', abstracts),
    ...body.map(({ id, kind, text }) => ({ id, part: kind, lang, origin: 'original' as const, text })),
  ];
}

/** Of two works that claim an identity, the one whose id is made of it is meant. */
const lookup = (label: string, scheme: WorkScheme, normalise: (text: string) => string | undefined) =>
  ({
    kind: 'best',
    label,
    of: (w: Work) =>
      valuesOf(w, scheme).map((value) => ({
        value,
        rank: w.contested && keyUuid(`${scheme}:${value}`) === w.id ? '1' : '',
      })),
    normalise,
  }) as const;

/** Scientific literature, in the words of the interface's literature search. */
// biome-ignore format: read it as a table
export const works = defineCollection({
  name: 'works',
  record: Work,
  id: (w) => w.id,
  defaultField: 'MAIN',
  apart: ['references', 'body', 'parts'],
  assembly: workAssembly,
  fields: {
    TITLE:    text('Title', (w) => w.titles.map((t) => t.text), 6),
    ABSTRACT: text('Abstract', (w) => w.abstracts.map((t) => t.text), 3),
    KEYWORD:  text('Keywords and headings', (w) => [...w.keywords, ...w.mesh.map((m) => m.heading), ...w.subjects.map((s) => s.text)], 2),
    FULLTEXT: text('Full text', (w) => w.body.map((unit) => unit.text)),
    AUTHOR_NAME:     name('Author, with whole given names, in both orders', forms('whole'), 3),
    AUTHOR_INITIALS: name('Author, with initials', forms('initials')),
    AFFILIATION: name('Affiliation, as printed and as resolved', (w) => places(w).flatMap((place) => present([place.text, place.name]))),
    ORGANISATION_ID: exact('Id that the dictionary has for an organisation of an affiliation, by its name', (w) => [...new Set(places(w).flatMap(({ name, text }) => present([name ?? text])))].map((one) => entityId(organisationKey(one))), true),
    PUBLICATION: name('Journal, book or server', (w) => present([w.venue?.name, w.venue?.short])),
    PUBLISHER:   name('Publisher', (w) => present([w.publisher])),
    FUNDER:      name('Funder', (w) => present(w.funding.map((each) => each.name))),
    AUTHOR: any('Author, in any form of the name', ['AUTHOR_NAME', 'AUTHOR_INITIALS']),
    TITLE_ABSTRACT: any('Title and abstract', ['TITLE', 'ABSTRACT']),
    MAIN: any('Title, abstract, keywords, author, publication', ['TITLE', 'ABSTRACT', 'KEYWORD', 'AUTHOR', 'PUBLICATION', 'DOI']),
    ALL:  any('All of it, with the full text', ['MAIN', 'FULLTEXT', 'AFFILIATION', 'PUBLISHER', 'FUNDER']),
    DOI:   id('DOI', 'doi', doiOf, 'toLowerCase'),
    PMID:  id('PubMed id', 'pmid', pmidOf, 'toLowerCase'),
    PMCID: id('PubMed Central id', 'pmcid', pmcidOf, 'toUpperCase'),
    ARXIV: id('arXiv id', 'arxiv', arxivOf, 'toLowerCase'),
    OPENALEX: id('OpenAlex id', 'openalex', openalexOf, 'toUpperCase'),
    PAPER_ID: exact('Paper id (UUID)', (w) => w.id),
    SHARED_ID: exact('Identity that another work has too', (w) => w.contested ?? []),
    TYPE:     exact('Type', (w) => w.type, true),
    LANGUAGE: exact('Language', (w) => w.languages, true),
    ORCID:    exact('ORCID of an author', (w) => present(w.authors.map((author) => author.orcid))),
    AUTHOR_EXACT: exact('Author, whole name', (w) => w.authors.map((author) => author.name), true),
    JOURNAL:  exact('Journal, whole name', (w) => w.venue?.name, true),
    ISSN:     exact('ISSN of the journal', (w) => idsIn(w.venue?.ids ?? [], 'issn')),
    INSTITUTION: exact('Company, resolved, whole name', (w) => present(places(w).map((place) => place.name)), true),
    COUNTRY:  exact('Country of an affiliation', (w) => present(places(w).map((place) => place.country)), true),
    SUBJECT:  exact('Subject, whole', (w) => w.subjects.map((s) => s.text), true),
    MESH:     exact('MeSH heading, whole', (w) => w.mesh.map((m) => m.heading), true),
    MESH_MAJOR: exact('MeSH heading of the main topic, whole', (w) => w.mesh.filter((m) => m.major).map((m) => m.heading), true),
    RETRACTED: exact('1: retracted', (w) => (w.retracted ? '1' : '0'), true),
    HAS_ABSTRACT: exact('1: has an abstract', (w) => (w.abstracts.length > 0 ? '1' : '0'), true),
    HAS_FULLTEXT: exact('1: has a full text', (w) => (w.body.length > 0 ? '1' : '0'), true),
    DATE_TIME: { kind: 'number', label: 'First publication, milliseconds since 1970', of: (w) => (w.published === undefined ? undefined : epochOf(w.published)), sort: true },
    PUBLICATION_DATE: day('First publication', (w) => w.published),
    YEAR: number('Year of first publication', (w) => yearOf(w.published)),
    AUTHOR_COUNT: number('Number of authors', (w) => w.authors.length || undefined),
    REFERENCE_COUNT: number('Number of references', (w) => w.reference_count ?? (w.references.length || undefined)),
    CITED_COUNT: { kind: 'number', label: 'Stored works that cite it', of: () => undefined, derived: { link: 'cited_by' }, sort: true },
    PATENT_CITED_COUNT: { kind: 'number', label: 'Stored patents that cite it', of: () => undefined, derived: { link: 'cited_by_patents' }, sort: true },
    ...tagFields,
    ...sourceFields,
  },
  completion: tagCompletion,
  expressions: true,
  units: workUnits,
  aliases: {
    TTL: 'TITLE', ABST: 'ABSTRACT', AU: 'AUTHOR', JOURNAL_NAME: 'PUBLICATION', 'TITLE/ABSTRACT': 'TITLE_ABSTRACT', DATE: 'PUBLICATION_DATE',
    PUBLICATION_YEAR: 'YEAR', KEYWORDS: 'KEYWORD', SOURCE_TITLE: 'PUBLICATION',
  },
  lookups: {
    key: { kind: 'best', label: 'identity or likeness, with scheme', of: (w) => w.keys },
    doi: lookup('DOI', 'doi', doiOf),
    pmid: lookup('PubMed id', 'pmid', pmidOf),
    pmcid: lookup('PubMed Central id', 'pmcid', pmcidOf),
    arxiv: lookup('arXiv id', 'arxiv', arxivOf),
    openalex: lookup('OpenAlex id', 'openalex', openalexOf),
    // also the ids that it had, or would have had, while less of it was known
    paper_id: {
      kind: 'best',
      label: 'paper id (UUID)',
      or_id: true,
      of: aliasesOf,
      normalise: (text) => (UUID.test(text) ? text.toLowerCase() : undefined),
    },
  },
  links: {
    cites: { label: 'cites', to: 'works', by: 'key', of: (w) => w.references.flatMap((reference) => referenceKeys(reference, w.demo)), back: 'cited_by' },
    published_in: { label: 'stands in', to: 'journals', by: 'key', of: (w) => w.venue?.ids ?? [], back: 'works' },
    written_at: {
      label: 'was written at', to: 'companies', by: 'key', of: (w) => places(w).flatMap((place) => place.ids ?? []), back: 'works',
    },
  },
});
