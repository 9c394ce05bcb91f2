import type { Questions } from './capabilities.ts';
import type { Collection } from './collection.ts';
import { allOf } from './query/combine.ts';
import { fieldsOf } from './query/spans.ts';
import type { Query } from './query/tree.ts';
import { totalOf } from './total.ts';

/** Records that searches of a collection leave out. */
export interface LeftOut {
  /** Whoever names the field is answered as they ask. */
  readonly field: string;
  readonly query: Query;
}

/** What is left out, and when. */
export interface ApartRule {
  /** Undefined: nothing of this collection is. */
  readonly of: (collection: Collection<any>) => LeftOut | undefined;
  /** Only beside others that are not. */
  readonly beside?: true;
  /** Told, in the context of who asks, that something was left out of a collection. */
  readonly note?: (collection: Collection<any>) => void;
}

/**
 * Questions that leave some records out where there are any; a question that names the field which says so is asked as
 * it stands.
 * @param seq What changes whenever the index takes something up: whether there are any is looked up again then.
 */
export function apart(questions: Questions, seq: () => number, { of, beside, note }: ApartRule): Questions {
  const known = new Map<string, { readonly seq: number; readonly there: Promise<boolean> }>();
  const isThere = (collection: Collection<any>, { query: left }: LeftOut): Promise<boolean> => {
    const [now, before] = [seq(), known.get(collection.name)];
    if (before?.seq === now) return before.there;
    const has = async (query: Query) => (await totalOf(questions, collection, query)) > 0;
    const there = has(left).then((some) => some && (!beside || has({ kind: 'not', of: left })));
    known.set(collection.name, { seq: now, there });
    // a failure is the answer of whoever asks, and of nobody after
    there.catch(() => known.delete(collection.name));
    return there;
  };
  /** What else a question asks for; undefined where it is asked as it stands. */
  const kept = async (collection: Collection<any>, query: Query | undefined): Promise<Query | undefined> => {
    const left = of(collection);
    if (!left || (query && fieldsOf(query).has(left.field)) || !(await isThere(collection, left))) return undefined;
    note?.(collection);
    return { kind: 'not', of: left.query };
  };
  const asked = async <R extends { readonly query?: Query }>(collection: Collection<any>, request: R): Promise<R> => {
    const only = await kept(collection, request.query);
    return only ? { ...request, query: allOf(request.query, only) } : request;
  };
  return {
    search: async (collection, request) => questions.search(collection, await asked(collection, request)),
    facets: async (collection, request, facets) =>
      questions.facets(collection, await asked(collection, request), facets),
    aggregate: async (collection, request, tree) =>
      questions.aggregate(collection, await asked(collection, request), tree),
    columns: async (collection, request, fields) =>
      questions.columns(collection, await asked(collection, request), fields),
    async explain(collection, request) {
      // each branch finds what it would as a search of its own
      const only = await kept(collection, request.query);
      return questions.explain(collection, only ? { ...request, within: allOf(request.within, only) } : request);
    },
    async rank(collection, request) {
      const only = await kept(collection, request.filter);
      return questions.rank(collection, only ? { ...request, filter: allOf(request.filter, only) } : request);
    },
  };
}
