import type { Group } from '#operation.ts';
import ai34n1 from './ai34-1-creation.ts';
import ai34n2 from './ai34-2-custom-dir.ts';
import ai34n3 from './ai34-3-query.ts';

export default {
  tag: 'Tech Pre-research Report',
  description:
    'What the patents of the corpus say of an issue, as a report with charts: trend, players, schemes, key patents; every number with its query.',
  operations: [ai34n1, ai34n2, ai34n3],
} satisfies Group;
