import { subclassesOf } from '#patents/citations.ts';
import { isUnexaminedModel } from '#patents/kinds.ts';
import { standardName } from '#patents/names.ts';
import { applicationKey, parsePublicationNumber } from '#patents/numbers.ts';
import { withOwnKind } from '#patents/own-kind.ts';
import type { Patent } from '../patent.ts';

/**
 * What one publication says about others: all that families and citations are computed from. Plain data, made in one
 * pass over a record.
 */
export interface PatentFacts {
  readonly number: string;
  /** Document number without kind code, e.g. `US5123456`. */
  readonly document: string;
  readonly authority: string;
  readonly publication_date: number | null;
  /** A granted right rather than a published application. */
  readonly granted: boolean;
  /** Application number, or `#` + publication number if there is none. */
  readonly application: string;
  /** The PCT application of which it is the national or regional phase. */
  readonly pct_application: string | null;
  readonly stated_family: string | null;
  /** Application numbers whose priority is claimed, without its own and its PCT application; sorted, each once. */
  readonly priorities: readonly string[];
  /**
   * Links that tie this publication to others in an extended family: `a:`, `s:`, `n:`; see `relations/schema.ts`.
   * Sorted, each once.
   */
  readonly links: readonly string[];
  /**
   * Cited documents without kind code, the categories given for them, and the IPC subclasses printed with them (with
   * blanks between), sorted, each once.
   */
  readonly cites: readonly (readonly [document: string, categories: string, subclasses: string])[];
  /** Distinct IPC subclasses. */
  readonly subclasses: readonly string[];
  /** Standard names of the owners that the publication names. */
  readonly owners: readonly string[];
}

/**
 * To be raised when `patentFacts` reads a record otherwise, or the resolver its facts: all records are read again then.
 */
export const FACTS_FORM = 6;

/**
 * Standard names of those who owned it when it was published: the assignees, else the applicants. What was conveyed
 * later does not make a citation one of an owner's own.
 */
export const ownersAtPublication = ({ assignees, applicants }: Pick<Patent, 'assignees' | 'applicants'>): string[] =>
  sorted(
    (assignees.length > 0 ? assignees : applicants).map((party) => party.standard_name ?? standardName(party.name)),
  );

/**
 * A number of an application as a key; undefined if it cannot name one (a mere `US` or zeros would tie strangers into
 * one family).
 */
function applicationLink(country: string, number: string | undefined, date?: number): string | undefined {
  const text = number?.normalize('NFKC').toUpperCase().replace(/\s+/g, '');
  if (!text || !/[1-9]/.test(text)) return undefined;
  return applicationKey(country, text, date) ?? (text.startsWith(country) ? text : country + text);
}

/** A publication number as a key: normalised where it can be. */
function publicationKey(number: string): string | undefined {
  const text = number
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s,./-]/g, '');
  if (!/[1-9]/.test(text)) return undefined;
  const parsed = parsePublicationNumber(number);
  return parsed ? withOwnKind(parsed).normalised : text;
}

/** The document that a publication number means, without kind code. */
export function documentOf(publicationNumber: string): string {
  const parsed = parsePublicationNumber(publicationNumber);
  return parsed
    ? parsed.authority + parsed.doc_number
    : publicationNumber
        .normalize('NFKC')
        .toUpperCase()
        .replace(/[\s,./-]/g, '');
}

/** A granted right rather than a published application. */
export const isGranted = (patent: Patent): boolean =>
  patent.grant_date !== undefined ||
  (patent.patent_type !== 'A' && !isUnexaminedModel(patent.authority, patent.kind_code, patent.doc_number));

const sorted = (values: Iterable<string>) => [...new Set(values)].sort();

/**
 * The priorities that decide the simple family. Some sources list the application itself, or the PCT application of
 * which it is the national phase, beside the priorities proper: these do not count, as in DOCDB; they stand in only
 * where an application claims no other (see `RelationResolver`).
 */
function prioritySet(claimed: readonly string[], own: string | undefined, pct: string | undefined): string[] {
  const proper = claimed.filter((key) => key !== own && key !== pct);
  return sorted(proper);
}

/** Reads the facts of a record. Pure; the same record gives the same facts. */
export function patentFacts(patent: Patent): PatentFacts {
  const { publication_number: number } = patent;
  const own = applicationLink(patent.authority, patent.application_number, patent.filing_date);
  const claimed = patent.priorities
    .map((p) => applicationLink(p.country, p.number, p.date))
    .filter((key) => key !== undefined);
  const links = new Set(claimed.map((key) => `a:${key}`));
  if (own) links.add(`a:${own}`);
  const pct = applicationLink('WO', patent.pct_application?.number, patent.pct_application?.date);
  if (pct) links.add(`a:${pct}`);
  for (const related of patent.related_documents) {
    // `other` may be no kinship at all, e.g. a related publication in the same field.
    const key =
      related.relation === 'other' ? undefined : applicationLink(related.country, related.number, related.date);
    if (key) links.add(`a:${key}`);
  }
  const stated = patent.stated_simple_family?.trim();
  if (stated) links.add(`s:${stated}`);
  for (const member of patent.stated_family_members) {
    const key = publicationKey(member);
    if (key && key !== number) links.add(`n:${key}`);
  }
  const cites = new Map<string, { categories: Set<string>; subclasses: Set<string> }>();
  for (const { publication_number: cited, categories = [], cpc = [] } of patent.cites) {
    const document = documentOf(cited);
    const all = cites.get(document) ?? { categories: new Set(), subclasses: new Set() };
    for (const category of categories) all.categories.add(category);
    for (const subclass of subclassesOf(cpc)) all.subclasses.add(subclass);
    cites.set(document, all);
  }
  return {
    number,
    document: documentOf(number),
    authority: patent.authority,
    publication_date: patent.publication_date ?? null,
    granted: isGranted(patent),
    application: own ?? `#${number}`,
    pct_application: pct ?? null,
    stated_family: stated || null,
    priorities: prioritySet(claimed, own, pct),
    links: sorted(links),
    cites: [...cites]
      .map(([document, all]) => [document, sorted(all.categories).join(''), sorted(all.subclasses).join(' ')] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
    subclasses: subclassesOf(patent.ipc).toSorted(),
    owners: ownersAtPublication(patent),
  };
}
