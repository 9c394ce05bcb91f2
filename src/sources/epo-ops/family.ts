import type { Patent } from '#collections/patents/patent.ts';
import { parsePublicationNumber, publicationNumber } from '#patents/numbers.ts';
import { patentOfExchangeDocument, prioritiesOf, withGrantDate } from '../epo-docdb/exchange-document.ts';
import { applicationOf, documentIds, publicationOf } from '../epo-docdb/references.ts';
import { patentDraft, present } from '../patent-draft.ts';
import type { XmlElement } from '../xml.ts';
import { legalEventOf } from './legal.ts';
import { statusOfEvents } from './legal-codes.ts';

/** The DOCDB number of a reference, with office, number and kind code. Throws RangeError if there is none. */
function docdbNumber(references: readonly XmlElement[]) {
  const ids = documentIds(references);
  const docdb = ids.find((id) => id.format === 'docdb');
  return { number: publicationNumber(docdb?.country ?? '', docdb?.number ?? '', docdb?.kind), date: docdb?.date };
}

const familyId = (element: XmlElement): string | undefined => {
  const id = element.attribute('family-id');
  return id !== undefined && /^[1-9]\d*$/.test(id) ? id : undefined;
};

/**
 * One `family-member`: a publication with its application, priorities, and where asked for its bibliographic data and
 * legal events.
 */
export function patentOfFamilyMember(member: XmlElement): Patent {
  member.see();
  const { number, date } = docdbNumber(member.all('publication-reference'));
  const document = member.child('exchange-document');
  const patent = document ? patentOfExchangeDocument(document) : patentDraft(number);
  if (date !== undefined) patent.publication_date = date;
  withGrantDate(patent);
  const family = familyId(member);
  if (family !== undefined) patent.stated_simple_family = family;
  const application = applicationOf(documentIds(member.all('application-reference')));
  if (application && patent.application_number === undefined) {
    patent.application_number = application.number;
    if (application.date !== undefined) patent.filing_date = application.date;
  }
  // The member's own list says which claims are active; the bibliographic data does not.
  const { pct, ...earlier } = prioritiesOf(member.all('priority-claim'));
  if (earlier.priorities.length > 0 || earlier.related_documents.length > 0) Object.assign(patent, earlier);
  if (pct && !patent.pct_application)
    patent.pct_application = { number: pct.number, ...(pct.date !== undefined && { date: pct.date }) };
  const events = member.all('legal').map(legalEventOf);
  patent.legal_events = events.map(({ event }) => event);
  const status = statusOfEvents(events);
  if (status) patent.legal_status = status;
  return patent;
}

/**
 * The members of an INPADOC family answer; each states all the others. Members that are no publication come as the
 * reason why.
 */
export function patentsOfFamily(family: XmlElement): (Patent | RangeError)[] {
  family.ignoreAt('publication-reference', 'application-reference', 'priority-claim');
  const members = family.all('family-member').map((member) => {
    try {
      return patentOfFamilyMember(member);
    } catch (error) {
      if (error instanceof RangeError) return error;
      throw error;
    }
  });
  const numbers = members.flatMap((member) => (member instanceof RangeError ? [] : [member.publication_number]));
  for (const member of members) {
    if (!(member instanceof RangeError))
      member.stated_family_members = [...new Set(numbers)].filter((number) => number !== member.publication_number);
  }
  return members;
}

/** The publication asked for and its simple family: equivalents come without kind code. */
export function patentOfEquivalents(inquiry: XmlElement): Patent {
  const { number } = docdbNumber(inquiry.all('publication-reference'));
  const patent = patentDraft(number);
  const own = number.authority + number.doc_number;
  const equivalents = inquiry
    .every('inquiry-result/publication-reference')
    .map((reference) => publicationOf(documentIds([reference])));
  inquiry.ignoreAt('inquiry-result');
  patent.stated_family_members = [...new Set(present(equivalents))].filter(
    (member) => member !== own && member !== number.normalised && parsePublicationNumber(member) !== undefined,
  );
  return patent;
}

/** An entry of a search answer without bibliographic data: number and simple family. */
export function patentOfSearchHit(reference: XmlElement): Patent {
  const { number } = docdbNumber([reference]);
  const patent = patentDraft(number);
  const family = familyId(reference);
  if (family !== undefined) patent.stated_simple_family = family;
  return patent;
}
