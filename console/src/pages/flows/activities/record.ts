import type { SarData } from '../../../../../src/operations/chemical-sar-extract/flow.ts';
import type { Of, Sent } from '../../../api.ts';

/** What the reading of activities knows. */
export type ActivityData = Sent<SarData>;
export type Stated = Of<NonNullable<ActivityData['activities']>>;
