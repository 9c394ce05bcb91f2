import { ai33_3Step3SubmitV3 } from '#contract/generated/tech-solution-exploration.ts';
import { ServiceError } from '#errors.ts';
import { flowEvent } from '#operations/shared/flow-operations.ts';
import { solutionExploration } from './flow.ts';

const MOST_CHOSEN = 20;

export default flowEvent({
  contract: ai33_3Step3SubmitV3,
  path: '/ai/find-solution/step3-submit/v3',
  summary: 'Choose recommendations and look for directions',
  description:
    'Takes recommendations as they were given, or a question of your own; none: the problem as it is. Poll `/ai/find-solution/step3-query/v3`.',
  flow: solutionExploration,
  event: 'choose_recommendations',
  patch({ recommend = [], lang }) {
    if (recommend.length > MOST_CHOSEN)
      throw new ServiceError('invalid_request', `recommend: ${recommend.length} texts, at most ${MOST_CHOSEN}.`, {
        field: 'recommend',
      });
    recommend.forEach((text, index) => {
      if (!/[\p{L}\p{N}]/u.test(text))
        throw new ServiceError('invalid_request', `recommend[${index}]: no words; leave it out, or write a question.`, {
          field: `recommend[${index}]`,
        });
    });
    return { chosen: recommend.map((text) => text.trim()), lang: lang === 'cn' ? ('zh' as const) : ('en' as const) };
  },
  example: { lang: 'en' },
});
