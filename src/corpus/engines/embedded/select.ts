import type { SegmentEvaluator } from './evaluate.ts';

/** Documents of one segment with the keys they are ordered by; smaller keys come first, infinite ones last. */
export interface Ranked {
  readonly evaluator: SegmentEvaluator;
  readonly docs: Uint32Array;
  readonly keys: readonly Float64Array[];
}

/** A document among several segments: number of the segment, index into its `docs`. */
export interface Place {
  readonly s: number;
  readonly i: number;
}

/** Order of two documents by their ids. */
export function compareIds(a: SegmentEvaluator, docA: number, b: SegmentEvaluator, docB: number): number {
  if (a === b) return a.view.segment.ranks[docA]! - b.view.segment.ranks[docB]!;
  const idA = a.view.segment.ids.get(docA);
  const idB = b.view.segment.ids.get(docB);
  return idA < idB ? -1 : idA > idB ? 1 : 0;
}

/** The best `k` in order: keys, then ids. */
export function best(lists: readonly Ranked[], k: number): Place[] {
  const n = lists.reduce((sum, list) => sum + list.docs.length, 0);
  const size = Math.min(k, n);
  if (size === 0) return [];
  const compare = (sa: number, ia: number, sb: number, ib: number): number => {
    const a = lists[sa]!;
    const b = lists[sb]!;
    for (let key = 0; key < a.keys.length; key++) {
      const x = a.keys[key]![ia]!;
      const y = b.keys[key]![ib]!;
      if (x !== y) return x < y ? -1 : 1;
    }
    return compareIds(a.evaluator, a.docs[ia]!, b.evaluator, b.docs[ib]!);
  };
  // a heap of the best so far, the worst of them on top
  const heapS = new Uint32Array(size);
  const heapI = new Uint32Array(size);
  let held = 0;
  const worse = (x: number, y: number) => compare(heapS[x]!, heapI[x]!, heapS[y]!, heapI[y]!) > 0;
  const swap = (x: number, y: number) => {
    [heapS[x], heapS[y]] = [heapS[y]!, heapS[x]!];
    [heapI[x], heapI[y]] = [heapI[y]!, heapI[x]!];
  };
  const down = (from: number) => {
    for (let at = from; ; ) {
      const left = at * 2 + 1;
      if (left >= held) return;
      const child = left + 1 < held && worse(left + 1, left) ? left + 1 : left;
      if (!worse(child, at)) return;
      swap(child, at);
      at = child;
    }
  };
  lists.forEach((list, s) => {
    const first = list.keys[0];
    for (let i = 0; i < list.docs.length; i++) {
      if (held < size) {
        heapS[held] = s;
        heapI[held] = i;
        let at = held++;
        while (at > 0 && worse(at, (at - 1) >> 1)) {
          swap(at, (at - 1) >> 1);
          at = (at - 1) >> 1;
        }
        continue;
      }
      // most are worse by their first key already
      if (first && first[i]! > lists[heapS[0]!]!.keys[0]![heapI[0]!]!) continue;
      if (compare(s, i, heapS[0]!, heapI[0]!) >= 0) continue;
      heapS[0] = s;
      heapI[0] = i;
      down(0);
    }
  });
  const places: Place[] = Array.from({ length: held }, (_, at) => ({ s: heapS[at]!, i: heapI[at]! }));
  return places.sort((a, b) => compare(a.s, a.i, b.s, b.i));
}
