import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cpuTime } from '#testing/cpu-time.ts';
import { chineseCheckDigit } from './application-numbers.ts';
import {
  applicationKey,
  applicationNumber,
  normaliseNumber,
  parsePublicationNumber,
  publicationNumber,
  spellingsOfNumber,
  statedApplication,
} from './numbers.ts';

/** Normal form -> spellings of the same publication. */
const PUBLICATIONS: Readonly<Record<string, readonly string[]>> = {
  US11205304B2: [
    'US 11,205,304 B2',
    'us11205304b2',
    'US-11205304-B2',
    'US 011205304 B2',
    'ＵＳ１１２０５３０４Ｂ２',
    'US 11’205’304 B2',
  ],
  US20050123456A1: [
    'US 2005/0123456 A1',
    'US2005/123456 A1',
    'US2005123456A1',
    'US-2005-0123456-A1',
    'US 20050123456 A1',
  ],
  USD645062S1: ['US D645,062 S1', 'USD0645062S1', 'US 645062 S1', 'US D645062 S1'],
  USPP3823P: ['US PP3,823 P', 'USPP03823P', 'US 3823 P', 'PP03823P'],
  USRE43633E: ['US RE43,633 E', 'USRE043633E', 'US 43633 E', 'RE43633E'],
  USH2201H1: ['US H2201 H1', 'USH002201H1', 'US 2201 H1'],
  UST942010I4: ['US T942,010 I4', 'UST0942010I4', 'US 942010 I4'],
  EP0227762A1: ['EP 0 227 762 A1', 'EP227762A1', 'EP 227 762 A1', 'EP-0227762-A1', 'ep0227762a1'],
  WO2011069153A1: ['WO2011/069153 A1', 'WO 2011/69153A1', 'WO 11/069153 A1', 'WO11069153A1', 'WO-2011069153-A1'],
  WO1996012345A1: ['WO 96/12345 A1', 'WO9612345A1', 'WO96/012345A1', 'WO 1996/012345 A1'],
  WO2002054790A2: ['WO02054790A2', 'WO 02/054790 A2', 'WO02/54790A2', 'WO0254790A2'],
  CN101263125A: ['CN 101263125 A', 'CN-101263125-A', 'cn101263125a', 'CN 101 263 125 A'],
  CN85100275A: ['CN 85100275 A', 'CN85 1 00275A'],
  CN203027992U: ['CN 203027992 U'],
  JP1999068462A: [
    '特開平11-68462',
    '特開平11-068462号公報',
    '特開平１１−６８４６２',
    'JPH1168462A',
    'JPH11-068462 A',
    'JP H11-68462 A',
    'JP-A-11-68462A',
    'JP 11-068462 A',
    'JP11068462A',
    'JP1999-68462A',
  ],
  JP1994279146A: ['JPH06279146A', 'JP H6-279146 A', '特開平6-279146', 'JP 6 279 146 A', 'JP6-279146A', 'JP1994279146A'],
  JP1983012345A: ['JPS5812345A', 'JPS58-12345A', '特開昭58-12345', '特開昭和58-012345', 'JP58-012345A'],
  JP2004266582A: ['特開2004-266582', 'JP 2004-266582 A', 'JP2004/266582A', '特開２００４−２６６５８２号公報'],
  JP4567890B2: ['JP 4567890 B2', 'JP 4,567,890 B2', '特許第4567890号B2'],
  JP2019012345A: ['特開令1-12345', 'JPR01-012345A', '特開令和元-12345', '特開令和元年第12345号'],
  JPWO2004012345A1: ['再表2004/012345', 'JP WO2004/012345 A1'],
  KR20150012345A: ['KR 10-2015-0012345 A', '10-2015-0012345A', 'KR1020150012345A', 'KR2015-0012345A'],
  KR101234567B1: ['KR 10-1234567 B1', 'KR101234567 B1'],
  DE3106419A1: ['DE 31 06 419 A1', 'DE3106419 A1', 'DE 03106419 A1'],
  DE102012345678A1: ['DE 10 2012 345 678 A1', 'DE 10 2012 345 678.9 A1', 'DE-102012345678-A1'],
  FR2912345A1: ['FR 2 912 345 A1', 'FR2912345 A1'],
  GB2531191A: ['GB 2 531 191 A', 'GB-2531191-A'],
  TWI854998B: ['TW I854998 B', 'TWI0854998B', 'I854998B'],
  RU2012345C1: ['RU 2 012 345 C1', 'RU2012345 C1'],
  SU1234567A1: ['SU 1 234 567 A1'],
  AU2005202049A1: ['AU 2005202049 A1', 'AU2005/202049 A1'],
  CA2332922A1: ['CA 2,332,922 A1', 'CA 02332922 A1'],
  BRPI0812345A2: ['BR PI0812345-6 A2', 'BRPI0812345A2'],
  EA012345B1: ['EA 12345 B1', 'EA012345 B1'],
  MXPA01001234A: ['MX PA01001234 A'],
  IN2008DE01234A: ['IN 2008DE01234 A'],
};

/** Canonical application number -> [country, number, filing day, hint] in other spellings. */
type Spelling = readonly [string, string, number?, { kind?: string; format?: 'docdb' | 'epodoc' | 'original' }?];
const APPLICATIONS: Readonly<Record<string, readonly Spelling[]>> = {
  'US14/706838': [
    ['US', '14/706838'],
    ['US', '14706838', 20150507],
    ['US', '201514706838'],
    ['US', 'US201514706838A'],
    ['US', '14/706,838'],
    ['US', 'US 14/706,838'],
  ],
  'US08/921321': [
    ['US', '08/921,321'],
    ['US', '8/921321'],
    ['US', '08921321'],
    ['US', '92132197', 19970829, { format: 'docdb', kind: 'A' }],
    ['US', 'US19970921321', 19970829, { format: 'epodoc' }],
  ],
  'US09/083597': [
    ['US', '8359798', 19980522, { format: 'docdb', kind: 'A' }],
    ['US', '8359798', 19980522],
    ['US', 'US19980083597'],
  ],
  'US11/023667': [
    ['US', '2366704', 20041228, { format: 'docdb', kind: 'A' }],
    ['US', 'US20040023667', 20041228],
    ['US', '11023667'],
  ],
  'US10/495109': [
    ['US', '49510904', 20040506, { format: 'docdb' }],
    ['US', 'US20040495109', 20040506],
    ['US', '10495109', 20040506],
  ],
  'US12/569640': [
    ['US', '56964009', 20090929, { format: 'docdb' }],
    ['US', '12569640', 20090929],
  ],
  'US12/942680': [['US', '94268010', 20101109, { format: 'docdb' }]],
  'US11/964952': [['US', '96495207', 20071227, { format: 'docdb' }]],
  'US60/338427': [
    ['US', 'US20010338427P', 20011109],
    ['US', '33842701', 20011109, { format: 'docdb', kind: 'P' }],
  ],
  'US61/713164': [
    ['US', '201261713164', 20121012, { kind: 'P' }],
    ['US', 'US201261713164P'],
    ['US', '61/713,164'],
    ['US', '201261713164 P'],
  ],
  'US62/012273': [
    ['US', '62/012,273'],
    ['US', '201462012273'],
  ],
  'US29/961259': [
    ['US', '29/961,259'],
    ['US', '29961259'],
  ],
  'CN201510570472.5': [
    ['CN', '201510570472.5'],
    ['CN', 'ZL201510570472.5'],
    ['CN', '201510570472'],
    ['CN', '2015105704725'],
    ['CN', 'CN201510570472A'],
  ],
  'CN201380062258.8': [
    ['CN', '2013800622588'],
    ['CN', 'CN20138062258'],
    ['CN', '201380062258'],
  ],
  'CN98814060.8': [
    ['CN', '98814060'],
    ['CN', 'CN19988014060'],
    ['CN', '98814060.8'],
  ],
  EP98123456: [
    ['EP', '98123456.7'],
    ['EP', '98123456'],
    ['EP', 'EP19980123456'],
    ['EP', 'EP98123456A'],
  ],
  EP08868513: [
    ['EP', '8868513'],
    ['EP', '08868513.4'],
    ['EP', 'EP20080868513'],
  ],
  'JP2015-123456': [
    ['JP', '2015-123456'],
    ['JP', '2015123456'],
    ['JP', 'JP20150123456'],
    ['JP', '特願2015-123456'],
    ['JP', '2015 123456'],
  ],
  'JP1999-068462': [
    ['JP', '平11-68462'],
    ['JP', '特願平11-068462号'],
    ['JP', 'H11-68462'],
    ['JP', '6846299', 19990315, { format: 'docdb' }],
    ['JP', 'JP19990068462'],
  ],
  'JP2005-505120': [
    ['JP', '2005505120', 20030711, { format: 'docdb' }],
    ['JP', 'JP20050505120'],
  ],
  'KR10-2008-0107376': [
    ['KR', '10-2008-0107376'],
    ['KR', '20080107376', 20081030, { format: 'docdb', kind: 'A' }],
    ['KR', 'KR20080107376'],
    ['KR', '1020080107376'],
  ],
  'PCT/US2015/012345': [
    ['WO', 'PCT/US2015/012345'],
    ['WO', 'PCT/US15/12345'],
    ['WO', 'PCTUS2015012345'],
    ['US', '2015012345', 20150101, { kind: 'W' }],
    ['WO', 'WO2015US12345'],
    ['WO', 'US2015/012345'],
  ],
  'PCT/US1996/001234': [
    ['WO', 'PCTUS9601234'],
    ['WO', 'US9601234'],
    ['WO', 'PCT/US96/01234'],
    ['US', '9601234', 19960101, { kind: 'W' }],
    ['WO', 'WO1996US01234'],
  ],
  'PCT/EP2019/050740': [
    ['EP', '2019050740', 20190114, { kind: 'W', format: 'docdb' }],
    ['WO', 'WO2019EP50740'],
    ['WO', 'EP2019050740'],
  ],
  DE102012345678: [
    ['DE', '10 2012 345 678.9'],
    ['DE', '102012345678'],
    ['DE', 'DE201210345678'],
  ],
  DE3106419: [
    ['DE', 'P 31 06 419.1'],
    ['DE', '3106419'],
    ['DE', 'DE19813106419'],
  ],
  DE69832731: [
    ['DE', '69832731', 19980805, { kind: 'T' }],
    ['DE', 'DE19986032731T'],
    ['DE', '698 32 731.1'],
  ],
  DEA44733: [
    ['DE', 'A0044733', 19631207],
    ['DE', 'DE1963A044733'],
    ['DE', 'A44733'],
  ],
  GB1800758: [
    ['GB', '201800758', 20180117],
    ['GB', 'GB20180000758'],
    ['GB', '1800758.5', 20180117],
  ],
  FR0612345: [
    ['FR', '0612345'],
    ['FR', 'FR20060012345'],
    ['FR', '06 12345', 20060501],
  ],
  TW97145995: [
    ['TW', '97145995'],
    ['TW', '097145995'],
    ['TW', 'TW20080145995'],
  ],
  AU2013290010: [
    ['AU', '2013290010'],
    ['AU', 'AU20130290010'],
  ],
  DEG34437: [
    ['DE', 'G0034437', 19620306, { format: 'docdb' }],
    ['DE', 'DE1962G034437'],
  ],
  US1258190X: [
    ['US', '1258190X', 19610313, { format: 'docdb', kind: 'A' }],
    ['US', 'USX1258190'],
  ],
  CA3146924: [
    ['CA', '3146924'],
    ['CA', 'CA20143146924'],
  ],
  PT117283: [
    ['PT', '117283', 20210611],
    ['PT', '11728321', 20210611, { format: 'docdb' }],
    ['PT', 'PT20210117283'],
  ],
  RU2015117646: [
    ['RU', '2015117646'],
    ['RU', 'RU20150117646'],
  ],
};

describe('applications in running text', () => {
  it.each([
    ['USSN 12/345,678', 'US12/345678', 'US12345678'],
    ['U.S.S.N. 12/345,678', 'US12/345678', 'US12345678'],
    ['U.S. S/N 12/345,678', 'US12/345678', 'US12345678'],
    ['U.S. Serial No. 12/345,678', 'US12/345678', 'US12345678'],
    ['Serial No. 8/345,678', 'US08/345678', 'US8345678'],
    ['US Ser. No. 9/345678', 'US09/345678', 'US9345678'],
    ['Serial Number 12/345,678', 'US12/345678', 'US12345678'],
    ['U.S. Provisional Patent Application Serial No. 61/713,164', 'US61/713164', 'US61713164'],
    ['United States Non-Provisional Application Number 12/345,678', 'US12/345678', 'US12345678'],
    ['USA Appl. No. 12/345,678', 'US12/345678', 'US12345678'],
    ['U.S. App. No. 12345678', 'US12/345678', 'US12345678'],
    ['US Design Application № 29/961,259', 'US29/961259', 'US29961259'],
    ['EP application no. 98938302.1', 'EP98938302', 'EP98938302'],
    ['EP Appln. 98938302.1', 'EP98938302', 'EP98938302'],
    ['CN申请号：201510570472.5', 'CN201510570472.5', 'CN201510570472'],
    ['专利申请号 CN201510570472.5', 'CN201510570472.5', 'CN201510570472'],
    ['JP出願番号 2015-123456', 'JP2015-123456', 'JP2015123456'],
    ['KR 출원번호 10-2015-0012345', 'KR10-2015-0012345', 'KR20150012345'],
    ['NO patent application 20151234', 'NO20151234', 'NO20151234'],
    ['International Application No. PCT/US2015/012345', 'PCT/US2015/012345', 'PCTUS2015012345'],
  ])('%s', (text, canonical, compared) => {
    expect([statedApplication(text), normaliseNumber(text)]).toEqual([canonical, normaliseNumber(canonical)]);
    expect(normaliseNumber(canonical)).toBe(compared);
    expect(statedApplication(canonical)).toBe(canonical);
  });

  it.each([
    'US Patent No. 9,123,456',
    'Serial No. 9123456',
    'Application No. 12/345,678',
    'USSN lithium',
    'sernum',
    'QQ Application No. 12/345,678',
    'Serial No. '.repeat(40),
  ])('%s is none', (text) => expect(statedApplication(text)).toBeUndefined());

  it('are read as that also where the office is known', () => {
    const read = (office: string, text: string) => applicationNumber(office, text);
    expect(read('US', 'Serial No. 12/345,678')).toBe('US12/345678');
    expect(read('US', 'S.N. 12/345,678')).toBe('US12/345678');
    expect(read('US', 'U.S. 12/345,678')).toBe('US12/345678');
    expect(read('CN', '申請號：201510570472.5')).toBe('CN201510570472.5');
    expect(read('JP', '特許出願番号 特願2015-123456号')).toBe('JP2015-123456');
  });
});

describe('publication numbers', () => {
  it.each(Object.entries(PUBLICATIONS))('%s is read from every spelling', (normal, spellings) => {
    expect(spellings.map((s) => parsePublicationNumber(s)?.normalised)).toEqual(spellings.map(() => normal));
    expect(spellings.map(normaliseNumber)).toEqual(spellings.map(() => normal));
    const parsed = parsePublicationNumber(normal)!;
    expect(parsed.normalised).toBe(normal);
    expect(publicationNumber(parsed.authority, parsed.doc_number, parsed.kind_code)).toEqual(parsed);
    expect(parsed.authority + parsed.doc_number + (parsed.kind_code ?? '')).toBe(normal);
  });

  it.each([
    '11205304',
    '',
    'US',
    'B2',
    'US14/706838',
    'US201514706838A',
    'PCT/US2015/012345',
    'CN201510570472.5',
    'EP98123456.7',
    'QQ123456',
    'lithium',
    'WO2014SG00376',
    'JP平0-1',
    'US 123456789012345',
    'A'.repeat(500),
  ])('refuses %j, which is no publication number with an office', (text) =>
    expect(parsePublicationNumber(text)).toBeUndefined(),
  );

  it('takes separate elements, also when the number repeats office or kind', () => {
    expect(publicationNumber('US', 'D0645062', 'S1').normalised).toBe('USD645062S1');
    expect(publicationNumber('US', 'PP03823', 'P').normalised).toBe('USPP3823P');
    expect(publicationNumber('JP', 'H06279146', 'A')).toEqual({
      authority: 'JP',
      doc_number: '1994279146',
      kind_code: 'A',
      normalised: 'JP1994279146A',
    });
    expect(publicationNumber('US', '9231827B2').normalised).toBe('US9231827B2');
    expect(publicationNumber('EP', 'EP3082535A1', 'A1').normalised).toBe('EP3082535A1');
    expect(publicationNumber('GE', 'P20033014', 'B').normalised).toBe('GEP20033014B');
    expect(publicationNumber('EE', '4926', 'B1').normalised).toBe('EE04926B1');
    expect(publicationNumber('CS', '1258191X').normalised).toBe('CS1258191X');
  });

  it('says why elements are no publication number', () => {
    expect(() => publicationNumber('XX', '123', 'A')).not.toThrow();
    expect(() => publicationNumber('QQ', '123', 'A')).toThrow(/QQ 123 A .*ST\.3/);
    expect(() => publicationNumber('EP', 'none', 'A1')).toThrow(RangeError);
    expect(() => publicationNumber('EP', '1234567', 'A-1-2')).toThrow(/kind code/);
    expect(() => publicationNumber('EP', '1'.repeat(90))).toThrow(/64 characters/);
  });

  it('is found with and without its kind code', () => {
    expect(spellingsOfNumber('US11205304B2')).toEqual(['US11205304B2', 'US11205304']);
    expect(spellingsOfNumber('EP0227762')).toEqual(['EP0227762']);
    expect(['WO2011/069153', 'WO 11/69153', 'EP227762', 'JPH11-68462', 'US2005/123456'].map(normaliseNumber)).toEqual(
      ['WO2011069153', 'EP', '', '', ''].map(
        (_, i) => ['WO2011069153', 'WO2011069153', 'EP0227762', 'JP1999068462', 'US20050123456'][i],
      ),
    );
  });
});

describe('application numbers', () => {
  it.each(Object.entries(APPLICATIONS))('%s is read from every spelling, and has one key', (canonical, spellings) => {
    expect(spellings.map((s) => applicationNumber(...s))).toEqual(spellings.map(() => canonical));
    const [country, , date] = spellings[0]!;
    const office = canonical.startsWith('PCT') ? 'WO' : country;
    expect(applicationNumber(office, canonical, date)).toBe(canonical);
    const key = applicationKey(...spellings[0]!);
    expect(key).toBeDefined();
    expect([...spellings.map((s) => applicationKey(...s)), applicationKey(office, canonical, date)]).toEqual(
      [...spellings, canonical].map(() => key),
    );
  });

  it('are read whatever their slashes and dashes are printed as', () => {
    for (const slash of '⁄∕／') expect(applicationNumber('US', `12${slash}345,678`)).toBe('US12/345678');
    for (const dash of '‐‑‒–—―−－')
      expect(applicationNumber('KR', `10${dash}2015${dash}0012345`)).toBe('KR10-2015-0012345');
  });

  it('keeps applications apart that share digits', () => {
    const keys = [
      applicationKey('US', '12/345678'),
      applicationKey('US', '13/345678'),
      applicationKey('KR', '10-2015-0012345'),
      applicationKey('KR', '20-2015-0012345'),
      applicationKey('JP', '2015-123456'),
      applicationKey('JP', '2014-123456'),
      applicationKey('WO', 'PCT/US2015/012345'),
      applicationKey('WO', 'PCT/EP2015/012345'),
      applicationKey('GB', '1800758', 20180117),
      applicationKey('GB', '1900758', 20190117),
      applicationKey('CN', '201510570472.5'),
      applicationKey('CN', '201520570472'),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('agrees for DOCDB and EPODOC spellings of offices without a rule of their own, given the date', () => {
    const pairs: readonly [string, string, string, number][] = [
      ['AT', '98938302', 'AT19980938302T', 19980805],
      ['AT', '4342002', 'AT20020000434U', 20020628],
      ['AU', '8685498', 'AU19980086854', 19980805],
      ['CO', '99031289', 'CO19990031289', 19990519],
      ['HU', '0101714', 'HU20010001714', 20010101],
      ['IL', '13927498', 'IL19980139274', 19980805],
      ['NO', '20005879', 'NO20000005879', 20001120],
      ['ZA', '993090', 'ZA19990003090', 19990504],
      ['SK', '16302000', 'SK20000001630', 20000101],
      ['HK', '01105128', 'HK20010105128', 20010723],
      ['ES', '98938302', 'ES19980938302T', 19980805],
      ['AP', '2000001988', 'AP20000001988', 20001101],
      ['LV', '000156', 'LV20000000156', 20001120],
      ['LT', '2000105', 'LT20000000105', 20001120],
      ['BG', '10506100', 'BG20000105061', 20001218],
    ];
    for (const [office, docdb, epodoc, date] of pairs) {
      expect([office, applicationKey(office, docdb, date, { format: 'docdb' })]).toEqual([
        office,
        applicationKey(office, epodoc, date),
      ]);
    }
  });

  it('computes the Chinese check digit', () => {
    expect(
      [
        '201510570472',
        '201610244038',
        '200680056438',
        '202310935379',
        '202011610975',
        '201680038597',
        '201530507755',
        '98814060',
      ].map(chineseCheckDigit),
    ).toEqual(['5', '2', '5', '4', '8', '6', '6', '8']);
  });

  it('compares every spelling of an application in queries', () => {
    expect(['US14/706838', 'US201514706838', 'US 201514706838 A', 'US14706838'].map(normaliseNumber)).toEqual(
      Array(4).fill('US14706838'),
    );
    expect(
      ['CN201510570472.5', 'CN201510570472', 'ZL 2015 1 0570472.5', 'CN201510570472A'].map(normaliseNumber),
    ).toEqual(Array(4).fill('CN201510570472'));
    expect(['EP98123456.7', 'EP98123456', 'EP 98 123 456', 'EP19980123456'].map(normaliseNumber)).toEqual(
      Array(4).fill('EP98123456'),
    );
    expect(['PCT/US2015/012345', 'PCT/US15/12345', 'WO2015US12345', 'PCTUS2015012345'].map(normaliseNumber)).toEqual(
      Array(4).fill('PCTUS2015012345'),
    );
    expect(['JP2015-123456', '特願2015-123456', 'JP20150123456', 'JP2015123456'].map(normaliseNumber)).toEqual(
      Array(4).fill('JP2015123456'),
    );
    expect(['US08/921,321', 'US8/921321', 'US08921321'].map(normaliseNumber)).toEqual(Array(3).fill('US8921321'));
    expect(['US7/123456', 'US07123456'].map(normaliseNumber)).toEqual(Array(2).fill('US7123456'));
    expect(['US62/012273', 'US201462012273P'].map(normaliseNumber)).toEqual(Array(2).fill('US62012273'));
  });

  it('the eight digits of a US application begin with its series, where one of that number was in use', () => {
    const read = (series: string) => applicationNumber('US', `${series}123499`, 19990101);
    const used = ['01', '19', '29', '35', '60', '64', '90', '95'];
    expect(used.map(read)).toEqual(used.map((series) => `US${series}/123499`));
    const others = ['20', '28', '30', '34', '36', '59', '65', '89', '91', '94'];
    expect(others.map(read)).toEqual(others.map((first) => `US09/${first}1234`));
    expect(applicationNumber('US', '7/123456')).toBe('US07/123456');
    // a year and two digits are no year's number yet
    expect(['200112', '2001123'].map((digits) => applicationKey('DK', digits, 20010101))).toEqual([
      'DK200112',
      'DK2001.123',
    ]);
  });

  it('leaves wildcards and other text to the caller', () => {
    expect(['US112053*', 'ep 0227?62', 'battery', 'li-ion', 'COVID-19', ''].map(normaliseNumber)).toEqual([
      'US112053*',
      'EP0227?62',
      'BATTERY',
      'LIION',
      'COVID19',
      '',
    ]);
  });
});

describe('properties', () => {
  const digits = (min: number, max: number) => fc.integer({ min: 10 ** (min - 1), max: 10 ** max - 1 }).map(String);
  const publication = fc.oneof(
    fc.tuple(fc.constant('US'), digits(5, 8), fc.constantFrom('A', 'B1', 'B2')),
    fc.tuple(fc.constant('EP'), digits(1, 7), fc.constantFrom('A1', 'A2', 'B1')),
    fc.tuple(fc.constantFrom('GB', 'FR', 'CA', 'RU', 'IT', 'ES'), digits(4, 7), fc.constantFrom('A', 'B', 'C1', 'T3')),
    fc.tuple(
      fc.constant('WO'),
      fc.tuple(fc.integer({ min: 1978, max: 2030 }), digits(1, 6)).map(([y, n]) => `${y}/${n}`),
      fc.constantFrom('A1', 'A2'),
    ),
    fc.tuple(
      fc.constant('JP'),
      fc.tuple(fc.integer({ min: 2000, max: 2030 }), digits(1, 6)).map(([y, n]) => `${y}-${n}`),
      fc.constantFrom('A', 'U'),
    ),
    fc.tuple(
      fc.constant('JP'),
      fc.tuple(fc.integer({ min: 1, max: 31 }), digits(1, 6)).map(([y, n]) => `H${y}-${n}`),
      fc.constantFrom('A', 'U'),
    ),
  );
  const blanks = fc.constantFrom('', ' ', '  ', '\u00a0', '-', '.');

  it('blanks, dashes, zeros and case never change a publication number', () => {
    fc.assert(
      fc.property(publication, blanks, blanks, fc.boolean(), ([office, number, kind], a, b, lower) => {
        const plain = publicationNumber(office, number, kind).normalised;
        const zeros = /^[\d]+$/.test(number) && number.length < 7 ? `0${number}` : number;
        const spelled = `${office}${a}${zeros}${b}${kind}`;
        expect(parsePublicationNumber(lower ? spelled.toLowerCase() : spelled)?.normalised).toBe(plain);
        expect(normaliseNumber(spelled)).toBe(plain);
        expect(normaliseNumber(plain)).toBe(plain);
      }),
      { numRuns: 2000 },
    );
  });

  it('whatever parses, its normal form parses to itself and its parts build it', () => {
    const text = fc.oneof(
      fc.string({ unit: fc.constantFrom(...'abcUSEPJP0123456789 -/.,特開平昭第号年元ZL１２Ａ'), maxLength: 24 }),
      fc
        .tuple(
          fc.constantFrom('US', 'EP', 'WO', 'CN', 'JP', 'KR', 'DE', 'TW', 'BR', 'EA', 'HU', 'AT'),
          fc.string({ unit: fc.constantFrom(...'0123456789ABDHPRST-/. ,UWI'), maxLength: 16 }),
        )
        .map(([o, s]) => o + s),
    );
    fc.assert(
      fc.property(text, (t) => {
        const parsed = parsePublicationNumber(t);
        if (parsed) {
          expect(parsePublicationNumber(parsed.normalised)?.normalised).toBe(parsed.normalised);
          // Apart, `600U7` + `U7` looks like a number that repeats its kind code: only such nonsense is read otherwise.
          if (!/[A-Z]\d?$/.test(parsed.doc_number))
            expect(publicationNumber(parsed.authority, parsed.doc_number, parsed.kind_code)).toEqual(parsed);
        }
        const compared = normaliseNumber(t);
        expect(normaliseNumber(compared)).toBe(compared);
      }),
      { numRuns: 20_000 },
    );
  });

  it('of a Japanese year and zeros is no number, with zeros before it or without', () => {
    const spelled = ['JP10000000', 'JP010000000', 'JP0010000000'];
    expect(spelled.map((text) => parsePublicationNumber(text))).toEqual([undefined, undefined, undefined]);
    expect(parsePublicationNumber('JP0010000001')?.normalised).toBe('JP1998000001');
  });

  it('of zeros and a check digit is no application, however it is written', () => {
    expect(['CN000000007', 'CN00000000.7', 'CN00000000-7'].map((text) => normaliseNumber(text))).toEqual([
      ...['CN000000007', 'CN000000007', 'CN000000007'],
    ]);
    expect(applicationNumber('CN', '00000000.7')).toBeUndefined();
  });

  it('US applications keep one key through DOCDB, EPODOC and the office, whatever the serial number', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 11, max: 26 }),
        fc.integer({ min: 12, max: 19 }),
        fc.integer({ min: 1, max: 999_999 }),
        (y, series, serial) => {
          const six = String(serial).padStart(6, '0');
          const key = applicationKey('US', `${series}/${six}`);
          expect(applicationKey('US', `20${y}${series}${six}`, undefined, { format: 'docdb' })).toBe(key);
          expect(applicationKey('US', `US20${y}${series}${six}A`)).toBe(key);
          expect(normaliseNumber(`US20${y}${series}${six}A`)).toBe(normaliseNumber(`US${series}/${six}`));
        },
      ),
    );
  });

  it('canonical application numbers read to themselves', () => {
    const country = fc.constantFrom(
      'US',
      'EP',
      'CN',
      'JP',
      'KR',
      'DE',
      'FR',
      'GB',
      'TW',
      'AU',
      'CA',
      'IT',
      'RU',
      'SE',
      'WO',
      'IL',
    );
    const written = fc.oneof(
      fc
        .tuple(fc.integer({ min: 1975, max: 2026 }), fc.constantFrom('', '-', '/'), digits(5, 7))
        .map((parts) => parts.join('')),
      fc
        .tuple(fc.constantFrom('78', '85', '93', '99', '02', '12', '20'), fc.constantFrom('', '/'), digits(5, 6))
        .map((parts) => parts.join('')),
      digits(5, 8),
      digits(6, 7).map((n) => `${n}.3`),
    );
    fc.assert(
      fc.property(
        country,
        written,
        fc.option(fc.integer({ min: 1960, max: 2026 }), { nil: undefined }),
        (office, number, y) => {
          const date = y === undefined ? undefined : y * 10_000 + 615;
          const canonical = applicationNumber(office, number, date);
          if (canonical === undefined) return;
          const again = canonical.startsWith('PCT') ? 'WO' : office;
          expect([number, applicationNumber(again, canonical, date)]).toEqual([number, canonical]);
          expect([number, applicationKey(again, canonical, date)]).toEqual([
            number,
            applicationKey(office, number, date),
          ]);
        },
      ),
      { numRuns: 5000 },
    );
  });

  it('reads hostile text in under 5 ms', () => {
    const hostile = [
      `US${'1'.repeat(1e6)}`,
      `US${'1A'.repeat(5e5)}`,
      `JP${'-'.repeat(1e6)}`,
      ' '.repeat(1e6),
      `特開${'平'.repeat(1e6)}`,
      'A'.repeat(1e6),
      `WO${'19/'.repeat(3e5)}`,
      `US${'1'.repeat(61)}`,
      `US${'1A'.repeat(31)}`,
      `JP特開${'1-'.repeat(29)}`,
      `CN${'0'.repeat(62)}`,
      '第号'.repeat(30),
      `PCT/${'US/'.repeat(20)}`,
      `DE${'.1'.repeat(30)}`,
    ];
    for (const text of hostile) {
      for (const run of [
        () => parsePublicationNumber(text),
        () => normaliseNumber(text),
        () => applicationKey('US', text, 20150101),
        () => applicationKey('JP', text),
        () => spellingsOfNumber(text),
      ]) {
        run();
        const spent = cpuTime();
        for (let n = 0; n < 10; n++) run();
        expect(spent()).toBeLessThan(100);
      }
    }
  });
});
