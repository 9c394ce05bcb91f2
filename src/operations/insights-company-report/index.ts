import type { Group } from '#operation.ts';
import facetDetail from './facet-detail.ts';
import facets from './facets.ts';
import jobs from './jobs.ts';
import patents from './patents.ts';
import result from './result.ts';
import status from './status.ts';

export default {
  tag: 'Insights Company Report',
  description: 'Maps of patents: like ones lie near each other.',
  operations: [jobs, status, result, patents, facets, facetDetail],
} satisfies Group;
