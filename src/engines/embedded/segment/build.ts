import { eachWord } from '#corpus/text/analysis.ts';
import { ByteWriter, IntList, sortByCodePoint, Utf8 } from '../format/bytes.ts';
import { type ColumnShape, hashBytes, writeColumn, writeStrings } from '../format/columns.ts';
import { DictionaryWriter } from '../format/dictionary.ts';
import { impactLength, MaskTable, PostingsWriter } from '../format/postings-writer.ts';
import { SegmentWriter } from '../format/segment-writer.ts';
import { arena } from '../kernel/kernel.ts';
import type { Extract } from '../schema/extract.ts';
import { pairGroup } from '../schema/pairs.ts';
import type { Schema, TextGroup } from '../schema/schema.ts';
import { orderOf } from './ranges.ts';
import { TextWords, type WordTexts } from './words.ts';

/** Positions between two values of a document: no phrase and no usual proximity reaches across. */
export const VALUE_GAP = 128;

/**
 * What the bounds of a document mark: the start of a sentence, of a paragraph, of a value (each is also the lesser
 * ones).
 */
export const SENTENCE = 0;
export const PARAGRAPH = 1;
export const VALUE = 2;

/** What a segment says of itself, in its footer. */
export interface SegmentMeta {
  readonly documents: number;
  readonly columns: Record<string, ColumnShape>;
  /** Field codes by bit, per text group. */
  readonly fields: Record<string, readonly string[]>;
  /** Field masks by code, per text group. */
  readonly masks: Record<string, readonly number[]>;
}

/** Names of sections. `f` is a field code, `g` a text group. */
export const SECTION = {
  ids: 'ids',
  /** Rank of each document in the order of ids. */
  idRanks: 'ids.ranks',
  /** Open-addressing table of ids: document + 1. */
  idHash: 'ids.hash',
  terms: (g: string) => `${g}.terms`,
  termIndex: (g: string) => `${g}.index`,
  postings: (g: string) => `${g}.postings`,
  /** Bitmaps of dense terms. */
  dense: (g: string) => `${g}.dense`,
  positions: (g: string) => `${g}.positions`,
  bounds: (g: string) => `${g}.bounds`,
  boundStarts: (g: string) => `${g}.boundstarts`,
  shown: (f: string) => `shown:${f}`,
  column: (f: string) => `column:${f}`,
  /** Documents by their value in the column, the least first. */
  order: (f: string) => `order:${f}`,
  length: (f: string) => `length:${f}`,
  ordinals: (f: string) => `ordinals:${f}`,
} as const;

/** Name of the dictionary of a keyword field. */
export const keywordGroup = (code: string) => `keyword:${code}`;

/**
 * Makes a segment of extracts; ids are distinct. With `path` it is written there, else answered. What a search has in
 * the thread's arena is gone then.
 */
export function buildSegment(
  schema: Schema,
  extracts: readonly Extract[],
  path?: string,
): SharedArrayBuffer | { bytes: number } {
  try {
    return madeSegment(schema, extracts, path);
  } finally {
    arena.end();
  }
}

function madeSegment(
  schema: Schema,
  extracts: readonly Extract[],
  path?: string,
): SharedArrayBuffer | { bytes: number } {
  const writer = new SegmentWriter(path);
  const columns: Record<string, ColumnShape> = {};
  const masks: Record<string, readonly number[]> = {};
  const column = (name: string, values: readonly (readonly number[] | number | undefined)[]) => {
    const shape = writeColumn(writer.section(name), values);
    if (shape) columns[name] = shape;
  };
  writeIds(
    writer,
    extracts.map((extract) => extract.id),
  );
  schema.groups.forEach((group, g) => {
    const words = new TextWords();
    try {
      const inverted = invert(words, group, extracts, g);
      const order = words.order();
      const texts = words.texts(order);
      masks[group.name] = writeText(writer, group, words, order, texts, inverted);
      masks[pairGroup(group.name)] = writePairs(writer, group, words, order, texts, inverted);
      group.fields.forEach((code, f) => {
        if (inverted.lengths[f]!.some((length) => length > 0)) column(SECTION.length(code), inverted.lengths[f]!);
      });
    } finally {
      words.release();
      arena.end();
    }
  });
  schema.keywords.forEach(({ code, facet }, k) => {
    writeKeywords(
      writer,
      code,
      extracts.map((extract) => extract.keywords[k]!),
    );
    if (!facet) return;
    const shown = sortByCodePoint([...new Set(extracts.flatMap((extract) => extract.shown[k]!))]);
    if (shown.length === 0) return;
    const ordinals = new Map(shown.map((value, i) => [value, i]));
    writeStrings(writer.section(SECTION.shown(code)), shown);
    column(
      SECTION.ordinals(code),
      extracts.map((extract) => extract.shown[k]!.map((value) => ordinals.get(value)!)),
    );
  });
  for (const [n, code] of schema.numbers.entries()) {
    const values = extracts.map((extract) => extract.numbers[n]!);
    column(SECTION.column(code), values);
    writeOrder(writer, SECTION.order(code), values);
  }
  const fields = Object.fromEntries(schema.groups.map((group) => [group.name, group.fields]));
  const meta: SegmentMeta = { documents: extracts.length, columns, fields, masks };
  return path === undefined ? writer.finishMemory(meta) : writer.finishFile(meta);
}

/** Writes the documents of a column by value, if no document has several. */
export function writeOrder(
  writer: SegmentWriter,
  name: string,
  values: readonly (readonly number[] | number | undefined)[],
): void {
  const order = orderOf(values);
  if (order && order.length > 0) writer.section(name).typed(order);
}

/**
 * Writes ids, their order and their hash table.
 * @param documents All documents, best in runs whose ids ascend: those of segments that are merged have an order.
 */
export function writeIds(writer: SegmentWriter, ids: readonly string[], documents = [...ids.keys()]): void {
  writeStrings(writer.section(SECTION.ids), ids);
  documents.sort((a, b) => (ids[a]! < ids[b]! ? -1 : 1));
  const ranks = new Uint32Array(ids.length);
  for (let rank = 0; rank < ranks.length; rank++) ranks[documents[rank]!] = rank;
  writer.section(SECTION.idRanks).typed(ranks);
  let size = 4;
  while (size < ids.length * 2) size *= 2;
  const table = new Uint32Array(size);
  const utf8 = new Utf8();
  for (let doc = 0; doc < ids.length; doc++) {
    const length = utf8.of(ids[doc]!);
    let slot = hashBytes(utf8.bytes, 0, length) & (size - 1);
    while (table[slot] !== 0) slot = (slot + 1) & (size - 1);
    table[slot] = doc + 1;
  }
  writer.section(SECTION.idHash).typed(table);
}

/** What a segment keeps of the texts of one group beside their words. */
interface Inverted {
  /** Tokens per field and document. */
  readonly lengths: readonly number[][];
  /** Tokens per document, all fields together. */
  readonly wordCounts: Uint32Array;
  /** The same per field, as impacts need them. */
  readonly fieldCounts: readonly (Uint16Array | undefined)[];
  readonly bounds: ByteWriter;
  readonly boundStarts: IntList;
}

/** Notes all words of a group. */
function invert(words: TextWords, group: TextGroup, extracts: readonly Extract[], g: number): Inverted {
  const lengths = group.fields.map(() => new Array<number>(extracts.length).fill(0));
  const bounds = new ByteWriter(1 << 12);
  const boundStarts = new IntList(extracts.length + 1);
  let lastBound = 0;
  let sentence = -1;
  let paragraph = -1;
  const sink = (
    word: number,
    at: number,
    _start: number,
    _end: number,
    inSentence: number,
    inParagraph: number,
    whole: boolean,
  ) => {
    const place = words.base + at;
    words.occurs(word, place, whole);
    if (inSentence !== sentence || inParagraph !== paragraph) {
      const kind = sentence === -1 ? VALUE : inParagraph !== paragraph ? PARAGRAPH : SENTENCE;
      bounds.varint((place - lastBound) * 4 + kind);
      lastBound = place;
      sentence = inSentence;
      paragraph = inParagraph;
    }
  };
  for (let doc = 0; doc < extracts.length; doc++) {
    boundStarts.push(bounds.length);
    lastBound = 0;
    words.begins();
    // positions of one document run on from value to value and field to field, VALUE_GAP apart
    words.base = 0;
    const fields = extracts[doc]!.texts[g]!;
    for (let f = 0; f < fields.length; f++) {
      let count = 0;
      words.here = doc * 32 + f;
      for (const value of fields[f]!) {
        sentence = paragraph = -1;
        const found = eachWord(value, words, sink);
        count += found;
        if (found > 0) words.base += found - 1 + VALUE_GAP;
      }
      lengths[f]![doc] = count;
    }
  }
  boundStarts.push(bounds.length);
  const wordCounts = new Uint32Array(extracts.length);
  for (const of of lengths) for (let d = 0; d < wordCounts.length; d++) wordCounts[d]! += of[d]!;
  const fieldCounts = lengths.map((of) =>
    of.some((count) => count > 0) ? Uint16Array.from(of, impactLength) : undefined,
  );
  return { lengths, wordCounts, fieldCounts, bounds, boundStarts };
}

function writeText(
  writer: SegmentWriter,
  group: TextGroup,
  words: TextWords,
  order: Uint32Array,
  texts: WordTexts,
  inverted: Inverted,
): readonly number[] {
  const g = group.name;
  if (words.size === 0) return [];
  const { starts, places } = words.places(order);
  const table = new MaskTable();
  const dictionary = new DictionaryWriter(writer.section(SECTION.terms(g)));
  const postings = new PostingsWriter({
    postings: writer.section(SECTION.postings(g)),
    dense: writer.section(SECTION.dense(g)),
    documents: inverted.wordCounts.length,
    masks: table,
    lengths: inverted.wordCounts,
    fieldLengths: inverted.fieldCounts,
    weights: group.weights,
    positions: writer.section(SECTION.positions(g)),
  });
  for (let t = 0; t < order.length; t++) {
    postings.begin();
    postings.addPlaces(places, starts[t]!, starts[t + 1]!);
    dictionary.add(texts.utf8, texts.starts[t]!, texts.starts[t + 1]!, postings.end());
    if ((t & 1023) === 0) {
      writer.spill(SECTION.terms(g));
      writer.spill(SECTION.postings(g));
      writer.spill(SECTION.dense(g));
      writer.spill(SECTION.positions(g));
    }
  }
  dictionary.finish(writer.section(SECTION.termIndex(g)));
  const bounds = writer.section(SECTION.bounds(g));
  bounds.raw(inverted.bounds.bytes, 0, inverted.bounds.length);
  const boundStarts = writer.section(SECTION.boundStarts(g));
  boundStarts.typed(Float64Array.from(inverted.boundStarts.view()));
  return table.masks;
}

function writePairs(
  writer: SegmentWriter,
  group: TextGroup,
  words: TextWords,
  order: Uint32Array,
  texts: WordTexts,
  { wordCounts, fieldCounts }: Inverted,
): readonly number[] {
  const g = pairGroup(group.name);
  const { words: both, starts, places } = words.pairs(order);
  if (both.length === 0) return [];
  const table = new MaskTable();
  const dictionary = new DictionaryWriter(writer.section(SECTION.terms(g)));
  const postings = new PostingsWriter({
    postings: writer.section(SECTION.postings(g)),
    dense: writer.section(SECTION.dense(g)),
    documents: wordCounts.length,
    masks: table,
    lengths: wordCounts,
    fieldLengths: fieldCounts,
    weights: group.weights,
  });
  const freqs = new Uint32Array(31);
  for (let t = 0; t * 2 < both.length; t++) {
    postings.begin();
    const end = starts[t + 1]!;
    for (let i = starts[t]!; i < end; ) {
      const doc = places[i]! >>> 5;
      let mask = 0;
      let k = -1;
      for (; i < end && places[i]! >>> 5 === doc; i++) {
        const bit = 1 << (places[i]! & 31);
        if (!(mask & bit)) {
          mask |= bit;
          freqs[++k] = 0;
        }
        freqs[k]!++;
      }
      postings.add(doc, mask, freqs);
    }
    dictionary.add(texts.term, 0, texts.pair(both[t * 2]!, both[t * 2 + 1]!), postings.end());
  }
  dictionary.finish(writer.section(SECTION.termIndex(g)));
  return table.masks;
}

function writeKeywords(writer: SegmentWriter, code: string, values: readonly (readonly string[])[]): void {
  const lists = new Map<string, number[]>();
  values.forEach((list, doc) => {
    for (const value of list) {
      const docs = lists.get(value);
      if (docs) docs.push(doc);
      else lists.set(value, [doc]);
    }
  });
  if (lists.size === 0) return;
  const g = keywordGroup(code);
  const dictionary = new DictionaryWriter(writer.section(SECTION.terms(g)));
  const postings = new PostingsWriter({
    postings: writer.section(SECTION.postings(g)),
    dense: writer.section(SECTION.dense(g)),
    documents: values.length,
  });
  for (const value of sortByCodePoint([...lists.keys()])) {
    postings.begin();
    for (const doc of lists.get(value)!) postings.add(doc);
    const bytes = Buffer.from(value);
    dictionary.add(bytes, 0, bytes.length, postings.end());
  }
  dictionary.finish(writer.section(SECTION.termIndex(g)));
}
