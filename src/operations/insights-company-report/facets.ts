import { facetsFacetType } from '#contract/generated/insights-company-report.ts';
import { type AnswerOf, known } from '#contract/shape.ts';
import { defineOperation } from '#operation.ts';
import { assertFacet } from './facet.ts';
import { mapNamed, pageOfList } from './job.ts';
import { placesOf } from './patent-places.ts';

export default defineOperation({
  contract: facetsFacetType,
  path: '/landscape-api/jobs/{job_id}/facets/{facet_type}',
  summary: 'The applicants of a landscape, those with the most families first',
  description: 'Current owners, else applicants, of the publication that stands for a family.',
  example: { params: { job_id: 'landscape_job_12345', facet_type: 'applicant' }, query: { start: 0, length: 2 } },
  async handle({ params, query, account, note }, services) {
    assertFacet(params.facet_type);
    const { map } = await mapNamed(params.job_id, account, services);
    const { expired } = placesOf(map);
    const page = pageOfList(map.applicants, query, note);
    return known<AnswerOf<typeof facetsFacetType>>({
      facet_list: page.map(({ name, members }) => ({
        name,
        full_name: name,
        count: members.length,
        expired_count: members.filter((at) => expired.has(at)).length,
        ...{ cf_field_id: undefined, group: undefined },
      })),
      facet_type: params.facet_type,
      start: query.start ?? 0,
      length: page.length,
    });
  },
});
