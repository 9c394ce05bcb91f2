import type { Group } from '#operation.ts';
import b057 from './b057-bull-eyes-plot.ts';
import b064_1 from './b064-1-create.ts';
import b064_2 from './b064-2-edit.ts';
import b064_3 from './b064-3-query.ts';
import b074 from './b074-milestone.ts';

export default {
  tag: 'Drug Visual Analysis',
  description: 'Drugs by stage and in order of time; monitors over them.',
  operations: [b057, b064_1, b064_2, b064_3, b074],
} satisfies Group;
