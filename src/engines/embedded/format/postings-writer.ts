import { arena, filledWords, kernel } from '../kernel/kernel.ts';
import { ByteWriter, bitsOf, IntList, packLanes, popcount } from './bytes.ts';
import { codeAbove, codeBelow, ImpactWriter, PAIRS_AT_MOST } from './impacts.ts';
import { BLOCK, FIELD_ENTRY, FIELD_SHARE, hasFieldLists, isDense, type TermMeta, wordsOf } from './postings-layout.ts';
import type { WholeTerms } from './whole-terms.ts';

/**
 * Field masks get small numbers in the order in which they first occur: most postings then need a few bits for theirs.
 * For as long as what lies in the thread's arena.
 */
export class MaskTable {
  /** How many there are, 32 - bits of places, and the addresses of masks and places, for the kernel. */
  readonly #state = arena.words(4);

  constructor() {
    this.#state.fill(0);
    this.#widen(8);
  }

  get address(): number {
    return this.#state.byteOffset;
  }

  /** By code. */
  get masks(): number[] {
    return Array.from(new Uint32Array(arena.memory.buffer, this.#state[2], this.#state[0]));
  }

  code(mask: number): number {
    const code = kernel.maskCode(this.address, mask);
    if (code >= 0) return code;
    this.widen();
    return this.code(mask);
  }

  /** Makes room for more masks. */
  widen(): void {
    this.#widen(33 - this.#state[1]!);
  }

  #widen(bits: number): void {
    const { masks } = this;
    this.#state.set([0, 32 - bits, arena.words(1 << bits).byteOffset, filledWords(1 << bits).byteOffset]);
    for (const mask of masks) kernel.maskCode(this.address, mask);
  }
}

/** The length of a document in one field as its impacts need it: two bytes are enough for a bound from below. */
export const impactLength = (words: number): number => Math.min(words, 0xffff);

/** Where postings go, and what they hold. */
export interface PostingsTarget {
  readonly postings: ByteWriter;
  /** Bitmaps of dense terms. */
  readonly dense: ByteWriter;
  /** Documents of the segment. */
  readonly documents: number;
  /** For text: postings then have a field mask and frequencies. */
  readonly masks?: MaskTable | undefined;
  /** For text: words of each document in all fields of the group. */
  readonly lengths?: Uint32Array | Uint16Array | undefined;
  /**
   * For text: words of each document in each field of the group, at most 65,535; undefined for fields that no document
   * has. With these, lists of fields follow.
   */
  readonly fieldLengths?: readonly (Uint16Array | undefined)[] | undefined;
  /** For text: what an occurrence in each field counts in impacts. */
  readonly weights?: readonly number[] | undefined;
  /** For words of texts: postings then have positions. */
  readonly positions?: ByteWriter | undefined;
}

/** Bytes of a block at most, without positions, and of its documents and first positions beside others. */
const BLOCK_BYTES = 18 << 10;
const FIRSTS_BYTES = 1 << 10;
/** Fields of a group. */
const FIELDS = 31;
/** Positions of a block that there is room for at first. */
const PLACES = 4096;

/** What the kernel tells of the block that fills: `blockReport`. */
const told = (() => {
  const words = new Uint32Array(arena.memory.buffer, kernel.blockReport(), 16);
  const block = (word: number, n: number) => new Uint32Array(arena.memory.buffer, words[word], n);
  return {
    words,
    impacts: new Uint8Array(words.buffer, words.byteOffset + 32, 8),
    docs: block(12, BLOCK),
    masks: block(13, BLOCK),
    freqs: block(14, BLOCK * FIELDS),
  };
})();
const T = {
  size: 0,
  mask: 1,
  short: 2,
  freqsAt: 3,
  placesAt: 4,
  bytes: 5,
  positionBytes: 6,
  pairs: 7,
  freqs: 10,
} as const;

/** Frequencies below that in one field have their codes in a table. */
const FEW = 16;

/** The codes of lengths for the kernel, until the search ends. */
function lengthCodes(lengths: Uint32Array | Uint16Array): number {
  const { buffer, byteOffset } = arena.words((lengths.length + 3) >> 2);
  const codes = new Uint8Array(buffer, byteOffset, lengths.length);
  for (let doc = 0; doc < codes.length; doc++) codes[doc] = codeBelow(lengths[doc]!);
  return byteOffset;
}

/** What an occurrence in each field counts, and the codes of few of them in it alone, likewise. */
function weightCodes(weights: readonly number[] = []): number {
  const { buffer, byteOffset } = arena.words(FIELDS * (2 + FEW / 4));
  const counts = new Float64Array(buffer, byteOffset, FIELDS);
  const codes = new Uint8Array(buffer, byteOffset + counts.byteLength, FIELDS * FEW);
  for (let field = 0; field < FIELDS; field++) {
    counts[field] = weights[field] ?? 1;
    for (let freq = 0; freq < FEW; freq++) codes[field * FEW + freq] = codeAbove(Math.ceil(freq * counts[field]!));
  }
  return byteOffset;
}

/** What a writer has in the arena. */
interface Room {
  /** Of the target. */
  readonly lengths: number;
  readonly weights: number;
  /** A document, its mask and frequencies. */
  readonly one: Uint32Array;
  /** Where the kernel writes a block. */
  readonly out: Uint8Array;
}

/**
 * Writes the postings of one term after the other; format in FORMAT.md. The kernel has the block that fills, of one
 * writer at a time, which a term's end leaves to others. Writers last as long as what lies in the thread's arena.
 */
export class PostingsWriter {
  readonly #target: PostingsTarget;
  /** Of full blocks; those of the last one are added at the end of the term. */
  readonly #docs = new IntList(BLOCK);
  /** With lists of fields: masks, and frequencies in the order of their bits. */
  readonly #docMasks = new IntList(BLOCK);
  readonly #freqs = new IntList(BLOCK);
  #room: Room | undefined;
  /** Positions of the block that fills, those of a posting that comes from the heap, and where they are written. */
  #rest = 0;
  #restRoom = 0;
  #placesIn: Uint32Array = new Uint32Array(0);
  #positionsOut: Uint8Array = new Uint8Array(0);
  #positionsAt = 0;
  readonly #blocks = new ByteWriter(4096);
  readonly #skips = new ByteWriter(1024);
  readonly #termImpacts = new ImpactWriter();
  /** Full blocks without their documents: whether these are needed is known at the end of the term. */
  readonly #payloads = new ByteWriter(4096);
  readonly #payloadEnds = new IntList();
  readonly #headers = new IntList();
  readonly #positionEnds = new IntList();
  readonly #codesOfBlocks = new ByteWriter(256);
  readonly #deltas = new Uint32Array(BLOCK);
  #bitmap = new Uint32Array(0);
  /** Writes the lists of single fields, each with the lengths of its own. */
  readonly #listBytes = new ByteWriter(1024);
  readonly #listWriters: PostingsWriter[] = [];

  constructor(target: PostingsTarget) {
    this.#target = target;
  }

  begin(): void {
    const { masks, positions } = this.#target;
    const { lengths, weights } = (this.#room ??= this.#take());
    this.#docs.length = this.#docMasks.length = this.#freqs.length = 0;
    this.#payloads.length = this.#payloadEnds.length = this.#headers.length = 0;
    this.#positionEnds.length = this.#codesOfBlocks.length = 0;
    this.#positionsAt = positions?.total ?? 0;
    kernel.blockBegin(lengths, weights, masks?.address ?? 0, this.#rest, this.#restRoom);
  }

  #take(): Room {
    const { masks, lengths, weights, positions } = this.#target;
    const words = arena.words((masks ? BLOCK_BYTES : FIRSTS_BYTES) >> 2);
    if (positions) this.#widenPlaces(PLACES);
    return {
      lengths: lengths ? lengthCodes(lengths) : 0,
      weights: masks ? weightCodes(weights) : 0,
      one: arena.words(2 + FIELDS),
      out: new Uint8Array(words.buffer, words.byteOffset, words.byteLength),
    };
  }

  #widenPlaces(room: number): void {
    const rest = arena.words(room).byteOffset;
    if (this.#restRoom > 0) kernel.blockWiden(rest, room);
    this.#rest = rest;
    this.#restRoom = room;
    const { buffer, byteOffset, byteLength } = arena.words(room + (FIRSTS_BYTES >> 2));
    this.#positionsOut = new Uint8Array(buffer, byteOffset, byteLength);
  }

  /**
   * Documents come in ascending order. `freqs` holds, from `freqsAt`, one frequency per bit of `mask`, lowest bit
   * first; `positions`, from `positionsAt`, the positions in the order of the fields, which is ascending.
   */
  add(doc: number, mask = 0, freqs?: Uint32Array, freqsAt = 0, positions?: Uint32Array, positionsAt = 0): void {
    const { one } = this.#room!;
    one[0] = doc;
    one[1] = mask;
    let total = 0;
    const fields = popcount(mask);
    for (let f = 0; f < fields; f++) total += one[2 + f] = freqs![freqsAt + f]!;
    const at = one.byteOffset;
    this.#takeMany(1, at, 0, at + 4, at + 8, positions ? this.#placesOf(positions, positionsAt, total) : 0);
  }

  /**
   * Adds what another segment holds of a term, which is open there; `map`, in the arena: what numbers its documents
   * have here.
   */
  addTerm(from: WholeTerms, map: Uint32Array): void {
    const masks = from.masks?.byteOffset ?? 0;
    while (from.readNext()) {
      let left: number;
      do {
        left = kernel.blockRead(map.byteOffset, masks);
        this.#makeRoom();
      } while (left > 0);
    }
  }

  /**
   * Adds occurrences of a word, from number `i` to before `end`, of those at `places` in the arena: document * 32 +
   * field, and position.
   */
  addPlaces(places: Uint32Array, i: number, end: number): void {
    for (let next = i; next < end; ) {
      next = kernel.blockPlaces(places.byteOffset, next, end);
      this.#makeRoom();
    }
  }

  #placesOf(positions: Uint32Array, at: number, n: number): number {
    if (arena.holds(positions)) return positions.byteOffset + at * 4;
    if (this.#placesIn.length < n) this.#placesIn = arena.words(n * 2);
    for (let i = 0; i < n; i++) this.#placesIn[i] = positions[at + i]!;
    return this.#placesIn.byteOffset;
  }

  /** Adds documents that lie in the arena (`Kernel.blockMany`). */
  #takeMany(n: number, docs: number, map: number, masks: number, freqs: number, places: number): void {
    let [own, at] = [freqs, places];
    for (let k = 0; ; ) {
      k = kernel.blockMany(k, n, docs, map, masks, own, at);
      own = told.words[T.freqsAt]!;
      at = told.words[T.placesAt]!;
      this.#makeRoom();
      if (k >= n) return;
    }
  }

  /** Ends a block that is full, or makes room for what was short. */
  #makeRoom(): void {
    const short = told.words[T.short];
    if (told.words[T.size] === BLOCK) this.#fullBlock();
    else if (short === 1) this.#widenPlaces(this.#restRoom * 2);
    else if (short === 2) this.#target.masks!.widen();
  }

  end(): TermMeta {
    const { postings, positions } = this.#target;
    const size = told.words[T.size]!;
    const mask = told.words[T.mask]!;
    const df = this.#docs.length + size;
    const postingsAt = postings.total;
    if (df >= BLOCK) this.#many(size, mask);
    else if (df > 0) this.#single();
    return {
      df,
      mask,
      postingsAt,
      postingsLength: postings.total - postingsAt,
      positionsAt: this.#positionsAt,
      positionsLength: (positions?.total ?? 0) - this.#positionsAt,
    };
  }

  /** Takes the parts of a full block beside its documents. */
  #fullBlock(): void {
    const { masks, positions } = this.#target;
    const { out } = this.#room!;
    this.#gather(BLOCK);
    const header = kernel.blockFull(out.byteOffset, positions ? this.#positionsOut.byteOffset : 0);
    this.#payloads.raw(out, 0, told.words[T.bytes]!);
    if (masks) this.#noteImpacts();
    this.#headers.push(header >>> 0);
    this.#payloadEnds.push(this.#payloads.length);
    this.#endPositions();
  }

  /** Takes over what lists of documents and of fields need of the block. */
  #gather(n: number): void {
    append(this.#docs, told.docs, n);
    if (!this.#target.fieldLengths) return;
    append(this.#docMasks, told.masks, n);
    let freqs = 0;
    for (let i = 0; i < n; i++) freqs += popcount(told.masks[i]!);
    append(this.#freqs, told.freqs, freqs);
  }

  #noteImpacts(): void {
    this.#termImpacts.addCodes(told.impacts, told.words[T.pairs]!);
    this.#codesOfBlocks.raw(told.impacts);
  }

  #endPositions(): void {
    const out = this.#target.positions;
    if (!out) return;
    out.raw(this.#positionsOut, 0, told.words[T.positionBytes]!);
    this.#positionEnds.push(out.total - this.#positionsAt);
  }

  /** A term of less than a block, in as few bytes as it takes. */
  #single(): void {
    const out = this.#target.postings;
    const bytes = this.#tail(-1, 1);
    if (this.#target.masks) out.raw(told.impacts, 0, 2);
    out.raw(this.#room!.out, 0, bytes);
    this.#endPositions();
  }

  /** Has the block that is not full written; answers its bytes. */
  #tail(before: number, pairs: number): number {
    const positions = this.#target.positions ? this.#positionsOut.byteOffset : 0;
    kernel.blockTail(this.#room!.out.byteOffset, positions, before, pairs);
    return told.words[T.bytes]!;
  }

  #many(size: number, mask: number): void {
    const { postings: out, masks, documents, positions } = this.#target;
    this.#gather(size);
    const docs = this.#docs.values;
    const df = this.#docs.length;
    const dense = isDense(df, documents);
    const full = Math.floor(df / BLOCK);
    const blocks = this.#blocks;
    const skips = this.#skips;
    blocks.length = skips.length = 0;
    const payloads = this.#payloads.bytes;
    const deltas = this.#deltas;
    let last = -1;
    const skip = (b: number, lastDoc: number): void => {
      skips.u32(lastDoc);
      skips.u32(blocks.length);
      if (positions) skips.u32(this.#positionEnds.values[b]!);
    };
    for (let b = 0; b < full; b++) {
      const end = docs[b * BLOCK + BLOCK - 1]!;
      let header = this.#headers.values[b]!;
      if (!dense) {
        for (let i = 0; i < BLOCK; i++) {
          const doc = docs[b * BLOCK + i]!;
          deltas[i] = doc - last - 1;
          last = doc;
        }
        const width = bitsOf(deltas, BLOCK);
        header = (header | width) >>> 0;
        blocks.u32(header);
        packLanes(blocks, deltas, width);
      } else blocks.u32(header);
      last = end;
      blocks.raw(payloads, b === 0 ? 0 : this.#payloadEnds.values[b - 1]!, this.#payloadEnds.values[b]!);
      skip(b, end);
    }
    if (full * BLOCK < df) {
      const bytes = this.#tail(last, PAIRS_AT_MOST);
      if (masks) this.#noteImpacts();
      blocks.raw(this.#room!.out, 0, bytes);
      this.#endPositions();
      skip(full, docs[df - 1]!);
    }
    const start = out.total;
    out.align();
    if (dense) out.u32(this.#writeBitmap(docs, df));
    if (masks) {
      this.#termImpacts.finish(PAIRS_AT_MOST);
      out.raw(this.#termImpacts.codes);
      out.raw(this.#codesOfBlocks.bytes, 0, this.#codesOfBlocks.length);
    }
    out.raw(skips.bytes, 0, skips.length);
    out.raw(blocks.bytes, 0, blocks.length);
    if (this.#target.fieldLengths && hasFieldLists(df)) this.#writeFieldLists(start, mask);
  }

  /** Postings of the fields in which the term is rare, so that searching them need not read all its postings. */
  #writeFieldLists(start: number, ofAll: number): void {
    const { postings: out, fieldLengths } = this.#target;
    const df = this.#docs.length;
    const docs = this.#docs.values;
    const masks = this.#docMasks.values;
    const freqs = this.#freqs.values;
    const bytes = this.#listBytes;
    const freq = new Uint32Array(1);
    bytes.length = 0;
    out.align();
    const base = out.total - start;
    const entries: number[] = [];
    for (let rest = ofAll; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const field = 31 - Math.clz32(bit);
      let count = 0;
      for (let i = 0; i < df; i++) if (masks[i]! & bit) count++;
      if (count * FIELD_SHARE > df || !fieldLengths?.[field]) continue;
      const writer = this.#listWriter(field);
      writer.begin();
      for (let i = 0, at = 0; i < df; i++) {
        const mask = masks[i]!;
        if (mask & bit) {
          freq[0] = freqs[at + popcount(mask & (bit - 1))]!;
          writer.add(docs[i]!, bit, freq);
        }
        at += popcount(mask);
      }
      const meta = writer.end();
      entries.push(bit, meta.df, base + meta.postingsAt, meta.postingsLength);
    }
    out.raw(bytes.bytes, 0, bytes.length);
    out.align();
    for (const entry of entries) out.u32(entry);
    out.u32(entries.length / FIELD_ENTRY);
  }

  #listWriter(field: number): PostingsWriter {
    const { dense, documents, masks, fieldLengths, weights } = this.#target;
    return (this.#listWriters[field] ??= new PostingsWriter({
      ...{ postings: this.#listBytes, dense, documents, masks, weights },
      lengths: fieldLengths![field],
    }));
  }

  /** Answers the bitmap's number. */
  #writeBitmap(docs: Uint32Array, df: number): number {
    const { dense, documents } = this.#target;
    const words = wordsOf(documents);
    if (this.#bitmap.length !== words) this.#bitmap = new Uint32Array(words);
    const bits = this.#bitmap.fill(0);
    for (let i = 0; i < df; i++) bits[docs[i]! >>> 5]! |= 1 << (docs[i]! & 31);
    const number = dense.total / (words * 4);
    dense.typed(bits);
    return number;
  }
}

function append(list: IntList, values: Uint32Array, n: number): void {
  list.grow(list.length + n);
  const into = list.values;
  for (let i = 0, to = list.length; i < n; i++, to++) into[to] = values[i]!;
  list.length += n;
}
