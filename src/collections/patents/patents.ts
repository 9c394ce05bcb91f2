import { defineCollection, eventKind } from '#corpus/collection.ts';
import { citedAges, median, subclassesOf } from '#patents/citations.ts';
import { classLevels, classPart, normaliseClass } from '#patents/classes.ts';
import { codesByWord, DETAILED_STATUS, EVENT_STATUS, PATENT_TYPES, SIMPLE_STATUS } from '#patents/code-words.ts';
import { year, yearMonth } from '#patents/dates.ts';
import { daysBetween, isWhole } from '#patents/days.ts';
import { DRUG_CLASSES, type DrugPatentType, drugPatentType } from '#patents/drug-patent-type.ts';
import { initialsWithin } from '#patents/initials.ts';
import { standardName } from '#patents/names.ts';
import {
  normaliseApplication,
  normaliseNumber,
  numberPart,
  parsePublicationNumber,
  spellingsOfNumber,
} from '#patents/numbers.ts';
import { yearByNumber } from '#patents/publication-dates.ts';
import { remembered } from '#patents/remembered.ts';
import { technologyFields, technologySector } from '#patents/technology-fields.ts';
import { entityId } from '../entities/entities.ts';
import { organisationKey } from '../trials/trials.ts';
import { readCitation } from '../works/citation-text.ts';
import { referenceKeys } from '../works/works.ts';
import { completion } from './completion.ts';
import { documentOf, FACTS_FORM, isGranted, patentFacts } from './families/facts.ts';
import { eventType, type FactKind, partiesOf } from './legal/legal-event.ts';
import { notUnderstood } from './legal/stated.ts';
import { withFacts } from './legal/upgrade.ts';
import { currentOwners, EXAMINERS, originalOwners, type Party, Patent, priorityDate } from './patent.ts';
import { patentId } from './patent-id.ts';
import { mergePatents } from './patent-merge.ts';
import { shown } from './shown.ts';
import { patentUnits } from './units.ts';

/** A UUID in its usual spelling. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Granted rights before applications, then the latest. */
const saysMost = (p: Patent) => `${isGranted(p) ? 1 : 0}${String(p.publication_date ?? 0).padStart(8, '0')}`;

type Of<T> = (p: Patent) => T;

/**
 * Texts of one origin: the published text, or translations (by an office or a machine) into English, Chinese, or any
 * other language: an EP grant has claims in three.
 */
type Layer = 'original' | 'en' | 'zh' | 'other';
const layerOf = ({ lang, origin }: { readonly lang: string; readonly origin: string }): Layer =>
  origin === 'original' ? 'original' : lang === 'en' || lang === 'zh' ? lang : 'other';
const inLayer = (layer: Layer) => (t: { lang: string; origin: string }) => layerOf(t) === layer;
const titles =
  (layer: Layer): Of<string[]> =>
  (p) =>
    p.titles.filter(inLayer(layer)).map((t) => t.text);
const abstracts =
  (layer: Layer): Of<string[]> =>
  (p) =>
    p.abstracts.filter(inLayer(layer)).map((t) => t.text);
const claims =
  (layer: Layer, independent: boolean): Of<string[]> =>
  (p) =>
    p.claims
      .filter(inLayer(layer))
      .flatMap((set) => set.claims.filter((c) => c.independent === independent).map((c) => c.text));
const description =
  (layer: Layer, section?: string): Of<string[]> =>
  (p) =>
    p.descriptions.filter(inLayer(layer)).map((d) =>
      d.paragraphs
        .filter((g) => !section || g.section === section)
        .map((g) => g.text)
        .join('\n'),
    );

const names = (parties: readonly Party[]) => parties.map((party) => party.name);
const standardNames = (parties: readonly Party[]) => parties.map((party) => party.standard_name ?? party.name);
const present = <T>(values: readonly (T | undefined)[]): T[] => values.filter((v) => v !== undefined);
/** `1` if the patent has an event that states a fact of one of these kinds, else `0`. */
const hasFact = (p: Patent, ...kinds: FactKind[]) =>
  p.legal_events.some(({ fact }) => fact !== undefined && kinds.includes(fact.kind)) ? '1' : '0';

/** The same of a fact that recorded conveyances tell too. */
const hasRight = (p: Patent, kind: FactKind, recorded: number | undefined) => (recorded ? '1' : hasFact(p, kind));

/** What a search asks of legal events, the facts of one event together. */
const legalEvent = eventKind((p: Patent) => p.legal_events, {
  LEGAL_EVENT: (event) => eventType(event)?.toString(),
  LEGAL_EVENT_DATE: (event) => event.date,
  LEGAL_EVENT_CODE: (event) => event.code,
  LEGAL_EVENT_COUNTRY: (event) => event.country,
  LEGAL_EVENT_FACT: (event) => event.fact?.kind,
  LEGAL_EVENT_STATE: (event) => event.fact?.state,
  LEGAL_EVENT_PARTY: (event) => partiesOf(event.fact).flatMap(({ parties }) => parties.map((party) => party.name)),
  LEGAL_EVENT_PARTY_STD: (event) =>
    partiesOf(event.fact).flatMap(({ parties }) => parties.map((party) => standardName(party.name))),
});
const citation = eventKind((p: Patent) => p.cites, {
  B_CITES: (cited) => cited.publication_number,
  CITE_CATEGORY: (cited) => cited.categories,
});

const level = (symbols: readonly string[], pattern: RegExp) => [
  ...new Set(present(symbols.map((s) => pattern.exec(s)?.[0]))),
];
const SECTION = /^[A-HY]/;
const KLASS = /^[A-HY]\d\d/;
const SUB_CLASS = /^[A-HY]\d\d[A-Z]/;
const MAIN_GROUP = /^[A-HY]\d\d[A-Z]\d+/;
const classText = remembered(
  (text: string) => normaliseClass(text) ?? text.normalize('NFKC').toUpperCase().replace(/\s+/g, ''),
);
const numberText = normaliseNumber;
/**
 * Office and document number: references to publications often lack the kind code, so it does not count in comparing
 * them.
 */
const referenceText = (text: string) => {
  const parsed = parsePublicationNumber(text);
  return parsed ? parsed.authority + parsed.doc_number : normaliseNumber(text);
};

/** Languages of the texts as published: of claims and description, else of the abstract, else of the title. */
const publishedIn = ({ claims, descriptions, abstracts, titles }: Patent): string[] => {
  const original = (texts: readonly { lang: string; origin: string }[]) => [
    ...new Set(texts.filter(({ origin }) => origin === 'original').map(({ lang }) => lang)),
  ];
  return [[...claims, ...descriptions], abstracts, titles].map(original).find((langs) => langs.length > 0) ?? [];
};

/** The type of a patent of drugs by its first claim in English or Chinese, where its classes are those of drugs. */
export function drugPatentTypeOf({ claims, ipc, cpc }: Patent): DrugPatentType | undefined {
  const sets = [...claims].sort((a, b) => Number(a.origin !== 'original') - Number(b.origin !== 'original'));
  for (const { lang, claims: set } of sets) {
    const first = set.find(({ independent }) => independent) ?? set[0];
    if (first && (lang === 'en' || lang === 'zh')) return drugPatentType([...ipc, ...cpc], first);
  }
  return undefined;
}

const text = (label: string, of: Of<readonly string[]>, boost = 1) => ({ kind: 'text', label, of, boost }) as const;
const name = (label: string, of: Of<readonly string[]>) =>
  ({ kind: 'text', label, of, group: 'names', stemmed: false }) as const;
const exact = (label: string, of: Of<string | readonly string[] | undefined>, facet = false) =>
  ({ kind: 'keyword', label, of, facet }) as const;
/** Values that are counted, and sorted by their places. */
const axis = (label: string, of: Of<string | readonly string[] | undefined>, sort: (value: string) => number) =>
  ({ ...exact(label, of, true), sort }) as const;
const number = (label: string, of: Of<number | readonly number[] | undefined>) =>
  ({ kind: 'number', label, of, sort: true, facet: true }) as const;
/** How many a record tells; none told is no 0: no source lists what is not there. */
const told = (label: string, of: Of<readonly unknown[]>) => number(label, (p) => of(p).length || undefined);
const day = (label: string, of: Of<number | readonly number[] | undefined>) =>
  ({ kind: 'date', label, of, sort: true, facet: true }) as const;
const publication = (label: string, of: Of<string | readonly string[] | undefined>) =>
  ({ kind: 'keyword', label, of, normalise: numberText, part: numberPart }) as const;
/** Applications have no kind code of their own, which lists print all the same: it does not count in comparing them. */
const application = (label: string, of: Of<string | readonly string[] | undefined>) =>
  ({ kind: 'keyword', label, of, normalise: normaliseApplication, part: numberPart }) as const;
const cls = (label: string, of: Of<readonly string[]>, facet = false) =>
  ({ kind: 'keyword', label, of, facet, normalise: classText, part: classPart }) as const;
const relation = (label: string) =>
  ({
    kind: 'keyword',
    label,
    of: () => undefined,
    derived: 'resolver',
    normalise: referenceText,
    part: numberPart,
  }) as const;
const relationCount = (label: string) =>
  ({ kind: 'number', label, of: () => undefined, derived: 'resolver', sort: true }) as const;
const any = <const F extends readonly string[]>(label: string, fields: F) => ({ kind: 'any', label, fields }) as const;

/** Ids of things of the dictionary that tags of the patent name by a link of theirs. */
const tagged = (label: string, naming: 'diseases' | 'drugs' | 'targets') =>
  ({ ...exact(label, () => undefined, true), derived: { link: 'tags', naming } }) as const;

const organisationId = remembered((name) => entityId(organisationKey(name)));

/** Names under which organisations applied for a patent or own it. */
const organisations = (p: Patent) => [
  ...new Set([...p.applicants, ...p.assignees, ...p.current_assignees].map(({ name }) => name)),
];

const figure = (label: string) =>
  ({ kind: 'number', label, of: () => undefined, derived: 'resolver', sort: true, facet: true }) as const;

/** The claims as published, not translated. */
export const publishedClaims = (p: Patent) => p.claims.find(({ origin }) => origin === 'original');
const BLANKLESS: ReadonlySet<string> = new Set(['zh', 'ja']);
/** Words between blanks; of Chinese and Japanese the characters, without blanks. */
const lengthOf = (claim: string, lang: string) =>
  BLANKLESS.has(lang) ? [...claim.replace(/\s+/g, '')].length : claim.trim().split(/\s+/).length;
const shortestIndependent: Of<number | undefined> = (p) => {
  const set = publishedClaims(p);
  const lengths = set?.claims.flatMap(({ text, independent }) => (independent ? [lengthOf(text, set.lang)] : []));
  return lengths && lengths.length > 0 ? Math.min(...lengths) : undefined;
};
/** Length of the first claim as published: words, of Chinese and Japanese characters. */
export const firstClaimLength: Of<number | undefined> = (p) => {
  const set = publishedClaims(p);
  const first = set?.claims[0];
  return set && first ? lengthOf(first.text, set.lang) : undefined;
};
const grantLag: Of<number | undefined> = ({ filing_date, grant_date }) =>
  isWhole(filing_date) && isWhole(grant_date) ? daysBetween(filing_date, grant_date) : undefined;
/** Citations by an office; absent where no citation says who cites. */
export const examinerCitations: Of<number | undefined> = ({ cites }) =>
  cites.some(({ phase }) => phase !== undefined)
    ? cites.filter(({ phase }) => phase !== undefined && EXAMINERS.has(phase)).length
    : undefined;
/** Fees known to have been paid; none known is no 0. */
const renewals: Of<number | undefined> = ({ legal_events }) =>
  legal_events.filter(({ fact }) => fact?.kind === 'fee' && fact.state === undefined).length || undefined;

const TYPE_GROUPS = { A: 'invention', B: 'invention', U: 'utility_model', D: 'design' } as const;
/**
 * By simple legal status; one that is undetermined (999) is in no group. A PCT application is pending in its period
 * (221).
 */
const STATUS_GROUPS: Readonly<Record<number, string>> = {
  0: 'invalid',
  1: 'valid',
  2: 'pending',
  220: 'invalid',
  221: 'pending',
};
/** In the order in which they are sorted: what counts for more first. */
const STATUSES: readonly string[] = ['valid', 'pending', 'invalid'];
const KINDS: readonly string[] = ['invention', 'utility_model', 'design'];
/** The place of a code of letters and digits of at most four among all. */
const alphabetical = (code: string) => Number.parseInt(code.padEnd(4, '0').slice(0, 4), 36);
const statusGroup: Of<string | undefined> = (p) => p.legal_status && STATUS_GROUPS[p.legal_status.simple];

/** Field codes as in the interface's patent query language. */
// biome-ignore format: read it as a table
export const patents = defineCollection({
  name: 'patents',
  record: Patent,
  id: (p) => p.publication_number,
  defaultField: 'MAINF',
  apart: ['claims', 'descriptions'],
  merge: mergePatents,
  fields: {
    // text, as published
    TTL:   text('Title', titles('original'), 6),
    ABST:  text('Abstract', abstracts('original'), 3),
    ICLMS: text('Independent claims', claims('original', true), 3),
    DCLMS: text('Dependent claims', claims('original', false), 3),
    DESC_F: text('Description: technical field', description('original', 'field')),
    DESC_B: text('Description: background', description('original', 'background')),
    DESC_S: text('Description: summary', description('original', 'summary')),
    DESC_D: text('Description: drawings', description('original', 'drawings')),
    DESC_E: text('Description: embodiments', description('original', 'embodiments')),
    DESC_O: text('Description: other parts', description('original', 'other')),
    // text, translated
    TTL_ENTRANS:   text('Title, in English', titles('en'), 6),
    ABST_ENTRANS:  text('Abstract, in English', abstracts('en'), 3),
    ICLMS_ENTRANS: text('Independent claims, in English', claims('en', true), 3),
    DCLMS_ENTRANS: text('Dependent claims, in English', claims('en', false), 3),
    DESC_ENTRANS:  text('Description, in English', description('en')),
    TTL_CNTRANS:   text('Title, in Chinese', titles('zh'), 6),
    ABST_CNTRANS:  text('Abstract, in Chinese', abstracts('zh'), 3),
    ICLMS_CNTRANS: text('Independent claims, in Chinese', claims('zh', true), 3),
    DCLMS_CNTRANS: text('Dependent claims, in Chinese', claims('zh', false), 3),
    DESC_CNTRANS:  text('Description, in Chinese', description('zh')),
    TTL_OTHERTRANS:   text('Title, translated into other languages', titles('other'), 6),
    ABST_OTHERTRANS:  text('Abstract, translated into other languages', abstracts('other'), 3),
    ICLMS_OTHERTRANS: text('Independent claims, translated into other languages', claims('other', true), 3),
    DCLMS_OTHERTRANS: text('Dependent claims, translated into other languages', claims('other', false), 3),
    DESC_OTHERTRANS:  text('Description, translated into other languages', description('other')),
    // combinations
    CLMS: any('Claims', ['ICLMS', 'DCLMS']),
    DESC: any('Description', ['DESC_F', 'DESC_B', 'DESC_S', 'DESC_D', 'DESC_E', 'DESC_O']),
    TA:   any('Title and abstract', ['TTL', 'ABST']),
    TAC:  any('Title, abstract, claims', ['TTL', 'ABST', 'ICLMS', 'DCLMS']),
    TACD: any('Title, abstract, claims, description', ['TTL', 'ABST', 'CLMS', 'DESC']),
    CLMS_ENTRANS: any('Claims, in English', ['ICLMS_ENTRANS', 'DCLMS_ENTRANS']),
    CLMS_CNTRANS: any('Claims, in Chinese', ['ICLMS_CNTRANS', 'DCLMS_CNTRANS']),
    CLMS_OTHERTRANS: any('Claims, translated into other languages', ['ICLMS_OTHERTRANS', 'DCLMS_OTHERTRANS']),
    TA_ENTRANS:   any('Title and abstract, in English', ['TTL_ENTRANS', 'ABST_ENTRANS']),
    TA_CNTRANS:   any('Title and abstract, in Chinese', ['TTL_CNTRANS', 'ABST_CNTRANS']),
    TAC_ENTRANS:  any('Title, abstract, claims, in English', ['TA_ENTRANS', 'CLMS_ENTRANS']),
    TAC_CNTRANS:  any('Title, abstract, claims, in Chinese', ['TA_CNTRANS', 'CLMS_CNTRANS']),
    TACD_ENTRANS: any('Title, abstract, claims, description, in English', ['TAC_ENTRANS', 'DESC_ENTRANS']),
    TACD_CNTRANS: any('Title, abstract, claims, description, in Chinese', ['TAC_CNTRANS', 'DESC_CNTRANS']),
    TTL_ALL:   any('Title, original and translated', ['TTL', 'TTL_ENTRANS', 'TTL_CNTRANS', 'TTL_OTHERTRANS']),
    ABST_ALL:  any('Abstract, original and translated', ['ABST', 'ABST_ENTRANS', 'ABST_CNTRANS', 'ABST_OTHERTRANS']),
    ICLMS_ALL: any('Independent claims, original and translated', ['ICLMS', 'ICLMS_ENTRANS', 'ICLMS_CNTRANS', 'ICLMS_OTHERTRANS']),
    CLMS_ALL:  any('Claims, original and translated', ['CLMS', 'CLMS_ENTRANS', 'CLMS_CNTRANS', 'CLMS_OTHERTRANS']),
    DESC_ALL:  any('Description, original and translated', ['DESC', 'DESC_ENTRANS', 'DESC_CNTRANS', 'DESC_OTHERTRANS']),
    TA_ALL:    any('Title and abstract, original and translated', ['TTL_ALL', 'ABST_ALL']),
    TAC_ALL:   any('Title, abstract, claims, original and translated', ['TTL_ALL', 'ABST_ALL', 'CLMS_ALL']),
    TACD_ALL:  any('Title, abstract, claims, description, original and translated', ['TTL_ALL', 'ABST_ALL', 'CLMS_ALL', 'DESC_ALL']),
    MAINF:     any('Main fields: text, numbers, names, classes', ['TACD', 'PN', 'APNO', 'PRNO', 'ALL_AN', 'IN', 'IPC', 'UPC', 'LOC']),
    MAINF_ALL: any('Main fields, original and translated', ['TACD_ALL', 'PN', 'APNO', 'PRNO', 'ALL_AN', 'IN', 'IPC', 'UPC', 'LOC']),
    // numbers and families
    PN:     { ...publication('Publication number', (p) => spellingsOfNumber(p.publication_number)), names: { by: 'number', without: 'KD' } },
    PID:    exact('Patent id (UUID)', (p) => patentId(p.publication_number)),
    APNO:   application('Application number', (p) => p.application_number),
    PRNO:   application('Priority number', (p) => p.priorities.map((x) => x.number)),
    PCT_PN:   { ...publication('PCT publication number', (p) => p.pct_publication?.number), normalise: referenceText },
    PCT_APNO: application('PCT application number', (p) => p.pct_application?.number),
    KD:        exact('Kind code', (p) => p.kind_code, true),
    AUTHORITY: axis('Authority', (p) => p.authority, alphabetical),
    PATENT_TYPE: { ...exact('Patent type: A, B, U, D', (p) => p.patent_type, true), said: codesByWord(PATENT_TYPES) },
    FAM_ID:  { ...exact('Simple family id', () => undefined), derived: 'resolver' },
    IFAM_ID: { ...exact('INPADOC family id', () => undefined), derived: 'resolver' },
    EFAM_ID: { ...exact('Extended family id', () => undefined), derived: 'resolver' },
    FAM:  relation('Simple family of a publication number'),
    IFAM: relation('INPADOC family of a publication number'),
    EFAM: relation('Extended family of a publication number'),
    FAM_COUNT:  relationCount('Stored members of the simple family'),
    IFAM_COUNT: relationCount('Members of the INPADOC family: stored, or named by those'),
    EFAM_COUNT: relationCount('Members of the extended family: stored, or named by those'),
    FAM_COUNTRY: { ...exact('Authorities of the simple family', () => undefined, true), derived: 'resolver' },
    FAM_COUNTRY_COUNT:  relationCount('Number of authorities of stored members of the simple family'),
    IFAM_COUNTRY_COUNT: relationCount('Number of authorities of the INPADOC family'),
    EFAM_COUNTRY_COUNT: relationCount('Number of authorities of the extended family'),
    // names
    AN:   name('Original applicant or assignee', (p) => names(originalOwners(p))),
    ANC:  name('Current assignee', (p) => names(currentOwners(p))),
    ANS:  name('Original applicant, standardized', (p) => standardNames(originalOwners(p))),
    ANCS: name('Current assignee, standardized', (p) => standardNames(currentOwners(p))),
    F_AN:  name('First original applicant', (p) => names(originalOwners(p).slice(0, 1))),
    F_ANC: name('First current assignee', (p) => names(currentOwners(p).slice(0, 1))),
    ALL_AN: any('Applicants and assignees, all names', ['AN', 'ANC', 'ANS', 'ANCS']),
    IN:   name('Inventor', (p) => names(p.inventors)),
    F_IN: name('First inventor', (p) => names(p.inventors.slice(0, 1))),
    AT:   name('Agent', (p) => names(p.agents)),
    ATC:  name('Agency', (p) => names(p.agencies)),
    PE:   name('Primary examiner', (p) => p.examiners.filter((x) => x.role !== 'assistant').map((x) => x.name)),
    AE:   name('Assistant examiner', (p) => p.examiners.filter((x) => x.role === 'assistant').map((x) => x.name)),
    AN_ADD:  name('Address of the applicant', (p) => present(originalOwners(p).map((x) => x.address))),
    ANC_ADD: name('Address of the current assignee', (p) => present(currentOwners(p).map((x) => x.address))),
    IN_ADDRESS: name('Address of the inventor', (p) => present(p.inventors.map((x) => x.address))),
    AN_PROVINCE:  name('Province of the applicant', (p) => present(originalOwners(p).map((x) => x.province))),
    AN_CITY:      name('City of the applicant', (p) => present(originalOwners(p).map((x) => x.city))),
    ANC_PROVINCE: name('Province of the current assignee', (p) => present(currentOwners(p).map((x) => x.province))),
    ANC_CITY:     name('City of the current assignee', (p) => present(currentOwners(p).map((x) => x.city))),
    AN_COUNTRY:  exact('Country of the applicant', (p) => present(originalOwners(p).map((x) => x.country)), true),
    ANC_COUNTRY: exact('Country of the current assignee', (p) => present(currentOwners(p).map((x) => x.country)), true),
    ANS_EXACT:  exact('Original applicant, standardized, whole', (p) => standardNames(originalOwners(p)), true),
    ANCS_EXACT: exact('Current assignee, standardized, whole', (p) => standardNames(currentOwners(p)), true),
    AN_INITIALS: exact('Initials of the applicant, or of four to six words of it', (p) => [...new Set(standardNames(originalOwners(p)).flatMap(initialsWithin))]),
    AN_EXACT:   exact('Original applicant, whole', (p) => names(originalOwners(p)), true),
    ANC_EXACT:  exact('Current assignee, whole', (p) => names(currentOwners(p)), true),
    IN_EXACT:   { ...exact('Inventor, whole', (p) => p.inventors.map(({ name: text }) => standardName(text)), true), normalise: standardName },
    ATC_EXACT:  exact('Agency, whole', (p) => names(p.agencies), true),
    ANS_TYPE:  exact('Type of the applicant', (p) => present(originalOwners(p).map((x) => x.type?.toUpperCase())), true),
    ANCS_TYPE: exact('Type of the current assignee', (p) => present(currentOwners(p).map((x) => x.type?.toUpperCase())), true),
    AN_COUNT:  told('Number of applicants', originalOwners),
    ANC_COUNT: told('Number of current assignees', currentOwners),
    IN_COUNT:  told('Number of inventors', (p) => p.inventors),
    // dates
    APD: day('Application date', (p) => p.filing_date),
    PBD: day('Publication date', (p) => p.publication_date),
    ISD: day('Issue (grant) date', (p) => p.grant_date),
    PRIORITY_DATE:   day('Priority dates', (p) => present(p.priorities.map((x) => x.date))),
    E_PRIORITY_DATE: day('Earliest priority date', priorityDate),
    EXDT: day('Estimated expiry date', (p) => p.expiry_date),
    LEGAL_STATUS_DATE: day('Date of the legal status', (p) => p.legal_status?.date),
    LEGAL_STATUS_DUE: day('Day on which the legal status changes by itself', (p) => p.life?.due),
    PCTENTRY_DATE: day('Date of entry into the national phase', (p) => p.pct_application?.entry_date),
    APD_Y:  number('Application year', (p) => year(p.filing_date)),
    APD_YM: number('Application month', (p) => yearMonth(p.filing_date)),
    // the year of the date, else as the number alone tells it
    PBD_Y:  number('Publication year', (p) => year(p.publication_date) ?? yearByNumber(p.publication_number)),
    PBD_YM: number('Publication month', (p) => yearMonth(p.publication_date)),
    // classes
    IPC: cls('IPC', (p) => classLevels(p.ipc)),
    CPC: cls('CPC', (p) => classLevels(p.cpc)),
    MIPC: cls('Main IPC', (p) => classLevels(p.ipc.slice(0, 1))),
    MCPC: cls('Main CPC', (p) => classLevels(p.cpc.slice(0, 1))),
    IPC_CPC: any('IPC or CPC', ['IPC', 'CPC']),
    CLASS: any('Any class', ['IPC', 'CPC', 'LOC', 'UPC', 'FI', 'FTERM']),
    IPC_SECTION: cls('IPC section', (p) => level(p.ipc, SECTION), true),
    IPC_CLASS: cls('IPC class', (p) => level(p.ipc, KLASS), true),
    IPC_SUB_CLASS: cls('IPC subclass', (p) => level(p.ipc, SUB_CLASS), true),
    IPC_GROUP: cls('IPC main group', (p) => level(p.ipc, MAIN_GROUP), true),
    IPC_SUB_GROUP: cls('IPC subgroup', (p) => p.ipc, true),
    CPC_SECTION: cls('CPC section', (p) => level(p.cpc, SECTION), true),
    CPC_CLASS: cls('CPC class', (p) => level(p.cpc, KLASS), true),
    CPC_SUB_CLASS: cls('CPC subclass', (p) => level(p.cpc, SUB_CLASS), true),
    CPC_GROUP: cls('CPC main group', (p) => level(p.cpc, MAIN_GROUP), true),
    CPC_SUB_GROUP: cls('CPC subgroup', (p) => p.cpc, true),
    WIPO_FIELD: axis('Field of technology (WIPO), 1 to 35', (p) => technologyFields(p.ipc).map(String), Number),
    WIPO_SECTOR: axis('Sector of technology (WIPO), 1 to 5', (p) => [...new Set(technologyFields(p.ipc).map(technologySector))].map(String), Number),
    LOC: cls('Locarno', (p) => p.locarno.flatMap((x) => [x, x.slice(0, 2)]), true),
    UPC: cls('US class', (p) => p.us_classes.flatMap((x) => [x, x.split('/')[0]!])),
    FI: cls('FI', (p) => p.fi),
    FTERM: cls('F-term', (p) => p.f_terms),
    IPC_COUNT: told('Number of IPC symbols', (p) => p.ipc),
    CPC_COUNT: told('Number of CPC symbols', (p) => p.cpc),
    // status, counts, citations
    SIMPLE_LEGAL_STATUS: { ...axis('Simple legal status', (p) => (p.legal_status ? String(p.legal_status.simple) : undefined), Number), said: codesByWord(SIMPLE_STATUS) },
    LEGAL_STATUS: { ...exact('Legal status', (p) => p.legal_status?.detailed.map(String), true), said: codesByWord(DETAILED_STATUS) },
    LEGAL_EVENT: { ...exact('Legal event type', legalEvent.values('LEGAL_EVENT'), true), said: codesByWord(EVENT_STATUS) },
    TRANSFER: exact('1: has a transfer event', (p) => hasRight(p, 'transfer', p.rights?.transfers), true),
    LICENSE: exact('1: has a licence event', (p) => hasRight(p, 'licence', p.rights?.licences), true),
    PLEDGE: exact('1: has a pledge event', (p) => hasRight(p, 'pledge', p.rights?.pledges), true),
    CONVEYED: day('Day of the latest recorded conveyance: executed, else recorded', (p) => p.rights?.latest),
    FACT_COUNT: { kind: 'number', label: 'Number of facts stored about the publication', of: () => undefined, derived: { link: 'facts' } },
    APPLICATION_FACT_COUNT: { kind: 'number', label: 'Number of facts stored about its application', of: () => undefined, derived: { link: 'facts_of_application' } },
    OPPOSITION: exact('1: has an opposition event', (p) => hasFact(p, 'opposition'), true),
    LITIGATION: exact('1: has a litigation event', (p) => hasFact(p, 'litigation'), true),
    REEXAMINVALID: exact('1: has a re-examination or invalidation event', (p) => hasFact(p, 'reexamination', 'invalidation'), true),
    LEGAL_EVENT_DATE: day('Dates of legal events', legalEvent.numbers('LEGAL_EVENT_DATE')),
    LEGAL_EVENT_CODE: exact("Office's code of a legal event", legalEvent.values('LEGAL_EVENT_CODE')),
    LEGAL_EVENT_COUNTRY: exact('Country of a legal event', legalEvent.values('LEGAL_EVENT_COUNTRY')),
    LEGAL_EVENT_FACT: exact('What a legal event states: transfer, licence, pledge, pledge_release, opposition, lapse, fee ...', legalEvent.values('LEGAL_EVENT_FACT'), true),
    LEGAL_EVENT_STATE: exact('State of a bundle for which a legal event is', legalEvent.values('LEGAL_EVENT_STATE')),
    LEGAL_EVENT_PARTY: exact('Party of a legal event, whole name', legalEvent.values('LEGAL_EVENT_PARTY')),
    LEGAL_EVENT_PARTY_STD: exact('Party of a legal event, standardized, whole', legalEvent.values('LEGAL_EVENT_PARTY_STD')),
    STATUS_GROUP: axis('Status: valid, pending, invalid', statusGroup, (group) => STATUSES.indexOf(group)),
    GRANTED: exact('1: a granted right, no application', (p) => (isGranted(p) ? '1' : '0'), true),
    TYPE_GROUP: axis('Kind of right: invention, utility_model, design', (p) => TYPE_GROUPS[p.patent_type], (group) => KINDS.indexOf(group)),
    PRIORITY_COUNTRY: axis('Priority country', (p) => p.priorities.map((x) => x.country), alphabetical),
    CLAIM_COUNT: told('Number of claims', (p) => publishedClaims(p)?.claims ?? []),
    PAGE_COUNT: number('Number of pages', (p) => p.page_count),
    // figures that research has defined in print: `src/indicators/`
    SCOPE: number('Patent scope: distinct IPC subclasses (Lerner 1994)', (p) => subclassesOf(p.ipc).length || undefined),
    GRANT_LAG: number('Days from filing to grant', grantLag),
    ICLMS_COUNT: told('Number of independent claims', (p) => publishedClaims(p)?.claims.filter(({ independent }) => independent) ?? []),
    ICLMS_WORDCOUNT: number('Words of the shortest independent claim; characters in Chinese and Japanese', shortestIndependent),
    NPL_CITES_COUNT: told('Number of cited works that are no patents', (p) => p.cites_literature),
    EXAMINER_CITES_COUNT: number('Number of patents cited by an office', examinerCitations),
    CITED_AGE: number('Ages in years of the patents cited, at publication', citedAges),
    CYCLE_TIME: number('Technology cycle time: median age in years of the patents cited (Kayal and Waters 1999)', (p) => median(citedAges(p))),
    RENEWAL_COUNT: number('Renewal fees known to have been paid', renewals),
    F_CITES_5Y_COUNT: figure('Number of stored patents that cite it, published within five years'),
    SELF_CITES_COUNT: figure('Number of stored cited patents of the same owner'),
    ORIGINALITY: figure('Originality: spread of the subclasses of cited patents, 0 to 1 (OECD 2013)'),
    GENERALITY: figure('Generality: spread of the subclasses of citing patents, 0 to 1 (OECD 2013)'),
    RADICALNESS: figure('Radicalness: share of cited subclasses that it does not have itself, 0 to 1 (OECD 2013)'),
    FCLMS_WORDCOUNT: number('Words of the first claim; characters in Chinese and Japanese', firstClaimLength),
    B_CITES: { ...publication('Cites this publication', (p) => p.cites.map((c) => c.publication_number)), normalise: referenceText },
    F_CITES: relation('Cited by this publication'),
    BF_CITES: any('Cites or is cited by this publication', ['B_CITES', 'F_CITES']),
    CITE_CATEGORY: exact('Category of a citation', (p) => p.cites.flatMap((c) => c.categories ?? []), true),
    B_CITES_COUNT: told('Number of cited patents', (p) => p.cites),
    F_CITES_COUNT: relationCount('Number of stored patents that cite it'),
    DOCUMENT: exact('Document number, without kind code', (p) => documentOf(p.publication_number)),
    LISTED: exact('Register of drugs that lists the document', (p) => p.listing?.registers, true),
    LISTING: exact('Id of its record in a register of drugs', (p) => p.listing?.records, true),
    DRUG_PATENT_TYPE: exact('Type of a patent of drugs: as a register lists it, else by its first claim', (p) => p.listing?.type ?? drugPatentTypeOf(p)?.type, true),
    DRUG_EXDT: day('Expiry that a register of drugs gives, else the estimated one', (p) => p.listing?.expiry ?? p.expiry_date),
    // things of the dictionary: `units.ts` says where patents are looked through for them
    DISEASE_ID: tagged('Id of a disease that title, abstract or first claim names, or of what it is a kind of', 'diseases'),
    DRUG_ID: tagged('Id of a drug that title, abstract or first claim names, or of what it is a kind of', 'drugs'),
    TARGET_ID: tagged('Id of a target that title, abstract or first claim names, or of what it is a kind of', 'targets'),
    ORGANISATION_ID: exact('Id that the dictionary has for an organisation that applied for it or owns it, by its name', (p) => organisations(p).map(organisationId), true),
    LANGUAGE: exact('Language of publication', publishedIn, true),
    SOURCE: exact('Source of the record', (p) => [...p.provenance.map((x) => x.source), ...(p.listed_as?.sources ?? [])], true),
    SAME_AS: exact('Of a record without kind code: the stored publication with its kind code, in whose place it is not counted', (p) => p.same_as),
    DEMO: exact('1: record of the demo corpus', (p) => (p.demo ? '1' : '0'), true),
  },
  lookups: {
    patent_id: {
      kind: 'unique',
      label: 'Patent id (UUID)',
      of: (p) => patentId(p.publication_number),
      normalise: (text) => (UUID.test(text) ? text.toLowerCase() : undefined),
    },
    number: {
      kind: 'best',
      label: 'Publication number, with or without kind code',
      or_id: true,
      of: (p) => {
        const number = normaliseNumber(p.publication_number);
        // stored when its source's spelling was still kept: found by the present one, too
        const others = number === p.publication_number ? [] : [number];
        return [documentOf(p.publication_number), ...others].map((value) => ({ value, rank: saysMost(p) }));
      },
      normalise: normaliseNumber,
      else_id: (number) => (documentOf(number) === number ? undefined : documentOf(number)),
    },
    application: {
      kind: 'best',
      label: 'Application number',
      of: (p) => p.application_number && { value: p.application_number, rank: saysMost(p) },
    },
  },
  links: {
    cites_works: {
      label: 'cites literature',
      to: 'works',
      by: 'key',
      of: (p) => p.cites_literature.flatMap(({ text, doi }) => referenceKeys(readCitation(text, doi), p.demo)),
      back: 'cited_by_patents',
    },
    // of patents of drugs alone: families of others name no document that a register of drugs lists
    family_listings: {
      label: 'is of one family with the listed document',
      to: 'listed_patents',
      by: 'number',
      of: (p) =>
        [...p.ipc, ...p.cpc].some((symbol) => DRUG_CLASSES.includes(symbol.slice(0, 4)))
          ? [...new Set(p.stated_family_members.filter((number) => number.startsWith('US')).map(documentOf))]
          : [],
      back: 'family_publications',
    },
  },
  resolver: {
    facts: patentFacts,
    form: FACTS_FORM,
    links: ['simple_family', 'extended_family', 'cited_by'],
    by: 'families',
  },
  completion,
  twin: { field: 'SAME_AS', of: (p) => p.same_as },
  expressions: true,
  units: patentUnits,
  learned: true,
  watch: new URL('./watch.ts', import.meta.url).href,
  shown,
  aliases: {
    LS: 'SIMPLE_LEGAL_STATUS', APD_YEAR: 'APD_Y', PBD_YEAR: 'PBD_Y', ISSUE_DATE: 'ISD', IPCR: 'IPC', TITLE: 'TTL', ABSTRACT: 'ABST', CLAIMS: 'CLMS',
    DESCRIPTION: 'DESC', INVENTOR: 'IN', IPC_LOW: 'IPC', CPC_LOW: 'CPC', MIPC_LOW: 'MIPC', MCPC_LOW: 'MCPC', FI_LOW: 'FI', FTERM_LOW: 'FTERM',
    COUNTRY: 'AUTHORITY', PRN: 'PRNO', AP: 'APNO',
  },
  events: { citation, 'legal event': legalEvent },
  notUnderstood: (p) => p.legal_events.flatMap(notUnderstood),
  form: { number: 1, upgrade: withFacts },
  kept: {
    SET: 'Search of one’s history, by its number',
    LIST: 'Worklist, by its name',
    TAG: 'Documents with a tag in a worklist',
  },
  unavailable: {
    PV: 'no valuation of patents is in the corpus',
    PATENT_VALUE: 'no valuation of patents is in the corpus',
    SEP: 'declarations of standard-essential patents are not in the corpus',
    SEP_NUMBER: 'declarations of standard-essential patents are not in the corpus',
    AWARD_NAME: 'awards are not in the corpus',
    EPDS: 'states designated by a publication are not kept',
    EPDS_SLS: 'states designated by a publication are not kept',
    ENTRY_COUNTRY: 'states designated by a publication are not kept',
    PCTENTRY_TYPE: 'states designated by a publication are not kept',
    PROBLEM_SUM: 'summaries of problem, method and benefit are not made for records',
    METHOD_SUM: 'summaries of problem, method and benefit are not made for records',
    BENEFIT_SUM: 'summaries of problem, method and benefit are not made for records',
    PROBLEM_PHR: 'summaries of problem, method and benefit are not made for records',
    BENEFIT_PHR: 'summaries of problem, method and benefit are not made for records',
    ALL_TECH: 'summaries of problem, method and benefit are not made for records',
    AN_HIST: 'the history of names is not in the corpus; search AN, ANC or ALL_AN',
    ATCS: 'agencies are kept by name; search ATC',
    ATCC: 'agencies are kept by name; search ATC',
    AN_DISTRICT: 'districts are not told apart; search AN_CITY or ANC_CITY',
    ANC_DISTRICT: 'districts are not told apart; search AN_CITY or ANC_CITY',
    EXPD: 'this date is not in the sources',
    EXAMINE_DATE: 'this date is not in the sources',
    F_PBD: 'this date is not in the sources',
    EFAM_EPBD: 'this date is not in the sources',
    EFAM_EPRD: 'this date is not in the sources',
    EFAM_STATUS: 'the status of a family is not derived',
    GBC: 'this classification is not in the sources',
    ADC: 'this classification is not in the sources',
    TTC: 'this classification is not in the sources',
    SEIC: 'this classification is not in the sources',
    SEIC_ALL: 'this classification is not in the sources',
    SEMANTIC: 'semantic search is an operation of its own: POST /search/patent/semantic-search-patent',
  },
});
