import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companies } from '#collections/companies/companies.ts';
import type { Facts } from '#collections/companies/fact-kinds.ts';
import { sampleCompany } from '#collections/companies/sample-company.ts';
import { startTestService, type TestService } from '#testing/service.ts';

const FACTS: Facts = {
  shareholder: [
    { name: 'Lin Wei', natural_person: 1, percent: 60.5 },
    { name: 'South Pumps Ltd', holder_credit_code: '91440300MA5EXAMP2Y', natural_person: 0, percent: 39.5 },
    { name: 'Unsaid' },
  ],
  investment: [{ name: 'Small Valves Ltd', target_credit_code: '91440300MA5EXAMP3Z', percent: 12 }],
  financing: [
    { round: 'Seed', date: 20150301, amount: '200万人民币', investor: 'First Fund' },
    {
      ...{ round: 'B', date: 20200910, amount: '1亿人民币', investor: 'Second Fund', share: '10%', valuation: '10亿' },
      ...{ news_title: 'North Pumps grows', news_url: 'https://example.com/news' },
    },
    { round: 'A', investor: 'Nobody knows when' },
  ],
  investee: [
    { name: 'Early Ltd', date: 20160101 },
    { name: 'Late Ltd', date: 20180101, news_title: 'It invests', news_url: 'https://example.com/invests' },
  ],
  qualification: [
    { label: 'high-tech', level: 'national', agency: 'MOST', published: 20190101, ends: 20220101, year: '2019' },
    { label: 'specialised', published: 20210101 },
  ],
  award: [
    { award: 'Prize of 2010', published: 20100101 },
    {
      award: 'Prize of 2020',
      award_grade: 'second',
      agency: 'City',
      level: 'municipal',
      published: 20200101,
      year: '2020',
    },
  ],
  person: [
    { name: 'Chen Li', role: 'Director', core: 0 },
    { name: 'Wu Min', role: 'Founder', core: 1, left: 0, description: 'built the first pump' },
    { name: 'Xu Jia', role: 'CTO', core: 1, left: 1 },
  ],
  listing: [
    {
      ...{ code: '300001', name: '北泵', english_name: 'North Pumps', type: 'A', label: 'ChiNext', exchange: 'SZSE' },
      ...{ listed: 20110405, delisted: 20230405 },
    },
  ],
  ipo: [
    { exchange: 'SZSE', accepted: 20100101, stage: 'registered', stage_date: 20110101, updated: 20110102, money: 5e8 },
    { exchange: 'SZSE', accepted: 20100101, stage: 'asked', stage_date: 20100601 },
    { exchange: 'SZSE', accepted: 20100101 },
    {
      ...{ exchange: 'HKEX', accepted: 20190101, state: 'withdrawn', stage: 'filed', name: 'NP', type: 'H' },
      ...{ accountants: 'Ma', accounting_firm: 'Ma & Co', evaluation_organization: 'Assess', evaluators: 'Qi' },
      ...{ law_firm: 'Law', lawyers: 'Zhu', sponsor: 'Bank', sponsors: 'Tang' },
    },
  ],
  certificate: [
    { number: 'C-1', name: 'ISO 9001', starts: 20150101, ends: 20180101 },
    { number: 'C-2', name: 'ISO 14001', starts: 20190101, detail_title: 'scope', detail: 'pumps' },
    { number: 'C-2', name: 'ISO 14001', starts: 20190101, detail_title: 'site', detail: 'Shenzhen' },
  ],
};
/** Twenty-one national ones of one day a year, and one of an industry. */
const STANDARDS: NonNullable<Facts['standard']> = [
  ...Array.from({ length: 21 }, (_, i) => ({
    ...{ number: `GB ${i + 1}`, type: '国家标准', released: 20000101 + i * 10_000 },
  })),
  {
    ...{ number: 'JB 7', name: '泵', name_en: 'Pumps', type: '行业标准', status: 'in force', released: 19990101 },
    ...{ implemented: 19990701, category: 'product', properties: 'recommended', scope: 'all', contents: 'sizes' },
    ...{ revision: 'new', department: 'MIIT', committee: 'TC 1', releaser: 'SAC', implementer: 'SAC 2' },
    ...{ drafter: 'Wu Min', drafting_unit: 'North Pumps', record_number: 'R1', recorded: 19990801, class_cn: 'J71' },
    ...{ class_international: '23.080', replaces: ['JB 6', 'JB 5'] },
  },
];

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
  const company = (key: string, name: string, facts: Facts, ids: readonly string[] = []) =>
    sampleCompany(key, name, { ids: [`own:${key}`, ...ids], country: 'CN', facts });
  await service.corpus.put(companies, [
    company('1', 'North Pumps Ltd', { ...FACTS, standard: STANDARDS }, ['credit_code:91440300MA5EXAMP1X']),
    company('2', 'Bare Valves Ltd', {}),
  ]);
});
afterAll(() => service?.[Symbol.asyncDispose]());

const ask = async (path: string, body: object = {}) => {
  const { data, notes } = (
    await service.call(`POST /company/${path}`, { body: { company_name: 'North Pumps Ltd', ...body } })
  ).json;
  const { company_name, credit_code, ...facts } = data;
  return { company_name, credit_code, facts, notes };
};

describe('facts of a company, as its records state them', () => {
  // biome-ignore format: one operation a line
  it.each([
    ['shareholder-information', { shareholder: [
      { is_personal: '1', stock_name: 'Lin Wei', stock_proportion: 60.5 },
      { credit_code: '91440300MA5EXAMP2Y', is_personal: '0', stock_name: 'South Pumps Ltd', stock_proportion: 39.5 },
      { stock_name: 'Unsaid' },
    ] }],
    ['outbound-investment', { investment: [
      { company_name: 'Small Valves Ltd', credit_code: '91440300MA5EXAMP3Z', investment_proportion: 12 },
    ] }],
    ['financing-information', { financing_detail: [
      { investor_name: 'Second Fund', money: '1亿人民币', news_title: 'North Pumps grows', news_url: 'https://example.com/news', pub_time: '20200910', round: 'B', share: '10%', value: '10亿' },
      { investor_name: 'First Fund', money: '200万人民币', pub_time: '20150301', round: 'Seed' },
      { investor_name: 'Nobody knows when', round: 'A' },
    ] }],
    ['investment-information', {
      last_funding_date: '20200910', last_funding_round: 'B', last_funding_total: '1亿人民币', num_funding_rounds: '3',
      to_investees: [
        { funding_date: '20180101', investee: 'Late Ltd', news_title: 'It invests', news_url: 'https://example.com/invests' },
        { funding_date: '20160101', investee: 'Early Ltd' },
      ],
    }],
    ['technology-qualification', { tech_qualification: [
      { publish_date: '20210101', tag_type: 'specialised' },
      { end_date: '20220101', issuing_agency: 'MOST', level: 'national', publish_date: '20190101', tag_type: 'high-tech', year: '2019' },
    ] }],
    ['awards-information', { awards_qualification: [
      { award: 'Prize of 2020', awards_level: 'second', issuing_agency: 'City', level: 'municipal', publish_date: '20200101', year: '2020' },
      { award: 'Prize of 2010', publish_date: '20100101' },
    ] }],
    ['main-member', { main_member: [
      { name: 'Chen Li', title: 'Director' },
      { is_dimission: '0', name: 'Wu Min', title: 'Founder' },
      { is_dimission: '1', name: 'Xu Jia', title: 'CTO' },
    ] }],
    ['core-member', { core_member: [
      { desc: 'built the first pump', is_dimission: '0', name: 'Wu Min', title: 'Founder' },
      { is_dimission: '1', name: 'Xu Jia', title: 'CTO' },
    ] }],
    ['listing-Information', { listing_information: [
      { bond_code: '300001', bond_label: 'ChiNext', bond_name: '北泵', bond_type: 'A', delisting_date: '20230405', english_name: 'North Pumps', exchange: 'SZSE', listing_date: '20110405' },
    ] }],
    ['ipo-process', { ipo_process: [
      { accept_date: '20100101', accept_process: [{ audit_status: 'asked', date: '20100601' }, { audit_status: 'registered', date: '20110101' }], audit_status: 'registered', exchange: 'SZSE', financing_money: 5e8, update_date: '20110102' },
      { accept_date: '20190101', accept_process: [{ audit_status: 'filed' }], accountants: 'Ma', accounting_firm: 'Ma & Co', audit_status: 'withdrawn', bond_name: 'NP', bond_type: 'H', evaluation_organization: 'Assess', evaluators: 'Qi', exchange: 'HKEX', law_firm: 'Law', lawyers: 'Zhu', sponsor: 'Tang', sponsor_institution: 'Bank' },
    ] }],
  ])('%s', async (path, facts) => {
    expect(await ask(path)).toMatchObject({ company_name: 'North Pumps Ltd', credit_code: '91440300MA5EXAMP1X' });
    expect((await ask(path)).facts).toEqual(facts);
  });

  it('standards come twenty a page, of one type or of all', async () => {
    const numbers = async (body: object) => {
      const { facts } = await ask('standard-information', body);
      const rows: { standard_id: string }[] = facts.standard_information;
      return [facts.standard_count, rows.length, rows[0]?.standard_id, rows.at(-1)?.standard_id];
    };
    expect(await numbers({ page_number: 1 })).toEqual([22, 20, 'GB 21', 'GB 2']);
    expect(await numbers({ page_number: 2 })).toEqual([22, 2, 'GB 1', 'JB 7']);
    expect(await numbers({ page_number: 2, standard_type: 'ALL' })).toEqual([22, 2, 'GB 1', 'JB 7']);
    expect(await numbers({ page_number: 2, standard_type: '全部' })).toEqual([22, 2, 'GB 1', 'JB 7']);
    expect(await numbers({ page_number: 2, standard_type: '国家标准' })).toEqual([21, 1, 'GB 1', 'GB 1']);
    expect((await ask('standard-information', { page_number: 1, standard_type: ' 行业标准 ' })).facts).toEqual({
      standard_count: 1,
      standard_information: [
        {
          ...{ all_substitute_standards: ['JB 6', 'JB 5'], application_scope: 'all', competent_department: 'MIIT' },
          ...{
            drafter: 'Wu Min',
            drafting_unit: 'North Pumps',
            implement_company: 'SAC 2',
            implement_date: '19990701',
          },
          ...{ main_technical_contents: 'sizes', record_date: '19990801', record_number: 'R1', release_company: 'SAC' },
          ...{ release_date: '19990101', revision: 'new', standard_category: 'product', standard_id: 'JB 7' },
          ...{ standard_name: '泵', standard_name_en: 'Pumps', standard_number_cn: 'J71' },
          ...{ standard_number_inter: '23.080', standard_properties: 'recommended', standard_status: 'in force' },
          ...{ standard_type: '行业标准', technical_committees: 'TC 1' },
        },
      ],
    });
  });

  it('rows of one certificate are one, with all its details', async () => {
    expect((await ask('qualification-certificate', { page_number: 1 })).facts).toEqual({
      certificate_count: 2,
      qualification_certificate: [
        {
          ...{ cert_no: 'C-2', certificate_name: 'ISO 14001', start_date: '20190101' },
          detail: [
            { content: 'pumps', title: 'scope' },
            { content: 'Shenzhen', title: 'site' },
          ],
        },
        { cert_no: 'C-1', certificate_name: 'ISO 9001', detail: [], end_date: '20180101', start_date: '20150101' },
      ],
    });
  });

  // biome-ignore format: one operation a line
  it.each([
    ['shareholder-information', 'shareholder. What would fill it: company-table.'],
    ['main-member', 'main_member. What would fill it: sec-edgar (officers and directors), company-table.'],
    ['core-member', 'core_member. What would fill it: company-table.'],
    ['listing-Information', 'listing_information. What would fill it: sec-edgar (tickers of the United States), company-table.'],
    ['ipo-process', 'ipo_process. What would fill it: company-table.'],
    ['investment-information', 'last_funding_date, last_funding_round, last_funding_total, num_funding_rounds, to_investees. What would fill it: company-table.'],
    ['standard-information', 'standard_count, standard_information. What would fill it: company-table.'],
    ['qualification-certificate', 'certificate_count, qualification_certificate. What would fill it: company-table.'],
  ])('what no record states is absent, and told: %s', async (path, told) => {
    const { facts, notes } = await ask(path, {
      company_name: 'Bare Valves Ltd',
      ...(/^(?:standard|qualification)/.test(path) && { page_number: 1 }),
    });
    expect([facts, notes]).toEqual([{}, [`No loaded source states: ${told}`]]);
  });
});
