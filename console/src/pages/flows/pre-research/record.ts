import type { PreResearchData } from '../../../../../src/operations/tech-pre-research-report/data.ts';
import type { Sent } from '../../../api.ts';

/** What a pre-research report's task knows. */
export type ResearchData = Sent<PreResearchData>;
