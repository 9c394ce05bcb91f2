import type { FacetResult } from '#corpus/engine.ts';
import type { SegmentEvaluator } from '../match/evaluate.ts';
import type { Snapshot } from '../match/snapshot.ts';
import type { KeywordRef } from '../schema/refs.ts';
import { Counter, type Counts, top } from './counter.ts';
import { countDocuments, countedBy, type FacetRef } from './facet-sources.ts';
import type { GlobalOrdinals } from './groups.ts';
import { type Places, placesOf, valuesOf } from './places.ts';
import { Tally } from './tally.ts';

/** Counts of the searches of this thread, which come one after the other. */
const counter = new Counter();

/**
 * Counts the values of fields over the matching documents, or over their groups: trees of one level without the rest of
 * the units, which kernels count some ten times faster than a tree where documents are the units.
 * @param docs Matching documents by segment, ascending.
 */
export function countFacets(
  snapshot: Snapshot,
  evaluators: readonly SegmentEvaluator[],
  docs: readonly Uint32Array[],
  refs: readonly FacetRef[],
  ordinals: GlobalOrdinals,
): FacetResult[] {
  const grouped = new Map<string, Places>();
  const placesBy = (field: KeywordRef): Places => {
    const key = JSON.stringify(field);
    let places = grouped.get(key);
    if (!places) grouped.set(key, (places = placesOf(evaluators, docs, field, ordinals)));
    return places;
  };
  return refs.map((ref) => {
    const { collapse, offset, limit } = ref;
    if (collapse) {
      const places = placesBy(collapse.field);
      const values = valuesOf(snapshot, evaluators, docs, places, ref, ordinals, collapse.field);
      const tally = new Tally(values, places);
      tally.count(places.order);
      return page(tally, values.text, values.inOrder, offset, limit);
    }
    const { sources, text, inOrder } = countedBy(snapshot, evaluators, docs, ref, ordinals);
    const bound = sources.reduce((most, source) => Math.max(most, source?.bound ?? 0), 0);
    counter.begin(
      bound,
      docs.reduce((n, each) => n + each.length, 0),
    );
    evaluators[0]?.clock.check();
    countDocuments(docs, sources, counter);
    counter.end();
    const { counts, seen, distinct } = counter;
    return page({ counts, seen: seen.subarray(0, distinct) }, text, inOrder, offset, limit);
  });
}

function page(
  counted: Counts,
  text: (value: number) => string,
  inOrder: boolean,
  offset: number,
  limit: number,
): FacetResult {
  const buckets = top(counted, text, inOrder, offset, limit).map(({ value, count }) => ({ value, count }));
  return { distinct: counted.seen.length, buckets };
}
