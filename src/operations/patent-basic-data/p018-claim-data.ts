import { Type } from 'typebox';
import { ReplaceByRelated, textHolders } from '#operations/shared/family-text.ts';
import { shownTexts, wireLanguage } from '#operations/shared/wire-text.ts';
import { claimHtml } from '#patents/claims.ts';
import { patentLookup } from './patent-lookup.ts';

const Count = Type.Integer({ format: 'int32', minimum: 0 });

export default patentLookup({
  id: 'p018BasicPatentDataClaimData',
  path: '/basic-patent-data/claim-data',
  summary: 'Claims',
  description:
    'One set of claims per original language; `claim_text` is HTML with one `div` per claim, class `indep-clm` or `dep-clm`.',
  query: ReplaceByRelated,
  row: {
    claim_count: Count,
    claims: Type.Array(
      Type.Object({
        claim_text: Type.String(),
        claim_independent_count: Count,
        lang: Type.String({ examples: ['EN'] }),
        data_format: Type.String(),
      }),
    ),
    pn_related: Type.Optional(Type.String({ description: 'The family member whose claims these are.' })),
  },
  async rows(patents, services, { replace_by_related }) {
    const holders = await textHolders(patents, (p) => p.claims.length > 0, replace_by_related, services);
    return holders.map((holder, index) => {
      const sets = shownTexts(holder.claims);
      return {
        claim_count: sets[0]?.claims.length ?? 0,
        claims: sets.map((set) => ({
          claim_text: claimHtml(set.claims),
          claim_independent_count: set.claims.filter((claim) => claim.independent).length,
          lang: wireLanguage(set.lang),
          data_format: set.origin,
        })),
        ...(holder !== patents[index] && { pn_related: holder.publication_number }),
      };
    });
  },
});
