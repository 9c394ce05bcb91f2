import { IntList } from '../format/bytes.ts';
import type { TermMeta } from '../format/postings-layout.ts';
import { arena, kernel } from '../kernel/kernel.ts';
import { VALUE_GAP } from '../segment/build.ts';
import { DocSet } from '../segment/docset.ts';
import type { SegmentEvaluator } from './evaluate.ts';
import { HitFields } from './hit-fields.ts';
import type { Frequencies } from './kept-results.ts';
import { type Meeting, meetings } from './meetings.ts';
import type { SpanPlan, TextLeaf } from './plan.ts';
import { DOCS, isFar, KEY_SLACK, KeyReader, type KeySource, Keys, KeyUnion, WINDOW, Words } from './position-keys.ts';
import { commonBoost } from './term-frequencies.ts';

/**
 * Phrases of words, and two words near each other: documents among `candidates` that match. A word may be any of a few.
 * Undefined for other spans, which `matchSpans` knows.
 */
export function matchWords(
  evaluator: SegmentEvaluator,
  group: string,
  span: SpanPlan,
  candidates: DocSet,
): DocSet | undefined {
  const shape = shapeOf(evaluator, group, span);
  if (!shape) return undefined;
  const met = meetingsOf(evaluator, group, shape, candidates);
  if (met) return DocSet.ofArray(evaluator.size, met.docs);
  const found = new IntList();
  const sure = (fieldsOf(shape) & ~shape.mask) === 0;
  const all = eachHit(evaluator, group, shape, candidates, ({ docs, counts, m, hits }, fields) => {
    found.grow(found.length + m);
    if (sure) {
      found.values.set(docs.subarray(0, m), found.length);
      found.length += m;
      return;
    }
    for (let d = 0, from = 0; d < m; from += counts[d++]!) {
      if (fields.weigh(docs[d]!, hits, from, from + counts[d]!) > 0) found.push(docs[d]!);
    }
  });
  return all ? DocSet.ofArray(evaluator.size, found.values.slice(0, found.length)) : undefined;
}

/**
 * How often a phrase occurs in the documents of `among` that have it. Undefined for leaves that `matchWords` does not
 * know.
 * @param boosts What an occurrence counts, by field.
 */
export function phraseFrequencies(
  evaluator: SegmentEvaluator,
  leaf: TextLeaf,
  boosts: readonly number[],
  among: DocSet,
): Frequencies | undefined {
  const shape = leaf.slots.length > 1 ? shapeOf(evaluator, leaf.group, leaf) : undefined;
  if (!shape) return undefined;
  const found = new IntList();
  let values = new Float64Array(0);
  const boost = commonBoost(fieldsOf(shape), leaf.mask, boosts);
  const all = eachHit(evaluator, leaf.group, shape, among, ({ docs, counts, m, hits }, fields) => {
    found.grow(found.length + m);
    if (values.length < found.values.length) {
      const more = new Float64Array(found.values.length);
      more.set(values);
      values = more;
    }
    for (let d = 0, from = 0; d < m; from += counts[d++]!) {
      const value = boost > 0 ? counts[d]! * boost : fields.weigh(docs[d]!, hits, from, from + counts[d]!, boosts);
      if (value === 0) continue;
      values[found.length] = value;
      found.values[found.length++] = docs[d]!;
    }
  });
  const n = found.length;
  return all ? { docs: found.values.slice(0, n), values: values.slice(0, n) } : undefined;
}

/**
 * The documents of `among` that have a phrase, and the most that it can occur in each, an occurrence counting one.
 * Undefined where only all its occurrences tell.
 */
export function phraseMeetings(evaluator: SegmentEvaluator, leaf: TextLeaf, among: DocSet): Frequencies | undefined {
  const shape = shapeOf(evaluator, leaf.group, leaf);
  return shape && meetingsOf(evaluator, leaf.group, shape, among);
}

/** Two words are read as far as they have to be. */
function meetingsOf(
  evaluator: SegmentEvaluator,
  group: string,
  shape: Shape,
  candidates: DocSet,
): Frequencies | undefined {
  const { places, reach } = shape;
  if (places.length !== 2 || !places.every((terms) => terms.length === 1)) return undefined;
  const meeting: Meeting = {
    first: places[0]![0]!,
    second: places[1]![0]!,
    fields: shape.mask,
    low: reach === 'phrase' || reach.ordered ? 1 : -reach.positions,
    high: reach === 'phrase' ? 1 : reach.positions,
  };
  return meetings(evaluator.view.segment.text(group).source, meeting, candidates, evaluator.clock);
}

/** A place of a span: terms of which any may stand there. */
type Place = readonly TermMeta[];

/**
 * Places, and how their words stand to each other: as a phrase, or the second at most so many positions behind the
 * first, or on either side of it.
 */
interface Shape {
  readonly places: readonly Place[];
  /** Fields asked about. */
  readonly mask: number;
  readonly reach: 'phrase' | { readonly positions: number; readonly ordered: boolean };
}

/** More terms in one place are left to `matchSpans`: lists are joined one by one. */
const MOST_TERMS = 24;

function shapeOf(evaluator: SegmentEvaluator, group: string, span: SpanPlan): Shape | undefined {
  if (span.op === 'text') {
    const places = span.slots.map((slot) => evaluator.slotTerms(group, slot, span.mask));
    return places.length > 1 && places.length < KEY_SLACK && places.every(fits)
      ? { places, mask: span.mask, reach: 'phrase' }
      : undefined;
  }
  if (span.op !== 'span_near') return undefined;
  const left = wordsOf(evaluator, group, span.left);
  const right = wordsOf(evaluator, group, span.right);
  const { reach } = span;
  // words may be asked for in fields of their own; and within this distance two words are always in one value
  if (!left || !right || left.mask !== right.mask || reach.unit !== 'words' || reach.distance >= VALUE_GAP - 1)
    return undefined;
  const { mask } = left;
  return {
    places: [left.terms, right.terms],
    mask,
    reach: { positions: reach.distance + 1, ordered: reach.ordered },
  };
}

const fits = (place: Place): boolean => place.length > 0 && place.length <= MOST_TERMS;

/** The terms of a word, or of several that are all asked for in the same fields. */
function wordsOf(
  evaluator: SegmentEvaluator,
  group: string,
  span: SpanPlan,
): { readonly terms: Place; readonly mask: number } | undefined {
  const leaves = span.op === 'span_or' ? span.of : [span];
  const [first] = leaves;
  if (first?.op !== 'text') return undefined;
  const { mask } = first;
  const terms: TermMeta[] = [];
  for (const leaf of leaves) {
    if (leaf.op !== 'text' || leaf.slots.length !== 1 || leaf.mask !== mask) return undefined;
    terms.push(...evaluator.slotTerms(group, leaf.slots[0]!, mask));
  }
  return fits(terms) ? { terms, mask } : undefined;
}

const postingsOf = (place: Place): number => place.reduce((n, { df }) => n + df, 0);

/** Fields in which words of one value can be in all places. */
const fieldsOf = ({ places }: Shape): number =>
  places.reduce((mask, place) => mask & place.reduce((fields, term) => fields | term.mask, 0), -1);

/** What was found in a window: documents, and how many of `hits` each has. */
interface Found {
  readonly docs: Uint32Array;
  readonly counts: Uint32Array;
  /** Documents. */
  readonly m: number;
  /** Keys of where phrases begin, or of first words that have the second near. */
  readonly hits: Uint32Array;
}

/** What the walks of a thread use, one after the other. */
class Desk {
  readonly first = new Keys();
  readonly second = new Keys();
  readonly hits = new Keys();
  readonly spare: [Keys, Keys] = [new Keys(), new Keys()];
  /** 1, 2, 3... */
  readonly ordinals = new Words(WINDOW);
  // by document with hits
  readonly docs = new Words(WINDOW);
  readonly numbers = new Words(WINDOW);
  readonly counts = new Words(WINDOW);

  constructor() {
    for (let i = 0; i < WINDOW; i++) this.ordinals.words[i] = i + 1;
  }

  /** Puts the documents that have hits together; answers how many. */
  group(address: number): number {
    const { hits, docs, numbers, counts } = this;
    return kernel.keysByDoc(hits.address, hits.n, address, docs.address, numbers.address, counts.address);
  }
}

let desk: Desk | undefined;

/** Visits what is found among the candidates, window by window; false if it cannot be found this way. */
function eachHit(
  evaluator: SegmentEvaluator,
  group: string,
  { places, mask, reach }: Shape,
  candidates: DocSet,
  visit: (found: Found, fields: HitFields) => void,
): boolean {
  const here = (desk ??= new Desk());
  const { first, second, hits, docs, numbers, counts } = here;
  for (const keys of [first, second, hits, ...here.spare]) keys.trim();
  const index = evaluator.view.segment.text(group);
  const sources = places.map((terms): KeySource => {
    const readers = terms.map((term) => new KeyReader(index.source, term));
    return readers.length === 1 ? readers[0]! : new KeyUnion(readers, ...here.spare);
  });
  // the rarest two words leave little for the others
  const order = places.map((_, i) => i).sort((a, b) => postingsOf(places[a]!) - postingsOf(places[b]!));
  const [a, b] = order.slice(0, 2).sort((x, y) => x - y) as [number, number];
  // hits are where a phrase begins, or the first word
  const told = reach === 'phrase' ? order[0]! : 0;
  const other = told === a ? b : a;
  const words = { terms: places[told]!, place: told };
  const fields = new HitFields(index, words, { terms: places[other]!, place: other }, mask);
  const all = candidates.toArray();
  for (let from = 0; from < all.length; ) {
    evaluator.clock.tick();
    let window = all.subarray(from, from + WINDOW);
    const address = arena.address(window, DOCS);
    const ordinals = here.ordinals.address;
    window = window.subarray(0, sources[a]!.read({ docs: window, address, ordinals }, first));
    window = window.subarray(0, sources[b]!.read({ docs: window, address, ordinals }, second));
    if (isFar()) return false;
    // a document that one of them has no room for is of the next window
    for (const keys of [first, second]) keys.cut(window.length + 1);
    hits.reserve(first.n + second.n);
    const lists = [first.address, first.n, second.address, second.n] as const;
    if (reach === 'phrase') hits.n = kernel.keysApart(...lists, b - a, b, hits.address);
    else if (reach.ordered) hits.n = kernel.keysBefore(...lists, reach.positions, hits.address);
    else hits.n = kernel.keysNear(...lists, reach.positions, hits.address);
    for (let o = 2; o < order.length && hits.n > 0; o++) {
      const next = order[o]!;
      const m = here.group(address);
      let kept = 0;
      for (let d = 0, begin = 0; d < m; ) {
        const left = {
          docs: docs.words.subarray(d, m),
          address: docs.address + d * 4,
          ordinals: numbers.address + d * 4,
        };
        const read = sources[next]!.read(left, second);
        if (isFar()) return false;
        let end = begin;
        for (const stop = d + read; d < stop; d++) end += counts.words[d]!;
        const to = hits.address + kept * 4;
        kept += kernel.keysWith(hits.address + begin * 4, end - begin, second.address, second.n, next, to);
        begin = end;
      }
      hits.n = kept;
    }
    if (hits.n > 0) {
      const m = here.group(address);
      visit({ docs: docs.words, counts: counts.words, m, hits: hits.words }, fields);
    }
    from += window.length;
  }
  fields.end();
  return true;
}
