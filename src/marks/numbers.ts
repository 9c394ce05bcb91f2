/**
 * Numbers of trade marks in one form an office: what a caller, a register and a certificate write of one mark must be
 * the same text.
 */

/** Offices that go by several codes: the European office writes EM of itself, callers write EU. */
const OFFICES: Readonly<Record<string, string>> = { EM: 'EU', EP: 'EU', IB: 'WO', WIPO: 'WO', BX: 'BX', UK: 'GB' };

/** An office's code in two letters, upper case; undefined for what is none. */
export function markOffice(text: string): string | undefined {
  const code = text.trim().toUpperCase();
  const office = OFFICES[code] ?? code;
  return /^[A-Z]{2}$/.test(office) ? office : undefined;
}

/** Letters and digits alone, upper case, in half width. */
const compact = (text: string) =>
  text
    .slice(0, 80)
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '');

const digits = (text: string, least: number, most: number, width: number): string | undefined => {
  const plain = compact(text).replace(/^[A-Z]{1,2}(?=\d)/, '');
  return /^\d+$/.test(plain) && plain.length >= least && plain.length <= most ? plain.padStart(width, '0') : undefined;
};

const european = (text: string): string | undefined => {
  const designation = /^W(\d{6,8})([A-Z]?)$/.exec(compact(text));
  return designation ? `W${designation[1]!.padStart(8, '0')}${designation[2]}` : digits(text, 1, 9, 9);
};

/**
 * - US: a serial number has eight digits, `87/706,058` and `87706058` are one.
 * - EU: nine digits, zeros in front; an international registration that names the Union, W and eight digits of its
 *   number, is another mark than the one with these digits: `W00928475`.
 * - KR: `40-2005-0014803` is 4020050014803, thirteen digits; years are within.
 * - JP: `商願2024-123456` is 2024123456.
 * - TW: nine digits.
 */
const APPLICATIONS: Readonly<Record<string, (text: string) => string | undefined>> = {
  US: (text) => digits(text, 7, 8, 8),
  EU: european,
  KR: (text) => digits(text, 13, 13, 13),
  JP: (text) => {
    const match = /(\d{4})\s{0,3}[-－−年]?\s{0,3}(\d{1,6})\D{0,3}$/.exec(text.slice(0, 80).normalize('NFKC'));
    return match ? `${match[1]}${match[2]!.padStart(6, '0')}` : undefined;
  },
  TW: (text) => digits(text, 1, 9, 9),
};

/** A registration number is shown with seven digits in the US; a Korean one has thirteen, of which four are a part. */
const REGISTRATIONS: Readonly<Record<string, (text: string) => string | undefined>> = {
  US: (text) => digits(text, 1, 7, 7),
  EU: european,
  KR: (text) => {
    const plain = digits(text, 9, 13, 9);
    return plain?.padEnd(13, '0');
  },
};

const own = (text: string): string | undefined => {
  const plain = compact(text);
  return plain !== '' && plain.length <= 30 && /\d/.test(plain) ? plain : undefined;
};

/**
 * An application number as we keep it; undefined for what can be none at that office. Done twice it changes nothing.
 */
export const markApplication = (office: string, text: string): string | undefined =>
  (APPLICATIONS[office] ?? own)(text);

/** A registration number as we keep it. */
export const markRegistration = (office: string, text: string): string | undefined => {
  const found = (REGISTRATIONS[office] ?? own)(text);
  return found && /[1-9]/.test(found) ? found : undefined;
};

/** A Nice class as records and answers write it: `9`, `09`, `Class 9` -> `009`; undefined beyond 1 to 45. */
export function niceClass(text: string): string | undefined {
  const number = Number(/^\D{0,10}(\d{1,3})$/.exec(text.trim())?.[1]);
  return number >= 1 && number <= 45 ? String(number).padStart(3, '0') : undefined;
}

/**
 * A Vienna code, or a part of one, in two digits a level: `260418`, `26.4.18` -> `26.04.18`; `26.4` -> `26.04`. Letters
 * that offices add stay out. Undefined for what is none (categories end at 29).
 */
export function viennaCode(text: string): string | undefined {
  const plain = text.trim();
  const packed = /^0?(\d{2})(?:(\d{2})(\d{2})?)?$/.exec(plain);
  const dotted = /^(\d{1,2})(?:\.(\d{1,2}))?(?:\.(\d{1,2}))?$/.exec(plain);
  const levels = (packed ?? dotted)?.slice(1).filter((level) => level !== undefined);
  if (!levels?.length || Number(levels[0]) < 1 || Number(levels[0]) > 29) return undefined;
  return levels.map((level) => level.padStart(2, '0')).join('.');
}

/** A code with all above it: `26.04.18` -> `26`, `26.04`, `26.04.18`. */
export const viennaLevels = (code: string): string[] =>
  code.split('.').map((_level, index, all) => all.slice(0, index + 1).join('.'));
