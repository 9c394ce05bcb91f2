import type { LiteratureCitation, PatentCitation, Priority } from '#collections/patents/patent.ts';
import { parseDay } from '#patents/dates.ts';
import { applicationNumber, isOffice, parsePublicationNumber, publicationNumber } from '#patents/numbers.ts';
import { tidy, type XmlElement } from '../xml.ts';

/** One document-id of a reference: DOCDB and OPS give each reference in up to three formats. */
export interface DocumentId {
  readonly format: 'docdb' | 'epodoc' | 'original';
  readonly country: string | undefined;
  readonly number: string;
  readonly kind: string | undefined;
  readonly date: number | undefined;
  readonly lang: string | undefined;
}

const FORMATS: Readonly<Record<string, DocumentId['format']>> = {
  docdb: 'docdb',
  epodoc: 'epodoc',
  original: 'original',
};

/**
 * The document-ids of reference elements. The format stands on the reference (DOCDB) or on the document-id (OPS); none
 * means docdb.
 */
export function documentIds(references: readonly XmlElement[]): DocumentId[] {
  return references.flatMap((reference) => {
    const outer = reference.attribute('data-format');
    return reference.all('document-id').map((id) => {
      const country = id.text('country')?.toUpperCase();
      const number = id.text('doc-number') ?? '';
      id.ignoreAt('name');
      return {
        format: FORMATS[id.attribute('document-id-type') ?? outer ?? 'docdb'] ?? 'docdb',
        country,
        number,
        kind: id.text('kind')?.toUpperCase(),
        date: parseDay(id.text('date')),
        lang: id.attribute('lang')?.toLowerCase(),
      };
    });
  });
}

const ofFormat = (ids: readonly DocumentId[], format: DocumentId['format']) =>
  ids.find((id) => id.format === format && id.number !== '');

/** An application in the office's own spelling, its country (WO for international ones) and date. */
export interface Application {
  readonly country: string;
  readonly number: string;
  readonly date: number | undefined;
}

/** `2002 396363`: an office's own spelling of a US application that states no series either. */
const YEAR_AND_SERIAL = /^(?:19|20)\d{2}\D?\d{6}$/;

/**
 * Reads an application from its formats. DOCDB decides; until 2010 its US numbers hold no series code, so the office's
 * own spelling is taken where it has the same serial number. Undefined without a number.
 */
export function applicationOf(ids: readonly DocumentId[]): Application | undefined {
  const docdb = ofFormat(ids, 'docdb');
  const epodoc = ofFormat(ids, 'epodoc');
  const original = ofFormat(ids, 'original');
  const date = docdb?.date ?? epodoc?.date ?? original?.date;
  const country = docdb?.country ?? epodoc?.number.slice(0, 2) ?? original?.country;
  if (!country || !isOffice(country)) return undefined;
  const international = docdb?.kind === 'W' || country === 'WO';
  const office = international ? 'WO' : country;
  const own = (number: string | undefined) => (number !== undefined && /\d/.test(number) ? number : undefined);
  const read =
    (docdb &&
      applicationNumber(docdb.country ?? country, docdb.number, date, {
        format: 'docdb',
        ...(docdb.kind && { kind: docdb.kind }),
      })) ??
    (epodoc && applicationNumber(country, epodoc.number, date, { format: 'epodoc' })) ??
    (original && applicationNumber(country, original.number, date));
  if (country === 'US' && !international && original && !YEAR_AND_SERIAL.test(original.number)) {
    const spelled = applicationNumber('US', original.number, date);
    if (read && spelled && /^US\d\d\/\d{6}$/.test(spelled) && spelled.slice(-6) === read.slice(-6))
      return { country: 'US', number: spelled, date };
  }
  const number = read ?? own(docdb?.number ?? epodoc?.number ?? original?.number);
  if (number === undefined) return undefined;
  return { country: number.startsWith('PCT') ? 'WO' : office, number, date };
}

/** A publication number from its formats, normalised; undefined if none of them can be one. */
export function publicationOf(ids: readonly DocumentId[]): string | undefined {
  for (const id of ids) {
    try {
      if (id.country) return publicationNumber(id.country, id.number, id.kind).normalised;
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
    }
    const parsed = id.format === 'epodoc' || !id.country ? parsePublicationNumber(id.number) : undefined;
    if (parsed) return parsed.normalised;
  }
  return undefined;
}

/** A priority as records hold it. */
export const priorityOf = (application: Application): Priority => ({
  country: application.country,
  number: application.number,
  ...(application.date !== undefined && { date: application.date }),
});

type Phase = NonNullable<PatentCitation['phase']>;

/** Cited phases of DOCDB (three letters) and of OPS and ST.36 (words). */
const PHASES: Readonly<Record<string, Phase>> = {
  SEA: 'search_report',
  SUP: 'search_report',
  ISR: 'international_search',
  APP: 'applicant',
  EXA: 'examiner',
  CH2: 'examiner',
  OPP: 'opposition',
  FOP: 'opposition',
  TPO: 'third_party',
  search: 'search_report',
  'national-search-report': 'search_report',
  'supplementary-international-search-report': 'international_search',
  'international-search-report': 'international_search',
  'international-search': 'international_search',
  'international-type-search-report': 'search_report',
  'national-examination': 'examiner',
  examination: 'examiner',
  description: 'applicant',
  applicant: 'applicant',
  opposition: 'opposition',
  'filed-opposition': 'opposition',
  'third-party-observations': 'third_party',
};

/**
 * The phase in which a document was cited; `undefined` by the applicant is the applicant's citation. Undefined where
 * nothing is said.
 */
export function citationPhase(phase: string | undefined, by: string | undefined): Phase | undefined {
  if (phase !== undefined && PHASES[phase]) return PHASES[phase];
  if (by === 'applicant' || by === 'examiner') return by;
  return phase === undefined || phase === 'undefined' ? undefined : 'other';
}

/** `X`, `XI`, `X,Y`: search-report categories, each once, in order. */
export const categoriesOf = (texts: readonly (string | undefined)[]): string[] => [
  ...new Set(texts.flatMap((text) => text?.toUpperCase().match(/[A-Z&]/g) ?? [])),
];

const DOI = /\b10\.\d{4,9}\/[^\s"<>]{1,200}/;

/** Each text at any depth under elements of a name, once. */
const namedTexts = (element: XmlElement, name: string, under?: string): string[] => [
  ...new Set(
    element
      .descendants(name)
      .flatMap((each) => tidy((under === undefined ? each : each.all(under)[0])?.raw() ?? '') ?? []),
  ),
];

/**
 * Text of a literature citation: as given, or put together from the parts of a structured one (`author; title; serial
 * ...`); with its authors and its title (of the article, else of the book) where they stand apart.
 */
export function literatureOf(
  nplcit: XmlElement,
): Pick<LiteratureCitation, 'text' | 'doi' | 'authors' | 'title'> | undefined {
  nplcit.see();
  const authors = namedTexts(nplcit, 'author', 'name');
  const title = namedTexts(nplcit, 'atl')[0] ?? namedTexts(nplcit, 'book-title')[0];
  const whole = nplcit.text('text');
  const parts: string[] = [];
  const leaves = (element: XmlElement) => {
    if (element.all().length === 0) {
      const text = tidy(element.raw());
      if (text !== undefined && !parts.includes(text)) parts.push(text);
      return;
    }
    for (const child of element.all()) leaves(child);
  };
  if (whole === undefined) leaves(nplcit);
  nplcit.ignore();
  const text = whole ?? (parts.length > 0 ? parts.join(', ') : undefined);
  if (text === undefined) return undefined;
  const doi = DOI.exec(nplcit.descendants('doi')[0]?.text() ?? text)?.[0]?.replace(/(?<![.,;)])[.,;)]+$/, '');
  return {
    text,
    ...(authors.length > 0 && { authors }),
    ...(title !== undefined && { title }),
    ...(doi && { doi }),
  };
}

/** The texts at paths, each once, without the stars that a search report puts around a place. */
const textsAt = (citation: XmlElement, ...paths: readonly string[]): string[] => [
  ...new Set(
    paths
      .flatMap((path) => citation.every(path))
      .map((each) => (each.text() ?? '').replaceAll('*', ' ').replace(/\s+/g, ' ').trim())
      .filter(Boolean),
  ),
];

/**
 * Citations of a `references-cited` element: documents and literature, each document once per phase with all its
 * categories.
 */
export function citationsOf(references: readonly XmlElement[]): {
  cites: PatentCitation[];
  literature: LiteratureCitation[];
} {
  const cites = new Map<string, PatentCitation>();
  const literature = new Map<string, LiteratureCitation>();
  for (const citation of references.flatMap((element) => element.all('citation'))) {
    const phase = citationPhase(citation.attribute('cited-phase'), citation.attribute('cited-by'));
    const categories = categoriesOf(
      [...citation.every('category'), ...citation.every('rel-passage/category')].map((c) => c.text()),
    );
    const claims = textsAt(citation, 'rel-claims', 'rel-passage/rel-claims');
    const passages = textsAt(citation, 'rel-passage/passage');
    citation.ignoreAt(
      'rel-passage',
      'corresponding-docs',
      'classification-ipc',
      'classifications-ipcr',
      'classification-national',
    );
    const known = { ...(categories.length > 0 && { categories }), ...(phase && { phase }) };
    const bearing = {
      ...(claims.length > 0 && { claims }),
      ...(passages.length > 0 && { passages }),
    };
    for (const patcit of citation.all('patcit')) {
      const ids = documentIds([patcit]);
      const number = publicationOf(ids);
      patcit.ignore();
      if (number === undefined) {
        // Not a publication number of any office (an XP number, a misprint): kept as it was written.
        const written = ids
          .map((id) => `${id.country ?? ''}${id.number}${id.kind ?? ''}`)
          .find((text) => /\d/.test(text));
        if (written) literature.set(written, { text: written, ...known });
        continue;
      }
      const date = ids.find((id) => id.date !== undefined)?.date;
      const key = `${number} ${phase ?? ''}`;
      const before = cites.get(key);
      const all = categoriesOf([...(before?.categories ?? []), ...categories]);
      cites.set(key, {
        ...(before?.claims && { claims: before.claims }),
        ...(before?.passages && { passages: before.passages }),
        ...bearing,
        publication_number: number,
        ...(all.length > 0 && { categories: all }),
        ...(phase && { phase }),
        ...(date !== undefined && { date }),
      });
    }
    for (const nplcit of citation.all('nplcit')) {
      const read = literatureOf(nplcit);
      if (read) literature.set(`${read.text} ${phase ?? ''}`, { ...read, ...known });
    }
  }
  return { cites: [...cites.values()], literature: [...literature.values()] };
}
