import type { Group } from '#operation.ts';
import c112 from './c112-core-patent.ts';
import c114 from './c114-industry-university-research.ts';
import c115 from './c115-industry-university-research-ipc.ts';
import c116 from './c116-industry-university-research-region-distribution.ts';

export default {
  tag: 'Enterprise Tech Analysis',
  description: 'The best patents of a company, and with which research bodies it works.',
  operations: [c112, c114, c115, c116],
} satisfies Group;
