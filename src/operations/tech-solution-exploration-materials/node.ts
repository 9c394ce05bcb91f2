import type { Flow } from '#flows/flow.ts';
import { notDue } from '#operations/shared/flow-operations.ts';
import type { Account, Services } from '#services.ts';
import type { MaterialsExplorationData } from './data.ts';
import { materialsExploration } from './flow.ts';
import { nodeAt, recordsOf } from './nodes.ts';

export interface NodeAsked {
  readonly task_id: string;
  readonly board_id: string;
  readonly node_id: string;
}

/** A node of a map that is there, with the records behind it. */
export async function askedNode(asked: NodeAsked, account: Account, services: Services) {
  const flow: Flow<MaterialsExplorationData, any> = materialsExploration;
  const task = await services.flows.read(flow, asked.task_id, account.id);
  if (!task.data.directions) throw notDue(flow, task);
  const node = nodeAt(task.data, asked);
  return { node, data: task.data, records: await recordsOf(services.corpus, node) };
}

/** What documentation shows of a call on a node. */
export const EXAMPLE_NODE = {
  task_id: '0b4f4a50-3e5f-4b0e-9d1d-6a2f6e2f9a51',
  board_id: '5f0c5a1be2d94f0c8a7b3d6e1c2f4a90',
  node_id: '2c1f0a6e77d44f3b9a551de0c3b8a204',
};
