import type { FactKind, LegalEvent } from '#collections/patents/legal/legal-event.ts';
import { legalEvent } from '#collections/patents/legal/stated.ts';
import type { LiteratureCitation, Party, Patent, PatentCitation } from '#collections/patents/patent.ts';
import { parseDay } from '#patents/dates.ts';
import { applicationNumber, isOffice, publicationNumber } from '#patents/numbers.ts';
import { ipcrOf, ordered, symbolOf } from '../epo-docdb/classifications.ts';
import { isPersonName } from '../epo-docdb/parties.ts';
import { literatureOf } from '../epo-docdb/references.ts';
import { namedParty, namedPerson, present } from '../patent-draft.ts';
import type { XmlElement } from '../xml.ts';

const office = (text: string | undefined) => (text !== undefined && isOffice(text) ? text : undefined);
const day = (element: XmlElement | undefined, path = 'date') => parseDay(element?.text(path));

/** A party: `snm` name, `adr` address; the office's own numbers (`iid`, `irf`) and "et al" are left out. */
function partyOf(element: XmlElement, person: boolean): Party | undefined {
  element.ignoreAt('iid', 'irf', 'sfx', 'dtxt', 'B716EP', 'B736EP', 'B711EP', 'B731EP', 'B745');
  const name = element
    .text('snm')
    ?.replace(/(?<!\s)\s+c\/o\s[\s\S]*$/i, '')
    .replace(/(?:,\s+|(?<![\s,])\s+)et al\.?$/, '');
  const address = element.child('adr');
  const parts = present([address?.text('str'), address?.text('city')]);
  const city = address?.text('city');
  const country = office(address?.text('ctry'));
  const known = {
    ...(parts.length > 0 && { address: parts.join(', ') }),
    ...(country && { country }),
    ...(city && !/\d/.test(city) && { city: city.replace(/,[\s\S]*$/, '') }),
  };
  return person ? namedPerson(name, known) : namedParty(name, known);
}

/**
 * A cited document as the search report prints it: `WO-A1-2014/114885`, `JP-A- 7 300 979`, `US-E- R E36 154`. A bare
 * `A` of EP and WO means any of their A kinds.
 */
export function citedDocument(text: string): string | undefined {
  const m = /^\s*([A-Z]{2})\s*-\s*([A-Z]\d?)\s*-\s*([^&(]{1,40})/.exec(text);
  if (!m) return undefined;
  const [, country, kind, number] = m as unknown as [string, string, string, string];
  try {
    return publicationNumber(
      country,
      number.trim(),
      (country === 'EP' || country === 'WO') && kind.length === 1 ? undefined : kind,
    ).normalised;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** B560: documents and literature of the search report. */
function searchReport(b560: XmlElement | undefined): { cites: PatentCitation[]; literature: LiteratureCitation[] } {
  const cites = new Map<string, PatentCitation>();
  const literature: LiteratureCitation[] = [];
  for (const element of b560?.all('B561', 'B562') ?? []) {
    const text = element.text('text') ?? element.text();
    element.ignore();
    if (text === undefined) continue;
    const number = element.name === 'B561' ? citedDocument(text) : undefined;
    if (number !== undefined) cites.set(number, { publication_number: number, phase: 'search_report' });
    else {
      const doi = /\b10\.\d{4,9}\/[^\s"<>]{1,200}/.exec(text)?.[0]?.replace(/(?<![.,;)])[.,;)]+$/, '');
      literature.push({ text, ...(doi && { doi }), phase: 'search_report' });
    }
  }
  return { cites: [...cites.values()], literature };
}

/** The list "References cited in the description", which the EPO compiles from the text. */
export function descriptionReferences(list: XmlElement): { cites: PatentCitation[]; literature: LiteratureCitation[] } {
  const cites = new Map<string, PatentCitation>();
  const literature = new Map<string, LiteratureCitation>();
  for (const patcit of list.descendants('patcit')) {
    const written = patcit.attribute('dnum') ?? patcit.text() ?? '';
    const id = patcit.child('document-id');
    let number: string | undefined;
    try {
      number = publicationNumber(
        id?.text('country') ?? written.slice(0, 2),
        id?.text('doc-number') ?? written.slice(2),
        id?.text('kind'),
      ).normalised;
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
    }
    const date = parseDay(id?.text('date'));
    if (number !== undefined)
      cites.set(number, { publication_number: number, phase: 'applicant', ...(date !== undefined && { date }) });
    else if (written !== '') literature.set(written, { text: written, phase: 'applicant' });
  }
  for (const nplcit of list.descendants('nplcit')) {
    const read = literatureOf(nplcit);
    if (read) literature.set(read.text, { ...read, phase: 'applicant' });
  }
  list.ignore();
  return { cites: [...cites.values()], literature: [...literature.values()] };
}

/** Dated steps of the procedure (B240, B450 ...), oppositions (B780) and lapses in single states (B472). */
function events(sdobi: XmlElement): LegalEvent[] {
  const found: LegalEvent[] = [];
  const add = (
    kind: FactKind,
    date: number | undefined,
    text: string,
    values: Record<string, string | undefined> = {},
  ) => {
    if (date !== undefined) found.push(legalEvent({ kind, date, text, country: 'EP', values }));
  };
  add('examination', day(sdobi.at('B200/B240/B241')), 'Request for examination');
  add('examination', day(sdobi.at('B200/B240/B242')), 'First examination report despatched');
  add('opposition_end', day(sdobi.at('B200/B240/B243')), 'Patent maintained as amended');
  add('revocation', day(sdobi.at('B200/B240/B244')), 'Patent revoked');
  add('grant', day(sdobi.at('B400/B451EP')), 'Decision about grant of a patent');
  add('examination', day(sdobi.at('B400/B452EP')), 'Intention to grant announced');
  add('search', day(sdobi.at('B500/B560/B565EP')), 'Supplementary search report despatched');
  add('search', day(sdobi.at('B800/B880')), 'Search report published separately');
  const states = sdobi.every('B800/B840/ctry').flatMap((element) => office(element.text()) ?? []);
  const granted = day(sdobi.at('B400/B450'));
  if (granted !== undefined) add('publication', day(sdobi.at('B400/B430')), 'Publication of the application');
  // of a specification, under the code with which INPADOC spreads the same: for which states it was granted
  if (granted !== undefined && states.length > 0)
    found.push(
      legalEvent({
        ...{ date: granted, text: 'Designated contracting states', country: 'EP', code: 'AK' },
        values: { designated_state_s: states.join(' '), kind_code_of_ref_document: 'B1' },
      }),
    );
  for (const opponent of sdobi.every('B700/B780/B781')) {
    const name = opponent.text('snm');
    const representative = opponent.text('B784/snm');
    add('opposition', day(opponent), 'Opposition filed', { opponent: name, representative });
    opponent.ignore();
  }
  for (const lapses of sdobi.every('B400/B472/B475')) {
    let date: number | undefined;
    for (const element of lapses.all()) {
      if (element.name === 'date') date = parseDay(element.text());
      const country = element.name === 'ctry' ? office(element.text()) : undefined;
      if (country) add('lapse', date, 'Lapse of the patent in a contracting state', { state: country });
    }
  }
  return found;
}

/**
 * INID fields without a place in a record: tags of the production system, designations, gazette numbers, document
 * titles.
 */
const IGNORED = [
  'B000',
  'B100',
  'B200/B250',
  'B200/B251EP',
  'B200/B260',
  'B400/B405',
  'B400/B430',
  'B400/B450/bnum',
  'B400/B460',
  'B400/B462EP',
  'B400/B475',
  'B400/B477',
  'B400/B470',
  'B400/B473EP',
  'B400/B453EP',
  'B500/B510/B516',
  'B500/B590',
  'B600/B620EP/parent/cdoc/dnum/pnum',
  'B600/B620/parent/pdoc/dnum/pnum',
  'B700/B780',
  'B700/B792EP',
  'B800/B840',
  'B800/B844EP',
  'B800/B848EP',
  'B800/B860/B862',
  'B800/B863',
  'B800/B870/B871/bnum',
  'B800/B880/bnum',
  'B800/B890',
];

/** Fills a record from the bibliographic part (SDOBI; INID codes of WIPO ST.9 as B-fields of ST.32). */
export function readBibliographic(sdobi: XmlElement, patent: Patent): void {
  const published = day(sdobi.at('B100/B140'));
  if (published !== undefined) patent.publication_date = published;
  const granted = day(sdobi.at('B400/B450'));
  if (granted !== undefined && patent.patent_type === 'B') patent.grant_date = granted;
  const filed = day(sdobi.at('B200/B220'));
  if (filed !== undefined) patent.filing_date = filed;
  const application = applicationNumber('EP', sdobi.text('B200/B210') ?? '', filed);
  if (application) patent.application_number = application;

  const b300 = sdobi.child('B300');
  let number: string | undefined;
  let date: number | undefined;
  for (const element of b300?.all() ?? []) {
    if (element.name === 'B310') [number, date] = [element.text(), undefined];
    else if (element.name === 'B320') date = day(element);
    else if (element.name === 'B330') {
      const country = office(element.text('ctry'));
      if (country && number)
        patent.priorities.push({
          country,
          number: applicationNumber(country, number, date) ?? country + number.replace(/\s+/g, ''),
          ...(date !== undefined && { date }),
        });
      number = undefined;
    } else element.ignore();
  }

  const lang = sdobi.text('B200/B260')?.toLowerCase() ?? sdobi.attribute('lang')?.toLowerCase();
  let titleLang: string | undefined;
  for (const element of sdobi.child('B500')?.child('B540')?.all() ?? []) {
    const text = element.text();
    if (element.name === 'B541') titleLang = text?.toLowerCase();
    else if (element.name === 'B542' && text !== undefined && titleLang && /^[a-z]{2}$/.test(titleLang))
      patent.titles.push({ lang: titleLang, origin: titleLang === lang ? 'original' : 'office', text });
  }

  const ipcr = ipcrOf(sdobi.every('B500/B510EP/classification-ipcr/text'));
  const old = ['B511', 'B512', 'B513', 'B514', 'B517EP']
    .flatMap((field) => sdobi.every(`B500/B510/${field}`))
    .map((element) => ({ symbol: symbolOf(element.raw().replace(/^\s*\/\/\s*/, '')), first: false }));
  patent.ipc = ipcr.length > 0 ? ipcr : ordered(old);
  const cpc = [...sdobi.every('B500/B520EP/classifications-cpc/classification-cpc/text')].map((element) => {
    const raw = element.raw();
    return { symbol: symbolOf(raw), first: /^.{0,40}?\d{8} F/.test(raw) };
  });
  patent.cpc = ordered(cpc);
  sdobi.ignoreAt('B500/B520EP/classifications-cpc/combination-set');

  const b700 = sdobi.child('B700');
  patent.applicants = present((b700?.every('B710/B711') ?? []).map((element) => partyOf(element, false)));
  patent.inventors = present((b700?.every('B720/B721') ?? []).map((element) => partyOf(element, true)));
  patent.assignees = present((b700?.every('B730/B731') ?? []).map((element) => partyOf(element, false)));
  const agents = present((b700?.every('B740/B741') ?? []).map((element) => partyOf(element, false)));
  patent.agents = agents.filter((agent) => isPersonName(agent.name));
  patent.agencies = agents.filter((agent) => !isPersonName(agent.name));

  // The parent of a divisional (B620), and divisionals of this application (B620EP).
  for (const relative of [...sdobi.every('B600/B620/parent/pdoc'), ...sdobi.every('B600/B620EP/parent/cdoc')]) {
    const relativeDate = day(relative);
    const relativeNumber = applicationNumber('EP', relative.text('dnum/anum') ?? '', relativeDate);
    if (relativeNumber)
      patent.related_documents.push({
        relation: 'division',
        country: 'EP',
        number: relativeNumber,
        ...(relativeDate !== undefined && { date: relativeDate }),
      });
  }
  const international = sdobi.at('B800/B860/B861');
  const pct = applicationNumber('WO', international?.text('dnum/anum') ?? '', day(international));
  if (pct) {
    const pctDate = day(international);
    patent.pct_application = { number: pct, ...(pctDate !== undefined && { date: pctDate }) };
  }
  const pctPublished = sdobi.at('B800/B870/B871');
  const pctNumber = pctPublished?.text('dnum/pnum');
  if (pctNumber && /^WO/.test(pctNumber)) {
    const pctDate = day(pctPublished);
    try {
      patent.pct_publication = {
        number: publicationNumber('WO', pctNumber).normalised,
        ...(pctDate !== undefined && { date: pctDate }),
      };
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
    }
  }
  const { cites, literature } = searchReport(sdobi.at('B500/B560'));
  patent.cites.push(...cites);
  patent.cites_literature.push(...literature);
  patent.legal_events = events(sdobi);
  sdobi.ignoreAt(...IGNORED);
}
