import type { Collection } from '#corpus/collection.ts';
import type { Corpus } from '#corpus/corpus.ts';
import type { QueryRequest } from '#corpus/engine.ts';
import { allOf, anyOf, butNot } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';

/** Holds wherever there is a date at all. */
const EARLIEST = '10000101';

/**
 * Says how many records ranges of dates leave out only because their day is not known: whoever counts between two dates
 * would take them for other days. Ranges within OR and NOT are not looked at.
 */
export async function noteUndated(
  corpus: Pick<Corpus, 'search'>,
  collection: Collection<any>,
  { query, stemming = false, signal }: QueryRequest,
  note: (sentence: string) => void,
): Promise<void> {
  const labels = new Set<string>();
  const orUndated = (one: Query): Query => {
    const field = one.kind === 'range' ? collection.fields[one.field] : undefined;
    if (one.kind !== 'range' || field?.kind !== 'date') return one;
    labels.add(field.label);
    return anyOf(one, { kind: 'not', of: { kind: 'range', field: one.field, from: EARLIEST } });
  };
  const open = allOf(...(query.kind === 'and' ? query.of : [query]).map(orUndated));
  if (labels.size === 0) return;
  const { total } = await corpus.search(collection, {
    query: butNot(open, query),
    offset: 0,
    limit: 0,
    stemming,
    ...(signal && { signal }),
  });
  if (total > 0)
    note(
      `${total} more ${total === 1 ? 'publication is' : 'publications are'} left out by the range of dates, because no day is known: ${[...labels].join(', ')}.`,
    );
}
