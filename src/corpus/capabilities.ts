import { ServiceError } from '#errors.ts';
import type { AggregateTree, Level } from './aggregation.ts';
import type { Capabilities, Collapse, QueryRequest, SearchEngine, SearchRequest } from './engine.ts';
import { printQuery } from './query/print.ts';
import { branchesOf, type Query } from './query/tree.ts';

/** The questions that engines answer. */
export type Questions = Pick<SearchEngine, 'search' | 'facets' | 'aggregate' | 'columns' | 'explain' | 'rank'>;

/**
 * An engine's questions: what it cannot do is refused before it is asked, with the branch named.
 * @param note Told, in the context of who asks, that scores are not exact.
 * @throws ServiceError `invalid_query` with `branch`.
 */
export function withinCapabilities(engine: SearchEngine, note: (sentence: string) => void = () => {}): Questions {
  const { capabilities } = engine;
  const assert = (branch: string | undefined): void => {
    if (branch === undefined) return;
    throw new ServiceError(
      'invalid_query',
      `The search engine of this installation cannot evaluate ${branch}; leave it out.`,
      { branch },
    );
  };
  const asked = ({ query }: QueryRequest) => assert(incapableOf(capabilities, query));
  return {
    async search(collection, request) {
      asked(request);
      assert(incapableOrder(capabilities, request));
      const page = await engine.search(collection, request);
      if (capabilities.scores === 'approximate' && page.hits.length > 1 && byScore(request))
        note('The search engine of this installation orders by approximate scores.');
      return page;
    },
    async facets(collection, request, facets) {
      asked(request);
      for (const { collapse } of facets) assert(incapableOrder(capabilities, { ...(collapse && { collapse }) }));
      return engine.facets(collection, request, facets);
    },
    async aggregate(collection, request, tree) {
      asked(request);
      for (const query of queriesOf(tree)) assert(incapableOf(capabilities, query));
      return engine.aggregate(collection, request, tree);
    },
    async columns(collection, request, fields) {
      asked(request);
      return engine.columns(collection, request, fields);
    },
    async explain(collection, request) {
      asked(request);
      return engine.explain(collection, request);
    },
    async rank(collection, request) {
      if (!capabilities.ranking) assert('a ranking by words in common');
      if (request.filter) assert(incapableOf(capabilities, request.filter));
      return engine.rank(collection, request);
    },
  };
}

/** The first branch of a query that an engine of these capabilities cannot evaluate, as it is written. */
export function incapableOf(capabilities: Capabilities, query: Query): string | undefined {
  const { frequency, same_event, nested_near } = capabilities;
  if (frequency && same_event && nested_near) return undefined;
  const waiting: Query[] = [query];
  for (let branch = waiting.pop(); branch !== undefined; branch = waiting.pop()) {
    if ((branch.kind === 'frequency' || branch.kind === 'same_event') && !capabilities[branch.kind])
      return printQuery(branch);
    if (!nested_near && isNestedNear(branch)) return printQuery(branch);
    waiting.push(...branchesOf(branch).toReversed());
  }
  return undefined;
}

/** Proximity in words of what is itself a proximity, or holds one. */
function isNestedNear(query: Query): boolean {
  if (query.kind !== 'near' || query.reach.unit !== 'words') return false;
  const waiting: Query[] = [query.left, query.right];
  for (let operand = waiting.pop(); operand !== undefined; operand = waiting.pop()) {
    if (operand.kind === 'near') return true;
    waiting.push(...branchesOf(operand));
  }
  return false;
}

/** What is asked by score, in words, where there are none. */
export function incapableOrder(
  { scores }: Capabilities,
  { sort, collapse }: Pick<SearchRequest, 'sort'> & { readonly collapse?: Collapse },
): string | undefined {
  if (scores !== 'none') return undefined;
  if (sort?.some(({ field }) => field === 'score')) return 'the order "score"';
  return collapse?.prefer?.by === 'score' ? 'the representative by "score"' : undefined;
}

const byScore = ({ sort, collapse }: SearchRequest): boolean =>
  sort === undefined || sort.some(({ field }) => field === 'score') || (collapse && !collapse.prefer) === true;

/** The queries that a tree of counts asks, on all levels. */
export function* queriesOf({ by = {} }: AggregateTree | Level): Generator<Query> {
  for (const axis of Object.values(by)) {
    if (axis.axis === 'queries') for (const { query } of axis.queries) yield query;
    yield* queriesOf(axis);
  }
}
