import type { Group } from '#operation.ts';
import creation from './ai67-1-creation.ts';
import query from './ai67-2-query.ts';

export default {
  tag: 'Design Infringement 1v1',
  description: 'A picture against one design and its family: views matched, measured, with the state of each right.',
  operations: [creation, query],
} satisfies Group;
