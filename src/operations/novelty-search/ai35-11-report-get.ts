import { Type } from 'typebox';
import { flowRead } from '#operations/shared/flow-operations.ts';
import { noveltySearch } from './flow.ts';

export default flowRead({
  id: 'ai35-11ReportGet',
  path: '/ai/novelty-search/report/get',
  summary: 'Read the links to the report',
  description: 'The links work without a key until they expire, a week after this call.',
  flow: noveltySearch,
  response: {
    task_id: Type.Optional(Type.String()),
    report_url: Type.Optional(Type.String({ format: 'uri', description: 'The report as a Word document (DOCX).' })),
    files: Type.Optional(
      Type.Array(Type.Object({ format: Type.String({ examples: ['html'] }), url: Type.String({ format: 'uri' }) }), {
        description: 'The report in every format.',
      }),
    ),
  },
  ready({ report }, { files }, { task_id, state }) {
    if (!report || state !== 'report_ready') return undefined;
    const links = report.files.map((file) => ({ format: file.format, url: files.link(file) }));
    const shown = links.find(({ format }) => format === 'docx') ?? links[0];
    return { task_id, files: links, ...(shown && { report_url: shown.url }) };
  },
});
