import { ai35_11ReportGet } from '#contract/generated/novelty-search.ts';
import { flowRead } from '#operations/shared/flow-operations.ts';
import { reportLinks } from '#operations/shared/report-files.ts';
import { noveltySearch } from './flow.ts';

export default flowRead({
  contract: ai35_11ReportGet,
  path: '/ai/novelty-search/report/get',
  summary: 'Read the links to the report',
  description: 'The links work without a key until they expire, a week after this call.',
  flow: noveltySearch,
  ready: ({ report }, services, { task_id, state }) =>
    report && state === 'report_ready' ? { task_id, ...reportLinks(report, services) } : undefined,
});
