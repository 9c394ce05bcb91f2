import { p042BasicPatentDataFulltextImage } from '#contract/generated/patent-basic-data.ts';
import { DRAWINGS_SOURCE, drawingLinks, drawingsOf } from '#operations/shared/drawings.ts';
import { noteMissing } from '#operations/shared/missing.ts';
import { patentLookup } from '#operations/shared/patent-lookup.ts';

export default patentLookup({
  contract: p042BasicPatentDataFulltextImage,
  path: '/basic-patent-data/fulltext-image',
  summary: 'All drawings of a patent, in pages',
  description: 'Links that work for nine hours without a key.',
  example: { patent_number: 'CN190226457A', limit: 100, offset: 0 },
  async row(patent, call, services) {
    const { limit, offset } = call.asked;
    const [all = []] = await drawingsOf(services.corpus, [patent]);
    if (all.length === 0) noteMissing(call.note, 'drawing', DRAWINGS_SOURCE, [patent]);
    const links = await drawingLinks(patent, all.slice(offset, offset + limit), call, services);
    const shown = links.flatMap((path) => (path === undefined ? [] : [{ image_type: 'drawings', path }]));
    return { fulltext_image: shown, result_count: shown.length, total_search_result_count: all.length };
  },
});
