import type { Group } from '#operation.ts';
import fetchDocuments from './fetch.ts';
import search from './search.ts';

/**
 * Two tools that language models know without being told: `search`, then `fetch`. They answer Markdown, and are no part
 * of the interface: the door for models offers them beside its operations, under the rights of the groups that do the
 * same.
 */
export const forModels: readonly (Group & { readonly right: string })[] = [
  {
    tag: 'Tools for models: search',
    right: 'Patent Data Search',
    description: 'Finding documents.',
    operations: [search],
  },
  {
    tag: 'Tools for models: fetch',
    right: 'Patent Basic Data',
    description: 'Reading documents.',
    operations: [fetchDocuments],
  },
];
