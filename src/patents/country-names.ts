/** Languages in which lines name countries; where two call different ones alike, the first counts. */
const LANGUAGES = [
  ...['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'hr', 'tr', 'sv', 'nb', 'da', 'fi', 'cs', 'sk', 'sl', 'hu', 'ro'],
  ...['ca', 'ru', 'uk', 'el', 'zh', 'zh-Hant', 'ja', 'ko'],
];

/** Names beside those that the platform has (CLDR): full, former and short ones, and parts of the United Kingdom. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  US: 'USA, U S A, US, United States of America, Estados Unidos de America, EUA, EEUU',
  GB: 'UK, U K, Great Britain, England, Scotland, Wales, Northern Ireland',
  IE: 'Republic of Ireland, Eire',
  CN: 'PR China, P R China, PRChina, PRC, P R C, People s Republic of China, Peoples Republic of China, Mainland China',
  TW: 'Taiwan ROC, Taiwan R O C, Republic of China, Chinese Taipei',
  HK: 'Hong Kong, Hongkong, Hong Kong SAR',
  MO: 'Macau, Macao, Macau SAR',
  KR: 'Korea, Republic of Korea, Korea Republic of, S Korea, ROK',
  KP: 'Democratic People s Republic of Korea, DPR Korea, DPRK',
  DE: 'FRG, Federal Republic of Germany, West Germany, BRD',
  NL: 'Holland',
  TR: 'Turkey, Turkiye, Republic of Turkiye',
  CZ: 'Czech Republic',
  SK: 'Slovak Republic',
  RU: 'Russian Federation',
  VN: 'Viet Nam, Socialist Republic of Vietnam',
  IR: 'I R Iran, IR Iran, Islamic Republic of Iran',
  LA: 'Lao PDR, Lao People s Democratic Republic',
  SY: 'Syrian Arab Republic',
  AE: 'UAE, U A E',
  SA: 'KSA',
  ZA: 'RSA',
  PS: 'Palestine, Palestinian Territory, Occupied Palestinian Territory',
  MK: 'Macedonia, FYROM, FYR Macedonia',
  CI: 'Ivory Coast',
  CD: 'DR Congo, DRC, Democratic Republic of Congo, Democratic Republic of the Congo',
  CG: 'Congo Brazzaville',
  MM: 'Burma',
  SZ: 'Swaziland',
  TZ: 'United Republic of Tanzania',
  VE: 'Bolivarian Republic of Venezuela',
  BO: 'Plurinational State of Bolivia',
  BN: 'Brunei Darussalam',
  TL: 'East Timor',
  // a part of Australia that ends like another country
  AU: 'New South Wales',
};

/** What states call themselves before their names. */
const STATE =
  /^(?:THE |(?:FEDERAL |ISLAMIC |UNITED |HELLENIC |SOCIALIST )?REPUBLIC OF |KINGDOM OF |STATE OF |SULTANATE OF )+/;

/** Capitals without accents, signs as blanks; initials with full stops as one word: `U.S.A.` -> `USA`. */
const keyOf = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toUpperCase()
    .replace(/&/g, ' AND ')
    .replace(/(?<=\b\p{L})\.(?=\p{L}\b)/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Not a code that another one took the place of: `UK` is called United Kingdom too, and `FX` France. */
const inForce = (code: string) => new Intl.Locale(`und-${code}`).region === code;

let made: ReadonlyMap<string, string> | undefined;

/** Codes by keys of names; made when first asked for: some thirty thousand questions to the platform. */
function codes(): ReadonlyMap<string, string> {
  if (made) return made;
  const found = new Map<string, string>();
  for (const [code, names] of Object.entries(OTHER_NAMES))
    for (const name of names.split(', ')) found.set(keyOf(name), code);
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const all = letters.flatMap((a) => letters.map((b) => a + b)).filter((code) => code !== 'ZZ' && inForce(code));
  for (const language of LANGUAGES) {
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    for (const code of all) {
      const name = keyOf(names.of(code) ?? '');
      if (name !== '' && !found.has(name)) found.set(name, code);
    }
  }
  // a state of the US as often
  found.delete('GEORGIA');
  made = found;
  return found;
}

/**
 * The country that words are the name of, two letters, in any of some thirty languages, with or without what it calls
 * itself: `Turkey`, `The Netherlands`, `Islamic Republic of Iran`.
 */
export function countryNamed(words: string): string | undefined {
  const key = keyOf(words);
  return codes().get(key) ?? codes().get(key.replace(STATE, ''));
}
