import type { Group } from '#operation.ts';
import { fetchAsJson, searchAsJson } from './as-json.ts';
import type { Asks } from './asks.ts';
import fetchDocuments from './fetch.ts';
import novelty, { asksForFeatures } from './novelty.ts';
import queryHelp from './query-help.ts';
import search from './search.ts';

/**
 * Tools that language models know without being told: `search`, then `fetch`, and help with the query language. They
 * answer Markdown, and are no part of the interface: the door for models offers them beside its operations, under the
 * rights of the groups that do the same.
 */
export const forModels: readonly (Group & {
  readonly right: string;
  readonly unlisted?: boolean;
  readonly bounds?: readonly ('cursor' | 'max_tokens')[];
  readonly asks?: Readonly<Record<string, Asks>>;
})[] = [
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
    bounds: ['cursor', 'max_tokens'],
    operations: [fetchDocuments],
  },
  {
    tag: 'Tools for models: novelty search',
    right: 'Novelty Search',
    description: 'What is new in an idea.',
    operations: [novelty],
    asks: { novelty_search: asksForFeatures },
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
