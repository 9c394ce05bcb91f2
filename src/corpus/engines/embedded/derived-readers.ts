import type { Collection } from '#corpus/collection.ts';
import { finite, normaliser, strings } from './extract.ts';
import { type Schema, shownCode } from './schema.ts';
import type { StringTable } from './strings-table.ts';

/** How values of a derived field become numbers of its column, and of the column that shows them. */
export interface DerivedReader {
  readonly i: number;
  readonly shown: number;
  readonly values: (value: unknown) => number[];
  readonly shownValues: (value: unknown) => number[];
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
          ? (value) => [...new Set(strings(value as string | undefined).map((text) => table!.intern(normalise(text))))]
          : (value) => finite(value as number | undefined),
      shownValues: (value) => [
        ...new Set(strings(value as string | undefined).map((text) => shownTable!.intern(text))),
      ],
    });
  });
  return readers;
}
