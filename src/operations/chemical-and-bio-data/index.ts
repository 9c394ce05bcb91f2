import type { Group } from '#operation.ts';
import b014 from './b014-detail.ts';
import b015 from './b015-physicochemical-props.ts';

export default {
  tag: 'Chemical and Bio Data',
  description: 'Compounds by structure and name, what documents hold them, and what is known of them.',
  operations: [b014, b015],
} satisfies Group;
