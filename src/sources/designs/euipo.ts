import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { locarnoClass } from '#patents/classes.ts';
import { parseDay } from '#patents/dates.ts';
import { applicationNumber } from '#patents/numbers.ts';
import { signed } from '../patent-draft.ts';
import { defineSource, type Parsed, type SourceFile } from '../source.ts';
import { known } from '../trademarks/draft.ts';
import { isPlain, type Plain, plains, said, wholeJson } from '../whole-json.ts';
import { tidy, type XmlElement, xmlDocuments } from '../xml.ts';
import { type DesignStateWord, designDraft, statusOf } from './design-draft.ts';

const locarnoOf = (symbols: readonly (string | undefined)[]): string[] => [
  ...new Set(symbols.flatMap((symbol) => locarnoClass(symbol ?? '') ?? [])),
];

/** States of the register of Community designs, in the words of the export and of the search service. */
const STATES: Readonly<Record<string, DesignStateWord>> = {
  'Registered and fully published': 'granted',
  'Registered and subject to deferment': 'granted',
  'Design lapsed': 'lapsed',
  'Design expired': 'expired',
  'Design surrendered': 'surrendered',
  'Design declared invalid': 'revoked',
  'Application under examination': 'examining',
  'Application refused': 'refused',
  'Application withdrawn': 'withdrawn',
  REGISTERED_AND_FULLY_PUBLISHED: 'granted',
  REGISTERED_AND_SUBJECT_TO_DEFERMENT: 'granted',
  LAPSED: 'lapsed',
  DESIGN_LAPSED: 'lapsed',
  EXPIRED: 'expired',
  SURRENDERED: 'surrendered',
  DECLARED_INVALID: 'revoked',
};

/** Days as the office writes them. Its day of expiry ends one period of five years, and no right that is renewed. */
const dayOf = (text: string | undefined): number | undefined => parseDay(text?.slice(0, 10));
/** The file that an address ends in: `file://001/063/001063028_0001_1.JPG` -> `001063028_0001_1.JPG`. */
const fileIn = (uri: string | undefined): string | undefined =>
  uri?.trim().split(/[/\\]/).at(-1)?.split(/[?#]/, 1)[0] || undefined;

function registered(design: XmlElement): Patent {
  const text = (path: string) => tidy(design.text(path) ?? '');
  const priorities = design.every('PriorityDetails/Priority').flatMap((one) => {
    const country = tidy(one.text('PriorityCountryCode') ?? '');
    const number = tidy(one.text('PriorityNumber') ?? '');
    if (!country || !number || !/^[A-Z]{2}$/.test(country)) return [];
    return [
      {
        country,
        number: applicationNumber(country, number) ?? number,
        ...known({ date: dayOf(one.text('PriorityDate')) }),
      },
    ];
  });
  const titles = design.every('IndicationProductDetails/IndicationProduct').flatMap((one) => {
    const [lang, words] = [one.attribute('languageCode')?.toLowerCase() ?? '', tidy(one.text() ?? '')];
    return words && /^[a-z]{2}$/.test(lang) ? [{ lang, words }] : [];
  });
  const own = text('ApplicationLanguageCode')?.toLowerCase();
  const views = design.every('DesignRepresentationSheetDetails/DesignRepresentationSheet/ViewDetails/View');
  const record: Patent = {
    ...designDraft('EM', text('DesignIdentifier')),
    ...known({
      application_number: applicationNumber('EM', text('ApplicationNumber') ?? ''),
      filing_date: dayOf(text('ApplicationDate')),
      publication_date: dayOf(text('PublicationDate')),
      grant_date: dayOf(text('RegistrationDate')),
    }),
    ...statusOf(text('DesignCurrentStatusCode'), STATES, dayOf(text('DesignCurrentStatusDate'))),
    // the language of the application first: the office translates from it
    titles: titles
      .sort((a, b) => Number(b.lang === own) - Number(a.lang === own))
      .map(({ lang, words }) => ({
        lang,
        origin: lang === own ? ('original' as const) : ('office' as const),
        text: words,
      })),
    locarno: locarnoOf(design.every('ClassDescriptionDetails/ClassDescription').map((one) => one.text('ClassNumber'))),
    priorities,
    figures: views.map((view, index) => {
      const name = fileIn(view.text('ViewURI'));
      return { id: `view${index + 1}`, ...(name && { file: name }) };
    }),
  };
  // parties are keys without names; what befell the entry is told by its state
  design.ignoreAt('ApplicantDetails', 'RepresentativeDetails', 'DesignRecordDetails', 'PublicationDetails');
  design.ignoreAt('RegistrationOfficeCode', 'ReceivingOfficeDate', 'SecondLanguageCode', 'ApplicationReference');
  design.ignoreAt(
    'ExpiryDate',
    'DesignDescription',
    'VerbalElementText',
    'PublicationDefermentIndicator',
    'EffectiveDate',
  );
  design.ignoreAt('RenewalCurrentStatusCode', 'RenewalDetails', 'RenewalSequenceNumber', 'DesignerDetails');
  for (const view of views) view.ignoreAt('ViewIdentifier', 'ViewFileFormat', 'ViewCategory');
  for (const one of design.every('PriorityDetails/Priority')) one.ignoreAt('PriorityStatusCode');
  return record;
}

/**
 * Registered Community designs, one file each (EM-DS-Design 2.1): texts in 22 languages, names of views, no pictures.
 */
export const euipoDesigns = defineSource<Patent>({
  name: 'euipo-designs',
  title: 'EUIPO open data: designs (EM-DS-Design XML)',
  homepage: 'https://euipo.europa.eu/',
  licence: 'EUIPO open data: free reuse with the source named',
  collection: patents,
  files: ['.xml'],
  expect: { titles: 1, locarno: 0.95, legal_status: 0.95, figures: 0.95 },
  recognises: (_base, head) => /xmlns="http:\/\/euipo\.europa\.eu\/design\/data"/.test(head),
  async *read(file): AsyncGenerator<Parsed<Patent>> {
    for await (const document of xmlDocuments(file.stream(), ['Design'], {}, file.name)) {
      const { raw } = document;
      if (!document.ok) {
        yield { ok: false, id: `document ${document.index}`, reason: document.reason, raw };
        continue;
      }
      try {
        const record = signed(registered(document.root), 'euipo-designs', file.base);
        const unknown = document.root.unknown().map((path) => `Design/${path}`);
        yield { ok: true, record, raw, ...(unknown.length > 0 && { unknown }) };
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        yield { ok: false, id: `document ${document.index}`, reason: error.message, raw };
      }
    }
  },
});

function listed(design: Plain, file: string): Patent {
  const record: Patent = {
    ...designDraft('EM', said(design.designNumber)),
    ...known({
      application_number: applicationNumber('EM', said(design.applicationNumber) ?? ''),
      filing_date: dayOf(said(design.applicationDate)),
      grant_date: dayOf(said(design.registrationDate)),
      publication_date: dayOf(said(design.publicationDate)),
    }),
    ...statusOf(said(design.status), STATES),
    locarno: locarnoOf(Array.isArray(design.locarnoClasses) ? design.locarnoClasses.map(said) : []),
  };
  return signed(record, 'euipo-design-search', file);
}

/** Pages of the office's design search: numbers, days, Locarno classes and state; parties are keys without names. */
export const euipoDesignSearch = defineSource<Patent>({
  name: 'euipo-design-search',
  title: 'EUIPO design search, JSON pages',
  homepage: 'https://dev.euipo.europa.eu/',
  licence: 'EUIPO: free reuse with the source named',
  collection: patents,
  files: ['.json'],
  expect: { locarno: 0.9, legal_status: 0.9 },
  recognises: (_base, head) => /"designs"\s*:/.test(head) && /"designNumber"\s*:/.test(head),
  async *read(file: SourceFile): AsyncGenerator<Parsed<Patent>> {
    const page = await wholeJson(file);
    for (const [index, design] of plains(isPlain(page) ? page.designs : []).entries()) {
      const raw = JSON.stringify(design).slice(0, 65_536);
      try {
        yield { ok: true, record: listed(design, file.base), raw };
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        yield { ok: false, id: `item ${index + 1}`, reason: error.message, raw };
      }
    }
  },
});
