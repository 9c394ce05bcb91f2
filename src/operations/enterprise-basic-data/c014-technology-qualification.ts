import { c014CompanyTechnologyQualification } from '#contract/generated/enterprise-basic-data.ts';
import { latestFirst, plainDay } from '#operations/shared/company-facts.ts';
import { companyLookup } from '#operations/shared/company-lookup.ts';

export default companyLookup({
  contract: c014CompanyTechnologyQualification,
  path: '/company/technology-qualification',
  summary: 'Technology qualifications of a company, the latest first',
  row: (company) => ({
    tech_qualification: latestFirst(company, 'qualification', ({ published }) => published)?.map((each) => ({
      end_date: plainDay(each.ends),
      issuing_agency: each.agency,
      level: each.level,
      publish_date: plainDay(each.published),
      tag_type: each.label,
      year: each.year,
    })),
  }),
});
