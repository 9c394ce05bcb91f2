import { bucketsOf, countOf, KINDS, top } from '#analytics/axes.ts';
import { yearOf } from '#analytics/years.ts';
import { yearOfDay } from '#clock.ts';
import type { Company } from '#collections/companies/companies.ts';
import { factsOf } from '#collections/companies/companies.ts';
import { patents } from '#collections/patents/patents.ts';
import { c011CompanyIntellectualProperty } from '#contract/generated/enterprise-persona-data.ts';
import type { Axis } from '#corpus/aggregation.ts';
import { marksFiled } from '#operations/shared/company-figures.ts';
import { noteAbsent, portfolioLookup } from '#operations/shared/company-lookup.ts';

/** How many rows of a register there are, in all and in each of three years; absent where none is stored. */
function registered(company: Company | undefined, kind: 'software' | 'layout' | 'variety', year: number) {
  const rows = company ? factsOf(company, kind) : [];
  const days = rows.flatMap((row): number[] => {
    const { registered: on, applied } = row as { registered?: number; applied?: number };
    return (on ?? applied) === undefined ? [] : [(on ?? applied)!];
  });
  const during = (y: number) => (rows.length === 0 ? undefined : days.filter((day) => yearOfDay(day) === y).length);
  return [rows.length === 0 ? undefined : rows.length, during(year), during(year - 1), during(year - 2)] as const;
}

export default portfolioLookup({
  contract: c011CompanyIntellectualProperty,
  path: '/company/intellectual-property',
  summary: 'Intellectual property of a company in numbers',
  description:
    '`patent_application`: applications that it filed, by kind, office and filing year (`fy1` is this year). `patent_current`: applications that it owns now; `valid` ones are in force. Other rights as registers of one’s own state them.',
  async row({ company, filed, names, owned }, { note, signal }, { corpus, clock }) {
    const year = yearOf(clock());
    const years: Axis = { axis: 'years', field: 'APD', from: year - 2, to: year };
    const kinds: Axis = { ...KINDS, by: { years } };
    const [applied, current, marks] = await Promise.all([
      corpus.aggregate(
        patents,
        { query: filed, signal },
        { unit: 'APNO', by: { kinds, offices: top('AUTHORITY', 200) } },
      ),
      corpus.aggregate(
        patents,
        { query: owned, signal },
        {
          unit: 'APNO',
          by: {
            kinds: { ...KINDS, by: { status: top('STATUS_GROUP', 3) } },
            offices: top('AUTHORITY', 200),
            status: top('STATUS_GROUP', 3),
          },
        },
      ),
      marksFiled(names, [year, year - 1, year - 2], corpus, signal),
    ]);
    const of = (kind: string) => bucketsOf(applied, 'kinds').find(({ value }) => value === kind);
    const inYear = (kind: string, y: number) => {
      const bucket = of(kind);
      return bucket ? countOf(bucket, 'years', String(y)) : 0;
    };
    const valid = (kind: string) => {
      const bucket = bucketsOf(current, 'kinds').find(({ value }) => value === kind);
      return bucket ? countOf(bucket, 'status', 'valid') : 0;
    };
    const offices = bucketsOf(applied, 'offices');
    const cn = offices.find(({ value }) => value === 'CN')?.count ?? 0;
    const [software, software1, software2, software3] = registered(company, 'software', year);
    const [layouts, layouts1, layouts2, layouts3] = registered(company, 'layout', year);
    const [varieties, varieties1, varieties2, varieties3] = registered(company, 'variety', year);
    const other_ip = {
      copy_reg_cnt: software,
      copy_reg_cnt_fy1: software1,
      copy_reg_cnt_fy2: software2,
      copy_reg_cnt_fy3: software3,
      ic_cnt: layouts,
      ic_cnt_fy1: layouts1,
      ic_cnt_fy2: layouts2,
      ic_cnt_fy3: layouts3,
      new_plant_variety_cnt: varieties,
      new_plant_variety_cnt_fy1: varieties1,
      new_plant_variety_cnt_fy2: varieties2,
      new_plant_variety_cnt_fy3: varieties3,
      trademark_cnt: marks?.all,
      trademark_cnt_fy1: marks?.in_years[0],
      trademark_cnt_fy2: marks?.in_years[1],
      trademark_cnt_fy3: marks?.in_years[2],
    };
    noteAbsent(
      other_ip,
      note,
      'company-table (rows of kind software, layout, variety); trademarks: a trademark register',
    );
    note(
      'defense_decryption_apno_current_cnt and sep_apno_current_cnt are absent: no loaded source marks such patents of a whole portfolio.',
    );
    return {
      other_ip,
      patent_application: {
        cn_apno_cnt: cn,
        design_apno_cnt: of('design')?.count ?? 0,
        design_apno_cnt_fy1: inYear('design', year),
        design_apno_cnt_fy2: inYear('design', year - 1),
        design_apno_cnt_fy3: inYear('design', year - 2),
        invention_apno_cnt: of('invention')?.count ?? 0,
        invention_apno_cnt_fy1: inYear('invention', year),
        invention_apno_cnt_fy2: inYear('invention', year - 1),
        invention_apno_cnt_fy3: inYear('invention', year - 2),
        non_cn_apno_cnt: applied.count - cn,
        pct_apno_cnt: offices.find(({ value }) => value === 'WO')?.count ?? 0,
        utility_apno_cnt: of('utility_model')?.count ?? 0,
        utility_apno_cnt_fy1: inYear('utility_model', year),
        utility_apno_cnt_fy2: inYear('utility_model', year - 1),
        utility_apno_cnt_fy3: inYear('utility_model', year - 2),
      },
      patent_current: {
        defense_decryption_apno_current_cnt: undefined,
        design_apno_current_cnt: countOf(current, 'kinds', 'design'),
        invention_apno_current_cnt: countOf(current, 'kinds', 'invention'),
        pct_apno_current_cnt: countOf(current, 'offices', 'WO'),
        sep_apno_current_cnt: undefined,
        utility_apno_current_cnt: countOf(current, 'kinds', 'utility_model'),
        valid_apno_current_cnt: countOf(current, 'status', 'valid'),
        valid_design_apno_current_cnt: valid('design'),
        valid_invention_apno_current_cnt: valid('invention'),
        valid_utility_apno_current_cnt: valid('utility_model'),
      },
    };
  },
});
