import { Type } from 'typebox';
import { ReplaceByRelated, textHolders } from '#operations/shared/family-text.ts';
import { descriptionText, shownTexts, wireLanguage } from '#operations/shared/wire-text.ts';
import { patentLookup } from './patent-lookup.ts';

export default patentLookup({
  id: 'p019BasicPatentDataDescriptionData',
  path: '/basic-patent-data/description-data',
  summary: 'Description',
  description: 'Plain text, one paragraph or heading per line, with the printed paragraph numbers.',
  query: ReplaceByRelated,
  row: {
    description: Type.Array(
      Type.Object({ text: Type.String(), lang: Type.String({ examples: ['EN'] }), data_format: Type.String() }),
    ),
    pn_related: Type.Optional(Type.String({ description: 'The family member whose description this is.' })),
  },
  async rows(patents, services, { replace_by_related }) {
    const holders = await textHolders(patents, (p) => p.descriptions.length > 0, replace_by_related, services);
    return holders.map((holder, index) => ({
      description: shownTexts(holder.descriptions).map((set) => ({
        text: descriptionText(set.paragraphs),
        lang: wireLanguage(set.lang),
        data_format: set.origin,
      })),
      ...(holder !== patents[index] && { pn_related: holder.publication_number }),
    }));
  },
});
