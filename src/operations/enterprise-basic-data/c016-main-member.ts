import { c016CompanyMainMember } from '#contract/generated/enterprise-basic-data.ts';
import { flagText, rowsOf } from '#operations/shared/company-facts.ts';
import { companyLookup } from '#operations/shared/company-lookup.ts';

export default companyLookup({
  contract: c016CompanyMainMember,
  path: '/company/main-member',
  summary: 'People of a company and their roles',
  importers: 'sec-edgar (officers and directors), company-table',
  row: (company) => ({
    main_member: rowsOf(company, 'person', ({ name, role, left }) => ({
      is_dimission: flagText(left),
      name,
      title: role,
    })),
  }),
});
