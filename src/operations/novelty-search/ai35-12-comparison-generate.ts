import { patentsByNumber } from '#collections/patents/relations.ts';
import { namesPaper, papersNamed } from '#collections/works/paper-document.ts';
import { ai35_12ComparisonGenerate } from '#contract/generated/novelty-search.ts';
import { ServiceError } from '#errors.ts';
import { defineOperation } from '#operation.ts';
import { wireLanguage } from '#operations/shared/wire-text.ts';
import { parsePublicationNumber } from '#patents/numbers.ts';
import { compareJob } from './compare-job.ts';
import { toFeatures } from './wire-features.ts';
import { DISCLOSED_SCORE } from './wire-results.ts';

const TYPES = { disclosed: 'public', partly: 'obvious', not_found: undefined } as const;

export default defineOperation({
  contract: ai35_12ComparisonGenerate,
  path: '/ai/novelty-search/feature/comparison/generate',
  body_limit_bytes: 1_000_000, // features with the words that they were taken from
  access: 'run',
  summary: 'Compare features with a document of your own choice',
  description:
    'Answers at once; belongs to no task. Give the result back with `user_added` in the confirmation of the comparison.',
  example: {
    body: {
      request: { pn: 'US19095411B2' },
      tech_features: [{ feature_num: 'F1', feature_text: 'a cold plate arranged below the cells' }],
    },
  },
  async handle({ body, account, signal }, services) {
    const { corpus, isolation } = services;
    const { pn } = body.request;
    const [paper] = (await papersNamed(corpus, [pn])).values();
    const number = parsePublicationNumber(pn);
    const patent = paper ?? (number && (await patentsByNumber(corpus, [number.normalised]))[0]);
    if (!patent) {
      const why =
        number || namesPaper(pn)
          ? 'is not in the corpus: import the document first'
          : 'is no publication number and no DOI';
      throw new ServiceError('invalid_request', `request.pn: "${pn.slice(0, 80)}" ${why}.`, { field: 'request.pn' });
    }
    const features = toFeatures(body.tech_features).filter((feature) => feature.selected);
    const { publication_number } = patent;
    const lang = features.some(({ text }) => /\p{Script=Han}/u.test(text)) ? 'zh' : 'en';
    const asked = { services, account: account.id, signal };
    const { document } = await isolation.run(compareJob, { publication_number, features, lang }, asked);
    const shown = document!;
    const output = shown.comparison;
    const set = patent.claims.find((claims) => claims.lang === shown.lang) ?? patent.claims[0];
    return {
      threshold: DISCLOSED_SCORE,
      final_res: [
        {
          patent_id: publication_number,
          lang: wireLanguage(shown.lang),
          document: publication_number,
          title: shown.title,
          public_score: Math.round(output.public_score * 1000) / 10,
          claims: (set?.claims ?? []).map((claim) => ({ claim_num: claim.number, claim_text: claim.text })),
          features: output.features.map((cell, index) => {
            const type = TYPES[cell.verdict];
            return {
              feature_num: cell.feature_number,
              tech_feature: features[index]!.text,
              ...(cell.quote && { comparison_feature: cell.quote.text, quote: cell.quote }),
              ...(type && { type }),
              score: cell.score,
              public_score: cell.score,
              differ: cell.verdict === 'disclosed' ? 'NONE' : 'Common',
              reason: cell.reason,
            };
          }),
        },
      ],
    };
  },
});
