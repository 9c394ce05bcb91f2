import { patents } from '#collections/patents/patents.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { allOf, anyOf } from '#corpus/query/combine.ts';
import { printQuery } from '#corpus/query/print.ts';
import type { Query } from '#corpus/query/tree.ts';
import { synonymsOf } from '#language/synonyms.ts';
import { normaliseClass } from '#patents/classes.ts';
import {
  blockQuery,
  byImportance,
  conceptQuery,
  conceptsByImportance,
  type ElementBlock,
  wordQuery,
} from './elements.ts';
import { type Bounds, boundsQuery, type Search, written } from './searches.ts';

/** The ways of searching, in the order in which they run; each has a round of its own in the record. */
export const STRATEGIES = [
  'semantic_search',
  'all_elements_search_tacd',
  'all_elements_search_dynamic',
  'class_search',
  'relevant_tracking_search',
  'applicant_inventor_search',
] as const;
export type Strategy = (typeof STRATEGIES)[number];

/**
 * The search of papers. It stands beside the strategies: what it finds is compared with the features, and is neither
 * fused with the patents nor part of the estimate of what was missed of them.
 */
export const LITERATURE = 'literature_search';

/**
 * How much a strategy's ranks count in the fusion. Citation and name say that a document is near, not that it says the
 * same.
 */
export const STRATEGY_WEIGHT: Readonly<Record<Strategy, number>> = {
  semantic_search: 1,
  all_elements_search_tacd: 1,
  all_elements_search_dynamic: 0.8,
  class_search: 0.7,
  relevant_tracking_search: 0.6,
  applicant_inventor_search: 0.4,
};

/** Hits that a strategy gives on; nearness orders everything that may be listed. */
const TAKE = 100;
const TAKE_SIMILAR = 300;
/** Other words that a text is searched with at most: a long one has its own. */
const MOST_SYNONYMS = 300;
/** A conjunction that finds fewer is relaxed. */
const ENOUGH = 10;
/** Most concepts of one conjunction, and fewest. */
const MOST_CONCEPTS = 8;
const FEWEST_CONCEPTS = 2;
/** Documents whose citations and names are followed. */
const SEEDS = 10;
const MOST_CLASSES = 4;
const MOST_NAMES = 12;
const MOST_TERMS = 60;
/** Papers that are compared. */
const TAKE_PAPERS = 60;

const bound = (query: Query, bounds: Bounds) => written(allOf(query, boundsQuery(bounds)));
const search = (query: Query, bounds: Bounds): Search => ({
  method: 'query',
  query: bound(query, bounds),
  stemming: true,
  take: TAKE,
});

/** Each block alone: what the lines S1, S2 ... of the search history count. */
export const blockSearches = (blocks: readonly ElementBlock[], bounds: Bounds): Search[] =>
  byImportance(blocks).map((block) => ({ ...search(blockQuery(block), bounds), take: 0 }) as Search);

/**
 * What is nearest to the text; to the publication itself where the search is for one and nobody has changed its text.
 */
export function semanticSearch(text: string, of: string | undefined, bounds: Bounds): Search {
  const also =
    of === undefined ? [...new Set(synonymsOf(text, 'anybody').map(({ other }) => other))].slice(0, MOST_SYNONYMS) : [];
  return {
    method: 'similar',
    text,
    ...(of !== undefined && { of }),
    ...(also.length > 0 && { also: also.join(', ') }),
    query: written(boundsQuery(bounds)),
    take: TAKE_SIMILAR,
  };
}

/** What is nearest to a claim that a model wrote. */
export const claimSearch = (text: string, bounds: Bounds): Search => ({
  method: 'similar',
  text,
  claimed: true,
  query: written(boundsQuery(bounds)),
  take: TAKE,
});

/** All blocks at once, then without the least important one, and so on. */
export function allElementsSearches(blocks: readonly ElementBlock[], bounds: Bounds): Search[] {
  const used = byImportance(blocks);
  return used.map((_, dropped) => search(allOf(...used.slice(0, used.length - dropped).map(blockQuery)), bounds));
}

/** The most important concepts of all blocks at once, then one fewer, and so on. */
export function conceptSearches(blocks: readonly ElementBlock[], bounds: Bounds): Search[] {
  const concepts = conceptsByImportance(blocks).slice(0, MOST_CONCEPTS);
  const fewest = Math.min(FEWEST_CONCEPTS, concepts.length);
  return Array.from({ length: concepts.length - fewest + 1 }, (_, dropped) =>
    concepts.length === 0 ? [] : concepts.slice(0, concepts.length - dropped),
  )
    .filter((kept) => kept.length > 0)
    .map((kept) => search(allOf(...kept.map(conceptQuery)), bounds));
}

/** Of class symbols in any spelling those that occur most often, in one spelling. */
export function classesNamed(symbols: readonly string[]): string[] {
  const named = new Map<string, number>();
  for (const symbol of symbols) {
    const normal = normaliseClass(symbol);
    if (normal) named.set(normal, (named.get(normal) ?? 0) + 1);
  }
  return [...named]
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, MOST_CLASSES)
    .map(([symbol]) => symbol);
}

/** Any of the words within the classes that were chosen, else those that the concepts name most often. */
export function classSearches(
  blocks: readonly ElementBlock[],
  bounds: Bounds,
  chosen: readonly string[] = classesNamed(
    blocks.flatMap(({ concepts }) => concepts.flatMap(({ classes }) => classes)),
  ),
): Search[] {
  const words = anyWord(blocks);
  if (chosen.length === 0 || !words) return [];
  const inClasses = anyOf(...chosen.map((text): Query => ({ kind: 'term', field: 'IPC_CPC', text })));
  return [search(allOf(inClasses, words), bounds)];
}

/** What the best documents so far cite, and what cites them. */
export const citationSearch = (best: readonly string[], bounds: Bounds): Search => ({
  method: 'citations',
  of: best.slice(0, SEEDS),
  query: written(boundsQuery(bounds)),
  take: TAKE,
});

/** What the applicants and inventors of the best documents so far have published on the topic. */
export async function nameSearches(
  corpus: Corpus,
  best: readonly string[],
  blocks: readonly ElementBlock[],
  bounds: Bounds,
): Promise<Search[]> {
  const records = await corpus.get(patents, best.slice(0, SEEDS));
  const names = (field: string, of: readonly { name: string }[]): Query[] =>
    [...new Set(of.map(({ name }) => name))].slice(0, MOST_NAMES).map((text) => ({ kind: 'phrase', field, text }));
  const parties = [
    ...names(
      'AN_EXACT',
      records.flatMap((record) => [...record.applicants, ...record.assignees]),
    ),
    ...names(
      'IN_EXACT',
      records.flatMap((record) => record.inventors),
    ),
  ];
  const [topic] = byImportance(blocks);
  if (parties.length === 0 || !topic) return [];
  return [search(allOf(anyOf(...parties), blockQuery(topic)), bounds)];
}

/**
 * Papers that say any of the words and were published before a day (yyyyMMdd), as early as their date may mean; those
 * without a date too, unless the bounds begin with one.
 */
export function literatureSearch(blocks: readonly ElementBlock[], bounds: Bounds, before: number): Search[] {
  const words = wordsOf(blocks);
  if (words.length === 0) return [];
  const said = (field: string) => words.map((word): Query => ({ ...wordQuery(word), field }) as Query);
  const dated = (from: number | undefined, to: number | undefined): Query => ({
    kind: 'range',
    field: 'PUBLICATION_DATE',
    ...(from !== undefined && { from: String(from) }),
    ...(to !== undefined && { to: String(to) }),
  });
  const not = (of: Query): Query => ({ kind: 'not', of });
  const { from, to } = bounds;
  const query = allOf(
    anyOf(...said('TITLE_ABSTRACT'), ...said('FULLTEXT')),
    ...(from === undefined ? [] : [dated(from, undefined)]),
    not(dated(before, undefined)),
    ...(to === undefined ? [] : [not(allOf(dated(to, undefined), not(dated(undefined, to))))]),
  );
  return [{ method: 'papers', query: printQuery(query), take: TAKE_PAPERS }];
}

/** True when a conjunction has found enough: what comes after it would be looser. */
export const isEnough = (count: number): boolean => count >= ENOUGH;

const wordsOf = (blocks: readonly ElementBlock[]): string[] =>
  [...new Set(conceptsByImportance(blocks).flatMap(({ words }) => words))].slice(0, MOST_TERMS);

function anyWord(blocks: readonly ElementBlock[]): Query | undefined {
  const words = wordsOf(blocks);
  return words.length === 0 ? undefined : conceptQuery({ words, classes: [] });
}
