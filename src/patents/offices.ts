import { countryNamed } from './country-names.ts';

/**
 * Two-letter codes of states, other entities and organisations that publish, register or receive patents.
 * Source: WIPO Standard ST.3, with the former codes that old documents still carry (CS, DD, SU, YU, RH, TP, ZR, AN).
 */
const OFFICE_CODES =
  'AD AE AF AG AI AL AM AN AO AP AR AT AU AW AZ BA BB BD BE BF BG BH BI BJ BM BN BO BQ BR BS BT BV BW BX BY BZ CA CD CF CG CH CI CK CL CM CN CO CR CS ' +
  'CU CV CW CY CZ DD DE DJ DK DM DO DZ EA EC EE EG EH EM EP ER ES ET EU FI FJ FK FO FR GA GB GC GD GE GG GH GI GL GM GN GQ GR GS GT GW GY HK HN HR HT HU ' +
  'IB ID IE IL IM IN IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MK ML MM MN MO MP MR MS MT ' +
  'MU MV MW MX MY MZ NA NE NG NI NL NO NP NR NZ OA OM PA PE PG PH PK PL PT PW PY QA QZ RH RO RS RU RW SA SB SC SD SE SG SH SI SK SL SM SN SO SR SS ST SU ' +
  'SV SX SY SZ TC TD TG TH TJ TL TM TN TO TP TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VN VU WO WS XN XU XV XX YE YU ZA ZM ZR ZW';

const OFFICES: ReadonlySet<string> = new Set(OFFICE_CODES.split(' '));

/** True for a code of WIPO ST.3 (present or former), upper case. */
export const isOffice = (code: string): boolean => OFFICES.has(code);

/** Organisations and former states, which have no name as a region. */
const ORGANISATIONS: Readonly<Record<string, { readonly en: string; readonly zh: string }>> = {
  AN: { en: 'Netherlands Antilles', zh: '荷属安的列斯' },
  AP: { en: 'African Regional Intellectual Property Organization', zh: '非洲地区知识产权组织' },
  BX: { en: 'Benelux Office for Intellectual Property', zh: '比荷卢知识产权局' },
  CS: { en: 'Czechoslovakia', zh: '捷克斯洛伐克' },
  DD: { en: 'German Democratic Republic', zh: '德意志民主共和国' },
  EA: { en: 'Eurasian Patent Organization', zh: '欧亚专利组织' },
  EM: { en: 'European Union Intellectual Property Office', zh: '欧盟知识产权局' },
  EP: { en: 'European Patent Office', zh: '欧洲专利局' },
  GC: { en: 'Gulf Cooperation Council Patent Office', zh: '海湾阿拉伯国家合作委员会专利局' },
  IB: { en: 'International Bureau of WIPO', zh: '世界知识产权组织国际局' },
  OA: { en: 'African Intellectual Property Organization', zh: '非洲知识产权组织' },
  QZ: { en: 'Community Plant Variety Office', zh: '欧盟植物新品种保护局' },
  RH: { en: 'Southern Rhodesia', zh: '南罗得西亚' },
  SU: { en: 'Soviet Union', zh: '苏联' },
  TP: { en: 'East Timor', zh: '葡属帝汶' },
  WO: { en: 'World Intellectual Property Organization', zh: '世界知识产权组织' },
  XN: { en: 'Nordic Patent Institute', zh: '北欧专利局' },
  XU: { en: 'International Union for the Protection of New Varieties of Plants', zh: '国际植物新品种保护联盟' },
  XV: { en: 'Visegrad Patent Institute', zh: '维谢格拉德专利局' },
  YU: { en: 'Yugoslavia', zh: '南斯拉夫' },
  ZR: { en: 'Zaire', zh: '扎伊尔' },
};

const REGIONS = {
  en: new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }),
  zh: new Intl.DisplayNames('zh-Hans', { type: 'region', fallback: 'none' }),
};

/** What an office, or the state whose office it is, is called; the code itself where it has no name. */
export const officeName = (code: string, lang: 'en' | 'zh'): string =>
  ORGANISATIONS[code]?.[lang] ?? (isOffice(code) ? REGIONS[lang].of(code) : undefined) ?? code;

/** Names of organisations as offices print them, upper case, and of a state that is one of the US as often. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  ...{ 'EUROPEAN PATENT OFFICE (EPO)': 'EP', EPO: 'EP', PCT: 'WO' },
  ...{ 'WORLD INTELLECTUAL PROPERTY ORGANIZATION (WIPO)': 'WO', WIPO: 'WO', GEORGIA: 'GE' },
};

let byName: ReadonlyMap<string, string> | undefined;

/** The office that a name means, a state's in any language that `countryNamed` reads: `JAPAN` -> `JP`. */
export function officeByName(name: string): string | undefined {
  const text = name.normalize('NFKC').trim().toUpperCase();
  if (/^[A-Z]{2}$/.test(text)) return isOffice(text) ? text : undefined;
  byName ??= new Map([
    ...Object.entries(ORGANISATIONS).map(([code, { en }]): [string, string] => [en.toUpperCase(), code]),
    ...Object.entries(OTHER_NAMES),
  ]);
  const code = byName.get(text) ?? countryNamed(text);
  return code !== undefined && isOffice(code) ? code : undefined;
}
