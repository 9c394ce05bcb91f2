import type { Patent } from '#collections/patents/patent.ts';
import { p044BasicPatentDataClaimDataTranslated } from '#contract/generated/patent-basic-data.ts';
import { inLanguage } from '#operations/shared/languages.ts';
import { patentLookup } from '#operations/shared/patent-lookup.ts';
import { type Part, translatedTexts } from '#operations/shared/translated-texts.ts';
import { claimHtml } from '#patents/claims.ts';

const CLAIMS: Part<Patent['claims'][number]> = {
  what: 'set of claims',
  of: ({ claims }) => claims,
  pieces: ({ claims }) => claims.map(({ text }) => text),
  with: (set, texts) => ({ ...set, claims: set.claims.map((claim, index) => ({ ...claim, text: texts[index]! })) }),
};

export default patentLookup({
  contract: p044BasicPatentDataClaimDataTranslated,
  path: '/basic-patent-data/claim-data-translated',
  summary: 'Claims in another language',
  description:
    'HTML as in `claim-data`: as published, else a translation that is stored, else by the configured model, which `origin` says; never another language than the one asked for.',
  example: { lang: 'en' },
  has: ({ claims }, { lang }) => inLanguage(claims, lang) !== undefined,
  async rows(patents, call, services) {
    const sets = await translatedTexts(patents, CLAIMS, call.asked.lang, call, services);
    return sets.map((set) => ({ claims: set && claimHtml(set.text.claims), origin: set?.origin, model: set?.model }));
  },
});
