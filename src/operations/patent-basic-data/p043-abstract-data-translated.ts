import type { Patent } from '#collections/patents/patent.ts';
import { p043BasicPatentDataAbstractDataTranslated } from '#contract/generated/patent-basic-data.ts';
import { inLanguage } from '#operations/shared/languages.ts';
import { patentLookup } from '#operations/shared/patent-lookup.ts';
import { type Part, translatedTexts } from '#operations/shared/translated-texts.ts';

type Text = Patent['abstracts'][number];
const whole = {
  pieces: ({ text }: Text) => [text],
  with: (one: Text, [text]: readonly string[]): Text => ({ ...one, text: text! }),
};
const TITLE: Part<Text> = { what: 'title', of: ({ titles }) => titles, ...whole, quiet: true };
const ABSTRACT: Part<Text> = { what: 'abstract', of: ({ abstracts }) => abstracts, ...whole };

export default patentLookup({
  contract: p043BasicPatentDataAbstractDataTranslated,
  path: '/basic-patent-data/abstract-data-translated',
  summary: 'Title and abstract in another language',
  description:
    'As published, else a translation that is stored, else by the configured model, which `origin` says; never another language than the one asked for. Sentences of a model are checked by code (numbers, units, signs, negation, terms, length); what does not hold stands in [[ ]] untranslated.',
  example: { patent_number: 'CN190226457A', lang: 'en' },
  has: ({ abstracts }, { lang }) => inLanguage(abstracts, lang) !== undefined,
  async rows(patents, call, services) {
    const { lang } = call.asked;
    const abstracts = await translatedTexts(patents, ABSTRACT, lang, call, services);
    const titles = await translatedTexts(patents, TITLE, lang, call, services);
    return patents.map((_, index) => {
      const [title, abstract] = [titles[index], abstracts[index]];
      const { origin, model } = abstract ?? title ?? {};
      return { title: title?.text.text, abstract: abstract?.text.text, origin, model };
    });
  },
});
