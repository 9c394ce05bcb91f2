import type { Group } from '#operation.ts';
import ai31 from './ai31-patent-core-invention-points.ts';

export default {
  tag: 'Others',
  description: 'Single steps on one document.',
  operations: [ai31],
} satisfies Group;
