import { c018CompanyListingInformation } from '#contract/generated/enterprise-basic-data.ts';
import { plainDay, rowsOf } from '#operations/shared/company-facts.ts';
import { companyLookup } from '#operations/shared/company-lookup.ts';

export default companyLookup({
  contract: c018CompanyListingInformation,
  path: '/company/listing-Information',
  summary: 'Securities of a company and where they are listed',
  importers: 'sec-edgar (tickers of the United States), company-table',
  row: (company) => ({
    listing_information: rowsOf(company, 'listing', (each) => ({
      bond_code: each.code,
      bond_label: each.label,
      bond_name: each.name,
      bond_type: each.type,
      delisting_date: plainDay(each.delisted),
      english_name: each.english_name,
      exchange: each.exchange,
      listing_date: plainDay(each.listed),
    })),
  }),
});
