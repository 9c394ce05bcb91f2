import type { Group } from '#operation.ts';
import b050 from './b050-autocomplete.ts';
import b051 from './b051-autocomplete.ts';
import b053 from './b053-autocomplete.ts';

export default {
  tag: 'Biopharmaceutical Dictionary Data',
  description: 'Names of diseases, targets and drugs, completed from their beginnings.',
  operations: [b050, b051, b053],
} satisfies Group;
