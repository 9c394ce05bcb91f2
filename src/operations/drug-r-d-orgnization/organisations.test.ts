import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountsOf, growth, ratio, yearBefore } from '#analytics/companies/accounts.ts';
import { approvalPart, approvals } from '#collections/approvals/approvals.ts';
import { entities, entityId, entityPart } from '#collections/entities/entities.ts';
import { fundings } from '#collections/funding/funding.ts';
import { organisationKey } from '#collections/trials/trials.ts';
import { demoEntities, demoLife } from '#demo/index.ts';
import { schemaFault } from '#sources/import.ts';
import records from '#sources/records/source.ts';
import { companyOfFacts } from '#sources/sec-edgar/source.ts';
import { readText } from '#testing/read-source.ts';
import { startTestService, type TestService } from '#testing/service.ts';
import { describeWithSharedData } from '#testing/shared-data.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
  await service.corpus.put(entities, demoEntities());
  for (const [collection, all] of demoLife()) await service.corpus.put(collection, all);
});
afterAll(() => service?.[Symbol.asyncDispose]());

const organisation = (code: string) => ({ organization_id: entityId(`organisation:demo:${code}`) });
const post = async (path: string, body: object) =>
  (await service.call(`POST /synapse/organization/${path}`, { body })).json;
const said = ({ drug, dev_status, disease, country, data_type, evidence }: any) =>
  [
    ...[drug, dev_status, disease].map((each) => each?.display_name[0].name ?? '-'),
    ...[country?.alpha2_code ?? '-', data_type, evidence],
  ].join(' | ');

describe('B033, the pipeline of an organisation', () => {
  it('shows a line for each drug, disease and country, with the row that says so', async () => {
    const { data } = await post('pipeline', { ...organisation('o1'), limit: 10 });
    expect(data.items.map(said)).toEqual([
      'imagitinib | Approved | - | US | Current | FDA 990001',
      "imagitinib | Phase 3 | bearing-maker's hand | NO | Current | DEMO00000002",
      "imagitinib | Phase 3 | bearing-maker's hand | US | Current | DEMO00000002",
      "imagitinib | Phase 2 | bearing-maker's hand | DE | Current | DEMO00000001",
    ]);
    expect(data).toMatchObject({ total: 4, offset: 0, limit: 10 });
    expect(data.items[1]).toMatchObject({
      dev_status_time: Date.UTC(2024, 0, 15),
      target: { target_id: entityId('target:demo:t1'), short_name: [{ name: 'HLDR1' }] },
      targets: [{ target_id: entityId('target:demo:t1') }],
      drug_type: [{ normalized_id: entityId('drug_type:demo:y1') }],
      therapeutic_area: [{ display_name: [{ name: 'Musculoskeletal Diseases' }, {}] }],
      organization: organisation('o1'),
    });
    const ended = (await post('pipeline', organisation('o3'))).data.items;
    expect(ended.map(said)).toEqual([
      'fictomab | Discontinued | chronic invented stiffness | JP | History | DEMO00000004',
    ]);
    expect((await post('pipeline', { ...organisation('o1'), offset: 3, limit: 1 })).data.items.map(said)).toEqual([
      "imagitinib | Phase 2 | bearing-maker's hand | DE | Current | DEMO00000001",
    ]);
  });

  it('says the same as the lines of each drug, for the organisation and for what belongs to it', async () => {
    const number = (n: number) => `99${String(n).padStart(4, '0')}`;
    const [child] = [{ text: 'Halden Generics LLC' }];
    const own = await startTestService();
    try {
      await own.corpus.put(entities, [
        ...demoEntities(),
        entityPart({
          ids: [organisationKey(child!.text)],
          provenance: [{ source: 'test', key: 'child' }],
          kind: 'organisation',
          names: [{ lang: 'en', kind: 'preferred', text: child!.text }],
          parents: ['organisation:demo:o1'],
        }),
      ]);
      for (const [collection, all] of demoLife()) await own.corpus.put(collection, all);
      const sold = (n: number, status: string) =>
        approvalPart('FDA', number(n), 'test', {
          holder: child!.text,
          products: [{ number: '001', ingredients: 'FICTOMAB', status }],
          submissions: [{ type: 'ORIG', number: 1, status: 'AP', date: 20150101 + n }],
        });
      await own.corpus.put(approvals, [sold(7, 'Discontinued')]);
      const call = async (method: 'GET' | 'POST', path: string, given: object) =>
        (await own.call(`${method} /synapse/${path}`, method === 'GET' ? { query: given as never } : { body: given }))
          .data;
      const lines = (await call('POST', 'organization/pipeline', organisation('o1'))).items;
      expect(lines.map(said)).toContain('fictomab | Approved | - | US | History | FDA 990007');
      const of: string[] = [];
      for (const code of ['r1', 'r2']) {
        const { items } = await call('GET', 'drug/dev-status', { drug_id: entityId(`drug:demo:${code}`), limit: 100 });
        for (const each of items)
          if (['Halden Pumps AS', child!.text].includes(each.organization?.display_name[0].name))
            of.push(`${each.dev_status.display_name[0].name} ${each.country?.alpha2_code} ${each.evidence}`);
      }
      const ours = lines.map(
        (each: any) => `${each.dev_status.display_name[0].name} ${each.country?.alpha2_code} ${each.evidence}`,
      );
      expect(ours.sort()).toEqual(of.sort());
      // the same drug, marketed once more: the line goes on
      await own.corpus.put(approvals, [sold(8, 'Prescription')]);
      const again = (await call('POST', 'organization/pipeline', organisation('o1'))).items;
      expect(again.map(said)).toContain('fictomab | Approved | - | US | Current | FDA 990007');
    } finally {
      await own.close();
    }
  });

  it('refuses what is no organisation, and a page beyond the window', async () => {
    expect((await post('pipeline', {})).error_msg).toContain('organization_id');
    const wrong = await post('pipeline', { organization_id: entityId('drug:demo:r1') });
    expect(wrong.error_msg).toContain('is the id of a drug, not of an organisation');
    expect((await post('pipeline', { ...organisation('o1'), offset: 9_999, limit: 10 })).status).toBe(false);
    const nobody = await post('pipeline', { organization_id: 'f'.repeat(32) });
    expect(nobody).toMatchObject({ status: false, error_code: 68300004 });
  });
});

it('B034 tells the address and the listing of the company that is called so, and the areas of its trials', async () => {
  const get = async (code: string) =>
    (await service.call('GET /synapse/organization/basic-info', { query: organisation(code) })).json;
  const { data } = await get('o1');
  expect(data).toMatchObject({
    address: { city: 'Halden', state: 'Østfold', country: 'Norway' },
    founded_date: '19870504',
    stock_exchange_code: 'DEMO EXCHANGE',
    stock_symbol: 'HALD',
    tags: [{ type: 'THERAPEUTIC_AREA', display_name: [{ name: 'Musculoskeletal Diseases' }, {}] }],
  });
  const unknown = await get('o3');
  expect(unknown.data.address).toBeUndefined();
  expect(JSON.stringify(unknown)).toContain('No stored company is called');
});

describe('B035, accounts', () => {
  it('shows statements by fiscal period with growth and ratios, and the figures as filed', async () => {
    const { data } = await post('profit', { ...organisation('o1'), duration: 'THREE_YEAR' });
    expect(data).toMatchObject({ currency_code: 'USD', revenue: 300e6, unix_date: Date.UTC(2024, 11, 31) });
    expect(data.market_val).toBeUndefined();
    expect(data.revenue_detail.map(({ revenue }: any) => revenue)).toEqual([300e6, 270e6, 240e6]);
    expect(data.income_statements[0]).toEqual({
      ...{ year: Date.UTC(2024, 11, 31), currency_code: 'USD' },
      sales: { sales: 300e6, sale_growth: 0.1111 },
      gross_income: { gross_inc: 192e6, gross_inc_growth: 0.1228, gross_margin: 0.64 },
      // 30 + 7 + 2, and 11 of depreciation
      ebit: { ebit: 39e6, ebit_growth: 0.2188, ebit_margin: 0.13 },
      ebitda: { ebitda: 50e6, ebitda_growth: 0.1905, ebitda_margin: 0.1667 },
      net_income: { net_income: 30e6, net_income_growth: 0.25, net_income_margin: 0.1 },
    });
    expect(data.balance_sheets[0]).toMatchObject({
      cash_st: { cash_st: 99e6, cash_st_assets_ratio: 0.2063 },
      total_debt: { debt: 70e6, debt_asserts_ratio: 0.1458, debt_equity_ratio: 0.2555 },
      net_debt: { net_debt: -29e6 },
      total_shareholders_equity: { shldrs_equity: 274e6, return_on_equity: 0.1095 },
      total_assets: { assets: 480e6, assets_turnover: 0.625, return_on_assets: 0.0625 },
    });
    expect(data.cash_flows[0]).toMatchObject({
      capital_expenditures: { capex: -14e6, capex_growth: -0.0769 },
      free_cash_flow: { free_cf: 25e6 },
      net_operating_cash_flow: { net_oper_cf: 39e6, net_oper_cf_return_on_invest: 0.1134 },
    });
    // the first year has none before it
    expect(data.income_statements[2].sales).toEqual({ sales: 240e6 });
    expect(data.evidence).toContainEqual({
      ...{ period_end: Date.UTC(2024, 11, 31), concept: 'us-gaap:Assets', value: 480e6, currency_code: 'USD' },
      form: '20-F',
    });
    expect((await post('profit', { ...organisation('o1'), duration: 'ONE_YEAR' })).data.cash_flows).toHaveLength(1);
    const none = await post('profit', { ...organisation('o1'), duration_type: 'QUARTERLY' });
    expect(none.data.income_statements).toEqual([]);
    expect(JSON.stringify(none)).toContain('No accounts of the organisation are loaded');
  });

  it('takes the latest filing of a figure, periods by their length, and one currency', () => {
    const figure = (concept: string, value: number, from: number | undefined, until: number, more = {}) => ({
      ...{ concept: `us-gaap:${concept}`, unit: 'USD', value, until, ...(from && { from }), ...more },
    });
    const all = accountsOf(
      [
        figure('Revenues', 10, 20230101, 20231231, { filed: 20240301 }),
        figure('Revenues', 12, 20230101, 20231231, { filed: 20250301 }),
        figure('NetIncomeLoss', 3, 20230701, 20231231),
        figure('NetIncomeLoss', 1, 20231001, 20231231),
        figure('Assets', 40, undefined, 20231231),
        figure('Assets', 99, undefined, 20231231, { unit: 'EUR' }),
        figure('Revenues', 8, 20211226, 20221231),
      ],
      'year',
    );
    expect(all.map(({ until, items }) => [until, items.sales, items.assets, items.net_income])).toEqual([
      [20231231, 12, 40, undefined],
      [20221231, 8, undefined, undefined],
    ]);
    expect(yearBefore(all, all[0]!)?.until).toBe(20221231);
    expect([growth(12, 8), growth(-1, -2), growth(1, 0), ratio(1, 3), ratio(1, 0)]).toEqual([
      ...[0.5, 0.5, undefined, 0.3333, undefined],
    ]);
    expect(accountsOf([figure('Revenues', 1, 20230101, 20230331)], 'quarter')).toHaveLength(1);
    expect(accountsOf([figure('Revenues', 1, 20230101, 20230630)], 'half')).toHaveLength(1);
  });
});

it('B036, B037 and B038 show grants, investments and financings of own records', async () => {
  expect((await post('grant-funding', organisation('o1'))).data).toEqual({
    items: [
      {
        award_by_organization: [
          expect.objectContaining({ ...organisation('o3'), original_name: 'University of Norvald' }),
          {
            display_name: [{ lang: 'EN', name: 'Norvald Research Council' }],
            original_name: 'Norvald Research Council',
          },
        ],
        ...{
          open_date: Date.UTC(2022, 0, 1),
          close_date: Date.UTC(2024, 11, 31),
          currency_code: 'USD',
          value: 750_000,
        },
        evidence: 'demo: demo:grant:1',
      },
    ],
    ...{ offset: 0, limit: 10, total: 1 },
  });
  expect((await post('investment', organisation('o1'))).data.items).toMatchObject([
    {
      funded_organization: organisation('o2'),
      investors: [organisation('o1')],
      funding_type: { classification: '战略投资', classification_en: 'Corporate round' },
      transaction_amount_lower: { original_value: 5e6, original_currency: 'EUR' },
      transaction_amount_upper: { original_value: 8e6, original_currency: 'EUR' },
      announced_time: Date.UTC(2021, 0, 18),
    },
  ]);
  const [round] = (await post('financing', organisation('o1'))).data.items;
  expect(round).toMatchObject({
    transaction_amount_upper: { original_value: 40e6, original_currency: 'USD', value_usd: 40e6 },
    investors: [organisation('o2'), { display_name: [{ lang: 'EN', name: 'Norvald Ventures' }] }],
  });
  expect(round.transaction_amount_upper.value_cny).toBeUndefined();
  const none = await post('financing', organisation('o3'));
  expect(none.data).toMatchObject({ items: [], total: 0 });
  expect(JSON.stringify(none)).toContain('None of the 2 rounds of financing that are loaded is of this organisation');
});

it('reads rounds and grants from records of one s own, and rejects what does not fit', async () => {
  const line = (said: object) => JSON.stringify({ collection: 'funding', ...said });
  const text = [
    line({ key: 'a', kind: 'round', recipient: 'A Inc', givers: ['B Fund'], announced: 20240520, amount: 5 }),
    line({ key: 'b', kind: 'loan', recipient: 'A Inc' }),
    line({ key: 'c', kind: 'grant', recipient: 'A Inc', amount: -1 }),
  ].join('\n');
  const found = await readText(records, 'mine.jsonl', text);
  const made = found.flatMap((each) => (each.ok === true ? [each] : []));
  expect(made.map(({ into }) => into)).toEqual([fundings, fundings, fundings]);
  expect(made[0]!.record).toEqual({
    ...{ id: 'records:a', kind: 'round', recipient: 'A Inc', givers: ['B Fund'], announced: 20240520, amount: 5 },
    source: 'records',
  });
  const faults = made.map(({ record }) => schemaFault(fundings, record));
  expect(faults[0]).toBeUndefined();
  expect(faults.slice(1)).toEqual([expect.stringContaining('kind'), expect.stringContaining('amount')]);
});

describeWithSharedData('accounts as filed', ['enterprises/sec-edgar'], (folder) => {
  it('are those of the raw file, by hand', async () => {
    const raw = JSON.parse(gunzipSync(readFileSync(join(folder, 'snow_facts.json.gz'))).toString('utf8'));
    const { figures = [] } = companyOfFacts(raw);
    const [latest] = accountsOf(figures, 'year');
    expect(latest).toMatchObject({ from: 20240201, until: 20250131, currency: 'USD' });
    // 10-K of 2025-03-21
    expect(latest!.items).toMatchObject({
      ...{ sales: 3_626_396_000, gross_income: 2_411_723_000, net_income: -1_285_640_000 },
      // -1,289,212 + 4,113 + 2,759 thousand, and depreciation of 182,508
      ...{ ebit: -1_282_340_000, ebitda: -1_099_832_000 },
      ...{ assets: 9_033_938_000, liabilities: 6_027_295_000, equity: 2_999_929_000 },
      ...{ cash_st: 2_628_798_000 + 2_008_873_000, operating_cash: 959_764_000, capex: -46_279_000 },
      free_cash: 913_485_000,
    });
    expect(latest!.items.debt).toBeUndefined();
    expect(growth(latest!.items.sales, yearBefore(accountsOf(figures, 'year'), latest!)!.items.sales)).toBe(0.2921);
    const quarters = accountsOf(figures, 'quarter');
    expect(quarters[0]).toMatchObject({ until: 20250430, items: { sales: 1_042_074_000, net_income: -430_092_000 } });
  });
});
