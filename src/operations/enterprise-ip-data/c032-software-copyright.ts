import { c032SpecialIpDataSoftwareCopyright } from '#contract/generated/enterprise-ip-data.ts';
import { latestFirst, pageOfRows } from '#operations/shared/company-facts.ts';
import { companyLookup } from '#operations/shared/company-lookup.ts';

export default companyLookup({
  contract: c032SpecialIpDataSoftwareCopyright,
  path: '/special-ip-data/software-copyright',
  summary: 'Software copyrights of a company, the latest first',
  importers: 'company-table (rows of kind software), inpi-br-software',
  row(company, { asked }) {
    const rows = latestFirst(company, 'software', ({ registered }) => registered);
    return {
      software_copyright_data:
        rows &&
        pageOfRows(rows, asked.page_number, asked.page_size).map((each) => ({
          author_nationality: each.nationality,
          cat_num: each.category,
          full_name: each.name,
          publish_time: each.published,
          reg_num: each.number,
          reg_time: each.registered,
          simple_name: each.short_name,
          version: each.version,
        })),
      total: rows?.length,
    };
  },
});
