import { ai66_7ReportGet } from '#contract/generated/fto-search.ts';
import { flowRead } from '#operations/shared/flow-operations.ts';
import { reportLinks } from '#operations/shared/report-files.ts';
import { ftoSearch } from './flow.ts';

export default flowRead({
  contract: ai66_7ReportGet,
  path: '/ai/fto/report/get',
  summary: 'Read the links to the report',
  description:
    'Takes the id that `/ai/fto/report/create` gave, or that of the search for its latest report. The links work without a key until they expire, a week after this call.',
  flow: ftoSearch,
  ready({ report, reports = {} }, services, { task_id, state }, id) {
    const latest = id === task_id && state === 'report_ready' ? report : undefined;
    const made = Object.hasOwn(reports, id) ? reports[id] : latest;
    return made && { task_id: id, ...reportLinks(made, services) };
  },
});
