import type { Group } from '#operation.ts';
import { fetchAsJson, searchAsJson } from './as-json.ts';
import fetchDocuments from './fetch.ts';
import queryHelp from './query-help.ts';
import search from './search.ts';

/**
 * Tools that language models know without being told: `search`, then `fetch`, and help with the query language. They
 * answer Markdown, and are no part of the interface: the door for models offers them beside its operations, under the
 * rights of the groups that do the same.
 */
export const forModels: readonly (Group & { readonly right: string; readonly unlisted?: boolean })[] = [
  {
    tag: 'Tools for models: search',
    right: 'Patent Data Search',
    description: 'Finding documents.',
    operations: [search, queryHelp],
  },
  {
    tag: 'Tools for models: fetch',
    right: 'Patent Basic Data',
    description: 'Reading documents.',
    operations: [fetchDocuments],
  },
  {
    tag: 'Tools for models: search as JSON',
    right: 'Patent Data Search',
    description: 'Finding documents, for agents that parse the answer.',
    unlisted: true,
    operations: [searchAsJson],
  },
  {
    tag: 'Tools for models: fetch as JSON',
    right: 'Patent Basic Data',
    description: 'Reading documents, for agents that parse the answer.',
    unlisted: true,
    operations: [fetchAsJson],
  },
];
