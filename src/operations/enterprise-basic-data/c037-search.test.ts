import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { classSymbols } from '#collections/class-symbols.ts';
import { companies } from '#collections/companies/companies.ts';
import type { Facts } from '#collections/companies/fact-kinds.ts';
import { sampleCompany } from '#collections/companies/sample-company.ts';
import { patents } from '#collections/patents/patents.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { startTestService, type TestService } from '#testing/service.ts';

const company = (n: number, name: string, more: object = {}, facts?: Facts) =>
  sampleCompany(String(n), name, { country: 'CN', ...(facts && { facts }), ...more });

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
  await service.corpus.put(companies, [
    company(
      1,
      'North Pumps Ltd',
      { ids: ['own:1', 'credit_code:91440300MA5EXAMP1X'], city: 'Shenzhen', status: 'ACTIVE', founded: 20010203 },
      {
        profile: [{ registered_capital: '500万人民币', employees: 120 }],
        listing: [{ code: '300001' }],
        industry: [
          { scheme: 'GB/T 4754', level: 1, code: 'C', title: '制造业' },
          { scheme: 'SEIC', level: 1, code: '2', title: '高端装备' },
        ],
        qualification: [{ label: 'high-tech', level: 'national' }],
      },
    ),
    company(
      2,
      'South Pumps Ltd',
      {
        ...{ city: 'Guangzhou', status: 'INACTIVE', founded: 20110405 },
        addresses: [{ kind: 'legal', lines: ['1 Road'], district: 'Tianhe', region: 'Guangdong' }],
      },
      { profile: [{ registered_capital: '80万人民币', employees: 9 }] },
    ),
    company(3, 'West Valves GmbH', {
      country: 'DE',
      city: 'Kiel',
      names: [{ text: 'Ventile Süd GmbH', kind: 'previous' }],
    }),
  ]);
  await service.corpus.put(patents, [samplePatent('US8000001B2', { assignees: [{ name: 'West Valves GmbH' }] })]);
});
afterAll(() => service?.[Symbol.asyncDispose]());

const search = async (body: object) =>
  (await service.call('POST /company/search', { body: { page_number: '1', sort_field: 'score', ...body } })).json;
const names = async (body: object) =>
  (await search(body)).data.company_list.map((row: { company_name: string }) => row.company_name.split(' ')[0]).sort();
const wrong = async (body: object) => (await search(body)).error_msg;

describe('companies', () => {
  it.each([
    [{ key_word: 'pumps' }, ['North', 'South']],
    [{ key_word: 'ltd pumps north' }, ['North']],
    [{ key_word: 'Süd' }, ['West']],
    [{ key_word: 'Sued' }, ['West']],
    [{ country: 'DE' }, ['West']],
    [{ country: 'Germany' }, ['West']],
    [{ country: '德国' }, ['West']],
    [{ country: ' CN ', city: 'Guangzhou' }, ['South']],
    [{ entity_status: 'ACTIVE' }, ['North']],
    [{ gbc_lv1: 'C' }, ['North']],
    [{ gbc_lv1: '制造业' }, ['North']],
    [{ gbc_lv2: 'C' }, ['North']],
    [{ seic_lv1: '2' }, ['North']],
    [{ seic_lv2: '高端装备' }, ['North']],
    [{ seic_lv1: '3' }, []],
    [{ province: 'Guangdong' }, ['South']],
    [{ district: 'Tianhe' }, ['South']],
    [{ level: 'municipal|national' }, ['North']],
    [{ level: 'municipal' }, []],
    [{ list_status: '1' }, ['North']],
    [{ list_status: '0' }, ['South', 'West']],
    [{ list_status: '' }, ['North', 'South', 'West']],
    [{ founded_date_lower: '20010203', founded_date_upper: '20110404' }, ['North']],
    [{ founded_date_lower: '20010204' }, ['South']],
    [{ founded_date_lower: '2001-02-04' }, ['South']],
    [{ founded_date_lower: '2002' }, ['South']],
    [{ founded_date_upper: '2001' }, ['North']],
    [{ founded_date_lower: '200102', founded_date_upper: '200102' }, ['North']],
    [{ social_staff_num_upper: '119' }, ['South']],
    [{ social_staff_num_lower: '120' }, ['North']],
    // in units of 10,000 CNY
    [{ reg_capital_lower: '81' }, ['North']],
    [{ reg_capital_upper: '80' }, ['South']],
    [{ is_patent: '1' }, ['West']],
    [{ is_patent: '0' }, ['North', 'South']],
  ])('are found by %o', async (body, found) => {
    expect(await names(body)).toEqual(found);
  });

  it('come in the order asked for, those that have no such figure last', async () => {
    const by = async (sort_field: string) =>
      (await search({ sort_field })).data.company_list.map((row: any) => row.company_name.split(' ')[0]);
    expect(await by('founded_date')).toEqual(['South', 'North', 'West']);
    expect(await by('reg_capital')).toEqual(['North', 'South', 'West']);
    expect(await by('social_staff_num')).toEqual(['North', 'South', 'West']);
    expect((await by('CREDIT_CODE'))[0]).toBe('North');
    expect((await search({ key_word: 'north' })).data).toMatchObject({
      ...{ company_count: 1, page_number: '1', sort_field: 'score' },
      company_list: [{ company_name: 'North Pumps Ltd', credit_code: '91440300MA5EXAMP1X' }],
    });
    expect((await search({ page_number: '2' })).data).toMatchObject({ company_count: 3, company_list: [] });
  });

  it('are not searched by what cannot be read, or is stored of none', async () => {
    expect(await wrong({ sort_field: 'size' })).toBe(
      'sort_field: is "size": use one of credit_code, founded_date, reg_capital, social_staff_num, score.',
    );
    expect(await wrong({ page_number: '0' })).toBe('page_number: give a number from 1.');
    expect(await wrong({ page_number: '1.5' })).toBe('page_number: give a number from 1.');
    expect(await wrong({ page_number: '1e3' })).toBe('page_number: give a number from 1.');
    expect(await wrong({ page_number: '1000' })).toBe('');
    for (const page_number of ['1001', '99999999999999999999999', '9'.repeat(400)])
      expect(await wrong({ page_number })).toBe(
        'page_number: at most 1000 pages, 20000 companies, can be read. Narrow the search.',
      );
    expect(await wrong({ founded_date_lower: '20201301' })).toBe(
      'founded_date_lower: "20201301" is no day: give yyyyMMdd.',
    );
    expect(await wrong({ founded_date_lower: '2011', founded_date_upper: '20010101' })).toBe(
      'founded_date_upper: 20010101 is before founded_date_lower, 20110000.',
    );
    expect(await wrong({ social_staff_num_lower: 'many' })).toBe('social_staff_num_lower: "many" is no number.');
    expect(await wrong({ reg_capital_upper: 'NaN' })).toBe('reg_capital_upper: "NaN" is no number.');
    expect(await wrong({ list_status: '2' })).toBe('list_status: is 1 or 0.');
    expect(await wrong({ rating: 'A' })).toBe('rating: companies are not indexed by it here; leave it out.');
  });

  it('are found by, and name, the city that a register has by its code', async () => {
    const addresses = [{ kind: 'legal', lines: ['Rua 1'], city_code: '7107', source: 'cnpj' }];
    await service.corpus.put(companies, [company(4, 'Leste Tubos', { country: 'BR', addresses })]);
    await service.corpus.put(classSymbols, [
      { scheme: 'cnpj-municipality', symbol: '7107', titles: [{ lang: 'pt', text: 'SAO PAULO' }] },
      { scheme: 'cnpj-municipality', symbol: '7108', titles: [{ lang: 'pt', text: 'SAO PAULO DE OLIVENCA' }] },
    ]);
    expect(await names({ city: 'São Paulo' })).toEqual(['Leste']);
    expect(await names({ city: 'Sao Paulo de Olivenca' })).toEqual([]);
    const { json } = await service.call('POST /company/registration-information', {
      body: { company_name: 'Leste Tubos' },
    });
    expect(json.data).toMatchObject({ city: 'SAO PAULO', location: 'Rua 1, SAO PAULO' });
  });
});
