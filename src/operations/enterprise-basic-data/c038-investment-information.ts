import { amountOf } from '#collections/companies/companies.ts';
import { c038CompanyInvestmentInformation } from '#contract/generated/enterprise-basic-data.ts';
import { latestFirst, plainDay } from '#operations/shared/company-facts.ts';
import { companyLookup } from '#operations/shared/company-lookup.ts';

export default companyLookup({
  contract: c038CompanyInvestmentInformation,
  path: '/company/investment-information',
  summary: 'Latest financing of a company, and whom it invested in',
  description: '`last_funding_total` is the amount of the latest round, as stated.',
  row(company) {
    const rounds = latestFirst(company, 'financing', ({ date }) => date);
    const last = rounds?.[0];
    return {
      last_funding_date: plainDay(last?.date),
      last_funding_round: last?.round,
      last_funding_total: amountOf(last?.amount) && last?.amount,
      num_funding_rounds: rounds && String(rounds.length),
      to_investees: latestFirst(company, 'investee', ({ date }) => date)?.map((each) => ({
        funding_date: plainDay(each.date),
        investee: each.name,
        news_title: each.news_title,
        news_url: each.news_url,
      })),
    };
  },
});
