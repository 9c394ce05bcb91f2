import { VALUE_GAP } from './build.ts';
import { DocSet } from './docset.ts';
import type { SegmentEvaluator } from './evaluate.ts';
import type { SpanPlan, TextLeaf } from './plan.ts';
import { denseBits, type PostingsCursor, type TermMeta } from './postings.ts';

/** Where at least one document in so many is asked about, the positions of whole blocks are decoded. */
const BULK = 5;

/** A word and where it is read; dense ones by their bitmap. */
interface Word {
  readonly cursor: PostingsCursor;
  readonly bits: Uint32Array | undefined;
}

/** Whether a document matches, to which all words can be moved. */
type Test = (words: readonly Word[], doc: number) => boolean;

/**
 * Phrases of exact words, and two exact words near each other: documents among `candidates` that match, found with the positions
 * of the index as they are. Undefined for other spans, which `matchSpans` knows.
 */
export function matchWords(
  evaluator: SegmentEvaluator,
  group: string,
  span: SpanPlan,
  candidates: DocSet,
): DocSet | undefined {
  const shape = wordsOf(span);
  if (!shape) return undefined;
  const terms: TermMeta[] = [];
  for (const { slots, mask } of shape.leaves) {
    for (const slot of slots) {
      const found = evaluator.slotTerms(group, slot, mask);
      // a word that other fields hold too: its positions must be told apart
      if (found.length !== 1 || (found[0]!.mask & ~mask) !== 0) return undefined;
      terms.push(found[0]!);
    }
  }
  const index = evaluator.view.segment.text(group);
  const order = terms.map((_, i) => i).sort((a, b) => terms[a]!.df - terms[b]!.df);
  const words = terms.map((term): Word => {
    const cursor = index.borrow().open(term);
    cursor.bulk = candidates.count * BULK > term.df;
    return { cursor, bits: denseBits(index.source, term) };
  });
  const test = shape.test(order);
  const docs = candidates.toArray();
  const hits = new Uint32Array(docs.length);
  let n = 0;
  for (let d = 0; d < docs.length; d++) {
    if ((d & 63) === 0) evaluator.clock.tick();
    if (test(words, docs[d]!)) hits[n++] = docs[d]!;
  }
  for (const { cursor } of words) index.giveBack(cursor);
  return DocSet.ofArray(evaluator.size, hits.slice(0, n));
}

/** Moves a word to a document and finds its positions there; false if it is not in it. */
function locate({ cursor, bits }: Word, doc: number): boolean {
  if (!(bits ? cursor.moveByBits(bits, doc) : moveTo(cursor, doc))) return false;
  cursor.locate(cursor.i);
  return true;
}

function moveTo(cursor: PostingsCursor, doc: number): boolean {
  const { docs, n } = cursor;
  if (n > 0 && docs[n - 1]! >= doc) {
    // candidates are close together where there are many
    let i = cursor.i;
    const near = Math.min(n, i + 8);
    while (i < near && docs[i]! < doc) i++;
    if (i < near) {
      cursor.i = i;
      return docs[i] === doc;
    }
  }
  return cursor.advance(doc) === doc;
}

/** The leaves of a span of exact words, and the test of one document; `order` has the places of the words, the rarest first. */
function wordsOf(
  span: SpanPlan,
): { leaves: readonly TextLeaf[]; test: (order: readonly number[]) => Test } | undefined {
  if (span.op === 'text') return { leaves: [span], test: phraseTest };
  if (span.op !== 'span_near') return undefined;
  const { left, right, reach } = span;
  if (left.op !== 'text' || right.op !== 'text' || left.slots.length !== 1 || right.slots.length !== 1)
    return undefined;
  // within this distance two words are always in one value
  if (reach.unit !== 'words' || reach.distance >= VALUE_GAP - 1) return undefined;
  const { distance, ordered } = reach;
  return {
    leaves: [left, right],
    test: () => (ordered ? followTest(distance) : nearTest(distance)),
  };
}

function phraseTest(order: readonly number[]): Test {
  const [first, second] = order as [number, number];
  return (words, doc) => {
    if (!locate(words[first]!, doc) || !locate(words[second]!, doc)) return false;
    const rare = words[first]!.cursor;
    const next = words[second]!.cursor;
    const a = rare.places;
    const b = next.places;
    const apart = second - first;
    for (let i = rare.from, j = next.from; i < rare.to && j < next.to; ) {
      const difference = b[j]! - a[i]! - apart;
      if (difference === 0 && a[i]! >= first && (order.length === 2 || othersAt(words, order, a[i]! - first, doc)))
        return true;
      if (difference >= 0) i++;
      if (difference <= 0) j++;
    }
    return false;
  };
}

/** Whether the third and further words stand where a phrase that starts at `start` has them. */
function othersAt(words: readonly Word[], order: readonly number[], start: number, doc: number): boolean {
  for (let o = 2; o < order.length; o++) {
    const place = order[o]!;
    if (!locate(words[place]!, doc)) return false;
    const { cursor } = words[place]!;
    const wanted = start + place;
    const { places } = cursor;
    let k = cursor.from;
    while (k < cursor.to && places[k]! < wanted) k++;
    if (k === cursor.to || places[k] !== wanted) return false;
  }
  return true;
}

/** Left before right, with at most `distance` words between. */
const followTest = (distance: number): Test => {
  return ([one, two], doc) => {
    if (!locate(one!, doc) || !locate(two!, doc)) return false;
    const left = one!.cursor;
    const right = two!.cursor;
    const a = left.places;
    const b = right.places;
    const end = right.to;
    for (let i = left.from, j = right.from; i < left.to; i++) {
      const from = a[i]!;
      while (j < end && b[j]! <= from) j++;
      if (j === end) return false;
      if (b[j]! - from - 1 <= distance) return true;
    }
    return false;
  };
};

/** In either order, with at most `distance` words between; at one place they do not count. */
const nearTest = (distance: number): Test => {
  const reach = distance + 1;
  return ([one, two], doc) => {
    if (!locate(one!, doc) || !locate(two!, doc)) return false;
    const left = one!.cursor;
    const right = two!.cursor;
    const a = left.places;
    const b = right.places;
    const [lastA, lastB] = [left.to, right.to];
    for (let i = left.from, j = right.from; i < lastA && j < lastB; ) {
      const difference = b[j]! - a[i]!;
      if (difference === 0) {
        let k = j + 1;
        while (k < lastB && b[k] === a[i]) k++;
        if (k < lastB && b[k]! - a[i]! <= reach) return true;
        i++;
      } else if (difference > 0) {
        if (difference <= reach) return true;
        i++;
      } else {
        if (-difference <= reach) return true;
        j++;
      }
    }
    return false;
  };
};
