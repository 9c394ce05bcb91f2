import { ai33_5Step4V3 } from '#contract/generated/tech-solution-exploration.ts';
import { ServiceError } from '#errors.ts';
import { flowEvent } from '#operations/shared/flow-operations.ts';
import { solutionExploration } from './flow.ts';
import { MOST_CUSTOM, sameDirection } from './steps.ts';

export default flowEvent({
  contract: ai33_5Step4V3,
  path: '/ai/find-solution/step4/v3',
  body_limit_bytes: 2_000_000, // directions with their passages
  summary: 'Choose directions and have the map made',
  description:
    'Takes the directions, ticked or not; one that you add has `source_type` customize and gets the same search. None ticked: all that were found. Poll `/ai/find-solution/step5/v3`.',
  flow: solutionExploration,
  event: 'choose_directions',
  patch({ directions = [], lang }, { directions: found = [] }) {
    const chosen_directions = directions.map((one, index) => {
      const { title, approaches = [], reason = '', verification = '', ticked = false } = one;
      const typed =
        one.source_type === 'customize' || (ticked && !sameDirection({ ...(title && { title }), approaches }, found));
      if (ticked && typed && !/[\p{L}\p{N}]/u.test([title, ...approaches, reason].join('')))
        throw new ServiceError(
          'invalid_request',
          `directions[${index}]: it says nothing; write what to look for in approaches.`,
          { field: `directions[${index}]` },
        );
      return {
        ...{ approaches, reason, verification, ticked },
        ...(title !== undefined && { title }),
        source_type: typed ? ('customize' as const) : ('model' as const),
      };
    });
    const typed = chosen_directions.filter(({ ticked, source_type }) => ticked && source_type === 'customize');
    if (typed.length > MOST_CUSTOM)
      throw new ServiceError(
        'invalid_request',
        `directions: ${typed.length} directions of your own, at most ${MOST_CUSTOM} at a time.`,
        { field: 'directions' },
      );
    return { chosen_directions, lang: lang === 'cn' ? ('zh' as const) : ('en' as const) };
  },
  example: { lang: 'en', directions: [] },
});
