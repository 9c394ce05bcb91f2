import { APPLICANT, bucketsOf, named, top } from '#analytics/axes.ts';
import { withPartners } from '#analytics/companies/cooperation.ts';
import { patents } from '#collections/patents/patents.ts';
import { c115CompanyIndustryUniversityResearchIpc } from '#contract/generated/enterprise-tech-analysis.ts';
import { portfolioLookup } from '#operations/shared/company-lookup.ts';
import { researchPartners } from './partners.ts';

const GROUPS = 10;

export default portfolioLookup({
  contract: c115CompanyIndustryUniversityResearchIpc,
  path: '/company/industry-university-research-ipc',
  summary: 'Research partners of a company and the fields of their joint applications',
  description: 'The ten partners of C114, and of each the ten IPC main groups with most joint applications.',
  async row(subject, call, services) {
    const { shown } = await researchPartners(subject, call, services);
    const names = shown.map(({ name }) => name);
    const counted =
      names.length === 0
        ? undefined
        : await services.corpus.aggregate(
            patents,
            { query: withPartners(subject.filed, names), signal: call.signal },
            {
              unit: 'APNO',
              by: { partners: { ...named(APPLICANT, names), by: { groups: top('IPC_GROUP', GROUPS) } } },
            },
          );
    const buckets = counted ? bucketsOf(counted, 'partners') : [];
    return {
      iur_detail: shown.map(({ name, type }) => {
        const bucket = buckets.find(({ value }) => value === name);
        return {
          ipc_detail: (bucket ? bucketsOf(bucket, 'groups') : []).map(({ value, count }) => ({
            ipc_iur_name_count: count,
            ipc_main_group: value,
          })),
          iur_name: name,
          iur_type: type,
        };
      }),
    };
  },
});
