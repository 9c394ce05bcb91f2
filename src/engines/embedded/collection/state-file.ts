import type { SegmentFile } from '../format/segment-file.ts';
import { SegmentWriter } from '../format/segment-writer.ts';
import type { DerivedColumn, DerivedColumns } from '../segment/derived.ts';
import { DocSet } from '../segment/docset.ts';
import type { StringTable } from '../segment/strings-table.ts';

/** Writes what changes about a segment: deletions and derived values. */
export function writeState(path: string, deleted: DocSet | undefined, derived: readonly DerivedColumn[]): void {
  const writer = new SegmentWriter(path);
  if (deleted) writer.section('deleted').typed(deleted.toBits());
  derived.forEach(({ slots, lists, used }, i) => {
    if (!slots.some((slot) => slot !== 0)) return;
    writer.section(`slots:${i}`).typed(slots);
    const name = lists instanceof Uint32Array ? 'numbers' : 'lists';
    if (used > 1) writer.section(`${name}:${i}`).typed(lists.subarray(0, used));
  });
  writer.finishFile({ documents: deleted?.size ?? 0 });
}

/** Reads it back. */
export function readState(file: SegmentFile, documents: number, derived: DerivedColumns): DocSet | undefined {
  derived.columns.forEach((column, i) => {
    const slots = file.whole(`slots:${i}`);
    if (slots.length === 0) return;
    column.slots = new Uint32Array(slots.buffer as SharedArrayBuffer, slots.byteOffset, documents);
    const numbers = file.whole(`numbers:${i}`);
    const lists = file.whole(`lists:${i}`);
    if (numbers.length > 0)
      column.lists = new Uint32Array(numbers.buffer as SharedArrayBuffer, numbers.byteOffset, numbers.length / 4);
    else if (lists.length > 0)
      column.lists = new Float64Array(lists.buffer as SharedArrayBuffer, lists.byteOffset, lists.length / 8);
    else return;
    column.used = column.lists.length;
  });
  const bits = file.whole('deleted');
  if (bits.length === 0) return undefined;
  const words = new Uint32Array(bits.buffer as ArrayBuffer, bits.byteOffset, bits.length / 4);
  return DocSet.ofBits(documents, words).lasting();
}

/** The shared arrays of a string table. */
export type TableArrays = Pick<StringTable, 'starts' | 'bytes' | 'length'>;

/** Writes the strings that tables have gained since they had `from` strings each. */
export function writeStringTables(path: string, tables: readonly TableArrays[], from: readonly number[]): void {
  const writer = new SegmentWriter(path);
  tables.forEach((table, i) => {
    const first = from[i]!;
    if (table.length === first) return;
    const starts = table.starts.slice(first, table.length + 1);
    const base = starts[0]!;
    for (let k = 0; k < starts.length; k++) starts[k]! -= base;
    writer.section(`starts:${i}`).typed(starts);
    writer.section(`bytes:${i}`).raw(table.bytes, base, table.starts[table.length]!);
  });
  writer.finishFile({ from });
}

/** Adds the strings of a file to the tables. */
export function readStringTables(file: SegmentFile, tables: readonly StringTable[]): void {
  tables.forEach((table, i) => {
    const raw = file.whole(`starts:${i}`);
    if (raw.length === 0) return;
    const starts = new Uint32Array(raw.buffer as ArrayBuffer, raw.byteOffset, raw.length / 4);
    table.append(starts, file.whole(`bytes:${i}`));
  });
}
