import { p045BasicPatentDataDescriptionDataTranslated } from '#contract/generated/patent-basic-data.ts';
import { inLanguage, noteUntranslated } from '#operations/shared/languages.ts';
import { patentLookup } from '#operations/shared/patent-lookup.ts';
import { descriptionText } from '#operations/shared/wire-text.ts';

export default patentLookup({
  contract: p045BasicPatentDataDescriptionDataTranslated,
  path: '/basic-patent-data/description-data-translated',
  summary: 'Description in another language',
  description: 'Plain text as in `description-data`; never another language than the one asked for.',
  example: { lang: 'en' },
  has: ({ descriptions }, { lang }) => inLanguage(descriptions, lang) !== undefined,
  row(patent, { asked: { lang }, note }) {
    const set = inLanguage(patent.descriptions, lang);
    if (!set) noteUntranslated(note, 'description', lang, patent);
    return { description: set && descriptionText(set.paragraphs) };
  },
});
