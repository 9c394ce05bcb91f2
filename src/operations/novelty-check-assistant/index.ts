import type { Group } from '#operation.ts';
import m002n1 from './m002-1-novelty-check-agent-creation.ts';
import m002n2 from './m002-2-novelty-check-agent-query.ts';

export default {
  tag: 'Novelty Check Assistant',
  description:
    'What of an idea stands in which document, and what was found in none: a novelty search that asks nothing.',
  operations: [m002n1, m002n2],
} satisfies Group;
