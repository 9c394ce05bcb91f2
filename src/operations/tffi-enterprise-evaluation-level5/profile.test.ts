import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companies } from '#collections/companies/companies.ts';
import { sampleCompany } from '#collections/companies/sample-company.ts';
import { patentFacts } from '#collections/patent-facts/patent-facts.ts';
import { patents } from '#collections/patents/patents.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { startTestService, type TestService } from '#testing/service.ts';

const NORTH = 'North Pumps Ltd';
let service: TestService;
beforeAll(async () => {
  service = await startTestService({ clock: () => Date.UTC(2026, 5, 1) });
  await service.corpus.put(companies, [
    sampleCompany('1', NORTH, {
      ...{ city: 'Shenzhen', legal_form: { text: '有限责任公司' } },
      names: [
        { text: NORTH, kind: 'legal' },
        { text: 'Old Pumps Ltd', kind: 'previous' },
      ],
      addresses: [
        { kind: 'legal', lines: [], city: 'Beijing' },
        { kind: 'legal', lines: ['1 Pump Road'], city: 'Shenzhen', district: 'Nanshan', region: 'Guangdong' },
      ],
      facts: {
        listing: [{ type: 'A', exchange: 'SZSE' }, { type: 'H', exchange: 'HKEX' }, { type: 'X' }],
        qualification: [
          { label: 'high-tech', status: 'valid', year: '2019' },
          { label: 'specialised', year: 'about 2020' },
        ],
        industry: [
          { scheme: 'SEIC', level: 2, code: '2.1', title: '智能制造' },
          { scheme: 'SEIC', level: 1, code: '2', title: '高端装备' },
          { scheme: 'GB/T 4754', level: 1, code: 'C', title: '制造业' },
        ],
      },
    }),
    sampleCompany('2', 'Derived Ltd', {}),
  ]);
  const owned = (n: number, name: string) =>
    samplePatent(`CN10000000${n}B`, {
      ...{ patent_type: 'B', filing_date: 20220101, publication_date: 20240101 + n, grant_date: 20240101 + n },
      ...{ application_number: `CN20220000000${n}`, applicants: [{ name }], inventors: [{ name: 'Wu, Min' }] },
      legal_status: { simple: 1, detailed: [3], date: 20240101 },
    });
  await service.corpus.put(patents, [
    ...[1, 2, 3, 4, 5].map((n) => owned(n, NORTH)),
    ...[6, 7].map((n) => owned(n, 'Derived Ltd')),
  ]);
  await service.corpus.put(patentFacts, [
    {
      ...{ id: 'own:1', kind: 'strategic_industry', publications: ['CN100000006'], applications: [], country: 'CN' },
      ...{ level1_no: '3', level1_name: '新材料' },
    },
    {
      ...{ id: 'own:2', kind: 'litigation', publications: ['CN100000001'], applications: [], country: 'CN' },
      ...{ filing_date: 20250101, plaintiffs: ['Elsewhere AG'], defendants: [NORTH] },
    },
  ] as never);
});
afterAll(() => service?.[Symbol.asyncDispose]());

const ask = async (path: string, company_name = NORTH) =>
  (await service.call(`POST /innovation/${path}`, { body: { company_name } })).json;

describe('a company for lenders and insurers', () => {
  const PROFILE = {
    ...{ address_city: 'Beijing', address_district: 'Nanshan', address_province: 'Guangdong', bond_type: 'A' },
    ...{ company_org_type: '有限责任公司', original_name: ['Old Pumps Ltd'], publish: ['SZSE', 'HKEX'] },
    label: [{ qualification: 'high-tech', status: 'valid', year: 2019 }, { qualification: 'specialised' }],
    ...{ reg_location: '1 Pump Road, Shenzhen', seic: [{ seic_lv1: '高端装备', seic_lv1_code: '2' }] },
  };

  it('begins with who it is', async () => {
    const { data } = await ask('company_valuation');
    expect(data).toMatchObject(PROFILE);
    // of one owner alone every percentile is the middle
    expect(data.score).toBe(50);
    expect(data.score_dimension).toEqual({
      ...{ fundamental: 50, rd_scale_and_stability: 50, tech_influence: 50, tech_layout: 50, tech_quality: 50 },
    });
  });

  it('its strategic class is that of its patents where no source states one', async () => {
    const { data, notes } = await ask('company_valuation', 'Derived Ltd');
    expect(data.seic).toEqual([{ seic_lv1: '新材料', seic_lv1_code: '3' }]);
    expect(notes).toContain(
      'The strategic class is derived: no source states one of the company, and facts about patents tell it of 1 of the latest 2 publications that it owns.',
    );
    expect(notes).toContain('Scores compare owners of 5 families or more; it has 2.');
    expect([data.score, data.score_dimension]).toEqual([undefined, undefined]);
  });

  it('its risks: what is known is counted, what no source states is absent and told', async () => {
    const { data, notes } = await ask('company_warning');
    expect(data.risk_indicators).toEqual({
      ...{ active_invention_cnt: 5, apno_cnt: 5, granted_invention_cnt: 5, litigation_defendant: 1 },
    });
    expect(notes).toContain(
      'No loaded source states: pledge, reexam, rejected, transfer. What would fill it: epo-ops, uspto-assignment, cn-publications.',
    );
  });

  it('one answer has what the three others have', async () => {
    const [profile, indicators, risks, all, two] = await Promise.all(
      ['company_valuation', 'company_valuation_indicators', 'company_warning']
        .concat(...['estimate/company-index-warning', 'estimate/company-index'])
        .map(async (path) => (await ask(path)).data),
    );
    const { indicators_original } = indicators;
    expect(indicators_original).toMatchObject({ apno_cnt: 5, country_cnt: 1, publics: ['SZSE', 'HKEX'] });
    expect(all).toEqual({ ...profile, indicators_original, risk_indicators: risks.risk_indicators });
    expect(two).toEqual({ ...profile, indicators_original });
  });
});
