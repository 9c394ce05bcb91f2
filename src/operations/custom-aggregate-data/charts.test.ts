import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Operation } from '#operation.ts';
import { startChartService } from '#testing/chart-corpus.ts';
import type { TestService } from '#testing/service.ts';
import d101 from './d101-life-cycle.ts';
import d102 from './d102-applicant-rank.ts';
import d103 from './d103-applicant-technology-analysis.ts';
import d104 from './d104-applicant-trend.ts';
import d105 from './d105-cooperation-applicant-analysis.ts';
import d106 from './d106-patent-trend.ts';
import d107 from './d107-technology-applicant-distribution.ts';
import d108 from './d108-technology-constitute.ts';
import d109 from './d109-rec-office.ts';
import d110 from './d110-rec-office-year.ts';
import d111 from './d111-refered-rank.ts';
import d112 from './d112-famn-rank.ts';
import d113 from './d113-patent-list.ts';
import d115 from './d115-domain-map.ts';
import d116 from './d116-3d-map.ts';

let service: TestService;
beforeAll(async () => {
  service = await startChartService();
});
afterAll(() => service.close());

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

  it('trends cover the application years that the query is bound to, the last thirty of many', async () => {
    const years = async (query: string) => {
      const { values } = await ask(d106, {}, `TTL: (cell OR 电池) AND ${query}`);
      return [values[0].year, values.at(-1).year];
    };
    expect(await years('APD: [20190101 TO 20211231]')).toEqual(['2019', '2021']);
    expect(await years('APD: [* TO 2021]')).toEqual(['2012', '2021']);
    expect(await years('APD: [19000101 TO 20211231]')).toEqual(['1992', '2021']);
    // not of the whole
    expect(await years('(APD: [20190101 TO 20211231] OR TTL: cell)')).toEqual(['2015', '2024']);
    expect(await years('APD: [20300101 TO 20311231]')).toEqual(['2015', '2024']);
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

describe('what is asked at the edges', () => {
  const CHARTS = [d101, d102, d103, d104, d105, d106, d107, d108, d109, d110, d111, d112, d115, d116];
  const raw = async (operation: Operation, body: object) => (await service.call(operation, { body })).json;
  const sizes = async (query_text: string, more: object = {}) => {
    const found: string[] = [];
    for (const operation of CHARTS) {
      const { json, text, data } = await service.call(operation, { body: { query_text, ...more } });
      // what is no number would be written as null
      expect([operation.path, json.status, text.includes('null')]).toEqual([operation.path, true, false]);
      const rows = operation === d115 ? data.values.ipc : data.values;
      found.push(`${operation.id.slice(0, 4).toUpperCase()} ${rows.length}`);
    }
    return found.join(', ');
  };

  it('nothing found is no row, but the years of a trend', async () => {
    const none =
      'D101 10, D102 0, D103 0, D104 0, D105 0, D106 10, D107 0, D108 0, D109 0, D110 0, D111 0, D112 0, D115 0, D116 0';
    expect(await sizes('PN: US1234567B1')).toBe(none);
    const { data } = await service.call(d106, { body: { query_text: 'PN: US1234567B1' } });
    // of no filing there is no share
    expect(data.values[9]).toEqual({ year: '2024', total: 0, grant_num: 0 });
    const map = await service.call(d115, { body: { query_text: 'PN: US1234567B1' } });
    expect(map.data.values).toEqual({ ipc: [] });
  });

  it('one publication without applicant, class or filing date is counted where it has a value', async () => {
    const one =
      'D101 10, D102 0, D103 0, D104 0, D105 0, D106 10, D107 0, D108 0, D109 1, D110 1, D111 1, D112 1, D115 0, D116 0';
    for (const collapse_type of ['ALL', 'APNO', 'DOCDB', 'INPADOC', 'EXTEND'])
      expect(await sizes('PN: EP3000001A1', { collapse_type })).toBe(one);
    expect((await raw(d102, { query_text: 'PN: EP3000001A1' })).notes).toEqual([
      '1 of 1 publications have no value for: Original applicant, standardized, whole.',
    ]);
  });

  it('expressions are as long as the interface has them, and one letter more is refused with the bound', async () => {
    const long = (length: number) => 'TTL: cell OR x'.padEnd(length, 'x');
    for (const [operation, most] of CHARTS.map((each) => [each, each === d101 ? 800 : 1_500] as const)) {
      expect([operation.path, (await raw(operation, { query_text: long(most) })).status]).toEqual([
        operation.path,
        true,
      ]);
      const { status: ok, error_code, error_msg } = await raw(operation, { query_text: long(most + 1) });
      expect([operation.path, ok, error_code, error_msg.includes(String(most))]).toEqual([
        ...[operation.path, false, 68300004, true],
      ]);
    }
  });

  it.each([
    ['query_text', { query_text: ' ' }],
    ['query_text', { query_text: 'TTL: (cell' }],
    ['query_text', { query_text: 'NOFIELD: cell' }],
    ['query_text', {}],
    ['collapse_type', { query_text: 'cell', collapse_type: 'FAMILY' }],
    ['collapse_by', { query_text: 'cell', collapse_type: 'APNO', collapse_by: 'TITLE' }],
    ['sort', { query_text: 'cell', sort: [{ field: 'TITLE', order: 'asc' }] }],
  ])('what %s cannot be is refused by every chart: %o', async (field, body) => {
    for (const operation of CHARTS) {
      const { status: ok, error_code, error_msg } = await raw(operation, body);
      expect([operation.path, ok, error_code]).toEqual([operation.path, false, 68300004]);
      if (field !== 'query_text') expect(error_msg).toContain(field);
    }
  });

  it('a list of patents ends where the interface has it', async () => {
    const ask = (body: object) => raw(d113, { query_text: 'TTL: cell', ...body });
    expect((await ask({ offset: 19_900, limit: 100 })).data.data).toEqual([]);
    for (const body of [{ offset: 19_901, limit: 100 }, { limit: 101 }, { limit: 0 }, { offset: -1 }])
      expect([body, (await ask(body)).error_code]).toEqual([body, 68300004]);
  });

  it('D116 takes names as they are written, and tells those that nobody filed under', async () => {
    const ask = (groups: object) => raw(d116, { query_text: 'TTL: (cell OR 电池)', ...groups });
    const strange = ['"', '*', 'Ac*', 'x" OR ALL_AN: "Acme', '', ' '];
    const { data, notes } = await ask({ group1: strange, group8: ['Gamma'], group3: ['Nobody'] });
    expect(data.values.some((row: object) => 'group1' in row)).toBe(false);
    expect(data.values[0].group8).toEqual([{ name: 'Gamma', num: 1, invalid_num: 0 }]);
    expect(notes).toContain(
      'Nothing that was found was filed by: group1 ("), group3 (Nobody). Names stand whole, as the rankings have them.',
    );
    // those from the fifth on may hold anything, of which texts are names
    expect((await ask({ group5: [null, 7, {}, 'Gamma'] })).data.values[0].group5).toEqual([
      { name: 'Gamma', num: 1, invalid_num: 0 },
    ]);
    expect((await ask({ group1: 'Acme' })).error_msg).toContain('group1');
  });
});
