import { legalEvent } from '#collections/patents/legal/stated.ts';
import type { Party, Patent } from '#collections/patents/patent.ts';
import { normaliseClass } from '#patents/classes.ts';
import { parseDay } from '#patents/dates.ts';
import { officeLanguage } from '#patents/kinds.ts';
import { applicationNumber, isOffice, parsePublicationNumber } from '#patents/numbers.ts';
import { detectLanguage } from '#translation/languages.ts';
import { namedParty, namedPerson, patentDraft, present } from '../patent-draft.ts';
import {
  elementsBelow,
  type HtmlElement,
  htmlTree,
  isElement,
  properties,
  propertyValue,
  textOf,
} from './html-tree.ts';
import { abstractTexts, claimSets, descriptions } from './page-text.ts';

// biome-ignore format: names of properties
/** Properties of the page that become part of the record. */
const MAPPED = ['publicationNumber', 'kindCode', 'numberWithoutCodes', 'countryCode', 'title', 'applicationNumber', 'inventor', 'assigneeOriginal', 'assigneeCurrent', 'priorityDate', 'filingDate', 'publicationDate', 'events', 'legalStatusIfi', 'ifiExpiration', 'images', 'classifications', 'abstract', 'description', 'claims', 'priorityApps', 'appsClaimingPriority', 'parentApps', 'backwardReferences', 'backwardReferencesOrig', 'detailedNonPatentLiterature', 'docdbFamily', 'family', 'legalEvents'];
// biome-ignore format: names of properties
/**
 * Knowingly left out: guesses of the page's publisher (keywords, definitions, similar documents, landscapes, concepts),
 * links, applications of others, and citations that are not this document's own: those of its family (`...Family`) and
 * those that cite it (`forwardReferences...`), which the citing records hold.
 */
const IGNORED = ['type', 'pageTitle', 'pdfLink', 'publicationDescription', 'countryName', 'priorArtKeywords', 'priorArtDate', 'otherLanguages', 'directAssociations', 'links', 'landscapes', 'definitions', 'similarDocuments', 'concepts', 'match', 'applicationsByYear', 'forwardReferences', 'forwardReferencesOrig', 'forwardReferencesFamily', 'backwardReferencesFamily', 'childApps', 'metadata', 'countryStatus', 'ifiStatus', 'afterApplications', 'expiration', 'priorArtFinder', 'scholar', 'count', 'content', 'num', 'legalStatus', 'legalStatusCat', 'thisApp', 'worldwideApplications', 'application', 'applications', 'cpcs', 'stats', 'representativePublication',
  'pubs', 'primaryLanguage', 'relationType', 'externalLinks', 'stateOfTheArt'];
const KNOWN = new Set([...MAPPED, ...IGNORED]);

const RELATIONS: readonly (readonly [pattern: RegExp, relation: Patent['related_documents'][number]['relation']])[] = [
  [/continuation[- ]in[- ]part/i, 'continuation_in_part'],
  [/continuation/i, 'continuation'],
  [/division/i, 'division'],
  [/reissue/i, 'reissue'],
  [/provisional/i, 'provisional'],
  [/substitut/i, 'substitution'],
];
/** What the page says of the right's state, as the interface's simple status. */
const STATUS: readonly (readonly [pattern: RegExp, simple: number])[] = [
  [/^active/i, 1],
  [/^pending/i, 2],
  [/^(?:expired|withdrawn|abandoned|ceased|revoked|not-in-force|lapsed)/i, 0],
];

/** `PCT/US2018/042117` -> WO; `US17/260,187`, `CN201410201865.4A` -> their office. */
function application(
  text: string | undefined,
  date: number | undefined,
): { country: string; number: string } | undefined {
  if (!text) return undefined;
  const country = text.startsWith('PCT/') ? 'WO' : text.slice(0, 2).toUpperCase();
  if (!isOffice(country)) return undefined;
  const bare =
    country === 'WO'
      ? text
      : text
          .slice(2)
          .trim()
          .replace(/(?<=[\dX])[A-Z]\d?$/, (kind) => (/\.\dX?$/.test(text) ? kind : ''));
  const number = applicationNumber(country, bare, date);
  return number ? { country, number } : undefined;
}

function classification(article: Map<string, HtmlElement[]>, patent: Patent): void {
  for (const list of article.get('classifications') ?? []) {
    for (const item of elementsBelow(list, (element) => element.attributes.itemprop === 'classifications')) {
      const marks = properties(item);
      if (!marks.has('Leaf')) continue;
      const symbol = normaliseClass(propertyValue(marks.get('Code')?.[0]) ?? '');
      const into = marks.has('IsCPC') ? patent.cpc : patent.ipc;
      if (symbol && !into.includes(symbol)) into.push(symbol);
    }
  }
}

function citations(article: Map<string, HtmlElement[]>, patent: Patent): void {
  const rows = [...(article.get('backwardReferences') ?? []), ...(article.get('backwardReferencesOrig') ?? [])];
  for (const row of rows) {
    const cited = properties(row);
    const number = parsePublicationNumber(propertyValue(cited.get('publicationNumber')?.[0]) ?? '');
    if (!number || patent.cites.some((known) => known.publication_number === number.normalised)) continue;
    const date = parseDay(propertyValue(cited.get('publicationDate')?.[0]));
    const phase = cited.has('examinerCited')
      ? ('examiner' as const)
      : cited.has('thirdPartyCited')
        ? ('third_party' as const)
        : undefined;
    patent.cites.push({
      publication_number: number.normalised,
      ...(phase && { phase }),
      ...(date !== undefined && { date }),
    });
  }
  for (const row of article.get('detailedNonPatentLiterature') ?? []) {
    const cited = properties(row);
    const text = propertyValue(cited.get('title')?.[0]);
    if (text) patent.cites_literature.push({ text, ...(cited.has('examinerCited') && { phase: 'examiner' as const }) });
  }
}

function history(article: Map<string, HtmlElement[]>, patent: Patent): void {
  for (const event of article.get('events') ?? []) {
    const marks = properties(event);
    const [title, type] = [propertyValue(marks.get('title')?.[0]) ?? '', propertyValue(marks.get('type')?.[0])];
    const date = parseDay(propertyValue(marks.get('date')?.[0]));
    if (date === undefined) continue;
    if (type === 'granted' && patent.patent_type === 'B') patent.grant_date = date;
    if (/^(?:anticipated|adjusted) expiration$/i.test(title)) patent.expiry_date = date;
  }
  const status = propertyValue(
    properties(article.get('legalStatusIfi')?.[0] ?? { name: '', attributes: {}, nodes: [] }).get('status')?.[0],
  );
  const simple = status && STATUS.find(([pattern]) => pattern.test(status));
  if (simple) patent.legal_status = { simple: simple[1], detailed: [] };
  for (const row of article.get('legalEvents') ?? []) {
    const marks = properties(row);
    const [date, code, text] = [
      parseDay(propertyValue(marks.get('date')?.[0])),
      propertyValue(marks.get('code')?.[0]),
      propertyValue(marks.get('title')?.[0]),
    ];
    const values: Record<string, string[]> = {};
    for (const attribute of marks.get('attributes') ?? []) {
      const pair = properties(attribute);
      const [label, value] = [propertyValue(pair.get('label')?.[0]), propertyValue(pair.get('value')?.[0])];
      if (label && value) (values[label] ??= []).push(value);
    }
    if (!date && !code && !text) continue;
    patent.legal_events.push(legalEvent({ date, code, text, country: patent.authority, values }));
  }
}

function relatives(article: Map<string, HtmlElement[]>, patent: Patent): void {
  for (const row of [...(article.get('priorityApps') ?? []), ...(article.get('appsClaimingPriority') ?? [])]) {
    const marks = properties(row);
    const date =
      parseDay(propertyValue(marks.get('filingDate')?.[0])) ?? parseDay(propertyValue(marks.get('priorityDate')?.[0]));
    const claimed = application(propertyValue(marks.get('applicationNumber')?.[0]), date);
    // The page lists the application itself among those that claim priority.
    if (
      !claimed ||
      claimed.number === patent.application_number ||
      patent.priorities.some((known) => known.number === claimed.number)
    )
      continue;
    patent.priorities.push({ ...claimed, ...(date !== undefined && { date }) });
  }
  for (const row of article.get('parentApps') ?? []) {
    const marks = properties(row);
    const date = parseDay(propertyValue(marks.get('filingDate')?.[0]));
    const parent = application(propertyValue(marks.get('applicationNumber')?.[0]), date);
    const kind = propertyValue(marks.get('relationType')?.[0]) ?? '';
    if (!parent) continue;
    if (parent.country === 'WO') {
      patent.pct_application ??= { number: parent.number, ...(date !== undefined && { date }) };
      continue;
    }
    const relation = RELATIONS.find(([pattern]) => pattern.test(kind))?.[1] ?? 'other';
    patent.related_documents.push({ relation, ...parent, ...(date !== undefined && { date }) });
  }
  const family = article.get('family')?.[0];
  const id = family && /\bID=(\d{3,12})\b/.exec(textOf(family).slice(0, 400))?.[1];
  if (id) patent.stated_simple_family = id;
  const members = new Set<string>();
  for (const row of article.get('docdbFamily') ?? []) {
    const member = parsePublicationNumber(propertyValue(properties(row).get('publicationNumber')?.[0]) ?? '');
    if (member && member.normalised !== patent.publication_number) members.add(member.normalised);
  }
  patent.stated_family_members.push(...members);
}

/** Sections that are items themselves only to group rows. */
const GROUPS = ['application', 'metadata', 'family'];

/** Properties of the article and of the groups in it. */
function articleProperties(article: HtmlElement): Map<string, HtmlElement[]> {
  const found = properties(article);
  // Groups lie in groups; each is opened once.
  const open = GROUPS.flatMap((group) => found.get(group) ?? []);
  for (let section = open.shift(); section; section = open.shift()) {
    for (const [name, elements] of properties(section)) {
      found.set(name, [...(found.get(name) ?? []), ...elements]);
      if (GROUPS.includes(name)) open.push(...elements);
    }
  }
  return found;
}

/**
 * A Google Patents page: microdata (`itemprop`) of its one article. Throws RangeError if there is no article or no
 * publication number. `unknown` names properties that are neither mapped nor knowingly ignored.
 */
export function pagePatent(html: string): { patent: Patent; unknown: string[] } {
  const root = htmlTree(html);
  const article = elementsBelow(
    root,
    (element) => element.name === 'article' && element.attributes.itemscope !== undefined,
  )[0];
  if (!article) throw new RangeError('no article with microdata');
  const data = articleProperties(article);
  const first = (name: string) => propertyValue(data.get(name)?.[0]);
  const number = parsePublicationNumber(first('publicationNumber') ?? '');
  if (!number) throw new RangeError('no publication number in the page');
  const patent = patentDraft(number);

  const filed = parseDay(first('filingDate'));
  if (filed !== undefined) patent.filing_date = filed;
  const published = parseDay(first('publicationDate'));
  if (published !== undefined) patent.publication_date = published;
  const own = application(first('applicationNumber'), filed);
  if (own) patent.application_number = own.number;
  const priority = parseDay(first('priorityDate'));
  if (priority !== undefined) patent.stated_priority_date = priority;

  const section = (name: string) => data.get(name)?.find((element) => elementsBelow(element, isElement).length > 0);
  const fallback = officeLanguage(number.authority) ?? 'en';
  const [abstract, claims, description] = [section('abstract'), section('claims'), section('description')];
  if (abstract) patent.abstracts.push(...abstractTexts(abstract, fallback));
  if (claims) patent.claims.push(...claimSets(claims, fallback));
  // Chinese pages count headings too, so that their numbers are not the printed ones.
  if (description) patent.descriptions.push(...descriptions(description, fallback, number.authority !== 'CN'));
  const title = first('title');
  if (title) {
    const written =
      [...patent.descriptions, ...patent.abstracts].find((text) => text.origin === 'original')?.lang ?? fallback;
    const lang = detectLanguage(title) ?? written;
    patent.titles.push({ lang, origin: lang === written ? 'original' : 'machine', text: title });
  }

  const parties = (name: string, to: (name: string | undefined) => Party | undefined) =>
    present((data.get(name) ?? []).map((element) => to(propertyValue(element))));
  patent.inventors.push(...parties('inventor', (name) => namedPerson(name)));
  patent.assignees.push(...parties('assigneeOriginal', (name) => namedParty(name)));
  patent.current_assignees.push(...parties('assigneeCurrent', (name) => namedParty(name)));
  classification(data, patent);
  relatives(data, patent);
  citations(data, patent);
  history(data, patent);
  for (const image of data.get('images') ?? []) {
    const full = propertyValue(properties(image).get('full')?.[0]);
    const file = full
      ?.replace(/[?#][\s\S]*$/, '')
      .split('/')
      .at(-1);
    if (file && !file.includes('\\')) patent.figures.push({ id: `fig${patent.figures.length + 1}`, file });
  }
  return { patent, unknown: [...data.keys()].filter((name) => !KNOWN.has(name)).map((name) => `itemprop ${name}`) };
}
