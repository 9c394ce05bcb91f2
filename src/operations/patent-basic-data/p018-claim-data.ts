import { p018BasicPatentDataClaimData } from '#contract/generated/patent-basic-data.ts';
import { patentLookup } from '#operations/shared/patent-lookup.ts';
import { shownTexts, wireLanguage } from '#operations/shared/wire-text.ts';
import { claimHtml } from '#patents/claims.ts';

export default patentLookup({
  contract: p018BasicPatentDataClaimData,
  path: '/basic-patent-data/claim-data',
  summary: 'Claims',
  description:
    'One set of claims per original language; `claim_text` is HTML with one `div` per claim, class `indep-clm` or `dep-clm`.',
  has: (patent) => patent.claims.length > 0,
  lacking: 'claims',
  row({ claims }) {
    const sets = shownTexts(claims);
    return {
      claim_count: sets[0]?.claims.length,
      claims: sets.map((set) => ({
        claim_text: claimHtml(set.claims),
        claim_independent_count: set.claims.filter((claim) => claim.independent).length,
        lang: wireLanguage(set.lang),
        data_format: set.origin,
      })),
    };
  },
});
