import type { MarkClass, Trademark } from '#collections/trademarks/trademark.ts';
import { trademarks } from '#collections/trademarks/trademarks.ts';
import { standingOfWords } from '#marks/status.ts';
import { defineSource, type Parsed } from '../source.ts';
import { type XmlElement, xmlDocuments } from '../xml.ts';
import {
  classOf,
  clean,
  day,
  joined,
  kindOf,
  known,
  markDraft,
  party,
  registration,
  statusOf,
  viennaCodes,
} from './draft.ts';

const NAME = 'trademark-st66';

/** An address book of the standard, with the office's extensions left aside. */
function person(element: XmlElement | undefined, role?: string) {
  if (!element) return [];
  const book = element.all().find(({ name }) => name.endsWith('AddressBook'));
  const address = book?.at('FormattedNameAddress/Address/FormattedAddress');
  const lines = book?.every('FormattedNameAddress/Name/FreeFormatName/FreeFormatNameDetails/FreeFormatNameLine') ?? [];
  const last = clean(book?.text('FormattedNameAddress/Name/FormattedName/LastName'));
  const organisation = clean(book?.text('FormattedNameAddress/Name/FormattedName/OrganizationName'));
  return party({
    name: clean(lines[0]?.text()) ?? organisation ?? last,
    role: role ?? clean(element.text('ApplicantExt/PartyTypeDescriptionText')),
    identifier: clean(element.text('Identifier')),
    country: clean(address?.text('FormattedAddressCountryCode')) ?? clean(address?.text('AddressCounty')),
    state: clean(address?.text('AddressState')),
    city: clean(address?.text('AddressCity')),
    postcode: clean(address?.text('AddressPostcode')),
    address: ['AddressBuilding', 'AddressStreet'].flatMap((name) => clean(address?.text(name)) ?? []),
    entity: clean(element.text('ApplicantLegalEntity')),
    entity_code: clean(element.text('ApplicantExt/ApplicantLegalEntityCode')),
    founded_in:
      clean(element.text('ApplicantExt/IncorporationGeographicRegionName')) ??
      clean(element.text('ApplicantIncorporationCountryCode')),
  });
}

function classes(mark: XmlElement): MarkClass[] {
  return joined(
    mark.every('GoodsServicesDetails/GoodsServices/ClassDescriptionDetails/ClassDescription').map((one) => {
      const basis = one.at('ClassDescriptionExt');
      return classOf(clean(one.text('ClassNumber')), {
        national: (basis?.every('DomesticClassNumbers') ?? [])
          .flatMap((each) => clean(each.text()) ?? [])
          .filter((each) => /^[A-Z0-9]{1,4}$/.test(each)),
        goods: one.every('GoodsServicesDescription').flatMap((text) => {
          const words = clean(text.text(), 500_000);
          return words ? [{ lang: (text.attribute('languageCode') ?? 'en').toLowerCase(), text: words }] : [];
        }),
        ...known({
          status_code: clean(one.text('ClassNumberStatusCode')),
          status_date: day(clean(one.text('ClassNumberStatusDate'))),
        }),
      });
    }),
  );
}

const oppositions = (mark: XmlElement): Trademark['oppositions'] =>
  mark.every('OppositionDetails/Opposition').map((one) => ({
    ...known({
      number: clean(one.text('OppositionIdentifier')),
      date: day(clean(one.text('OppositionDate'))),
      grounds: clean(one.text('OppositionGroundText')),
    }),
    earlier: one.every('EarlierMarkDetails/EarlierMark').flatMap((mark) => {
      const office = clean(mark.text('EarlierMarkCountryCode'));
      if (!office || !/^[A-Z]{2}$/.test(office)) return [];
      return [
        {
          office: office === 'EM' ? 'EU' : office,
          ...known({
            number: clean(mark.text('ApplicationNumber')) ?? clean(mark.text('RegistrationNumber')),
            mark: clean(mark.text('WordMarkSpecification/MarkVerbalElementText')),
          }),
        },
      ];
    }),
  }));

const seniorities = (mark: XmlElement): NonNullable<Trademark['seniorities']> =>
  mark.every('SeniorityDetails/Seniority').flatMap((one) => {
    const country = clean(one.text('SeniorityCountryCode'));
    if (!country || !/^[A-Z]{2}$/.test(country)) return [];
    return [
      {
        country,
        ...known({
          number: clean(one.text('SeniorityRegistrationNumber')) ?? clean(one.text('SeniorityApplicationNumber')),
          filed: day(clean(one.text('SeniorityFilingDate'))),
          registered: day(clean(one.text('SeniorityRegistrationDate'))),
          status: clean(one.text('SeniorityStatusCode')),
        }),
      },
    ];
  });

/**
 * Of a German mark that was struck out: on what ground, which says more than its state. Parts may be struck out, too.
 */
const cancelled = (mark: XmlElement): string | undefined =>
  clean(
    mark
      .every('MarkRecordDetails/MarkRecord/Record5f/LegalGround')
      .map((one) => one.text())
      .find(Boolean),
  );

const events = (mark: XmlElement): Trademark['events'] => [
  ...mark.every('MarkEventDetails/MarkEvent').map((one) =>
    known({
      code: clean(one.text('MarkEventCode')),
      text: clean(one.text('MarkEventExt/MarkEventInternalDescriptionText')),
      date: day(clean(one.text('MarkEventDate'))),
    }),
  ),
  ...mark.every('PublicationDetails/Publication').flatMap((one) => {
    const date = day(clean(one.text('PublicationDate')));
    const where = [clean(one.text('PublicationIdentifier')), clean(one.text('PublicationSection'))]
      .filter(Boolean)
      .join(' ');
    return date ? [{ code: 'publication', text: clean(`publication ${where}`)!, date }] : [];
  }),
  ...mark.every('MarkRecordDetails/MarkRecord').flatMap((record) => {
    const one = record.at('BasicRecord');
    if (!one) return [];
    const ground = clean(record.text('Record5f/LegalGround'));
    return known({
      code: clean(one.text('RecordIdentifier')),
      text:
        [clean(one.text('BasicRecordKind')), clean(one.text('RecordCurrentStatusCode')), ground]
          .filter(Boolean)
          .join(': ') || undefined,
      date: day(clean(one.text('RecordCurrentStatusDate'))),
    });
  }),
];

function recordOf(mark: XmlElement, data: XmlElement, file: string): Trademark {
  const draft = markDraft(
    clean(mark.text('RegistrationOfficeCode')),
    clean(mark.text('ApplicationNumber')),
    NAME,
    file,
  );
  const status = mark.child('MarkCurrentStatusCode');
  const us = draft.office === 'US';
  const words = clean(status?.text());
  const feature = clean(mark.text('MarkFeature'));
  const drawing = clean(mark.text('TradeMarkExt/MarkFeatureCode'));
  const images = mark.every('MarkImageDetails/MarkImage');
  const published = mark
    .every('PublicationDetails/Publication')
    .flatMap((one) => day(clean(one.text('PublicationDate'))) ?? [])
    .sort((a, b) => a - b);
  const applicants = [...mark.every('ApplicantDetails/Applicant'), ...data.every('ApplicantDetails/Applicant')].flatMap(
    (one) => person(one),
  );
  const keys = mark
    .every('ApplicantDetails/ApplicantKey')
    .flatMap((one) => party({ identifier: clean(one.text('Identifier')) }));
  const agentKeys = mark
    .every('RepresentativeDetails/RepresentativeKey')
    .flatMap((one) => party({ identifier: clean(one.text('Identifier')) }));
  const older = seniorities(mark);
  const agents = mark.every('RepresentativeDetails/Representative');
  const role = (one: XmlElement) => clean(one.text('Comment'));
  const ended = day(clean(mark.text('TerminationDate')));
  const registered = day(clean(mark.text('RegistrationDate')));
  // the European office registers under the number of the application
  const certificate =
    clean(mark.text('RegistrationNumber')) ??
    (draft.office === 'EU' && registered ? draft.application_number : undefined);
  return {
    ...draft,
    ...registration(draft.office, certificate),
    ...known({
      mark: clean(mark.text('WordMarkSpecification/MarkVerbalElementText')),
      kind: kindOf(feature, drawing),
      feature,
      right: clean(mark.text('KindMark')),
      drawing_code: drawing,
      description: clean(mark.text('MarkDescriptionDetails/MarkDescription'), 100_000),
      filing_date: day(clean(mark.text('ApplicationDate'))),
      publication_date: published[0],
      registration_date: registered,
      renewal_date: day(clean(mark.every('TradeMarkExt/AdditionalMarkDetails/RenewalDate')[0]?.text())),
      expiry_date: day(clean(mark.text('ExpiryDate'))),
      location: clean(mark.text('TradeMarkExt/OfficeDetails/CurrentLocationText')),
      location_date: day(clean(mark.text('TradeMarkExt/OfficeDetails/CurrentLocationDate'))),
      docket: clean(agents.map((one) => one.text('RepresentativeExt/RepresentativeDocketText')).find(Boolean)),
    }),
    transliterations: mark.every('WordMarkSpecification/MarkTransliteration').flatMap((one) => clean(one.text()) ?? []),
    translations: mark.every('WordMarkSpecification/MarkTranslation').flatMap((one) => clean(one.text()) ?? []),
    colours: images.flatMap((one) => clean(one.text('MarkImageColourClaimedText')) ?? []),
    disclaimers: mark.every('MarkDisclaimerDetails/MarkDisclaimer').flatMap((one) => clean(one.text()) ?? []),
    classes: classes(mark),
    vienna: viennaCodes(
      images
        .flatMap((one) => [
          ...one.every('MarkImageCategory/CategoryCodeDetails/CategoryCode'),
          ...one.every('MarkImageCategory/CategoryCodeDetailsExt/DesignSearchDetails/DesignSearchCode'),
        ])
        .map((one) => clean(one.text())),
    ),
    applicants: applicants.length > 0 ? applicants : keys,
    owners: us ? currentOwners(applicants) : [],
    agents: [
      ...agents.filter((one) => role(one) !== 'Domestic Correspondent').flatMap((one) => person(one, role(one))),
      ...agentKeys,
    ],
    correspondents: [
      ...agents.filter((one) => role(one) === 'Domestic Correspondent'),
      ...mark.every('CorrespondenceAddress'),
    ].flatMap((one) => person(one, role(one))),
    status: statusOf({
      office: draft.office,
      ...(us
        ? { code: words }
        : {
            code: status?.attribute('milestone') && `${status.attribute('milestone')}/${status.attribute('status')}`,
            text: (words && standingOfWords(words)?.state === 'dead' && cancelled(mark)) || words,
          }),
      date: day(clean(mark.text('MarkCurrentStatusDate'))) ?? ended,
    }),
    events: events(mark),
    priorities: mark.every('PriorityDetails/Priority').map((one) =>
      known({
        country: clean(one.text('PriorityCountryCode')),
        number: clean(one.text('PriorityNumber')),
        date: day(clean(one.text('PriorityDate'))) ?? day(clean(one.text('PriorityExt/ForeignApplicationFilingDate'))),
      }),
    ),
    oppositions: oppositions(mark),
    ...(older.length > 0 && { seniorities: older }),
    pictures: images.flatMap((one) => {
      const uri = clean(one.text('MarkImageURI'));
      const file = clean(one.text('MarkImageIdentifier'));
      return uri || file ? [known({ uri, file })] : [];
    }),
  };
}

/**
 * Of the parties of a US case those of the latest role: its code grows (10 applicant, 20 at publication, 30 registrant,
 * 31 and later).
 */
export const currentOwners = <P extends { role?: string }>(parties: readonly P[]): P[] =>
  parties.filter(({ role }) => role === parties[0]?.role);

/** Trade marks in WIPO ST.66 as the European, German and US offices write it. */
export default defineSource<Trademark>({
  name: NAME,
  title: 'Trade marks in WIPO ST.66 XML (EUIPO open data, DPMA register, USPTO TSDR)',
  homepage: 'https://www.wipo.int/standards/en/st66.html',
  licence: 'As the office that wrote it: EUIPO free reuse with source, DPMA register data, USPTO public domain',
  collection: trademarks,
  files: ['.xml'],
  expect: { mark: 0.7, classes: 0.9, filing_date: 0.95, status: 0.95 },
  recognises: (_base, head) =>
    /<(?:\w+:)?Transaction[\s>]/.test(head) && /<(?:\w+:)?TradeMarkTransactionBody[\s>]/.test(head),
  async *read(file): AsyncGenerator<Parsed<Trademark>> {
    for await (const document of xmlDocuments(file.stream(), ['Transaction'], { prefixes: 'drop' }, file.name)) {
      if (!document.ok) {
        yield { ok: false, id: `document ${document.index}`, reason: document.reason, raw: document.raw };
        continue;
      }
      const contents = document.root.every('TradeMarkTransactionBody/TransactionContentDetails/TransactionData');
      for (const data of contents)
        for (const mark of data.every('TradeMarkDetails/TradeMark')) {
          try {
            yield { ok: true, record: recordOf(mark, data, file.base), raw: document.raw };
          } catch (error) {
            if (!(error instanceof RangeError)) throw error;
            yield { ok: false, id: `document ${document.index}`, reason: error.message, raw: document.raw };
          }
        }
      if (contents.length === 0)
        yield { ok: false, id: `document ${document.index}`, reason: 'has no trade mark', raw: document.raw };
    }
  },
});
