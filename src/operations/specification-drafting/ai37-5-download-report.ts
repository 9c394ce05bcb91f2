import { ai37_5SpecificationDownloadReport } from '#contract/generated/specification-drafting.ts';
import { flowRead } from '#operations/shared/flow-operations.ts';
import { reportLinks } from '#operations/shared/report-files.ts';
import { specificationDrafting } from './flow.ts';

export default flowRead({
  contract: ai37_5SpecificationDownloadReport,
  path: '/ai/specification/download-report',
  summary: 'Read the link to a specification',
  description:
    '`report_url` is the application as a Word file, `files` the report on the checks. The links work without a key until they expire, a week after this call.',
  flow: specificationDrafting,
  ready: ({ filing, report }, services, { task_id, state }) =>
    filing && report && state === 'written'
      ? {
          task_id,
          report_url: services.files.link(filing),
          files: reportLinks(report, services).files,
          open: filing.open,
        }
      : undefined,
});
