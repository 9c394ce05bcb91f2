import { jobIdPatents } from '#contract/generated/insights-company-report.ts';
import { type AnswerOf, known } from '#contract/shape.ts';
import { defineOperation } from '#operation.ts';
import { mapNamed, pageOfList, sliceNamed } from './job.ts';
import { placesOf } from './patent-places.ts';

export default defineOperation({
  contract: jobIdPatents,
  path: '/landscape-api/jobs/{job_id}/patents',
  summary: 'The patents of a landscape with their places',
  description:
    'One publication for each family, the latest first; 100 a page, at most 1,000. `all_legal` false leaves out rights that have ended; `job_seq`: one of the map’s time slices, 0 is the whole map. `x`, `y`: thousandths of the map from the upper left; `grid_index`: the cell, row by row.',
  example: { params: { job_id: 'landscape_job_12345' }, query: { start: 0, length: 2 } },
  async handle({ params, query, account, note }, services) {
    const drawn = await mapNamed(params.job_id, account, services);
    const { map } = drawn;
    const { expired, row } = placesOf(map);
    const members = sliceNamed(drawn, query.job_seq ?? 0)?.members ?? [...map.publications.keys()];
    const listed = members.filter((at) => query.all_legal !== false || !expired.has(at));
    if (query.patent_value) note('Values are not part of a map: ask for them by number.');
    return known<AnswerOf<typeof jobIdPatents>>({
      patents: pageOfList(listed, query, note).map(row),
      total_count: listed.length,
    });
  },
});
