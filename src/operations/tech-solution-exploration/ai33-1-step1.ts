import { ai33_1Step1V3 } from '#contract/generated/tech-solution-exploration.ts';
import { ServiceError } from '#errors.ts';
import { flowStart } from '#operations/shared/flow-operations.ts';
import { solutionExploration } from './flow.ts';

export default flowStart({
  contract: ai33_1Step1V3,
  path: '/ai/find-solution/step1/v3',
  summary: 'Start exploring solutions of a problem',
  description:
    'Takes a problem in a few sentences and reads it: what is to improve, what must not suffer, numbers, causes. Poll `/ai/find-solution/step2/v3`.',
  flow: solutionExploration,
  data({ solution_issues, lang }) {
    const issues = solution_issues.trim();
    if (!/\p{L}/u.test(issues))
      throw new ServiceError('invalid_request', 'solution_issues: describe the problem in words.', {
        field: 'solution_issues',
      });
    return { issues, lang: lang === 'cn' ? ('zh' as const) : ('en' as const) };
  },
  example: {
    solution_issues:
      'The cells of a battery pack must be cooled more evenly, but a larger cold plate makes the pack heavier.',
    lang: 'en',
  },
});
