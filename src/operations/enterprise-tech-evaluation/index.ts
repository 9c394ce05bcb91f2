import type { Group } from '#operation.ts';
import c022 from './c022-technology-evaluation.ts';
import c023 from './c023-technology-indicators.ts';
import c024 from './c024-technology-evaluation-indicators.ts';
import c025 from './c025-company-group-technology-evaluation-indicators.ts';
import c026 from './c026-technology-evaluation-indicators-backtracking.ts';
import c027 from './c027-enterprise-patent-risk-warning.ts';
import c028 from './c028-enterprise-patent-risk-warning-backtracking.ts';
import c029 from './c029-enterprise-patent-risk-warning-trend.ts';

export default {
  tag: 'Enterprise Tech Evaluation',
  description: 'Companies in figures: indicators, scores among all owners of the corpus, risks, now and as of any day.',
  operations: [c022, c023, c024, c025, c026, c027, c028, c029],
} satisfies Group;
