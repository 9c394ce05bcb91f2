import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companies } from '#collections/companies/companies.ts';
import type { Facts } from '#collections/companies/fact-kinds.ts';
import { sampleCompany } from '#collections/companies/sample-company.ts';
import { patentFacts } from '#collections/patent-facts/patent-facts.ts';
import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { emptyTrademark } from '#collections/trademarks/trademark.ts';
import { trademarks } from '#collections/trademarks/trademarks.ts';
import { startTestService, type TestService } from '#testing/service.ts';

const party = (name: string) => ({ name, address: [] });

const FACTS: Facts = {
  profile: [{ ipo_stage: 'listed', latest_round: 'B', tax_grade_a: '2023' }],
  group: [{ name: 'Pump Group' }],
  top_investor: [{ name: 'First Fund' }, { name: 'Second Fund' }],
  label: [{ label: 'unicorn', type: 'growth' }],
  flag: [
    { label: 'is_gxjs01', value: 1 },
    { label: 'is_zlj01', value: 0 },
    { label: 'is_standard_place', value: 0 },
    { label: 'is_standard_country', value: 0 },
  ],
  standard: [{ number: 'GB 1', type: '国家标准' }],
  industry: [
    { scheme: 'SIC', level: 1, code: '35', title: 'Machinery' },
    { scheme: 'GB/T 4754', level: 1, code: 'C', title: '制造业' },
    { scheme: 'GB/T 4754', level: 2, code: '34', title: '通用设备制造业' },
    { scheme: 'GB/T 4754', level: 3, code: '344', title: '泵' },
    { scheme: 'GB/T 4754', level: 4, code: '3441', title: '泵及真空设备制造' },
    { scheme: 'SEIC', level: 1, code: '2', title: '高端装备' },
    { scheme: 'SEIC', level: 2, code: '2.1', title: '智能制造' },
  ],
  chain: [
    { chain: 'water', node: 'pumps', query: 'TTL: pump' },
    { chain: 'water', node: 'valves', query: 'TTL: valve' },
    { chain: 'water', node: 'broken', query: 'TTL: (' },
    { chain: 'water', node: 'unasked' },
  ],
  software: [
    { name: 'Pump control', registered: 20260301 },
    { name: 'Pump view', registered: 20240101 },
    { name: 'Pump old', registered: 20230101 },
  ],
  layout: [{ name: 'Chip', applied: 20250101 }],
};

interface Right {
  readonly number: string;
  readonly type: Patent['patent_type'];
  readonly filed: number;
  /** 1 in force, 0 not. */
  readonly simple: 0 | 1;
  readonly ipc?: string;
  readonly title?: string;
}
const RIGHTS: readonly Right[] = [
  { number: 'CN100000001A', type: 'A', filed: 20260105, simple: 1, ipc: 'F04D13/00', title: 'Pump with a seal' },
  { number: 'CN100000002A', type: 'A', filed: 20250105, simple: 0, ipc: 'F04D13/06', title: 'Pump with a motor' },
  { number: 'CN200000003U', type: 'U', filed: 20240105, simple: 1, ipc: 'F16K1/00', title: 'Valve' },
  { number: 'CN300000004S', type: 'D', filed: 20260205, simple: 1 },
  { number: 'US9000000005A1', type: 'A', filed: 20230105, simple: 1, ipc: 'F04D29/00', title: 'Impeller' },
  { number: 'WO2025000006A1', type: 'A', filed: 20250205, simple: 0, ipc: 'F04D29/08', title: 'Seal' },
];

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ clock: () => Date.UTC(2026, 5, 1) });
  const company = (key: string, name: string, facts: Facts) => sampleCompany(key, name, { country: 'CN', facts });
  await service.corpus.put(companies, [
    company('1', 'North Pumps Ltd', FACTS),
    company('2', 'Bare Valves Ltd', {}),
    company('3', 'Other Schemes Ltd', {
      industry: [
        { scheme: 'SEIC', level: 1, code: '7', title: '节能' },
        { scheme: 'CNAE', level: 2, code: '28', title: 'Máquinas' },
        { scheme: 'SIC', level: 1, code: '35', title: 'Machinery' },
      ],
    }),
    company('4', 'Derived Ltd', {}),
  ]);
  const right = ({ number, type, filed, simple, ipc, title }: Right, name = 'North Pumps Ltd') =>
    samplePatent(number, {
      ...{
        patent_type: type,
        filing_date: filed,
        application_number: `${number.slice(0, 2)}${filed}${number.slice(-4)}`,
      },
      ...{ applicants: [{ name }], legal_status: { simple, detailed: [simple === 1 ? 3 : 13], date: 20260101 } },
      ...(ipc && { ipc: [ipc] }),
      ...(title && { titles: [{ lang: 'en', origin: 'original', text: title }] }),
    });
  await service.corpus.put(patents, [
    ...RIGHTS.map((each) => right(each)),
    right({ number: 'CN100000007A', type: 'A', filed: 20200101, simple: 1 }, 'Derived Ltd'),
    right({ number: 'CN100000008A', type: 'A', filed: 20210101, simple: 1 }, 'Derived Ltd'),
  ]);
  await service.corpus.put(patentFacts, [
    ...['CN100000007', 'CN100000008'].map((number, i) => ({
      ...{ id: `own:${number}`, kind: 'strategic_industry' as const, publications: [number], applications: [] },
      ...{
        country: 'CN',
        level1_no: '3',
        level1_name: '新材料',
        level2_no: `3.${i + 1}`,
        level2_name: `新材料 ${i + 1}`,
      },
    })),
  ] as never);
});
afterAll(() => service?.[Symbol.asyncDispose]());

const ask = async (path: string, company_name = 'North Pumps Ltd') => {
  const { data, notes } = (await service.call(`POST /company/${path}`, { body: { company_name } })).json;
  const { company_name: name, credit_code, org_number, ...facts } = data;
  return { facts, notes };
};
describe('what a company is, as its records state it', () => {
  it('its labels', async () => {
    expect((await ask('attribute')).facts).toEqual({
      ...{ group: ['Pump Group'], investment_top100_qk: ['First Fund', 'Second Fund'], process_ipo: 'listed' },
      ...{ public_label: [{ label: 'unicorn', type: 'growth' }], round_lastest: 'B', tax_credie_a: '2023' },
    });
  });

  it('flags that a register states, and no other', async () => {
    expect((await ask('technology-label')).facts).toEqual({ is_gxjs01: '1' });
    expect((await ask('awards')).facts).toEqual({ is_zlj01: '0' });
    expect((await ask('awards', 'Bare Valves Ltd')).facts).toEqual({});
  });

  it('sorts of standards: what is stored counts before a flag', async () => {
    expect((await ask('standard-development')).facts).toEqual({ is_standard_country: '1', is_standard_place: '0' });
  });
});

describe('industry classes of a company', () => {
  it('are the national ones and the strategic ones that a source states', async () => {
    const { facts, notes } = await ask('industry-classification');
    expect(facts).toEqual({
      category: { classification: '制造业', code: 'C' },
      category_big: { classification: '通用设备制造业', code: '34' },
      category_middle: { classification: '泵', code: '344' },
      category_small: { classification: '泵及真空设备制造', code: '3441' },
      seic_lv1: { classification: '高端装备', code: '2' },
      seic_lv2: { classification: '智能制造', code: '2.1' },
    });
    expect(notes).toBeUndefined();
  });

  it('else those of the first other scheme, which is told', async () => {
    const { facts, notes } = await ask('industry-classification', 'Other Schemes Ltd');
    expect(facts).toEqual({
      category_big: { classification: 'Máquinas', code: '28' },
      seic_lv1: { classification: '节能', code: '7' },
    });
    expect(notes[0]).toBe('The classes are those of CNAE: no source states the national ones.');
  });

  it('and strategic ones of most of its patents', async () => {
    const { facts, notes } = await ask('industry-classification', 'Derived Ltd');
    expect(facts).toEqual({
      seic_lv1: { classification: '新材料', code: '3' },
      seic_lv2: { classification: '新材料 1', code: '3.1' },
    });
    expect(notes[0]).toBe(
      'The strategic class is derived: no source states one of the company, and facts about patents tell it of 2 of the latest 2 publications that it owns.',
    );
  });
});

describe('patents of a company', () => {
  it('in each node of a chain, counted by the query of the node', async () => {
    const { facts, notes } = await ask('industrial-technology-chain');
    expect(facts).toEqual({
      chain_detail: [
        { chain_name: 'water', node_name: 'pumps', patent_cnt: 2 },
        { chain_name: 'water', node_name: 'valves', patent_cnt: 1 },
        { chain_name: 'water', node_name: 'broken' },
        { chain_name: 'water', node_name: 'unasked' },
      ],
    });
    expect(notes).toEqual([expect.stringMatching(/^The query of the node broken cannot be read: /)]);
    expect((await ask('industrial-technology-chain', 'Bare Valves Ltd')).facts).toEqual({});
  });

  it('as its products and subjects, the most frequent group first', async () => {
    const { facts, notes } = await ask('product-technical-classification');
    expect(facts.tech_subject).toEqual([
      { classification: 'F04D13', rank: 1 },
      { classification: 'F04D29', rank: 2 },
      { classification: 'F16K1', rank: 3 },
    ]);
    expect(notes[0]).toBe('Derived from 6 families that the company owns.');
  });

  it('in numbers by kind, office, year and whether they are in force', async () => {
    const { facts, notes } = await ask('intellectual-property');
    expect(facts).toEqual({
      other_ip: {
        ...{ copy_reg_cnt: 3, copy_reg_cnt_fy1: 1, copy_reg_cnt_fy2: 0, copy_reg_cnt_fy3: 1 },
        ...{ ic_cnt: 1, ic_cnt_fy1: 0, ic_cnt_fy2: 1, ic_cnt_fy3: 0 },
      },
      patent_application: {
        ...{ cn_apno_cnt: 4, non_cn_apno_cnt: 2, pct_apno_cnt: 1 },
        ...{ design_apno_cnt: 1, design_apno_cnt_fy1: 1, design_apno_cnt_fy2: 0, design_apno_cnt_fy3: 0 },
        ...{ invention_apno_cnt: 4, invention_apno_cnt_fy1: 1, invention_apno_cnt_fy2: 2, invention_apno_cnt_fy3: 0 },
        ...{ utility_apno_cnt: 1, utility_apno_cnt_fy1: 0, utility_apno_cnt_fy2: 0, utility_apno_cnt_fy3: 1 },
      },
      patent_current: {
        ...{ design_apno_current_cnt: 1, invention_apno_current_cnt: 4, utility_apno_current_cnt: 1 },
        ...{ pct_apno_current_cnt: 1, valid_apno_current_cnt: 4, valid_design_apno_current_cnt: 1 },
        ...{ valid_invention_apno_current_cnt: 2, valid_utility_apno_current_cnt: 1 },
      },
    });
    expect(notes.join('\n')).toContain('new_plant_variety_cnt, new_plant_variety_cnt_fy1');
    const none = (await ask('intellectual-property', 'Bare Valves Ltd')).facts;
    expect([
      none.other_ip,
      none.patent_application.cn_apno_cnt,
      none.patent_application.invention_apno_cnt_fy1,
    ]).toEqual([{}, 0, 0]);
    // marks are counted where a register of marks is loaded
    await service.corpus.put(trademarks, [
      { ...emptyTrademark('US', '90000001'), owners: [party('North Pumps, Ltd.')], filing_date: 20260105 },
      { ...emptyTrademark('US', '90000002'), owners: [party('North Pumps Ltd')] },
    ]);
    const marked = async (name?: string) => (await ask('intellectual-property', name)).facts.other_ip;
    const counted = { trademark_cnt: 2, trademark_cnt_fy1: 1, trademark_cnt_fy2: 0, trademark_cnt_fy3: 0 };
    expect(await marked()).toMatchObject(counted);
    expect((await marked('Bare Valves Ltd')).trademark_cnt).toBe(0);
  });
});
