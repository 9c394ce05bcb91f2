import type { Columns, ColumnValues } from '#corpus/engine.ts';
import type { SegmentEvaluator } from '../match/evaluate.ts';
import type { Snapshot } from '../match/snapshot.ts';
import { type Counted, countedBy, type Source, type ValuesRef } from './facet-sources.ts';
import { Flat } from './flat.ts';
import { type GlobalOrdinals, groupOf, NONE } from './groups.ts';

/**
 * A column: values as shown; the value of a keyword field that has one, in its normal form; or which of some normal
 * forms a document has.
 */
export type ColumnRef =
  | ValuesRef
  | { readonly kind: 'group'; readonly code: string }
  | { readonly kind: 'among'; readonly code: string; readonly values: readonly string[] };
export type NamedColumn = readonly [code: string, values: ColumnRef];

/**
 * Reads what fields say of the matching documents, segment after segment.
 * @param docs Matching documents by segment, ascending.
 */
export function readColumns(
  snapshot: Snapshot,
  evaluators: readonly SegmentEvaluator[],
  docs: readonly Uint32Array[],
  refs: readonly NamedColumn[],
  ordinals: GlobalOrdinals,
): Columns {
  const documents = docs.reduce((n, each) => n + each.length, 0);
  const fields = refs.map(([code, ref]) => {
    evaluators[0]?.clock.check();
    return [code, columnOf(docs, documents, valuesBy(snapshot, evaluators, docs, ref, ordinals))] as const;
  });
  return { documents, fields: Object.fromEntries(fields) };
}

function valuesBy(
  snapshot: Snapshot,
  evaluators: readonly SegmentEvaluator[],
  docs: readonly Uint32Array[],
  ref: ColumnRef,
  ordinals: GlobalOrdinals,
): Counted {
  switch (ref.kind) {
    case 'group': {
      const { groups, bound } = ordinals.groups(evaluators, { kind: 'keyword', code: ref.code });
      const sources = groups.map((own): Source => {
        const values = (doc: number, into: number[]) => {
          const group = groupOf(own, doc);
          if (group !== NONE) into.push(group);
        };
        return { values, bound };
      });
      return { sources, text: (value) => ordinals.groupText(ref.code, value), inOrder: false };
    }
    case 'among': {
      const terms = ref.values.map((value) => Buffer.from(value));
      const sources = evaluators.map((evaluator, s) => termSource(evaluator, docs[s]!, ref.code, terms));
      return { sources, text: (value) => ref.values[value]!, inOrder: false };
    }
    default:
      return countedBy(snapshot, evaluators, docs, ref, ordinals);
  }
}

/** Which of some terms documents have. @param docs Ascending. */
function termSource(
  { view, size, clock }: SegmentEvaluator,
  docs: Uint32Array,
  code: string,
  terms: readonly Uint8Array[],
): Source {
  const index = view.segment.keywords(code);
  const places = new Uint32Array(docs.length > 0 ? size : 0);
  docs.forEach((doc, i) => {
    places[doc] = i + 1;
  });
  const lists: number[][] = Array.from(docs, () => []);
  const postings = index.cursor();
  for (const [i, term] of terms.entries()) {
    clock.tick();
    const found = docs.length > 0 ? index.dictionary.find(term) : undefined;
    if (!found) continue;
    postings.open(found);
    while (postings.nextBlock())
      for (let k = 0; k < postings.n; k++) {
        const place = places[postings.docs[k]!]!;
        if (place !== 0) lists[place - 1]!.push(i);
      }
  }
  const values = (doc: number, into: number[]) => into.push(...lists[places[doc]! - 1]!);
  return { values, bound: terms.length };
}

/** Where fewer values than one in so many of the index are told, they are numbered in a map. */
const SPARSE = 16;

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
  const values: string[] = [];
  const numbers = lists.values.slice(0, lists.length);
  // a place for each value of the index, where more than a few are told
  const known = numbers.length * SPARSE < bound ? new Map<number, number>() : new Uint32Array(bound);
  for (let i = 0; i < numbers.length; i++) {
    const value = numbers[i]!;
    let n = known instanceof Map ? (known.get(value) ?? 0) : known[value]!;
    if (n === 0) {
      n = values.push(text(value));
      if (known instanceof Map) known.set(value, n);
      else known[value] = n;
    }
    numbers[i] = n - 1;
  }
  return { starts: lists.starts, numbers, values };
}
