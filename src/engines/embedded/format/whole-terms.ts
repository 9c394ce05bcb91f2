import { arena, kernel } from '../kernel/kernel.ts';
import { BLOCK, type PostingsSource, type TermMeta } from './postings-layout.ts';
import { addressOf, TermBlocks } from './term-blocks.ts';

/** Arguments of kernels by number (see `Arena.address`). */
const PLACE = { postings: 60, bits: 61, positions: 62 } as const;

/**
 * The terms of another segment, read whole: see `PostingsWriter.addTerm`. For as long as what lies in the thread's
 * arena, and for one writer.
 */
export class WholeTerms extends TermBlocks {
  /** By code: masks, and their codes where they are written + 1, 0 while unknown. */
  readonly masks: Uint32Array | undefined;
  #term: TermMeta | undefined;

  constructor(source: PostingsSource) {
    super(source);
    const { masks } = source;
    if (!masks) return;
    this.masks = arena.words(masks.length * 2);
    for (const [code, mask] of masks.entries()) this.masks.set([mask, 0], code * 2);
  }

  override open(term: TermMeta): this {
    this.#term = term;
    if (term.df >= BLOCK) return super.open(term);
    this.df = term.df;
    this.block = -1;
    this.blocks = 1;
    return this;
  }

  /** Has the kernel read the next block; false at the end. */
  readNext(): boolean {
    const { postings } = this.source;
    const block = ++this.block;
    if (block >= this.blocks) return false;
    const positions = this.#positionsAddress(block);
    if (this.df < BLOCK) {
      const { postingsAt, postingsLength } = this.#term!;
      const impacts = this.text ? 2 : 0;
      const tail = addressOf(postings, postingsAt + impacts, postingsLength - impacts, PLACE.postings);
      kernel.blockOfTail(tail, this.df, -1, positions);
      return true;
    }
    const start = this.endOf(block - 1);
    const at = addressOf(postings, this.blocksAt + start, this.endOf(block) - start, PLACE.postings);
    const before = block === 0 ? -1 : this.lastOf(block - 1);
    const n = this.df - block * BLOCK;
    if (n < BLOCK) kernel.blockOfTail(at, n, before, positions);
    else kernel.blockOfFull(at, this.bitsAddress(block, block + 1, PLACE.bits), before, positions);
    return true;
  }

  /** Of the positions of a block; 0 if there are none. */
  #positionsAddress(block: number): number {
    const { positions } = this.source;
    if (!positions) return 0;
    const { positionsAt, positionsLength } = this.#term!;
    const last = block + 1 === this.blocks;
    const from = block === 0 ? positionsAt : this.positionsOf(block);
    const end = last ? positionsAt + positionsLength : this.positionsOf(block + 1);
    return addressOf(positions, from, end - from, PLACE.positions);
  }
}
