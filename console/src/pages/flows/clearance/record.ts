import type { ClearanceData } from '../../../../../src/operations/global-trademarks/clearance/data.ts';
import type { Sent } from '../../../api.ts';

/** What the clearance of a planned mark knows. */
export type MarkClearanceData = Sent<ClearanceData>;
