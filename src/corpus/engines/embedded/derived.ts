import type { Schema } from './schema.ts';

/**
 * One derived field of one segment, in shared memory and written in place: a slot per document.
 * 0: no value; odd: one value, (slot >>> 1); even: index of a list in `lists` (its length, then the values).
 * Values are numbers of a string table (keywords) or plain numbers; only integers below 2^31 fit a slot.
 */
export interface DerivedColumn {
  slots: Uint32Array<SharedArrayBuffer>;
  lists: Float64Array<SharedArrayBuffer>;
  /** Used entries of `lists`; entry 0 is never used. */
  used: number;
}

/** Derived values of a segment's documents. */
export class DerivedColumns {
  readonly columns: DerivedColumn[];
  /** Changes when an array is replaced, not when a value does. */
  version = 0;

  constructor(schema: Schema, documents: number) {
    this.columns = schema.derived.map(() => ({
      slots: new Uint32Array(new SharedArrayBuffer(documents * 4)),
      lists: new Float64Array(new SharedArrayBuffer(8)),
      used: 1,
    }));
  }

  /** Sets the values of a document's field. Readers in other threads see either the old or the new values. */
  set(field: number, doc: number, values: readonly number[]): void {
    const column = this.columns[field]!;
    if (values.length === 0) {
      column.slots[doc] = 0;
      return;
    }
    const first = values[0]!;
    if (values.length === 1 && Number.isInteger(first) && first >= 0 && first < 0x80000000 && !Object.is(first, -0)) {
      column.slots[doc] = first * 2 + 1;
      return;
    }
    const at = column.used;
    const need = at + values.length + 1;
    if (need > column.lists.length) {
      const grown = new Float64Array(new SharedArrayBuffer(Math.max(need, column.lists.length * 2, 16) * 8));
      grown.set(column.lists.subarray(0, at));
      column.lists = grown;
      // readers that still hold the old lists must not meet slots that point behind their end
      const slots = new Uint32Array(new SharedArrayBuffer(column.slots.byteLength));
      slots.set(column.slots);
      column.slots = slots;
      this.version++;
    }
    column.lists[at] = values.length;
    for (let i = 0; i < values.length; i++) column.lists[at + 1 + i] = values[i]!;
    column.used = need;
    Atomics.store(column.slots, doc, at * 2);
  }

  /** Copies a document's values from another segment's columns. */
  copy(from: DerivedColumns, fromDoc: number, toDoc: number): void {
    for (let f = 0; f < this.columns.length; f++) this.#copySlot(f, from.columns[f]!, fromDoc, toDoc);
  }

  /** Copies all values of a segment that has been merged: document `doc` is now `map[doc]`, if it is below the number of documents here. */
  copyAll(from: DerivedColumns, map: Uint32Array): void {
    for (let f = 0; f < this.columns.length; f++) {
      const column = from.columns[f]!;
      const size = this.columns[f]!.slots.length;
      for (let doc = 0; doc < map.length; doc++) {
        if (column.slots[doc] !== 0 && map[doc]! < size) this.#copySlot(f, column, doc, map[doc]!);
      }
    }
  }

  #copySlot(f: number, from: DerivedColumn, fromDoc: number, toDoc: number): void {
    const slot = from.slots[fromDoc]!;
    if (slot === 0 || slot & 1) {
      this.columns[f]!.slots[toDoc] = slot;
      return;
    }
    const values: number[] = [];
    derivedValues(from, fromDoc, values);
    this.set(f, toDoc, values);
  }

  get bytes(): number {
    return this.columns.reduce((n, column) => n + column.slots.byteLength + column.lists.byteLength, 0);
  }
}

/** Appends the values of a document. */
export function derivedValues(
  column: { readonly slots: Uint32Array; readonly lists: Float64Array },
  doc: number,
  into: number[],
): void {
  const slot = column.slots[doc]!;
  if (slot === 0) return;
  if (slot & 1) {
    into.push(slot >>> 1);
    return;
  }
  const at = slot >>> 1;
  const n = column.lists[at]!;
  for (let i = 1; i <= n; i++) into.push(column.lists[at + i]!);
}
