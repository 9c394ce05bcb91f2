import { BLOCK } from '../format/postings-layout.ts';
import { arena, clear, kernel, zeros } from '../kernel/kernel.ts';
import type { SegmentEvaluator } from '../match/evaluate.ts';
import type { Frequencies } from '../match/kept-results.ts';
import { type Lengths, lengthsOf } from './lengths.ts';
import type { ScoredLeaf } from './score.ts';
import { BLOCK_ROOM, has, ROUNDING, scoreOf, type TermScores } from './term-scores.ts';
import type { TopK } from './top-k.ts';

/**
 * Documents that are looked at together: so many that a word has several blocks among them, which are read again where
 * two windows meet, and so few that their sums stay in the processor's cache.
 */
const LEAST_WINDOW = 4096;
const MOST_WINDOW = 32_768;
const BLOCKS_PER_WINDOW = 8;
/** Documents whose sums are compared with the threshold as it is then. */
const STRETCH = 512;
/** Place of arguments of kernels (see `Arena.scratch`). */
const RUN = 21;
/** Documents that are looked up in a word in the time in which one of its blocks is added up. */
const LOOKED_UP = 2;
/** The same, whose bounds are told. */
const BOUNDED = 8;

/** Scores of the documents of a window, being added up. */
class Sums {
  readonly of: Float64Array<SharedArrayBuffer>;
  /** Places of sums that have reached `least`, each once. */
  readonly found: Uint32Array<SharedArrayBuffer>;
  /** How many these are. */
  n = 0;
  least = Number.POSITIVE_INFINITY;

  constructor(window: number) {
    this.of = zeros(window);
    // some kernels write one more
    this.found = arena.words(window + 1);
  }

  /** Starts anew; tells what reaches `least`. */
  begin(least: number): void {
    clear(this.of);
    this.n = 0;
    this.least = least;
  }

  /** Leaves out places that do not hold. */
  keep(holds: (place: number) => boolean): void {
    let n = 0;
    for (let i = 0; i < this.n; i++) if (holds(this.found[i]!)) this.found[n++] = this.found[i]!;
    this.n = n;
  }

  add(place: number, score: number): void {
    const old = this.of[place]!;
    const sum = old + score;
    this.of[place] = sum;
    if (old < this.least && sum >= this.least) this.found[this.n++] = place;
  }
}

/** A part of a query whose scores are added up. What it is asked for ascends. */
interface Part {
  /** Greatest score in the window. */
  bound: number;
  /** Blocks to be read for the window. */
  blocks: number;
  /** Sets out for the documents [low, high): finds `bound`. */
  begin(low: number, high: number): void;
  /** Adds its scores in the window [low, high). */
  add(low: number, high: number, sums: Sums): void;
  /** At most the score of a document of the window. */
  most(doc: number): number;
  /** The score of a document. */
  in(doc: number): number;
}

/**
 * Top k of a disjunction in segment `s`, MaxScore over windows of documents with block-max bounds: words that together
 * cannot reach the threshold are looked up only where another one is.
 * @see Turtle and Flood, "Query evaluation: strategies and optimizations", 1995
 */
export function rankByMaxScore(
  evaluator: SegmentEvaluator,
  s: number,
  words: readonly (TermScores | { readonly leaf: ScoredLeaf; readonly list: Frequencies })[],
  allowed: Uint32Array | undefined,
  top: TopK,
): void {
  const tick = () => evaluator.clock.tick();
  const parts = words.map((word): Part => ('list' in word ? new ListPart(evaluator, word) : new TermPart(word, tick)));
  const window = windowFor(evaluator.size, words);
  const sums = new Sums(window);
  const { deleted } = evaluator.view;
  const left = (doc: number) => (allowed ? !has(allowed, doc) : deleted?.has(doc));
  const byBound = [...parts];
  for (let low = 0; low < evaluator.size; low += window) {
    const high = Math.min(low + window, evaluator.size);
    if (allowed && !anyBit(allowed, low, high)) continue;
    tick();
    let all = 0;
    for (const part of parts) {
      part.begin(low, high);
      all += part.bound;
    }
    if (all === 0 || (top.full && all < top.threshold)) continue;
    byBound.sort((a, b) => a.bound - b.bound);
    let few = 0;
    let rest = 0;
    while (top.full && rest + byBound[few]!.bound < top.threshold) rest += byBound[few++]!.bound;
    if (few > 0 && addFew({ parts, lesser: byBound.slice(0, few), low, high, left, sums, top }, s, rest)) continue;
    // exact scores are added up in the order of the query
    sums.begin(top.full ? leastSum(top.threshold, 0) : Number.POSITIVE_INFINITY);
    const known = top.full;
    for (const part of parts) part.add(low, high, sums);
    const add = (d: number) => {
      if (sums.of[d]! >= top.threshold && !left(low + d)) top.add(s, low + d, sums.of[d]!);
    };
    if (known) for (let i = 0; i < sums.n; i++) add(sums.found[i]!);
    else addAll(sums, top, add);
  }
}

/** A window of documents, of which the `lesser` parts cannot lift one over the threshold without another. */
interface Window {
  readonly parts: readonly Part[];
  readonly lesser: readonly Part[];
  readonly low: number;
  readonly high: number;
  /** Whether a document may not be answered. */
  readonly left: (doc: number) => boolean | undefined;
  readonly sums: Sums;
  readonly top: TopK;
}

/**
 * Adds up the greater parts; the lesser ones are looked up where the sum leaves few documents open, else added too.
 * Scores of what then remains are told one by one. Answers false where too many remain for that.
 * @param rest Greatest sum of the lesser parts.
 */
function addFew({ parts, lesser, low, high, left, sums, top }: Window, s: number, rest: number): boolean {
  const { of, found } = sums;
  const add = (doc: number) => top.add(s, doc, scoreIn(doc, parts));
  sums.begin(leastSum(top.threshold, rest));
  for (const part of parts) if (!lesser.includes(part)) part.add(low, high, sums);
  const most = (blocksOf(lesser) * LOOKED_UP) / lesser.length;
  if (sums.n <= most * BOUNDED) {
    found.subarray(0, sums.n).sort();
    sums.keep((d) => !left(low + d) && mayReach(top.threshold, of[d]!, low + d, lesser));
    if (sums.n <= most) {
      for (const part of lesser) part.begin(low, high);
      for (let i = 0; i < sums.n; i++) {
        const doc = low + found[i]!;
        if (reaches(top.threshold, of[found[i]!]!, doc, lesser)) add(doc);
      }
      return true;
    }
  }
  sums.least = leastSum(top.threshold, 0);
  sums.keep((d) => of[d]! >= sums.least);
  for (const part of lesser) part.add(low, high, sums);
  if (sums.n * parts.length > blocksOf(parts) * LOOKED_UP) return false;
  for (const d of found.subarray(0, sums.n).sort()) if (!left(low + d)) add(low + d);
  return true;
}

/** Looks at all sums: the best of the first ones leave few of those behind them. */
function addAll({ of, found }: Sums, top: TopK, add: (place: number) => void): void {
  for (let from = 0; from < of.length; from += STRETCH) {
    const n = kernel.atLeast(of.byteOffset + from * 8, STRETCH, leastSum(top.threshold, 0), found.byteOffset);
    for (let i = 0; i < n; i++) add(from + found[i]!);
  }
}

function windowFor(size: number, words: Parameters<typeof rankByMaxScore>[2]): number {
  let rarest = size;
  for (const word of words) if ('cursor' in word) rarest = Math.min(rarest, Math.max(BLOCK, word.cursor.df));
  let window = LEAST_WINDOW;
  while (window < MOST_WINDOW && (rarest / BLOCK) * window < BLOCKS_PER_WINDOW * size) window *= 2;
  return window;
}

const blocksOf = (parts: readonly Part[]): number => parts.reduce((n, { blocks }) => n + blocks, 0);

/** Whether a document may reach a threshold, by the bounds of those of its words that are not in the sum. */
function mayReach(threshold: number, sum: number, doc: number, lesser: readonly Part[]): boolean {
  let bound = sum;
  for (const part of lesser) bound += part.most(doc);
  return bound * ROUNDING >= threshold;
}

/** The same, where the bounds give way to scores one by one. */
function reaches(threshold: number, sum: number, doc: number, lesser: readonly Part[]): boolean {
  let bound = sum;
  for (const part of lesser) bound += part.most(doc);
  for (let i = lesser.length - 1; bound * ROUNDING >= threshold && i >= 0; i--)
    bound += lesser[i]!.in(doc) - lesser[i]!.most(doc);
  // subtracting has rounded, too
  return bound * ROUNDING + threshold * 1e-12 >= threshold;
}

/** The score of a document: its words are added up in the order of the query, as everywhere. */
function scoreIn(doc: number, parts: readonly Part[]): number {
  let score = 0;
  for (const part of parts) score += part.in(doc);
  return score;
}

/** The least sum, of those above 0, that may reach a threshold with `rest` besides. */
const leastSum = (threshold: number, rest: number): number =>
  Math.max(Number.MIN_VALUE, (threshold - rest) * (1 - 1e-9) - threshold * 1e-9);

/** Top k of a single phrase. */
export function rankSinglePhrase(
  evaluator: SegmentEvaluator,
  s: number,
  { leaf, list }: { readonly leaf: ScoredLeaf; readonly list: Frequencies },
  allowed: Uint32Array | undefined,
  top: TopK,
): void {
  const lengths = lengthsOf(evaluator.view.segment, leaf.leaf.group, leaf.leaf.mask).of;
  const { deleted } = evaluator.view;
  const { docs, values } = list;
  for (let i = 0; i < docs.length; i++) {
    const doc = docs[i]!;
    const score = scoreOf(leaf, values[i]!, lengths[doc]!);
    if (score < top.threshold || (allowed ? !has(allowed, doc) : deleted?.has(doc))) continue;
    top.add(s, doc, score);
  }
}

function anyBit(bits: Uint32Array, low: number, high: number): boolean {
  for (let word = low >>> 5; word << 5 < high; word++) if (bits[word] !== 0) return true;
  return false;
}

/** A word with impacts. */
class TermPart implements Part {
  bound = 0;
  blocks = 0;
  readonly #term: TermScores;
  readonly #tick: () => void;
  /** Of each block; of a single one, its own. */
  readonly #bounds: Float64Array;
  readonly #frequencies: Float64Array;
  /** First block of the window, and that of the document asked about last. */
  #first = 0;
  #at = 0;

  constructor(term: TermScores, tick: () => void) {
    this.#term = term;
    this.#tick = tick;
    ({ bounds: this.#bounds, frequencies: this.#frequencies } = term.blocks());
  }

  begin(low: number, high: number): void {
    this.#first = this.#at = this.#blockOf(low, this.#first);
    this.bound = this.blocks = 0;
    for (let b = this.#first; b < this.#frequencies.length; b++) {
      this.blocks++;
      this.bound = Math.max(this.bound, this.#bounds[b]!);
      if (this.#term.cursor.single || this.#term.cursor.lastOf(b) >= high - 1) return;
    }
  }

  /** First block from `from` that does not end before a document. */
  #blockOf(doc: number, from: number): number {
    const { cursor } = this.#term;
    const n = this.#frequencies.length;
    if (cursor.single) return 0;
    let b = from;
    while (b < n && cursor.lastOf(b) < doc) b++;
    return b;
  }

  add(low: number, high: number, sums: Sums): void {
    const { cursor, boost, leaf, lengths } = this.#term;
    const { weight, base, slope } = leaf;
    const room = arena.scratch(2 * BLOCK, BLOCK_ROOM).byteOffset;
    const end = this.#first + this.blocks;
    const full = boost > 0 && arena.holds(lengths.of) ? Math.min(end, cursor.full) : 0;
    let b = this.#first;
    while (b < full) {
      this.#tick();
      const run = cursor.run(b, full, RUN);
      sums.n += kernel.addBlocks(
        ...run.told,
        ...([lengths.of.byteOffset, low, high, boost, weight, base, slope] as const),
        ...([sums.of.byteOffset, sums.least, sums.found.byteOffset + sums.n * 4, room] as const),
      );
      b = run.end;
    }
    for (; b < end; b++) {
      this.#tick();
      this.#addBlock(b, low, high, sums);
    }
  }

  #addBlock(block: number, low: number, high: number, sums: Sums): void {
    const { cursor, lengths, leaf } = this.#term;
    const { weight, base, slope } = leaf;
    cursor.moveTo(block);
    const values = this.#term.frequencies();
    const { docs, n } = cursor;
    for (let i = 0; i < n; i++) {
      const doc = docs[i]!;
      const f = values[i]!;
      if (doc < low || doc >= high || f === 0) continue;
      sums.add(doc - low, (weight * f) / (f + base + slope * lengths.of[doc]!));
    }
  }

  most(doc: number): number {
    this.#at = this.#blockOf(doc, this.#at);
    const f = this.#frequencies[this.#at];
    if (f === undefined) return 0;
    const { leaf, lengths } = this.#term;
    return f === Number.MAX_VALUE ? leaf.weight : scoreOf(leaf, f, lengths.of[doc]!);
  }

  in(doc: number): number {
    return this.#term.in(doc);
  }
}

/** What is not one word: frequencies that are known. */
class ListPart implements Part {
  bound = 0;
  readonly blocks = 1;
  readonly #leaf: ScoredLeaf;
  readonly #list: Frequencies;
  readonly #lengths: Lengths;
  /** Of all documents. */
  readonly #most: number;
  #next = 0;
  #from = 0;

  constructor(evaluator: SegmentEvaluator, { leaf, list }: { readonly leaf: ScoredLeaf; readonly list: Frequencies }) {
    this.#leaf = leaf;
    this.#list = list;
    this.#lengths = lengthsOf(evaluator.view.segment, leaf.leaf.group, leaf.leaf.mask);
    let most = 0;
    for (let i = 0; i < list.docs.length; i++) most = Math.max(most, this.#score(i));
    this.#most = most * ROUNDING;
  }

  #score(i: number): number {
    return scoreOf(this.#leaf, this.#list.values[i]!, this.#lengths.of[this.#list.docs[i]!]!);
  }

  begin(low: number, high: number): void {
    const { docs } = this.#list;
    this.#from = skipTo(docs, this.#from, low);
    this.#next = this.#from;
    this.bound = this.#from < docs.length && docs[this.#from]! < high ? this.#most : 0;
  }

  add(low: number, high: number, sums: Sums): void {
    const { docs } = this.#list;
    for (let i = this.#from; i < docs.length && docs[i]! < high; i++) sums.add(docs[i]! - low, this.#score(i));
  }

  most(): number {
    return this.bound;
  }

  in(doc: number): number {
    this.#next = skipTo(this.#list.docs, this.#next, doc);
    return this.#list.docs[this.#next] === doc ? this.#score(this.#next) : 0;
  }
}

/** First index from `from` whose document is not before `doc`. */
function skipTo(docs: Uint32Array, from: number, doc: number): number {
  let low = from;
  let step = 1;
  while (low + step < docs.length && docs[low + step]! < doc) {
    low += step;
    step *= 2;
  }
  let high = Math.min(low + step, docs.length);
  while (low < high) {
    const middle = (low + high) >> 1;
    if (docs[middle]! < doc) low = middle + 1;
    else high = middle;
  }
  return low;
}
