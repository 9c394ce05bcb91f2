import type { Group } from '#operation.ts';
import p001 from './p001-query-search-count.ts';
import p002 from './p002-query-search-patent.ts';
import p069 from './p069-patent-search-pn.ts';

export default {
  tag: 'Patent Data Search',
  description: 'Searching patents: by expression, number, company, similarity.',
  operations: [p001, p002, p069],
} satisfies Group;
