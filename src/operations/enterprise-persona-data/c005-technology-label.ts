import { c005CompanyTechnologyLabel } from '#contract/generated/enterprise-persona-data.ts';
import { companyLookup } from '#operations/shared/company-lookup.ts';
import { flagsOf } from './flags.ts';

export default companyLookup({
  contract: c005CompanyTechnologyLabel,
  path: '/company/technology-label',
  summary: 'Technology labels of a company',
  description: 'Each flag is 1 or 0 as a loaded register states it for this company; what none states is absent.',
  importers: 'company-table (rows of kind flag)',
  row: (company) => flagsOf(c005CompanyTechnologyLabel, company),
});
