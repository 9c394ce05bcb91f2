import { p019BasicPatentDataDescriptionData } from '#contract/generated/patent-basic-data.ts';
import { textHolders } from '#operations/shared/family-text.ts';
import { descriptionText, shownTexts, wireLanguage } from '#operations/shared/wire-text.ts';
import { patentLookup } from './patent-lookup.ts';

export default patentLookup({
  contract: p019BasicPatentDataDescriptionData,
  path: '/basic-patent-data/description-data',
  summary: 'Description',
  description: 'Plain text, one paragraph or heading per line, with the printed paragraph numbers.',
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
