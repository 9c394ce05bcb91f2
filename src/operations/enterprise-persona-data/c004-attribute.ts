import { profileOf } from '#collections/companies/companies.ts';
import { c004CompanyAttribute } from '#contract/generated/enterprise-persona-data.ts';
import { rowsOf } from '#operations/shared/company-facts.ts';
import { companyLookup } from '#operations/shared/company-lookup.ts';

export default companyLookup({
  contract: c004CompanyAttribute,
  path: '/company/attribute',
  summary: 'Labels of a company: group, investors, stage of listing, latest round',
  row: (company) => ({
    group: rowsOf(company, 'group', ({ name }) => name),
    investment_top100_qk: rowsOf(company, 'top_investor', ({ name }) => name),
    process_ipo: profileOf(company, 'ipo_stage'),
    public_label: rowsOf(company, 'label', ({ label, type }) => ({ label, type })),
    round_lastest: profileOf(company, 'latest_round'),
    tax_credie_a: profileOf(company, 'tax_grade_a'),
  }),
});
