import { p021BasicPatentDataAbstractImage } from '#contract/generated/patent-basic-data.ts';
import { rowNumber } from '#operations/shared/documents.ts';
import { abstractDrawing, DRAWINGS_SOURCE, drawingLinks, drawingsOf } from '#operations/shared/drawings.ts';
import { noteMissing } from '#operations/shared/missing.ts';
import { patentLookup } from '#operations/shared/patent-lookup.ts';
import { mapInSlices } from '#turns.ts';

export default patentLookup({
  contract: p021BasicPatentDataAbstractImage,
  path: '/basic-patent-data/abstract-image',
  summary: 'The drawing shown with the abstract',
  example: { patent_number: 'CN190226457A' },
  description: 'A link that works for nine hours without a key.',
  async rows(patents, call, services) {
    const figures = (await drawingsOf(services.corpus, patents)).map(abstractDrawing);
    noteMissing(
      call.note,
      'drawing',
      DRAWINGS_SOURCE,
      patents.filter((_, index) => !figures[index]),
    );
    return mapInSlices([...patents.entries()], async ([index, patent]) => {
      const figure = figures[index];
      const [path] = figure ? await drawingLinks(patent, [figure], call, services) : [];
      return { ...(path !== undefined && { abstract_drawing: { num: rowNumber(0), path } }) };
    });
  },
});
