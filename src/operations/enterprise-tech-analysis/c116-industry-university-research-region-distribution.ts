import { partnerRegions } from '#analytics/companies/cooperation.ts';
import { c116CompanyIndustryUniversityResearchRegionDistribution } from '#contract/generated/enterprise-tech-analysis.ts';
import { portfolioLookup } from '#operations/shared/company-lookup.ts';
import { researchPartners } from './partners.ts';

const REGIONS = 10;

export default portfolioLookup({
  contract: c116CompanyIndustryUniversityResearchRegionDistribution,
  path: '/company/industry-university-research-region-distribution',
  summary: 'Research partners of a company and where they are',
  description: 'The ten partners of C114, and of each the countries of its address in the joint applications.',
  async row(subject, call, services) {
    const { shown } = await researchPartners(subject, call, services);
    const { regions, read, total, without } = await partnerRegions(services.corpus, subject.filed, shown);
    if (read < total) call.note(`The latest ${read} of ${total} joint publications were read.`);
    if (without > 0)
      call.note(`Partners named without a country: ${without}, once for each publication that names them so.`);
    return {
      iur_detail: shown.map(({ name, type }) => ({
        iur_name: name,
        iur_type: type,
        region_detail: (regions.get(name) ?? [])
          .slice(0, REGIONS)
          .map(({ region, count }) => ({ region, region_iur_name_count: count })),
      })),
    };
  },
});
