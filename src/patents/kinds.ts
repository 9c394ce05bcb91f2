/**
 * A published application, B granted invention (also reissue, plant, inventor's certificate), U utility model, D
 * design.
 */
export type PatentType = 'A' | 'B' | 'U' | 'D';

/** First letters of kind codes that mean the same everywhere, where an office has no rule of its own. */
const LETTERS: Readonly<Record<string, PatentType>> = {
  A: 'A',
  B: 'B',
  C: 'B',
  E: 'B',
  H: 'B',
  U: 'U',
  Y: 'U',
  Z: 'U',
  S: 'D',
  D: 'D',
  L: 'D',
  P: 'B',
  T: 'A',
  I: 'A',
};

/** Below these numbers an office's `A` is a granted patent, because it published no applications then. */
const A_IS_GRANTED: Readonly<Record<string, (number: string) => boolean>> = {
  US: () => true,
  GB: (number) => Number(number) < 2_000_000,
  CA: () => true,
  CH: (number) => Number(number) < 600_000,
  SU: () => true,
};
const KIND_RULES: Readonly<Record<string, Readonly<Record<string, PatentType>>>> = {
  US: { A1: 'A', A2: 'A', A9: 'A', P1: 'A', P4: 'A', P9: 'A' },
  CA: { A1: 'A' },
  // Translations of granted European patents and of their claims.
  DE: { T2: 'B', T3: 'B', T5: 'A', C: 'B' },
  ES: { T3: 'B', T1: 'A' },
  AT: { T: 'B', E: 'B' },
  DK: { T3: 'B' },
  SU: { A1: 'B', A2: 'B', A3: 'B' },
  CN: { D: 'D', Y: 'U' },
  KR: { Y1: 'U' },
  FR: { E: 'B' },
};

/**
 * What kind of right a publication stands for, by office, kind code (WIPO ST.16 and the offices' own lists) and number:
 * `US 4752895 A` is a grant, `US 20070118035 A1` an application. Without a kind code: US numbers of up to eight digits
 * are grants, `D` numbers designs, the rest counts as applications.
 * @see https://www.wipo.int/standards/en/part_03_standards.html ST.16
 */
export function patentType(authority: string, kind: string | undefined, docNumber = ''): PatentType {
  if (/^D\d/.test(docNumber)) return 'D';
  if (authority === 'US' && /^(?:RE|PP|H|T|X)\d/.test(docNumber)) return 'B';
  if (!kind) return authority === 'US' && /^\d{1,8}$/.test(docNumber) ? 'B' : 'A';
  const rule = KIND_RULES[authority]?.[kind];
  if (rule) return rule;
  if (kind === 'A' && A_IS_GRANTED[authority]?.(docNumber)) return 'B';
  return LETTERS[kind[0]!] ?? 'A';
}

/** Offices that publish utility models before they examine them, with the kind of that publication. */
const UNEXAMINED_MODELS: Readonly<Record<string, string>> = { KR: 'U' };

/**
 * Whether a publication is of an application for a utility model that was not examined: no right yet. In Korea those
 * are `U`, and what was registered is `Y`.
 */
export const isUnexaminedModel = (authority: string, kind: string | undefined): boolean =>
  kind !== undefined && UNEXAMINED_MODELS[authority] === kind;

/** The same of every office: its code and the kind. */
export const UNEXAMINED: readonly (readonly [authority: string, kind: string])[] = Object.entries(UNEXAMINED_MODELS);

/** The languages in which an office publishes first; `en` for those we do not know. ISO 639-1. */
const LANGUAGES: Readonly<Record<string, string>> = {
  CN: 'zh',
  TW: 'zh',
  HK: 'zh',
  MO: 'zh',
  JP: 'ja',
  KR: 'ko',
  DE: 'de',
  AT: 'de',
  DD: 'de',
  CH: 'de',
  FR: 'fr',
  BE: 'fr',
  LU: 'fr',
  MC: 'fr',
  ES: 'es',
  MX: 'es',
  AR: 'es',
  CL: 'es',
  CO: 'es',
  PE: 'es',
  CU: 'es',
  IT: 'it',
  PT: 'pt',
  BR: 'pt',
  NL: 'nl',
  SE: 'sv',
  DK: 'da',
  NO: 'no',
  FI: 'fi',
  PL: 'pl',
  CZ: 'cs',
  CS: 'cs',
  SK: 'sk',
  HU: 'hu',
  RO: 'ro',
  BG: 'bg',
  RU: 'ru',
  SU: 'ru',
  EA: 'ru',
  UA: 'uk',
  TR: 'tr',
  GR: 'el',
};

/**
 * The language in which an office publishes where it has one; undefined for offices with several (EP, WO) and for those
 * we do not know.
 */
export const officeLanguage = (authority: string): string | undefined =>
  LANGUAGES[authority] ??
  (['US', 'GB', 'AU', 'NZ', 'IE', 'IN', 'SG', 'ZA', 'IL', 'PH', 'MY'].includes(authority) ? 'en' : undefined);

/** The languages of offices that publish in several. */
const SEVERAL: Readonly<Record<string, readonly string[]>> = {
  BE: ['fr', 'nl', 'de'],
  CA: ['en', 'fr'],
  CH: ['de', 'fr', 'it'],
  EP: ['en', 'de', 'fr'],
  LU: ['fr', 'de'],
  // PCT Rule 48.3
  WO: ['en', 'fr', 'de', 'es', 'pt', 'zh', 'ja', 'ko', 'ru', 'ar'],
};

/** The languages in which an office publishes; undefined for those we do not know. */
export const officeLanguages = (authority: string): readonly string[] | undefined => {
  const one = officeLanguage(authority);
  return SEVERAL[authority] ?? (one === undefined ? undefined : [one]);
};
