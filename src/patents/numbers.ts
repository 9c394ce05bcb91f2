/**
 * Numbers of publications, applications and priorities: every common spelling -> one normal form.
 *
 * Leading zeros. Sources pad differently (DOCDB, the USPTO, registers), users seldom pad. Stored numbers follow one
 * rule per office (see the rules in `publication-numbers.ts`): EP keeps its seven digits, WO and JP years have four
 * digits and numbers six, US applications year + seven digits; elsewhere leading zeros go, save for the few offices
 * whose numbers everybody writes with them.
 */
import { type ApplicationHint, calledApplication, readApplication } from './application-numbers.ts';
import { fold, MAX_NUMBER_LENGTH, parsePublicationNumber } from './publication-numbers.ts';

export type { ApplicationHint } from './application-numbers.ts';
export { isOffice } from './offices.ts';
export { type PublicationNumber, parsePublicationNumber, publicationNumber } from './publication-numbers.ts';

/**
 * `US14/706838`, `CN201510570472.5`, `EP98123456`, `JP2015-123456`, `KR10-2015-0012345`, PCT as `PCT/US2015/012345`;
 * undefined if it cannot be one. Its own results read to themselves. `date` (yyyyMMdd, filing) helps where a year is
 * missing; `hint` says whose format it is (DOCDB's US numbers until 2010 are serial + year) and which kind of
 * application.
 */
export function applicationNumber(
  country: string,
  number: string,
  date?: number,
  hint?: ApplicationHint,
): string | undefined {
  return readApplication(country, number, date, hint)?.canonical;
}

/**
 * A comparison key that is equal for all spellings of one application and different for different ones: DOCDB `US
 * 201514706838 A` and `US14/706838` are `US14706838`. Give the filing date where known: some offices' numbers repeat
 * every year. Undefined if it is no number.
 */
export function applicationKey(
  country: string,
  number: string,
  date?: number,
  hint?: ApplicationHint,
): string | undefined {
  return readApplication(country, number, date, hint)?.key;
}

/**
 * The same of text that begins with its office, or whose words tell it: `US14/706838`, `PCT/US2015/012345`, `USSN
 * 14/706,838`, `Serial No. 14/706,838`.
 */
export function statedApplication(text: string): string | undefined {
  const called = calledApplication(text);
  if (called !== undefined) return called?.canonical;
  const plain = text.normalize('NFKC').trim().toUpperCase();
  if (plain.startsWith('PCT')) return applicationNumber('WO', plain);
  return /^[A-Z]{2}/.test(plain)
    ? applicationNumber(plain.slice(0, 2), plain.slice(2))
    : plain.startsWith('U.S.')
      ? applicationNumber('US', plain)
      : undefined;
}

/** What a text holds that calls a number an application. */
const WORDS = /ser|app|sn|s\/n|申|出願|출원/i;

/** Spellings that only an application can have: they compare as the application, never as a publication. */
const APPLICATION_ONLY: readonly RegExp[] = [
  /^US(?:\d{1,2}\/\d{6}|(?:19|20)\d{2}(?:0[1-9]|1\d|29|35|6[0-4]|9[056])\d{6}[A-Z]?)$/,
  /^(?:CN|ZL|CNZL)(?:20\d{10}[\dX]?|[089]\d{7}[\dX])[A-Z]?$/,
  /^EP(?:\d{8,9}|(?:19|20)\d{2}0\d{6})[A-Z]?$/,
  /^PCT\/?[A-Z]{2}/,
  /^WO\d{4}[A-Z]{2}\d{1,6}$/,
  /^JP(?:19|20)\d{2}0\d{6}$/,
  /^(?:JP)?(?:特願|実願|意願)/,
];

/**
 * The form in which numbers are compared in queries: equal for all spellings of one publication or application number,
 * with or without blanks, slashes, dots, check digits, leading zeros. Text that is no number (or holds wildcards) keeps
 * its letters, digits and wildcards.
 */
export function normaliseNumber(text: string): string {
  const bounded = text.length > MAX_NUMBER_LENGTH * 4 ? text.slice(0, MAX_NUMBER_LENGTH * 4) : text;
  const called = WORDS.test(bounded) ? calledApplication(bounded) : undefined;
  if (called) return called.compared;
  const folded = fold(bounded);
  if (folded.length > MAX_NUMBER_LENGTH || /[*?#]/.test(folded)) return folded.replace(/[/-]+/g, '');
  if (APPLICATION_ONLY.some((pattern) => pattern.test(folded))) {
    const office = /^(?:PCT|WO)/.test(folded)
      ? 'WO'
      : /^(?:ZL|CN)/.test(folded)
        ? 'CN'
        : /^(?:US|EP)/.test(folded)
          ? folded.slice(0, 2)
          : 'JP';
    const read = readApplication(office, folded);
    if (read) return read.compared;
  }
  const parsed = parsePublicationNumber(folded);
  if (parsed) return parsed.normalised;
  const bare = folded.replace(/[/-]+/g, '');
  return bare === folded ? bare : normaliseNumber(bare);
}

/**
 * The same of a number of an application, which has no kind code: the letter that DOCDB and lists print behind it
 * (`JP2000355372A`, `US201514706838 P`) says what was applied for, and does not count.
 */
export const normaliseApplication = (text: string): string => normaliseNumber(text).replace(/(?<=\d{3})[A-Z]$/, '');

/** A number with `*`, `?`, `#` in it, as numbers are written. */
export const numberPart = (pattern: string): string => pattern.toUpperCase().replace(/[^\p{L}\p{N}*?#]+/gu, '');

/** What `PN:` finds a publication by: with and without kind code, in normalised form. */
export function spellingsOfNumber(publicationNumber: string): string[] {
  const parsed = parsePublicationNumber(publicationNumber);
  if (!parsed) return [publicationNumber];
  return [...new Set([parsed.normalised, parsed.authority + parsed.doc_number])];
}
