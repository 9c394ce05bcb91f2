import { ai73_3FindSolutionConfirmRecommend } from '#contract/generated/tech-solution-exploration-materials.ts';
import { ServiceError } from '#errors.ts';
import { flowEvent } from '#operations/shared/flow-operations.ts';
import { materialsExploration } from './flow.ts';

export default flowEvent({
  contract: ai73_3FindSolutionConfirmRecommend,
  path: '/ai/material/find-solution/confirm-recommend',
  summary: 'Choose questions and explore',
  description:
    'Takes questions as they were offered; none: all requirements of the input. Poll `/ai/material/find-solution/thinking`.',
  flow: materialsExploration,
  event: 'choose_questions',
  patch({ recommend = [] }, { problem }) {
    const offered = new Set(problem?.sharper.map(({ text }) => text));
    const strange = recommend.findIndex((text) => !offered.has(text));
    if (strange >= 0)
      throw new ServiceError(
        'invalid_request',
        `recommend[${strange}]: was not offered; send texts of /ai/material/find-solution/recommend, or none.`,
        { field: `recommend[${strange}]` },
      );
    return { chosen: [...recommend] };
  },
  example: {},
});
