import { year as yearOf } from './dates.ts';
import { isOffice } from './offices.ts';
import { fullYear, MAX_NUMBER_LENGTH, readEra } from './publication-numbers.ts';

/** What a source knows of an application number beside its text. */
export interface ApplicationHint {
  /**
   * DOCDB kind of the application: A patent, U utility model, F design, P provisional, W international, T translation.
   */
  readonly kind?: string;
  /**
   * `docdb`: serial + two-digit year for US and others; `epodoc`: office + year + seven digits. Default: as the office
   * writes it.
   */
  readonly format?: 'docdb' | 'epodoc' | 'original';
}

/** An application number, read. */
export interface ApplicationNumber {
  /** As the office writes it, with its code: what records store. */
  readonly canonical: string;
  /** Equal for all spellings of one application, different for different applications. */
  readonly key: string;
  /** canonical reduced to letters and digits, without check digits: how queries compare. */
  readonly compared: string;
}

interface Input {
  readonly office: string;
  /** NFKC, upper case, no blanks or commas; slash, hyphen, point kept. */
  readonly text: string;
  readonly filed: number | undefined;
  readonly kind: string | undefined;
  readonly format: ApplicationHint['format'];
}
type Reader = (input: Input) => ApplicationNumber | undefined;

const unpadded = (digits: string) => digits.replace(/^0+(?=\d)/, '');
const pad = (n: string | number, width: number) => unpadded(String(n)).padStart(width, '0');
const yy = (y: number) => String(y % 100).padStart(2, '0');
/** Two-digit year that a number ends or begins with: the century of the filing date if known, else 1930 to 2029. */
function century(two: string, filed: number | undefined): number {
  const n = Number(two);
  if (filed !== undefined && filed % 100 === n) return filed;
  return n >= 30 ? 1900 + n : 2000 + n;
}
const made = (canonical: string, key: string, compared = canonical.replace(/[^0-9A-Z]/g, '')): ApplicationNumber => ({
  canonical,
  key,
  compared,
});

/** `98938302`, `19980938302` and such: EPODOC writes office, year, serial number in seven digits, kind letter. */
const EPODOC = /^((?:18|19|20)\d{2})(\d{7})[A-Z]?$/;

/**
 * US series codes of utility, plant and reissue applications by filing year (USPTO MPEP 503): 01 1925-34, 02 1935-47,
 * 03 1948-59, 04 1960-69, 05 1970-78, 06 1979-86, 07 1987-92, 08 1993 to 29 December 1997, 09 to November 2001, 10 to
 * November 2004, 11 to 5 December 2007, 12 to December 2010. In a year of change the serial number tells: a new series
 * starts from 1, an old one ends near 999,999 or in pools kept for electronic filings and PCT entries (10/51xxxx to
 * 10/59xxxx until October 2006). From 2011 on DOCDB writes the series itself.
 */
export function usSeries(serial: number, filingYear: number, day?: number, kind?: string): string | undefined {
  if (kind === 'F') return '29';
  if (kind === 'P') {
    if (filingYear < 1995) return undefined;
    return filingYear > 2007 || (filingYear === 2007 && serial < 500_000) ? '61' : '60';
  }
  if (filingYear < 1925) return undefined;
  if (filingYear <= 1934) return '01';
  if (filingYear <= 1947) return '02';
  if (filingYear <= 1959) return '03';
  if (filingYear <= 1969) return '04';
  if (filingYear <= 1978) return '05';
  if (filingYear <= 1986) return '06';
  if (filingYear <= 1992) return '07';
  if (filingYear <= 1996 || (filingYear === 1997 && serial >= 500_000)) return '08';
  if (filingYear <= 2000 || (filingYear === 2001 && serial >= 500_000)) return '09';
  if (filingYear <= 2003 || (filingYear === 2004 && serial >= 100_000)) return '10';
  if (filingYear === 2005 && serial >= 400_000) return '10';
  if (filingYear === 2006 && serial >= 563_000 && serial < 600_000 && (day ?? 0) < 20061101) return '10';
  if (filingYear <= 2006 || (filingYear === 2007 && serial >= 400_000)) return '11';
  if (filingYear === 2008 && serial >= 600_000) return '11';
  if (filingYear <= 2009 || (filingYear === 2010 && serial >= 300_000)) return '12';
  return filingYear === 2010 ? '13' : undefined;
}

const usNumber = (series: string, serial: string | number) => {
  const s = series.padStart(2, '0');
  const n = pad(serial, 6);
  return made(`US${s}/${n}`, `US${s}${n}`, `US${unpadded(s + n)}`);
};

/**
 * US: `14/706838`, `14706838`, `201514706838`, `20040495109` (EPODOC), `49510904` (DOCDB until 2010: serial + year),
 * `2002 396363`.
 */
const us: Reader = ({ text, filed, kind, format }) => {
  const slashed = /^(\d{1,2})[/-](\d{1,6})$/.exec(text);
  if (slashed) return usNumber(slashed[1]!, slashed[2]!);
  const bare = text.replace(/[^0-9A-Z]/g, '');
  const letterless = /^(\d{4,12})([A-Z]?)$/.exec(bare);
  if (!letterless) return undefined;
  const digits = letterless[1]!;
  const type = letterless[2] || kind;
  const withSeries = /^((?:19|20)\d{2})(\d{2})(\d{6})$/.exec(digits);
  if (withSeries) return usNumber(withSeries[2]!, withSeries[3]!);
  const dated = (filingYear: number, serial: string) => {
    const day = filed !== undefined && yearOf(filed) === filingYear ? filed : undefined;
    const series = usSeries(Number(serial), filingYear, day, type);
    return series === undefined ? plain('US', `${filingYear}${pad(serial, 6)}`) : usNumber(series, serial);
  };
  const epodoc = /^((?:18|19|20)\d{2})0?(\d{6})$/.exec(digits);
  if (epodoc && digits.length >= 10) return dated(Number(epodoc[1]), epodoc[2]!);
  if (format === 'docdb' && digits.length <= 8)
    return dated(century(digits.slice(-2), yearOf(filed)), digits.slice(0, -2));
  if (digits.length === 8) {
    // The office's own spelling unless no such series was ever in use and the end is the filing year.
    const series = Number(digits.slice(0, 2));
    const known =
      series <= 19 || series === 29 || series === 35 || (series >= 60 && series <= 64) || series === 90 || series >= 95;
    if (!known && filed !== undefined && yy(yearOf(filed)!) === digits.slice(-2))
      return dated(yearOf(filed)!, digits.slice(0, 6));
    return usNumber(digits.slice(0, 2), digits.slice(2));
  }
  if (digits.length === 7 && filed !== undefined && yy(yearOf(filed)!) === digits.slice(-2))
    return dated(yearOf(filed)!, digits.slice(0, 5));
  if (digits.length === 7) return usNumber(digits.slice(0, 1), digits.slice(1));
  if (digits.length <= 6 && filed !== undefined) return dated(yearOf(filed)!, digits);
  return plain('US', digits);
};

/**
 * Check digit of a Chinese application number: weights 2 to 9, again 2 to 5, modulo 11, X for 10 (CNIPA standard ZC
 * 0006-2003).
 */
export function chineseCheckDigit(base: string): string {
  let sum = 0;
  for (let i = 0; i < base.length; i++) sum += Number(base[i]) * (2 + (i % 8));
  return sum % 11 === 10 ? 'X' : String(sum % 11);
}
const cnNumber = (base: string) => {
  // Numbers of 1985 to 1988 were published without a check digit.
  const checked = base.length === 12 || Number(base.slice(0, 2)) < 85 || Number(base.slice(0, 2)) > 88;
  return made(`CN${base}${checked ? `.${chineseCheckDigit(base)}` : ''}`, `CN${base}`, `CN${base}`);
};

/**
 * CN: `201510570472.5`, `ZL201510570472.5`, `2013800622588`, DOCDB without check digit, old `98814060.8`, EPODOC
 * `20138062258`.
 */
const cn: Reader = ({ text }) => {
  const bare = text.replace(/^ZL/, '').replace(/[.\-/]/g, '');
  const epodoc = /^(198[5-9]|199\d|20\d{2})([1-9])(\d{6})[A-Z]?$/.exec(bare);
  if (epodoc) {
    const [, y, type, serial] = epodoc as unknown as [string, string, string, string];
    const old = Number(y) < 2003 || (y === '2003' && serial.startsWith('0'));
    return cnNumber(old ? y.slice(2) + type + serial.slice(1) : `${y}${type}0${serial}`);
  }
  const m = /^((?:20)\d{10}|[089]\d{7})([\dX])?([A-Z])?$/.exec(bare);
  return m && /[1-9]/.test(m[1]!) ? cnNumber(m[1]!) : undefined;
};

/** EP: two-digit year + six digits, without the check digit after the point. */
const ep: Reader = ({ text }) => {
  const bare = text.replace(/\.\d$/, '').replace(/[^0-9A-Z]/g, '');
  const m =
    /^(?:19|20)(\d{2})0?(\d{6})[A-Z]?$/.exec(bare) ??
    /^(\d{2})(\d{6})\d?[A-Z]?$/.exec(bare) ??
    /^(\d)(\d{6})[A-Z]?$/.exec(bare);
  if (!m) return undefined;
  const number = `EP${m[1]!.padStart(2, '0')}${m[2]}`;
  return made(number, number);
};

/**
 * JP: year in four digits, hyphen, six digits: `2015-123456`, `平11-68462`, `H11-068462`, DOCDB until 1999 serial +
 * year, EPODOC.
 */
const jp: Reader = ({ text, filed, format }) => {
  const design = /^(意願|実願)/.exec(text);
  const bare = text
    .replace(/^(?:特願|実願|意願)/, '')
    .replace(/^昭和?/, 'S')
    .replace(/^平成?/, 'H')
    .replace(/^令和?/, 'R')
    .replace(/元(?=年|-)/, '1')
    .replace(/年第?/, '-')
    .replace(/号$/, '');
  const number = (y: number, serial: string) =>
    serial.length > 6
      ? undefined
      : made(`JP${y}-${pad(serial, 6)}`, `JP${design ? design[1] : ''}${y}${pad(serial, 6)}`);
  const era = readEra(bare);
  if (era) return number(era.year, era.serial);
  const dashed = /^(\d{4}|\d{1,2})[-/](\d{1,6})$/.exec(bare);
  if (dashed) {
    if (dashed[1]!.length === 4) return number(Number(dashed[1]), dashed[2]!);
    const eraYears = [1988, 1925].map((zero) => zero + Number(dashed[1]));
    return number(eraYears.find((y) => y === yearOf(filed)) ?? eraYears[Number(dashed[1]) > 31 ? 1 : 0]!, dashed[2]!);
  }
  const digits = bare.replace(/[^0-9A-Z]/g, '').replace(/(\d)[A-Z]$/, '$1');
  const long = /^((?:18|19|20)\d{2})0?(\d{6})$/.exec(digits) ?? /^((?:19|20)\d{2})(\d{5})$/.exec(digits);
  if (long) return number(Number(long[1]), long[2]!);
  if (/^\d{3,8}$/.test(digits) && (format === 'docdb' || (filed !== undefined && digits.endsWith(yy(yearOf(filed)!)))))
    return number(century(digits.slice(-2), yearOf(filed)), digits.slice(0, -2));
  return undefined;
};

const KOREAN_TYPE: Readonly<Record<string, string>> = { A: '10', U: '20', F: '30', S: '30' };

/**
 * KR: `10-2015-0012345`: type (10 patent, 20 utility model, 30 design; from the kind where the number has none), year,
 * seven digits.
 */
const kr: Reader = ({ text, filed, kind }) => {
  const bare = text.replace(/[^0-9A-Z]/g, '');
  const m = /^([1-9]0)?((?:19|20)\d{2})(\d{7})([A-Z])?$/.exec(bare) ?? /^([1-9]0)?(\d{2})(\d{6,7})([A-Z])?$/.exec(bare);
  if (!m) return undefined;
  const type = m[1] ?? KOREAN_TYPE[m[4] ?? kind ?? 'A'] ?? '10';
  const y = m[2]!.length === 4 ? Number(m[2]) : century(m[2]!, yearOf(filed));
  return made(`KR${type}-${y}-${pad(m[3]!, 7)}`, `KR${type}${y}${pad(m[3]!, 7)}`, `KR${y}${pad(m[3]!, 7)}`);
};

/**
 * DE: type + year + six digits since 2004 (`102012345678`), before type, year, five digits (`19912345`, `3106419`);
 * until 1967 a letter. Check digit dropped.
 */
const de: Reader = ({ text, filed }) => {
  const bare = text
    .replace(/^[PGMR](?=[1-9]\d{6})/, '')
    .replace(/\.\d$/, '')
    .replace(/[^0-9A-Z]/g, '');
  const number = (n: string) => made(`DE${n}`, `DE${n}`);
  const lettered = /^(?:(?:18|19)\d{2})?([A-Z])0*(\d{1,6})$/.exec(bare);
  if (lettered) return number(lettered[1]! + lettered[2]);
  const newEpodoc = /^(20\d{2})([12]\d)(\d{6})[A-Z]?$/.exec(bare);
  if (newEpodoc) return number(newEpodoc[2]! + newEpodoc[1] + newEpodoc[3]);
  const long = /^([12]\d(?:19|20)\d{2}\d{6})\d?[A-Z]?$/.exec(bare);
  if (long) return number(long[1]!);
  const epodoc = EPODOC.exec(bare);
  if (epodoc) {
    const y = Number(epodoc[1]);
    return number(y >= 1995 ? epodoc[2]![0] + yy(y) + epodoc[2]!.slice(2) : unpadded(epodoc[2]!));
  }
  const short = /^(\d{6,8})[A-Z]?$/.exec(bare);
  if (short) return number(unpadded(short[1]!));
  return filed === undefined ? undefined : plain('DE', bare);
};

/** TW: year of the Republic (1911 + n) and six digits: `97145995`, `110123456`. */
const tw: Reader = ({ text }) => {
  const bare = text.replace(/[^0-9A-Z]/g, '').replace(/(\d)[A-Z]$/, '$1');
  const epodoc = EPODOC.exec(bare);
  const n = epodoc ? `${Number(epodoc[1]) - 1911}${epodoc[2]!.slice(1)}` : unpadded(bare);
  return /^\d{7,9}$/.test(n) ? made(`TW${n}`, `TW${n}`) : plain('TW', bare);
};

/**
 * How the number of an office holds the year in DOCDB: `serial` (the office counts on without a year; DOCDB adds two
 * digits at the end, EPODOC four in front), `whole` (as serial, nothing added), `yy` (two digits in front), `yyyy`
 * (four digits in front). Derived from the office/DOCDB/EPODOC triples of DOCDB and OPS records.
 */
const STYLES: Readonly<Record<string, { style: 'serial' | 'whole' } | { style: 'yy' | 'yyyy'; width: number }>> = {
  AU: { style: 'yyyy', width: 6 },
  BG: { style: 'serial' },
  CA: { style: 'whole' },
  FR: { style: 'yy', width: 5 },
  GB: { style: 'yy', width: 5 },
  HK: { style: 'yy', width: 6 },
  HU: { style: 'yy', width: 5 },
  IL: { style: 'serial' },
  NO: { style: 'yyyy', width: 4 },
  NZ: { style: 'serial' },
  PL: { style: 'serial' },
  PT: { style: 'serial' },
  RU: { style: 'yyyy', width: 6 },
  SE: { style: 'yy', width: 5 },
  ZA: { style: 'yyyy', width: 5 },
};

const plain = (office: string, bare: string) => made(`${office}${bare}`, `${office}${unpadded(bare)}`);

/** Offices whose numbers are a serial number, with or without a year: canonical in the style of the office. */
const styled: Reader = ({ office, text, filed, format }) => {
  const known = STYLES[office]!;
  const filingYear = yearOf(filed);
  const slashed = /^(\d{1,7})\/(\d{2}|\d{4})$/.exec(text);
  const bare = text
    .replace(/(\d)[.]\d$/, '$1')
    .replace(/[^0-9A-Z]/g, '')
    .replace(/(\d)[A-Z]$/, '$1');
  if (!/^\d{1,11}$/.test(bare)) return /\d/.test(bare) ? plain(office, bare) : undefined;
  const epodoc = EPODOC.exec(bare);
  if (!('width' in known)) {
    const withYear = known.style === 'serial' && format === 'docdb' && bare.length > 4;
    const serial = unpadded(epodoc ? epodoc[2]! : slashed ? slashed[1]! : withYear ? bare.slice(0, -2) : bare);
    return serial === '0' ? undefined : made(`${office}${serial}`, `${office}${serial}`);
  }
  const { style, width } = known;
  const number = (y: number, serial: string) => {
    const n = unpadded(serial);
    // Two digits can only say 1930 to 2029.
    if (style === 'yy' && (y < 1930 || y > 2029)) return plain(office, bare);
    if (n.length > (style === 'yy' ? width : 7) || n === '0') return plain(office, bare);
    const full = (style === 'yy' ? yy(y) : String(y)) + pad(n, width);
    return made(`${office}${full}`, `${office}${y}.${n}`);
  };
  if (epodoc) return number(Number(epodoc[1]), epodoc[2]!);
  if (slashed)
    return number(slashed[2]!.length === 4 ? Number(slashed[2]) : century(slashed[2]!, filingYear), slashed[1]!);
  const four = /^((?:19|20)\d{2})(\d{4,7})$/.exec(bare);
  if (four && Number(four[1]) >= 1930 && bare.length > 2 + width) return number(Number(four[1]), four[2]!);
  if (filingYear !== undefined && style === 'yyyy' && !bare.startsWith(yy(filingYear)) && bare.endsWith(yy(filingYear)))
    return number(filingYear, bare.slice(0, -2));
  if (
    bare.length === 2 + width ||
    (style === 'yyyy' && filingYear !== undefined && bare.startsWith(yy(filingYear)) && bare.length > 3)
  )
    return number(century(bare.slice(0, 2), filingYear), bare.slice(2));
  if (filingYear !== undefined) return number(filingYear, bare);
  return plain(office, bare);
};

/**
 * Any other office: canonical as written; the key separates year and serial number where a date tells which digits are
 * the year.
 */
const generic: Reader = ({ office, text, filed }) => {
  const bare = text.replace(/(\d)\.\d$/, '$1').replace(/[^0-9A-Z]/g, '');
  if (!/\d/.test(bare) || bare.length > 24) return undefined;
  const filingYear = yearOf(filed);
  const canonical = office + bare;
  const digits = bare.replace(/(\d)[A-Z]$/, '$1');
  const keyed = (y: number, serial: string) => made(canonical, `${office}${y}.${unpadded(serial)}`);
  const epodoc = EPODOC.exec(digits);
  if (epodoc) return keyed(Number(epodoc[1]), epodoc[2]!);
  if (filingYear !== undefined && /^\d{5,12}$/.test(digits)) {
    const four = String(filingYear);
    if (digits.startsWith(four) && digits.length > 6) return keyed(filingYear, digits.slice(4));
    if (digits.endsWith(four) && digits.length > 6) return keyed(filingYear, digits.slice(0, -4));
    if (digits.startsWith(yy(filingYear))) return keyed(filingYear, digits.slice(2));
    if (digits.endsWith(yy(filingYear))) return keyed(filingYear, digits.slice(0, -2));
  }
  return plain(office, digits);
};

/** PCT: `PCT/US2015/012345`, `PCTUS9601234`, `US2008/086599`, DOCDB `US 2008086599 W`, EPODOC `WO2008US86599`. */
function international(text: string, receiving: string | undefined): ApplicationNumber | undefined {
  const bare = text.replace(/^PCT/, '').replace(/^[-/]/, '');
  const epodoc = /^(?:WO)?(\d{4})([A-Z]{2})(\d{1,6})W?$/.exec(bare);
  const spelled =
    /^([A-Z]{2})[-/]?(\d{4}|\d{2})[-/](\d{1,6})$/.exec(bare) ??
    /^([A-Z]{2})((?:19|20)\d{2})(\d{5,6})W?$/.exec(bare) ??
    /^([A-Z]{2})(\d{2})(\d{5,6})W?$/.exec(bare);
  const own =
    receiving && receiving !== 'WO'
      ? (/^((?:19|20)\d{2})[-/]?(\d{4,6})$/.exec(bare) ?? /^(\d{2})[-/]?(\d{5,6})$/.exec(bare))
      : null;
  const [office, y, serial] = epodoc
    ? [epodoc[2]!, epodoc[1]!, epodoc[3]!]
    : spelled
      ? [spelled[1]!, spelled[2]!, spelled[3]!]
      : own
        ? [receiving!, own[1]!, own[2]!]
        : [];
  if (!office || office === 'WO' || !isOffice(office) || Number(serial) === 0) return undefined;
  const full = fullYear(y!);
  if (full < 1978 || full > 2077) return undefined;
  const number = pad(serial!, 6);
  return made(`PCT/${office}${full}/${number}`, `PCT${office}${full}${number}`);
}

const READERS: Readonly<Record<string, Reader>> = { US: us, CN: cn, EP: ep, JP: jp, KR: kr, DE: de, TW: tw };

/** NFKC, upper case, one kind of dash and slash, without blanks and commas. */
const cleaned = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(/[⁄∕]/g, '/')

    .replace(/[\s,'’·_]+/g, '');

/** The office's country in words, without blanks: what citations in running text begin with. */
const UNITED_STATES = /^(?:U\.S\.(?:A\.)?|USA(?=\d\d[/-]|[ADNPRSU][A-Z.])|UNITEDSTATES(?:OFAMERICA)?)/;
/** Words that call what follows an application, without blanks: `SERIAL NO.`, `PATENT APPLICATION NUMBER`, `申请号:`. */
const CALLED =
  /^(?:(?:(?:NON-?)?PROVISIONAL|INTERNATIONAL|UTILITY(?:MODEL)?|DESIGN|PLANT|REISSUE)?(?:PATENT)?(?:APPLICATION|APPLN?\.?|APP(?:\.|(?=NO|NUM|SER)))(?:SERIAL|SER\.?)?(?:NUMBER|NOS?[.°]?|NR\.?)?|(?:SERIAL|SER\.?)(?:NUMBER|NOS?\.?)|(?:专利|專利|特許)?(?:申请号|申請號|申請番号|出願番号)|출원번호)[:.#]*/;
/** How practitioners abbreviate a serial number of the USPTO. */
const SERIAL = /^S[./]?N\.?[:#]*(?=\d)/;

/**
 * An application that words call one, with its office: `USSN 12/345,678`, `U.S. Patent Application Serial No.
 * 12/345,678`, `EP application no. 98938302.1`, `Serial No. 12/345,678` (a manner of the USPTO alone). Null where the
 * words are there and no office or number that can be told; undefined for text without such words.
 */
export function calledApplication(text: string): ApplicationNumber | null | undefined {
  if (text.length > 2 * MAX_NUMBER_LENGTH) return undefined;
  let rest = cleaned(text).replace(UNITED_STATES, 'US');
  const said = /^[A-Z]{2}/.exec(rest)?.[0];
  const pct = /^(?:INTERNATIONAL(?:PATENT)?APPLICATION|APPLICATION)(?:NUMBER|NO\.?)?[:.#]*(?=PCT)/.exec(rest);
  if (pct) return readApplication('WO', rest.slice(pct[0].length)) ?? null;
  const words = CALLED.exec(rest);
  if (words) {
    rest = rest.slice(words[0].length);
    if (/^\d{1,2}\/\d{6}$/.test(rest) && words[0].startsWith('SER')) return readApplication('US', rest) ?? null;
    const office = /^[A-Z]{2}/.exec(rest)?.[0];
    return office !== undefined && isOffice(office) ? (readApplication(office, rest) ?? null) : null;
  }
  if (said === undefined || !isOffice(said)) return undefined;
  const number = withoutWords(said, rest.slice(2));
  return number === rest.slice(2) ? undefined : (readApplication(said, number) ?? null);
}

function withoutWords(office: string, text: string): string {
  const rest = text.replace(CALLED, '');
  return office === 'US' ? rest.replace(SERIAL, '') : rest;
}

/**
 * Reads an application number; undefined if it cannot be one. `filed` (yyyyMMdd) tells the year where the spelling does
 * not.
 */
export function readApplication(
  country: string,
  number: string,
  filed?: number,
  hint: ApplicationHint = {},
): ApplicationNumber | undefined {
  if (number.length > MAX_NUMBER_LENGTH || country.length > 2) return undefined;
  const office = country.toUpperCase();
  let text = cleaned(number).replace(/^[^0-9A-Z\u3040-\u9fff\uac00-\ud7a3]+/, '');
  if (office === 'US') text = text.replace(UNITED_STATES, 'US');
  text = withoutWords(office, text);
  if (!isOffice(office) || !/[1-9]/.test(text)) return undefined;
  if (office === 'WO' || office === 'IB' || hint.kind === 'W' || text.startsWith('PCT')) {
    const pct = international(text, hint.kind === 'W' ? office : undefined);
    if (pct) return pct;
    if (text.startsWith('PCT')) return undefined;
  }
  if (text.startsWith(office) && text.length > 2) text = withoutWords(office, text.slice(2).replace(/^[-/]/, ''));
  // DOCDB makes up numbers for priorities whose number is unknown: that of the publication with an X. They name no
  // application of the office.
  if (office !== 'CN' && (/^\d+X$/.test(text) || /^X\d+$/.test(text))) {
    const invented = `${text.replace(/X/, '')}X`;
    return made(office + invented, office + invented);
  }
  const reader = READERS[office] ?? (STYLES[office] ? styled : generic);
  return reader({ office, text, filed, kind: hint.kind, format: hint.format });
}
