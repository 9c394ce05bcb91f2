import { compareBytes } from '../format/bytes.ts';
import { type ColumnShape, writeColumn, writeStrings } from '../format/columns.ts';
import { DictionaryWriter, type TermCursor } from '../format/dictionary.ts';
import { impactLength, MaskTable, PostingsWriter } from '../format/postings-writer.ts';
import { SegmentWriter } from '../format/segment-writer.ts';
import { WholeTerms } from '../format/whole-terms.ts';
import { arena } from '../kernel/kernel.ts';
import { pairGroup } from '../schema/pairs.ts';
import type { Schema, TextGroup } from '../schema/schema.ts';
import { keywordGroup, SECTION, type SegmentMeta, writeIds, writeOrder } from './build.ts';
import type { DocSet } from './docset.ts';
import type { Segment, TermIndex } from './segment.ts';

/** A segment to merge, and its documents that are deleted. */
export interface MergeInput {
  readonly segment: Segment;
  readonly deleted: DocSet | undefined;
}

/** Documents that did not survive a merge. */
export const DROPPED = 0xffffffff;

/**
 * Makes one segment of several, without deleted documents. `maps[i][doc]`: the new number of document `doc` of input i,
 * or DROPPED.
 */
export function mergeSegments(
  schema: Schema,
  inputs: readonly MergeInput[],
  path?: string,
): { result: SharedArrayBuffer | { bytes: number }; maps: Uint32Array[] } {
  let documents = 0;
  const maps = inputs.map(({ segment, deleted }) => {
    const map = new Uint32Array(new SharedArrayBuffer(segment.documents * 4));
    for (let doc = 0; doc < map.length; doc++) map[doc] = deleted?.has(doc) ? DROPPED : documents++;
    return map;
  });
  const writer = new SegmentWriter(path);
  const numbers = maps.map(inArena);
  try {
    const columns: Record<string, ColumnShape> = {};
    const masks: Record<string, readonly number[]> = {};
    const ids: string[] = [];
    each(inputs, maps, (input, doc) => ids.push(input.segment.ids.get(doc)));
    writeIds(writer, ids, inRuns(inputs, maps));
    for (const group of schema.groups) {
      const texts = { documents, weights: group.weights, ...mergedLengths(group, inputs, maps, documents) };
      masks[group.name] = mergeTerms(
        writer,
        group.name,
        inputs.map(({ segment }) => segment.text(group.name)),
        numbers,
        { ...texts, positions: true },
      );
      const pairs = pairGroup(group.name);
      masks[pairs] = mergeTerms(
        writer,
        pairs,
        inputs.map(({ segment }) => segment.pairs(group.name)),
        numbers,
        { ...texts, positions: false },
      );
      mergeBounds(writer, group.name, inputs, maps);
      for (const code of group.fields) mergeColumn(writer, SECTION.length(code), inputs, maps, columns);
    }
    for (const { code, facet } of schema.keywords) {
      mergeTerms(
        writer,
        keywordGroup(code),
        inputs.map(({ segment }) => segment.keywords(code)),
        numbers,
        { documents },
      );
      if (facet) mergeShown(writer, code, inputs, maps, columns);
    }
    for (const code of schema.numbers) {
      const values = mergeColumn(writer, SECTION.column(code), inputs, maps, columns);
      writeOrder(writer, SECTION.order(code), values);
    }
    const fields = Object.fromEntries(schema.groups.map((group) => [group.name, group.fields]));
    const meta: SegmentMeta = { documents, columns, fields, masks };
    return { result: path === undefined ? writer.finishMemory(meta) : writer.finishFile(meta), maps };
  } catch (error) {
    writer.abandon();
    throw error;
  }
}

/** Surviving documents in their new order. */
function each(
  inputs: readonly MergeInput[],
  maps: readonly Uint32Array[],
  visit: (input: MergeInput, doc: number) => void,
): void {
  inputs.forEach((input, i) => {
    const map = maps[i]!;
    for (let doc = 0; doc < map.length; doc++) if (map[doc] !== DROPPED) visit(input, doc);
  });
}

/** Surviving documents, those of each input in the order of their ids: sorting them all has only runs to merge. */
function inRuns(inputs: readonly MergeInput[], maps: readonly Uint32Array[]): number[] {
  return inputs.flatMap(({ segment: { documents, ranks } }, i) => {
    const map = maps[i]!;
    const run = new Uint32Array(documents);
    for (let doc = 0; doc < documents; doc++) run[ranks[doc]!] = map[doc]!;
    return Array.from(run).filter((doc) => doc !== DROPPED);
  });
}

/** Words per surviving document, in all fields of a group and in each. */
function mergedLengths(
  group: TextGroup,
  inputs: readonly MergeInput[],
  maps: readonly Uint32Array[],
  documents: number,
): { readonly lengths: Uint32Array; readonly fieldLengths: readonly (Uint16Array | undefined)[] } {
  const lengths = new Uint32Array(documents);
  const fieldLengths = group.fields.map((code) => {
    let own: Uint16Array | undefined;
    inputs.forEach(({ segment }, i) => {
      const map = maps[i]!;
      const column = segment.column(SECTION.length(code));
      if (!column) return;
      own ??= new Uint16Array(documents);
      for (let doc = 0; doc < map.length; doc++) {
        if (map[doc] === DROPPED) continue;
        const words = column.least(doc) || 0;
        lengths[map[doc]!]! += words;
        own[map[doc]!] = impactLength(words);
      }
    });
    return own;
  });
  return { lengths, fieldLengths };
}

/** The first six bytes of a term as a number; shorter ones as if zeros followed. */
function beginningOf({ bytes, length }: TermCursor): number {
  let high = 0;
  let low = 0;
  for (let i = 0; i < 3; i++) high = (high << 8) | (i < length ? bytes[i]! : 0);
  for (let i = 3; i < 6; i++) low = (low << 8) | (i < length ? bytes[i]! : 0);
  return high * 2 ** 24 + low;
}

/**
 * What postings hold beside documents: for texts with `lengths` masks and frequencies, and `positions` if asked for.
 */
interface Holds {
  readonly documents: number;
  readonly lengths?: Uint32Array;
  readonly fieldLengths?: readonly (Uint16Array | undefined)[];
  readonly weights?: readonly number[];
  readonly positions?: boolean;
}

/** Numbers for the kernel, until the merge is over. */
function inArena(numbers: Uint32Array): Uint32Array {
  const words = arena.words(numbers.length);
  words.set(numbers);
  return words;
}

function mergeTerms(
  writer: SegmentWriter,
  g: string,
  indexes: readonly TermIndex[],
  numbers: readonly Uint32Array[],
  holds: Holds,
): readonly number[] {
  // most fields of most collections are empty, and a cursor holds a dozen arrays
  if (indexes.every(({ dictionary }) => dictionary.size === 0)) return [];
  const { documents, lengths, fieldLengths, weights, positions } = holds;
  const table = lengths ? new MaskTable() : undefined;
  const dictionary = new DictionaryWriter(writer.section(SECTION.terms(g)));
  const postings = new PostingsWriter({
    postings: writer.section(SECTION.postings(g)),
    dense: writer.section(SECTION.dense(g)),
    documents,
    masks: table,
    lengths,
    fieldLengths,
    weights,
    positions: positions ? writer.section(SECTION.positions(g)) : undefined,
  });
  const readers = indexes.map(({ dictionary, source }) => (dictionary.size > 0 ? new WholeTerms(source) : undefined));
  const heads: (TermCursor | undefined)[] = indexes.map((index) => {
    const cursor = index.dictionary.cursor();
    return cursor.next() ? cursor : undefined;
  });
  // most terms differ in their beginnings, which numbers compare at once
  const keys = Float64Array.from(heads, (head) => (head ? beginningOf(head) : 0));
  let terms = 0;
  /** Inputs that have the least term, in their order. */
  const having = new Uint32Array(heads.length);
  for (;;) {
    let least: TermCursor | undefined;
    let leastKey = Number.POSITIVE_INFINITY;
    let n = 0;
    for (let i = 0; i < heads.length; i++) {
      const key = keys[i]!;
      const head = heads[i];
      if (key > leastKey || !head) continue;
      const order = key < leastKey ? -1 : compareBytes(head.bytes, 0, head.length, least!.bytes, 0, least!.length);
      if (order > 0) continue;
      if (order < 0) {
        least = head;
        leastKey = key;
        n = 0;
      }
      having[n++] = i;
    }
    if (!least) break;
    postings.begin();
    for (let h = 0; h < n; h++) {
      const i = having[h]!;
      postings.addTerm(readers[i]!.open(heads[i]!.meta()), numbers[i]!);
    }
    const meta = postings.end();
    if (meta.df > 0) dictionary.add(least.bytes, 0, least.length, meta);
    for (let h = 0; h < n; h++) {
      const i = having[h]!;
      const head = heads[i]!;
      if (head.next()) keys[i] = beginningOf(head);
      else heads[i] = undefined;
    }
    if ((++terms & 255) === 0 || meta.df > 10_000) {
      writer.spill(SECTION.terms(g));
      writer.spill(SECTION.postings(g));
      writer.spill(SECTION.dense(g));
      if (positions) writer.spill(SECTION.positions(g));
    }
  }
  dictionary.finish(writer.section(SECTION.termIndex(g)));
  return table?.masks ?? [];
}

function mergeBounds(
  writer: SegmentWriter,
  g: string,
  inputs: readonly MergeInput[],
  maps: readonly Uint32Array[],
): void {
  if (inputs.every(({ segment }) => !segment.file.has(SECTION.boundStarts(g)))) return;
  const bounds = writer.section(SECTION.bounds(g));
  const starts: number[] = [];
  let seen = 0;
  each(inputs, maps, ({ segment }, doc) => {
    starts.push(bounds.total);
    if (segment.file.has(SECTION.boundStarts(g))) bounds.raw(segment.bounds(g).raw(doc));
    if ((++seen & 1023) === 0) writer.spill(SECTION.bounds(g));
  });
  starts.push(bounds.total);
  writer.section(SECTION.boundStarts(g)).typed(Float64Array.from(starts));
}

function mergeColumn(
  writer: SegmentWriter,
  name: string,
  inputs: readonly MergeInput[],
  maps: readonly Uint32Array[],
  columns: Record<string, ColumnShape>,
  translate: readonly (Uint32Array | undefined)[] = [],
): readonly (number | number[] | undefined)[] {
  const all: (number | number[] | undefined)[] = [];
  if (inputs.every(({ segment }) => !segment.column(name))) return all;
  const values: number[] = [];
  inputs.forEach(({ segment }, i) => {
    const column = segment.column(name);
    const map = maps[i]!;
    const to = translate[i];
    for (let doc = 0; doc < map.length; doc++) {
      if (map[doc] === DROPPED) continue;
      if (!column) {
        all.push(undefined);
        continue;
      }
      values.length = 0;
      column.values(doc, values);
      if (to) for (let k = 0; k < values.length; k++) values[k] = to[values[k]!]!;
      all.push(values.length === 0 ? undefined : values.length === 1 ? values[0] : values.slice());
    }
  });
  const shape = writeColumn(writer.section(name), all);
  if (shape) columns[name] = shape;
  return all;
}

function mergeShown(
  writer: SegmentWriter,
  code: string,
  inputs: readonly MergeInput[],
  maps: readonly Uint32Array[],
  columns: Record<string, ColumnShape>,
): void {
  const lists = inputs.map(({ segment }) => (segment.file.has(SECTION.shown(code)) ? segment.shown(code) : undefined));
  const translate = lists.map((list) => list && new Uint32Array(list.length));
  const next = lists.map(() => 0);
  const merged: string[] = [];
  for (;;) {
    let least = -1;
    lists.forEach((list, i) => {
      if (!list || next[i]! >= list.length) return;
      if (least < 0 || list.compare(next[i]!, lists[least]!, next[least]!) < 0) least = i;
    });
    if (least < 0) break;
    const at = next[least]!;
    lists.forEach((list, i) => {
      if (i === least || !list || next[i]! >= list.length || list.compare(next[i]!, lists[least]!, at) !== 0) return;
      translate[i]![next[i]!++] = merged.length;
    });
    translate[least]![next[least]!++] = merged.length;
    merged.push(lists[least]!.get(at));
  }
  if (merged.length === 0) return;
  writeStrings(writer.section(SECTION.shown(code)), merged);
  mergeColumn(writer, SECTION.ordinals(code), inputs, maps, columns, translate);
}
