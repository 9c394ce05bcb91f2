import type { AggregateTree, Axis, Level } from './aggregation.ts';
import type { Questions } from './capabilities.ts';
import type { Collection } from './collection.ts';
import type { Query } from './query/tree.ts';

/**
 * Questions of which every query is asked as `meant` says it: what is searched, counted, ranked within, and what the
 * rows of a tree of counts are.
 */
export function asMeant(
  questions: Questions,
  meant: (collection: Collection<any>, query: Query) => Promise<Query>,
): Questions {
  const asked = async <R extends { readonly query?: Query }>(collection: Collection<any>, request: R): Promise<R> => {
    const query = request.query && (await meant(collection, request.query));
    return query === request.query ? request : { ...request, query };
  };
  const axes = async <L extends Level>(collection: Collection<any>, level: L): Promise<L> => {
    if (!level.by) return level;
    const by: Record<string, Axis> = {};
    for (const [name, axis] of Object.entries(level.by)) {
      const inner = await axes(collection, axis);
      by[name] =
        inner.axis === 'queries'
          ? { ...inner, queries: await Promise.all(inner.queries.map((each) => asked(collection, each))) }
          : inner;
    }
    return { ...level, by };
  };
  return {
    search: async (collection, request) => questions.search(collection, await asked(collection, request)),
    facets: async (collection, request, facets) =>
      questions.facets(collection, await asked(collection, request), facets),
    aggregate: async (collection, request, tree) =>
      questions.aggregate(collection, await asked(collection, request), await axes<AggregateTree>(collection, tree)),
    columns: async (collection, request, fields) =>
      questions.columns(collection, await asked(collection, request), fields),
    explain: async (collection, request) => questions.explain(collection, await asked(collection, request)),
    async rank(collection, request) {
      if (!request.filter) return questions.rank(collection, request);
      return questions.rank(collection, { ...request, filter: await meant(collection, request.filter) });
    },
  };
}
