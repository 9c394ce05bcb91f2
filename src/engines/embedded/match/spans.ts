import type { Reach } from '#corpus/query/tree.ts';
import { IntList } from '../format/bytes.ts';
import type { PostingsCursor, TermMeta } from '../format/postings.ts';
import { PARAGRAPH, SENTENCE, VALUE, VALUE_GAP } from '../segment/build.ts';
import { DocSet } from '../segment/docset.ts';
import type { Bounds, TermIndex } from '../segment/segment.ts';
import type { SegmentEvaluator } from './evaluate.ts';
import type { Slot, SpanPlan } from './plan.ts';

/** Occurrences in one document: first and last position and the field, ordered by first, then last, each once. */
export class Spans {
  readonly first = new IntList();
  readonly last: IntList;
  readonly field = new IntList();

  /**
   * @param words Whether all occurrences are single words: first and last positions are then one list, which `push` may
   * not be used on.
   */
  constructor(words = false) {
    this.last = words ? this.first : new IntList();
  }

  get length(): number {
    return this.first.length;
  }

  clear(): void {
    this.first.length = this.last.length = this.field.length = 0;
  }

  push(first: number, last: number, field: number): void {
    this.first.push(first);
    this.last.push(last);
    this.field.push(field);
  }

  /** Puts spans pushed in any order into order, and drops repeated ones. */
  order(): void {
    const n = this.length;
    const { values: first } = this.first;
    const { values: last } = this.last;
    const { values: field } = this.field;
    let sorted = true;
    for (let i = 1; i < n && sorted; i++) {
      sorted = first[i - 1]! < first[i]! || (first[i - 1] === first[i] && last[i - 1]! < last[i]!);
    }
    if (sorted) return;
    const order = Uint32Array.from({ length: n }, (_, i) => i).sort(
      (a, b) => first[a]! - first[b]! || last[a]! - last[b]!,
    );
    const copy = [first.slice(0, n), last.slice(0, n), field.slice(0, n)] as const;
    this.clear();
    for (let i = 0; i < n; i++) {
      const at = order[i]!;
      if (i > 0 && copy[0][at] === copy[0][order[i - 1]!] && copy[1][at] === copy[1][order[i - 1]!]) continue;
      this.push(copy[0][at]!, copy[1][at]!, copy[2][at]!);
    }
  }
}

/** Something that has occurrences: `read` is called with ascending documents. */
interface SpanNode {
  /** `index` counts the candidates of the chunk. */
  read(doc: number, index: number): Spans;
  /** Whether there is an occurrence at all, where that is cheaper to say. */
  exists?(doc: number, index: number): boolean;
}

/** Occurrences of nested proximity in one document that are worked with: more would take memory without bound. */
const MOST_SPANS = 1 << 22;

/** Occurrences gathered at once are kept in chunks of about this many postings. */
const CHUNK_POSTINGS = 1 << 20;

/**
 * Documents among `candidates` in which the spans of `plans` occur at least `times` times, summed.
 * With `found`, every candidate with an occurrence is reported with its number and (for a single plan) its spans.
 */
export function matchSpans(
  evaluator: SegmentEvaluator,
  group: string,
  plans: readonly SpanPlan[],
  times: number,
  candidates: DocSet,
  found?: (doc: number, count: number, spans: Spans) => void,
): DocSet {
  const docs = candidates.toArray();
  const hits = new Uint32Array(docs.length);
  let n = 0;
  const chunk = chunkSize(evaluator, group, plans, docs.length);
  for (let from = 0; from < docs.length; from += chunk) {
    const part = docs.subarray(from, from + chunk);
    const reader = new SpanReader(evaluator, group, part);
    const nodes = plans.map((plan) => reader.node(plan));
    for (let i = 0; i < part.length; i++) {
      evaluator.clock.tick();
      const doc = part[i]!;
      let count = 0;
      let spans: Spans | undefined;
      for (const node of nodes) {
        if (!found && times === 1 && node.exists) {
          if (node.exists(doc, i)) count++;
          continue;
        }
        spans = node.read(doc, i);
        count += spans.length;
        if (!found && count >= times) break;
      }
      if (count >= times) hits[n++] = doc;
      if (found && count > 0) found(doc, count, spans!);
    }
    reader.close();
  }
  return DocSet.ofArray(evaluator.size, hits.subarray(0, n));
}

function chunkSize(evaluator: SegmentEvaluator, group: string, plans: readonly SpanPlan[], documents: number): number {
  let postings = 0;
  const visit = (plan: SpanPlan): void => {
    if (plan.op === 'text') {
      for (const slot of plan.slots) {
        const metas = evaluator.slotTerms(group, slot, plan.mask);
        if (metas.length > 1) for (const meta of metas) postings += meta.df;
      }
    } else if (plan.op === 'span_or') plan.of.forEach(visit);
    else if (plan.op === 'span_near') [plan.left, plan.right].forEach(visit);
    else visit(plan.of);
  };
  plans.forEach(visit);
  return Math.max(256, Math.ceil(documents / Math.max(1, Math.ceil(postings / CHUNK_POSTINGS))));
}

class SpanReader {
  readonly #evaluator: SegmentEvaluator;
  readonly #group: string;
  readonly #docs: Uint32Array;
  readonly #bounds: Bounds;
  readonly #index: TermIndex;
  readonly #cursors: PostingsCursor[] = [];

  constructor(evaluator: SegmentEvaluator, group: string, docs: Uint32Array) {
    this.#evaluator = evaluator;
    this.#group = group;
    this.#index = evaluator.view.segment.text(group);
    this.#docs = docs;
    this.#bounds = evaluator.view.segment.bounds(group);
  }

  node(plan: SpanPlan): SpanNode {
    switch (plan.op) {
      case 'text': {
        const slots = plan.slots.map((slot) => this.#slot(slot, plan.mask));
        if (slots.length === 1) return slots[0]!;
        const postings = plan.slots.map((slot) =>
          this.#evaluator.slotTerms(this.#group, slot, plan.mask).reduce((n, { df }) => n + df, 0),
        );
        return new PhraseNode(slots, postings);
      }
      case 'span_or':
        return new OrNode(plan.of.map((of) => this.node(of)));
      case 'span_near':
        return new NearNode(
          this.node(plan.left),
          this.node(plan.right),
          plan.reach,
          this.#bounds,
          this.#evaluator.clock.tick,
        );
      case 'span_frequency':
        return new FrequencyNode(this.node(plan.of), plan.times, this.#bounds);
    }
  }

  #slot(slot: Slot, mask: number): SpanNode {
    const metas = this.#evaluator.slotTerms(this.#group, slot, mask);
    const cursor = this.#index.borrow();
    this.#cursors.push(cursor);
    if (metas.length === 1) return new WordNode(cursor.open(metas[0]!), mask);
    return new WordsNode(metas, cursor, mask, this.#docs, this.#evaluator.clock.tick);
  }

  /** Ends the use of the nodes. */
  close(): void {
    for (const cursor of this.#cursors) this.#index.giveBack(cursor);
  }
}

/** One word. */
class WordNode implements SpanNode {
  readonly #cursor: PostingsCursor;
  readonly #mask: number;
  readonly #spans = new Spans(true);

  constructor(cursor: PostingsCursor, mask: number) {
    this.#cursor = cursor;
    this.#mask = mask;
  }

  read(doc: number): Spans {
    const spans = this.#spans;
    spans.clear();
    const cursor = this.#cursor;
    const at = cursor.n > 0 && cursor.docs[cursor.i] === doc ? doc : cursor.advance(doc);
    if (at !== doc) return spans;
    cursor.readFreqs();
    cursor.positions(cursor.i, this.#mask, spans.first, spans.field);
    return spans;
  }
}

/** Any of several words: their occurrences in all candidates are gathered first, term by term. */
class WordsNode implements SpanNode {
  readonly #starts: Uint32Array;
  readonly #positions: Uint32Array;
  readonly #fields: Uint8Array;
  readonly #spans = new Spans();

  constructor(metas: readonly TermMeta[], cursor: PostingsCursor, mask: number, docs: Uint32Array, tick: () => void) {
    const index = new IntList();
    const positions = new IntList();
    const fields = new IntList();
    for (const meta of metas) {
      cursor.open(meta);
      for (let i = 0; i < docs.length; ) {
        tick();
        const at = cursor.advance(docs[i]!);
        if (at < 0) break;
        i = lowerBound(docs, i, at);
        if (docs[i] !== at) continue;
        cursor.readFreqs();
        cursor.positions(cursor.i, mask, positions, fields);
        while (index.length < positions.length) index.push(i);
        i++;
      }
    }
    const n = index.length;
    this.#starts = new Uint32Array(docs.length + 1);
    for (let k = 0; k < n; k++) this.#starts[index.values[k]! + 1]!++;
    for (let i = 0; i < docs.length; i++) this.#starts[i + 1]! += this.#starts[i]!;
    const next = this.#starts.slice();
    this.#positions = new Uint32Array(n);
    this.#fields = new Uint8Array(n);
    for (let k = 0; k < n; k++) {
      const to = next[index.values[k]!]!++;
      this.#positions[to] = positions.values[k]!;
      this.#fields[to] = fields.values[k]!;
    }
  }

  read(_doc: number, index: number): Spans {
    const spans = this.#spans;
    spans.clear();
    for (let k = this.#starts[index]!; k < this.#starts[index + 1]!; k++) {
      spans.push(this.#positions[k]!, this.#positions[k]!, this.#fields[k]!);
    }
    spans.order();
    return spans;
  }
}

/** First index from `from` whose document is not less than `doc`. */
function lowerBound(docs: Uint32Array, from: number, doc: number, to = docs.length): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (docs[middle]! < doc) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Words at consecutive positions. The gap between values keeps a phrase inside one value. */
class PhraseNode implements SpanNode {
  readonly #slots: readonly SpanNode[];
  /** Places in the phrase, the rarest words first. */
  readonly #order: readonly number[];
  readonly #spans = new Spans();

  /** @param postings How often each slot's words occur, about. */
  constructor(slots: readonly SpanNode[], postings: readonly number[]) {
    this.#slots = slots;
    this.#order = slots.map((_, s) => s).sort((a, b) => postings[a]! - postings[b]!);
  }

  read(doc: number, index: number): Spans {
    const spans = this.#spans;
    spans.clear();
    const [a, b] = this.#order as [number, number];
    const rarest = this.#slots[a]!.read(doc, index);
    if (rarest.length === 0) return spans;
    const other = this.#slots[b]!.read(doc, index);
    const [before, after] = a < b ? [rarest, other] : [other, rarest];
    const place = Math.min(a, b);
    const apart = Math.max(a, b) - place;
    const reach = this.#slots.length - 1;
    const firsts = before.first.values;
    const seconds = after.first.values;
    // most candidates end here
    for (let i = 0, j = 0; i < before.length && j < after.length; ) {
      const start = firsts[i]! - place;
      const difference = seconds[j]! - firsts[i]! - apart;
      // a start before the text leaves no room for the words in front
      if (difference === 0 && start >= 0) spans.push(start, start + reach, before.field.values[i]!);
      if (difference >= 0) i++;
      if (difference <= 0) j++;
    }
    for (let o = 2; o <= reach && spans.length > 0; o++) {
      const s = this.#order[o]!;
      const next = this.#slots[s]!.read(doc, index);
      const wanted = next.first.values;
      let kept = 0;
      let j = 0;
      for (let i = 0; i < spans.length && j < next.length; i++) {
        const at = spans.first.values[i]! + s;
        while (j < next.length && wanted[j]! < at) j++;
        if (j < next.length && wanted[j] === at) {
          spans.first.values[kept] = spans.first.values[i]!;
          spans.last.values[kept] = spans.last.values[i]!;
          spans.field.values[kept++] = spans.field.values[i]!;
        }
      }
      spans.first.length = spans.last.length = spans.field.length = kept;
    }
    return spans;
  }
}

class OrNode implements SpanNode {
  readonly #of: readonly SpanNode[];
  readonly #spans = new Spans();

  constructor(of: readonly SpanNode[]) {
    this.#of = of;
  }

  read(doc: number, index: number): Spans {
    this.#spans.clear();
    for (const node of this.#of) {
      const spans = node.read(doc, index);
      for (let i = 0; i < spans.length; i++) {
        this.#spans.push(spans.first.values[i]!, spans.last.values[i]!, spans.field.values[i]!);
      }
    }
    this.#spans.order();
    return this.#spans;
  }
}

/** Pairs within reach; an occurrence is the hull of a pair. At a distance in words, the two never overlap. */
class NearNode implements SpanNode {
  readonly #left: SpanNode;
  readonly #right: SpanNode;
  readonly #reach: Reach;
  readonly #bounds: Bounds;
  readonly #tick: () => void;
  readonly #spans = new Spans();

  constructor(left: SpanNode, right: SpanNode, reach: Reach, bounds: Bounds, tick: () => void) {
    this.#left = left;
    this.#right = right;
    this.#reach = reach;
    this.#bounds = bounds;
    this.#tick = tick;
  }

  read(doc: number, index: number): Spans {
    this.#spans.clear();
    this.#pairs(doc, index, (left, i, right, j) => {
      this.#tick();
      if (this.#spans.length === MOST_SPANS)
        throw new RangeError('nested proximity has too many occurrences in a document');
      this.#spans.push(
        Math.min(left.first.values[i]!, right.first.values[j]!),
        Math.max(left.last.values[i]!, right.last.values[j]!),
        left.field.values[i]!,
      );
      return false;
    });
    this.#spans.order();
    return this.#spans;
  }

  exists(doc: number, index: number): boolean {
    return this.#pairs(doc, index, () => true);
  }

  /** Visits the pairs within reach until `visit` answers true; answers whether it did. */
  #pairs(doc: number, index: number, visit: (left: Spans, i: number, right: Spans, j: number) => boolean): boolean {
    const left = this.#left.read(doc, index);
    if (left.length === 0) return false;
    const right = this.#right.read(doc, index);
    if (right.length === 0) return false;
    const reach = this.#reach;
    if (reach.unit !== 'words') {
      return this.#together(doc, left, right, reach.unit === 'sentence' ? SENTENCE : PARAGRAPH, visit);
    }
    // values are far enough apart for the usual distances; beyond, the bounds decide
    const far = reach.distance >= VALUE_GAP - 1;
    if (far) this.#bounds.read(doc);
    return (
      this.#within(left, right, reach.distance, far, visit) ||
      (!reach.ordered && this.#within(right, left, reach.distance, far, visit))
    );
  }

  #within(
    before: Spans,
    after: Spans,
    distance: number,
    far: boolean,
    visit: (left: Spans, i: number, right: Spans, j: number) => boolean,
  ): boolean {
    const firsts = after.first.values;
    for (let i = 0; i < before.length; i++) {
      const end = before.last.values[i]!;
      // `after` is ordered by its first positions
      let j = lowerBound(firsts, 0, end + 1, after.length);
      for (; j < after.length && firsts[j]! - end - 1 <= distance; j++) {
        if (far && this.#bounds.unit(end, VALUE) !== this.#bounds.unit(firsts[j]!, VALUE)) break;
        if (visit(before, i, after, j)) return true;
      }
    }
    return false;
  }

  #together(
    doc: number,
    left: Spans,
    right: Spans,
    kind: number,
    visit: (left: Spans, i: number, right: Spans, j: number) => boolean,
  ): boolean {
    // units and spans are in order: one walk through the bounds, which ends with the first pair if one is enough
    const bounds = this.#bounds;
    const lefts = left.first.values;
    const rights = right.first.values;
    bounds.begin(doc);
    let from = bounds.next(kind);
    let end = bounds.next(kind);
    for (let i = 0, j = 0; i < left.length; i++) {
      const first = lefts[i]!;
      while (end <= first) {
        from = end;
        end = bounds.next(kind);
      }
      if (left.last.values[i]! >= end) continue;
      while (j < right.length && rights[j]! < from) j++;
      if (j === right.length) return false;
      for (let k = j; k < right.length && rights[k]! < end; k++) {
        if (right.last.values[k]! < end && visit(left, i, right, k)) return true;
      }
    }
    return false;
  }
}

/** The occurrences inside values that have enough of them. */
class FrequencyNode implements SpanNode {
  readonly #of: SpanNode;
  readonly #times: number;
  readonly #bounds: Bounds;
  readonly #spans = new Spans();

  constructor(of: SpanNode, times: number, bounds: Bounds) {
    this.#of = of;
    this.#times = times;
    this.#bounds = bounds;
  }

  read(doc: number, index: number): Spans {
    this.#spans.clear();
    const spans = this.#of.read(doc, index);
    if (spans.length < this.#times) return this.#spans;
    this.#bounds.read(doc);
    const values = Array.from({ length: spans.length }, (_, i) => this.#bounds.unit(spans.first.values[i]!, VALUE));
    const counts = new Map<number, number>();
    for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
    for (let i = 0; i < spans.length; i++) {
      if (counts.get(values[i]!)! < this.#times) continue;
      this.#spans.push(spans.first.values[i]!, spans.last.values[i]!, spans.field.values[i]!);
    }
    return this.#spans;
  }
}
