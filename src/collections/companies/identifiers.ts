/** Identifiers of companies: their normal form, and whether their check digits are right. */

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** `5493001KJTIIGC8Y1R12` from any spelling with right check digits (ISO 17442, ISO 7064 mod 97-10). */
export function leiOf(text: string): string | undefined {
  const lei = text.trim().slice(0, 40).toUpperCase().replace(/[ -]/g, '');
  if (!/^[A-Z0-9]{18}\d{2}$/.test(lei)) return undefined;
  let rest = 0;
  for (const sign of lei) {
    const value = DIGITS.indexOf(sign);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1 ? lei : undefined;
}

/** Signs of a credit code in the order of their values (GB 32100-2015): no I, O, S, V, Z. */
const CREDIT_SIGNS = '0123456789ABCDEFGHJKLMNPQRTUWXY';

/** The organisation code of nine signs with a right check digit (GB 11714-1997, mod 11), as `551385082`. */
export function orgNumberOf(text: string): string | undefined {
  const code = text.trim().slice(0, 40).toUpperCase().replace(/[ -]/g, '');
  if (!/^[A-Z0-9]{8}[0-9X]$/.test(code)) return undefined;
  const weights = [3, 7, 9, 10, 5, 8, 4, 2];
  const sum = weights.reduce((total, weight, i) => total + DIGITS.indexOf(code[i]!) * weight, 0);
  const check = 11 - (sum % 11);
  return code[8] === (check === 11 ? '0' : check === 10 ? 'X' : String(check)) ? code : undefined;
}

/**
 * The unified social credit code of 18 signs with right check digits: its own (GB 32100-2015, mod 31), and that of the
 * organisation code inside it, signs 9 to 17.
 */
export function creditCodeOf(text: string): string | undefined {
  const code = text.trim().slice(0, 40).toUpperCase().replace(/[ -]/g, '');
  if (!/^[0-9A-Y]{2}\d{6}[0-9A-Z]{10}$/.test(code)) return undefined;
  let sum = 0;
  let weight = 1;
  for (const sign of code.slice(0, 17)) {
    const value = CREDIT_SIGNS.indexOf(sign);
    if (value < 0) return undefined;
    sum += value * weight;
    weight = (weight * 3) % 31;
  }
  const check = CREDIT_SIGNS[(31 - (sum % 31)) % 31];
  return code[17] === check && orgNumberOf(code.slice(8, 17)) !== undefined ? code : undefined;
}

/** `US0378331005` with a right check digit (ISO 6166: Luhn over letters as two digits). */
export function isinOf(text: string): string | undefined {
  const isin = text.trim().slice(0, 40).toUpperCase().replace(/[ -]/g, '');
  if (!/^[A-Z]{2}[A-Z0-9]{9}\d$/.test(isin)) return undefined;
  const digits = [...isin].map((sign) => DIGITS.indexOf(sign)).join('');
  const sum = [...digits].reverse().reduce((total, digit, i) => {
    const value = Number(digit) * (i % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0 ? isin : undefined;
}

/** A number of the SEC's register without leading zeros: `1640147`. */
export function cikOf(text: string): string | undefined {
  const digits = /^(?:CIK)?\s*0*([1-9]\d{0,9})$/i.exec(text.trim().slice(0, 40))?.[1];
  return digits;
}

/** A number as a register writes it, without blanks and in capitals: `HRB32000`, `600413485`. */
export const registryNumber = (text: string): string =>
  text
    .slice(0, 80)
    .toUpperCase()
    .replace(/[\s.]+/g, '');

/** `5513850-82` and `551385082` as one prints it: eight signs, hyphen, check digit. */
export const printedOrgNumber = (code: string): string => `${code.slice(0, 8)}-${code.slice(8)}`;

const READERS: readonly (readonly [scheme: string, shape: RegExp])[] = [
  ['ror', /^(?:https?:\/\/)?(?:www\.)?(?:ror\.org\/)?(0[a-hj-km-np-tv-z0-9]{6}\d{2})$/i],
  ['openalex', /^(?:https?:\/\/openalex\.org\/)?(I\d{1,12})$/i],
  ['grid', /^(?:https?:\/\/www\.grid\.ac\/institutes\/)?(grid\.\d+\.[0-9a-f]+)$/i],
  ['wikidata', /^(?:https?:\/\/www\.wikidata\.org\/(?:wiki|entity)\/)?(Q\d{1,12})$/i],
];

/** Identities of institutions from texts as sources write them; what is none is left out. */
export const companyIds = (texts: readonly (string | undefined | null)[]): string[] =>
  texts
    .flatMap((text) => {
      if (text === undefined || text === null || text.length > 200) return [];
      for (const [scheme, shape] of READERS) {
        const id = shape.exec(text.trim())?.[1];
        if (id) return [`${scheme}:${scheme === 'ror' || scheme === 'grid' ? id.toLowerCase() : id.toUpperCase()}`];
      }
      return [];
    })
    .sort();

/** How an identifier that a caller or a table gives under a name becomes an identity. */
const NAMED = {
  lei: leiOf,
  credit_code: creditCodeOf,
  org_number: orgNumberOf,
  cik: cikOf,
  ror: (text: string) =>
    companyIds([text])
      .find((id) => id.startsWith('ror:'))
      ?.slice(4),
  openalex: (text: string) =>
    companyIds([text])
      .find((id) => id.startsWith('openalex:'))
      ?.slice(9),
} as const;

/** Identifiers that name a company. */
export type IdentifierName = keyof typeof NAMED;
export const IDENTIFIERS = Object.keys(NAMED) as IdentifierName[];

/**
 * Identities from identifiers by name. A credit code holds the organisation code, which is an identity too.
 * @throws RangeError that names the identifier whose form or check digit is wrong.
 */
export function identitiesOf(given: Partial<Record<IdentifierName, string | undefined>>): string[] {
  const found = IDENTIFIERS.flatMap((name) => {
    const text = given[name]?.trim();
    if (text === undefined || text === '') return [];
    const value = NAMED[name](text);
    if (value === undefined)
      throw new RangeError(`${name} "${text.slice(0, 40)}" is none: form or check digit is wrong`);
    return name === 'credit_code' ? [`credit_code:${value}`, `org_number:${value.slice(8, 17)}`] : [`${name}:${value}`];
  });
  return [...new Set(found)].sort();
}

const NOT_CHECKED: ReadonlySet<string> = new Set(['own', 'grid', 'wikidata']);

/**
 * One identity in the form of `Company.ids`, from `scheme:value` as people write it: `lei:...`, `credit_code:...`,
 * `registry:RA000585 00000006`, `own:...`; a bare LEI or credit code is one, too.
 * @throws RangeError for what is no identity, or whose check digit is wrong.
 */
export function identityOf(text: string): string {
  const colon = text.indexOf(':');
  const scheme = (colon < 0 ? (text.trim().length === 20 ? 'lei' : 'credit_code') : text.slice(0, colon)).trim();
  const value = text.slice(colon + 1).trim();
  if (value !== '' && NOT_CHECKED.has(scheme)) return `${scheme}:${value}`;
  if (scheme === 'registry') {
    const [authority = '', ...number] = value.split(' ');
    if (number.length > 0) return `registry:${authority} ${registryNumber(number.join(' '))}`;
  }
  const [identity] = IDENTIFIERS.includes(scheme as IdentifierName)
    ? identitiesOf({ [scheme as IdentifierName]: value })
    : [];
  if (identity === undefined)
    throw new RangeError(`"${text.slice(0, 60)}" is no identity: give one such as lei:..., registry:AUTHORITY NUMBER`);
  return identity;
}
