import type { FacetResult } from '#corpus/engine.ts';
import { SECTION } from './build.ts';
import { type DerivedArrays, derivedValues } from './derived.ts';
import type { DocSet } from './docset.ts';
import type { SegmentEvaluator } from './evaluate.ts';
import { type GlobalOrdinals, type Groups, groupOf, NONE } from './groups.ts';
import type { FacetRef } from './request.ts';
import type { Snapshot } from './snapshot.ts';
import { tableString } from './strings-table.ts';

/**
 * The values of a field in one segment: `values` appends small numbers that stand for a document's values (each once),
 * `numbers` turns them into numbers that mean the same in every segment; absent if they do already.
 */
interface Source {
  readonly values: (doc: number, into: number[]) => void;
  /** For single-valued columns: the stored number of each document, 0 for none, else the value's number + 1. */
  readonly single?: Uint8Array | Uint16Array | Uint32Array;
  readonly numbers?: Uint32Array;
}

/** Counts the values of one field over the matching documents, or over their groups. */
export function facet(
  snapshot: Snapshot,
  evaluators: readonly SegmentEvaluator[],
  sets: readonly DocSet[],
  ref: FacetRef,
  ordinals: GlobalOrdinals,
): FacetResult {
  const { text, sources } = sourcesOf(snapshot, evaluators, ref, ordinals);
  const counts = new Map<number, number>();
  const pairs = ref.collapse ? new Pairs() : undefined;
  const grouped = ref.collapse && ordinals.groups(evaluators, ref.collapse.field).groups;
  sources.forEach((source, s) => {
    if (!source) return;
    const own = pairs ? pairs.collector(grouped![s]!, source, counts) : undefined;
    if (own) count(evaluators[s]!, sets[s]!, source, own);
    else tally(evaluators[s]!, sets[s]!, source, counts);
  });
  pairs?.count(counts);
  return top(counts, text, ref.offset, ref.limit);
}

/** Counts values per document. */
function tally(evaluator: SegmentEvaluator, set: DocSet, source: Source, counts: Map<number, number>): void {
  const { single, numbers } = source;
  if (!numbers) {
    count(evaluator, set, source, (_doc, value) => {
      counts.set(value, (counts.get(value) ?? 0) + 1);
    });
    return;
  }
  // numbers of a segment's values are dense: they are counted in an array first
  const dense = new Uint32Array(numbers.length + 1);
  if (single) set.each((doc) => dense[single[doc]!]!++);
  else count(evaluator, set, source, (_doc, value) => dense[value + 1]!++);
  for (let i = 0; i < numbers.length; i++) {
    if (dense[i + 1] !== 0) counts.set(numbers[i]!, (counts.get(numbers[i]!) ?? 0) + dense[i + 1]!);
  }
}

function count(
  evaluator: SegmentEvaluator,
  set: DocSet,
  source: Source,
  hit: (doc: number, value: number) => void,
): void {
  const values: number[] = [];
  set.each((doc) => {
    evaluator.clock.tick();
    values.length = 0;
    source.values(doc, values);
    for (let i = 0; i < values.length; i++) {
      // cut dates may repeat
      if (i > 0 && values.indexOf(values[i]!) !== i) continue;
      hit(doc, values[i]!);
    }
  });
}

/** Distinct pairs of group and value. */
class Pairs {
  readonly #values = new Map<number, number>();
  readonly #list: number[] = [];
  #pairs = new Float64Array(1024);
  #n = 0;

  /** Keeps the pairs of a segment; documents without a group are counted at once. */
  collector(groups: Groups, { numbers }: Source, counts: Map<number, number>): (doc: number, value: number) => void {
    return (doc, value) => {
      const number = numbers ? numbers[value]! : value;
      const group = groupOf(groups, doc);
      if (group === NONE) {
        counts.set(number, (counts.get(number) ?? 0) + 1);
        return;
      }
      let dense = this.#values.get(number);
      if (dense === undefined) {
        dense = this.#list.push(number) - 1;
        this.#values.set(number, dense);
      }
      if (this.#n === this.#pairs.length) {
        const grown = new Float64Array(this.#n * 2);
        grown.set(this.#pairs);
        this.#pairs = grown;
      }
      // groups and distinct values are below 2^26 each on one machine
      this.#pairs[this.#n++] = group * 2 ** 26 + dense;
    };
  }

  count(counts: Map<number, number>): void {
    const sorted = this.#pairs.subarray(0, this.#n).sort();
    for (let i = 0; i < sorted.length; i++) {
      if (i > 0 && sorted[i] === sorted[i - 1]) continue;
      const number = this.#list[sorted[i]! % 2 ** 26]!;
      counts.set(number, (counts.get(number) ?? 0) + 1);
    }
  }
}

function sourcesOf(
  snapshot: Snapshot,
  evaluators: readonly SegmentEvaluator[],
  ref: FacetRef,
  ordinals: GlobalOrdinals,
): { text: (value: number) => string; sources: readonly (Source | undefined)[] } {
  if (ref.kind === 'keyword') {
    const tables = evaluators.map((evaluator) => ordinals.shown(evaluator.view.segment, ref.code));
    return {
      text: (value) => tableString(tables[0]!.table.starts, tables[0]!.table.bytes, value),
      sources: evaluators.map((evaluator, s): Source | undefined => {
        const column = evaluator.view.segment.column(SECTION.ordinals(ref.code));
        if (!column) return undefined;
        const plain = !column.starts && column.shape.base === 0 && column.shape.width !== 'f64';
        return {
          values: (doc, into) => column.values(doc, into),
          numbers: tables[s]!.numbers,
          ...(plain && { single: column.data as Uint32Array }),
        };
      }),
    };
  }
  const derived = (column: DerivedArrays, cut = (_values: number[]) => {}): Source => ({
    values: (doc, into) => {
      derivedValues(column, doc, into);
      cut(into);
    },
  });
  if (ref.kind === 'derived_keyword') {
    const table = snapshot.tables[snapshot.schema.derived[ref.field]!.space]!;
    return {
      text: (value) => tableString(table.starts, table.bytes, value),
      sources: evaluators.map((evaluator) => derived(evaluator.view.derived[ref.field]!)),
    };
  }
  const { divisor, ref: number } = ref;
  const cut = (values: number[]) => {
    if (divisor !== 1) for (let i = 0; i < values.length; i++) values[i] = Math.trunc(values[i]! / divisor);
  };
  return {
    text: String,
    sources: evaluators.map((evaluator): Source | undefined => {
      if (number.kind === 'derived') return derived(evaluator.view.derived[number.field]!, cut);
      const column = evaluator.view.segment.column(SECTION.column(number.code));
      return (
        column && {
          values: (doc, into) => {
            column.values(doc, into);
            cut(into);
          },
        }
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
  for (const [value, n] of counts) if (n >= least) buckets.push({ value: text(value), count: n });
  buckets.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  return { distinct, buckets: buckets.slice(offset, wanted) };
}
