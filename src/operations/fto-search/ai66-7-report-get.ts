import { ai66_7ReportGet } from '#contract/generated/fto-search.ts';
import { flowRead } from '#operations/shared/flow-operations.ts';
import { reportLinks } from '#operations/shared/report-files.ts';
import { ftoSearch } from './flow.ts';

export default flowRead({
  contract: ai66_7ReportGet,
  path: '/ai/fto/report/get',
  summary: 'Read the links to the report',
  description: 'The links work without a key until they expire, a week after this call.',
  flow: ftoSearch,
  ready: ({ report }, services, { task_id, state }) =>
    report && state === 'report_ready' ? { task_id, ...reportLinks(report, services) } : undefined,
});
