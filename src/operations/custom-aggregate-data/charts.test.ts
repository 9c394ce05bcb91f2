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
