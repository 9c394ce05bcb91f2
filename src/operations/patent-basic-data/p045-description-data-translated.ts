import type { Patent } from '#collections/patents/patent.ts';
import { p045BasicPatentDataDescriptionDataTranslated } from '#contract/generated/patent-basic-data.ts';
import { inLanguage } from '#operations/shared/languages.ts';
import { patentLookup } from '#operations/shared/patent-lookup.ts';
import { MOST_TRANSLATED, type Part, translatedTexts } from '#operations/shared/translated-texts.ts';
import { descriptionText } from '#operations/shared/wire-text.ts';

const DESCRIPTION: Part<Patent['descriptions'][number]> = {
  what: 'description',
  of: ({ descriptions }) => descriptions,
  pieces: ({ paragraphs }) => paragraphs.map(({ text }) => text),
  with: (set, texts) => ({
    ...set,
    paragraphs: set.paragraphs.map((paragraph, index) => ({ ...paragraph, text: texts[index]! })),
  }),
};

export default patentLookup({
  contract: p045BasicPatentDataDescriptionDataTranslated,
  path: '/basic-patent-data/description-data-translated',
  summary: 'Description in another language',
  description: `Plain text as in \`description-data\`: as published, else a translation that is stored, else by the configured model (up to ${MOST_TRANSLATED.toLocaleString('en')} characters in one call), which \`origin\` says; never another language than the one asked for.`,
  example: { lang: 'en' },
  has: ({ descriptions }, { lang }) => inLanguage(descriptions, lang) !== undefined,
  async rows(patents, call, services) {
    const sets = await translatedTexts(patents, DESCRIPTION, call.asked.lang, call, services);
    return sets.map((set) => ({
      description: set && descriptionText(set.text.paragraphs),
      origin: set?.origin,
      model: set?.model,
    }));
  },
});
