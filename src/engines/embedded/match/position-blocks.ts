import { BLOCK, type PostingsSource, type TermMeta } from '../format/postings-layout.ts';
import { addressOf, onOnePage, TermBlocks } from '../format/term-blocks.ts';
import { arena, type PositionRun, type PositionTail } from '../kernel/kernel.ts';

/** Arguments of kernels by number (see `arena.address`). */
const POSTINGS = 9;
const POSITIONS = 10;
const SKIPS = 11;
const BITS = 12;

/** A part of a term's postings with its positions. */
interface Piece<Told> {
  /** What kernels are told of it. */
  readonly told: Told;
  /** Whether its positions stay where they are until the search ends; else, until the next piece is asked for. */
  readonly stays: boolean;
}

/** The blocks of a word of a text, and their positions, as kernels read them. */
export class PositionBlocks extends TermBlocks {
  readonly #term: TermMeta;

  constructor(source: PostingsSource, term: TermMeta) {
    super(source);
    this.#term = term;
    this.open(term);
  }

  /** First block from `from` on that may hold a document; the number of blocks if none does. */
  protected blockOf(from: number, doc: number): number {
    return this.df < BLOCK ? 0 : this.seek(from, doc);
  }

  /** Full blocks from `block` on, to that of a document or the last that can be read in one piece. */
  protected piece(block: number, last: number): Piece<PositionRun> {
    const { postings } = this.source;
    const positions = this.source.positions!;
    const start = this.endOf(block - 1);
    const positionsStart = this.positionsOf(block);
    const inOnePiece = (end: number) =>
      onOnePage(this.blocksAt + start, this.blocksAt + this.endOf(end - 1)) &&
      onOnePage(positionsStart, this.positionsOf(end));
    let end = Math.min(this.seek(block, last) + 1, this.full);
    while (end > block + 1 && !inOnePiece(end)) end = block + Math.ceil((end - block) / 2);
    const told: PositionRun = [
      this.bitsAddress(block, end, BITS),
      addressOf(postings, this.blocksAt + start, this.endOf(end - 1) - start, POSTINGS),
      start,
      addressOf(positions, positionsStart, this.positionsOf(end) - positionsStart, POSITIONS),
      positionsStart - this.#term.positionsAt,
      this.skipsAddress(block, end - block, SKIPS),
      end - block,
      block === 0 ? -1 : this.lastOf(block - 1),
    ];
    return { told, stays: arena.holds(positions.bytes) };
  }

  /** The last block, if it is not full. */
  protected tail(): Piece<PositionTail> {
    const { postings } = this.source;
    const positions = this.source.positions!;
    const single = this.df < BLOCK;
    const block = this.full;
    const start = single ? 0 : this.endOf(block - 1);
    const positionsAt = single ? this.#term.positionsAt : this.positionsOf(block);
    const positionsEnd = this.#term.positionsAt + this.#term.positionsLength;
    const told: PositionTail = [
      single
        ? arena.bytesAddress(this.head, this.blocksAt, this.#term.postingsLength - 2, POSTINGS)
        : addressOf(postings, this.blocksAt + start, this.endOf(block) - start, POSTINGS),
      this.df - block * BLOCK,
      addressOf(positions, positionsAt, positionsEnd - positionsAt, POSITIONS),
      block === 0 ? -1 : this.lastOf(block - 1),
    ];
    return { told, stays: arena.holds(positions.bytes) };
  }
}
