import type { MaterialsExplorationData } from '../../../../../src/operations/tech-solution-exploration-materials/data.ts';
import type { Operation, Sent } from '../../../api.ts';

/** What an exploration of materials knows. */
export type MaterialsData = Sent<MaterialsExplorationData>;
/** What documents say of a node, list by list. */
export type NodeLists = Operation<'POST /ai/material/find-solution/node-reference'>;
