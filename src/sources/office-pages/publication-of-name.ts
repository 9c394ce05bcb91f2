import type { PageRole } from '#collections/office-pages.ts';
import { isOffice, type PublicationNumber, parsePublicationNumber } from '#patents/numbers.ts';
import { withOwnKind } from '#patents/own-kind.ts';

/** What the name of an office's file, or of the folder that it lies in, says of it. */
export interface NamedPage {
  readonly number: PublicationNumber;
  readonly role: PageRole;
}

/** Office, number as the office writes it, kind code. */
const NUMBER = /(?:^|[^A-Za-z0-9])([A-Z]{2})[-. ]?((?:RE|PP|[DHIMT])?\d{5,13})(?:[-. ]?([A-Z]\d?))?(?=$|[^A-Za-z0-9])/;
/** A sheet of drawings of the USPTO: `-D00001`; a picture in a text: `imgf000032_0001`, `HDA0001`. */
const DRAWING = /-D\d{5}\b|^img[a-z]?\d|^HDA\d/i;
/** A page by its place: `-p0001`, `_page 12`. */
const PAGE = /[-_ .]p(?:age)?[-_ .]?\d{1,4}$/i;

function numberIn(name: string): PublicationNumber | undefined {
  const [, office = '', digits = '', kind = ''] = NUMBER.exec(name.slice(0, 200)) ?? [];
  const parsed = digits === '' ? undefined : parsePublicationNumber(office + digits + kind);
  return parsed?.authority === office && isOffice(office) ? parsed : undefined;
}

/**
 * What a file is of, by its name, else by the nearest folder or archive that it lies in; undefined where none names a
 * publication: numbers alone are none.
 * @param path With `!` between an archive and its member.
 */
export function pageOfName(path: string, pdf: boolean): NamedPage | undefined {
  const places = path.split(/[!/\\]/).filter((place) => place !== '');
  const base = (places.pop() ?? '').replace(/\.[a-z]{3,4}$/i, '');
  const number = numberIn(base) ?? places.slice(-2).reverse().map(numberIn).find(Boolean);
  if (!number) return undefined;
  const role = pdf ? 'facsimile' : DRAWING.test(base) ? 'drawing' : PAGE.test(base) ? 'page' : undefined;
  return role && { number, role };
}

/** Offices that number an application as published and the grant alike, so that a number needs its kind code. */
const ALIKE = new Set(['CN', 'EP', 'WO', 'KR', 'FR', 'DE', 'GB', 'AU', 'CA', 'BR', 'NL', 'CH', 'SE']);
/** Kinds that follow from the form of a number at the Taiwanese office. */
const TAIWANESE: Readonly<Record<string, string>> = { I: 'B', M: 'U', D: 'S' };

/**
 * The kind code behind a number in a text whose letters may be set apart by blanks; its digit stands beside its letter.
 */
function printedKind(number: string, text: string): string | undefined {
  const places = [...text.matchAll(/\S/g)].map(({ index }) => index);
  const at = places
    .map((place) => text[place])
    .join('')
    .indexOf(number);
  const place = at < 0 ? undefined : places[at + number.length];
  return place === undefined ? undefined : /^[A-Z](?:\d(?!\s?\d))?/.exec(text.slice(place, place + 4))?.[0];
}

/** The number with its kind code, as far as the first page has it where the name does not; undefined: it is needed. */
export function withKind(number: PublicationNumber, firstPage: string): string | undefined {
  const { authority, doc_number, kind_code, normalised } = number;
  if (kind_code !== undefined) return normalised;
  if (authority === 'TW' && TAIWANESE[doc_number[0]!]) return normalised + TAIWANESE[doc_number[0]!];
  const printed = printedKind(authority + doc_number, firstPage.slice(0, 20_000).toUpperCase());
  if (printed) return normalised + printed;
  return ALIKE.has(authority) ? undefined : withOwnKind(number).normalised;
}
