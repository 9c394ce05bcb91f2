import { p043BasicPatentDataAbstractDataTranslated } from '#contract/generated/patent-basic-data.ts';
import { inLanguage, noteUntranslated } from '#operations/shared/languages.ts';
import { patentLookup } from '#operations/shared/patent-lookup.ts';

export default patentLookup({
  contract: p043BasicPatentDataAbstractDataTranslated,
  path: '/basic-patent-data/abstract-data-translated',
  summary: 'Title and abstract in another language',
  description: 'As published, or in a translation that is stored; never another language than the one asked for.',
  example: { patent_number: 'CN190226457A', lang: 'en' },
  has: ({ abstracts }, { lang }) => inLanguage(abstracts, lang) !== undefined,
  row(patent, { asked: { lang }, note }) {
    const title = inLanguage(patent.titles, lang)?.text;
    const abstract = inLanguage(patent.abstracts, lang)?.text;
    if (abstract === undefined) noteUntranslated(note, 'abstract', lang, patent);
    return { title, abstract };
  },
});
