import { Type } from 'typebox';
import { ServiceError } from '#errors.ts';
import { flowEvent } from '#operations/shared/flow-operations.ts';
import { noveltySearch } from './flow.ts';

export default flowEvent({
  id: 'ai35-10NoveltySearchExport',
  path: '/ai/novelty-search/export',
  summary: 'Make the report',
  description: 'Writes the report as HTML, DOCX and PDF. Poll `/ai/novelty-search/report/get`.',
  flow: noveltySearch,
  event: 'create_report',
  body: { title: Type.String({ maxLength: 300, description: 'Title of the report.' }) },
  patch({ title }) {
    const shown = title.replace(/[\p{C}\s]+/gu, ' ').trim();
    if (shown === '') throw new ServiceError('invalid_request', 'title: give the report a title.', { field: 'title' });
    return { title: shown };
  },
  example: { title: 'Novelty search: reversing coolant flow' },
});
