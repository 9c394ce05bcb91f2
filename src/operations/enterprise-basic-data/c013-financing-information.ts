import { c013CompanyFinancingInformation } from '#contract/generated/enterprise-basic-data.ts';
import { latestFirst, plainDay } from '#operations/shared/company-facts.ts';
import { companyLookup } from '#operations/shared/company-lookup.ts';

export default companyLookup({
  contract: c013CompanyFinancingInformation,
  path: '/company/financing-information',
  summary: 'Financing rounds of a company, the latest first',
  row: (company) => ({
    financing_detail: latestFirst(company, 'financing', ({ date }) => date)?.map((each) => ({
      investor_name: each.investor,
      money: each.amount,
      news_title: each.news_title,
      news_url: each.news_url,
      pub_time: plainDay(each.date),
      round: each.round,
      share: each.share,
      value: each.valuation,
    })),
  }),
});
