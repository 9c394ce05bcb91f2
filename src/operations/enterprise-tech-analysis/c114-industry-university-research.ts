import { c114CompanyIndustryUniversityResearch } from '#contract/generated/enterprise-tech-analysis.ts';
import { portfolioLookup } from '#operations/shared/company-lookup.ts';
import { researchPartners } from './partners.ts';

export default portfolioLookup({
  contract: c114CompanyIndustryUniversityResearch,
  path: '/company/industry-university-research',
  summary: 'Research bodies with which a company files together',
  description:
    '`iur_app_count`: universities, hospitals and government bodies that are applicants beside it; `iur_count`: applications filed with any of them; the ten with most of these.',
  async row(subject, call, services) {
    const { all, applications, shown } = await researchPartners(subject, call, services);
    return {
      iur_app_count: all,
      iur_count: applications,
      iur_detail: shown.map(({ name, count, type }) => ({ iur_name: name, iur_name_count: count, iur_type: type })),
    };
  },
});
