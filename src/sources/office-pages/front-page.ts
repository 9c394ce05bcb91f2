import type { Party, Patent } from '#collections/patents/patent.ts';
import { parseDay } from '#patents/dates.ts';
import { applicationNumber, type PublicationNumber, parsePublicationNumber } from '#patents/numbers.ts';
import { patentDraft, signed } from '../patent-draft.ts';

/** What the US office names its scanned facsimiles inside: number, kind and day, `US0000D0889911S120200714`. */
export interface StatedNumber {
  readonly number: PublicationNumber;
  readonly date: number | undefined;
}

const STATED = /\/Title\s?\(US0{0,9}((?:D|PP|RE|H|T)?)0{0,9}(\d{1,8})([A-Z]\d)(\d{8})\)/;

/** @param head The first bytes of a PDF as Latin-1. */
export function statedNumber(head: string): StatedNumber | undefined {
  const [, letters = '', digits = '', kind = '', date = ''] = STATED.exec(head) ?? [];
  const number = digits === '' ? undefined : parsePublicationNumber(`US${letters}${digits}${kind}`);
  return number && { number, date: parseDay(date) };
}

const PRINTED = /\bUS ?D ?(\d{1,3}) ?[,.]? ?(\d{3}) ?S\b/;
const DATED = /\(45\) ?Date of Patent ?:[ .]{0,12}/;

/**
 * Number and day that the first page of a US design prints, `US D528,368 S` and `(45) Date of Patent: Sep. 19, 2006`,
 * where the file itself does not name them; undefined where the page is that of no design, or its number is not read.
 */
export function printedNumber(words: string): StatedNumber | undefined {
  const text = words.slice(0, MOST).replace(/\s+/g, ' ');
  if (!/United States Design Patent/.test(text)) return undefined;
  const [, thousands = '', digits = ''] = PRINTED.exec(text) ?? [];
  const number = digits === '' ? undefined : parsePublicationNumber(`USD${thousands}${digits}S1`);
  const dated = DATED.exec(text);
  return number && { number, date: dated ? dayAtStart(text.slice(dated.index + dated[0].length)) : undefined };
}

/** Characters of the words of a front page that are looked at. */
const MOST = 20_000;
const CLAIM =
  /ornamental\s+design\s+(?:for|of)\s+(?:an?\s|the\s)?([^.;:]{3,160}?)\s{0,3},?\s{0,3}(?:sub ?stantially\s)?as\s+(?:shown|illustrated|substantially)/i;
const LOCARNO = /\b([\dO]{2})\s?-\s?([\dO]{2})\b/g;

/** The Locarno class that stands nearest to `LOC`: columns of a page come in any order. */
function locarnoIn(text: string): string[] {
  const at = text.search(/LOC\s?\(/);
  if (at < 0) return [];
  const found = [...text.slice(Math.max(0, at - 60), at + 160).matchAll(LOCARNO)].flatMap(([, main = '', sub = '']) => {
    const [a, b] = [main, sub].map((part) => part.replaceAll('O', '0'));
    return Number(a) >= 1 && Number(a) <= 32 && Number(b) <= 99 ? [`${a}-${b}`] : [];
  });
  return found.slice(0, 1);
}

/** Characters behind a code of WIPO ST.9 (INID) in which what it names must end, and parties of one code. */
const ENTRY = 400;
const MOST_PARTIES = 20;
const COUNTRY = /\(\s?([A-Z]{2})\s?\)/;

/**
 * What stands behind an INID code and its word, such as `( 72 ) Inventors: ...`; undefined where the page has it not.
 */
function behind(text: string, code: RegExp): string | undefined {
  const at = code.exec(text);
  return at ? text.slice(at.index + at[0].length, at.index + at[0].length + ENTRY) : undefined;
}

/** `Arnold Godinger, Brooklyn , NY (US)`; undefined where a column beside it has come between. */
function partyOf(text: string): { readonly party: Party; readonly length: number } | undefined {
  const end = COUNTRY.exec(text);
  if (!end || /[\d*;(]/.test(text.slice(0, end.index))) return undefined;
  const parts = text
    .slice(0, end.index)
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const state = /^[A-Z]{2}$/.test(parts.at(-1) ?? '') ? parts.pop() : undefined;
  const city = parts.pop();
  const name = parts.join(', ').replace(/ ([.-])/g, '$1');
  if (!city || !/\p{L}{2}/u.test(name)) return undefined;
  return {
    party: { name, city, country: end[1]!, ...(state && { province: state }) },
    length: end.index + end[0].length,
  };
}

/** Parties of one code, divided by semicolons, as far as they are whole. */
function partiesIn(text: string | undefined): Party[] {
  const found: Party[] = [];
  for (let rest = text ?? ''; found.length < MOST_PARTIES; ) {
    const next = partyOf(rest);
    if (!next) break;
    found.push(next.party);
    const gap = /^\s?;\s?/.exec(rest.slice(next.length));
    if (!gap) break;
    rest = rest.slice(next.length + gap[0].length);
  }
  return found;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const DAY = /([A-Z][a-z]{2})[a-z]{0,6}\s?\.?\s?(\d{1,2})\s?,\s?((?:19|20)\d\d)/g;

const dayOf = ([, month = '', day = '', year = '']: RegExpExecArray): number | undefined =>
  parseDay(`${year}${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}${day.padStart(2, '0')}`);

/** The day that a text begins with, as prints write it: `Sep. 19, 2006`. */
function dayAtStart(text: string): number | undefined {
  const first = [...text.slice(0, 24).matchAll(DAY)].find(({ index }) => index === 0);
  return first && dayOf(first);
}

/** Day of filing: the print has it behind its code, or before it, where lines of a column change places. */
function filedIn(text: string): number | undefined {
  const at = /\(\s?22\s?\)\s?Filed\s?:/.exec(text);
  if (!at) return undefined;
  const after = text.slice(at.index + at[0].length).trimStart();
  const before = text.slice(Math.max(0, at.index - 22), at.index).trimEnd();
  const last = [...before.matchAll(DAY)].find(({ index, 0: whole }) => index + whole.length === before.length);
  return dayAtStart(after) ?? (last && dayOf(last));
}

/** A US design as its facsimile tells: number and day stated by the office, the rest as the print has it. */
export function designOfPrint({ number, date }: StatedNumber, words: string, source: string, file: string): Patent {
  const text = words.slice(0, MOST).replace(/\s+/g, ' ');
  const article = CLAIM.exec(text)?.[1]
    ?.replace(/ ([,'’-])/g, '$1')
    .replace(/[“”"]/g, '')
    .trim();
  const filed = filedIn(text);
  const serial = /^Appl\s?\.\s?No\s?\.?\s?:?\s?(29)\s?\/\s?(\d{3})\s?,\s?(\d{3})(?!\d)/.exec(
    /\(\s?21\s?\)\s?(Appl.{0,40})/.exec(text)?.[1] ?? '',
  );
  const application = serial ? applicationNumber('US', `${serial[1]}/${serial[2]}${serial[3]}`, filed) : undefined;
  return signed(
    {
      ...patentDraft(number),
      ...(date && { publication_date: date, grant_date: date }),
      titles: article ? [{ lang: 'en', origin: 'original', text: article }] : [],
      locarno: locarnoIn(text),
      applicants: partiesIn(behind(text, /\(\s?71\s?\)\s?Applicants?\s?:\s?/)),
      inventors: partiesIn(behind(text, /\(\s?72\s?\)\s?Inventors?\s?:\s?/)),
      assignees: partiesIn(behind(text, /\(\s?73\s?\)\s?Assignees?\s?:\s?/)),
      ...(application && { application_number: application }),
      ...(filed && { filing_date: filed }),
    },
    source,
    file,
  );
}
