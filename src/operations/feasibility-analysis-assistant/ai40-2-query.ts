import { ai40_2AiFeasibilityAnalysisQuery } from '#contract/generated/feasibility-analysis-assistant.ts';
import { flowRead } from '#operations/shared/flow-operations.ts';
import { reportLinks } from '#operations/shared/report-files.ts';
import { feasibilityAnalysis } from './flow.ts';

export default flowRead({
  contract: ai40_2AiFeasibilityAnalysisQuery,
  path: '/ai/feasibility-analysis-query',
  summary: 'Read the links to the report',
  description:
    '`url` is the Word file, `files` has all formats; links work without a key until they expire, a week after this call.',
  flow: feasibilityAnalysis,
  ready({ report }, services, { state }) {
    if (!report || state !== 'report_ready') return undefined;
    const { report_url, files } = reportLinks(report, services);
    return { url: report_url, files };
  },
});
