import type { Collection } from '#corpus/collection.ts';
import { finite, normaliser, strings } from '../../values.ts';
import { type Schema, shownCode } from '../schema/schema.ts';
import type { StringTable } from '../segment/strings-table.ts';

/** How values of a derived field become numbers of its column, and of the column that shows them. */
export interface DerivedReader {
  readonly i: number;
  readonly shown: number;
  /**
   * The same array of strings gives the same array of numbers, which nobody may change: the members of a family share
   * it.
   */
  readonly values: (value: unknown) => readonly number[];
  readonly shownValues: (value: unknown) => readonly number[];
}

/** Reads each array once, however many documents it is given for: a family of thousands would cost its square. */
function remembered(read: (value: unknown) => readonly number[]): (value: unknown) => readonly number[] {
  const known = new WeakMap<object, readonly number[]>();
  return (value) => {
    if (!Array.isArray(value)) return read(value);
    let numbers = known.get(value);
    if (!numbers) known.set(value, (numbers = read(value)));
    return numbers;
  };
}

/** Readers of the derived fields by code; keywords get their numbers from the tables. */
export function derivedReaders(
  collection: Collection<any>,
  schema: Schema,
  tables: readonly StringTable[],
): ReadonlyMap<string, DerivedReader> {
  const readers = new Map<string, DerivedReader>();
  schema.derived.forEach(({ code, kind, facet, space }, i) => {
    if (code.startsWith('shown:')) return;
    const table = tables[space];
    const normalise = normaliser(collection.fields[code]);
    const shown = facet && kind === 'keyword' ? schema.derived.findIndex((each) => each.code === shownCode(code)) : -1;
    const shownTable = shown >= 0 ? tables[schema.derived[shown]!.space] : undefined;
    readers.set(code, {
      i,
      shown,
      values:
        kind === 'keyword'
          ? remembered((value) => [
              ...new Set(strings(value as string | undefined).map((text) => table!.intern(normalise(text)))),
            ])
          : (value) => finite(value as number | undefined),
      shownValues: remembered((value) => [
        ...new Set(strings(value as string | undefined).map((text) => shownTable!.intern(text))),
      ]),
    });
  });
  return readers;
}
