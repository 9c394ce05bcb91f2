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
};

/** The languages in which an office publishes; undefined for WO, where any may be, and for those we do not know. */
export const officeLanguages = (authority: string): readonly string[] | undefined => {
  const one = officeLanguage(authority);
  return SEVERAL[authority] ?? (one === undefined ? undefined : [one]);
};

const SCRIPTS: readonly (readonly [pattern: RegExp, lang: string])[] = [
  [/[\u3040-\u30ff]/gu, 'ja'],
  [/[\uac00-\ud7af]/gu, 'ko'],
  [/[\u4e00-\u9fff]/gu, 'zh'],
  [/\p{Script=Cyrillic}/gu, 'ru'],
  [/\p{Script=Greek}/gu, 'el'],
];
const SMALL_WORDS: readonly (readonly [lang: string, words: RegExp])[] = [
  ['en', /(?<!\p{L})(?:the|of|and|is|are|with|for|which|comprising|said|wherein|by|an|to)(?!\p{L})/giu],
  [
    'de',
    /(?<!\p{L})(?:der|die|das|und|ist|mit|für|einer|eine|ein|dem|den|des|zur|zum|nach|bei|wird|daß|dass|von|auf)(?!\p{L})/giu,
  ],
  ['fr', /(?<!\p{L})(?:le|la|les|et|est|avec|pour|une|un|des|du|dans|par|qui|que|selon|ce|sur|au)(?!\p{L})/giu],
  ['es', /(?<!\p{L})(?:el|los|las|que|para|con|una|del|por|y|se|en)(?!\p{L})/giu],
  ['it', /(?<!\p{L})(?:il|lo|gli|di|un|una|per|con|che|del|della|delle|dei|degli|nel|nella|alla|al|è)(?!\p{L})/giu],
  ['pt', /(?<!\p{L})(?:um|uma|para|com|não|do|da|dos|das|em|que|por|pelo|pela|os|as)(?!\p{L})/giu],
  ['nl', /(?<!\p{L})(?:het|een|van|voor|met|op|te|bij|waarbij|en|voorzien|inrichting|werkwijze)(?!\p{L})/giu],
];

/**
 * The language of a text by its script and, for Latin letters, by the commonest small words; undefined if neither tells
 * (a name, a number). Reads the first 4,000 characters. Only for sources that do not say it themselves.
 * @param among Languages in Latin letters that it can be in: the fewer, the less a short text is mistaken.
 */
export function languageOf(text: string, among?: readonly string[]): string | undefined {
  const sample = text.slice(0, 4000);
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return undefined;
  for (const [pattern, lang] of SCRIPTS) {
    const found = sample.match(pattern)?.length ?? 0;
    // Kana decides for Japanese even among many Han characters.
    if (found > letters * (lang === 'ja' ? 0.08 : 0.25)) return lang;
  }
  let best: string | undefined;
  let most = 0;
  for (const [lang, words] of SMALL_WORDS) {
    if (among && !among.includes(lang)) continue;
    const found = sample.match(words)?.length ?? 0;
    if (found > most) [best, most] = [lang, found];
  }
  return best;
}
