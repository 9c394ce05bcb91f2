import type { Group } from '#operation.ts';
import ai73n1 from './ai73-1-submit.ts';
import ai73n2 from './ai73-2-recommend.ts';
import ai73n3 from './ai73-3-confirm-recommend.ts';
import ai73n4 from './ai73-4-thinking.ts';
import ai73n5 from './ai73-5-mind.ts';
import ai73n6 from './ai73-6-citation-reference-list.ts';
import ai73n7 from './ai73-7-node-reference.ts';
import ai73n8 from './ai73-8-implementation.ts';
import ai73n9 from './ai73-9-implementation-response.ts';

export default {
  tag: 'Tech Solution Exploration(Materials)',
  description:
    'From requirements of a material to what meets them: records of materials with their papers, patents with their sentences, a plan for any node.',
  operations: [ai73n1, ai73n2, ai73n3, ai73n4, ai73n5, ai73n6, ai73n7, ai73n8, ai73n9],
} satisfies Group;
