import { p006PatentCompanySearchDefense } from '#contract/generated/patent-data-search.ts';
import { companySearch } from './company-search.ts';

export default companySearch({
  contract: p006PatentCompanySearchDefense,
  path: '/search/patent/company-search-defense-patent',
  aliases: ['/search/patent/company-search-defense-patent/v2'],
  summary: 'Patents of companies as original applicants, by the name as published',
  parameter: 'application',
  field: 'AN',
});
