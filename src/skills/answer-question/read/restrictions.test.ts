import { describe, expect, it } from 'vitest';
import type { Query } from '#corpus/query/tree.ts';
import {
  dated,
  dateNamed,
  isRestricted,
  type Restrictions,
  restrictionQueries,
  restrictionsIn,
} from './restrictions.ts';

const read = (text: string) => restrictionsIn(text).restrictions;

describe('countries', () => {
  /** Each as documents of its office, and as applicants of it. */
  // biome-ignore format: read it as a table
  const OFFICES: readonly (readonly [code: string, ...texts: string[]])[] = [
    ['CN', 'in China', 'Chinese patents', '中国专利', '在中国'],
    ['US', 'in the US', 'in the U.S.', 'in the USA', 'from the U.S.A.', 'in us patents', 'in USA', 'in the United States', 'from America', 'American patents', 'a US patent', 'U.S. applications', '美国专利'],
    ['EP', 'in Europe', 'at the EPO', 'European applications', '欧洲专利', '欧专局的专利'],
    ['JP', 'from Japan', '日本的专利'],
    ['DE', 'in Germany', 'German families', '德国专利'],
    ['KR', 'in Korea', 'in South Korea', 'Korean filings', '韩国专利'],
    ['FR', 'in France', 'French documents', '法国专利'],
    ['GB', 'in the UK', 'in the U.K.', 'from Britain', 'in Great Britain', 'British patents', 'UK patents', '英国专利'],
    ['TW', 'in Taiwan', 'Taiwanese grants', '台湾专利'],
    ['CA', 'in Canada', 'Canadian publications', '加拿大专利'],
    ['IN', 'in India', 'Indian patents', '印度专利'],
    ['AU', 'in Australia', 'Australian patents', '澳大利亚专利'],
    ['WO', 'from the PCT', 'at WIPO', 'PCT applications', 'international applications', 'world patents', '国际专利', '世界知识产权组织专利', 'PCT专利'],
  ];
  it.each(OFFICES.flatMap(([code, ...texts]) => texts.map((text) => [text, code])))('%s is of %s', (text, code) => {
    expect(read(text)).toEqual({ offices: [code] });
  });

  // biome-ignore format: read it as a table
  const APPLICANTS: readonly (readonly [code: string, ...texts: string[]])[] = [
    ['CN', 'Chinese companies', 'firms from China', '中国公司'],
    ['US', 'American universities', 'US applicants', '美国企业'],
    ['EP', 'European assignees', '欧洲的公司'],
    ['JP', 'Japanese battery applicants', 'owners in Japan', '日本申请人'],
    ['DE', 'German inventors', '德国大学'],
    ['KR', 'a Korean company', 'companies of South Korea', '韩国机构'],
    ['FR', 'French firms', '法国高校'],
    ['GB', 'British companies', 'universities in the UK', '英国公司'],
    ['TW', 'Taiwanese companies', '台湾企业'],
    ['CA', 'Canadian companies', '加拿大公司'],
    ['IN', 'Indian owners', '印度公司'],
    ['AU', 'Australian applicants', '澳大利亚大学'],
  ];
  it.each(APPLICANTS.flatMap(([code, ...texts]) => texts.map((text) => [text, code])))(
    '%s are applicants of %s',
    (text, code) => {
      expect(read(text)).toEqual({ applicants_from: [code] });
    },
  );

  it('may be several, are taken out of the question, and are none in another word', () => {
    expect(restrictionsIn('cold plates in China and in Germany')).toEqual({
      restrictions: { offices: ['CN', 'DE'] },
      rest: 'cold plates  ,  and  , ',
    });
    for (const text of ['Indiana limestone', 'a chinaware kiln', 'let us cool it', 'germane words', '国际象棋'])
      expect([text, restrictionsIn(text)]).toEqual([text, { restrictions: {}, rest: text }]);
    expect([isRestricted({}), isRestricted({ offices: ['CN'] })]).toEqual([false, true]);
  });
});

describe('years', () => {
  // biome-ignore format: read it as a table
  it.each<[text: string, from: number | undefined, to: number | undefined]>([
    ['between 2012 and 2015', 2012, 2015],
    ['from 2015 to 2012', 2012, 2015],
    ['from 2012 till 2015', 2012, 2015],
    ['2012-2015', 2012, 2015],
    ['2012 – 2015', 2012, 2015],
    ['2012年至2015年之间', 2012, 2015],
    ['since 2012', 2012, undefined],
    ['starting in 2012', 2012, undefined],
    ['as of 2012', 2012, undefined],
    ['not before 2012', 2012, undefined],
    ['no earlier than 2012', 2012, undefined],
    ['2012 onwards', 2012, undefined],
    ['2012 or later', 2012, undefined],
    ['2012 until now', 2012, undefined],
    ['in 2012 at the earliest', 2012, undefined],
    ['自2012年以来', 2012, undefined],
    ['2012年起', 2012, undefined],
    ['after 2012', 2013, undefined],
    ['not after 2012', undefined, 2012],
    ['no later than 2012', undefined, 2012],
    ['2012 and earlier', undefined, 2012],
    ['in 2012 at the latest', undefined, 2012],
    ['until 2012', undefined, 2012],
    ['by 2012', undefined, 2012],
    ['2012年以前', undefined, 2012],
    ['before 2012', undefined, 2011],
    ['in 2012', 2012, 2012],
    ['during the year 2012', 2012, 2012],
    ['2012年', 2012, 2012],
  ])('%s', (text, from, to) => {
    const { restrictions, rest } = restrictionsIn(`cold plates ${text}`);
    expect(restrictions).toEqual({ years: { ...(from && { from }), ...(to && { to }), of: 'PBD' } });
    expect(rest).not.toMatch(/\d/);
  });

  it('are no numbers of other things', () => {
    for (const text of ['ISO 2012', 'a pump of 1800 bar', 'in 20123 tests', 'model 2012'])
      expect([text, read(text)]).toEqual([text, {}]);
  });

  // biome-ignore format: read it as a table
  it.each([
    ['EXDT', 'that expire', 'expired', 'expiring', 'by expiry', 'that run out', 'running out', '到期', '届满', '过期'],
    ['APD', 'filed', 'by filings', 'applied for', 'submitted', 'lodged', '申请', '提交'],
    ['ISD', 'granted', '授权'],
    ['PBD', 'published', 'by publication year', '公开', '公布', '公告'],
  ])('are of %s where the words say so', (of, ...texts) => {
    for (const text of texts) expect([text, dateNamed(text)]).toEqual([text, of]);
    expect(read(`${texts[0]} in 2012`).years).toEqual({ from: 2012, to: 2012, of });
  });

  it('take the words with them that say of what they are', () => {
    expect(dateNamed('cold plates')).toBeUndefined();
    expect(restrictionsIn('cold plates that will expire in 2030').rest).toBe('cold plates that  ,   , ');
    expect(restrictionsIn('cold plates lodged in 2012').rest).toBe('cold plates  ,   , ');
    expect(restrictionsIn('2030年即将到期的冷板').rest).toBe(' ,  , 冷板');
  });
});

it('reads the name of a party as no word for filing', () => {
  expect(read('2005年之前公开的、申请人是三星的专利').years).toEqual({ to: 2005, of: 'PBD' });
  expect(read('2005年之前申请的专利').years).toEqual({ to: 2005, of: 'APD' });
});

describe('places that are not meant', () => {
  it.each([
    ['lidar patents not from Germany', ['DE']],
    ['lidar patents outside China', ['CN']],
    ['lidar patents not filed in Japan', ['JP']],
    ['除中国以外的激光雷达专利', ['CN']],
  ])('%s', (text, offices_not) => {
    expect(read(text)).toEqual({ offices_not });
  });
});

describe('the state', () => {
  // biome-ignore format: read it as a table
  it.each([
    ['expired', 'expired patents', '已过期的专利', '已届满的专利'],
    ['inactive', 'lapsed patents', 'dead patents', 'abandoned applications', 'patents no longer in force or rights', '失效专利', '无效的专利'],
    ['active', 'active patents', 'patents in force', 'valid rights', 'live ones', '有效专利'],
    ['pending', 'pending applications', '审查中的申请', '在审的', '未决的'],
    ['granted', 'granted patents', '已授权的专利'],
  ])('is %s', (status, ...texts) => {
    for (const text of texts) expect([text, read(text).status]).toEqual([text, status]);
  });

  it.each([
    ['expired', 'patents that have not expired yet', '尚未到期的专利'],
    ['granted', 'patents not yet granted', '未授权的专利'],
    ['active', 'patents not in force'],
    ['inactive', 'patents that have not lapsed', '未失效的专利'],
  ])('is said not to be %s', (status, ...texts) => {
    for (const text of texts) expect([text, read(text)]).toEqual([text, { status_not: status }]);
  });

  it('is denied of rights, not of things', () => {
    expect(read('Why is the signal of the sensor not valid after a reset of the device?').status_not).toBeUndefined();
  });

  it('is not that of a thing', () => {
    for (const text of ['an active mirror', 'a dead weight', 'a valid signal', '有效半径', '无效信号'])
      expect([text, read(text)]).toEqual([text, {}]);
  });
});

describe('as queries', () => {
  const years = (of: 'PBD' | 'APD' | 'ISD' | 'EXDT', from?: number, to?: number): Restrictions => ({
    years: { ...(from && { from }), ...(to && { to }), of },
  });
  const range = (field: string, from?: string, to?: string): Query => ({
    ...{ kind: 'range', field },
    ...(from && { from }),
    ...(to && { to }),
  });
  const term = (field: string, text: string): Query => ({ kind: 'term', field, text });
  const of = (restrictions: Restrictions, date?: 'APD') => restrictionQueries(restrictions, date);

  it('years are those of the date, from its first day to its last', () => {
    expect(of(years('PBD', 2012, 2015))).toEqual([range('PBD_Y', '2012', '2015')]);
    expect(of(years('PBD', 2012))).toEqual([range('PBD_Y', '2012')]);
    expect(of(years('EXDT', undefined, 2030))).toEqual([range('EXDT', undefined, '20301231')]);
    expect(of(years('EXDT', 2030))).toEqual([range('EXDT', '20300101')]);
  });

  it('a date that a record lacks is told by the next best', () => {
    const without = (query: Query, field: string): Query => ({
      kind: 'and',
      of: [query, { kind: 'not', of: dated(field) }],
    });
    const [filed] = of(years('APD', 2012, 2015));
    expect(filed).toEqual({
      kind: 'or',
      of: [range('APD', '20120101', '20151231'), without(range('E_PRIORITY_DATE', '20120101', '20151231'), 'APD')],
    });
    // where the question does not say which
    expect(of(years('PBD', 2012, 2015), 'APD')).toEqual([filed]);
    const [granted] = of(years('ISD', 2012, 2015));
    const published: Query = { kind: 'and', of: [term('PATENT_TYPE', 'B'), range('PBD_Y', '2012', '2015')] };
    expect(JSON.stringify(granted)).toContain(JSON.stringify(range('ISD', '20120101', '20151231')));
    expect(JSON.stringify(granted)).toContain(JSON.stringify(published.of[0]));
    expect([dated('ISD'), dated('PBD_Y')]).toEqual([range('ISD', '10000101'), range('PBD_Y', '1000')]);
  });

  it('countries and states are codes', () => {
    expect(of({ offices: ['CN'], applicants_from: ['DE', 'FR'] })).toEqual([
      term('AUTHORITY', 'CN'),
      { kind: 'or', of: [term('AN_COUNTRY', 'DE'), term('AN_COUNTRY', 'FR')] },
    ]);
    const states = (['active', 'inactive', 'pending', 'expired', 'granted'] as const).map(
      (status) => of({ status })[0],
    );
    expect(states).toEqual([
      term('SIMPLE_LEGAL_STATUS', '1'),
      term('SIMPLE_LEGAL_STATUS', '0'),
      term('SIMPLE_LEGAL_STATUS', '2'),
      term('LEGAL_STATUS', '15'),
      { kind: 'or', of: [range('ISD', '17000101'), term('PATENT_TYPE', 'B')] },
    ]);
    expect(of({})).toEqual([]);
  });
});

it.each([
  ['How many patents on active noise control?', 'active'],
  ['active suspension patents', 'active'],
  ['live cell imaging patents', 'live'],
  ['patents on pending interrupt handling', 'pending'],
  ['How are granted resources used by a terminal?', 'granted'],
  ['patents on expired air sampling', 'expired'],
  ['dead battery detection patents', 'dead'],
  ['有效载荷的专利', '有效'],
  ['失效检测方法的专利', '失效'],
  ['授权访问控制的专利', '授权'],
])('a word of state that makes a thing with the next one is a word of the topic: %s', (question, word) => {
  const { restrictions, rest } = restrictionsIn(question);
  expect([restrictions.status, rest.includes(word)]).toEqual([undefined, true]);
});

it.each([
  ['active lidar patents', 'active'],
  ['granted patents on valves', 'granted'],
  ['pending applications on pumps', 'pending'],
  ['有效的激光雷达专利', 'active'],
])('and one of the state of rights elsewhere: %s', (question, status) => {
  expect(restrictionsIn(question).restrictions.status).toBe(status);
});
