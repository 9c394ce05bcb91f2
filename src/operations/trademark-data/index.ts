import type { Group } from '#operation.ts';
import t001 from './t001-search.ts';
import t002 from './t002-image-search.ts';
import t010 from './t010-detail.ts';

export default {
  tag: 'Trademark Data',
  description: 'Trade marks of all loaded offices: found by look, sound, sense and goods, each with its register data.',
  operations: [t001, t002, t010],
} satisfies Group;
