import { isOffice } from './offices.ts';
import { remembered } from './remembered.ts';

/** A publication number in its parts. */
export interface PublicationNumber {
  /** WIPO ST.3 code. */
  readonly authority: string;
  /**
   * Without office, kind code, blanks and separators; years in four digits (`WO2011069153`, `JP1999068462`); zeros as
   * the office's rule says.
   */
  readonly doc_number: string;
  readonly kind_code?: string;
  /** authority + doc_number + kind_code: the form in which we store it. */
  readonly normalised: string;
}

/** Longest text that can be a number in any spelling; longer text is none, so that every rule works in bounded time. */
export const MAX_NUMBER_LENGTH = 64;

const KIND = /^[A-Z][0-9A-Z]?$/;
const SEPARATORS = /[^0-9A-Z]/g;
const compact = (body: string) => body.replace(SEPARATORS, '');
const unpadded = (digits: string) => digits.replace(/^0+(?=\d)/, '');
const padded = (digits: string, width: number) => unpadded(digits).padStart(width, '0');

/** Gregorian year of year 0 of the era: Showa 1 = 1926, Heisei 1 = 1989, Reiwa 1 = 2019. */
const ERAS: Readonly<Record<string, number>> = { S: 1925, H: 1988, R: 2018 };
const LAST_YEAR_OF_ERA: Readonly<Record<string, number>> = { S: 64, H: 31, R: 99 };

/** Gregorian year of a Japanese era year, or undefined if the era had no such year. */
export function eraYear(era: string, yearOfEra: number): number | undefined {
  const zero = ERAS[era];
  return zero !== undefined && yearOfEra >= 1 && yearOfEra <= LAST_YEAR_OF_ERA[era]! ? zero + yearOfEra : undefined;
}

/**
 * A two-digit Japanese year without era: up to 31 is Heisei, from 40 on Showa (numbers `JP 11-068462`, `JP 58-012345`).
 */
const bareEraYear = (yy: number) => (yy >= 1 && yy <= 31 ? 1988 + yy : yy >= 40 && yy <= 64 ? 1925 + yy : undefined);

/** `H11-68462`, `H1168462`, `H06279146`, `S58-12345`: year and number of a Japanese era spelling without blanks. */
export function readEra(text: string): { year: number; serial: string } | undefined {
  const m = /^([SHR])(\d{1,2})[-/](\d{1,6})$/.exec(text);
  if (m) {
    const y = eraYear(m[1]!, Number(m[2]));
    return y === undefined || Number(m[3]) === 0 ? undefined : { year: y, serial: m[3]! };
  }
  const run = /^([SHR])-?(\d{3,8})$/.exec(text);
  if (!run) return undefined;
  const [, era, digits] = run as unknown as [string, string, string];
  // Two digits are the year unless the era had no such year; eight digits are always 2 + 6.
  for (const width of digits.length === 8 ? [2] : [2, 1]) {
    const y = eraYear(era, Number(digits.slice(0, width)));
    const serial = digits.slice(width);
    if (y !== undefined && Number(serial) > 0 && serial.length <= 6) return { year: y, serial };
  }
  return undefined;
}

/**
 * Rules that give the document number of an office from what stands between office and kind code; undefined: cannot be
 * a publication of it.
 */
type Rule = (body: string, kind: string | undefined) => string | undefined;

/**
 * US. Grants: no leading zeros (`11205304`). Applications since 2001: year + seven digits (`20050123456`; DOCDB writes
 * six). Designs `D645062`, plants `PP3823`, reissues `RE43633`, statutory registrations `H2201`, defensive publications
 * `T942010`, additional improvements `AI312`, patents before 1836 `X72`: prefix without zeros, added where only the
 * kind code tells.
 */
const us: Rule = (body, kind) => {
  const slash = /^(20\d{2})[-/](\d{1,7})$/.exec(body);
  if (slash) return slash[1]! + padded(slash[2]!, 7);
  const bare = compact(body);
  const lettered = /^(D|PP|RE|RX|H|T|AI|X)(\d{1,9})$/.exec(bare);
  if (lettered) return unpadded(lettered[2]!).length > 7 ? undefined : lettered[1]! + unpadded(lettered[2]!);
  if (!/^\d+$/.test(bare)) return undefined;
  if (/^20\d{9}$/.test(bare)) return bare;
  if (/^20\d{8}$/.test(bare)) return `${bare.slice(0, 4)}0${bare.slice(4)}`;
  const digits = unpadded(bare);
  if (digits.length > 8) return undefined;
  const prefix =
    { S: 'D', P: 'PP', E: 'RE', H: 'H' }[kind?.[0] ?? ''] ?? (kind === 'I4' || kind === 'I5' ? 'T' : undefined);
  return prefix && digits.length <= 7 ? prefix + digits : digits;
};

/** EP: seven digits with leading zeros, as everybody writes them. Eight digits are an application number. */
const ep: Rule = (body) => {
  const digits = unpadded(compact(body));
  return /^\d{1,7}$/.test(digits) ? digits.padStart(7, '0') : undefined;
};

/** WO: year in four digits + six digits. Two-digit years: 78 to 99 are 19.., 00 to 77 are 20... */
const wo: Rule = (body) => {
  const m =
    /^(\d{4}|\d{2})[-/](\d{1,6})$/.exec(body) ??
    /^((?:19|20)\d{2})(\d{5,6})$/.exec(compact(body)) ??
    /^(\d{2})(\d{5,6})$/.exec(compact(body));
  if (!m) return undefined;
  const y = fullYear(m[1]!);
  return y < 1978 || y > 2077 ? undefined : `${y}${padded(m[2]!, 6)}`;
};

/** A year in two digits (78 to 99: 19.., else 20..) or four. */
export const fullYear = (text: string): number =>
  text.length === 4 ? Number(text) : Number(text) + (Number(text) >= 78 ? 1900 : 2000);

/**
 * CN: seven digits (1989 to 2007), nine (since 2007), or the eight of the application (1985 to 1988). Twelve or
 * thirteen are an application number.
 */
const cn: Rule = (body) => {
  const bare = compact(body).replace(/^ZL/, '');
  if (/^\d{6,9}$/.test(bare)) return bare;
  return /^\d+$/.test(bare) ? undefined : generic(bare);
};

/**
 * JP: era years become four digits, numbers with a year six digits (`1999068462`); patent, utility and design
 * registrations keep their number without zeros.
 */
const jp: Rule = (body, kind) => {
  // `JP-A-11-68462`: the letter tells the kind, the number follows.
  const text = body.replace(/^[-/]+/, '').replace(/^[ABUY]-(?=[SHR\d])/, '');
  const era = readEra(text) ?? readEra(compact(text));
  if (era) return `${era.year}${padded(era.serial, 6)}`;
  const dashed = /^(\d{4}|\d{1,2})[-/](\d{1,6})$/.exec(text);
  if (dashed) {
    const y = dashed[1]!.length === 4 ? Number(dashed[1]) : bareEraYear(Number(dashed[1]));
    return y === undefined || y < 1880 || y > 2099 ? undefined : `${y}${padded(dashed[2]!, 6)}`;
  }
  const written = compact(text);
  // zeros before eight digits are padding, and the eight are read as without them
  const bare = /^0+\d{8}$/.test(written) ? written.slice(-8) : written;
  const year4 = /^((?:19|20)\d{2})(\d{5,6})$/.exec(bare);
  if (year4) return year4[1]! + padded(year4[2]!, 6);
  // An unexamined application of seven digits is a one-digit Heisei year and six: `JP-A- 7 300 979` is 1995. Patents
  // have seven digits, too.
  const year2 = /^(\d{2})(\d{6})$/.exec(bare) ?? (kind === 'A' ? /^([1-9])(\d{6})$/.exec(bare) : null);
  const y = year2 ? bareEraYear(Number(year2[1])) : undefined;
  if (year2 && y !== undefined) return `${y}${year2[2]}`;
  return generic(bare);
};

/**
 * KR: published applications year + seven digits, without the type (`10-2015-0012345` -> `20150012345`); registrations
 * with it (`10-1234567` -> `101234567`).
 */
const kr: Rule = (body) => {
  const bare = compact(body);
  const application = /^[1-4]0((?:19|20)\d{9})$/.exec(bare);
  return application ? application[1]! : generic(bare);
};

/**
 * DE: without leading zeros and without the check digit of the application number that new publications are counted by.
 */
const de: Rule = (body) => {
  const bare = compact(body);
  return /^[12]\d(?:19|20)\d{9}$/.test(bare) ? bare.slice(0, 12) : generic(bare);
};

/** TW: letter of the right (I invention, M utility model, D design) + six digits; without letter as they are. */
const tw: Rule = (body) => {
  const bare = compact(body);
  const m = /^([IMD])(\d{1,7})$/.exec(bare);
  return m ? m[1]! + padded(m[2]!, 6) : generic(bare);
};

/** BR: the check digit after the hyphen is no part of the number (DOCDB leaves it out). */
const br: Rule = (body) => generic(compact(body.replace(/(\d{6})-\d$/, '$1')));

/** Any other office: letters and digits as written, leading zeros removed. */
function generic(bare: string): string | undefined {
  if (!/^[0-9A-Z]{1,20}$/.test(bare) || !/\d/.test(bare)) return undefined;
  return unpadded(bare);
}

/** Offices whose numbers everybody writes with zeros, at their usual width (DOCDB and the offices' own registers). */
const fixedWidth =
  (width: number, only?: RegExp): Rule =>
  (body, kind) => {
    const plain = generic(compact(body));
    return plain && /^\d+$/.test(plain) && (!only || only.test(kind ?? '')) ? plain.padStart(width, '0') : plain;
  };

const RULES: Readonly<Record<string, Rule>> = {
  US: us,
  EP: ep,
  WO: wo,
  CN: cn,
  JP: jp,
  KR: kr,
  DE: de,
  TW: tw,
  BR: br,
  AR: fixedWidth(6),
  EA: fixedWidth(6),
  EE: fixedWidth(5),
  GC: fixedWidth(7),
  HU: fixedWidth(7, /^A/),
};

/** The first US design patent of 2 January 2001, when kind codes changed. */
const FIRST_DESIGN_OF_2001 = 435_713;

/**
 * The kind code of a US design patent by its number (`D435854`), the only one that it can have: `S` before 2001, `S1`
 * since. The office's own files and those of others write either for one patent. Undefined for what is no design.
 * @see USPTO, "Table of issue years and patent numbers, for selected document types issued since 1836"
 */
export function usDesignKind(authority: string, number: string): 'S' | 'S1' | undefined {
  if (authority !== 'US' || !/^D\d+$/.test(number)) return undefined;
  return Number(number.slice(1)) < FIRST_DESIGN_OF_2001 ? 'S' : 'S1';
}

function build(authority: string, body: string, given: string | undefined): PublicationNumber | undefined {
  const rule = RULES[authority] ?? ((text: string) => generic(compact(text)));
  const number = rule(body.replace(/^[-/]+|(?<![-/])[-/]+$/g, ''), given);
  // A year with number zero is none.
  if (number === undefined || /^(?:19|20)\d\d0{5,7}$/.test(number)) return undefined;
  if (number.length > 20 || !/[1-9]/.test(number) || number.startsWith(authority)) return undefined;
  const kind = given === 'S' || given === 'S1' ? (usDesignKind(authority, number) ?? given) : given;
  return {
    authority,
    doc_number: number,
    ...(kind && { kind_code: kind }),
    normalised: authority + number + (kind ?? ''),
  };
}

/** What stands between office and end -> number and kind code; a kind code leaves a digit before it. */
function splitKind(rest: string): { body: string; kind: string | undefined } {
  const m = /^(.*\d)[-/]*([A-Z])[-/]*(\d?)$/.exec(rest);
  return m ? { body: m[1]!, kind: m[2]! + m[3]! } : { body: rest, kind: undefined };
}

/** Words of Japanese publications -> the kind code they imply. A patent number (特許) says nothing of B1 or B2. */
const JAPANESE =
  /^(?:JP|日本国?)?(特開|特表|再表|再公表|特公|特許|実開|実公|実登|実用新案登録|意匠登録)第?(.+?)号?(?:公報)?$/;
const JAPANESE_KIND: Readonly<Record<string, string>> = {
  特開: 'A',
  特表: 'A',
  再表: 'A1',
  再公表: 'A1',
  特公: 'B2',
  実開: 'U',
  実公: 'Y2',
};

function japanese(text: string): PublicationNumber | undefined {
  const m = JAPANESE.exec(text);
  if (!m) return undefined;
  const body = m[2]!
    .replace(/^昭和?/, 'S')
    .replace(/^平成?/, 'H')
    .replace(/^令和?/, 'R')
    .replace(/元(?=年|-)/, '1')
    .replace(/年第?/, '-');
  const { body: number, kind } = splitKind(body);
  const international = m[1]!.startsWith('再') ? wo(number, undefined) : undefined;
  if (m[1]!.startsWith('再') && !international) return undefined;
  return build('JP', international ? `WO${international}` : number, kind ?? JAPANESE_KIND[m[1]!]);
}

/** Spellings whose office is clear without its code. */
const BARE: readonly (readonly [RegExp, string])[] = [
  [/^(?:RE|PP)\d{3,7}(?:[EP]\d?)?$/, 'US'],
  [/^[IM]\d{6}(?:[A-Z]\d?)?$/, 'TW'],
  [/^[1-4]0-(?:19|20)\d\d-\d{7}(?:[A-Z]\d?)?$/, 'KR'],
];

function read(text: string): PublicationNumber | undefined {
  if (text.length > MAX_NUMBER_LENGTH) return undefined;
  const folded = fold(text);
  if (/[぀-ヿ㐀-鿿]/.test(folded)) return japanese(folded);
  const bare = BARE.find(([pattern]) => pattern.test(folded))?.[1];
  const authority = bare ?? folded.slice(0, 2);
  if (!isOffice(authority)) return undefined;
  const rest = (bare ? folded : folded.slice(2)).replace(/(?<![-/])[-/]+$/, '');
  if (!/^[0-9A-Z/-]+$/.test(rest)) return undefined;
  if (authority === 'US' && /^\d{2}[-/]\d{6}/.test(rest)) return undefined;
  // A source's element that repeats the office (`US` + `US9231827`) was joined with it.
  const { body, kind } = splitKind(rest.length > 2 && rest.startsWith(authority) ? rest.slice(2) : rest);
  return build(authority, body, kind);
}

/**
 * Reads a publication number in any common spelling: `US 11,205,304 B2`, `EP0227762A1`, `EP 0 227 762 A1`,
 * `WO2011/069153`, `WO 96/12345`, `CN101263125A`, `特開平11-68462`, `JPH1168462A`, `10-2015-0012345`. Undefined without an
 * office, and for text that can only be an application number (`US14/706838`, `PCT/US2015/012345`).
 */
export const parsePublicationNumber: (text: string) => PublicationNumber | undefined = remembered(read);

/** NFKC, upper case, one kind of dash and slash; blanks, commas, points and apostrophes removed. */
export const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .normalize('NFKC')
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(/[⁄∕]/g, '/')
    .replace(/[\s,.'’·_]+/g, '');

/**
 * From a source's separate elements; the number may repeat office and kind code. Throws RangeError with the reason if
 * they are no publication number.
 */
export function publicationNumber(authority: string, number: string, kind?: string): PublicationNumber {
  const office = fold(authority.slice(0, 8));
  const given = kind === undefined ? undefined : fold(kind.slice(0, 8)) || undefined;
  const fail = (why: string) =>
    new RangeError(`not a publication number: ${`${authority} ${number} ${kind ?? ''}`.slice(0, 80).trim()} (${why})`);
  if (!isOffice(office)) throw fail('the office is no code of WIPO ST.3');
  if (given !== undefined && !KIND.test(given)) throw fail('the kind code is not a letter with a letter or digit');
  if (number.length > MAX_NUMBER_LENGTH) throw fail(`longer than ${MAX_NUMBER_LENGTH} characters`);
  let rest = fold(number);
  if (rest.startsWith(office) && rest.length > 2) rest = rest.slice(2);
  if (given && rest.endsWith(given) && /\d{3}$/.test(rest.slice(0, -given.length))) rest = rest.slice(0, -given.length);
  const split = given ? { body: rest, kind: given } : splitKind(rest);
  const parsed = build(office, split.body, split.kind);
  if (!parsed) throw fail('the number does not follow the rules of the office');
  return parsed;
}
