import type { Patent } from '#collections/patents/patent.ts';
import { publicationNumber } from '#patents/numbers.ts';
import { usExpiry } from '#patents/term/us.ts';
import { patentDraft, present, signed } from '../patent-draft.ts';
import type { XmlElement } from '../xml.ts';
import { readClasses } from './ice-classes.ts';
import { readParties } from './ice-parties.ts';
import { documentId, readCitations, readPct, readRelated } from './ice-references.ts';
import { ICE_CLAIMS, readDescription, readFigures, readMarkedClaims } from './ice-text.ts';
import { readableText } from './readable-text.ts';
import { applicationOf, defined } from './record.ts';

/** Kinds of application (`appl-type`). */
const PLANTS_AND_UTILITIES = new Set(['utility', 'plant']);

/** Elements that say nothing a record has a place for. */
const IGNORED_BIBLIO = [
  'us-application-series-code',
  'us-issued-on-continued-prosecution-application',
  'rule-47-flag',
  'us-sir-flag',
  'number-of-claims',
  'us-exemplary-claim',
  'figures',
  'field-of-search',
  'us-field-of-classification-search',
  'us-publication-filing-type',
  'us-botanic',
  'st-name-of-invention',
  'dates-of-public-availability',
  'date-381',
  'us-rule-47-flag',
  'edition-statement',
];
const IGNORED = [
  'us-chemistry',
  'us-math',
  'us-sequence-list-doc',
  'us-claim-statement',
  'us-megatable-doc',
  'table-external-doc',
  'bio-deposit',
];

/**
 * A US grant or published application of the ICE DTDs 4.0 to 4.7 as a record.
 * @throws RangeError if its number is none.
 */
export function icePatent(root: XmlElement, source: string, file: string): Patent {
  const biblio = root.child('us-bibliographic-data-grant') ?? root.child('us-bibliographic-data-application');
  if (!biblio) throw new RangeError('the document has no bibliographic data');
  const published = documentId(biblio.at('publication-reference/document-id'));
  if (!published) throw new RangeError('the document has no publication number');
  const number = publicationNumber(published.country, published.number, published.kind);
  const application = biblio.child('application-reference');
  const filed = documentId(application?.child('document-id'));
  const type = application?.attribute('appl-type') ?? 'utility';
  const granted = root.name === 'us-patent-grant' && type !== 'sir' && !/^H/.test(published.kind ?? '');
  const lang = (root.attribute('lang') ?? 'EN').slice(0, 2).toLowerCase();
  const original = { lang, origin: 'original' as const };

  const { benefit_days, ...related } = readRelated(biblio);
  const pct = readPct(biblio);
  const title = biblio.child('invention-title');
  const titleText = title && readableText(title)?.replaceAll('\n', ' ');
  const abstracts = root.all('abstract').map((element) => readableText(element));
  const claims = root.all('claims').flatMap((element) => readMarkedClaims(element.all('claim'), lang, ICE_CLAIMS));
  const paragraphs = root.all('description').flatMap((element) => readDescription(element));
  const term = biblio.child('us-term-of-grant');
  const drawings = root.child('drawings');
  const record: Patent = {
    ...patentDraft(number),
    ...defined({
      publication_date: published.day,
      grant_date: granted ? published.day : undefined,
      application_number: filed && applicationOf(filed.country, filed.number, filed.day),
      filing_date: filed?.day,
      expiry_date: granted
        ? expiryOf(term, type, published.day, filed?.day, [...benefit_days, ...pctDay(pct)])
        : undefined,
    }),
    ...related,
    ...pct,
    titles: titleText ? [{ ...original, text: titleText }] : [],
    abstracts: present(abstracts).map((text) => ({ ...original, text })),
    claims: claims.length > 0 ? [{ ...original, claims }] : [],
    descriptions: paragraphs.length > 0 ? [{ ...original, paragraphs }] : [],
    ...readParties(biblio),
    ...readClasses(biblio),
    ...readCitations(biblio),
    figures: readFigures(drawings),
  };
  biblio.ignoreAt(...IGNORED_BIBLIO);
  root.ignoreAt(...IGNORED);
  term?.ignore();
  return signed(record, source, file);
}

const pctDay = (pct: Pick<Patent, 'pct_application'>) => (pct.pct_application ? [pct.pct_application.date] : []);

function expiryOf(
  term: XmlElement | undefined,
  type: string,
  grant: number | undefined,
  filed: number | undefined,
  earlier: readonly (number | undefined)[],
): number | undefined {
  if (grant === undefined || filed === undefined) return undefined;
  const whole = (name: string) => {
    const value = Number.parseInt(term?.child(name)?.text() ?? '', 10);
    return Number.isFinite(value) ? value : undefined;
  };
  const length = whole('length-of-grant');
  const extension = whole('us-term-extension');
  const disclaimed = term?.child('disclaimer') !== undefined;
  if (type !== 'design' && !PLANTS_AND_UTILITIES.has(type)) return undefined;
  return usExpiry({
    kind: type as 'utility' | 'plant' | 'design',
    grant,
    filed,
    earlier,
    terminal_disclaimer: disclaimed,
    ...(length !== undefined && { length_years: length }),
    ...(extension !== undefined && { extension_days: extension }),
  });
}

/** Number and kind code of a document that could not be mapped, from its raw text. */
export function rawIceId(raw: string): string | undefined {
  const m = /<publication-reference>.*?<doc-number>\s*(\w+)\s*<\/doc-number>\s*(?:<kind>\s*(\w+))?/s.exec(raw);
  return m ? `US${m[1]}${m[2] ?? ''}` : undefined;
}
