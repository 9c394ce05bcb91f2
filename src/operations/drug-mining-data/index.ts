import type { Group } from '#operation.ts';
import b030 from './b030-detail.ts';

export default {
  tag: 'Drug Mining Data',
  description: 'Papers with the things of the dictionary that they are about.',
  operations: [b030],
} satisfies Group;
