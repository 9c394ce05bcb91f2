import { p020BasicPatentDataPdfData } from '#contract/generated/patent-basic-data.ts';
import { patentLookup } from '#operations/shared/patent-lookup.ts';
import { hasText, pdfRows } from '#operations/shared/patent-pdf.ts';

export default patentLookup({
  contract: p020BasicPatentDataPdfData,
  path: '/basic-patent-data/pdf-data',
  summary: 'The publication as a PDF',
  description:
    'The office’s own print where its facsimile or its pages were imported; else made from the record and marked as such. A link that works for ten days without a key; the PDF is made when it is first followed.',
  has: hasText,
  rows: pdfRows,
});
