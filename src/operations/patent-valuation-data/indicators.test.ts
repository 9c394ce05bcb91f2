import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { patentId } from '#collections/patents/patent-id.ts';
import type { Operation } from '#operation.ts';
import { startChartService } from '#testing/chart-corpus.ts';
import type { TestService } from '#testing/service.ts';
import p036 from './p036-technology-indicators.ts';
import p037 from './p037-legal-indicators.ts';
import p038 from './p038-market-indicators.ts';
import p039 from './p039-strategic-indicators.ts';
import p040 from './p040-economic-indicators.ts';
import p050 from './p050-tech-innovation.ts';
import p051 from './p051-patent-ability.ts';
import p052 from './p052-market-prospect.ts';
import p053 from './p053-operation-situation.ts';

let service: TestService;
beforeAll(async () => {
  service = await startChartService();
});
afterAll(() => service.close());

describe('the indicators of a patent', () => {
  const of = async (operation: Operation, patent_number: string) => {
    const { data, json } = await service.call(operation, { query: { patent_id: patentId(patent_number) } });
    const [, , value] = Object.values(data[0]) as [string, string, Record<string, unknown>];
    return { value, notes: json.notes as string[] | undefined };
  };

  it('P036 counts scope and citations; a figure on less than two pairs is absent', async () => {
    const bare = await of(p036, 'EP3000001A1');
    expect(bare.value).toEqual({ cited_by_no: 3, examiner_citation_category: [] });
    // what nobody told is no 0, and a note says what would tell it
    expect(bare.notes).toEqual(
      expect.arrayContaining([
        expect.stringContaining('No class is stored of EP3000001A1'),
        expect.stringContaining('No citation is stored of EP3000001A1'),
      ]),
    );
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
      ...{ patent_type: 'PATENT', family_size: 3, family_covered_country_no: 2 },
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
