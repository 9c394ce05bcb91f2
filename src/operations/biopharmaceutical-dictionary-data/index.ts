import type { Group } from '#operation.ts';
import b049 from './b049-autocomplete.ts';
import b050 from './b050-autocomplete.ts';
import b051 from './b051-autocomplete.ts';
import b052 from './b052-autocomplete.ts';
import b053 from './b053-autocomplete.ts';
import b054 from './b054-autocomplete.ts';
import b055 from './b055-autocomplete.ts';
import b056one from './b056-1-autocomplete.ts';
import b056 from './b056-search.ts';
import b058 from './b058-therapeutic-area.ts';

export default {
  tag: 'Biopharmaceutical Dictionary Data',
  description:
    'Names of diseases, targets, drugs, mechanisms, organisations and more, completed from their beginnings.',
  operations: [b049, b050, b051, b052, b053, b054, b055, b056, b056one, b058],
} satisfies Group;
