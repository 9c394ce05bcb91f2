import { VALUE_GAP } from './build.ts';
import { IntList } from './bytes.ts';
import { DocSet } from './docset.ts';
import type { SegmentEvaluator } from './evaluate.ts';
import type { Frequencies } from './kept-results.ts';
import { arena, kernel } from './kernel/kernel.ts';
import type { SpanPlan, TextLeaf } from './plan.ts';
import { DOCS, KEY_BITS, KEY_SLACK, KeyReader, Keys, WINDOW, Words } from './position-keys.ts';
import type { PostingsCursor } from './postings.ts';
import type { TermMeta } from './postings-layout.ts';
import type { TermIndex } from './segment.ts';
import { commonBoost } from './term-frequencies.ts';

/**
 * Phrases of exact words, and two exact words near each other: documents among `candidates` that match. All candidates have all the words. Undefined
 * for other spans, which `matchSpans` knows.
 */
export function matchWords(
  evaluator: SegmentEvaluator,
  group: string,
  span: SpanPlan,
  candidates: DocSet,
): DocSet | undefined {
  const shape = shapeOf(evaluator, group, span);
  if (!shape) return undefined;
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
 * How often a phrase of exact words occurs in the documents of `among` that have it; all of `among` have its words. Undefined for other leaves.
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
  const all = new Uint32Array(among.count);
  const values = new Float64Array(among.count);
  let n = 0;
  const boost = commonBoost(fieldsOf(shape), leaf.mask, boosts);
  const done = eachHit(evaluator, leaf.group, shape, among, ({ docs, counts, m, hits }, fields) => {
    for (let d = 0, from = 0; d < m; from += counts[d++]!) {
      const value = boost > 0 ? counts[d]! * boost : fields.weigh(docs[d]!, hits, from, from + counts[d]!, boosts);
      if (value === 0) continue;
      all[n] = docs[d]!;
      values[n++] = value;
    }
  });
  return done ? { docs: all.slice(0, n), values: values.slice(0, n) } : undefined;
}

/** Exact words, and how they stand to each other: as a phrase, or the second at most so many positions behind the first, or on either side of it. */
interface Shape {
  readonly terms: readonly TermMeta[];
  /** Fields asked about. */
  readonly mask: number;
  readonly reach: 'phrase' | { readonly positions: number; readonly ordered: boolean };
}

function shapeOf(evaluator: SegmentEvaluator, group: string, span: SpanPlan): Shape | undefined {
  const leaves = span.op === 'text' ? [span] : span.op === 'span_near' ? [span.left, span.right] : [];
  const terms: TermMeta[] = [];
  const { mask } = leaves.find((leaf) => leaf.op === 'text') ?? { mask: 0 };
  for (const leaf of leaves) {
    // words near each other may be asked for in fields of their own
    if (leaf.op !== 'text' || leaf.mask !== mask) return undefined;
    for (const slot of leaf.slots) {
      const found = evaluator.slotTerms(group, slot, mask);
      if (found.length !== 1) return undefined;
      terms.push(found[0]!);
    }
  }
  if (span.op === 'text')
    return terms.length > 1 && terms.length < KEY_SLACK ? { terms, mask, reach: 'phrase' } : undefined;
  if (span.op !== 'span_near' || terms.length !== 2) return undefined;
  const { reach } = span;
  // within this distance two words are always in one value
  if (reach.unit !== 'words' || reach.distance >= VALUE_GAP - 1) return undefined;
  return { terms, mask, reach: { positions: reach.distance + 1, ordered: reach.ordered } };
}

/** Fields in which words of one value can all be. */
const fieldsOf = ({ terms }: Shape): number => terms.reduce((mask, term) => mask & term.mask, -1);

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
  { terms, mask, reach }: Shape,
  candidates: DocSet,
  visit: (found: Found, fields: HitFields) => void,
): boolean {
  const here = (desk ??= new Desk());
  const { first, second, hits, docs, numbers, counts } = here;
  for (const keys of [first, second, hits]) keys.trim();
  const index = evaluator.view.segment.text(group);
  const readers = terms.map((term) => new KeyReader(index.source, term));
  // the rarest two words leave little for the others
  const order = terms.map((_, i) => i).sort((a, b) => terms[a]!.df - terms[b]!.df);
  const [a, b] = order.slice(0, 2).sort((x, y) => x - y) as [number, number];
  // hits are where a phrase begins, or the first word
  const place = reach === 'phrase' ? order[0]! : 0;
  const fields = new HitFields(index, terms[place]!, place, mask);
  const all = candidates.toArray();
  for (let from = 0; from < all.length; ) {
    evaluator.clock.tick();
    let window = all.subarray(from, from + WINDOW);
    const address = arena.address(window, DOCS);
    const ordinals = here.ordinals.address;
    window = window.subarray(0, readers[a]!.read({ docs: window, address, ordinals }, first));
    window = window.subarray(0, readers[b]!.read({ docs: window, address, ordinals }, second));
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
        const read = readers[next]!.read(left, second);
        let end = begin;
        for (const stop = d + read; d < stop; d++) end += counts.words[d]!;
        const to = hits.address + kept * 4;
        kept += kernel.keysWith(hits.address + begin * 4, end - begin, second.address, second.n, next, to);
        begin = end;
      }
      hits.n = kept;
    }
    if (readers[0]!.far) return false;
    if (hits.n > 0) {
      const m = here.group(address);
      visit({ docs: docs.words, counts: counts.words, m, hits: hits.words }, fields);
    }
    from += window.length;
  }
  fields.close();
  return true;
}

/** Tells in which fields hits are: those of one word, at its place in the phrase. */
class HitFields {
  readonly #index: TermIndex;
  readonly #term: TermMeta;
  readonly #place: number;
  readonly #mask: number;
  #cursor: PostingsCursor | undefined;
  readonly #positions = new IntList();
  readonly #fields = new IntList();

  constructor(index: TermIndex, term: TermMeta, place: number, mask: number) {
    this.#index = index;
    this.#term = term;
    this.#place = place;
    this.#mask = mask;
  }

  /** Sum of what the hits [`from`, `to`) of a document count: their number without `boosts`. Documents ascend. */
  weigh(doc: number, hits: Uint32Array, from: number, to: number, boosts?: readonly number[]): number {
    const cursor = (this.#cursor ??= this.#index.borrow().open(this.#term));
    cursor.advance(doc);
    const positions = this.#positions;
    const fields = this.#fields;
    positions.length = fields.length = 0;
    cursor.positions(cursor.i, this.#mask, positions, fields);
    let sum = 0;
    for (let h = from, k = 0; h < to; h++) {
      const position = (hits[h]! & ((1 << KEY_BITS) - 1)) + this.#place;
      while (k < positions.length && positions.values[k]! < position) k++;
      if (k < positions.length && positions.values[k] === position) sum += boosts ? boosts[fields.values[k]!]! : 1;
    }
    return sum;
  }

  close(): void {
    if (this.#cursor) this.#index.giveBack(this.#cursor);
  }
}
