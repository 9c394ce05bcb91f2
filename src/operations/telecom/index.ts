import type { Group } from '#operation.ts';
import t001 from './t001-aicc.ts';

export default {
  tag: 'Telecom',
  description:
    'The independent claims of a patent read on technical specifications of your own: a claim chart with sections and sentences.',
  operations: [t001],
} satisfies Group;
