import { ai35_10NoveltySearchExport } from '#contract/generated/novelty-search.ts';
import { ServiceError } from '#errors.ts';
import { flowEvent } from '#operations/shared/flow-operations.ts';
import { noveltySearch } from './flow.ts';

export default flowEvent({
  contract: ai35_10NoveltySearchExport,
  path: '/ai/novelty-search/export',
  summary: 'Make the report',
  description: 'Writes the report as HTML, DOCX and PDF. Poll `/ai/novelty-search/report/get`.',
  flow: noveltySearch,
  event: 'create_report',
  patch({ title }) {
    const shown = title.replace(/[\p{C}\s]+/gu, ' ').trim();
    if (shown === '') throw new ServiceError('invalid_request', 'title: give the report a title.', { field: 'title' });
    return { title: shown };
  },
  example: { title: 'Novelty search: reversing coolant flow' },
});
