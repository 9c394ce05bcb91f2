import { p042BasicPatentDataFulltextInlineImage } from '#contract/generated/patent-basic-data.ts';
import { DRAWINGS_SOURCE, drawingLinks, drawingsOf } from '#operations/shared/drawings.ts';
import { noteMissing } from '#operations/shared/missing.ts';
import { patentLookup } from '#operations/shared/patent-lookup.ts';

export default patentLookup({
  contract: p042BasicPatentDataFulltextInlineImage,
  path: '/basic-patent-data/fulltext-inline-image',
  summary: 'The drawings of a patent by the ids that its text has for them',
  example: { patent_number: 'CN190226457A' },
  description: 'Links that work for nine hours without a key.',
  async row(patent, call, services) {
    const [all = []] = await drawingsOf(services.corpus, [patent]);
    if (all.length === 0) noteMissing(call.note, 'drawing', DRAWINGS_SOURCE, [patent]);
    const links = await drawingLinks(patent, all, call, services);
    const shown = all.flatMap(({ id }, index) => {
      const path = links[index];
      return path === undefined ? [] : [{ image_id: id, image_type: 'drawings', path }];
    });
    return { fulltext_inline_image: shown, result_count: shown.length };
  },
});
