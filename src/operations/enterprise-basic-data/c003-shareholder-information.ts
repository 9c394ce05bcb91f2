import { c003CompanyShareholderInformation } from '#contract/generated/enterprise-basic-data.ts';
import { flagText, rowsOf } from '#operations/shared/company-facts.ts';
import { companyLookup } from '#operations/shared/company-lookup.ts';

export default companyLookup({
  contract: c003CompanyShareholderInformation,
  path: '/company/shareholder-information',
  summary: 'Shareholders of a company',
  row: (company) => ({
    shareholder: rowsOf(company, 'shareholder', ({ name, holder_credit_code, natural_person, percent }) => ({
      credit_code: holder_credit_code,
      is_personal: flagText(natural_person),
      stock_name: name,
      stock_proportion: percent,
    })),
  }),
});
