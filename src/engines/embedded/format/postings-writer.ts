import { ByteWriter, bitsOf, IntList, pack, packedWidth, packLanes, popcount } from './bytes.ts';
import { ImpactWriter, PAIRS_AT_MOST } from './impacts.ts';
import {
  BLOCK,
  FIELD_ENTRY,
  FIELD_SHARE,
  hasFieldLists,
  isDense,
  type PostingsCursor,
  type TermMeta,
  wordsOf,
} from './postings.ts';

/**
 * Field masks get small numbers in the order in which they first occur: most postings then need a few bits for theirs.
 */
export class MaskTable {
  readonly masks: number[] = [];
  readonly #codes = new Map<number, number>();
  /** The mask that was asked for last: neighbours mostly have the same. */
  #last = 0;
  #lastCode = -1;

  code(mask: number): number {
    if (this.#lastCode >= 0 && mask === this.#last) return this.#lastCode;
    this.#last = mask;
    this.#lastCode = this.#find(mask);
    return this.#lastCode;
  }

  #find(mask: number): number {
    let code = this.#codes.get(mask);
    if (code === undefined) {
      code = this.masks.length;
      this.masks.push(mask);
      this.#codes.set(mask, code);
    }
    return code;
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

/** Writes the postings of one term after the other; format in FORMAT.md. */
export class PostingsWriter {
  readonly #target: PostingsTarget;
  readonly #docs = new IntList(BLOCK);
  readonly #docMasks = new IntList(BLOCK);
  /** Frequencies of all documents, in the order of the bits of their masks. */
  readonly #freqs = new IntList(BLOCK);
  // of the block that fills
  readonly #codes = new Uint32Array(BLOCK);
  readonly #totals = new Uint32Array(BLOCK);
  readonly #extras = new IntList(BLOCK);
  readonly #firsts = new Uint32Array(BLOCK);
  readonly #rest = new IntList(BLOCK * 2);
  #n = 0;
  // of the term
  #mask = 0;
  #positionsAt = 0;
  readonly #blocks = new ByteWriter(4096);
  readonly #skips = new ByteWriter(1024);
  readonly #impacts = new ImpactWriter();
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
    this.#n = this.#mask = this.#docs.length = this.#docMasks.length = this.#freqs.length = 0;
    this.#payloads.length = this.#payloadEnds.length = this.#headers.length = 0;
    this.#positionEnds.length = this.#codesOfBlocks.length = 0;
    this.#positionsAt = this.#target.positions?.total ?? 0;
  }

  /**
   * Documents come in ascending order. `freqs` holds, from `freqsAt`, one frequency per bit of `mask`, lowest bit
   * first; `positions`, from `positionsAt` in steps of `step`, the positions in the order of the fields, which is
   * ascending.
   */
  add(
    doc: number,
    mask = 0,
    freqs?: Uint32Array,
    freqsAt = 0,
    positions?: Uint32Array,
    positionsAt = 0,
    step = 1,
  ): void {
    const n = this.#n;
    this.#docs.push(doc);
    const { masks, lengths, weights } = this.#target;
    if (masks) {
      this.#mask |= mask;
      this.#docMasks.push(mask);
      this.#codes[n] = masks.code(mask);
      const fields = popcount(mask);
      let total = 0;
      let weighed = 0;
      for (let f = 0, rest = mask; f < fields; f++, rest &= rest - 1) {
        const freq = freqs![freqsAt + f]!;
        this.#freqs.push(freq);
        total += freq;
        weighed += freq * weights![31 - Math.clz32(rest & -rest)]!;
        // the last one follows from the sum
        if (f < fields - 1) this.#extras.push(freq - 1);
      }
      this.#totals[n] = total - 1;
      this.#impacts.add(Math.ceil(weighed), lengths![doc]!);
      if (positions) {
        let previous = positions[positionsAt]!;
        this.#firsts[n] = previous;
        for (let i = positionsAt + step, left = total - 1; left > 0; i += step, left--) {
          this.#rest.push(positions[i]! - previous);
          previous = positions[i]!;
        }
      }
    }
    if (++this.#n === BLOCK) this.#fullBlock();
  }

  end(): TermMeta {
    const { postings, positions } = this.#target;
    const df = this.#docs.length;
    const postingsAt = postings.total;
    if (df >= BLOCK) this.#many();
    else if (df > 0) this.#single();
    return {
      df,
      mask: this.#mask,
      postingsAt,
      postingsLength: postings.total - postingsAt,
      positionsAt: this.#positionsAt,
      positionsLength: (positions?.total ?? 0) - this.#positionsAt,
    };
  }

  /**
   * A term of less than a block as it stands in another segment, where its documents have numbers that are less by
   * `shift` and its masks other codes: what it has besides is copied.
   * @param from At the term, which `term` tells of.
   */
  copy(from: PostingsCursor, term: TermMeta, shift: number): TermMeta {
    const { postings: out, positions, masks } = this.#target;
    const postingsAt = out.total;
    const positionsAt = positions?.total ?? 0;
    from.nextBlock();
    from.readMasks();
    const { n, docs } = from;
    const { bytes, impactsAt, restAt } = from.tail;
    const deltas = this.#deltas;
    let last = -1;
    for (let i = 0; i < n; i++) {
      const doc = docs[i]! + shift;
      deltas[i] = doc - last - 1;
      last = doc;
      this.#codes[i] = masks!.code(from.masks[i]!);
    }
    out.u8(bytes[impactsAt]!);
    out.u8(bytes[impactsAt + 1]!);
    packTail(out, deltas, n);
    packCodes(out, this.#codes, n);
    out.raw(bytes, restAt, impactsAt + term.postingsLength);
    if (positions) from.copyPositions(term, positions);
    return { ...term, postingsAt, postingsLength: out.total - postingsAt, positionsAt };
  }

  /** Takes the parts of a full block beside its documents. */
  #fullBlock(): void {
    const out = this.#payloads;
    let header = 0;
    if (this.#target.masks) {
      const codes = this.#codes;
      const same = codes.every((code) => code === codes[0]);
      const maskWidth = same ? 0 : bitsOf(codes, BLOCK);
      if (same) out.u32(codes[0]!);
      else packLanes(out, codes, maskWidth);
      const totalWidth = bitsOf(this.#totals, BLOCK);
      packLanes(out, this.#totals, totalWidth);
      const extraWidth = this.#packExtras(out);
      out.align();
      header = (maskWidth << 8) | (totalWidth << 16) | (extraWidth << 24);
      this.#impacts.finish(PAIRS_AT_MOST);
      this.#termImpacts.addCodes(this.#impacts.codes, this.#impacts.pairs);
      this.#codesOfBlocks.raw(this.#impacts.codes);
    }
    this.#headers.push(header >>> 0);
    this.#payloadEnds.push(out.length);
    this.#endPositions(BLOCK);
    this.#n = 0;
  }

  #packExtras(out: ByteWriter): number {
    const { values, length } = this.#extras;
    const width = packedWidth(bitsOf(values, length));
    pack(out, values, length, width);
    this.#extras.length = 0;
    return width;
  }

  #endPositions(n: number): void {
    const out = this.#target.positions;
    if (!out || n === 0) return;
    const first = packedWidth(bitsOf(this.#firsts, n));
    const rest = packedWidth(bitsOf(this.#rest.values, this.#rest.length));
    out.u8(first);
    out.u8(rest);
    pack(out, this.#firsts, n, first);
    pack(out, this.#rest.values, this.#rest.length, rest);
    this.#rest.length = 0;
    this.#positionEnds.push(out.total - this.#positionsAt);
  }

  /** A term of less than a block, in as few bytes as it takes. */
  #single(): void {
    const out = this.#target.postings;
    if (this.#target.masks) {
      this.#impacts.finish(1);
      out.raw(this.#impacts.codes, 0, 2);
    }
    this.#tail(out, -1, 0);
  }

  /** The documents from number `from` on: fewer than a block. */
  #tail(out: ByteWriter, before: number, from: number): void {
    const n = this.#docs.length - from;
    if (n === 0) return;
    const deltas = this.#deltas;
    let last = before;
    for (let i = 0; i < n; i++) {
      const doc = this.#docs.values[from + i]!;
      deltas[i] = doc - last - 1;
      last = doc;
    }
    packTail(out, deltas, n);
    if (this.#target.masks) {
      packCodes(out, this.#codes, n);
      packTail(out, this.#totals, n);
      if (this.#extras.length > 0) {
        const widthAt = out.length;
        out.u8(0);
        out.bytes[widthAt] = packedWidth(bitsOf(this.#extras.values, this.#extras.length));
        this.#packExtras(out);
      }
    }
    this.#endPositions(n);
    this.#n = 0;
  }

  #many(): void {
    const { postings: out, masks, documents, positions } = this.#target;
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
      if (masks) {
        this.#impacts.finish(PAIRS_AT_MOST);
        this.#termImpacts.addCodes(this.#impacts.codes, this.#impacts.pairs);
        this.#codesOfBlocks.raw(this.#impacts.codes);
      }
      this.#tail(blocks, last, full * BLOCK);
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
    if (this.#target.fieldLengths && hasFieldLists(df)) this.#writeFieldLists(start);
  }

  /** Postings of the fields in which the term is rare, so that searching them need not read all its postings. */
  #writeFieldLists(start: number): void {
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
    for (let rest = this.#mask; rest !== 0; rest &= rest - 1) {
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

/** Values of a tail, behind their width. */
function packTail(out: ByteWriter, values: Uint32Array, n: number): void {
  const width = packedWidth(bitsOf(values, n));
  out.u8(width);
  pack(out, values, n, width);
}

/** The codes of the masks of a tail: if all are the same, that one. */
function packCodes(out: ByteWriter, codes: Uint32Array, n: number): void {
  let same = true;
  for (let i = 1; i < n && same; i++) same = codes[i] === codes[0];
  if (same) {
    out.u8(0);
    out.varint(codes[0]!);
  } else packTail(out, codes, n);
}
