import type { Group } from '#operation.ts';
import ai33n1 from './ai33-1-step1.ts';
import ai33n2 from './ai33-2-step2.ts';
import ai33n3 from './ai33-3-step3-submit.ts';
import ai33n4 from './ai33-4-step3-query.ts';
import ai33n5 from './ai33-5-step4.ts';
import ai33n6 from './ai33-6-step5.ts';

export default {
  tag: 'Tech Solution Exploration',
  description: 'From a problem to the ways in which documents have solved it, as a map with its evidence.',
  operations: [ai33n1, ai33n2, ai33n3, ai33n4, ai33n5, ai33n6],
} satisfies Group;
