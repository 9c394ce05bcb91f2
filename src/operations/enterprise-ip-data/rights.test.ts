import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companies } from '#collections/companies/companies.ts';
import type { Facts } from '#collections/companies/fact-kinds.ts';
import { sampleCompany } from '#collections/companies/sample-company.ts';
import { emptyTrademark, type Trademark } from '#collections/trademarks/trademark.ts';
import { trademarks } from '#collections/trademarks/trademarks.ts';
import { startTestService, type TestService } from '#testing/service.ts';

const FACTS: Facts = {
  software: [
    { name: 'Pump view', registered: 20240101 },
    {
      ...{ name: 'Pump control', short_name: 'PC', version: 'V2', number: 'SR1', registered: 20260301 },
      ...{ published: 20260201, category: '30200', nationality: 'CN' },
    },
  ],
  layout: [
    { name: 'Old chip', applied: 20200101 },
    {
      ...{ name: 'Chip', number: 'BS1', applied: 20250101, completed: 20241201, published: 20250601 },
      ...{ publication_number: 'P1', ends: 20350101, holder: 'North Pumps Ltd', creator: 'Wu Min' },
    },
  ],
  variety: [
    { name: 'Red', stage: '申请公告', published: 20200101 },
    {
      ...{ name: 'Green', stage: '申请公告', number: 'A1', species: '水稻', applied: 20210101, published: 20220101 },
      ...{ publication_number: 'CNA1E', applicants: ['North Pumps Ltd'], breeders: ['Wu Min', 'Xu Jia'] },
    },
    { name: 'Blue', stage: '授权公告', published: 20230101 },
  ],
};
const mark = (number: string, more: Partial<Trademark>): Trademark => ({
  ...emptyTrademark('CN', number),
  applicants: [{ name: 'North Pumps Ltd', address: [] }],
  ...more,
});
const MARKS = [
  mark('1', {
    ...{ mark: 'NORPUMP', kind: 'word', filing_date: 20200105, registration_number: 'R1' },
    classes: ['007', '011'].map((nice) => ({ nice, national: [], goods: [], similar_groups: [] })),
    status: { state: 'registered' },
  }),
  mark('2', { mark: 'SOUTHPUMP', filing_date: 20231231, status: { state: 'pending' } }),
  mark('3', { filing_date: 20230101, kind: 'figure', status: { state: 'dead' } }),
  mark('4', { mark: 'OTHERS', filing_date: 20240101, applicants: [{ name: 'South Pumps Ltd', address: [] }] }),
];

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
  const company = (key: string, name: string, facts: Facts) => sampleCompany(key, name, { country: 'CN', facts });
  await service.corpus.put(companies, [
    company('1', 'North Pumps Ltd', FACTS),
    company('2', 'Bare Valves Ltd', { variety: [{ name: 'Red', stage: '申请公告' }] }),
  ]);
  await service.corpus.put(trademarks, MARKS);
});
afterAll(() => service?.[Symbol.asyncDispose]());

const call = async (path: string, body: object = {}) =>
  (await service.call(`POST /special-ip-data/${path}`, { body: { company_name: 'North Pumps Ltd', ...body } })).json;
const ask = async (path: string, body: object = {}) => {
  const answer = await call(path, body);
  const { company_name, credit_code, org_number, ...data } = answer.data ?? answer;
  return data;
};

describe('software, layouts and varieties of a company, the latest first', () => {
  it('software', async () => {
    const first = {
      ...{ author_nationality: 'CN', cat_num: '30200', full_name: 'Pump control', publish_time: 20260201 },
      ...{ reg_num: 'SR1', reg_time: 20260301, simple_name: 'PC', version: 'V2' },
    };
    const second = { full_name: 'Pump view', reg_time: 20240101 };
    expect(await ask('software-copyright')).toEqual({ software_copyright_data: [first, second], total: 2 });
    expect(await ask('software-copyright', { page_number: 2, page_size: 1 })).toEqual({
      software_copyright_data: [second],
      total: 2,
    });
    expect(await ask('software-copyright', { company_name: 'Bare Valves Ltd' })).toEqual({});
  });

  it('layouts', async () => {
    const second = { app_date: 20200101, design_name: 'Old chip' };
    expect(await ask('ic-design')).toEqual({
      ic_design_data: [
        {
          ...{ app_date: 20250101, assignee_name: 'North Pumps Ltd', create_completion_date: 20241201 },
          ...{ design_name: 'Chip', end_date: 20350101, inventor_name: 'Wu Min', publish_date: 20250601 },
          ...{ publish_number: 'P1', reg_number: 'BS1' },
        },
        second,
      ],
      total: 2,
    });
    expect((await ask('ic-design', { page_number: 2, page_size: 1 })).ic_design_data).toEqual([second]);
  });

  it('varieties: applications apart from grants', async () => {
    const rows = 'plant_variety_protection_application_data';
    const second = { publication_date: 20200101, temporary_variety_name: 'Red' };
    expect(await ask('new-plant-variety/application')).toEqual({
      [rows]: [
        {
          ...{ applicants: ['North Pumps Ltd'], application_date: 20210101, application_number: 'A1' },
          ...{ breeders: ['Wu Min', 'Xu Jia'], publication_date: 20220101, publication_number: 'CNA1E' },
          ...{ species_name: '水稻', temporary_variety_name: 'Green' },
        },
        second,
      ],
      total: 2,
    });
    expect((await ask('new-plant-variety/application', { page_number: 2, page_size: 1 }))[rows]).toEqual([second]);
    expect(await ask('new-plant-variety/issue')).toEqual({
      [rows]: [{ publication_date: 20230101, temporary_variety_name: 'Blue' }],
      total: 1,
    });
    expect(await ask('new-plant-variety/issue', { company_name: 'Bare Valves Ltd' })).toMatchObject({
      ...{ [rows]: [], total: 0 },
    });
  });
});

describe('trade marks of a company', () => {
  const ids = async (body: object = {}) => {
    const { enterprise_trademark_data: rows, total } = await ask('enterprise-trademark', body);
    return [rows.map(({ id }: { id: string }) => id).join(' '), total];
  };

  it('are rows of what the office tells', async () => {
    const rows = (await ask('enterprise-trademark')).enterprise_trademark_data;
    expect(rows.at(-1)).toEqual({
      ...{ app_date: 20200105, applicant_cn: 'North Pumps Ltd', category: 'word', id: 'CN_1', int_cls: '7,11' },
      ...{ reg_no: 'R1', status: rows.at(-1).status, tm_class: '7', tm_name: 'NORPUMP' },
    });
  });

  it.each([
    [{}, ['CN_2 CN_3 CN_1', 3]],
    [{ page_number: 2, page_size: 2 }, ['CN_1', 3]],
    [{ tm_class: '11' }, ['CN_1', 1]],
    [{ tm_class: ' ' }, ['CN_2 CN_3 CN_1', 3]],
    [{ tm_class: '12' }, ['', 0]],
    [{ app_year: '2023' }, ['CN_2 CN_3', 2]],
    [{ app_year: ' 2020 ' }, ['CN_1', 1]],
    [{ status: '1' }, ['CN_1', 1]],
    [{ status: '2' }, ['CN_3', 1]],
    [{ status: '5' }, ['CN_2', 1]],
    [{ status: '3' }, ['', 0]],
  ])('are found by %o, the latest first', async (body, found) => {
    expect(await ids(body)).toEqual(found);
  });

  it('a state that no source tells apart is said, and what is no class or year', async () => {
    expect((await call('enterprise-trademark', { status: '3' })).notes).toEqual([
      'Sources tell registered (1), invalid (2) and filed (5); no loaded source tells apart the steps between.',
    ]);
    expect((await call('enterprise-trademark', { status: '1' })).notes).toBeUndefined();
    expect((await call('enterprise-trademark', { tm_class: '46' })).error_msg).toBe(
      'tm_class: "46" is no Nice class: give 1 to 45.',
    );
    expect((await call('enterprise-trademark', { app_year: '3020' })).error_msg).toBe(
      'app_year: "3020" is no year: give yyyy.',
    );
  });
});
