import { VALUES } from '../format/impacts.ts';
import { BLOCK, denseBits, type PostingsCursor } from '../format/postings.ts';
import { IMPACT } from '../format/postings-layout.ts';
import { arena, doubles, kernel } from '../kernel/kernel.ts';
import type { SegmentEvaluator } from '../match/evaluate.ts';
import { blockFrequencies, commonBoost, Lookup, type TermPostings } from '../match/term-frequencies.ts';
import { type Lengths, lengthsOf } from './lengths.ts';
import type { ScoredLeaf } from './score.ts';

/** Bounds are not computed in the order of the sums: they are raised by more than rounding can make of it. */
export const ROUNDING = 1 + 1e-12;

/** Whether a document belongs to a bitmap. */
export const has = (bits: Uint32Array, doc: number): boolean => (bits[doc >>> 5]! & (1 << (doc & 31))) !== 0;

/** Places of arguments (see `Arena.scratch`). */
const [IMPACTS, CODES] = [13, 15];
/** The same, for what a kernel reads of a block. */
export const BLOCK_ROOM = 16;

let codes = 0;

/** Where kernels find what the codes of impacts mean. */
function codesAddress(): number {
  if (codes === 0) {
    const words = arena.scratch(VALUES.length * 2, CODES);
    new Float64Array(words.buffer, words.byteOffset, VALUES.length).set(VALUES);
    codes = words.byteOffset;
  }
  return codes;
}

/** The words, or a copy in the arena until the search ends. */
function inArena(words: Uint32Array): Uint32Array {
  if (arena.holds(words)) return words;
  const copy = arena.words(words.length);
  copy.set(words);
  return copy;
}

/** What `f` occurrences in `length` words are worth. */
export const scoreOf = ({ weight, base, slope }: ScoredLeaf, f: number, length: number): number =>
  (weight * f) / (f + base + slope * length);

/** A word of a query in one segment: walks its postings, and knows what they can be worth before it reads them. */
export class TermScores {
  readonly leaf: ScoredLeaf;
  readonly lengths: Lengths;
  readonly postings: TermPostings;
  readonly cursor: PostingsCursor;
  /** What each occurrence counts; 0 if that depends on its field. */
  readonly boost: number;
  /** The most that one can count. */
  readonly mostBoost: number;
  /** Whether impacts tell lengths of fields that all count; else only how often the word occurs. */
  readonly #ownLengths: boolean;
  readonly #block = new Float64Array(BLOCK);
  #read = -1;
  /** Address of the bitmap of the documents; 0 if there is none. */
  #bits: number | undefined;
  #second: PostingsCursor | undefined;
  #lookup: Lookup | undefined;

  constructor(evaluator: SegmentEvaluator, leaf: ScoredLeaf, postings: TermPostings) {
    const { mask, group } = leaf.leaf;
    this.leaf = leaf;
    this.lengths = lengthsOf(evaluator.view.segment, group, mask);
    const { meta } = postings;
    this.postings = postings;
    this.#ownLengths = this.lengths.whole || postings.ofField;
    this.cursor = postings.borrow().open(meta);
    this.boost = commonBoost(meta.mask, mask, leaf.boosts);
    this.mostBoost = leaf.boosts.reduce(
      (most, each, f) => (meta.mask & mask & (1 << f) ? Math.max(most, each) : most),
      0,
    );
  }

  /**
   * What each block can be worth at most, and the greatest frequency in it (MAX_VALUE: no bound); the bounds are
   * followed by up to three below all. Both are in the arena.
   */
  blocks(): { readonly bounds: Float64Array; readonly frequencies: Float64Array } {
    const { impacts, blocks: several } = this.cursor.impactsAddress(IMPACTS);
    const { weight, base, slope } = this.leaf;
    const blocks = Math.max(1, several);
    // a single block has no impacts of the term before its own, which are one pair
    const [first, size] = several === 0 ? [impacts, 2] : [impacts + IMPACT, IMPACT];
    const bounds = doubles((blocks + 3) & ~3);
    const frequencies = doubles(blocks);
    const least = this.#ownLengths ? -1 : this.lengths.least;
    kernel.blockBounds(
      ...([first, size, blocks, weight, base, slope, codesAddress(), least] as const),
      ...([bounds.byteOffset, frequencies.byteOffset] as const),
    );
    for (let i = 0; i < blocks; i++) bounds[i]! *= ROUNDING;
    bounds.fill(Number.NEGATIVE_INFINITY, blocks);
    return { bounds, frequencies };
  }

  /**
   * Where kernels find a block: undefined for the last one if it is not full, and where the lengths do not lie in the
   * arena.
   */
  block(
    block: number,
  ): { readonly at: number; readonly before: number; readonly bits: number; readonly lengths: number } | undefined {
    const { cursor } = this;
    if ((block + 1) * BLOCK > cursor.df || !arena.holds(this.lengths.of)) return undefined;
    if (this.#bits === undefined) {
      const bits = denseBits(this.postings.source, this.postings.meta);
      this.#bits = bits ? inArena(bits).byteOffset : 0;
    }
    return {
      at: cursor.blockAddress(block, IMPACTS),
      before: block === 0 ? -1 : cursor.lastOf(block - 1),
      bits: this.#bits,
      lengths: this.lengths.of.byteOffset,
    };
  }

  /** Frequencies in the cursor's block. */
  frequencies(): Float64Array {
    const first = this.cursor.docs[0]!;
    if (this.#read !== first) {
      this.#read = first;
      blockFrequencies(this.cursor, this.postings.meta, this.leaf.leaf.mask, this.leaf.boosts, this.#block);
    }
    return this.#block;
  }

  /** The score of one document, wherever the cursor is; documents ascend. */
  in(doc: number): number {
    this.#second ??= this.postings.borrow();
    this.#lookup ??= new Lookup(this.postings, this.#second, this.leaf.leaf.mask, this.leaf.boosts);
    const f = this.#lookup.in(doc);
    return f === 0 ? 0 : scoreOf(this.leaf, f, this.lengths.of[doc]!);
  }

  end(): void {
    this.postings.giveBack(this.cursor);
    if (this.#second) this.postings.giveBack(this.#second);
  }
}
