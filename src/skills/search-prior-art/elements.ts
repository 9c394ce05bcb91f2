import { patents } from '#collections/patents/patents.ts';
import { anyOf } from '#corpus/query/combine.ts';
import { parseQuery } from '#corpus/query/parse.ts';
import { printQuery } from '#corpus/query/print.ts';
import type { Query } from '#corpus/query/tree.ts';
import { ServiceError } from '#errors.ts';

/** One concept to search with: any of the words says it; classes in which it is at home. */
export interface Concept {
  readonly words: readonly string[];
  readonly classes: readonly string[];
}

/** What is searched for one feature, as a person has confirmed it; best concepts first. */
export interface ElementBlock {
  readonly feature_text: string;
  readonly type: 'topic' | 'key' | 'supplementary';
  readonly concepts: readonly Concept[];
}

/**
 * Title, abstract, claims and description, as published and translated: an idea in one language finds documents of
 * others.
 */
export const TEXT = 'TACD_ALL';

const WILDCARD = /^[\p{L}\p{N}]+(?:[*?#][\p{L}\p{N}]*)+$/u;

/**
 * A word or phrase as a query; one word may hold the language's wildcards.
 * @throws ServiceError `invalid_query` if nothing can be searched with it.
 */
export function wordQuery(word: string): Query {
  const query: Query = WILDCARD.test(word)
    ? { kind: 'wildcard', field: TEXT, pattern: word }
    : { kind: /\s/.test(word.trim()) ? 'phrase' : 'term', field: TEXT, text: word.trim() };
  if (!/[\p{L}\p{N}]/u.test(word))
    throw new ServiceError('invalid_query', `"${word}" has no letter or digit to search for.`);
  parseQuery(patents, printQuery(query));
  return query;
}

/** Any of the concept's words. */
export const conceptQuery = ({ words }: Concept): Query => anyOf(...words.map(wordQuery));

/** Any word of any of the block's concepts. */
export const blockQuery = ({ concepts }: ElementBlock): Query =>
  anyOf(...[...new Set(concepts.flatMap(({ words }) => words))].map(wordQuery));

const WEIGHT: Readonly<Record<ElementBlock['type'], number>> = { topic: 3, key: 2, supplementary: 1 };

/** Blocks that can be searched, most important first. */
export const byImportance = (blocks: readonly ElementBlock[]): ElementBlock[] =>
  blocks
    .filter(({ concepts }) => concepts.some(({ words }) => words.length > 0))
    .toSorted((a, b) => WEIGHT[b.type] - WEIGHT[a.type]);

/** Concepts of all blocks, most important first, each once: a block's first concept counts for more than its second. */
export function conceptsByImportance(blocks: readonly ElementBlock[]): Concept[] {
  const ranked = blocks.flatMap(({ type, concepts }) =>
    concepts
      .filter(({ words }) => words.length > 0)
      .map((concept, index) => ({ concept, weight: WEIGHT[type] / (index + 1) })),
  );
  const seen = new Set<string>();
  return ranked
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ concept }) => concept)
    .filter(({ words }) => {
      const first = words[0]!.toLowerCase();
      return seen.has(first) ? false : Boolean(seen.add(first));
    });
}
