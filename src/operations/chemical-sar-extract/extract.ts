import { fileExtract } from '#contract/generated/chemical-sar-extract.ts';
import { ServiceError } from '#errors.ts';
import { defineOperation } from '#operation.ts';
import { publicationNumbers } from '#operations/shared/number-list.ts';
import { sentParagraphs } from '#operations/shared/sent-paragraphs.ts';
import { describedPatent } from '#operations/shared/stated-activities.ts';
import { sarExtraction } from './flow.ts';

const MOST_BYTES = 15 * 1024 * 1024;

export default defineOperation({
  contract: fileExtract,
  path: '/eurekals/open/sar/file/extract',
  access: 'run',
  summary: 'Read activities of compounds out of a patent',
  description:
    'Of the stored patent `pn`, or of a PDF: tables whose heads or titles name a measure (IC50, EC50, Ki, MIC, % inhibition ...). Send a form (`curl -F`), also where only `pn` is given. Poll `/eurekals/open/sar/file/detail`.',
  files: { file: { accept: ['pdf'], max_bytes: MOST_BYTES } },
  timeout_ms: 300_000,
  errors: ['file_refused', 'timeout'],
  example: { query: { language: 'EN', pn: 'WO2017904405A1' }, files: {} },
  async handle({ query, files: [file], account, signal, note }, services) {
    const [pn] = publicationNumbers('pn', query.pn);
    if (pn === undefined) {
      if (!file) throw new ServiceError('invalid_request', 'Give pn, or a file.', { field: 'pn' });
      const { paragraphs, notes } = await sentParagraphs(file, { services, account, signal });
      for (const sentence of notes) note(sentence);
      const of = { pn: file.name.slice(0, 200), lang: query.language, paragraphs };
      const { task_id } = await services.flows.start(sarExtraction, of, account.id);
      return { task_id, status: 'PENDING' as const };
    }
    const patent = await describedPatent(services.corpus, 'pn', pn);
    const data = { pn: patent.publication_number, lang: query.language };
    const { task_id } = await services.flows.start(sarExtraction, data, account.id);
    return { task_id, status: 'PENDING' as const };
  },
});
