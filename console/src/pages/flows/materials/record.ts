import type { MaterialsExplorationData } from '../../../../../src/operations/tech-solution-exploration-materials/data.ts';
import type { Sent } from '../../../api.ts';

/** What an exploration of materials knows. */
export type MaterialsData = Sent<MaterialsExplorationData>;
