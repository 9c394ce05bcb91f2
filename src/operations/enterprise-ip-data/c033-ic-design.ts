import { c033SpecialIpDataIcDesign } from '#contract/generated/enterprise-ip-data.ts';
import { latestFirst, pageOfRows } from '#operations/shared/company-facts.ts';
import { companyLookup } from '#operations/shared/company-lookup.ts';

export default companyLookup({
  contract: c033SpecialIpDataIcDesign,
  path: '/special-ip-data/ic-design',
  summary: 'Layout designs of a company, the latest first',
  importers: 'company-table (rows of kind layout)',
  row(company, { asked }) {
    const rows = latestFirst(company, 'layout', ({ applied }) => applied);
    return {
      ic_design_data:
        rows &&
        pageOfRows(rows, asked.page_number, asked.page_size).map((each) => ({
          app_date: each.applied,
          assignee_name: each.holder,
          create_completion_date: each.completed,
          design_name: each.name,
          end_date: each.ends,
          inventor_name: each.creator,
          publish_date: each.published,
          publish_number: each.publication_number,
          reg_number: each.number,
        })),
      total: rows?.length,
    };
  },
});
