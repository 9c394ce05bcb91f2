import { p042BasicPatentDataFulltextInlineImage } from '#contract/generated/patent-basic-data.ts';
import { DRAWINGS_SOURCE, drawingLink, drawings } from '#operations/shared/drawings.ts';
import { noteMissing } from '#operations/shared/missing.ts';
import { patentLookup } from '#operations/shared/patent-lookup.ts';

export default patentLookup({
  contract: p042BasicPatentDataFulltextInlineImage,
  path: '/basic-patent-data/fulltext-inline-image',
  summary: 'The drawings of a patent by the ids that its text has for them',
  example: { patent_number: 'CN190226457A' },
  description: 'Links that work for nine hours without a key.',
  async row(patent, { note }, { files }) {
    const all = drawings(patent);
    if (all.length === 0) noteMissing(note, 'drawing', DRAWINGS_SOURCE, [patent]);
    const shown = await Promise.all(
      all.map(async (figure) => ({
        image_id: figure.id,
        image_type: 'drawings',
        path: await drawingLink(files, patent, figure),
      })),
    );
    return { fulltext_inline_image: shown, result_count: shown.length };
  },
});
