import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { classSymbols } from '#collections/class-symbols.ts';
import { emptyLists, type Patent } from '#collections/patents/patent.ts';
import { patentId } from '#collections/patents/patent-id.ts';
import type { Operation } from '#operation.ts';
import { type Reply, startTestService, type TestService } from '#testing/service.ts';
import d101 from './custom-aggregate-data/d101-life-cycle.ts';
import d102 from './custom-aggregate-data/d102-applicant-rank.ts';
import d103 from './custom-aggregate-data/d103-applicant-technology-analysis.ts';
import d104 from './custom-aggregate-data/d104-applicant-trend.ts';
import d105 from './custom-aggregate-data/d105-cooperation-applicant-analysis.ts';
import d106 from './custom-aggregate-data/d106-patent-trend.ts';
import d107 from './custom-aggregate-data/d107-technology-applicant-distribution.ts';
import d108 from './custom-aggregate-data/d108-technology-constitute.ts';
import d109 from './custom-aggregate-data/d109-rec-office.ts';
import d110 from './custom-aggregate-data/d110-rec-office-year.ts';
import d111 from './custom-aggregate-data/d111-refered-rank.ts';
import d112 from './custom-aggregate-data/d112-famn-rank.ts';
import d113 from './custom-aggregate-data/d113-patent-list.ts';
import d116 from './custom-aggregate-data/d116-3d-map.ts';
import p036 from './patent-valuation-data/p036-technology-indicators.ts';
import p037 from './patent-valuation-data/p037-legal-indicators.ts';
import p038 from './patent-valuation-data/p038-market-indicators.ts';
import p039 from './patent-valuation-data/p039-strategic-indicators.ts';
import p040 from './patent-valuation-data/p040-economic-indicators.ts';
import p050 from './patent-valuation-data/p050-tech-innovation.ts';
import p051 from './patent-valuation-data/p051-patent-ability.ts';
import p052 from './patent-valuation-data/p052-market-prospect.ts';
import p053 from './patent-valuation-data/p053-operation-situation.ts';
import a001 from './technology-key-report/a001-patent-trends.ts';
import a002 from './technology-key-report/a002-word-cloud.ts';
import a003 from './technology-key-report/a003-wheel-of-innovation.ts';
import a004 from './technology-key-report/a004-priority-country.ts';
import a005 from './technology-key-report/a005-most-cited.ts';
import a006 from './technology-key-report/a006-inventor-ranking.ts';
import a007 from './technology-key-report/a007-applicant-ranking.ts';
import a008 from './technology-key-report/a008-simple-legal-status.ts';
import a009 from './technology-key-report/a009-most-asserted.ts';
import a011 from './technology-key-report/a011-patent-type-trend.ts';
import a012 from './technology-key-report/a012-technology-effect-distribution.ts';
import a101 from './technology-key-report/a101-word-cloud.ts';
import a102 from './technology-key-report/a102-strategy-map.ts';
import a103 from './technology-key-report/a103-key-technology-overview.ts';
import a104 from './technology-key-report/a104-patent-trends.ts';
import a105 from './technology-key-report/a105-patent-portfolio-overview.ts';
import a106 from './technology-key-report/a106-most-cited-latest.ts';
import a107 from './technology-key-report/a107-most-cited.ts';
import a108 from './technology-key-report/a108-largest-patent-family.ts';
import a109 from './technology-key-report/a109-simple-legal-status.ts';
import a110 from './technology-key-report/a110-acquisition-divestiture.ts';
import a201 from './technology-key-report/a201-technology-effect-distribution.ts';
import a202 from './technology-key-report/a202-technology-field-word-cloud.ts';

/** 15 May 2024. */
const NOW = Date.UTC(2024, 4, 15);

const patent = (number: string, said: Partial<Patent>): Patent => ({
  publication_number: number,
  authority: number.slice(0, 2),
  doc_number: number.slice(2, -2),
  kind_code: number.slice(-2),
  patent_type: number.at(-2) === 'B' ? 'B' : 'A',
  ...emptyLists(),
  titles: [{ lang: 'en', origin: 'original', text: 'Cell with a membrane' }],
  ...said,
});

const named = (...names: string[]) => names.map((name) => ({ name }));
const status = (simple: number) => ({ simple, detailed: [] });

/** An application of Acme and Beta with its grant. */
const FIRST = {
  ...{ application_number: 'US16/000001', filing_date: 20190301, applicants: named('Acme', 'Beta') },
  priorities: [{ country: 'US', number: 'US62/000001', date: 20180302 }],
};

/** Four applications: one with its grant, one that is pending, one Chinese, one without a date. */
const PATENTS: readonly Patent[] = [
  patent('US2020000001A1', { ...FIRST, publication_date: 20200901, ipc: ['H01M8/10', 'G01N33/00'] }),
  patent('US11000001B2', { ...FIRST, publication_date: 20210511, ipc: ['H01M8/10'], legal_status: status(1) }),
  patent('US2022000002A1', {
    ...{ application_number: 'US17/000002', filing_date: 20210704, publication_date: 20220105, ipc: ['H04N201/00'] },
    ...{ applicants: named('Acme'), legal_status: status(0), cites: [{ publication_number: 'US11000001B2' }] },
    inventors: named('Roe, Jane'),
    legal_events: [
      { date: 20220301, fact: { kind: 'transfer', from: named('Delta Limited'), to: named('ACME') } },
      { date: 20210801, fact: { kind: 'transfer', from: named('Roe, Jane'), to: named('Acme') } },
      { date: 20220401, fact: { kind: 'transfer', from: named('Acme'), to: named('Beta', 'Epsilon AG') } },
      { date: 20230105, fact: { kind: 'litigation', docket: '1:23-cv-1' } },
      { date: 20230601, fact: { kind: 'litigation', docket: '1:23-CV-1' } },
      { date: 20220901, fact: { kind: 'litigation' } },
    ],
  }),
  patent('CN111111111A', {
    ...{ kind_code: 'A', doc_number: '111111111', application_number: 'CN201910000001.1' },
    ...{ filing_date: 20191231, publication_date: 20200601, ipc: ['H01M8/10'], applicants: named('Beta', 'Gamma') },
    priorities: FIRST.priorities,
    titles: [{ lang: 'zh', origin: 'original', text: '膜电池' }],
    inventors: named('Roe, Jane', 'Li, Wei'),
    cites: [{ publication_number: 'EP3000001A1' }],
    abstracts: [{ lang: 'zh', origin: 'original', text: '膜电池的壳体降低了重量。' }],
  }),
  patent('EP3000001A1', {
    ...{ application_number: 'EP19000001', publication_date: 20200101, cites: [] },
    priorities: [{ country: 'EP', number: 'EP18000009', date: 20180101 }],
  }),
  // a family of two that cite the same, as one
  ...(['AU2021100001A1', 'AU2021100001B2'] as const).map((number) =>
    patent(number, {
      ...{ application_number: 'AU2021100001', filing_date: 20210101, publication_date: 20220101, demo: true },
      titles: [{ lang: 'en', origin: 'original', text: 'Lamp' }],
      cites: [{ publication_number: 'EP3000001A1' }],
    }),
  ),
];

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ corpus: PATENTS, clock: () => NOW });
  const title = { scheme: 'ipc', symbol: 'H01M8/00', titles: [{ lang: 'zh', text: '燃料电池' }] } as const;
  await service.corpus.put(classSymbols, [{ ...title, titles: [...title.titles] }]);
});
afterAll(() => service.close());

const rows = ({ data }: Reply) => data as any[];

describe('A001', () => {
  const trend = (query: Record<string, string>) => service.call(a001, { query });

  it('counts applications by year with their grants, in both forms of the interface', async () => {
    const reply = await trend({ apply_start_time: '2018', apply_end_time: '2021', query_text: 'TTL: (cell OR 电池)' });
    expect(reply.data).toEqual([
      {
        ...{ year: '2018', application: 0, granted: 0 },
        values: [
          { year: '2018', total: 0, grant_num: 0 },
          { year: '2019', total: 2, grant_num: 1, grant_rate: 0.5 },
          { year: '2020', total: 0, grant_num: 0 },
          { year: '2021', total: 1, grant_num: 0, grant_rate: 0 },
        ],
      },
      { year: '2019', application: 2, granted: 1, percentage: 0.5, values: [] },
      { year: '2020', application: 0, granted: 0, values: [] },
      { year: '2021', application: 1, granted: 0, percentage: 0, values: [] },
    ]);
    expect(reply.json.notes).toBeUndefined();
  });

  it('counts a grant that is stored, though only the application was found', async () => {
    const [row] = rows(await trend({ public_end_time: '2020', authority: 'US', apply_start_time: '2019' }));
    expect(row).toMatchObject({ year: '2019', application: 1, granted: 1 });
  });

  it('covers twenty years up to the clock, and says which are not complete and what has no date', async () => {
    const reply = await trend({});
    expect([rows(reply)[0].year, rows(reply).at(-1).year, reply.data.length]).toEqual(['2005', '2024', 20]);
    expect(reply.json.notes).toEqual([
      '1 of 5 applications have no value for: Application date.',
      'Not complete yet: 2022, 2023, 2024. Applications are published about 18 months after they are filed.',
    ]);
    expect(rows(await trend({ public_end_time: '2010' })).at(-1).year).toBe('2010');
  });

  it('keeps words in title and abstract, classes in classes, offices in offices', async () => {
    const total = async (query: Record<string, string>) =>
      rows(await trend({ apply_start_time: '2019', apply_end_time: '2019', ...query }))[0]?.application;
    expect(await total({ keywords: 'cell AND NOT lamp' })).toBe(1);
    expect(await total({ keywords: '膜' })).toBe(1);
    expect(await total({ ipc: 'H01M' })).toBe(2);
    expect(await total({ ipc: 'h01m 8/10' })).toBe(2);
    expect(await total({ ipc: 'H01M1' })).toBe(0);
    expect(await total({ authority: 'cn OR EP' })).toBe(1);
    expect(await total({ query_text: 'AUTHORITY:US', keywords: 'membrane' })).toBe(1);
  });

  it.each([
    ['keywords', 'x) OR PN: (US*'],
    ['keywords', 'TTL: cell'],
    ['query_text', 'cell $W3 membrane'],
    ['query_text', `cell ${'membrane '.repeat(100)}`],
    ['authority', 'CNX'],
    ['ipc', 'membrane'],
    ['apply_start_time', 'last year'],
    ['apply_start_time', '2025'],
  ])('refuses what its %s cannot be: %s', async (name, value) => {
    const { json } = await trend({ apply_end_time: '2024', [name]: value });
    expect([json.status, json.error_code]).toEqual([false, 68300004]);
    expect(json.error_msg).not.toBe('');
  });
});

describe('the charts of a search', () => {
  const ask = async (operation: Operation, more: object = {}, query_text = 'TTL: (cell OR 电池)') => {
    const { data, json } = await service.call(operation, { body: { query_text, ...more } });
    expect(json.error_msg).toBe('');
    return { values: data.values as any[], notes: json.notes as string[] | undefined };
  };
  const APNO = { collapse_type: 'APNO' };

  it('D101 counts filings and inventions of ten years', async () => {
    const { values } = await ask(d101, APNO);
    expect(values.map(({ year }) => year)).toEqual(Array.from({ length: 10 }, (_, i) => String(2015 + i)));
    expect(values.filter(({ total }) => total > 0)).toEqual([
      { year: '2019', total: 2, inv_total: 2 },
      { year: '2021', total: 1, inv_total: 1 },
    ]);
  });

  it('D102 ranks applicants; equal ones stand in the order of their names', async () => {
    expect((await ask(d102)).values).toEqual([
      { name: 'Acme', num: 3 },
      { name: 'Beta', num: 3 },
      { name: 'Gamma', num: 1 },
    ]);
    const { values, notes } = await ask(d102, APNO);
    expect(values.map(({ name, num }) => `${name} ${num}`)).toEqual(['Acme 2', 'Beta 2', 'Gamma 1']);
    expect(notes).toEqual(['1 of 4 applications have no value for: Original applicant, standardized, whole.']);
  });

  it('D103 and D107 cross applicants and main groups, with titles', async () => {
    const { values } = await ask(d103, APNO);
    expect(values[1]).toEqual({
      name: 'Beta',
      ipc: [
        { ipc: 'H01M8', num: 2, content: '燃料电池' },
        { ipc: 'G01N33', num: 1 },
      ],
    });
    const groups = (await ask(d107, APNO)).values;
    expect(groups[0]).toEqual({
      ipc: { ipc: 'H01M8', detail: [{ code: 'H01M8', content: '燃料电池' }] },
      app_info: [
        { name: 'Beta', num: 2 },
        { name: 'Acme', num: 1 },
        { name: 'Gamma', num: 1 },
      ],
    });
  });

  it('D104 and D110 count applicants and offices by year', async () => {
    const acme = (await ask(d104, APNO)).values[0];
    expect([acme.name, acme.info.length]).toEqual(['Acme', 10]);
    expect(acme.info.filter(({ total }: any) => total > 0)).toEqual([
      { year: 2019, total: 1 },
      { year: 2021, total: 1 },
    ]);
    const [us] = (await ask(d110, APNO)).values;
    expect({ ...us, info: us.info.filter(({ total }: any) => total > 0) }).toEqual({
      ...{ code: 'US', rec_office: '美国', rec_office_en: 'United States' },
      info: [
        { year: '2019', total: 1 },
        { year: '2021', total: 1 },
      ],
    });
  });

  it('D105 names co-applicants with what they filed together and in all', async () => {
    const { values } = await ask(d105, APNO);
    expect(values[1]).toEqual({
      ...{ main_application: 'Beta', total: 2 },
      cooperation: [
        { name: 'Acme', together: 1, total: 2 },
        { name: 'Gamma', together: 1, total: 1 },
      ],
    });
  });

  it('D106 counts grants: of publications those that are one, of groups those that hold one', async () => {
    const year = async (more: object) => (await ask(d106, more)).values.find((row) => row.year === '2019');
    expect(await year({})).toEqual({ year: '2019', total: 3, grant_num: 1, grant_rate: 1 / 3 });
    expect(await year(APNO)).toEqual({ year: '2019', total: 2, grant_num: 1, grant_rate: 0.5 });
    expect(await year({ collapse_type: 'DOCDB' })).toEqual({ year: '2019', total: 1, grant_num: 1, grant_rate: 1 });
    expect(await year({ collapse_type: 'INPADOC' })).toMatchObject({ total: 1 });
  });

  it('D108 and D109 count subclasses and offices', async () => {
    expect((await ask(d108)).values).toEqual([
      { ipc: 'H01M', num: 3 },
      { ipc: 'G01N', num: 1 },
      { ipc: 'H04N', num: 1 },
    ]);
    expect((await ask(d109)).values.map(({ code, num, rec_office }) => `${code} ${num} ${rec_office}`)).toEqual([
      ...['US 3 美国', 'CN 1 中国', 'EP 1 欧洲专利局'],
    ]);
  });

  it('D111 ranks by stored publications that cite, families where the collapse asks for families', async () => {
    const cited = async (more: object) => (await ask(d111, more)).values.map(({ name, num }) => `${name} ${num}`);
    expect(await cited({})).toEqual(['EP3000001A1 3', 'US11000001B2 1']);
    expect(await cited(APNO)).toEqual(['EP3000001A1 3', 'US11000001B2 1']);
    expect(await cited({ collapse_type: 'DOCDB' })).toEqual(['EP3000001A1 2', 'US11000001B2 1']);
    expect(await ask(d111, {}, 'TTL: lamp')).toEqual({
      values: [],
      notes: ['No stored publication cites a patent that was found.'],
    });
  });

  it('D112 shows the largest families, each once', async () => {
    expect((await ask(d112)).values.map(({ name, num }) => `${name} ${num}`)).toEqual([
      ...['CN111111111A 3', 'EP3000001A1 1', 'US2022000002A1 1'],
    ]);
  });

  it('D113 lists what was counted', async () => {
    const body = { query_text: 'PN: US2022000002A1', offset: 0, limit: 5 };
    const { data } = await service.call(d113, { body });
    expect([data.data_count, data.total_search_data_count]).toEqual([1, 1]);
    expect(data.data[0]).toEqual({
      ...{ id: 'US2022000002A1', pub_number: 'US2022000002A1', app_number: 'US17/000002', app_date: 20210704 },
      ...{ title: 'Cell with a membrane', applicant_name: ['Acme'], owner_application_name: ['Acme'] },
      ...{ inventor_name: ['Roe, Jane'], patent_type: 'A', rec_office: 'US', sim_legal: '0' },
    });
  });

  it('D116 counts a group of names as one applicant, with those whose right ended', async () => {
    const { values } = await ask(d116, { group2: ['acme', 'GAMMA'], group3: ['Nobody'] });
    expect(values[0]).toEqual({ ipc: 'H01M', num: 3, group2: [{ name: 'acme', num: 3, invalid_num: 0 }] });
    expect(values[2]).toEqual({ ipc: 'H04N', num: 1, group2: [{ name: 'acme', num: 1, invalid_num: 1 }] });
  });

  it('D101 takes no proximity, the others do', async () => {
    const query_text = 'TTL: (cell $W3 membrane)';
    const refused = await service.call(d101, { body: { query_text } });
    expect([refused.json.status, refused.json.error_code]).toEqual([false, 68300004]);
    expect((await ask(d102, {}, query_text)).values[0].num).toBe(3);
  });
});

describe('the charts of a technology', () => {
  const CELLS = { query_text: 'TTL: (cell OR 电池)' };
  const ask = async (operation: Operation, more: Record<string, string> = {}) =>
    (await service.call(operation, { query: { ...CELLS, ...more } })).data as any[];

  it('A004 shares priority countries among the applications with one', async () => {
    const third = 1 / 3;
    expect(await ask(a004)).toEqual([
      { country: 'US', count: 2, percentage: 2 * third },
      { country: 'EP', count: 1, percentage: third },
    ]);
  });

  it('A005 counts citing publications; an application stands once', async () => {
    expect((await ask(a005)).map(({ patent_num, count }) => `${patent_num} ${count}`)).toEqual([
      ...['EP3000001A1 3', 'US11000001B2 1'],
    ]);
  });

  it('A006 and A007 rank inventors and applicants', async () => {
    expect(await ask(a006)).toEqual([
      { name: 'Roe, Jane', count: 2 },
      { name: 'Li, Wei', count: 1 },
    ]);
    expect((await ask(a007, { lang: 'en' })).map(({ applicant, percentage }) => [applicant, percentage])).toEqual([
      ...[['Acme', 2 / 3] as const, ['Beta', 2 / 3] as const, ['Gamma', 1 / 3] as const],
    ]);
  });

  it('A008 tells the status of the latest publication of each application', async () => {
    const rows = await ask(a008);
    expect(rows.map(({ pn, simple_legal_status }) => `${pn} ${simple_legal_status}`)).toEqual([
      ...['US2022000002A1 Inactive', 'US11000001B2 Active', 'CN111111111A ', 'EP3000001A1 '],
    ]);
  });

  it('A009 counts cases, not events', async () => {
    const rows = await ask(a009);
    expect(rows.map(({ patent_num, count, year }) => `${patent_num} ${count} ${year}`)).toEqual([
      'US2022000002A1 2 2023',
    ]);
  });

  it('A011 counts kinds of right by year, as rows and as three lists', async () => {
    const body = { query: CELLS.query_text, time_range: { start_year: '2019', end_year: '2020' } };
    const { data } = await service.call(a011, { body });
    expect(data.source).toEqual([
      { year: '2019', count: 2, ab: 2, u: 0, d: 0, patents_percentage: 1 },
      { year: '2020', count: 0, ab: 0, u: 0, d: 0 },
    ]);
    expect(data.dimensions).toEqual({
      year: ['2019', '2019', '2019', '2020', '2020', '2020'],
      patent_type: ['AB', 'U', 'D', 'AB', 'U', 'D'],
      count: ['2', '0', '0', '0', '0', '0'],
    });
  });
});

describe('the charts of a company', () => {
  const ask = async (operation: Operation, company_name: string, more: Record<string, string> = {}) =>
    (await service.call(operation, { query: { company_name, lang: 'cn', ...more } })).json;

  it('A102 tells what is known by published definitions, and says what is not', async () => {
    const { data, notes } = await ask(a102, 'Acme');
    expect(data).toEqual({
      assignee: 'Acme',
      ...{ co_patenting: 0, scientific_content: 0 },
      // one of two families has fields of technology: 1 and 11
      ...{ patent_complexity: 1, technology_specialization: 0.5 },
      // one family in 2019 and 2020, two in 2021
      growth_in_patent_stock: 0.5,
      // of two publications in cohorts with citations, one is in the tenth
      patent_influence: 5,
    });
    expect(notes).toEqual([
      "Nothing stored tells: current_relevance, internationalization. Citations and inventors' addresses would.",
    ]);
  });

  it('A103 titles the main groups', async () => {
    expect((await ask(a103, 'Acme')).data[1]).toEqual({
      ...{ classification: 'H01M8', count: 1, description: '燃料电池', percentage: 0.5 },
    });
  });

  it('A104 counts filings and grants of those who filed', async () => {
    const { data } = await ask(a104, 'BETA', { apply_start_time: '2019', apply_end_time: '2019' });
    expect(data).toEqual([{ year: '2019', application: 2, granted: 1, percentage: 0.5 }]);
  });

  it('A105 tells what is active, abroad and international', async () => {
    expect((await ask(a105, 'Acme')).data).toEqual({
      ...{ total_application: 2, currently_active_patents: 1, multilateral_application: 1, pct_application: 0 },
    });
    // nobody said a status: unknown is not 0
    expect((await ask(a105, 'Gamma')).data).toEqual({
      ...{ total_application: 1, multilateral_application: 1, pct_application: 0 },
    });
  });

  it('A106 and A107 tell what is cited, and by which companies', async () => {
    const { data } = await ask(a106, 'Beta');
    expect(data.map(({ pn, pbd, count }: any) => `${pn} ${pbd} ${count}`)).toEqual(['US11000001B2 20210511 1']);
    expect((await ask(a107, 'Beta')).data).toEqual([{ assignee: 'Acme', cited_count: 1, patent_count: 2 }]);
  });

  it('A108 and A109 tell families and status', async () => {
    expect((await ask(a108, 'Acme')).data.map(({ pn, count }: any) => `${pn} ${count}`)).toEqual([
      ...['US11000001B2 3', 'US2022000002A1 1'],
    ]);
    expect((await ask(a109, 'Acme')).data).toEqual([
      { simple_legal_status: '0', count: 1, percentage: 0.5 },
      { simple_legal_status: '1', count: 1, percentage: 0.5 },
    ]);
    const filtered = { simple_legal_status: '1 OR 2', patent_type: 'PATENT OR UTILITY', authority: 'US' };
    expect((await ask(a109, 'Acme', filtered)).data).toEqual([{ simple_legal_status: '1', count: 1, percentage: 1 }]);
  });

  it('A110 leaves out inventors who pass on to their first owner', async () => {
    expect((await ask(a110, 'Acme')).data).toEqual({
      acquisition: { patent_total: 1, transfer_list: [{ applicant: 'DELTA LTD', count: 1 }] },
      divestiture: {
        patent_total: 1,
        transfer_list: [
          { applicant: 'BETA', count: 1 },
          { applicant: 'EPSILON AG', count: 1 },
        ],
      },
    });
  });

  it('finds a company by its name without legal form, and names the nearest where there is none', async () => {
    expect((await ask(a109, 'acme, Inc.')).notes[0]).toBe('Counted under: Acme.');
    const { data, notes } = await ask(a109, 'Gamma Ray Holding');
    expect([data, notes]).toEqual([
      [],
      ['No owner or applicant is called "Gamma Ray Holding". Names with the same words: Gamma.'],
    ]);
    for (const name of ['"', '*', 'x" OR ALL_AN: "Acme', '公司', '---']) {
      const { status: ok, data: none } = await ask(a109, name);
      expect([ok, none]).toEqual([true, []]);
    }
    expect((await ask(a109, ' ')).error_code).toBe(68300004);
  });
});

describe('the charts of texts', () => {
  const terms = (rows: any[]) => rows.map(({ name, count }) => `${name} ${count}`);

  it('A002 reads texts of the language asked for, and says how many have none', async () => {
    const ask = (lang: string) => service.call(a002, { query: { ipc: 'H01M', lang } });
    const english = (await ask('en')).json;
    expect([terms(english.data), english.notes]).toEqual([
      ['cell 2', 'membrane 2'],
      ['1 of 3 have no title or abstract in English.'],
    ]);
    const chinese = (await ask('cn')).json;
    expect(chinese.notes).toEqual(['2 of 3 have no title or abstract in Chinese.']);
    expect(chinese.data.map(({ name }: any) => name)).toContain('膜电池');
  });

  it('A003 has two levels, A101 and A202 a company', async () => {
    const wheel = (await service.call(a003, { query: { authority: 'US', lang: 'en' } })).data;
    expect(Array.isArray(wheel)).toBe(true);
    const query = { company_name: 'Acme', lang: 'en' };
    expect(terms((await service.call(a101, { query })).data)).toEqual(['cell 3', 'membrane 3']);
    expect(terms((await service.call(a202, { body: query })).data.tech_field_word)).toEqual(['cell 3', 'membrane 3']);
  });

  it('A012 and A201 count effects by application year', async () => {
    const { data } = await service.call(a012, { body: { query_text: 'AUTHORITY: CN' } });
    const effect = { name: '降低重量', count: 1, patent_count_year: [{ pbt_year: 2019, count: 1 }] };
    expect(data.tech_effect).toEqual([effect]);
    const years = { apply_start_time: 2018, apply_end_time: 2020 };
    const company = { company_name: 'Gamma', lang: 'cn', ...years };
    expect((await service.call(a201, { body: company })).data.tech_effect).toEqual([effect]);
    const later = { ...company, apply_start_time: 2020 };
    expect((await service.call(a201, { body: later })).data.tech_effect).toEqual([]);
  });
});

describe('the indicators of a patent', () => {
  const of = async (operation: Operation, patent_number: string) => {
    const { data, json } = await service.call(operation, { query: { patent_id: patentId(patent_number) } });
    const [, , value] = Object.values(data[0]) as [string, string, Record<string, unknown>];
    return { value, notes: json.notes as string[] | undefined };
  };

  it('P036 counts scope and citations; a figure on less than two pairs is absent', async () => {
    expect((await of(p036, 'EP3000001A1')).value).toEqual({
      ...{ cited_by_no: 3, examiner_citation_category: [], self_cites_no: 0 },
      ...{ ipc_main_group_scopes_no: 0, ipc_scopes_no: 0, ipc_section_scopes_no: 0, tech_scope_no: 0 },
    });
    expect((await of(p036, 'US2022000002A1')).value).toMatchObject({ self_cites_no: 1, tech_scope_no: 1 });
  });

  it('P037 and P039 say nothing of disputes and contracts where no event is stored', async () => {
    const silent = await of(p037, 'US11000001B2');
    expect(silent.value).toEqual({
      ...{ granted_no: 1, in_application_ratio: 0, litigation_country: [], patent_age_day: 1902 },
    });
    expect(silent.notes?.[0]).toContain('No legal event is stored of US11000001B2');
    expect((await of(p037, 'US2022000002A1')).value).toMatchObject({
      ...{ litigation_no: 2, invalid_fail_no: 0, has_reexam_invalid: 'FALSE', remaining_time_ratio: 0 },
    });
    expect((await of(p039, 'US2022000002A1')).value).toEqual({
      ...{ current_assignee_no: 1, current_company_assignee_ratio: 0, inventor_no: 1, original_applicant_no: 1 },
      ...{ license_no: 0, pledge_no: 0, transfer_no: 3 },
    });
  });

  it('P038 counts the stored family, P040 the growth of classes', async () => {
    expect((await of(p038, 'US11000001B2')).value).toEqual({
      ...{ cites_no: 0, examiner_cites_no: 0, reference_no: 0, patent_type: 'PATENT' },
      ...{ family_size: 3, family_covered_country_no: 2 },
    });
    // nothing was filed in the five years before
    expect((await of(p040, 'US11000001B2')).value).toEqual({});
  });
});

describe('the indicators of a list of patents', () => {
  const list = ['EP3000001A1', 'US11000001B2', 'US2022000002A1'].map((pn, i) => ({
    ...{ patent_id: patentId(pn), pn, relevancy: `${90 + i * 5}%` },
  }));
  const ask = async (operation: Operation, more: object = {}) =>
    (await service.call(operation, { body: { patent_info: list, ...more } })).json;

  it('P050 counts similar ones, families that are cited, and inventions', async () => {
    const { data } = await ask(p050, { cited_by_threshold: 1 });
    expect(data.indicators).toEqual({
      ...{ high_similarity_patent_count: 2, high_simple_family_cited_by: 2, invention_ratio: 1 },
    });
    expect(data.patent_info.map(({ cited_by_cnt }: any) => cited_by_cnt)).toEqual([3, 1, 0]);
  });

  it('P051 counts grants and disputes; how long one lived is told where it is known', async () => {
    const { data, notes } = await ask(p051);
    expect(data.indicators).toMatchObject({ granted_ratio: 1 / 3, patent_reexam_count: 0 });
    expect(data.indicators.avg_validity_duration).toBeCloseTo(1902 / 365.25, 9);
    expect(notes).toEqual(['How long it lived is known of 1 of 3 patents.']);
  });

  it('P052 and P053 count applicants, years of a class, countries and transfers', async () => {
    const prospect = (await ask(p052, { ipc_cnt_threshold: 1 })).data;
    expect(prospect.indicators).toEqual({
      // H01M8, before H04N201 by name: nothing in 2020 and 2021
      ...{ industry_development: [2, 0, 0], original_assignee_count: 2, tech_application_width: 2 },
    });
    const situation = (await ask(p053)).data;
    expect(situation.indicators).toEqual({
      ...{ inactive_patent_count: 0, invalid_patent_count: 0, multiple_country_coverage: 1, operated_patent_count: 1 },
    });
    expect(situation.patent_info[2]).toMatchObject({ is_operated: 1, is_inactive: 0, country_cover_cnt: 1 });
  });

  it.each([
    ['patent_info[0]', [{ patent_id: '', pn: '' }]],
    ['patent_info[0].relevancy', [{ ...list[0]!, relevancy: 'very' }]],
  ])('refuses %s', async (place, patent_info) => {
    const { status: ok, error_msg } = await ask(p050, { patent_info });
    expect([ok, error_msg.includes(place)]).toEqual([false, true]);
  });
});
