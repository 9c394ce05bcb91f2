import { d008BasicPatentDataPatentPdf } from '#contract/generated/custom-aggregate-data.ts';
import { patentLookup } from '#operations/shared/patent-lookup.ts';
import { hasText, pdfRows } from '#operations/shared/patent-pdf.ts';

export default patentLookup({
  contract: d008BasicPatentDataPatentPdf,
  path: '/basic-patent-data/patent-pdf',
  summary: 'Patents as PDFs',
  description:
    'The office’s own prints where facsimiles or pages were imported; else made from the records and marked as such. Links that work for ten days without a key; a PDF is made when its link is first followed.',
  has: hasText,
  rows: pdfRows,
});
