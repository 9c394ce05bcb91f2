import type { Group } from '#operation.ts';
import b057 from './b057-bull-eyes-plot.ts';
import b074 from './b074-milestone.ts';

export default {
  tag: 'Drug Visual Analysis',
  description: 'Drugs by stage and in order of time.',
  operations: [b057, b074],
} satisfies Group;
