import { l017DocumentsLayoutParsing } from '#contract/generated/others.ts';
import { type AnswerOf, known } from '#contract/shape.ts';
import { defineOperation } from '#operation.ts';
import {
  DOCUMENT_FAILURES,
  DOCUMENT_FILE,
  DOCUMENT_TIMEOUT_MS,
  readSentDocument,
  succeeded,
} from './document-reading.ts';
import { SAMPLE_PDF } from './sample-document.ts';

export default defineOperation({
  contract: l017DocumentsLayoutParsing,
  path: '/rd-llm/v1/documents/layout_parsing',
  summary: 'The layout of a document: what stands where on its pages',
  description:
    'Type, place and confidence of every part of a PDF, an office document or a picture, in the order in which people read them. Places are fractions of a page; a file that does not say where something stands (DOCX, XLSX) has whole pages with confidence 0. The words are answered by `/rd-llm/v1/documents/doc_parsing`.',
  access: 'run',
  files: DOCUMENT_FILE,
  timeout_ms: DOCUMENT_TIMEOUT_MS,
  errors: ['file_refused', 'timeout'],
  failures: DOCUMENT_FAILURES,
  example: { body: {} as never, files: { file: { name: 'note.pdf', base64: SAMPLE_PDF } } },
  async handle(call, services) {
    const crops = call.body.include_crop_urls;
    const {
      blocks,
      markdown: _,
      ...read
    } = await readSentDocument(call, services, { crops, markdown: false, results: true });
    return succeeded(
      known<AnswerOf<typeof l017DocumentsLayoutParsing>['data']>({
        ...read,
        state: 'success',
        results: blocks.map(({ page, type, bbox, url }) => ({ page, type, bbox, url, content: null })),
      }),
    );
  },
});
