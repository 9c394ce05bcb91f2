import type { Patent } from '#corpus/collections/patent.ts';
import { normaliseClass } from '#patents/classes.ts';
import { parseDay } from '#patents/dates.ts';
import { languageOf, officeLanguage } from '#patents/kinds.ts';
import { standardName } from '#patents/names.ts';
import { applicationNumber, isOffice, publicationNumber } from '#patents/numbers.ts';
import { namedParty, namedPerson, patentDraft, present } from '../patent-draft.ts';

/** A row, by the names of the head line. */
export type LensRow = Readonly<Record<string, string | undefined>>;

const values = (row: LensRow, column: string): string[] =>
  (row[column] ?? '')
    .split(';;')
    .map((value) => value.trim())
    .filter(Boolean);

/** `1995-08-25`, or `25/08/95` where the century is the last one that does not lie after `latest_year`. */
export function lensDay(text: string | undefined, latest_year: number): number | undefined {
  const short = /^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})$/.exec(text?.trim() ?? '');
  if (!short) return parseDay(text?.trim());
  const [, day, month, printed] = short;
  const century = Math.floor(latest_year / 100) * 100;
  const year =
    printed!.length === 4
      ? Number(printed)
      : century + Number(printed) <= latest_year
        ? century + Number(printed)
        : century - 100 + Number(printed);
  return parseDay(`${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`);
}

/** `AT 33585 A` + date -> `AT33585`: DOCDB's country, number, kind. */
function application(text: string, date: number | undefined): { country: string; number: string } | undefined {
  const m = /^([A-Z]{2}) (.+?)(?: ([A-Z]\d?))?$/.exec(text);
  if (!m || !isOffice(m[1]!)) return undefined;
  const number = applicationNumber(m[1]!, m[2]!, date, { format: 'docdb', ...(m[3] && { kind: m[3] }) });
  return number ? { country: m[1]!, number } : undefined;
}

/** Phrases that search reports print when they found nothing. */
const NOTHING_FOUND =
  /^(?:no se han encontrado documentos relevantes|none|no further relevant documents disclosed|see references of .*|no search)\.?$/i;

/**
 * A row of a Lens export. Both layouts have these columns; the later one adds the Lens ID. Families are given as sizes only and cited documents as
 * counts, which are no members and no citations: they are left out. Throws RangeError if the number is none.
 */
export function lensPatent(row: LensRow): Patent {
  const printed = row['Publication Number']?.trim() ?? '';
  const jurisdiction = row.Jurisdiction?.trim() ?? '';
  const kind = row.Kind?.trim() || undefined;
  if (!printed.startsWith(`${jurisdiction} `))
    throw new RangeError(
      `publication number ${printed || 'absent'} is not of jurisdiction ${jurisdiction || 'absent'}`,
    );
  // Corrections print their date too: `EP 2862606 B8 20160907`.
  let bare = printed
    .slice(3)
    .replace(/(?<= [A-Z]\d) \d{8}$/, '')
    .trim();
  if (kind && bare.endsWith(` ${kind}`)) bare = bare.slice(0, -kind.length - 1);
  const patent = patentDraft(publicationNumber(jurisdiction, bare, kind));

  const year = /^[12]\d{3}$/.test(row['Publication Year']?.trim() ?? '') ? Number(row['Publication Year']) : 2099;
  const published = lensDay(row['Publication Date'], year);
  if (published !== undefined) patent.publication_date = published;
  if (published !== undefined && patent.authority === 'US' && patent.patent_type !== 'A') patent.grant_date = published;
  const filed = lensDay(row['Application Date'], year);
  if (filed !== undefined) patent.filing_date = filed;
  const own = application(row['Application Number']?.trim() ?? '', filed);
  if (own) patent.application_number = own.number;
  for (const text of values(row, 'Priority Numbers')) {
    const m = /^(.*?)(?: (\d{8}))?$/.exec(text);
    const date = parseDay(m?.[2]);
    const claimed = application(m?.[1] ?? '', date);
    if (claimed) patent.priorities.push({ ...claimed, ...(date !== undefined && { date }) });
  }

  const title = row.Title?.replace(/\s+/g, ' ').trim();
  if (title) {
    const published_in = officeLanguage(patent.authority);
    const lang =
      languageOf(title) ??
      (/^[\p{Script=Latin}\P{L}]*$/u.test(title) && /^(?:zh|ja|ko|ru)$/.test(published_in ?? '')
        ? 'en'
        : (published_in ?? 'en'));
    patent.titles.push({
      lang,
      origin: published_in === undefined || lang === published_in ? 'original' : 'office',
      text: title,
    });
  }
  const inventors = present(values(row, 'Inventors').map((name) => namedPerson(name)));
  const people = new Set(inventors.map((inventor) => inventor.standard_name));
  patent.inventors.push(...inventors);
  patent.applicants.push(
    ...present(
      values(row, 'Applicants').map((name) => (people.has(standardName(name)) ? namedPerson(name) : namedParty(name))),
    ),
  );
  patent.cpc.push(...new Set(present(values(row, 'CPC Classifications').map(normaliseClass))));
  patent.ipc.push(...new Set(present(values(row, 'IPCR Classifications').map(normaliseClass))));
  patent.us_classes.push(...new Set(values(row, 'US Classifications')));

  const literature = values(row, 'Non-Patent Citations').filter((text) => !NOTHING_FOUND.test(text));
  const dois = values(row, 'DOI(s)').filter((doi) => /^10\.\d{4,9}\/\S+$/.test(doi));
  // The export does not say which DOI belongs to which citation, unless there is one of each.
  const doi = literature.length === 1 && dois.length === 1 ? dois[0] : undefined;
  patent.cites_literature.push(...[...new Set(literature)].map((text) => ({ text, ...(doi && { doi }) })));
  return patent;
}
