import { c002CompanyOutboundInvestment } from '#contract/generated/enterprise-basic-data.ts';
import { rowsOf } from '#operations/shared/company-facts.ts';
import { companyLookup } from '#operations/shared/company-lookup.ts';

export default companyLookup({
  contract: c002CompanyOutboundInvestment,
  path: '/company/outbound-investment',
  summary: 'Companies in which a company holds shares',
  row: (company) => ({
    investment: rowsOf(company, 'investment', ({ name, target_credit_code, percent }) => ({
      company_name: name,
      credit_code: target_credit_code,
      investment_proportion: percent,
    })),
  }),
});
