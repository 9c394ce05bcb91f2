import type { Patent, Priority } from '#collections/patents/patent.ts';
import { normaliseClass } from '#patents/classes.ts';
import { parseDay } from '#patents/dates.ts';
import { addDays } from '#patents/days.ts';
import { applicationNumber, isOffice, publicationNumber } from '#patents/numbers.ts';
import type { TableRow } from '../office/table.ts';
import { addPeople, patentDraft, present, printedTitle } from '../patent-draft.ts';

/** What stands for nothing: nothing, `NA` of programs for statistics, letters that were lost. */
const NOTHING = /^(?:NA|[?\s]*)$/;

const cell = (row: TableRow, column: string): string | undefined => {
  const text = row[column]?.trim() ?? '';
  return NOTHING.test(text) ? undefined : text;
};
const values = (row: TableRow, column: string): string[] =>
  (cell(row, column) ?? '')
    .split(';')
    .map((value) => value.trim())
    .filter((value) => !NOTHING.test(value));

/** `31.12.2015` */
const printedDay = (text: string | undefined): number | undefined => {
  const [, day, month, year] = /^(\d\d)\.(\d\d)\.(\d{4})$/.exec(text ?? '') ?? [];
  return year === undefined ? undefined : parseDay(`${year}-${month}-${day}`);
};

/** Days of the week on which US applications (since 2001) and patents are published: Thursday, Tuesday. */
const US_DAYS: readonly (readonly [number: RegExp, weekday: number])[] = [
  [/^US20\d{9}$/, 4],
  [/^US\d{7}$/, 2],
];
/** Publications that tell that a list is a day late. */
const TELLING = 5;

const weekday = (day: number) =>
  new Date(Date.UTC(Math.trunc(day / 10_000), (Math.trunc(day / 100) % 100) - 1, day % 100)).getUTCDay();

/**
 * Whether all days of publication of a list are one day late: a program wrote it in a time zone of its own, and each of
 * its US publications (2,511 of 2,511 applications of a shared list) stands on the day after that of publication.
 */
export function isDayLate(rows: readonly TableRow[]): boolean {
  let late = 0;
  for (const row of rows) {
    const number = cell(row, 'Publication Number') ?? '';
    const day = printedDay(cell(row, 'Publication Date'));
    const due = US_DAYS.find(([form]) => form.test(number))?.[1];
    if (due === undefined || day === undefined) continue;
    if (weekday(day) !== due + 1) return false;
    late++;
  }
  return late >= TELLING;
}

const DOCDB = /^(\d{4}-\d\d-\d\d)T[\d:.]{1,15}Z$/;
const MOST_LETTERS = 60;

/** Offices whose own numbers are never ten digits that begin with a year: such a one is of the PCT, received there. */
const RECEIVING = new Set('AT BE CH DE DK EP ES FI FR GB IT NL NO SE'.split(' '));

/**
 * Digits alone, as DOCDB has them without its kind codes: `201361823516` and `10865540` are 61/823516 and 10/865540;
 * `74401306` of 2006 is 744013 of a series that is not said, 60 as well as 11; `2010057285` of EP is PCT/EP2010/057285.
 */
function ofDigits(country: string, digits: string, date: number): Omit<Priority, 'date'> | undefined {
  const pct = RECEIVING.has(country) ? /^((?:19|20)\d\d)(\d{6})$/.exec(digits) : null;
  const short = country === 'US' && digits.length <= 8;
  if (short && (digits.length < 8 || digits.endsWith(String(date).slice(2, 4)))) return undefined;
  const [of, number] = pct
    ? ['WO', applicationNumber('WO', `PCT/${country}${pct[1]}/${pct[2]}`, date)]
    : short
      ? [country, applicationNumber(country, `${digits.slice(0, 2)}/${digits.slice(2)}`, date)]
      : [country, applicationNumber(country, digits, date, { format: 'docdb' })];
  return number === undefined ? undefined : { country: of, number };
}

/**
 * `10865540 2004-06-10T23:59:59.000Z US`, the number as DOCDB has it where it is digits alone; `60/524,776 25.11.2003
 * US` and `US 20140625 62/016,924`, as printed.
 */
function priorityIn(text: string): Priority | undefined {
  const words = text.length > MOST_LETTERS ? [] : text.split(' ');
  const first = words.length > 2 && /^[A-Z]{2}$/.test(words[0]!) && /^\d{8}$/.test(words[1]!);
  const [country = '', day = '', ...number] = first ? words : [words.at(-1), words.at(-2), ...words.slice(0, -2)];
  if (!isOffice(country)) return undefined;
  const docdb = DOCDB.exec(day)?.[1];
  const date = docdb !== undefined ? parseDay(docdb) : first ? parseDay(day) : printedDay(day);
  const printed = number.join(' ');
  if (date === undefined) return undefined;
  if (docdb !== undefined && /^\d+$/.test(printed)) {
    const read = ofDigits(country, printed, date);
    return read && { ...read, date };
  }
  const read = applicationNumber(country, printed, date);
  return read === undefined ? undefined : { country, number: read, date };
}

/**
 * A row of a list of results. What the list cannot say is not filled: neither kind codes nor numbers of applications
 * are in it.
 * @param late Whether its day of publication is one day late (`isDayLate`).
 * @throws RangeError for what names no publication: the list has the numbers of applications of some offices, in small
 * letters.
 */
export function resultPatent(
  row: TableRow,
  late = false,
): { readonly patent: Patent; readonly unknown: readonly string[] } {
  const number = cell(row, 'Publication Number') ?? '';
  if (/^[a-z]{2}/.test(number)) throw new RangeError(`${number.slice(0, 40)} is the number of an application`);
  const patent = patentDraft(publicationNumber(number.slice(0, 2), number.slice(2)));
  const printed = printedDay(cell(row, 'Publication Date'));
  const published = late && printed !== undefined ? addDays(printed, -1) : printed;
  if (published !== undefined) patent.publication_date = published;
  if (published !== undefined && patent.authority === 'US' && patent.patent_type !== 'A') patent.grant_date = published;
  patent.titles.push(...printedTitle(patent.authority, cell(row, 'Title')));
  patent.ipc.push(
    ...new Set(present(values(row, 'IPC').map((text) => normaliseClass(text.replace(/ \(\d{4}\.\d\d\)$/, ''))))),
  );
  addPeople(patent, values(row, 'Inventors'), values(row, 'Applicants'));
  const unknown: string[] = [];
  for (const text of (cell(row, 'Priority Data') ?? '').replace(/^\[|\]$/g, '').split(', ')) {
    if (text === '') continue;
    const priority = priorityIn(text);
    if (priority) patent.priorities.push(priority);
    else unknown.push('priority that is not read');
  }
  return { patent, unknown };
}
