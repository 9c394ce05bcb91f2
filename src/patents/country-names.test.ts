import { expect, it } from 'vitest';
import { countryNamed } from './country-names.ts';

/** A country by a name that one of the languages alone has for it, in their order. */
// biome-ignore format: read it as a table
const NAMED = {
  en: ['Germany', 'DE'], de: ['Deutschland', 'DE'], fr: ['Allemagne', 'DE'], es: ['Alemania', 'DE'], it: ['Paesi Bassi', 'NL'],
  pt: ['Alemanha', 'DE'], nl: ['Duitsland', 'DE'], pl: ['Niemcy', 'DE'], hr: ['Njemačka', 'DE'], tr: ['Almanya', 'DE'],
  sv: ['Österrike', 'AT'], nb: ['Østerrike', 'AT'], da: ['Østrig', 'AT'], fi: ['Saksa', 'DE'], cs: ['Německo', 'DE'],
  sk: ['Nemecko', 'DE'], sl: ['Nemčija', 'DE'], hu: ['Németország', 'DE'], ro: ['Franța', 'FR'], ca: ['Alemanya', 'DE'],
  ru: ['Германия', 'DE'], uk: ['Німеччина', 'DE'], el: ['Γερμανία', 'DE'], zh: ['德国', 'DE'], 'zh-Hant': ['德國', 'DE'],
  ja: ['ドイツ', 'DE'], ko: ['독일', 'DE'],
} as const;

it('reads names of countries in each of its languages, with and without accents and case', () => {
  const read = Object.entries(NAMED).map(([language, [name]]) => [language, countryNamed(name)]);
  expect(read).toEqual(Object.entries(NAMED).map(([language, [, code]]) => [language, code]));
  expect(['GERMANY', ' germany ', 'Nemecko', 'NJEMACKA', 'Cote d’Ivoire'].map(countryNamed)).toEqual([
    ...['DE', 'DE', 'DE', 'DE', 'CI'],
  ]);
});

/** Names beside those of the platform, by what they are names of. */
// biome-ignore format: read it as a table
const OTHERS: Readonly<Record<string, string>> = {
  US: 'USA|U.S.A.|United States of America|EUA|EEUU', GB: 'UK|Great Britain|England|Scotland|Wales|Northern Ireland', IE: 'Republic of Ireland|Eire',
  CN: 'PR China|P.R. China|PRC|Peoples Republic of China|Mainland China', TW: 'Taiwan ROC|Republic of China|Chinese Taipei', HK: 'Hongkong|Hong Kong SAR', MO: 'Macau|Macao',
  KR: 'Korea|Republic of Korea|S. Korea|ROK', KP: 'DPRK|DPR Korea', DE: 'FRG|West Germany|BRD', NL: 'Holland|The Netherlands', TR: 'Turkey|Turkiye',
  CZ: 'Czech Republic', SK: 'Slovak Republic', RU: 'Russian Federation', VN: 'Viet Nam', IR: 'Islamic Republic of Iran|I.R. Iran', LA: 'Lao PDR',
  SY: 'Syrian Arab Republic', AE: 'UAE', SA: 'KSA|Kingdom of Saudi Arabia', ZA: 'RSA', PS: 'Palestine', MK: 'FYROM', CI: 'Ivory Coast', CD: 'DRC',
  CG: 'Congo Brazzaville', MM: 'Burma', SZ: 'Swaziland', TZ: 'United Republic of Tanzania', VE: 'Bolivarian Republic of Venezuela',
  BO: 'Plurinational State of Bolivia', BN: 'Brunei Darussalam', TL: 'East Timor', AU: 'New South Wales', GR: 'Hellenic Republic of Greece', OM: 'Sultanate of Oman',
};

it('reads other names, and what states call themselves', () => {
  const wrong = Object.entries(OTHERS).flatMap(([code, names]) =>
    names.split('|').flatMap((name) => (countryNamed(name) === code ? [] : [`${name}: ${countryNamed(name)}`])),
  );
  expect(wrong).toEqual([]);
  // a state of the US as often; no country; a code that another took the place of
  expect(['Georgia', 'Utopia', '', 'The'].map(countryNamed)).toEqual([undefined, undefined, undefined, undefined]);
  expect(['France', 'United Kingdom'].map(countryNamed)).toEqual(['FR', 'GB']);
});
