import type { Questions } from './capabilities.ts';
import type { Collection } from './collection.ts';
import { allOf } from './query/combine.ts';
import { fieldsOf } from './query/spans.ts';
import type { Query } from './query/tree.ts';

/** The field by which a collection says which records are fictional: `1`, of the demo corpus. */
const FIELD = 'DEMO';
const FICTIONAL: Query = { kind: 'term', field: FIELD, text: '1' };
const REAL: Query = { kind: 'not', of: FICTIONAL };
const NOTE =
  'Records of the demo corpus, which are fictional, are left out beside real ones: DEMO:1 finds them, and PRIORA_DEMO_APART=false counts them in.';

/**
 * Questions that leave fictional records out of a collection which has real ones too; a question that names the field
 * `DEMO`, or a collection of facts, is asked as it stands.
 * @param seq What changes whenever the index takes something up: whether there are both is looked up again then.
 * @param note Told, in the context of who asks, that they were left out.
 */
export function demoApart(
  questions: Questions,
  seq: () => number,
  note: (sentence: string) => void = () => {},
): Questions {
  const known = new Map<string, { readonly seq: number; readonly mixed: Promise<boolean> }>();
  const isMixed = (collection: Collection<any>): Promise<boolean> => {
    const [now, before] = [seq(), known.get(collection.name)];
    if (before?.seq === now) return before.mixed;
    const has = async (query: Query) => (await questions.search(collection, { query, offset: 0, limit: 0 })).total > 0;
    const mixed = has(FICTIONAL).then((fictional) => fictional && has(REAL));
    known.set(collection.name, { seq: now, mixed });
    // a failure is the answer of whoever asks, and of nobody after
    mixed.catch(() => known.delete(collection.name));
    return mixed;
  };
  /** What is asked of the real ones alone; undefined where the question is asked as it stands. */
  const apart = async (collection: Collection<any>, query: Query | undefined): Promise<Query | undefined> => {
    if (collection.factual || !(FIELD in collection.fields) || (query && fieldsOf(query).has(FIELD))) return undefined;
    if (!(await isMixed(collection))) return undefined;
    note(NOTE);
    return allOf(query, REAL);
  };
  return {
    async search(collection, request) {
      const query = await apart(collection, request.query);
      return questions.search(collection, query ? { ...request, query } : request);
    },
    async facets(collection, request, facets) {
      const query = await apart(collection, request.query);
      return questions.facets(collection, query ? { ...request, query } : request, facets);
    },
    async aggregate(collection, request, tree) {
      const query = await apart(collection, request.query);
      return questions.aggregate(collection, query ? { ...request, query } : request, tree);
    },
    async columns(collection, request, fields) {
      const query = await apart(collection, request.query);
      return questions.columns(collection, query ? { ...request, query } : request, fields);
    },
    async explain(collection, request) {
      // each branch finds what it would as a search of its own
      const isApart = (await apart(collection, request.query)) !== undefined;
      return questions.explain(collection, isApart ? { ...request, within: REAL } : request);
    },
    async rank(collection, request) {
      const filter = await apart(collection, request.filter);
      return questions.rank(collection, filter ? { ...request, filter } : request);
    },
  };
}
