import type { LegalEvent } from '#collections/patents/legal/legal-event.ts';
import { legalEvent, type StatedEvent } from '#collections/patents/legal/stated.ts';
import type { LocalText, Party, Patent } from '#collections/patents/patent.ts';
import { parseDay } from '#patents/dates.ts';
import { applicationNumber, isOffice, publicationNumber } from '#patents/numbers.ts';
import { symbolOf } from '../epo-docdb/classifications.ts';
import { isPersonName } from '../epo-docdb/parties.ts';
import { citationsOf } from '../epo-docdb/references.ts';
import { namedParty, namedPerson, patentDraft, present } from '../patent-draft.ts';
import type { XmlElement } from '../xml.ts';
import { statusOfWords } from './legal-codes.ts';

/**
 * The state of a part of the register that was true on a day: the version changed last before it, else the earliest
 * one.
 */
export function versionAt(elements: readonly XmlElement[], day: number | undefined): XmlElement | undefined {
  const dated = elements.map((element, order) => ({
    element,
    order,
    changed: parseDay(element.attribute('change-date')) ?? 0,
  }));
  dated.sort((a, b) => a.changed - b.changed || b.order - a.order);
  const before = day === undefined ? dated : dated.filter(({ changed }) => changed <= day);
  return (before.at(-1) ?? dated[0])?.element;
}

const officeOf = (text: string | undefined) => (text !== undefined && isOffice(text) ? text : undefined);

function partyOf(element: XmlElement, role: 'applicant' | 'inventor' | 'agent'): Party | undefined {
  const book = element.child('addressbook');
  element.ignoreAt('nationality', 'residence', 'designated-states');
  const name = book?.text('name')?.replace(/(?:,\s+|(?<![\s,])\s+)et al\.?$/, '');
  const address = book?.child('address');
  const lines = present(
    (address?.all() ?? []).filter((line) => line.name.startsWith('address-')).map((line) => line.text()),
  );
  const country = officeOf(address?.text('country'));
  const known = { ...(lines.length > 0 && { address: lines.join(', ') }), ...(country && { country }) };
  return role === 'inventor' ? namedPerson(name, known) : namedParty(name, known);
}

const partiesAt = (
  parties: readonly XmlElement[],
  group: 'applicant' | 'inventor' | 'agent',
  day: number | undefined,
) =>
  present(
    (
      versionAt(
        parties.flatMap((p) => p.all(`${group}s`)),
        day,
      )?.all(group) ?? []
    ).map((element) => partyOf(element, group)),
  );

function titlesAt(titles: readonly XmlElement[], day: number | undefined, original: string): LocalText[] {
  const langs = [...new Set(titles.map((title) => title.attribute('lang')?.toLowerCase()))];
  return langs.flatMap((lang) => {
    const text = versionAt(
      titles.filter((title) => title.attribute('lang')?.toLowerCase() === lang),
      day,
    )?.text();
    if (lang === undefined || !/^[a-z]{2}$/.test(lang) || text === undefined) return [];
    return [{ lang, origin: lang === original ? ('original' as const) : ('office' as const), text }];
  });
}

/** The last version of a part of the register; the others are not read. */
function latest(biblio: XmlElement, name: string): XmlElement | undefined {
  const versions = biblio.all(name);
  const last = versionAt(versions, undefined);
  for (const version of versions) if (version !== last) version.ignore();
  return last;
}

const nameIn = (element: XmlElement | undefined) => element?.child('addressbook')?.text('name');

/** Who opposed the grant, each with the day and the representative that the register states. */
function oppositionsOf(data: XmlElement | undefined): LegalEvent[] {
  return (data?.all('opponent') ?? []).flatMap((opponent) => {
    const name = nameIn(opponent);
    const date = parseDay(opponent.text('date-opposition-filed/date'));
    const values = { opponent: name, representative: nameIn(opponent.child('agent')) };
    // what is known of them is who they are
    for (const each of [opponent, ...opponent.all('agent')]) each.ignoreAt('addressbook');
    return name === undefined
      ? []
      : [legalEvent({ date, text: 'Opposition filed', country: 'EP', code: '26', values })];
  });
}

/** How a licence binds, in the words of the register and in those that events are read from. */
const LICENCES: Readonly<Record<string, string>> = {
  exclusive: 'exclusive',
  'not-exclusive': 'non-exclusive',
  'non-exclusive': 'non-exclusive',
};

/** Licences that the register states; rights in rem are none. */
function licencesOf(data: XmlElement | undefined): LegalEvent[] {
  return (data?.all('licensee') ?? []).flatMap((licensee) => {
    const name = nameIn(licensee);
    const type = licensee.attribute('type-license') ?? '';
    const states = licensee.every('effective-in/country').flatMap((country) => officeOf(country.text()) ?? []);
    licensee.ignoreAt('addressbook');
    if (name === undefined || type === 'right-in-rem') return [];
    const date = parseDay(licensee.text('date')) ?? parseDay(data?.attribute('change-date'));
    const values = { licensee: name, licence: LICENCES[type] };
    const event = { date, text: 'Licence', country: 'EP', kind: 'licence' as const };
    // effective in the states that are named, else in all that are designated
    return states.length === 0
      ? [legalEvent({ ...event, values })]
      : states.map((state) => legalEvent({ ...event, values: { ...values, state } }));
  });
}

/** What happened to the application: dossier events, procedural steps, examination dates, lapses in single states. */
function eventsOf(document: XmlElement, biblio: XmlElement | undefined): LegalEvent[] {
  const events: LegalEvent[] = [];
  const add = (date: number | undefined, text: string | undefined, more: Partial<StatedEvent> = {}) => {
    if (text !== undefined) events.push(legalEvent({ date, text, country: 'EP', ...more }));
  };
  for (const event of document.every('events-data/dossier-event')) {
    const code = event.text('event-code');
    add(parseDay(event.text('event-date/date')), event.text('event-text'), { code });
    event.ignoreAt('gazette-reference');
  }
  for (const step of document.every('procedural-data/procedural-step')) {
    const code = step.text('procedural-step-code');
    const values: Record<string, string> = {};
    let text: string | undefined;
    for (const element of step.all('procedural-step-text')) {
      const kind = element.attribute('step-text-type') ?? 'STEP_DESCRIPTION';
      const value = element.text();
      if (kind === 'STEP_DESCRIPTION') text = value;
      else if (value !== undefined) values[kind] = value;
    }
    const dates = step
      .all('procedural-step-date')
      .map((element) => ({ kind: element.attribute('step-date-type'), text: element.text('date') }));
    for (const { kind, text: date } of dates)
      if (kind && date && (date !== dates[0]!.text || kind === 'DATE_OF_PAYMENT')) values[kind] = date;
    step.ignoreAt('time-limit', 'procedural-step-result');
    add(parseDay(dates[0]?.text), text, { code, values });
  }
  if (!biblio) return events;
  const effective = biblio.child('dates-rights-effective');
  add(
    parseDay(effective?.text('request-for-examination/date')),
    effective?.has('request-for-examination') ? 'Request for examination' : undefined,
    { kind: 'examination' },
  );
  add(
    parseDay(effective?.text('first-examination-report-despatched/date')),
    effective?.has('first-examination-report-despatched') ? 'First examination report despatched' : undefined,
    { kind: 'examination' },
  );
  const opposition = latest(biblio, 'opposition-data');
  const unopposed = opposition?.child('opposition-not-filed');
  if (unopposed) add(parseDay(unopposed.text('date')), 'No opposition filed within time limit', { code: '26N' });
  events.push(...oppositionsOf(opposition), ...licencesOf(latest(biblio, 'licensee-data')));
  const designation = versionAt(biblio.all('designation-of-states'), undefined);
  const states = (designation?.every('designation-pct/regional/country') ?? []).flatMap(
    (country) => officeOf(country.text()) ?? [],
  );
  for (const version of biblio.all('designation-of-states')) version.ignoreAt('designation-pct');
  // under the code with which INPADOC spreads the same
  if (states.length > 0)
    add(parseDay(designation?.attribute('change-date')), 'Designated contracting states', {
      code: 'AK',
      values: { designated_state_s: states.join(' ') },
    });
  for (const lapse of versionAt(biblio.all('term-of-grant'), undefined)?.every('lapsed-in-country') ?? []) {
    const country = officeOf(lapse.text('country'));
    if (country)
      add(parseDay(lapse.text('date')), 'Lapse of the patent in a contracting state', {
        kind: 'lapse',
        values: { state: country },
      });
  }
  return events;
}

/**
 * A document of the European Patent Register: one record for each of its publications (A and B), with titles, parties
 * and classes as they stood on the day of publication, present owners, events and status of the application. Empty for
 * entries of result lists, whose publications come without kind code.
 */
export function patentsOfRegister(document: XmlElement): Patent[] {
  document.see();
  const biblio = document.child('bibliographic-data');
  const statuses = document
    .every('ep-patent-statuses/ep-patent-status')
    .map((element) => ({ words: element.text() ?? '', date: parseDay(element.attribute('change-date')) }))
    .sort((a, b) => (b.date ?? 0) - (a.date ?? 0));
  const latest = statuses[0];
  const stated = latest && statusOfWords(latest.words);
  const events = eventsOf(document, biblio);
  if (!biblio) return [];
  const published = biblio.every('publication-reference/document-id').flatMap((id) => {
    const kind = id.text('kind');
    const lang = id.attribute('lang')?.toLowerCase();
    const [country, number, date] = [id.text('country') ?? '', id.text('doc-number') ?? '', parseDay(id.text('date'))];
    return kind && kind !== '' ? [{ number: publicationNumber(country, number, kind), date, lang }] : [];
  });
  const application =
    biblio.every('application-reference/document-id').find((id) => id.text('country') === 'EP') ??
    biblio.at('application-reference/document-id');
  const filed = parseDay(application?.text('date'));
  const applied =
    application && applicationNumber(application.text('country') ?? 'EP', application.text('doc-number') ?? '', filed);
  const international = biblio.every('application-reference/document-id').find((id) => id.text('country') === 'WO');
  const pct = international && applicationNumber('WO', international.text('doc-number') ?? '', filed);
  const priorities = (versionAt(biblio.all('priority-claims'), undefined)?.all('priority-claim') ?? []).flatMap(
    (claim) => {
      const country = officeOf(claim.text('country'));
      const date = parseDay(claim.text('date'));
      const text = claim.text('doc-number');
      const number = country && text ? (applicationNumber(country, text, date) ?? text) : undefined;
      return country && number ? [{ country, number, ...(date !== undefined && { date }) }] : [];
    },
  );
  const internationally = published.find(({ number }) => number.authority === 'WO');
  const { cites, literature } = citationsOf(biblio.all('references-cited'));
  const parties = biblio.all('parties');
  const current = partiesAt(parties, 'applicant', undefined);
  biblio.ignoreAt(
    'search-reports-information',
    'language-of-filing',
    'related-documents',
    'office-specific-bib-data',
    'unitary-patent',
  );

  const records = published
    .filter(({ number }) => number.authority === 'EP')
    .map(({ number, date, lang }) => {
      const patent = patentDraft(number);
      if (date !== undefined) patent.publication_date = date;
      if (date !== undefined && patent.patent_type === 'B' && number.kind_code === 'B1') patent.grant_date = date;
      if (applied) patent.application_number = applied;
      if (filed !== undefined) patent.filing_date = filed;
      if (pct) patent.pct_application = { number: pct, ...(filed !== undefined && { date: filed }) };
      if (internationally)
        patent.pct_publication = {
          number: internationally.number.normalised,
          ...(internationally.date !== undefined && { date: internationally.date }),
        };
      patent.priorities = priorities;
      patent.titles = titlesAt(biblio.all('invention-title'), date, lang ?? 'en');
      patent.applicants = partiesAt(parties, 'applicant', date);
      if (patent.patent_type === 'B') patent.assignees = patent.applicants;
      patent.current_assignees = current;
      patent.inventors = partiesAt(parties, 'inventor', date);
      const agents = partiesAt(parties, 'agent', date);
      patent.agents = agents.filter((agent) => isPersonName(agent.name));
      patent.agencies = agents.filter((agent) => !isPersonName(agent.name));
      const classes = versionAt(biblio.all('classifications-ipcr'), date)?.text('classification-ipcr/text') ?? '';
      patent.ipc = [
        ...new Set(
          present(classes.split(/[,;]+|\/\//).map((symbol) => (symbol.trim() ? symbolOf(symbol) : undefined))),
        ),
      ];
      patent.cites = cites;
      patent.cites_literature = literature;
      patent.legal_events = events;
      if (stated)
        patent.legal_status = {
          simple: stated.simple,
          detailed: [...stated.detailed],
          ...(latest.date !== undefined && { date: latest.date }),
        };
      return patent;
    });
  // Versions of other days were looked at and not taken.
  for (const group of ['parties', 'invention-title', 'classifications-ipcr', 'term-of-grant', 'priority-claims'])
    biblio.ignoreAt(group);
  return records;
}
