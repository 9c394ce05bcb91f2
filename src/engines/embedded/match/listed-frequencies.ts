import type { PostingsSource, TermMeta } from '../format/postings.ts';
import { BLOCK } from '../format/postings-layout.ts';
import { TermBlocks } from '../format/term-blocks.ts';
import { arena, kernel } from '../kernel/kernel.ts';
import { blockFrequencies, commonBoost, type TermPostings } from './term-frequencies.ts';

/** Places of arguments of kernels (see `Arena.scratch`). */
const [RUN, DOCS] = [17, 20];

/**
 * Adds to `into` how often a term occurs in each of the documents (ascending), in the fields of `mask`, times their
 * boosts.
 * @param into In the arena.
 */
export function addFrequencies(
  postings: TermPostings,
  mask: number,
  boosts: readonly number[],
  docs: Uint32Array,
  into: Float64Array,
  tick: () => void,
): void {
  const { source, meta } = postings;
  const reader = new ListedFrequencies(source, meta, mask, boosts);
  const done = reader.add(docs, into, tick);
  if (done === docs.length) return;
  // what is behind the last full block
  const block = reader.full;
  if (block * BLOCK === meta.df) return;
  const cursor = postings.borrow().open(meta);
  cursor.moveTo(block);
  blockFrequencies(cursor, meta, mask, boosts, tail);
  const { docs: here, n } = cursor;
  for (let i = done, k = 0; k < n && i < docs.length; ) {
    const difference = here[k]! - docs[i]!;
    if (difference < 0) k++;
    else if (difference > 0) i++;
    else into[i++]! += tail[k++]!;
  }
  postings.giveBack(cursor);
}

const tail = new Float64Array(BLOCK);

/** Reads the full blocks of a term. */
class ListedFrequencies extends TermBlocks {
  readonly #boost: number;
  readonly #masks: number;
  readonly #boosts: number;

  constructor(source: PostingsSource, term: TermMeta, mask: number, boosts: readonly number[]) {
    super(source);
    this.open(term);
    this.#boost = commonBoost(term.mask, mask, boosts);
    this.#masks = this.#boosts = 0;
    if (this.#boost > 0 || this.full === 0) return;
    const masks = arena.words(source.masks!.length);
    masks.set(source.masks!);
    const words = arena.words(64);
    const counted = new Float64Array(words.buffer, words.byteOffset, 32).fill(0);
    for (let field = 0; field < boosts.length; field++) if (mask & (1 << field)) counted[field] = boosts[field]!;
    this.#masks = masks.byteOffset;
    this.#boosts = words.byteOffset;
  }

  /** Answers how many documents do not lie behind the last full block. */
  add(docs: Uint32Array, into: Float64Array, tick: () => void): number {
    if (this.full === 0 || docs.length === 0) return 0;
    const address = arena.address(docs, DOCS);
    const most = Math.min(this.seek(0, docs.at(-1)!) + 1, this.full);
    let block = 0;
    for (let done = 0; done < docs.length; ) {
      tick();
      block = this.seek(block, docs[done]!);
      if (block >= this.full) return done;
      const { end, told } = this.run(block, most, RUN);
      done += kernel.blockFrequencies(
        ...told,
        ...([address + done * 4, docs.length - done] as const),
        ...([this.#boost, this.#masks, this.#boosts, into.byteOffset + done * 8] as const),
      );
      block = end;
    }
    return docs.length;
  }
}
