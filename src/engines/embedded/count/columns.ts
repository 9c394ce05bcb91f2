import type { Columns, ColumnValues } from '#corpus/engine.ts';
import type { SegmentEvaluator } from '../match/evaluate.ts';
import type { Snapshot } from '../match/snapshot.ts';
import { type Counted, countedBy, type ValuesRef } from './facet-sources.ts';
import { Flat } from './flat.ts';
import type { GlobalOrdinals } from './groups.ts';

/** A field whose values are read, by its code. */
export type ColumnRef = readonly [code: string, values: ValuesRef];

/**
 * Reads what fields say of the matching documents, segment after segment.
 * @param docs Matching documents by segment, ascending.
 */
export function readColumns(
  snapshot: Snapshot,
  evaluators: readonly SegmentEvaluator[],
  docs: readonly Uint32Array[],
  refs: readonly ColumnRef[],
  ordinals: GlobalOrdinals,
): Columns {
  const documents = docs.reduce((n, each) => n + each.length, 0);
  const fields = refs.map(([code, ref]) => {
    evaluators[0]?.clock.check();
    return [code, columnOf(docs, documents, countedBy(snapshot, evaluators, docs, ref, ordinals))] as const;
  });
  return { documents, fields: Object.fromEntries(fields) };
}

function columnOf(docs: readonly Uint32Array[], documents: number, { sources, text }: Counted): ColumnValues {
  const lists = new Flat(documents);
  const own: number[] = [];
  let place = 0;
  for (const [s, found] of docs.entries()) {
    const source = sources[s];
    for (const doc of found) {
      own.length = 0;
      source?.values(doc, own);
      for (const value of own) lists.add(value);
      lists.starts[++place] = lists.length;
    }
  }
  // the numbers of one answer count from 0, whatever they count as in the index
  const bound = sources.reduce((most, source) => Math.max(most, source?.bound ?? 0), 0);
  const known = new Uint32Array(bound);
  const values: string[] = [];
  const numbers = lists.values.slice(0, lists.length);
  for (let i = 0; i < numbers.length; i++) {
    const value = numbers[i]!;
    known[value] ||= values.push(text(value));
    numbers[i] = known[value]! - 1;
  }
  return { starts: lists.starts, numbers, values };
}
