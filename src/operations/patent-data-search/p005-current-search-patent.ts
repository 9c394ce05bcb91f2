import { p005PatentCurrentSearch } from '#contract/generated/patent-data-search.ts';
import { companySearch } from './company-search.ts';

export default companySearch({
  contract: p005PatentCurrentSearch,
  path: '/search/patent/current-search-patent',
  aliases: ['/search/patent/current-search-patent/v2'],
  summary: 'Patents that companies own now, by standardized name',
  parameter: 'assignee',
  field: 'ANCS',
});
