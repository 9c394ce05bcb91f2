import { p019BasicPatentDataDescriptionData } from '#contract/generated/patent-basic-data.ts';
import { patentLookup } from '#operations/shared/patent-lookup.ts';
import { descriptionText, shownTexts, wireLanguage } from '#operations/shared/wire-text.ts';

export default patentLookup({
  contract: p019BasicPatentDataDescriptionData,
  path: '/basic-patent-data/description-data',
  summary: 'Description',
  description: 'Plain text, one paragraph or heading per line, with the printed paragraph numbers.',
  has: (patent) => patent.descriptions.length > 0,
  lacking: 'description',
  row: ({ descriptions }) => ({
    description: shownTexts(descriptions).map((set) => ({
      text: descriptionText(set.paragraphs),
      lang: wireLanguage(set.lang),
      data_format: set.origin,
    })),
  }),
});
