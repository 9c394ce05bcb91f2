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

const always = () => true;
const below = (first: number) => (number: string) => Number(number) < first;

/** Kinds that an office gave to patents before it published applications under them, by the numbers of these. */
const EARLY_GRANTS: Readonly<Record<string, Readonly<Record<string, (number: string) => boolean>>>> = {
  US: { A: always },
  GB: { A: below(2_000_000) },
  CA: { A: always },
  CH: { A: below(600_000) },
  SU: { A: always },
  // patents of the law until 1986; a Lens export states it
  BE: { A: below(1_000_000), A1: below(1_000_000) },
  // inventors' certificates; a Lens export states it of four
  BG: { A1: always },
};

/** Numbers under which China announced examined applications as `B` until 1992; it grants under nine digits. */
const CHINESE_ANNOUNCED = /^(?:1\d{6}|8[5-8]\d{6})$/;

/** The same for several kinds of an office. */
const all = (type: PatentType, kinds: string): Record<string, PatentType> =>
  Object.fromEntries(kinds.split(' ').map((kind) => [kind, type]));

/** Kinds that mean something else than their letter says. */
const KIND_RULES: Readonly<Record<string, Readonly<Record<string, PatentType>>>> = {
  US: { P1: 'A', P4: 'A', P9: 'A' },
  // ARIPO's `A` is the patent.
  AP: { A: 'B' },
  // Applications for utility models.
  AR: all('U', 'A4 A5 A6'),
  // Innovation patents and, before them, petty patents.
  AU: all('U', 'A4 A5 B3 B4'),
  // Patents granted without examination, of addition, of importation; `A1` is also an application of today.
  BE: all('B', 'A2 A3 A4 A5 A6 A7'),
  // Inventors' certificates and patents of addition, dependent ones: from memory. That `A1` is an application and `B1`
  // what was granted on it, pages of both say (CS 313486 A1, CS 257969 B1).
  CS: all('B', 'L M'),
  // Economic and exclusive patents, each under a letter and, later, under a digit; `A9` is an application.
  DD: all('B', 'A A1 A2 A3 A4 A5 A6 A7 A8 D S T U W Y Z'),
  // Translations of granted European patents and of their claims.
  DE: { T2: 'B', T3: 'B' },
  // the office's list of kinds: `T1` and `T2` are claims of applications, `T6` an international application
  ES: all('B', 'T3 T4 T5 T7 T8 T9'),
  AT: { T: 'B' },
  // the EPO's list of legal events; `T1` and `T2` are claims of applications
  DK: all('B', 'T3 T4 T5'),
  // the same, and the office's publication server: its `T` are European patents in force in Poland
  PL: all('B', 'T3 T4 T5 T6'),
  // The simple patent.
  ID: { S: 'U' },
  SU: { A1: 'B', A2: 'B', A3: 'B' },
};

/**
 * What kind of right a publication stands for, by office, kind code (WIPO ST.16 and the offices' own lists) and number:
 * `US 4752895 A` is a grant, `US 20070118035 A1` an application. Without a kind code: US numbers of up to eight digits
 * are grants, `D` numbers designs, the rest counts as applications.
 * @see https://www.wipo.int/standards/en/part_03_standards.html ST.16; the EPO's concordance table of kind codes; CAS,
 *   "Patent Kind Codes", https://www.cas.org/training/documentation/references/patkind; of Spain
 *   https://traduccionestecnicaspb.com/los-codigos-de-los-documentos-de-patente (the office's list) and of Poland
 *   http://pubserv.uprp.pl/PublicationServer/pomoc_pl.html
 */
export function patentType(authority: string, kind: string | undefined, docNumber = ''): PatentType {
  if (/^D\d/.test(docNumber)) return 'D';
  if (authority === 'US' && /^(?:RE|PP|H|T|X)\d/.test(docNumber)) return 'B';
  if (!kind) return authority === 'US' && /^\d{1,8}$/.test(docNumber) ? 'B' : 'A';
  const rule = KIND_RULES[authority]?.[kind];
  if (rule) return rule;
  if (EARLY_GRANTS[authority]?.[kind]?.(docNumber)) return 'B';
  if (authority === 'CN' && kind === 'B' && CHINESE_ANNOUNCED.test(docNumber)) return 'A';
  // DOCDB's notice that an application was filed (AU, GB, IL): no design
  if (kind === 'D0') return 'A';
  return LETTERS[kind[0]!] ?? 'A';
}

/** Publications of an office that are applications for utility models, no rights yet. */
interface UnexaminedModels {
  /** By the office's list of kinds, or by data that state it of such a publication. */
  readonly kinds?: readonly string[];
  /**
   * Written from memory: no list or data that was read says which kind an application has. That applications are
   * published before they are registered, the EPO's list of legal events says of DK (UAT, then UME) and PT (BB1K,
   * FG3K); of PL `U3` and of TR nothing that was read says even that.
   */
  readonly assumed?: readonly string[];
  /** Of those that are registered under the same kind all the same: how their numbers begin, how long they are. */
  readonly registered?: { readonly begins: string; readonly digits: number };
}

/**
 * Offices that publish applications for utility models; what is registered is `Y` there (`Y1`, in Denmark also `U3`).
 * Elsewhere (DE, RU, TW, UA, AT, CZ, EE, FI) a `U` is the right itself. Japan has both: laid open under a year
 * (`1986123456`) until 1998, registered without examination since 1994 (from 3000001 on). So has China: announced for
 * opposition under seven digits until 1992 and registered as `Y` from 1993, as `U` of nine digits from 2010. Stated by
 * Lens exports: PL U1, IT U1, KR U and CN U of seven digits are applications, PL Y1, CZ U1, TW U, UA U rights; SK U1
 * has its application's number. By the Brazilian gazette: U2 is the publication of an application.
 */
const UNEXAMINED: Readonly<Record<string, UnexaminedModels>> = {
  AR: { kinds: ['A4', 'A5', 'A6'] },
  BR: { kinds: ['U', 'U2', 'U8'] },
  CL: { kinds: ['U', 'U1'] },
  CN: { kinds: ['U'], registered: { begins: '2', digits: 9 } },
  DK: { assumed: ['U1'] },
  EC: { kinds: ['U'] },
  // the office's list of kinds: `Y`, `Y1`, `Y2` are the rights
  ES: { kinds: ['U', 'U8', 'U9'], assumed: ['U1'] },
  IT: { kinds: ['U1'] },
  JP: { kinds: ['U', 'U1'], registered: { begins: '3', digits: 7 } },
  KR: { kinds: ['U'] },
  PL: { kinds: ['U1'], assumed: ['U3'] },
  PT: { assumed: ['U'] },
  SK: { kinds: ['U1'] },
  TR: { assumed: ['U', 'U1', 'U2'] },
};

/** Whether a publication is of an application for a utility model: no right yet. */
export function isUnexaminedModel(authority: string, kind: string | undefined, docNumber: string): boolean {
  const { kinds = [], assumed = [], registered } = UNEXAMINED[authority] ?? {};
  if (kind === undefined || !(kinds.includes(kind) || assumed.includes(kind))) return false;
  return !(registered && docNumber.length === registered.digits && docNumber.startsWith(registered.begins));
}

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
