import type { Paragraph, Party, Patent } from '#collections/patents/patent.ts';
import { parseClaims } from '#patents/claims.ts';
import { locarnoClass, normaliseClass } from '#patents/classes.ts';
import { parseDay } from '#patents/dates.ts';
import { paragraphsOf, type Section } from '#patents/descriptions.ts';
import { personName } from '#patents/names.ts';
import { publicationNumber } from '#patents/numbers.ts';
import { usExpiry } from '#patents/term/us.ts';
import { patentDraft, present, signed } from '../patent-draft.ts';
import { readableText } from '../uspto/readable-text.ts';
import { applicationOf, defined, distinct, owners, party } from '../uspto/record.ts';
import { plainText } from '../uspto-legacy/dot-codes.ts';
import { htmlTree } from './html-tree.ts';
import { flattened, list, markup, type PpubsDocument, text } from './ppubs-fields.ts';
import { citationsOf, pctOf, relatedOf } from './ppubs-references.ts';

/** Until then the texts were set with point codes (`.degree.`). */
const POINT_CODES_UNTIL = 20010315;

/** Stands for the title of documents that were only scanned. */
const SCANNED = 'OCR SCANNED DOCUMENT';
/** First day of the series 29 of design applications, which this source writes `D/`. */
const SERIES_29 = 19921001;

/** HTML as lines of text. */
function lines(html: string | undefined, old: boolean): string | undefined {
  const read = html === undefined ? undefined : readableText(htmlTree(html));
  return read && old ? plainText(read) : read;
}

/** `(12) ` before a paragraph counts within one part of the text: no printed number. */
const withoutCounters = (part: string) => part.replace(/^\(\d{1,4}\)\s*/gm, '');

/** Parts of the description in the order of the page, with the section of what comes before their first heading. */
const PARTS: readonly (readonly [string, Section])[] = [
  ['backgroundTextHtml', 'other'],
  ['governmentInterest', 'other'],
  ['briefHtml', 'summary'],
  ['descriptionHtml', 'embodiments'],
];

function descriptionOf(document: PpubsDocument, old: boolean, design: boolean): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  // Rows of result lists carry the statement of government interest alone: no description.
  if (markup(document, 'descriptionHtml').length === 0 && markup(document, 'briefHtml').length === 0) return [];
  for (const [field, unnamed] of PARTS) {
    let opened = false;
    for (const html of markup(document, field)) {
      // Some parts have line ends where others have `<br />`.
      const part = lines(html.replaceAll('\n', '<br />'), old);
      if (!part) continue;
      for (const paragraph of paragraphsOf(withoutCounters(part), 'en')) {
        if (paragraph.section !== 'other') opened = true;
        const section = opened || paragraph.heading ? paragraph.section : design ? 'drawings' : unnamed;
        paragraphs.push({ ...paragraph, section, id: `p${paragraphs.length + 1}` });
      }
    }
  }
  return paragraphs;
}

/** Symbols of a list such as `G01S7/48 20060101 G01S007/48`. */
const symbols = (values: readonly (string | undefined)[]) =>
  values.map((value) => (value ? normaliseClass(value.split(' ')[0]!) : undefined));

/** `G G01S G01S7/4863 20130101 F I 20180619 US`: those marked F come first. */
function cpcOf(document: PpubsDocument): string[] {
  const published = list(document, 'cpcOrigClassificationGroup');
  const groups = present(published.length > 0 ? published : list(document, 'cpcCurClassificationGroup'));
  const first = groups.filter((group) => / \d{8} F /.test(group));
  const rest = groups.filter((group) => !first.includes(group));
  return distinct([
    ...[...first, ...rest].map((group) => normaliseClass(group.split(' ')[2] ?? '')),
    ...symbols(flattened(document, 'cpcInventiveFlattened')),
    ...symbols(flattened(document, 'cpcAdditionalFlattened')),
  ]);
}

function classesOf(document: PpubsDocument): Pick<Patent, 'ipc' | 'cpc' | 'locarno' | 'us_classes'> {
  const national = [
    ...list(document, 'issuedUsClassificationFull'),
    ...flattened(document, 'uspcFullClassificationFlattened'),
    text(document, 'currentUsOriginalClassification'),
  ];
  return {
    ipc: distinct([
      ...symbols(list(document, 'intlPubClassificationPrimary')),
      ...symbols(list(document, 'intlPubClassificationSecondary')),
      ...symbols(list(document, 'intlPubClassificationNonInvention')),
      ...symbols(list(document, 'curIntlPatentClassificationPrimary')),
      ...symbols(list(document, 'curIntlPatentClassificationSecondary')),
      ...symbols(flattened(document, 'ipcCodeFlattened')),
    ]),
    cpc: cpcOf(document),
    locarno: distinct(list(document, 'locarnoMainClassification').map((value) => locarnoClass(value ?? ''))),
    // `1/1` stands where there is no US class any more.
    us_classes: distinct(national.map((value) => (value ? normaliseClass(value) : undefined))).filter(
      (value) => !/^1\/1(?:\.1)?$/.test(value),
    ),
  };
}

/** Parties of parallel lists: `assigneeName`, `assigneeCity` ... */
function partiesOf(document: PpubsDocument, kind: 'inventor' | 'assignee' | 'applicant'): Party[] {
  const column = (name: string) => list(document, `${kind}${name}`);
  const names = column(kind === 'inventor' ? 'sName' : 'Name');
  const [streets, cities, states, zips, countries, roles] = [
    column('StreetAddress'),
    column('City'),
    column('State'),
    column(kind === 'applicant' ? 'ZipCode' : 'PostalCode'),
    column('Country'),
    column('TypeCode'),
  ];
  return present(
    names.map((name, index) => {
      if (!name) return undefined;
      const isPerson = kind === 'inventor' || name.includes('; ');
      const [family, given] = name.split(';');
      return party({
        organisation: isPerson ? undefined : name,
        family: isPerson ? family?.trim() : undefined,
        given: isPerson ? given?.trim() : undefined,
        lines: [streets![index]],
        city: cities![index],
        state: states![index],
        postcode: zips![index],
        // Older documents name the country of foreigners only.
        country: countries![index] ?? (states![index] ? 'US' : undefined),
        type: /[6-9]$/.test(roles![index] ?? '') ? 'government' : undefined,
      });
    }),
  );
}

function namesOf(values: readonly (string | undefined)[]): string[] {
  return present(values).flatMap((value) => {
    const [family, given] = value.split(';');
    return present([personName(family, given)]);
  });
}

/**
 * A document or a row of a result list as a record; a row has bibliographic data only.
 * @throws RangeError if its number is none.
 */
export function ppubsPatent(document: PpubsDocument, source: string, file: string): Patent {
  const [, office, digits, kind] = /^([A-Z]{2})-(\w+)(?:-([A-Z]\d?))?$/.exec(text(document, 'guid') ?? '') ?? [];
  if (!office || !digits) throw new RangeError('the document has no guid such as "US-10000000-B2"');
  const number = publicationNumber(office, digits, kind);
  const published = parseDay(text(document, 'datePublished'));
  const filed =
    parseDay(text(document, 'applicationFilingDate')) ?? parseDay(text(document, 'applicationFilingDateInt'));
  const old = (published ?? 0) < POINT_CODES_UNTIL;
  const granted = text(document, 'type') !== 'US-PGPUB' && !/^[HI]/.test(number.kind_code ?? '');
  const series = (filed ?? 0) >= SERIES_29 ? '29/' : 'D/';
  const application = text(document, 'applicationNumber')?.replace(/^D\//, series);
  const original = { lang: 'en', origin: 'original' as const };
  const stated = lines(markup(document, 'inventionTitle')[0], old)?.replaceAll('\n', ' ');
  const title = stated === SCANNED ? undefined : stated;
  const abstract = lines(markup(document, 'abstractHtml')[0], old);
  const claimText = lines(markup(document, 'claimsHtml')[0], old);
  const claims = claimText ? parseClaims(claimText, 'en') : [];
  const paragraphs = descriptionOf(document, old, /^S/.test(number.kind_code ?? ''));
  const inventors = partiesOf(document, 'inventor');
  const assignees = partiesOf(document, 'assignee');
  const family = Number(text(document, 'familyIdentifierCur'));
  const pages = Number(text(document, 'pageCount'));
  const years = Number(text(document, 'termOfPatentGrant'));
  const attorneys = [...list(document, 'principalAttorneyName'), ...list(document, 'attorneyName')];
  const isPerson = (name: string | undefined) => name?.includes(';') === true;
  const record: Patent = {
    ...patentDraft(number),
    ...defined({
      publication_date: published,
      grant_date: granted ? published : undefined,
      application_number: application && applicationOf(office, application, filed),
      filing_date: filed,
      stated_simple_family: family > 0 ? String(family) : undefined,
      expiry_date:
        years > 0 && published !== undefined && filed !== undefined
          ? usExpiry({ kind: 'design', grant: published, filed, earlier: [], length_years: years })
          : undefined,
      page_count: Number.isInteger(pages) && pages > 0 ? pages : undefined,
    }),
    ...pctOf(document),
    ...relatedOf(document),
    titles: title ? [{ ...original, text: title }] : [],
    abstracts: abstract ? [{ ...original, text: abstract }] : [],
    claims:
      claims.length > 0
        ? [{ ...original, claims: claims.map((claim) => ({ ...claim, parents: [...claim.parents] })) }]
        : [],
    descriptions: paragraphs.length > 0 ? [{ ...original, paragraphs }] : [],
    inventors,
    assignees,
    applicants: owners(partiesOf(document, 'applicant'), inventors, assignees),
    agents: present(namesOf(attorneys.filter(isPerson)).map((name) => party({ family: name }))),
    agencies: present(distinct(list(document, 'legalFirmName')).map((name) => party({ organisation: name }))),
    examiners: [
      ...namesOf([text(document, 'primaryExaminer')]).map((name) => ({ name, role: 'primary' as const })),
      ...namesOf(list(document, 'assistantExaminer')).map((name) => ({ name, role: 'assistant' as const })),
    ],
    ...classesOf(document),
    ...citationsOf(document),
  };
  return signed(record, source, file);
}
