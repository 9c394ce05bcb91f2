import { c015CompanyAwardsInformation } from '#contract/generated/enterprise-basic-data.ts';
import { latestFirst, plainDay } from '#operations/shared/company-facts.ts';
import { companyLookup } from '#operations/shared/company-lookup.ts';

export default companyLookup({
  contract: c015CompanyAwardsInformation,
  path: '/company/awards-information',
  summary: 'Awards of a company, the latest first',
  row: (company) => ({
    awards_qualification: latestFirst(company, 'award', ({ published }) => published)?.map((each) => ({
      award: each.award,
      awards_level: each.award_grade,
      issuing_agency: each.agency,
      level: each.level,
      publish_date: plainDay(each.published),
      year: each.year,
    })),
  }),
});
