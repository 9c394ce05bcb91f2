// Reading a block of postings whole (FORMAT.md): what a merge takes of another segment.

import { packed } from './bits';
import { i32Fill, unpackLanes } from './lanes';
import { tailToList, unpackSums } from './postings';

const BLOCK: u32 = 128;

/** Of each document of the block: its number, the code of its mask, how often it has the word, less 1. */
export const readDocs: usize = memory.data(512, 16);
export const readCodes: usize = memory.data(512, 16);
export const readTotals: usize = memory.data(512, 16);
export let readCount: u32 = 0;
/** Packed: frequencies - 1 of all fields but the last, first positions (0: none), and differences of the others. */
export let readExtras: usize = 0;
export let readExtraWidth: u32 = 0;
export let readFirsts: usize = 0;
export let readFirstWidth: u32 = 0;
export let readRests: usize = 0;
export let readRestWidth: u32 = 0;

/** Documents of a full block. `bits`: bitmap of a dense term, or 0; `before`: the last document in front, or -1. */
export function docsOfBlock(block: usize, bits: usize, before: i32, into: usize): void {
  if (bits === 0) {
    unpackSums(block + 4, load<u8>(block), before, into);
    return;
  }
  const first = <u32>(before + 1);
  let at = bits + ((first >> 5) << 2);
  let base = first & ~31;
  let word = load<u32>(at) & ((<u32>-1) << (first & 31));
  for (const end = into + ((<usize>BLOCK) << 2); ; ) {
    for (; word !== 0 && into < end; word &= word - 1, into += 4) store<u32>(into, base + ctz(word));
    if (into === end) return;
    base += 32;
    at += 4;
    word = load<u32>(at);
  }
}

/** Reads where the positions of the block lie at `positions` (0: none). */
function openPositions(positions: usize): void {
  readFirsts = readRestWidth = 0;
  if (positions === 0) return;
  readFirstWidth = load<u8>(positions);
  readRestWidth = load<u8>(positions, 1);
  readFirsts = positions + 2;
  readRests = readFirsts + ((<usize>(readCount * readFirstWidth) + 7) >> 3);
}

/**
 * Reads a full block at `block`, of a text if `masked`, and its positions. For `bits` and `before` see `docsOfBlock`.
 * What is packed is read when it is taken: it has to stay where it is until then.
 */
export function readBlock(block: usize, bits: usize, before: i32, masked: bool, positions: usize): void {
  readCount = BLOCK;
  docsOfBlock(block, bits, before, readDocs);
  if (!masked) return;
  const header = load<u32>(block);
  let at = block + 4 + ((<usize>(header & 255)) << 4);
  const codes = (header >> 8) & 255;
  if (codes === 0) {
    i32Fill(readCodes, load<u32>(at));
    at += 4;
  } else {
    unpackLanes(at, codes, readCodes);
    at += (<usize>codes) << 4;
  }
  const width = (header >> 16) & 255;
  unpackLanes(at, width, readTotals);
  readExtras = at + ((<usize>width) << 4);
  readExtraWidth = header >> 24;
  openPositions(positions);
}

/** Unpacks the values of a tail; answers the address behind them. */
function unpackTail(at: usize, n: u32, into: usize): usize {
  const width = <u32>load<u8>(at++);
  for (let i: u32 = 0; i < n; i++) store<u32>(into + ((<usize>i) << 2), width === 0 ? 0 : packed(at, i, width));
  return at + ((<usize>(n * width) + 7) >> 3);
}

/** Like `readBlock`, of a last block of `n` documents at `tail`. */
export function readTail(tail: usize, n: u32, before: i32, masked: bool, positions: usize): void {
  readCount = n;
  tailToList(tail, n, before, readDocs);
  if (!masked) return;
  let at = tail + 1 + ((<usize>(n * <u32>load<u8>(tail)) + 7) >> 3);
  if (load<u8>(at) === 0) {
    let code: u32 = 0;
    let shift: u32 = 0;
    let byte: u32;
    do {
      byte = load<u8>(++at);
      code |= (byte & 127) << shift;
      shift += 7;
    } while (byte >= 128);
    at++;
    for (let i: usize = 0; i < <usize>n; i++) store<u32>(readCodes + (i << 2), code);
  } else at = unpackTail(at, n, readCodes);
  at = unpackTail(at, n, readTotals);
  readExtraWidth = load<u8>(at);
  readExtras = at + 1;
  openPositions(positions);
}
