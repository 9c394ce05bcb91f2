import { p004PatentCompanySearch } from '#contract/generated/patent-data-search.ts';
import { companySearch } from './company-search.ts';

export default companySearch({
  contract: p004PatentCompanySearch,
  path: '/search/patent/company-search-patent',
  aliases: ['/search/patent/company-search-patent/v2'],
  summary: 'Patents of companies as original applicants, by standardized name',
  parameter: 'application',
  field: 'ANS',
});
