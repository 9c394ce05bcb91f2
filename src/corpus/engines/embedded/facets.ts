import type { FacetResult } from '#corpus/engine.ts';
import { SECTION } from './build.ts';
import { derivedValues } from './derived.ts';
import type { DocSet } from './docset.ts';
import type { SegmentEvaluator } from './evaluate.ts';
import { type GlobalOrdinals, NONE } from './groups.ts';
import type { FacetRef } from './request.ts';
import type { Snapshot } from './snapshot.ts';
import { tableString } from './strings-table.ts';

/** Appends the numbers of a document's values; the same number means the same value in every segment. */
type ValuesOf = (doc: number, into: number[]) => void;

/** Counts the values of one field over the matching documents, or over their groups. */
export function facet(
  snapshot: Snapshot,
  evaluators: readonly SegmentEvaluator[],
  sets: readonly DocSet[],
  ref: FacetRef,
  ordinals: GlobalOrdinals,
): FacetResult {
  const counts = new Map<number, number>();
  const { text, readers } = source(snapshot, evaluators, ref, ordinals);
  const groups = ref.collapse && evaluators.map((evaluator) => ordinals.groups(evaluator, ref.collapse!.field));
  const pairs: { group: number; value: number }[] = [];
  const values: number[] = [];
  evaluators.forEach((evaluator, s) => {
    const valuesOf = readers[s];
    if (!valuesOf) return;
    for (const doc of sets[s]!.toArray()) {
      evaluator.clock.tick();
      values.length = 0;
      valuesOf(doc, values);
      const group = groups ? groups[s]!.of[doc]! : NONE;
      for (let i = 0; i < values.length; i++) {
        const value = values[i]!;
        // cut dates may repeat
        if (values.indexOf(value) !== i) continue;
        if (group === NONE) counts.set(value, (counts.get(value) ?? 0) + 1);
        else pairs.push({ group, value });
      }
    }
  });
  pairs.sort((a, b) => a.group - b.group || a.value - b.value);
  pairs.forEach(({ group, value }, i) => {
    const previous = pairs[i - 1];
    if (previous && previous.group === group && previous.value === value) return;
    counts.set(value, (counts.get(value) ?? 0) + 1);
  });
  return top(counts, text, ref.offset, ref.limit);
}

function source(
  snapshot: Snapshot,
  evaluators: readonly SegmentEvaluator[],
  ref: FacetRef,
  ordinals: GlobalOrdinals,
): { text: (value: number) => string; readers: readonly (ValuesOf | undefined)[] } {
  if (ref.kind === 'keyword') {
    const tables = evaluators.map((evaluator) => ordinals.shown(evaluator.view.segment, ref.code));
    return {
      text: (value) => tableString(tables[0]!.table.starts, tables[0]!.table.bytes, value),
      readers: evaluators.map((evaluator, s) => {
        const column = evaluator.view.segment.column(SECTION.ordinals(ref.code));
        const { numbers } = tables[s]!;
        return (
          column &&
          ((doc, into) => {
            const from = into.length;
            column.values(doc, into);
            for (let i = from; i < into.length; i++) into[i] = numbers[into[i]!]!;
          })
        );
      }),
    };
  }
  if (ref.kind === 'derived_keyword') {
    const table = snapshot.tables[snapshot.schema.derived[ref.field]!.space]!;
    return {
      text: (value) => tableString(table.starts, table.bytes, value),
      readers: evaluators.map(
        (evaluator) => (doc, into) => derivedValues(evaluator.view.derived[ref.field]!, doc, into),
      ),
    };
  }
  const { divisor } = ref;
  const cut = (into: number[]) => {
    if (divisor !== 1) for (let i = 0; i < into.length; i++) into[i] = Math.trunc(into[i]! / divisor);
  };
  const number = ref.ref;
  return {
    text: String,
    readers: evaluators.map((evaluator) => {
      if (number.kind === 'derived') {
        return (doc, into) => {
          derivedValues(evaluator.view.derived[number.field]!, doc, into);
          cut(into);
        };
      }
      const column = evaluator.view.segment.column(SECTION.column(number.code));
      return (
        column &&
        ((doc, into) => {
          column.values(doc, into);
          cut(into);
        })
      );
    }),
  };
}

/** Most frequent first, then by value; only as many values as can be shown are turned into text. */
function top(
  counts: ReadonlyMap<number, number>,
  text: (value: number) => string,
  offset: number,
  limit: number,
): FacetResult {
  const distinct = counts.size;
  const wanted = offset + limit;
  if (limit === 0 || offset >= distinct) return { distinct, buckets: [] };
  const sorted = Uint32Array.from(counts.values()).sort();
  const least = sorted[Math.max(0, distinct - wanted)]!;
  const buckets: { value: string; count: number }[] = [];
  for (const [value, count] of counts) if (count >= least) buckets.push({ value: text(value), count });
  buckets.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  return { distinct, buckets: buckets.slice(offset, wanted) };
}
