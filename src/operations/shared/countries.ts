import { keyUuid } from '#corpus/assembly.ts';
import { ServiceError } from '#errors.ts';
import { isOffice, officeName } from '#patents/offices.ts';
import type { WireName } from './entity-names.ts';

/** A country, or an office for several, as the interface writes it. */
export interface WireCountry {
  alpha2_code: string;
  /** UUID (version 5). */
  country_id: string;
  display_name: WireName[];
}

/** By its two letters (ISO 3166, WIPO ST.3); undefined for what is no such code. */
export function country(code: string): WireCountry | undefined {
  const alpha2_code = code.toUpperCase();
  if (!isOffice(alpha2_code)) return undefined;
  return {
    alpha2_code,
    country_id: keyUuid(`country:${alpha2_code}`),
    display_name: [
      { lang: 'EN', name: officeName(alpha2_code, 'en') },
      { lang: 'CN', name: officeName(alpha2_code, 'zh') },
    ],
  };
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
let all: readonly WireCountry[] | undefined;

/** All countries and offices, by their codes. */
export function countries(): readonly WireCountry[] {
  all ??= LETTERS.flatMap((a) => LETTERS.flatMap((b) => country(a + b) ?? []));
  return all;
}

/** @throws ServiceError `invalid_request` for what is the id of no country. */
export function countryIds(field: string, given: readonly string[] | undefined): string[] | undefined {
  if (!given) return undefined;
  const known = new Set(countries().map(({ country_id }) => country_id));
  return given.map((text, index) => {
    const id = text.trim().toLowerCase();
    if (known.has(id)) return id;
    throw new ServiceError(
      'invalid_request',
      `${field}[${index}]: ${text.slice(0, 60)} is the id of no country; dictionary/search lists them.`,
      { field: `${field}[${index}]` },
    );
  });
}

let named: ReadonlyMap<string, WireCountry> | undefined;

/** Names that registers of trials use beside those of the standard. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  'korea, republic of': 'KR',
  "korea, democratic people's republic of": 'KP',
  'russian federation': 'RU',
  'iran, islamic republic of': 'IR',
  'czech republic': 'CZ',
  czechia: 'CZ',
  'former serbia and montenegro': 'RS',
  'macedonia, the former yugoslav republic of': 'MK',
  'moldova, republic of': 'MD',
  'syrian arab republic': 'SY',
  'tanzania, united republic of': 'TZ',
  'viet nam': 'VN',
  'congo, the democratic republic of the': 'CD',
  'hong kong': 'HK',
  turkey: 'TR',
  "cote d'ivoire": 'CI',
  usa: 'US',
  uk: 'GB',
};

/** By its English name, as registers write it. */
export function countryNamed(name: string): WireCountry | undefined {
  named ??= new Map(countries().map((each) => [each.display_name[0]!.name.toLowerCase(), each]));
  const plain = name.trim().toLowerCase();
  const code = OTHER_NAMES[plain];
  return code ? country(code) : named.get(plain);
}

/** All names by which registers may call a country. */
export const registerNames = (code: string): string[] => [
  ...(country(code)
    ?.display_name.slice(0, 1)
    .map(({ name }) => name) ?? []),
  ...Object.entries(OTHER_NAMES).flatMap(([name, other]) => (other === code ? [name] : [])),
];
