import { describe, expect, it } from 'vitest';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { DETAILED_STATUS, EVENT_STATUS, SIMPLE_STATUS, statusWords } from '#patents/code-words.ts';
import { AGENCY_COUNTRIES, countryOfAgency, registersOf } from './agencies.ts';
import { countries, country, countryNamed, registerNames } from './countries.ts';
import { REGIONS } from './regions.ts';
import { stateOf } from './right-state.ts';

/** Each country with the continent that filters count it to: Asia, Europe, North and South America, Oceania. */
const CONTINENTS = [
  'AD:E AE:A AF:A AL:E AM:A AR:S AT:E AU:O AZ:A',
  'BA:E BD:A BE:E BG:E BH:A BM:N BN:A BO:S BR:S BS:N BT:A BY:E BZ:N',
  'CA:N CH:E CL:S CN:A CO:S CR:N CU:N CY:A CZ:E',
  'DE:E DK:E DM:N DO:N',
  'EC:S EE:E ES:E',
  'FI:E FJ:O FM:O FR:E',
  'GB:E GD:N GE:A GI:E GL:N GR:E GT:N GY:S',
  'HK:A HN:N HR:E HT:N HU:E',
  'ID:A IE:E IL:A IN:A IQ:A IR:A IS:E IT:E',
  'JM:N JO:A JP:A',
  'KG:A KH:A KI:O KN:N KP:A KR:A KW:A KZ:A',
  'LA:A LB:A LC:N LI:E LK:A LT:E LU:E LV:E',
  'MC:E MD:E ME:E MH:O MK:E MM:A MN:A MO:A MT:E MV:A MX:N MY:A',
  'NI:N NL:E NO:E NP:A NR:O NZ:O',
  'OM:A',
  'PA:N PE:S PG:O PH:A PK:A PL:E PR:N PS:A PT:E PW:O PY:S',
  'QA:A',
  'RO:E RS:E RU:E',
  'SA:A SB:O SE:E SG:A SI:E SK:E SM:E SR:S SV:N SY:A',
  'TH:A TJ:A TL:A TM:A TO:O TR:A TT:N TV:O TW:A',
  'UA:E US:N UY:S UZ:A',
  'VA:E VC:N VE:S VN:A VU:O',
  'WS:O',
  'YE:A',
].flatMap((line) => line.split(' '));
const NAMES = { A: 'Asia', E: 'Europe', N: 'North_America', S: 'South_America', O: 'Oceania' } as const;

it('every country that filters know is on one continent, and 27 are in the European Union', () => {
  for (const [letter, name] of Object.entries(NAMES)) {
    const codes = CONTINENTS.flatMap((each) => (each.endsWith(`:${letter}`) ? [each.slice(0, 2)] : []));
    expect([name, REGIONS[name]!.split(' ')]).toEqual([name, codes]);
  }
  const union = REGIONS.EU!.split(' ');
  expect(union.join()).toBe('AT,BE,BG,CY,CZ,DE,DK,EE,ES,FI,FR,GR,HR,HU,IE,IT,LT,LU,LV,MT,NL,PL,PT,RO,SE,SI,SK');
  expect(Object.keys(REGIONS)).toEqual([
    ...['Asia', 'North_America', 'Europe', 'Oceania', 'South_America', 'EU', 'US', 'CN', 'JP'],
  ]);
  expect([REGIONS.US, REGIONS.CN, REGIONS.JP]).toEqual(['US', 'CN', 'JP']);
});

describe('words of status codes', () => {
  const shown = (words: Readonly<Record<number, string>>) =>
    Object.entries(words).map(([code, word]) => `${code} ${word}`);

  it('are those of the interface', () => {
    expect(shown(SIMPLE_STATUS)).toEqual([
      ...['0 Inactive', '1 Active', '2 Pending', '220 PCT designated expiration', '221 PCT designated period'],
      '999 Undetermined',
    ]);
    expect(shown(DETAILED_STATUS)).toEqual([
      ...['1 Published', '2 Examining', '3 Granted', '8 Double'],
      ...['11 Withdrawn-Undetermined', '12 Withdrawn-Undetermined', '13 Rejected', '14 Revoked', '15 Expired'],
      ...['16 Non-Payment', '17 Withdrawn-Deemed', '18 Withdrawn-Voluntarily', '19 Abandoned-Deemed'],
      ...['20 Abandoned-Voluntarily', '21 Restoration', '22 Ceased', '23 P-Revoked', '24 Discontinuation'],
      ...['25 Abandoned-Undetermined', '30 Abandoned-Undetermined', '222 PCT published'],
      ...['223 PCT entering(designated period)', '224 PCT entering(designated expiration)', '225 unentered'],
    ]);
    expect(shown(EVENT_STATUS)).toEqual([
      ...['61 Transfer', '62 License', '63 Pledge', '64 Trust', '65 Opposition', '66 Re-examination', '69 Customs'],
      ...['70 Litigation', '71 Preservation', '72 Invalid-procedure', '73 Oral-procedure', '74 Declassification'],
      '75 Double application',
    ]);
  });

  it('stand each once, in the order of the codes; a code without a word has none', () => {
    expect(statusWords([30, 3, 25, 7, 1], DETAILED_STATUS)).toEqual(['Abandoned-Undetermined', 'Granted', 'Published']);
  });
});

describe('the state of a right', () => {
  it.each([
    [0, 'dead'],
    [1, 'alive'],
    [2, 'pending'],
    [220, 'dead'],
    [221, 'pending'],
    [225, 'dead'],
    [999, 'unknown'],
  ])('of the status %i is %s', (simple, state) => {
    expect(stateOf(samplePatent('US1B2', { legal_status: { simple, detailed: [] } })).state).toBe(state);
  });

  it('has its words, since when, and until when, as far as they are known', () => {
    const legal_status = { simple: 0, detailed: [15, 16], date: 20_240_105 };
    expect(stateOf(samplePatent('DE7C1', { legal_status, expiry_date: 20_231_231 }))).toEqual({
      ...{ country: 'DE', publication_number: 'DE7C1', state: 'dead', status: 'Inactive, Expired, Non-Payment' },
      ...{ since: 20_240_105, expires: 20_231_231 },
    });
    expect(stateOf(samplePatent('DE7C1'))).toEqual({
      ...{ country: 'DE', publication_number: 'DE7C1', state: 'unknown' },
    });
  });
});

describe('a country', () => {
  it('is told by its code, in English and Chinese', () => {
    expect(country('kr')).toEqual({
      alpha2_code: 'KR',
      country_id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
      display_name: [
        { lang: 'EN', name: 'South Korea' },
        { lang: 'CN', name: '韩国' },
      ],
    });
    expect([country('QQ'), country('K'), country('')]).toEqual([undefined, undefined, undefined]);
    const codes = countries().map(({ alpha2_code }) => alpha2_code);
    expect(codes).toEqual([...new Set(codes)].sort());
    expect(codes).toEqual(expect.arrayContaining(['AD', 'EP', 'WO', 'ZW']));
    expect(new Set(countries().map(({ country_id }) => country_id)).size).toBe(codes.length);
  });

  it.each([
    ['KR', 'Korea, Republic of'],
    ['KP', "Korea, Democratic People's Republic of"],
    ['RU', 'Russian Federation'],
    ['IR', 'Iran, Islamic Republic of'],
    ['CZ', 'Czech Republic', 'Czechia'],
    ['RS', 'Former Serbia and Montenegro'],
    ['MK', 'Macedonia, The Former Yugoslav Republic of'],
    ['MD', 'Moldova, Republic of'],
    ['SY', 'Syrian Arab Republic'],
    ['TZ', 'Tanzania, United Republic of'],
    ['VN', 'Viet Nam'],
    ['CD', 'Congo, The Democratic Republic of the'],
    ['HK', 'Hong Kong'],
    ['TR', 'Turkey'],
    ['CI', "Cote d'Ivoire"],
    ['US', 'USA'],
    ['GB', 'UK'],
  ])('%s is also called as registers call it', (code, ...names) => {
    expect(names.map((name) => countryNamed(` ${name} `)?.alpha2_code)).toEqual(names.map(() => code));
    expect(registerNames(code)).toEqual([
      country(code)!.display_name[0]!.name,
      ...names.map((name) => name.toLowerCase()),
    ]);
  });

  it('is found by its own name, and by nothing else', () => {
    expect([countryNamed('germany')?.alpha2_code, countryNamed('Atlantis')]).toEqual(['DE', undefined]);
    expect([registerNames('DE'), registerNames('QQ')]).toEqual([['Germany'], []]);
  });
});

it('agencies approve for their country, and registers are called as their publishers call them', () => {
  expect(AGENCY_COUNTRIES).toEqual({ FDA: 'US', EMA: 'EU', PMDA: 'JP', NMPA: 'CN' });
  expect((['FDA', 'PMDA', 'NMPA'] as const).map((agency) => countryOfAgency(agency).alpha2_code)).toEqual([
    ...['US', 'JP', 'CN'],
  ]);
  const source = 'drugs-at-fda, orange-book, purple-book, ema-epar, mine';
  expect(registersOf({ source })).toBe('Drugs@FDA, FDA Orange Book, FDA Purple Book, EMA medicines, mine');
});
