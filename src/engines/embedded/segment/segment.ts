import { ByteReader, IntList } from '../format/bytes.ts';
import { type Column, hashBytes, readColumn, Strings } from '../format/columns.ts';
import { Dictionary } from '../format/dictionary.ts';
import { PostingsCursor, type PostingsSource } from '../format/postings.ts';
import type { SegmentFile } from '../format/segment-file.ts';
import { pairGroup } from '../schema/pairs.ts';
import { keywordGroup, SECTION, type SegmentMeta } from './build.ts';

/** A dictionary with its postings. */
export interface TermIndex {
  readonly dictionary: Dictionary;
  readonly source: PostingsSource;
  /** Postings of single fields in the same section, without positions. */
  readonly lists: PostingsSource;
  cursor(): PostingsCursor;
  /** A cursor that may have been used before; `giveBack` when done with it. */
  borrow(): PostingsCursor;
  giveBack(cursor: PostingsCursor): void;
  /** The same over `lists`. */
  borrowList(): PostingsCursor;
  giveBackList(cursor: PostingsCursor): void;
}

/** Cursors that a term index keeps for the next search. */
const MOST_IDLE = 16;

/** An immutable segment, its parts opened when first asked for. */
export class Segment {
  readonly file: SegmentFile;
  readonly meta: SegmentMeta;
  readonly documents: number;
  #ids: Strings | undefined;
  #ranks: Uint32Array | undefined;
  #hash: Uint32Array | undefined;
  readonly #indexes = new Map<string, TermIndex>();
  readonly #columns = new Map<string, Column | undefined>();
  readonly #shown = new Map<string, Strings>();
  readonly #bounds = new Map<string, Bounds>();

  constructor(file: SegmentFile) {
    this.file = file;
    this.meta = file.meta as SegmentMeta;
    this.documents = this.meta.documents;
  }

  get ids(): Strings {
    return (this.#ids ??= new Strings(this.file.whole(SECTION.ids)));
  }

  /** Rank of each document in the order of ids (JavaScript's string order). */
  get ranks(): Uint32Array {
    return (this.#ranks ??= words(this.file.whole(SECTION.idRanks)));
  }

  /** The document with this id, -1 if it is not here. */
  find(id: Uint8Array, hash = hashBytes(id)): number {
    const table = (this.#hash ??= words(this.file.whole(SECTION.idHash)));
    const mask = table.length - 1;
    const ids = this.ids;
    for (let slot = hash & mask; table[slot] !== 0; slot = (slot + 1) & mask) {
      if (ids.equals(table[slot]! - 1, id)) return table[slot]! - 1;
    }
    return -1;
  }

  #index(g: string, masks: boolean, positions: boolean): TermIndex {
    let index = this.#indexes.get(g);
    if (!index) {
      const source: PostingsSource = {
        postings: this.file.reader(SECTION.postings(g)),
        dense: this.file.reader(SECTION.dense(g)),
        documents: this.documents,
        positions: positions ? this.file.reader(SECTION.positions(g)) : undefined,
        masks: masks ? (this.meta.masks[g] ?? []) : undefined,
      };
      const { positions: _, ...lists } = source;
      index = {
        dictionary: new Dictionary(this.file.reader(SECTION.terms(g)), this.file.whole(SECTION.termIndex(g))),
        source,
        lists,
        cursor: () => new PostingsCursor(source),
        ...idleCursors(source, lists),
      };
      this.#indexes.set(g, index);
    }
    return index;
  }

  /** Words of a text group. */
  text(group: string): TermIndex {
    return this.#index(group, true, true);
  }

  /** Pairs of adjacent words of a text group. */
  pairs(group: string): TermIndex {
    return this.#index(pairGroup(group), true, false);
  }

  /** Values of a keyword field. */
  keywords(code: string): TermIndex {
    return this.#index(keywordGroup(code), false, false);
  }

  /** A numeric column by its section's name; undefined if no document has a value. */
  column(name: string): Column | undefined {
    if (this.#columns.has(name)) return this.#columns.get(name);
    const shape = this.meta.columns[name];
    const column = shape && readColumn(this.file.whole(name), shape);
    this.#columns.set(name, column);
    return column;
  }

  /**
   * Documents by their value in a date or number field with one value a document, the least first; undefined for other
   * fields.
   */
  order(code: string): Uint32Array | undefined {
    const name = SECTION.order(code);
    return this.file.has(name) ? words(this.file.whole(name)) : undefined;
  }

  /** Values of a facet field as given; `column(SECTION.ordinals(code))` points into it. */
  shown(code: string): Strings {
    let shown = this.#shown.get(code);
    if (!shown) this.#shown.set(code, (shown = new Strings(this.file.whole(SECTION.shown(code)))));
    return shown;
  }

  bounds(group: string): Bounds {
    let bounds = this.#bounds.get(group);
    if (!bounds) this.#bounds.set(group, (bounds = new Bounds(this.file, group)));
    return bounds;
  }
}

/** A cursor holds a dozen arrays, whose allocation costs more than reading a short list: used ones are kept. */
function idleCursors(source: PostingsSource, lists: PostingsSource) {
  const idle: PostingsCursor[] = [];
  const idleLists: PostingsCursor[] = [];
  return {
    borrow: () => idle.pop() ?? new PostingsCursor(source),
    giveBack: (cursor: PostingsCursor) => {
      if (idle.length < MOST_IDLE) idle.push(cursor);
    },
    borrowList: () => idleLists.pop() ?? new PostingsCursor(lists),
    giveBackList: (cursor: PostingsCursor) => {
      if (idleLists.length < MOST_IDLE) idleLists.push(cursor);
    },
  };
}

const words = (bytes: Uint8Array) => new Uint32Array(bytes.buffer as ArrayBuffer, bytes.byteOffset, bytes.length >> 2);

/** Where sentences, paragraphs and values of a document start in one text group. */
export class Bounds {
  readonly #file: SegmentFile;
  readonly #group: string;
  /** Positions, ascending, of the document that was read last. */
  readonly starts = new IntList();
  /** SENTENCE, PARAGRAPH or VALUE. */
  readonly kinds = new IntList();
  #doc = -1;
  readonly #reader = new ByteReader(new Uint8Array(0));
  readonly #pair = new Float64Array(2);
  readonly #pairBytes = new Uint8Array(this.#pair.buffer);
  #end = 0;
  #position = 0;

  constructor(file: SegmentFile, group: string) {
    this.#file = file;
    this.#group = group;
  }

  /** Reads the bounds of a document. */
  read(doc: number): void {
    if (doc === this.#doc) return;
    this.#doc = doc;
    const raw = this.raw(doc);
    const reader = new ByteReader(raw);
    this.starts.length = this.kinds.length = 0;
    let at = 0;
    while (reader.at < raw.length) {
      const coded = reader.varint();
      at += Math.floor(coded / 4);
      this.starts.push(at);
      this.kinds.push(coded & 3);
    }
  }

  /** Starts to read the bounds of a document in order, without keeping them: `next` answers them. */
  begin(doc: number): void {
    const starts = this.#file.reader(SECTION.boundStarts(this.#group));
    const at = starts.at(doc * 8, 16);
    for (let i = 0; i < 16; i++) this.#pairBytes[i] = starts.bytes[at + i]!;
    const from = this.#pair[0]!;
    const length = this.#pair[1]! - from;
    const section = this.#file.reader(SECTION.bounds(this.#group));
    this.#reader.at = length === 0 ? 0 : section.at(from, length);
    this.#reader.bytes = section.bytes;
    this.#end = this.#reader.at + length;
    this.#position = 0;
  }

  /** Position at which the next unit of at least `kind` begins; Infinity after the last. */
  next(kind: number): number {
    const reader = this.#reader;
    while (reader.at < this.#end) {
      const coded = reader.varint();
      this.#position += Math.floor(coded / 4);
      if ((coded & 3) >= kind) return this.#position;
    }
    return Number.POSITIVE_INFINITY;
  }

  /** Encoded bounds of a document. */
  raw(doc: number): Uint8Array {
    const starts = this.#file.reader(SECTION.boundStarts(this.#group));
    const ends = starts.slice(doc * 8, 16);
    const view = new DataView(ends.buffer, ends.byteOffset, 16);
    const from = view.getFloat64(0, true);
    return this.#file.reader(SECTION.bounds(this.#group)).slice(from, view.getFloat64(8, true) - from);
  }

  /** Number of the unit of at least `kind` that holds a position of the document read last. */
  unit(position: number, kind: number): number {
    const starts = this.starts.values;
    let low = 0;
    let high = this.starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (starts[middle]! <= position) low = middle;
      else high = middle - 1;
    }
    while (low > 0 && this.kinds.values[low]! < kind) low--;
    return low;
  }
}
