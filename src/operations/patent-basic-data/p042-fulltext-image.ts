import { p042BasicPatentDataFulltextImage } from '#contract/generated/patent-basic-data.ts';
import { DRAWINGS_SOURCE, drawingLink, drawings } from '#operations/shared/drawings.ts';
import { noteMissing } from '#operations/shared/missing.ts';
import { patentLookup } from '#operations/shared/patent-lookup.ts';

export default patentLookup({
  contract: p042BasicPatentDataFulltextImage,
  path: '/basic-patent-data/fulltext-image',
  summary: 'All drawings of a patent, in pages',
  description: 'Links that work for nine hours without a key.',
  example: { patent_number: 'CN190226457A', limit: 100, offset: 0 },
  async row(patent, { asked: { limit = 100, offset = 0 }, note }, { files }) {
    const all = drawings(patent);
    if (all.length === 0) noteMissing(note, 'drawing', DRAWINGS_SOURCE, [patent]);
    const shown = await Promise.all(
      all.slice(offset, offset + limit).map(async (figure) => ({
        image_type: 'drawings',
        path: await drawingLink(files, patent, figure),
      })),
    );
    return { fulltext_image: shown, result_count: shown.length, total_search_result_count: all.length };
  },
});
