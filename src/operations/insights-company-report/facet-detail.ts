import { facetTypeDetail } from '#contract/generated/insights-company-report.ts';
import { type AnswerOf, known } from '#contract/shape.ts';
import { defineOperation } from '#operation.ts';
import { assertFacet } from './facet.ts';
import { mapNamed, pageOfList } from './job.ts';
import { placesOf } from './patent-places.ts';

/** Points of one answer. */
const MOST_POINTS = 20_000;

export default defineOperation({
  contract: facetTypeDetail,
  path: '/landscape-api/jobs/{job_id}/facets/{facet_type}/detail',
  summary: 'Where the families of each applicant lie',
  description: '`filter_expired` leaves out rights that have ended.',
  example: { params: { job_id: 'landscape_job_12345', facet_type: 'applicant' }, query: { start: 0, length: 2 } },
  async handle({ params, query, account, note }, services) {
    assertFacet(params.facet_type);
    const { map } = await mapNamed(params.job_id, account, services);
    const { expired, row } = placesOf(map);
    const page = pageOfList(map.applicants, query, note);
    let left = MOST_POINTS;
    const details = page.map(({ name, members }) => {
      const shown = members.filter((at) => !query.filter_expired || !expired.has(at)).slice(0, left);
      left -= shown.length;
      return { res_value: name, pn_map: shown.map(row) };
    });
    if (left === 0) note(`One answer has ${MOST_POINTS} points at most: ask for fewer applicants.`);
    return known<AnswerOf<typeof facetTypeDetail>>({
      details,
      facet_type: params.facet_type,
      start: query.start ?? 0,
      length: page.length,
    });
  },
});
