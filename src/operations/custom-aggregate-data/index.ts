import type { Group } from '#operation.ts';
import d005 from './d005-query-search-patent-v3.ts';
import d006 from './d006-query-search-patent-facet.ts';
import d009 from './d009-query-search-patent-detail.ts';
import d010 from './d010-query-search-facet.ts';

export default {
  tag: 'Custom Aggregate Data',
  description: 'Searches that answer more in one call: rows with families, values counted, one patent in full.',
  operations: [d005, d006, d009, d010],
} satisfies Group;
