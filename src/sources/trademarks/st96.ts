import type { Trademark } from '#collections/trademarks/trademark.ts';
import { trademarks } from '#collections/trademarks/trademarks.ts';
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
  placeOf,
  registration,
  statusOf,
  viennaCodes,
} from './draft.ts';
import { currentOwners } from './st66.ts';

const NAME = 'trademark-st96';

/** A contact of the standard. */
function person(element: XmlElement, role?: string) {
  const contact = element.child('Contact');
  const address = contact?.at('PostalAddressBag/PostalAddress/PostalStructuredAddress');
  return party({
    name:
      clean(contact?.text('Name/EntityName')) ??
      clean(contact?.text('Name/OrganizationName/OrganizationStandardName')) ??
      clean(contact?.text('Name/PersonName/PersonFullName')),
    role: role ?? clean(element.text('Version/CommentText')) ?? clean(element.text('CommentText')),
    country: clean(address?.text('CountryCode')),
    state: clean(address?.text('GeographicRegionName')),
    city: clean(address?.text('CityName')),
    postcode: clean(address?.text('PostalCode')),
    address: (address?.every('AddressLineText') ?? []).flatMap((line) => line.text() ?? []),
    entity: clean(element.text('LegalEntityName')),
    entity_code: clean(element.text('NationalLegalEntityCode')),
    founded_in: placeOf(clean(element.text('IncorporationState')), clean(element.text('IncorporationCountryCode'))),
  });
}

const classes = (mark: XmlElement) =>
  joined(
    mark.every('GoodsServicesBag/GoodsServices').map((one) => {
      const symbols = one.every('GoodsServicesClassificationBag/GoodsServicesClassification');
      const of = (...kinds: readonly string[]) =>
        symbols.filter((each) => kinds.includes(each.text('ClassificationKindCode') ?? ''));
      const described = one.every('ClassDescriptionBag/ClassDescription');
      const nice = clean(of('Nice')[0]?.text('ClassNumber')) ?? clean(described[0]?.text('ClassNumber'));
      return classOf(nice, {
        national: of('Domestic', 'National')
          .flatMap((each) => clean(each.text('NationalClassNumber')) ?? clean(each.text('ClassNumber')) ?? [])
          .filter((each) => /^[A-Z0-9]{1,4}$/.test(each)),
        goods: described
          .flatMap((each) => clean(each.text('GoodsServicesDescriptionText'), 500_000) ?? [])
          .map((text) => ({ lang: 'en', text })),
        ...known({
          status_code: clean(
            one.text('ClassDescriptionBag/ClassDescription/NationalStatusBag/NationalStatus/NationalStatusCode'),
          ),
          status_date: day(
            one.text('ClassDescriptionBag/ClassDescription/NationalStatusBag/NationalStatus/NationalStatusDate'),
          ),
          first_use: Number(one.text('NationalFilingBasis/FirstUsedDate')) || undefined,
        }),
      });
    }),
  );

const assignments = (mark: XmlElement): Trademark['assignments'] =>
  mark.every('AssignmentBag/Assignment').map((one) => {
    const id = /^(\d{4,6}?)(\d{4})$/.exec(clean(one.text('AssignmentIdentifier')) ?? '');
    return {
      ...known({
        reel_frame: id ? `${id[1]!.padStart(6, '0')}/${id[2]}` : clean(one.text('AssignmentIdentifier')),
        executed: day(clean(one.text('AssignmentExecutedDate'))),
      }),
      from: one
        .every('Assignor')
        .flatMap((each) => person(each))
        .flatMap(({ name }) => name ?? []),
      to: one
        .every('Assignee')
        .flatMap((each) => person(each))
        .flatMap(({ name }) => name ?? []),
    };
  });

function recordOf(mark: XmlElement, file: string): Trademark {
  const number = mark.child('ApplicationNumber');
  const office = clean(mark.text('RegistrationOfficeCode')) ?? clean(number?.text('IPOfficeCode'));
  const draft = markDraft(office, clean(number?.text('ApplicationNumberText')), NAME, file);
  const words = mark.at('MarkRepresentation/MarkReproduction/WordMarkSpecification');
  const images = mark.every('MarkRepresentation/MarkReproduction/MarkImageBag/MarkImage');
  const national = mark.child('NationalTrademarkInformation');
  const feature = clean(mark.text('MarkRepresentation/MarkFeatureCategory'));
  const drawing = clean(mark.text('MarkRepresentation/MarkDescriptionBag/NationalMarkDescription/MarkFeatureCode'));
  const applicants = mark.every('ApplicantBag/Applicant').flatMap((one) => person(one));
  const code = clean(mark.text('MarkCurrentStatusCode'));
  const international = clean(
    mark.text('AssociatedMarkBag/AssociatedMark/InternationalApplicationNumber/ApplicationNumberText'),
  );
  return {
    ...draft,
    ...registration(draft.office, clean(mark.text('RegistrationNumber'))),
    ...known({
      mark: clean(words?.text('MarkVerbalElementText')),
      kind: kindOf(feature, drawing),
      feature,
      drawing_code: drawing,
      description: clean(mark.text('MarkRepresentation/MarkDescriptionBag/MarkDescriptionText'), 100_000),
      filing_date: day(clean(mark.text('ApplicationDate'))),
      publication_date: day(clean(mark.text('PublicationBag/Publication/PublicationDate'))),
      registration_date: day(clean(mark.text('RegistrationDate'))),
      renewal_date: day(clean(national?.text('RenewalDate'))),
      expiry_date: day(clean(mark.text('ExpiryDate'))),
      location: clean(national?.text('NationalCaseLocation/CurrentLocationText')),
      location_date: day(clean(national?.text('NationalCaseLocation/CurrentLocationDate'))),
      docket: clean(mark.text('NationalCorrespondent/DocketText')),
      international: international ? { registration: international } : undefined,
    }),
    transliterations: (words?.every('MarkTransliteration') ?? []).flatMap((one) => clean(one.text()) ?? []),
    translations: (words?.every('MarkTranslationText') ?? []).flatMap((one) => clean(one.text()) ?? []),
    colours: images.flatMap((one) => clean(one.text('MarkImageColourClaimedText')) ?? []),
    disclaimers: mark.every('MarkDisclaimerBag/MarkDisclaimerText').flatMap((one) => clean(one.text()) ?? []),
    classes: classes(mark),
    vienna: viennaCodes(
      images.flatMap((one) =>
        one
          .every('NationalDesignSearchCodeBag/NationalDesignSearchCode')
          .map((each) => clean(each.text('NationalDesignCode'))),
      ),
    ),
    applicants,
    owners: currentOwners(applicants),
    agents: mark.every('RecordAttorney').flatMap((one) => person(one, 'Attorney of Record')),
    correspondents: mark.every('NationalCorrespondent').flatMap((one) => person(one, 'Correspondent')),
    status: statusOf({ office: draft.office, code, date: day(clean(mark.text('MarkCurrentStatusDate'))) }),
    events: mark.every('MarkEventBag/MarkEvent').map((one) =>
      known({
        code: clean(one.text('NationalMarkEvent/MarkEventCode')),
        text: clean(one.text('NationalMarkEvent/MarkEventDescriptionText')),
        date: day(clean(one.text('MarkEventDate'))),
      }),
    ),
    assignments: assignments(mark),
    priorities: mark.every('PriorityBag/Priority').map((one) =>
      known({
        country: clean(one.text('PriorityCountryCode')),
        number: clean(one.text('ApplicationNumber/ApplicationNumberText')),
        date: day(clean(one.text('PriorityApplicationFilingDate'))),
      }),
    ),
    pictures: images.flatMap((one) => {
      const file = clean(one.text('FileName')) ?? clean(one.text('ImageFileName'));
      return file && /\.\w{3,4}$/.test(file) ? [{ file }] : [];
    }),
  };
}

/** Trade marks in WIPO ST.96, in each of its versions that the US office has written. */
export default defineSource<Trademark>({
  name: NAME,
  title: 'Trade marks in WIPO ST.96 XML (USPTO TSDR case status)',
  homepage: 'https://www.wipo.int/standards/en/st96.html',
  licence: 'Public domain (works of the United States government)',
  collection: trademarks,
  files: ['.xml'],
  expect: { mark: 0.7, classes: 0.9, filing_date: 0.95, status: 0.95 },
  recognises: (_base, head) =>
    /<(?:\w+:)?(?:TrademarkTransaction|Transaction)[\s>]/.test(head) &&
    /<(?:\w+:)?TrademarkTransactionBody[\s>]/.test(head),
  async *read(file): AsyncGenerator<Parsed<Trademark>> {
    for await (const document of xmlDocuments(
      file.stream(),
      ['TrademarkTransaction', 'Transaction'],
      { prefixes: 'drop' },
      file.name,
    )) {
      if (!document.ok) {
        yield { ok: false, id: `document ${document.index}`, reason: document.reason, raw: document.raw };
        continue;
      }
      const marks = document.root.every(
        'TrademarkTransactionBody/TransactionContentBag/TransactionData/TrademarkBag/Trademark',
      );
      for (const mark of marks) {
        try {
          yield { ok: true, record: recordOf(mark, file.base), raw: document.raw };
        } catch (error) {
          if (!(error instanceof RangeError)) throw error;
          yield { ok: false, id: `document ${document.index}`, reason: error.message, raw: document.raw };
        }
      }
      if (marks.length === 0)
        yield { ok: false, id: `document ${document.index}`, reason: 'has no trade mark', raw: document.raw };
    }
  },
});
