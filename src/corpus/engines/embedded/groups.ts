import { SECTION } from './build.ts';
import type { SegmentEvaluator } from './evaluate.ts';
import type { KeywordRef } from './request.ts';
import type { Segment } from './segment.ts';
import { StringTable } from './strings-table.ts';

/** Documents without a value. */
export const NONE = -1;

/** Numbers that mean the same string in every segment: for groups, and for facets. Lives as long as the thread's view of the collection; grows with new segments. */
export class GlobalOrdinals {
  readonly #tables = new Map<string, StringTable>();
  readonly #groups = new Map<string, WeakMap<Segment, Int32Array>>();
  readonly #shown = new Map<string, WeakMap<Segment, Uint32Array>>();

  #table(name: string): StringTable {
    let table = this.#tables.get(name);
    if (!table) this.#tables.set(name, (table = new StringTable()));
    return table;
  }

  /** Group of each document: its value of a single-valued keyword field, or NONE; and a bound of the numbers. */
  groups(evaluator: SegmentEvaluator, ref: KeywordRef): { of: Int32Array; bound: () => number } {
    if (ref.kind === 'derived') {
      const { slots, lists } = evaluator.view.derived[ref.field]!;
      const of = new Int32Array(evaluator.size);
      let bound = 0;
      for (let doc = 0; doc < of.length; doc++) {
        const slot = slots[doc]!;
        const group = slot === 0 ? NONE : slot & 1 ? slot >>> 1 : lists[(slot >>> 1) + 1]!;
        of[doc] = group;
        if (group >= bound) bound = group + 1;
      }
      return { of, bound: () => bound };
    }
    const table = this.#table(`group ${ref.code}`);
    let segments = this.#groups.get(ref.code);
    if (!segments) this.#groups.set(ref.code, (segments = new WeakMap()));
    const { segment } = evaluator.view;
    let of = segments.get(segment);
    if (!of) {
      of = new Int32Array(segment.documents).fill(NONE);
      const index = segment.keywords(ref.code);
      const postings = index.cursor();
      const cursor = index.dictionary.cursor();
      while (cursor.next()) {
        evaluator.clock.tick();
        const number = table.intern(cursor.term);
        postings.open(cursor.meta());
        while (postings.nextBlock()) {
          for (let i = 0; i < postings.n; i++) if (of[postings.docs[i]!] === NONE) of[postings.docs[i]!] = number;
        }
      }
      segments.set(segment, of);
    }
    return { of, bound: () => table.length };
  }

  /** For each value of a facet field in a segment, its number; `text` gives the value back. */
  shown(segment: Segment, code: string): { numbers: Uint32Array; table: StringTable } {
    const table = this.#table(`shown ${code}`);
    let segments = this.#shown.get(code);
    if (!segments) this.#shown.set(code, (segments = new WeakMap()));
    let numbers = segments.get(segment);
    if (!numbers) {
      if (segment.file.has(SECTION.shown(code))) {
        const values = segment.shown(code);
        numbers = new Uint32Array(values.length);
        for (let i = 0; i < values.length; i++) numbers[i] = table.intern(values.get(i));
      } else numbers = new Uint32Array(0);
      segments.set(segment, numbers);
    }
    return { numbers, table };
  }
}
