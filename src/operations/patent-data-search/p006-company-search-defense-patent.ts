import { companySearch } from './company-search.ts';

export default companySearch({
  id: 'p006PatentCompanySearchDefense',
  path: '/search/patent/company-search-defense-patent',
  aliases: ['/search/patent/company-search-defense-patent/v2'],
  summary: 'Patents of companies as original applicants, by the name as published',
  parameter: 'application',
  field: 'AN',
});
