import type { Group } from '#operation.ts';
import solutionSearch from './solution-search.ts';

export default {
  tag: 'R&D solution search',
  description: 'Patents that state to have solved a problem, each with its problem, means and effect in its own words.',
  operations: [solutionSearch],
} satisfies Group;
