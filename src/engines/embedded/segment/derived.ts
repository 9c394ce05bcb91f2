import type { Schema } from '../schema/schema.ts';

/**
 * One derived field of one segment, in shared memory and written in place: a slot per document. 0: no value; odd: one
 * value, (slot >>> 1); even: index of a list in `lists` (its length, then the values), which documents may share.
 * Values are numbers of a string table (keywords) or plain numbers; only integers below 2^31 fit a slot.
 */
export interface DerivedColumn {
  slots: Uint32Array<SharedArrayBuffer>;
  lists: Lists<SharedArrayBuffer>;
  /** Used entries of `lists`; entry 0 is never used. */
  used: number;
  /** One number, raised before and after every change of a value: odd while one changes. */
  readonly epoch: Int32Array<SharedArrayBuffer>;
}

/** Lists of values: of keywords, whose numbers are whole, four bytes each. */
export type Lists<B extends ArrayBufferLike = ArrayBufferLike> = Uint32Array<B> | Float64Array<B>;

/** What searches read of a derived column. */
export type DerivedArrays = Pick<DerivedColumn, 'epoch'> & {
  readonly slots: Uint32Array;
  readonly lists: Lists;
};

/** A derived column as a search saw it. */
export interface Seen {
  readonly field: number;
  readonly slots: Uint32Array;
  readonly epoch: number;
}

/**
 * The column of a field as it is now; undefined while a value changes. What is read until `isSeen` says otherwise
 * belongs to this state.
 */
export function see(field: number, derived: readonly DerivedArrays[]): Seen | undefined {
  const { slots, epoch } = derived[field]!;
  const now = Atomics.load(epoch, 0);
  return now & 1 ? undefined : { field, slots, epoch: now };
}

/** Whether a column is as it was seen: the same arrays, and no value changed since. */
export function isSeen({ field, slots, epoch }: Seen, derived: readonly DerivedArrays[]): boolean {
  const column = derived[field]!;
  return column.slots === slots && Atomics.load(column.epoch, 0) === epoch;
}

/**
 * Lists of so many values are shared between the documents that have them when a segment is copied; shorter ones cost
 * less than knowing them.
 */
const SHARED_FROM = 32;
/** A list that is still to be moved. */
const UNMOVED = 0xffffffff;
/**
 * Places of lists that were written last, by their values: few lists of offices stand in most documents, and a family's
 * members often follow each other. A power of two.
 */
const RECENT = 1024;
/** Entries of a column that is made anew, by those that it needs: it is made again when as many have come. */
const ROOM = 1.5;

/** Derived values of a segment's documents. */
export class DerivedColumns {
  readonly columns: DerivedColumn[];
  /** Changes when an array is replaced, not when a value does. */
  version = 0;
  /**
   * By field: where arrays that were given stand in `lists`, and lists of another segment that were copied. Positions
   * of the present `lists`.
   */
  readonly #given: WeakMap<readonly number[], number>[];
  readonly #copied: ({ readonly from: Lists; readonly to: Map<number, number> } | undefined)[];
  /** By field, made with its first list: where lists stand that were written last. */
  readonly #recent: (Uint32Array | undefined)[];
  readonly #whole: readonly boolean[];

  constructor(schema: Schema, documents: number) {
    this.#given = schema.derived.map(() => new WeakMap());
    this.#copied = schema.derived.map(() => undefined);
    this.#recent = schema.derived.map(() => undefined);
    this.#whole = schema.derived.map(({ kind }) => kind === 'keyword');
    this.columns = schema.derived.map((_, field) => ({
      slots: new Uint32Array(new SharedArrayBuffer(documents * 4)),
      lists: this.#lists(field, 1),
      used: 1,
      epoch: new Int32Array(new SharedArrayBuffer(4)),
    }));
  }

  #lists(field: number, entries: number): Lists<SharedArrayBuffer> {
    return this.#whole[field]
      ? new Uint32Array(new SharedArrayBuffer(entries * 4))
      : new Float64Array(new SharedArrayBuffer(entries * 8));
  }

  /**
   * Sets the values of a document's field. Readers in other threads see either the old or the new values. Documents
   * that are given the same array share one list: the array must not be changed afterwards.
   */
  set(field: number, doc: number, values: readonly number[]): void {
    const column = this.columns[field]!;
    const at = this.#given[field]!.get(values);
    if (at === undefined ? equal(column, doc, values) : column.slots[doc] === at * 2) return;
    Atomics.add(column.epoch, 0, 1);
    if (at === undefined) this.#write(field, doc, values);
    else Atomics.store(column.slots, doc, at * 2);
    Atomics.add(column.epoch, 0, 1);
  }

  #write(field: number, doc: number, values: readonly number[]): void {
    const column = this.columns[field]!;
    if (values.length === 0) {
      column.slots[doc] = 0;
      return;
    }
    if (values.length === 1 && fitsSlot(values[0]!)) {
      column.slots[doc] = values[0]! * 2 + 1;
      return;
    }
    const place = hashed(values) & (RECENT - 1);
    const before = this.#recent[field]?.[place] ?? 0;
    if (before > 0 && holds(column, before, values)) {
      Atomics.store(column.slots, doc, before * 2);
      return;
    }
    if (column.used + values.length + 1 > column.lists.length) this.#compact(field, values.length + 1);
    const at = column.used;
    column.lists[at] = values.length;
    for (let i = 0; i < values.length; i++) column.lists[at + 1 + i] = values[i]!;
    column.used = at + values.length + 1;
    this.#given[field]!.set(values, at);
    this.#recent[field] ??= new Uint32Array(RECENT);
    this.#recent[field][place] = at;
    Atomics.store(column.slots, doc, at * 2);
  }

  /**
   * Makes room for `need` entries, leaving lists behind that no slot points to. Readers keep the old arrays, slots
   * included.
   */
  #compact(field: number, need: number): void {
    const column = this.columns[field]!;
    this.#given[field] = new WeakMap();
    this.#copied[field] = undefined;
    const slots = new Uint32Array(new SharedArrayBuffer(column.slots.byteLength));
    slots.set(column.slots);
    const old = column.lists;
    const moved = new Uint32Array(column.used);
    let live = 1 + need;
    for (const slot of slots) {
      if (slot === 0 || slot & 1 || moved[slot >>> 1] === UNMOVED) continue;
      moved[slot >>> 1] = UNMOVED;
      live += old[slot >>> 1]! + 1;
    }
    const lists = this.#lists(field, Math.ceil(live * ROOM));
    let used = 1;
    for (let doc = 0; doc < slots.length; doc++) {
      const slot = slots[doc]!;
      if (slot === 0 || slot & 1) continue;
      const at = slot >>> 1;
      if (moved[at] === UNMOVED) {
        const size = old[at]! + 1;
        lists.set(old.subarray(at, at + size), used);
        moved[at] = used;
        used += size;
      }
      slots[doc] = moved[at]! * 2;
    }
    this.#recent[field] = this.#recent[field]?.map((at) => moved[at]!);
    column.slots = slots;
    column.lists = lists;
    column.used = used;
    this.version++;
  }

  /** Copies a document's values from another segment's columns. */
  copy(from: DerivedColumns, fromDoc: number, toDoc: number): void {
    for (let f = 0; f < this.columns.length; f++) this.#copySlot(f, from.columns[f]!, fromDoc, toDoc);
  }

  /**
   * Copies field `f` of some documents of a segment that has been merged: document `doc` is now `map[doc]`, if it is
   * below the number of documents here.
   */
  copyField(from: DerivedColumns, f: number, map: Uint32Array, begin = 0, end = map.length): void {
    const column = from.columns[f]!;
    const size = this.columns[f]!.slots.length;
    for (let doc = begin; doc < end; doc++) if (map[doc]! < size) this.#copySlot(f, column, doc, map[doc]!);
  }

  #copySlot(f: number, from: DerivedColumn, fromDoc: number, toDoc: number): void {
    const slot = from.slots[fromDoc]!;
    if (slot === 0 || slot & 1) {
      this.columns[f]!.slots[toDoc] = slot;
      return;
    }
    const { lists } = from;
    const at = slot >>> 1;
    const long = lists[at]! >= SHARED_FROM;
    if (long && this.#copied[f]?.from !== lists) this.#copied[f] = { from: lists, to: new Map() };
    const known = long ? this.#copied[f]!.to.get(at) : undefined;
    const column = this.columns[f]!;
    if (known !== undefined) {
      if (column.slots[toDoc] === known * 2) return;
      Atomics.add(column.epoch, 0, 1);
      Atomics.store(column.slots, toDoc, known * 2);
      Atomics.add(column.epoch, 0, 1);
      return;
    }
    const values: number[] = [];
    derivedValues(from, fromDoc, values);
    this.set(f, toDoc, values);
    // writing may have made room, and forgotten all places
    if (long) {
      const copied = this.#copied[f] ?? { from: lists, to: new Map<number, number>() };
      copied.to.set(at, column.slots[toDoc]! >>> 1);
      this.#copied[f] = copied;
    }
  }

  get bytes(): number {
    return this.columns.reduce((n, column) => n + column.slots.byteLength + column.lists.byteLength, 0);
  }
}

const fitsSlot = (value: number) =>
  Number.isInteger(value) && value >= 0 && value < 0x80000000 && !Object.is(value, -0);

function equal(column: DerivedColumn, doc: number, values: readonly number[]): boolean {
  const slot = column.slots[doc]!;
  if (slot === 0) return values.length === 0;
  if (slot & 1) return values.length === 1 && values[0] === slot >>> 1;
  return holds(column, slot >>> 1, values);
}

/** Whether the list at a place is of these values. */
function holds({ lists }: DerivedColumn, at: number, values: readonly number[]): boolean {
  if (lists[at] !== values.length) return false;
  for (let i = 0; i < values.length; i++) if (lists[at + 1 + i] !== values[i]) return false;
  return true;
}

function hashed(values: readonly number[]): number {
  let hash = values.length;
  for (const value of values) hash = Math.imul(hash ^ (value * 1024), 0x9e3779b1);
  return hash >>> 16;
}

/** Appends the values of a document. */
export function derivedValues(
  column: { readonly slots: Uint32Array; readonly lists: Lists },
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
