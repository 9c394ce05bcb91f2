import { b068_1DocanalyzerSubmitpdf } from '#contract/generated/chemical-and-bio-data.ts';
import { defineOperation } from '#operation.ts';
import { SAMPLE_PDF } from '#operations/others/sample-document.ts';
import { sentParagraphs } from '#operations/shared/sent-paragraphs.ts';
import { materialExtraction } from './material-extraction.ts';

const MOST_BYTES = 15 * 1024 * 1024;

export default defineOperation({
  contract: b068_1DocanalyzerSubmitpdf,
  path: '/eureka/material/docAnalyzer/submitPDF',
  access: 'run',
  summary: 'Read materials, properties and process steps out of a PDF',
  description: 'Poll `/eureka/material/docAnalyzer/getExtractMaterial`.',
  files: { file: { accept: ['pdf'], max_bytes: MOST_BYTES } },
  timeout_ms: 300_000,
  errors: ['file_refused', 'timeout'],
  example: { files: { file: { name: 'note.pdf', base64: SAMPLE_PDF } } } as never,
  async handle({ files: [file], account, signal, note }, services) {
    const { pages, paragraphs, notes } = await sentParagraphs(file!, { services, account, signal });
    for (const sentence of notes) note(sentence);
    const data = { name: file!.name, pages, paragraphs };
    const { task_id } = await services.flows.start(materialExtraction, data, account.id);
    return { job_id: task_id };
  },
});
