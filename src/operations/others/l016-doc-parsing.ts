import { l016DocumentsDocParsing } from '#contract/generated/others.ts';
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
  contract: l016DocumentsDocParsing,
  path: '/rd-llm/v1/documents/doc_parsing',
  summary: 'Read a document: its text as Markdown, and its parts with their places',
  description:
    'Paragraphs, headings, lists, tables and figures of a PDF, an office document or a picture in the order in which people read them, across columns. Words come from the text layer of a file; pages that are pictures are recognised where recognition is installed, and answered with OCR_FAILED where it is not. Heads and feet of pages stand among the results, not in the Markdown. Failures have a status of their own and a word as `error_code`.',
  access: 'run',
  files: DOCUMENT_FILE,
  timeout_ms: DOCUMENT_TIMEOUT_MS,
  errors: ['file_refused', 'timeout'],
  failures: DOCUMENT_FAILURES,
  example: { body: { output_format: 'both' } as never, files: { file: { name: 'note.pdf', base64: SAMPLE_PDF } } },
  async handle(call, services) {
    const { output_format } = call.body;
    const markdown = output_format !== 'jsonl';
    const results = output_format !== 'markdown';
    const { blocks, ...read } = await readSentDocument(call, services, { crops: true, markdown, results });
    return succeeded(
      known<AnswerOf<typeof l016DocumentsDocParsing>['data']>({
        ...read,
        state: 'success',
        results: blocks.map(({ content, ...block }) => ({ ...block, content })),
      }),
    );
  },
});
