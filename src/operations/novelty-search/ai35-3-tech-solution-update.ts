import { ai35_3TechSolutionUpdate } from '#contract/generated/novelty-search.ts';
import { ServiceError } from '#errors.ts';
import { flowEvent } from '#operations/shared/flow-operations.ts';
import { noveltySearch } from './flow.ts';

export default flowEvent({
  contract: ai35_3TechSolutionUpdate,
  path: '/ai/novelty-search/tech-solution/update',
  body_limit_bytes: 4_000_000, // the longest text with every character written as an escape
  summary: 'Confirm the summary of the solution',
  description: 'Starts the extraction of features. Poll `/ai/novelty-search/feature/extract`.',
  flow: noveltySearch,
  event: 'confirm_solution',
  patch({ tech_solution }, { generated_solution = '' }) {
    const confirmed = tech_solution ?? generated_solution;
    if (!/[\p{L}\p{N}]/u.test(confirmed))
      throw new ServiceError('invalid_request', 'tech_solution: describe the solution in words.', {
        field: 'tech_solution',
      });
    return { confirmed_solution: confirmed };
  },
  example: {},
});
