import { ai73_1FindSolutionSubmit } from '#contract/generated/tech-solution-exploration-materials.ts';
import { ServiceError } from '#errors.ts';
import { flowStart } from '#operations/shared/flow-operations.ts';
import { materialsExploration } from './flow.ts';

export default flowStart({
  contract: ai73_1FindSolutionSubmit,
  path: '/ai/material/find-solution/submit',
  body_limit_bytes: 400_000,
  summary: 'Start to explore materials',
  description:
    'Takes a problem of materials with its requirements in words and numbers, such as "yield strength above 1,000 MPa below 8 g/cm³, without cobalt". Poll `/ai/material/find-solution/recommend`.',
  flow: materialsExploration,
  data({ input, lang }) {
    if (!/\p{L}/u.test(input))
      throw new ServiceError('invalid_request', 'input: describe the problem in words.', { field: 'input' });
    return { input: input.trim(), lang: lang === 'cn' ? ('zh' as const) : ('en' as const) };
  },
  example: {
    input: 'A lithium battery electrolyte that is stable above 4.5 V, without cobalt in the cathode.',
    lang: 'en',
  },
});
