import { gather } from '../kernel/gather.ts';
import { kernel } from '../kernel/kernel.ts';
import type { SegmentEvaluator } from '../match/evaluate.ts';
import type { KeywordRef } from '../schema/refs.ts';
import type { DocSet } from '../segment/docset.ts';
import type { Segment } from '../segment/segment.ts';
import { StringTable, tableString } from '../segment/strings-table.ts';

/**
 * The group of each document as a slot of a derived column: 0 for none, else group * 2 + 1 (`groupOf` reads the rare
 * lists).
 */
export interface Groups {
  readonly slots: Uint32Array;
  readonly lists: Uint32Array | Float64Array | undefined;
}

/** Documents without a value. */
export const NONE = -1;

/** The group of a document, or NONE. */
export const groupOf = (groups: Groups, doc: number): number => groupIn(groups, groups.slots[doc]!);

/** The group that a slot holds, or NONE. */
export const groupIn = ({ lists }: Groups, slot: number): number =>
  slot & 1 ? slot >>> 1 : slot === 0 ? NONE : lists![(slot >>> 1) + 1]!;

/**
 * Marks the groups of a set. Answers how many of its documents have none: groups that came while the search runs may be
 * beyond the bound, and count as of none.
 */
export function markGroups(groups: Groups, set: DocSet, marks: Uint32Array, bound: number): number {
  const slots = gather(groups.slots, set.toArray());
  let others = kernel.slotsSet(slots.byteOffset, slots.length, marks.byteOffset, bound);
  let none = 0;
  for (let i = 0; others > 0; i++) {
    const slot = slots[i]!;
    if (slot & 1 && slot >>> 1 < bound) continue;
    others--;
    const group = groupIn(groups, slot);
    if (group !== NONE && group < bound) marks[group >>> 5]! |= 1 << (group & 31);
    else none++;
  }
  return none;
}

/**
 * Numbers that mean the same string in every segment: for groups, and for facets. Lives as long as the thread's view of
 * the collection; grows with new segments.
 */
export class GlobalOrdinals {
  readonly #tables = new Map<string, StringTable>();
  readonly #groups = new Map<string, WeakMap<Segment, Uint32Array>>();
  readonly #shown = new Map<string, WeakMap<Segment, Uint32Array>>();

  #table(name: string): StringTable {
    let table = this.#tables.get(name);
    if (!table) this.#tables.set(name, (table = new StringTable()));
    return table;
  }

  /** Groups by the value of a single-valued keyword field, per segment, and a bound of their numbers. */
  groups(evaluators: readonly SegmentEvaluator[], ref: KeywordRef): { groups: Groups[]; bound: number } {
    if (ref.kind === 'derived') {
      const { schema, tables } = evaluators[0]?.snapshot ?? { schema: undefined, tables: [] };
      const groups = evaluators.map(({ view }) => view.derived[ref.field]!);
      // groups that come while the search runs may be beyond the bound: they count as of their own
      return { groups, bound: schema ? tables[schema.derived[ref.field]!.space]!.starts.length : 0 };
    }
    const groups = evaluators.map((evaluator) => ({ slots: this.#slots(evaluator, ref.code), lists: undefined }));
    return { groups, bound: this.#table(`group ${ref.code}`).length };
  }

  /** The text of a group's number, of a field of the record. */
  groupText(code: string, number: number): string {
    const { starts, bytes } = this.#table(`group ${code}`);
    return tableString(starts, bytes, number);
  }

  #slots(evaluator: SegmentEvaluator, code: string): Uint32Array {
    const table = this.#table(`group ${code}`);
    let segments = this.#groups.get(code);
    if (!segments) this.#groups.set(code, (segments = new WeakMap()));
    const { segment } = evaluator.view;
    let slots = segments.get(segment);
    if (slots) return slots;
    slots = new Uint32Array(segment.documents);
    const index = segment.keywords(code);
    const postings = index.cursor();
    const cursor = index.dictionary.cursor();
    while (cursor.next()) {
      evaluator.clock.tick();
      const number = table.intern(cursor.term);
      postings.open(cursor.meta());
      while (postings.nextBlock()) {
        for (let i = 0; i < postings.n; i++)
          if (slots[postings.docs[i]!] === 0) slots[postings.docs[i]!] = number * 2 + 1;
      }
    }
    segments.set(segment, slots);
    return slots;
  }

  /** For each value of a facet field in a segment, its number; `table` gives the value back. */
  shown(segment: Segment, code: string): { numbers: Uint32Array; table: StringTable } {
    const table = this.#table(`shown ${code}`);
    let segments = this.#shown.get(code);
    if (!segments) this.#shown.set(code, (segments = new WeakMap()));
    let numbers = segments.get(segment);
    if (!numbers) {
      const values = segment.shown(code);
      numbers = new Uint32Array(values.length);
      for (let i = 0; i < values.length; i++) numbers[i] = table.intern(values.get(i));
      segments.set(segment, numbers);
    }
    return { numbers, table };
  }
}
