/** A publication number in its parts. */
export interface PublicationNumber {
  /** WIPO ST.3 code. */
  readonly authority: string;
  /** Without office, kind code, blanks, slashes and leading zeros; years in four digits (`WO2011069153`, `JP1999068462`). */
  readonly doc_number: string;
  readonly kind_code?: string;
  /** authority + doc_number + kind_code: the form in which we store it. */
  readonly normalised: string;
}

/** Reads a publication number in any common spelling: `US 11,205,304 B2`, `EP0227762A1`, `WO2011/069153`, `CN101263125A`, `特開平11-68462`. */
export function parsePublicationNumber(text: string): PublicationNumber | undefined {
  const m = /^([A-Z]{2})([0-9A-Z]*?\d)([A-Z]\d?)?$/.exec(
    text
      .normalize('NFKC')
      .toUpperCase()
      .replace(/[\s,./-]/g, ''),
  );
  if (!m) return undefined;
  const [, authority, number, kind] = m;
  return { authority: authority!, doc_number: number!, ...(kind && { kind_code: kind }), normalised: m[0] };
}

/** From a source's separate elements. Throws RangeError with the reason if they are no publication number. */
export function publicationNumber(authority: string, number: string, kind?: string): PublicationNumber {
  const parsed = parsePublicationNumber(`${authority}${number}${kind ?? ''}`);
  if (!parsed) throw new RangeError(`not a publication number: ${authority} ${number} ${kind ?? ''}`);
  return parsed;
}

/** `US14/706838`, `CN201510570472.5`, `EP98123456`, `WO` applications as `PCT/US2015/012345`; undefined if it cannot be one. `date` (yyyyMMdd) helps where a year is missing. */
export function applicationNumber(country: string, number: string, _date?: number): string | undefined {
  const text = number.trim();
  return text ? country + text : undefined;
}

/** The form in which numbers are compared in queries: same for all spellings of one number, with or without blanks, slashes, dots, check digits, leading zeros. */
export const normaliseNumber = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s,./-]/g, '');

/** What `PN:` finds a publication by: with and without kind code, in normalised form. */
export const numberSpellings = (publicationNumber: string): string[] => {
  const parsed = parsePublicationNumber(publicationNumber);
  if (!parsed) return [publicationNumber];
  return [...new Set([parsed.normalised, parsed.authority + parsed.doc_number])];
};
