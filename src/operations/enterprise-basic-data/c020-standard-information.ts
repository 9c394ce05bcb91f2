import { c020CompanyStandardInformation } from '#contract/generated/enterprise-basic-data.ts';
import { latestFirst, pageOfRows, plainDay } from '#operations/shared/company-facts.ts';
import { companyLookup } from '#operations/shared/company-lookup.ts';

const ROWS = 20;
/** The interface's labels, and the same in English. */
const ALL: ReadonlySet<string> = new Set(['', '全部', 'all']);

export default companyLookup({
  contract: c020CompanyStandardInformation,
  path: '/company/standard-information',
  summary: 'Standards that a company took part in, the latest first',
  description: 'Twenty a page. `standard_type` is a type as the source has it (国家标准), or 全部.',
  example: { page_number: 1 },
  row(company, { asked }) {
    const type = (asked.standard_type ?? '').trim();
    const all = latestFirst(company, 'standard', ({ released }) => released);
    const rows = ALL.has(type.toLowerCase()) ? all : all?.filter((each) => each.type === type);
    return {
      standard_count: rows?.length,
      standard_information:
        rows &&
        pageOfRows(rows, asked.page_number, ROWS).map((each) => ({
          all_substitute_standards: each.replaces && [...each.replaces],
          application_scope: each.scope,
          competent_department: each.department,
          drafter: each.drafter,
          drafting_unit: each.drafting_unit,
          implement_company: each.implementer,
          implement_date: plainDay(each.implemented),
          main_technical_contents: each.contents,
          record_date: plainDay(each.recorded),
          record_number: each.record_number,
          release_company: each.releaser,
          release_date: plainDay(each.released),
          revision: each.revision,
          similar_standard: undefined,
          standard_category: each.category,
          standard_id: each.number,
          standard_name: each.name,
          standard_name_en: each.name_en,
          standard_number_cn: each.class_cn,
          standard_number_inter: each.class_international,
          standard_properties: each.properties,
          standard_status: each.status,
          standard_type: each.type,
          technical_committees: each.committee,
        })),
    };
  },
});
