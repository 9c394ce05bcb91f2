import { Type } from 'typebox';
import { ServiceError } from '#errors.ts';
import { flowEvent } from '#operations/shared/flow-operations.ts';
import { MOST_CHARACTERS } from './first-data.ts';
import { noveltySearch } from './flow.ts';

export default flowEvent({
  id: 'ai35-3TechSolutionUpdate',
  path: '/ai/novelty-search/tech-solution/update',
  body_limit_bytes: 4_000_000, // the longest text with every character written as an escape
  summary: 'Confirm the summary of the solution',
  description: 'Starts the extraction of features. Poll `/ai/novelty-search/feature/extract`.',
  flow: noveltySearch,
  event: 'confirm_solution',
  body: {
    tech_solution: Type.Optional(
      Type.String({ maxLength: MOST_CHARACTERS, description: 'The summary, edited or not; absent: as it is.' }),
    ),
  },
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
