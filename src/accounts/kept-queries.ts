import { patents } from '#collections/patents/patents.ts';
import type { Collection } from '#corpus/collection.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { inFrontOf } from '#corpus/in-front-of.ts';
import { asMeant } from '#corpus/meant.ts';
import { allOf } from '#corpus/query/combine.ts';
import { type Keeper, namesKept, withKept } from '#corpus/query/kept.ts';
import { parseQuery } from '#corpus/query/parse.ts';
import type { Query } from '#corpus/query/tree.ts';
import { ServiceError } from '#errors.ts';
import { callerOnBehalf } from './caller.ts';
import type { SearchHistory } from './search-history.ts';
import type { Worklists } from './worklists.ts';

/** Names the field that keeps fictional records apart: who gathered some by hand wants to find them. */
const FICTIONAL_OR_NOT: Query = { kind: 'values', field: 'DEMO', values: ['0', '1'] };

/** Whether all that a query finds stands in a list, or has a tag. */
function isOfGathered(query: Query): boolean {
  if (query.kind === 'and') return query.of.some(isOfGathered);
  if (query.kind === 'or') return query.of.every(isOfGathered);
  return 'field' in query && (query.field === 'LIST' || query.field === 'TAG');
}

/**
 * A corpus that understands `SET: 3`, `LIST: name` and `TAG: name` in searches for patents: what the person on whose
 * behalf the search runs has kept under them. Keys of programs belong to nobody: a search of theirs that names one is
 * refused.
 */
export function corpusOfPeople(
  corpus: Corpus,
  { history, worklists }: { readonly history: SearchHistory; readonly worklists: Worklists },
): Corpus {
  const keeper: Keeper = async (code, value) => {
    const caller = callerOnBehalf();
    if (caller?.user_id === undefined)
      throw new ServiceError(
        'invalid_query',
        `${code} names what a person has kept: it is understood in the console, and not with a key.`,
        { field: code },
      );
    const person = { id: caller.user_id, account_id: caller.account_id };
    if (code === 'SET') {
      const past = /^\d{1,9}$/.test(value) ? await history.get(person, Number(value)) : undefined;
      return past && parseQuery(patents, past.query_text);
    }
    const numbers = await worklists.gathered(person, code === 'LIST' ? { list: value } : { tag: value });
    return numbers && { kind: 'values', field: 'PN', values: numbers };
  };
  const meant = async (collection: Collection<any>, query: Query): Promise<Query> => {
    if (!namesKept(collection, query)) return query;
    const kept = await withKept(collection, query, keeper);
    return isOfGathered(query) ? allOf(kept, FICTIONAL_OR_NOT) : kept;
  };
  return inFrontOf(corpus, asMeant(corpus, meant));
}
