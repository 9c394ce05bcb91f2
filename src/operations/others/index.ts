import type { Group } from '#operation.ts';
import ai31 from './ai31-patent-core-invention-points.ts';
import l016 from './l016-doc-parsing.ts';
import l017 from './l017-layout-parsing.ts';

export default {
  tag: 'Others',
  description: 'Single steps on one document.',
  operations: [ai31, l016, l017],
} satisfies Group;
