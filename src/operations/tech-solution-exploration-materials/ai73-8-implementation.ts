import { ai73_8FindSolutionImplementation } from '#contract/generated/tech-solution-exploration-materials.ts';
import { flowEvent } from '#operations/shared/flow-operations.ts';
import { materialsExploration } from './flow.ts';
import { EXAMPLE_NODE } from './node.ts';
import { nodeAt } from './nodes.ts';

export default flowEvent({
  contract: ai73_8FindSolutionImplementation,
  path: '/ai/material/find-solution/implementation',
  summary: 'Have the plan of a node written',
  description: 'Poll `/ai/material/find-solution/implementation-response`.',
  flow: materialsExploration,
  event: 'plan_node',
  patch(body, data) {
    nodeAt(data, body);
    return { planned: body.node_id };
  },
  example: { board_id: EXAMPLE_NODE.board_id, node_id: EXAMPLE_NODE.node_id },
});
