import { p044BasicPatentDataClaimDataTranslated } from '#contract/generated/patent-basic-data.ts';
import { inLanguage, noteUntranslated } from '#operations/shared/languages.ts';
import { patentLookup } from '#operations/shared/patent-lookup.ts';
import { claimHtml } from '#patents/claims.ts';

export default patentLookup({
  contract: p044BasicPatentDataClaimDataTranslated,
  path: '/basic-patent-data/claim-data-translated',
  summary: 'Claims in another language',
  description: 'HTML as in `claim-data`; never another language than the one asked for.',
  example: { lang: 'en' },
  has: ({ claims }, { lang }) => inLanguage(claims, lang) !== undefined,
  row(patent, { asked: { lang }, note }) {
    const set = inLanguage(patent.claims, lang);
    if (!set) noteUntranslated(note, 'set of claims', lang, patent);
    return { claims: set && claimHtml(set.claims) };
  },
});
