import { ai35_11ReportGet } from '#contract/generated/novelty-search.ts';
import { flowRead } from '#operations/shared/flow-operations.ts';
import { noveltySearch } from './flow.ts';

export default flowRead({
  contract: ai35_11ReportGet,
  path: '/ai/novelty-search/report/get',
  summary: 'Read the links to the report',
  description: 'The links work without a key until they expire, a week after this call.',
  flow: noveltySearch,
  ready({ report }, { files }, { task_id, state }) {
    if (!report || state !== 'report_ready') return undefined;
    const links = report.files.map((file) => ({ format: file.format, url: files.link(file) }));
    const shown = links.find(({ format }) => format === 'docx') ?? links[0];
    return { task_id, files: links, ...(shown && { report_url: shown.url }) };
  },
});
