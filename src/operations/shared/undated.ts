import type { Collection } from '#corpus/collection.ts';
import type { Corpus } from '#corpus/corpus.ts';
import type { QueryRequest } from '#corpus/engine.ts';
import { allOf, anyOf, butNot } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { totalOf } from '#corpus/total.ts';

type DateRange = Extract<Query, { kind: 'range' }>;

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
  const parts = query.kind === 'and' ? query.of : [query];
  const ranges = parts.filter(
    (one): one is DateRange => one.kind === 'range' && collection.fields[one.field]?.kind === 'date',
  );
  if (ranges.length === 0) return;
  const undated = new Map(ranges.map(({ field }) => [field, withoutDay(field)]));
  const count = (of: Query) => totalOf(corpus, collection, of, { stemming, ...(signal && { signal }) });
  // the same question for every caller, so that the engine has its answer: most often nothing is undated at all
  if ((await count(anyOf(...undated.values()))) === 0) return;
  const others = parts.filter((one) => !ranges.some((range) => range === one));
  const [only] = ranges;
  const total = await count(
    ranges.length === 1
      ? allOf(...others, undated.get(only!.field)!)
      : butNot(allOf(...others, ...ranges.map((one) => anyOf(one, undated.get(one.field)!))), query),
  );
  const labels = [...undated.keys()].map((field) => collection.fields[field]!.label);
  if (total > 0)
    note(
      `${total} more ${total === 1 ? 'publication is' : 'publications are'} left out by the range of dates, because no day is known: ${labels.join(', ')}.`,
    );
}

const withoutDay = (field: string): Query => ({ kind: 'not', of: { kind: 'range', field, from: EARLIEST } });
