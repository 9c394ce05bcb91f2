import { p020BasicPatentDataPdfData } from '#contract/generated/patent-basic-data.ts';
import { patentLookup } from '#operations/shared/patent-lookup.ts';
import { hasText, pdfRows } from '#operations/shared/patent-pdf.ts';

export default patentLookup({
  contract: p020BasicPatentDataPdfData,
  path: '/basic-patent-data/pdf-data',
  summary: 'The publication as a PDF',
  description: 'Made from the record and marked as such; a link that works for ten days without a key.',
  has: hasText,
  rows: pdfRows,
});
