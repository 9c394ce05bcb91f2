import type { Run } from '../kernel/arena.ts';
import { arena } from '../kernel/kernel.ts';
import type { SegmentEvaluator } from '../match/evaluate.ts';
import { SECTION } from '../segment/build.ts';
import type { DocSet } from '../segment/docset.ts';
import type { Segment } from '../segment/segment.ts';

/** Words per document in some fields. */
export interface Lengths {
  readonly of: Uint32Array;
  readonly total: number;
  /** Of the shortest document that has a word. */
  readonly least: number;
  /** Whether the fields hold all words of the group: the lengths are those of its impacts. */
  readonly whole: boolean;
}

/** Sets of fields of a segment whose lengths are kept. */
const MOST_KEPT = 8;

const kept = new WeakMap<Segment, Map<string, Lengths>>();

/** Words per document in the fields of a mask. */
export function lengthsOf(segment: Segment, group: string, mask: number): Lengths {
  let cache = kept.get(segment);
  if (!cache) kept.set(segment, (cache = new Map()));
  const key = `${group} ${mask}`;
  let lengths = cache.get(key);
  if (lengths) return lengths;
  lengths = sum(segment, group, mask);
  if (cache.size >= MOST_KEPT) cache.delete(cache.keys().next().value!);
  cache.set(key, lengths);
  return lengths;
}

/** Gives memory of the arena back when the lengths in it are forgotten. */
const runs = new FinalizationRegistry((run: Run) => arena.give(run));

/** Numbers where kernels can read them, if there is room. */
function numbers(n: number): Uint32Array {
  const run = n === 0 ? undefined : arena.take(n * 4);
  if (!run) return new Uint32Array(n);
  const words = new Uint32Array(run.bytes.buffer, run.bytes.byteOffset, n).fill(0);
  runs.register(words, run);
  return words;
}

function sum(segment: Segment, group: string, mask: number): Lengths {
  const of = numbers(segment.documents);
  let whole = true;
  (segment.meta.fields[group] ?? []).forEach((code, i) => {
    const column = segment.column(SECTION.length(code));
    if (!column) return;
    if (!(mask & (1 << i))) {
      whole = false;
      return;
    }
    const { data, shape, starts } = column;
    if (starts || shape.width === 'f64') {
      for (let doc = 0; doc < of.length; doc++) of[doc]! += column.least(doc) || 0;
      return;
    }
    const base = shape.base - 1;
    for (let doc = 0; doc < of.length; doc++) {
      const value = data[doc]!;
      if (value !== 0) of[doc]! += value + base;
    }
  });
  let total = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let doc = 0; doc < of.length; doc++) {
    const length = of[doc]!;
    total += length;
    if (length > 0 && length < least) least = length;
  }
  return { of, total, least: least === Number.POSITIVE_INFINITY ? 0 : least, whole };
}

const deletedLengths = new WeakMap<DocSet, Map<string, number>>();

/** Words of all documents that are not deleted. */
export function liveLength({ view }: SegmentEvaluator, group: string, mask: number): number {
  const { of, total } = lengthsOf(view.segment, group, mask);
  const { deleted } = view;
  if (!deleted) return total;
  let cache = deletedLengths.get(deleted);
  if (!cache) deletedLengths.set(deleted, (cache = new Map()));
  const key = `${group} ${mask}`;
  let gone = cache.get(key);
  if (gone === undefined) {
    gone = 0;
    for (const doc of deleted.toArray()) gone += of[doc]!;
    cache.set(key, gone);
  }
  return total - gone;
}
