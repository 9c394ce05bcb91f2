import type { Patent, StatedCount } from '#collections/patents/patent.ts';
import { normaliseClass } from '#patents/classes.ts';
import { parseDay } from '#patents/dates.ts';
import { applicationNumber, isOffice, publicationNumber } from '#patents/numbers.ts';
import { addPeople, patentDraft, present, printedTitle } from '../patent-draft.ts';
import { possibleDays, printedDay } from './dates.ts';

/** A row, by the names of the head line. */
export type LensRow = Readonly<Record<string, string | undefined>>;

const values = (row: LensRow, column: string): string[] =>
  (row[column] ?? '')
    .split(';;')
    .map((value) => value.trim())
    .filter(Boolean);

/** `AT 33585 A` + date -> `AT33585`: DOCDB's country, number, kind. */
function application(text: string, date: number | undefined): { country: string; number: string } | undefined {
  const m = /^([A-Z]{2}) (.+?)(?: ([A-Z]\d?))?$/.exec(text);
  if (!m || !isOffice(m[1]!)) return undefined;
  const number = applicationNumber(m[1]!, m[2]!, date, { format: 'docdb', ...(m[3] && { kind: m[3] }) });
  return number ? { country: m[1]!, number } : undefined;
}

/**
 * The publication date: of the days that the printed one can stand for, the one in the year of the column `Publication
 * Year`.
 */
function publicationDay(row: LensRow, year: number | undefined): number | undefined {
  const printed = printedDay(row['Publication Date'], year === undefined ? 2099 : year + 1);
  if (printed === undefined) return undefined;
  const days = possibleDays(printed);
  return days.find((day) => Math.trunc(day / 10_000) === year) ?? (days.length === 1 ? days[0] : undefined);
}

/**
 * Two digits of the filing year that an application's number states: DOCDB writes it behind the serial number of a US
 * application until 2010, before it else. A number of KR or RU has the year of entry into the national phase instead.
 * Checked on the shared exports: 4,027 of 4,028 dates that can stand for one day only are of that year (the other is a
 * PCT application of 1963).
 */
function yearOfNumber(text: string): number | undefined {
  const found =
    /^US \d{1,6}(\d{2}) [A-V]\d?$/.exec(text) ??
    /^[A-Z]{2} (?:19|20)?(\d{2})\/?\d{5,7} W$/.exec(text) ??
    /^(?:US|CN|EP|WO|JP|TW) ?(?:19|20)(\d{2})\d{6,8}(?: [A-Z]\d?)?$/.exec(text);
  return found ? Number(found[1]) : undefined;
}

/**
 * The filing date: of the days that the printed one can stand for, the one that the application's number, its own entry
 * among the priorities or the publication date leaves.
 */
function filingDay(row: LensRow, latest_year: number, published: number | undefined): number | undefined {
  const printed = printedDay(row['Application Date'], latest_year + 1);
  if (printed === undefined) return undefined;
  const days = possibleDays(printed);
  if (days.length === 1) return days[0];
  const text = row['Application Number']?.trim() ?? '';
  const stated = values(row, 'Priority Numbers')
    .filter((priority) => priority.startsWith(`${text} `))
    .map((priority) => parseDay(priority.slice(text.length + 1)))
    .find((day) => day !== undefined && days.includes(day));
  if (stated !== undefined) return stated;
  const year = yearOfNumber(text);
  const left = days.filter(
    (day) =>
      (year === undefined || Math.trunc(day / 10_000) % 100 === year) && (published === undefined || day <= published),
  );
  return left.length === 1 ? left[0] : undefined;
}

/** The columns that state how many there are in Lens' own data. */
const COUNTS = [
  ['Cited Count', 'cited_by'],
  ['Simple Family Size', 'simple_family'],
  ['Extended Family Size', 'extended_family'],
] as const;

/** What an export states of its own data; it does not say of which year. */
const statedCounts = (row: LensRow, source: string): StatedCount[] =>
  COUNTS.flatMap(([column, of]) => {
    const printed = row[column]?.trim() ?? '';
    return /^\d{1,9}$/.test(printed) ? [{ of, count: Number(printed), source }] : [];
  });

/** Phrases that search reports print when they found nothing. */
const NOTHING_FOUND =
  /^(?:no se han encontrado documentos relevantes|none|no further relevant documents disclosed|see references of .*|no search)\.?$/i;

/**
 * A row of a Lens export. Both layouts have these columns; the later one adds the Lens ID. Families are given as sizes
 * only and citing documents as counts, which are no members and no citations: they are kept as what the source states.
 * Throws RangeError if the number is none.
 */
export function lensPatent(row: LensRow, source: string): Patent {
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

  const published_in = /^[12]\d{3}$/.test(row['Publication Year']?.trim() ?? '')
    ? Number(row['Publication Year'])
    : undefined;
  const published = publicationDay(row, published_in);
  if (published !== undefined) patent.publication_date = published;
  if (published !== undefined && patent.authority === 'US' && patent.patent_type !== 'A') patent.grant_date = published;
  const filed = filingDay(row, published_in ?? 2099, published);
  if (filed !== undefined) patent.filing_date = filed;
  const own = application(row['Application Number']?.trim() ?? '', filed);
  if (own) patent.application_number = own.number;
  for (const text of values(row, 'Priority Numbers')) {
    const m = /^(.*?)(?: (\d{8}))?$/.exec(text);
    const date = parseDay(m?.[2]);
    const claimed = application(m?.[1] ?? '', date);
    if (claimed) patent.priorities.push({ ...claimed, ...(date !== undefined && { date }) });
  }

  patent.titles.push(...printedTitle(patent.authority, row.Title));
  addPeople(patent, values(row, 'Inventors'), values(row, 'Applicants'));
  patent.cpc.push(...new Set(present(values(row, 'CPC Classifications').map(normaliseClass))));
  patent.ipc.push(...new Set(present(values(row, 'IPCR Classifications').map(normaliseClass))));
  patent.us_classes.push(...new Set(values(row, 'US Classifications')));

  const stated = statedCounts(row, source);
  if (stated.length > 0) patent.stated_counts = stated;

  const literature = values(row, 'Non-Patent Citations').filter((text) => !NOTHING_FOUND.test(text));
  const dois = values(row, 'DOI(s)').filter((doi) => /^10\.\d{4,9}\/\S+$/.test(doi));
  // The export does not say which DOI belongs to which citation, unless there is one of each.
  const doi = literature.length === 1 && dois.length === 1 ? dois[0] : undefined;
  patent.cites_literature.push(...[...new Set(literature)].map((text) => ({ text, ...(doi && { doi }) })));
  return patent;
}
