import { registryNumber } from './identifiers.ts';

/**
 * National registers whose numbers several sources write in several ways: one identity for each. Others keep the code
 * that GLEIF gives their register, with the number as it is.
 */

/** Digits by Luhn (ISO/IEC 7812-1), as SIREN numbers have them. */
function luhn(digits: string): boolean {
  let sum = 0;
  for (const [i, digit] of [...digits].reverse().entries()) {
    const value = Number(digit) * (i % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

/**
 * `329243661` from a SIREN in any spelling, with a right check digit (INSEE: Luhn; La Poste's establishments apart,
 * whose SIREN is right as well).
 */
export function sirenOf(text: string): string | undefined {
  const digits = registryNumber(text);
  return /^\d{9}$/.test(digits) && luhn(digits) ? digits : undefined;
}

const CNPJ_WEIGHTS = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2] as const;

/** A check digit of the CNPJ: mod 11 over the values of the signs, letters as their ASCII code less 48 (since 2026). */
function cnpjDigit(signs: string): string {
  const weights = CNPJ_WEIGHTS.slice(CNPJ_WEIGHTS.length - signs.length);
  const rest = [...signs].reduce((sum, sign, i) => sum + (sign.charCodeAt(0) - 48) * weights[i]!, 0) % 11;
  return rest < 2 ? '0' : String(11 - rest);
}

/**
 * The first eight signs, which name the company, of a CNPJ with right check digits: `00.000.000/0001-91` -> `00000000`.
 *
 * @see Receita Federal, Instrução Normativa RFB 2.229/2024 (letters in the CNPJ)
 */
export function cnpjRootOf(text: string): string | undefined {
  const signs = text
    .slice(0, 40)
    .toUpperCase()
    .replace(/[\s./-]/g, '');
  if (!/^[0-9A-Z]{12}\d{2}$/.test(signs)) return undefined;
  const first = cnpjDigit(signs.slice(0, 12));
  return signs.endsWith(first + cnpjDigit(signs.slice(0, 12) + first)) ? signs.slice(0, 8) : undefined;
}

/** Prefixes of numbers of Scotland and Northern Ireland; all others are of England and Wales. */
const SCOTLAND: ReadonlySet<string> = new Set([
  'SC',
  'SO',
  'SL',
  'SF',
  'SI',
  'SP',
  'SR',
  'SZ',
  'SA',
  'SG',
  'SE',
  'RS',
  'CS',
]);
const NORTHERN_IRELAND: ReadonlySet<string> = new Set([
  'NI',
  'NC',
  'NL',
  'NF',
  'NO',
  'NP',
  'NR',
  'NZ',
  'NA',
  'NV',
  'R0',
]);
const COMPANIES_HOUSE: ReadonlySet<string> = new Set(['RA000585', 'RA000586', 'RA000587']);

/**
 * `RA000585 02943302` from a number of Companies House: its eight signs, zeros that spreadsheets lost put back, and the
 * register that GLEIF counts it to (585 England and Wales, 586 Northern Ireland, 587 Scotland), which the prefix tells.
 */
export function ukNumberOf(text: string): string | undefined {
  const plain = registryNumber(text);
  const [, letters = '', digits = ''] = /^([A-Z]{0,2})(\d{1,8}[A-Z]?)$/.exec(plain) ?? [];
  if (digits === '' || plain.length > 8) return undefined;
  const number = letters + digits.padStart(8 - letters.length, '0');
  const prefix = number.slice(0, 2);
  return `${SCOTLAND.has(prefix) ? 'RA000587' : NORTHERN_IRELAND.has(prefix) ? 'RA000586' : 'RA000585'} ${number}`;
}

const SIREN: ReadonlySet<string> = new Set(['RA000189', 'RA000192']);

/**
 * The identity that a number in a register makes: `registry:RA000242 HRB32000`; `registry:SIREN 329243661`,
 * `registry:CNPJ 41535825` and the numbers of Companies House in their one form.
 * @param authority Code of GLEIF's list of registration authorities.
 * @param country Of the entity, two letters.
 */
export function registryIdentity(authority: string, number: string, country?: string): string {
  if (COMPANIES_HOUSE.has(authority)) {
    const known = ukNumberOf(number);
    if (known) return `registry:${known}`;
  }
  if (SIREN.has(authority)) {
    const siren = sirenOf(number);
    if (siren) return `registry:SIREN ${siren}`;
  }
  if (country === 'BR') {
    const root = cnpjRootOf(number);
    if (root) return `registry:CNPJ ${root}`;
  }
  return `registry:${authority} ${registryNumber(number)}`;
}
