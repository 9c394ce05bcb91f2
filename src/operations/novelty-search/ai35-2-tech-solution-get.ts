import { Type } from 'typebox';
import { flowRead } from '#operations/shared/flow-operations.ts';
import { noveltySearch } from './flow.ts';

export default flowRead({
  id: 'ai35-2TechSolutionGet',
  path: '/ai/novelty-search/tech-solution/get',
  summary: 'Read the summary of the solution',
  flow: noveltySearch,
  response: {
    tech_solution: Type.Optional(
      Type.String({ description: 'Subject, problem, solution and effect in words of the given text; to be edited.' }),
    ),
  },
  ready: ({ generated_solution }) =>
    generated_solution === undefined ? undefined : { tech_solution: generated_solution },
});
