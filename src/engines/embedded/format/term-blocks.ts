import { arena, type BlockRun } from '../kernel/kernel.ts';
import { frequencyOf, lengthOf, PAIRS_AT_MOST } from './impacts.ts';
import { aligned, BLOCK, IMPACT, isDense, type PostingsSource, type TermMeta, wordsOf } from './postings-layout.ts';
import type { SectionReader } from './segment-file.ts';
import { PAGE } from './segment-format.ts';

// readers are made for every word of a search: what they have to begin with is made once
const NO_BYTES = new Uint8Array(0);
const NO_WORDS = new Uint32Array(0);
const NO_IMPACTS = new Float64Array(0);

/**
 * Where the blocks of a term lie, which documents they end with, and what their postings can score at most. Reusable:
 * `open` starts over with another term.
 */
export class TermBlocks {
  protected readonly source: PostingsSource;
  protected readonly text: boolean;
  /** Bytes of an entry of the skip table: last document, end of the block, end of its positions. */
  protected readonly entry: number;
  /** Documents of the term. */
  df = 0;
  /** How many blocks there are, and the current one: -1 before the first. */
  protected blocks = 0;
  protected block = -1;
  /** Number of the bitmap of a dense term, or -1. */
  protected dense = -1;
  #positionsAt = 0;
  // terms of several blocks: the skip table and what comes before it; else the only block
  protected head: Uint8Array = NO_BYTES;
  #headWords: Uint32Array = NO_WORDS;
  #impactsAt = 0;
  #skipsAt = 0;
  /** Where the first block begins: in the section, but in `head` for a term of a single one. */
  protected blocksAt = 0;
  /**
   * What `blockImpacts` and `termImpacts` found: pairs of frequency (Infinity: no bound) and length, of which no
   * posting is better than all.
   */
  impactFrequencies = NO_IMPACTS;
  impactLengths = NO_IMPACTS;
  #shallow = 0;

  constructor(source: PostingsSource) {
    this.source = source;
    this.text = source.masks !== undefined;
    this.entry = source.positions ? 12 : 8;
  }

  open(term: TermMeta): this {
    const { postings, documents } = this.source;
    this.df = term.df;
    this.block = -1;
    this.#shallow = 0;
    this.#positionsAt = term.positionsAt;
    const blocks = Math.ceil(term.df / BLOCK);
    this.blocks = blocks;
    if (term.df < BLOCK) {
      const at = postings.at(term.postingsAt, term.postingsLength);
      this.head = postings.bytes;
      this.#impactsAt = at;
      this.blocksAt = at + (this.text ? 2 : 0);
      this.dense = -1;
      return this;
    }
    const start = aligned(term.postingsAt);
    const dense = isDense(term.df, documents);
    const head = (dense ? 4 : 0) + (this.text ? (blocks + 1) * IMPACT : 0);
    const skips = blocks * this.entry;
    const at = postings.at(start, head + skips);
    this.head = postings.bytes;
    this.#headWords = postings.words;
    this.dense = dense ? this.#headWords[at >> 2]! : -1;
    this.#impactsAt = dense ? at + 4 : at;
    this.#skipsAt = (at + head) >> 2;
    this.blocksAt = start + head + skips;
    return this;
  }

  /** Last document of a block of a term of several. */
  lastOf(block: number): number {
    return this.#headWords[this.#skipsAt + (block * this.entry) / 4]!;
  }

  /** Where a block ends behind the first; 0 for the block in front of it. */
  endOf(block: number): number {
    return block < 0 ? 0 : this.#headWords[this.#skipsAt + (block * this.entry) / 4 + 1]!;
  }

  /** Where the positions of a block start. */
  positionsOf(block: number): number {
    return this.#positionsAt + (block === 0 ? 0 : this.#headWords[this.#skipsAt + ((block - 1) * this.entry) / 4 + 2]!);
  }

  /** Address of the entries of `blocks` blocks in the skip table, for a kernel's argument. */
  protected skipsAddress(block: number, blocks: number, argument: number): number {
    return arena.bytesAddress(this.head, this.#skipsAt * 4 + block * this.entry, blocks * this.entry, argument);
  }

  /**
   * Of a dense term: address that its bitmap would begin at, of which only what blocks from `block` to before `end`
   * need is there. 0 for other terms.
   */
  protected bitsAddress(block: number, end: number, argument: number): number {
    if (this.dense < 0) return 0;
    const { dense, documents } = this.source;
    const first = (block === 0 ? 0 : this.lastOf(block - 1) + 1) >>> 5;
    const words = (this.lastOf(end - 1) >>> 5) - first + 1;
    return addressOf(dense, (this.dense * wordsOf(documents) + first) * 4, words * 4, argument) - first * 4;
  }

  /** How many blocks of the term, of several, are full. */
  get full(): number {
    return this.df < BLOCK ? 0 : Math.floor(this.df / BLOCK);
  }

  /**
   * The full blocks from `block` on, to before `most`, that can be read in one piece, and the block behind them.
   * @param place Arguments of kernels take this place and the two behind it (see `Arena.scratch`).
   */
  run(block: number, most: number, place: number): { readonly end: number; readonly told: BlockRun } {
    const { postings } = this.source;
    const start = this.endOf(block - 1);
    const from = this.blocksAt + start;
    let end = block + 1;
    for (let high = most; end < high; ) {
      const middle = (end + high + 1) >> 1;
      if (onOnePage(from, this.blocksAt + this.endOf(middle - 1))) end = middle;
      else high = middle - 1;
    }
    return {
      end,
      told: [
        this.bitsAddress(block, end, place),
        addressOf(postings, from, this.endOf(end - 1) - start, place + 1),
        start,
        this.skipsAddress(block, end - block, place + 2),
        this.entry,
        end - block,
        block === 0 ? -1 : this.lastOf(block - 1),
      ],
    };
  }

  /** Whether the term has less than a block, and one pair of impacts. */
  get single(): boolean {
    return this.df < BLOCK;
  }

  /**
   * For kernels: address of the impacts of the term, of each block, and of the skip table behind them; 0 blocks if
   * there is but one pair.
   */
  impactsAddress(argument: number): { readonly impacts: number; readonly blocks: number; readonly entry: number } {
    const blocks = this.df < BLOCK ? 0 : this.blocks;
    const length = blocks === 0 ? 2 : (blocks + 1) * IMPACT + blocks * this.entry;
    const impacts = arena.bytesAddress(this.head, this.#impactsAt, length, argument);
    return { impacts, blocks, entry: this.entry };
  }

  /** First block from `from` whose last document is not before `target`. */
  seek(from: number, target: number): number {
    const blocks = this.blocks;
    let low = from;
    let step = 1;
    while (low + step <= blocks && this.lastOf(low + step - 1) < target) {
      low += step;
      step *= 2;
    }
    let high = Math.min(low + step - 1, blocks);
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.lastOf(middle) < target) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /**
   * Finds the block that holds the first document at or after `target` without reading it: answers the last document
   * that the block may hold, or -1 behind the end. `blockImpacts` is about this block. Targets must not go back; the
   * cursor stays where it is.
   */
  shallowAdvance(target: number): number {
    if (this.blocks <= 1) {
      this.#shallow = 0;
      if (this.df === 0) return -1;
      return this.df === BLOCK ? (this.lastOf(0) < target ? -1 : this.lastOf(0)) : this.source.documents - 1;
    }
    if (this.block > this.#shallow) this.#shallow = Math.min(this.block, this.blocks - 1);
    this.#shallow = this.seek(this.#shallow, target);
    return this.#shallow < this.blocks ? this.lastOf(this.#shallow) : -1;
  }

  /**
   * Reads the impacts of the block that `shallowAdvance` found into `impactFrequencies` and `impactLengths`; answers
   * how many pairs there are.
   */
  blockImpacts(): number {
    return this.#readImpacts(this.#shallow + 1);
  }

  /** Like `blockImpacts`, of the whole term. */
  termImpacts(): number {
    return this.#readImpacts(0);
  }

  #readImpacts(index: number): number {
    if (this.impactFrequencies === NO_IMPACTS) {
      this.impactFrequencies = new Float64Array(PAIRS_AT_MOST);
      this.impactLengths = new Float64Array(PAIRS_AT_MOST);
    }
    const single = this.df < BLOCK;
    const most = single ? 1 : PAIRS_AT_MOST;
    const at = single ? this.#impactsAt : this.#impactsAt + index * IMPACT;
    let n = 0;
    for (; n < most; n++) {
      const code = this.head[at + n * 2]!;
      if (code === 0) break;
      this.impactFrequencies[n] = frequencyOf(code);
      this.impactLengths[n] = lengthOf(this.head[at + n * 2 + 1]!);
    }
    return n;
  }
}

/** Whether a part of a section can be read in one piece. */
export const onOnePage = (from: number, to: number): boolean => Math.floor(from / PAGE) === Math.floor((to - 1) / PAGE);

/** Address of a part of a section for a kernel's argument. */
export function addressOf(section: SectionReader, offset: number, length: number, argument: number): number {
  const at = section.at(offset, length);
  return arena.bytesAddress(section.bytes, at, length, argument);
}
