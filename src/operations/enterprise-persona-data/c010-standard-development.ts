import { factsOf } from '#collections/companies/companies.ts';
import { c010CompanyStandardDevelopment } from '#contract/generated/enterprise-persona-data.ts';
import { companyLookup } from '#operations/shared/company-lookup.ts';

export default companyLookup({
  contract: c010CompanyStandardDevelopment,
  path: '/company/standard-development',
  summary: 'Sorts of standards that a company helped to draft',
  description:
    '"1" where a stored standard is of the sort. "0" where a register that is complete says so (a row of kind flag); else absent.',
  row(company) {
    const types = new Set(factsOf(company, 'standard').map(({ type }) => type));
    const stated = new Map(factsOf(company, 'flag').map(({ label, value }) => [label, value]));
    const flag = (name: string, type: string) => {
      const value = types.has(type) ? 1 : stated.get(name);
      return value === undefined ? undefined : String(value);
    };
    return {
      is_standard_country: flag('is_standard_country', '国家标准'),
      is_standard_industry: flag('is_standard_industry', '行业标准'),
      is_standard_place: flag('is_standard_place', '地方标准'),
      is_standard_team: flag('is_standard_team', '团体标准'),
    };
  },
});
