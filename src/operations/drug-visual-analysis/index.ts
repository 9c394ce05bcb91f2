import type { Group } from '#operation.ts';
import b074 from './b074-milestone.ts';

export default {
  tag: 'Drug Visual Analysis',
  description: 'Drugs in order of time.',
  operations: [b074],
} satisfies Group;
