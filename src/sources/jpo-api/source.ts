import { type FileWrapper, fileWrappers } from '#collections/file-wrappers/file-wrappers.ts';
import { type PatentFact, patentFacts } from '#collections/patent-facts/patent-facts.ts';
import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { parseDay } from '#patents/dates.ts';
import { applicationNumber, isOffice, type PublicationNumber, publicationNumber } from '#patents/numbers.ts';
import { namedParty, namedPerson, patentDraft, present, signed } from '../patent-draft.ts';
import { defineSource, MAX_RAW, type Parsed } from '../source.ts';
import { factOf } from '../uspto-proceedings/about.ts';
import { count, isPlain, type Plain, plains, said, wholeJson } from '../whole-json.ts';

const NAME = 'jpo-api';

/** `2020123456` is JP2020-123456. */
function applicationOf(value: unknown): string | undefined {
  const match = /^(\d{4})(\d{6})$/.exec(said(value) ?? '');
  return match ? applicationNumber('JP', `${match[1]}-${match[2]}`) : undefined;
}
const day = (value: unknown) => parseDay(said(value));
/** The publication before grant: of the application, or of the translation of an international one. */
const pregrantOf = (data: Plain): PublicationNumber | undefined => {
  const text = [
    data.ADPublicationNumber,
    data.publicationNumber,
    data.ADNationalPublicationNumber,
    data.nationalPublicationNumber,
  ].flatMap((one) => said(one) ?? []);
  const number = text.find((one) => /^(?:19|20)\d{8}$/.test(one));
  return number === undefined ? undefined : publicationNumber('JP', number, 'A');
};

/** The application of which it is a division. */
function parentOf(data: Plain): { readonly application: string; readonly filed?: number } | undefined {
  const parent = isPlain(data.parentApplicationInformation) ? data.parentApplicationInformation : {};
  const application = applicationOf(parent.parentApplicationNumber);
  const filed = day(parent.filingDate);
  return application === undefined ? undefined : { application, ...(filed && { filed }) };
}

/** An erasure identifier that says that the registration stands. */
const STANDS = '00';

function wrapperOf(data: Plain, application: string, file: string): FileWrapper {
  const pregrant = pregrantOf(data);
  const published = day(data.publicationDate);
  const registered = day(data.registrationDate);
  const gone = day(data.disappearanceDate);
  const erased = said(data.erasureIdentifier);
  const [filed, expires, decided] = [day(data.filingDate), day(data.expireDate), day(data.decisionDate)];
  const year = count(data.lastPaymentYearly);
  const registration = said(data.registrationNumber);
  const owners = plains(data.rightPersonInformation).flatMap((one) => said(one.rightPersonName) ?? []);
  const events: FileWrapper['events'] = [
    ...(decided ? [{ text: 'decision', date: decided, does: 'none' as const }] : []),
    ...(registered ? [{ text: 'registration', date: registered, does: 'granted' as const }] : []),
    // the register says up to which year, not when it was paid
    ...(year && registered ? [{ text: 'annual fee', does: 'fee' as const, year }] : []),
    ...(gone && erased !== STANDS
      ? [
          {
            text: `erased (${erased ?? 'reason not stated'})`,
            date: gone,
            does: expires !== undefined && gone >= expires ? ('expired' as const) : ('ceased' as const),
          },
        ]
      : []),
  ];
  const priorities = plains(data.priorityRightInformation).flatMap((one) => {
    const number = applicationOf(one.nationalPriorityApplicationNumber);
    const date = day(one.nationalPriorityDate);
    return number ? [{ application: number, relation: 'other' as const, ...(date && { filed: date }) }] : [];
  });
  const parent = parentOf(data);
  const title = said(data.inventionTitle);
  const updated = day(data.updateDate);
  return {
    application,
    office: 'JP',
    kind: 'utility',
    ...(title && { title }),
    ...(filed && { filed }),
    ...(registered && { granted: registered }),
    ...(registration && { patent: `JP${registration}` }),
    publications: pregrant ? [{ number: pregrant.normalised, ...(published && { date: published }) }] : [],
    parents: [...(parent ? [{ ...parent, relation: 'division' as const }] : []), ...priorities],
    children: [],
    events,
    ...(expires && { expires }),
    ...(owners.length > 0 && { owners }),
    ...(updated && { updated }),
    provenance: [{ source: NAME, file }],
  };
}

/** The publications that a progress answer tells, where no text of them was imported. */
function* publicationsOf(data: Plain, wrapper: FileWrapper, file: string): Generator<Patent> {
  const people = plains(data.applicantAttorney);
  const named = (role: string) =>
    people.filter((one) => said(one.applicantAttorneyClass) === role).flatMap((one) => said(one.name) ?? []);
  const claimed = plains(data.priorityRightInformation).flatMap((one) => {
    const country = said(one.parisPriorityCountryCd) ?? 'JP';
    const text = said(one.parisPriorityApplicationNumber);
    const number =
      applicationOf(one.nationalPriorityApplicationNumber) ??
      (text && isOffice(country) ? applicationNumber(country, text, day(one.parisPriorityDate)) : undefined);
    const date = day(one.nationalPriorityDate) ?? day(one.parisPriorityDate);
    return number && isOffice(country) ? [{ country, number, ...(date && { date }) }] : [];
  });
  const parent = parentOf(data);
  const pregrant = pregrantOf(data);
  const registration = said(data.registrationNumber);
  // of an answer that does not tell publications, whether there was one before the grant is not known
  const grant =
    registration && 'publicationNumber' in data && /^\d{5,7}$/.test(registration)
      ? publicationNumber('JP', registration, pregrant ? 'B2' : 'B1')
      : undefined;
  for (const number of present([pregrant, grant])) {
    const of_grant = number === grant;
    const date = of_grant ? undefined : day(data.publicationDate);
    yield signed(
      {
        ...patentDraft(number),
        application_number: wrapper.application,
        ...(wrapper.filed && { filing_date: wrapper.filed }),
        ...(date && { publication_date: date }),
        ...(of_grant && wrapper.granted && { grant_date: wrapper.granted }),
        titles: wrapper.title ? [{ lang: 'ja', origin: 'original', text: wrapper.title }] : [],
        applicants: present(named('1').map((name) => namedParty(name, { lang: 'ja' }))),
        agents: present(named('2').map((name) => namedPerson(name, { lang: 'ja' }))),
        priorities: claimed,
        related_documents: parent
          ? [
              {
                relation: 'division',
                country: 'JP',
                number: parent.application,
                ...(parent.filed && { date: parent.filed }),
              },
            ]
          : [],
      },
      NAME,
      file,
    );
  }
}

/** Stands for a number in what the register lists: `99999999999`, `BBBBBBBBBBB`. */
const isNumberless = (one: Plain) => /^(?:9{11}|B{11})$/.test(said(one.documentNumber) ?? '');
const onItsDay = (one: Plain) => `${said(one.documentCode) ?? ''} ${said(one.legalDate) ?? ''}`;

function* documentsOf(data: Plain, application: string): Generator<PatentFact> {
  const lists = plains(data.bibliographyInformation).map((about) => plains(about.documentList));
  const numbered = new Set(lists.flat().flatMap((one) => (isNumberless(one) ? [] : [onItsDay(one)])));
  for (const list of lists)
    for (const one of list) {
      // parts of one filing (request, claims, drawings) share its number; a part is told by its letter
      const [number, code] = [said(one.documentNumber), said(one.documentCode)];
      if (number === undefined && code === undefined) continue;
      // the register lists the decision once more
      if (isNumberless(one) && numbered.has(onItsDay(one))) continue;
      const named = [number, code, said(one.documentSeparator), said(one.legalDate)].filter(Boolean).join(' ');
      const pages = count(one.numberOfPages);
      yield factOf({
        id: `jpo-document ${application} ${named}`,
        kind: 'document',
        publications: [],
        applications: [application],
        source: NAME,
        code,
        date: day(one.legalDate),
        description: said(one.documentDescription),
        pages: pages !== undefined && pages > 0 ? pages : undefined,
      });
    }
}

/** Answers that hold nothing of one application's file, by a field of theirs. */
const OTHER: Readonly<Record<string, string>> = {
  patentDoc: 'documents cited in examination, by the office’s own numbers',
  URL: 'address of the file in J-PlatPat',
  applicantAttorneyName: 'name of an applicant or attorney',
};

const isEmpty = (value: unknown) =>
  typeof value === 'object' && value !== null ? Object.keys(value).length === 0 : said(value) === undefined;

/** Answers of the patent information retrieval service of the JPO: progress, registration, numbers. */
export default defineSource({
  name: NAME,
  title: 'JPO patent information retrieval service (JSON)',
  homepage: 'https://www.jpo.go.jp/system/laws/sesaku/data/api-provision.html',
  licence: 'JPO terms: reuse with attribution',
  collection: fileWrappers,
  files: ['.json'],
  expect: {},
  recognises: (_base, head) => /"result"\s*:/.test(head) && /"remainAccessCount"\s*:/.test(head),
  async *read(file): AsyncGenerator<Parsed<any>> {
    const answer = await wholeJson(file);
    const result = isPlain(answer) && isPlain(answer.result) ? answer.result : {};
    const data = isPlain(result.data) ? result.data : {};
    if (said(result.statusCode) !== '100') {
      yield { ok: 'skipped', kind: `answer without data: ${said(result.errorMessage) ?? 'no reason'}`.slice(0, 100) };
      return;
    }
    const other = Object.keys(OTHER).find((name) => data[name] !== undefined);
    const application = applicationOf(data.applicationNumber);
    if (other !== undefined || (application === undefined && plains(data.applicantAttorney).length > 0)) {
      yield { ok: 'skipped', kind: OTHER[other ?? 'applicantAttorneyName']! };
      return;
    }
    const raw = JSON.stringify(data).slice(0, MAX_RAW);
    if (application === undefined) {
      yield { ok: false, id: file.base, reason: 'names no application of ten digits', raw };
      return;
    }
    if (Object.entries(data).every(([name, value]) => name === 'applicationNumber' || isEmpty(value))) {
      yield { ok: 'skipped', kind: 'answer that has nothing to say of its application' };
      return;
    }
    const wrapper = wrapperOf(data, application, file.base);
    yield { ok: true, record: wrapper, raw };
    for (const record of publicationsOf(data, wrapper, file.base)) yield { ok: true, record, into: patents };
    for (const record of documentsOf(data, application)) yield { ok: true, record, into: patentFacts };
  },
});
