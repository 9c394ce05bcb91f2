import { factsOf } from '#collections/companies/companies.ts';
import { c017CompanyCoreMember } from '#contract/generated/enterprise-basic-data.ts';
import { flagText } from '#operations/shared/company-facts.ts';
import { companyLookup } from '#operations/shared/company-lookup.ts';

export default companyLookup({
  contract: c017CompanyCoreMember,
  path: '/company/core-member',
  summary: 'Core team of a company',
  description: 'People whom a source calls members of the core team.',
  row(company) {
    const core = factsOf(company, 'person').filter((each) => each.core === 1);
    return {
      core_member:
        core.length === 0
          ? undefined
          : core.map(({ description, left, name, role }) => ({
              desc: description,
              is_dimission: flagText(left),
              name,
              title: role,
            })),
    };
  },
});
