import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Operation } from '#operation.ts';
import { startChartService } from '#testing/chart-corpus.ts';
import type { Reply, TestService } from '#testing/service.ts';
import a001 from './a001-patent-trends.ts';
import a002 from './a002-word-cloud.ts';
import a003 from './a003-wheel-of-innovation.ts';
import a004 from './a004-priority-country.ts';
import a005 from './a005-most-cited.ts';
import a006 from './a006-inventor-ranking.ts';
import a007 from './a007-applicant-ranking.ts';
import a008 from './a008-simple-legal-status.ts';
import a009 from './a009-most-asserted.ts';
import a011 from './a011-patent-type-trend.ts';
import a012 from './a012-technology-effect-distribution.ts';
import a101 from './a101-word-cloud.ts';
import a102 from './a102-strategy-map.ts';
import a103 from './a103-key-technology-overview.ts';
import a104 from './a104-patent-trends.ts';
import a105 from './a105-patent-portfolio-overview.ts';
import a106 from './a106-most-cited-latest.ts';
import a107 from './a107-most-cited.ts';
import a108 from './a108-largest-patent-family.ts';
import a109 from './a109-simple-legal-status.ts';
import a110 from './a110-acquisition-divestiture.ts';
import a201 from './a201-technology-effect-distribution.ts';
import a202 from './a202-technology-field-word-cloud.ts';

let service: TestService;
beforeAll(async () => {
  service = await startChartService();
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
    expect(reply.json.notes).toEqual([
      '1 more publication is left out by the range of dates, because no day is known: Application date.',
    ]);
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

  it('keeps words in title and abstract, translated or not, classes in classes, offices in offices', async () => {
    const total = async (query: Record<string, string>) =>
      rows(await trend({ apply_start_time: '2019', apply_end_time: '2019', ...query }))[0]?.application;
    expect(await total({ keywords: 'cell AND NOT lamp' })).toBe(1);
    expect(await total({ keywords: '膜' })).toBe(1);
    expect(await total({ keywords: 'accumulateur' })).toBe(1);
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
      { name: 'ROE JANE', count: 2 },
      { name: 'LI WEI', count: 1 },
    ]);
    expect((await ask(a007, { lang: 'en' })).map(({ applicant, percentage }) => [applicant, percentage])).toEqual([
      ...[['Acme', 2 / 3] as const, ['Beta', 2 / 3] as const, ['Gamma', 1 / 3] as const],
    ]);
  });

  it('A001 and A002 answer what clients post to their other paths', async () => {
    for (const [path, other] of [
      ['/insights/patent-trends', '/insights-openapi/patent-trends-query'],
      ['/insights/word-cloud', '/insights/word-cloud-query'],
    ] as const) {
      const asked = { keywords: 'cell', lang: 'en' };
      const { data } = await service.call(`GET ${path}`, { query: asked });
      const posted = await service.call(`POST ${other}`, { body: asked });
      expect([posted.status, posted.data]).toEqual([200, data]);
      expect((await service.call(`GET ${other}`, { query: asked })).status).toBe(404);
    }
  });

  it('A008 tells the status of the latest publication of each application', async () => {
    const rows = await ask(a008);
    expect(rows.map(({ pn, simple_legal_status }) => `${pn} ${simple_legal_status}`)).toEqual([
      ...['US2022000002A1 Inactive', 'US11000001B2 Active', 'CN111111111A Undetermined', 'EP3000001A1 Undetermined'],
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
      'co_patenting is of 1 of 2 families: of the others, the names do not tell which owners are organisations.',
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
    const named = async (company_name: string) => (await service.call(a109, { query: { company_name } })).json;
    expect((await named('acme, Inc.')).notes[0]).toBe('Counted under: Acme.');
    const { data, notes } = await named('Gamma Ray Holding');
    expect([data, notes]).toEqual([[], ['No owner or applicant is called "Gamma Ray Holding". Nearest names: Gamma.']]);
    expect((await named('Gamam')).notes).toEqual(['No owner or applicant is called "Gamam". Nearest names: Gamma.']);
    expect((await named('Omicron')).notes).toEqual(['No owner or applicant is called "Omicron".']);
    for (const name of ['"', '*', 'x" OR ALL_AN: "Acme', '公司', '---']) {
      const { status: ok, data: none } = await named(name);
      expect([ok, none]).toEqual([true, []]);
    }
    expect((await named(' ')).error_code).toBe(68300004);
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

describe('what is asked at the edges', () => {
  const TECHNOLOGY = [a001, a002, a003, a004, a005, a006, a007, a008, a009];
  const COMPANY = [a101, a102, a103, a104, a105, a106, a107, a108, a109, a110];

  it.each([
    ['no hit', 'PN: US1234567B1'],
    ['one hit', 'PN: EP3000001A1'],
  ])('is answered of %s, and no figure is a division by nothing', async (_, query_text) => {
    for (const operation of TECHNOLOGY) {
      const { json, text } = await service.call(operation, { query: { query_text, lang: 'en' } });
      // what is no number would be written as null
      expect([operation.path, json.status, text.includes('null')]).toEqual([operation.path, true, false]);
    }
  });

  it.each(['Gamma Ray Holding', 'Epsilon AG', 'Gamma'])(
    'is answered of a company with little or nothing: %s',
    async (name) => {
      for (const operation of COMPANY) {
        const { json, text } = await service.call(operation, { query: { company_name: name, lang: 'en' } });
        expect([operation.path, json.status, text.includes('null')]).toEqual([operation.path, true, false]);
      }
    },
  );

  it('takes an expression of 800 characters and refuses one more, with the bound', async () => {
    const long = (length: number) => `TTL: cell${' '.repeat(length - 14)}OR x`.padEnd(length, 'x');
    const ask = async (length: number) => (await service.call(a001, { query: { query_text: long(length) } })).json;
    expect((await ask(800)).status).toBe(true);
    for (const length of [801, 1_500]) {
      const { status: ok, error_msg } = await ask(length);
      expect([ok, error_msg.includes('800')]).toEqual([false, true]);
    }
  });
});
