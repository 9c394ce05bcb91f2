import type { Party, Patent, Priority } from '#collections/patents/patent.ts';
import { normaliseClass, usClass } from '#patents/classes.ts';
import { parseDay } from '#patents/dates.ts';
import { publicationNumber } from '#patents/numbers.ts';
import { patentDraft, present, signed } from '../patent-draft.ts';
import { readDescription, readFigures, readMarkedClaims } from '../uspto/ice-text.ts';
import { readableText } from '../uspto/readable-text.ts';
import {
  applicationOf,
  country,
  defined,
  distinct,
  distinctPriorities,
  owners,
  party,
  publicationOf,
} from '../uspto/record.ts';
import type { XmlElement } from '../xml.ts';

/** Elements of `continuity-data`. */
const RELATIONS: readonly (readonly [string, Patent['related_documents'][number]['relation']])[] = [
  ['continuations/continuation-of', 'continuation'],
  ['continuations/continuation-in-part-of', 'continuation_in_part'],
  ['continuations/continuing-reissue-of', 'continuation'],
  ['division-of', 'division'],
  ['reissue-of', 'reissue'],
  ['a-substitute-for', 'substitution'],
  ['addition-to', 'other'],
  ['a-371-of-international', 'other'],
];

function documentOf(element: XmlElement | undefined) {
  const number = element?.text('doc-number');
  if (!element || !number) return undefined;
  const stated = country(element.text('country-code')) ?? 'US';
  const kind = element.text('kind-code');
  return {
    country: number.startsWith('PCT/') ? 'WO' : stated,
    number,
    kind: kind && /^[A-Z]\d?$/.test(kind) ? kind : undefined,
    day: parseDay(element.text('document-date')),
  };
}

function relatedOf(data: XmlElement, own: string | undefined) {
  const priorities: Priority[] = [];
  const related: Patent['related_documents'] = [];
  let pct: Patent['pct_application'];
  for (const claim of data.all('foreign-priority-data')) {
    const office = country(claim.text('country-code'));
    const number = claim.text('priority-application-number/doc-number');
    const date = parseDay(claim.text('filing-date'));
    if (office && number)
      priorities.push(defined({ country: office, number: applicationOf(office, number, date), date }));
  }
  const continuity = data.child('continuity-data');
  for (const [path, relation] of RELATIONS) {
    for (const pair of continuity?.every(`${path}/parent-child`) ?? []) {
      const document = documentOf(pair.at('parent/document-id'));
      if (document) {
        const number = applicationOf(document.country, document.number, document.day);
        const reference = { country: document.country, number, date: document.day };
        const ownChild = pair.text('child/document-id/doc-number') === own;
        if (path === 'a-371-of-international' && ownChild) pct ??= defined({ number, date: document.day });
        else related.push(defined({ relation, ...reference }));
        if (relation !== 'other' && relation !== 'substitution') priorities.push(defined(reference));
      }
      for (const granted of pair.every('parent-patent/document-id')) {
        const patent = documentOf(granted);
        const number = patent && publicationOf(patent.country, patent.number, patent.kind);
        if (patent && number) related.push(defined({ relation, country: patent.country, number, date: patent.day }));
      }
      pair.ignoreAt('child', 'parent-status', 'parent/document-id');
    }
  }
  for (const element of continuity?.every('non-provisional-of-provisional/document-id') ?? []) {
    const document = documentOf(element);
    if (!document) continue;
    const number = applicationOf('US', document.number, document.day);
    priorities.push(defined({ country: 'US', number, date: document.day }));
    related.push(defined({ relation: 'provisional' as const, country: 'US', number, date: document.day }));
  }
  return defined({ priorities: distinctPriorities(priorities), related_documents: related, pct_application: pct });
}

function inventorOf(element: XmlElement): Party | undefined {
  const name = element.child('name');
  const home =
    element.at('residence/residence-us') ??
    element.at('residence/residence-non-us') ??
    element.at('residence/military-service');
  const one = party({
    family: name?.text('family-name'),
    given: [name?.text('given-name'), name?.text('middle-name')].filter(Boolean).join(' ') || undefined,
    suffix: name?.text('name-suffix'),
    city: home?.text('city'),
    state: home?.text('state') ?? home?.text('province'),
    postcode: home?.text('postalcode'),
    country: home?.text('country-code'),
  });
  element.ignore();
  return one;
}

function assigneeOf(element: XmlElement): Party | undefined {
  const address = element.child('address');
  const type = element.text('assignee-type');
  const one = party({
    organisation: element.text('organization-name'),
    family: element.text('name/family-name'),
    given: element.text('name/given-name'),
    lines: [address?.text('address-1'), address?.text('address-2')],
    city: address?.text('city'),
    state: address?.text('state'),
    postcode: address?.text('postalcode'),
    country: address?.text('country/country-code'),
    type: type && /[6-9]$/.test(type) ? 'government' : undefined,
  });
  element.ignore();
  return one;
}

function classesOf(data: XmlElement): Pick<Patent, 'ipc' | 'us_classes'> {
  const technical = data.child('technical-information');
  const ipc = [
    ...(technical?.every('classification-ipc/classification-ipc-primary/ipc') ?? []),
    ...(technical?.every('classification-ipc/classification-ipc-secondary/ipc') ?? []),
  ].map((element) => normaliseClass(element.text() ?? ''));
  const national = [
    ...(technical?.every('classification-us/classification-us-primary/uspc') ?? []),
    ...(technical?.every('classification-us/classification-us-secondary/uspc') ?? []),
  ].map((element) => usClass(`${(element.text('class') ?? '').padStart(3)}${element.text('subclass') ?? ''}`));
  technical?.ignore();
  return { ipc: distinct(ipc), us_classes: distinct(national) };
}

/**
 * A published application of 2001 to 2004 (PAP DTD 1.5 and 1.6) as a record.
 * @throws RangeError if its number is none.
 */
export function papPatent(root: XmlElement, source: string, file: string): Patent {
  const data = root.child('subdoc-bibliographic-information');
  if (!data) throw new RangeError('the document has no bibliographic data');
  const id = documentOf(data.child('document-id'));
  if (!id) throw new RangeError('the document has no publication number');
  const number = publicationNumber('US', id.number, id.kind);
  const filing = data.child('domestic-filing-data');
  const filed = parseDay(filing?.text('filing-date'));
  const application = filing?.text('application-number/doc-number');
  const original = { lang: 'en', origin: 'original' as const };
  const title = data.text('technical-information/title-of-invention');
  const abstracts = present(root.all('subdoc-abstract').map(readableText));
  const paragraphs = root.all('subdoc-description').flatMap(readDescription);
  const claims = root.all('subdoc-claims').flatMap((element) =>
    readMarkedClaims(element.all('claim'), 'en', {
      reference: 'dependent-claim-reference',
      attribute: 'depends_on',
      id: 'id',
    }),
  );
  const inventors = present(data.child('inventors')?.all('first-named-inventor', 'inventor').map(inventorOf) ?? []);
  const assignees = present(data.all('assignee').map(assigneeOf));
  const drawings = root.child('subdoc-drawings');
  const record: Patent = {
    ...patentDraft(number),
    ...defined({
      publication_date: id.day,
      application_number: application && applicationOf('US', application, filed),
      filing_date: filed,
    }),
    ...relatedOf(data, application),
    titles: title ? [{ ...original, text: title }] : [],
    abstracts: abstracts.map((text) => ({ ...original, text })),
    claims: claims.length > 0 ? [{ ...original, claims }] : [],
    descriptions: paragraphs.length > 0 ? [{ ...original, paragraphs }] : [],
    inventors,
    assignees,
    applicants: owners(inventors, inventors, assignees),
    ...classesOf(data),
    figures: readFigures(drawings),
  };
  data.ignoreAt(
    'document-id',
    'publication-filing-type',
    'domestic-filing-data',
    'correspondence-address',
    'inventors',
    'assignee',
  );
  drawings?.ignore();
  root.ignoreAt('subdoc-claims/heading', 'subdoc-claims/claim');
  return signed(record, source, file);
}
