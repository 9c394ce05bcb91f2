/** What a text that names a compound is, told by its form. */

const KEY = /^[A-Z]{14}-[A-Z]{8}[A-Z]{2}-[A-Z]$|^[A-Z]{14}-[A-Z]{10}-[A-Z]$/;
const CAS = /^(\d{2,7})-(\d{2})-(\d)$/;

/** An InChIKey in upper case, or undefined. */
export function inchiKeyOf(text: string): string | undefined {
  const key = text
    .trim()
    .replace(/^InChIKey=/i, '')
    .toUpperCase();
  return KEY.test(key) ? key : undefined;
}

/** CAS 50-78-2, CAS-No. 50-78-2: the number. */
const withoutLabel = (text: string): string => text.trim().replace(/^CAS(?:[ -]?(?:RN|No\.?|number))?[:# ]{0,3}/i, '');

/**
 * A CAS registry number whose check digit is right: the digits before it, from the right, times 1, 2, 3 .., summed,
 * modulo ten.
 */
export function casOf(text: string): string | undefined {
  const trimmed = withoutLabel(text);
  const match = CAS.exec(trimmed);
  if (!match) return undefined;
  const digits = `${match[1]}${match[2]}`;
  let sum = 0;
  for (let i = 0; i < digits.length; i++) sum += Number(digits.at(-1 - i)) * (i + 1);
  return sum % 10 === Number(match[3]) ? trimmed : undefined;
}

/** A text that has the form of a CAS number and a wrong check digit. */
export const isBrokenCas = (text: string): boolean => CAS.test(withoutLabel(text)) && casOf(text) === undefined;

/** Names are compared without regard to case, blanks, dashes of any kind, and width. */
export const nameKey = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
