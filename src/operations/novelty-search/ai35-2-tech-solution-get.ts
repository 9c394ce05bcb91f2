import { ai35_2TechSolutionGet } from '#contract/generated/novelty-search.ts';
import { flowRead } from '#operations/shared/flow-operations.ts';
import { noveltySearch } from './flow.ts';

export default flowRead({
  contract: ai35_2TechSolutionGet,
  path: '/ai/novelty-search/tech-solution/get',
  summary: 'Read the summary of the solution',
  flow: noveltySearch,
  description: 'Once confirmed, as it was confirmed.',
  ready: ({ generated_solution, confirmed_solution = generated_solution }) =>
    confirmed_solution === undefined ? undefined : { tech_solution: confirmed_solution },
});
