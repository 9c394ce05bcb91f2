import { aligned, BLOCK, IMPACT, type PostingsSource, type TermMeta } from '../format/postings-layout.ts';
import { PAGE } from '../format/segment-format.ts';
import { arena, kernel } from '../kernel/kernel.ts';

/** What is read of a term for its documents. */
export type TermPlace = Pick<TermMeta, 'df' | 'postingsAt' | 'postingsLength'>;

/** Where copies of what is not in the arena go (see `Arena.scratch`). */
const SKIPS = 3;
const BLOCKS = 4;

/** Reads the documents of a term that is not dense: `run` gets full blocks in a row, `tail` what comes behind them. */
function eachPart(
  { postings, positions, masks }: PostingsSource,
  term: TermPlace,
  tick: () => void,
  run: (first: number, start: number, skips: number, entry: number, n: number, before: number, done: number) => void,
  tail: (at: number, n: number, before: number, done: number) => void,
): void {
  const { df } = term;
  if (df < BLOCK) {
    const impact = masks ? 2 : 0;
    const at = postings.at(term.postingsAt, term.postingsLength) + impact;
    tail(arena.bytesAddress(postings.bytes, at, term.postingsLength - impact, BLOCKS), df, -1, 0);
    return;
  }
  const entry = positions ? 12 : 8;
  const blocks = Math.ceil(df / BLOCK);
  const skipsAt = aligned(term.postingsAt) + (masks ? (blocks + 1) * IMPACT : 0);
  const at = postings.at(skipsAt, blocks * entry);
  const table = postings.words;
  const from = at >> 2;
  const skips = arena.bytesAddress(postings.bytes, at, blocks * entry, SKIPS);
  const step = entry >> 2;
  const blocksAt = skipsAt + blocks * entry;
  const full = Math.floor(df / BLOCK);
  let block = 0;
  let start = 0;
  let before = -1;
  while (block < full) {
    tick();
    // as many as end on the same page; one that does not is put together by the section
    const room = PAGE - ((blocksAt + start) % PAGE);
    const first = block++;
    while (block < full && table[from + block * step + 1]! - start <= room) block++;
    const last = from + (block - 1) * step;
    const end = table[last + 1]!;
    const here = postings.at(blocksAt + start, end - start);
    const address = arena.bytesAddress(postings.bytes, here, end - start, BLOCKS);
    run(address, start, skips + first * entry, entry, block - first, before, first * BLOCK);
    start = end;
    before = table[last]!;
  }
  const rest = df - full * BLOCK;
  if (rest === 0) return;
  const length = table[from + full * step + 1]! - start;
  const here = postings.at(blocksAt + start, length);
  tail(arena.bytesAddress(postings.bytes, here, length, BLOCKS), rest, before, full * BLOCK);
}

/** The documents of a term that is not dense, ascending, as long as the search lasts. */
export function documentList(source: PostingsSource, term: TermPlace, tick: () => void): Uint32Array {
  const list = arena.words(term.df);
  const into = list.byteOffset;
  eachPart(
    source,
    term,
    tick,
    (first, start, skips, entry, n, before, done) =>
      kernel.blocksToList(first, start, skips, entry, n, before, into + done * 4),
    (at, n, before, done) => kernel.tailToList(at, n, before, into + done * 4),
  );
  return list;
}

/** Sets the bits of the documents of a term that is not dense. */
export function setDocuments(
  source: PostingsSource,
  term: TermPlace,
  bits: Uint32Array<SharedArrayBuffer>,
  tick: () => void,
): void {
  const into = bits.byteOffset;
  eachPart(
    source,
    term,
    tick,
    (first, start, skips, entry, n, before) => kernel.blocksSet(first, start, skips, entry, n, before, into),
    (at, n, before) => kernel.tailSet(at, n, before, into),
  );
}
