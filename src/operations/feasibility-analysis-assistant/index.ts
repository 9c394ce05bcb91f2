import type { Group } from '#operation.ts';
import ai40n1 from './ai40-1-creation.ts';
import ai40n2 from './ai40-2-query.ts';

export default {
  tag: 'Feasibility Analysis Assistant',
  description:
    'What documents say of whether a proposal can be made: what is known, what was made and measured, what stands against it, whose rights are in the way, and which experiments decide the rest.',
  operations: [ai40n1, ai40n2],
} satisfies Group;
