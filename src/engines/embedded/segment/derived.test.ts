import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { patents } from '#collections/patents/patents.ts';
import { derivedReaders } from '../collection/derived-readers.ts';
import { type Schema, schemaOf } from '../schema/schema.ts';
import { type DerivedArrays, DerivedColumns, derivedValues } from './derived.ts';
import { InvertedDerived, scanDerived } from './inverted-derived.ts';
import { StringTable } from './strings-table.ts';

const schema = { derived: [{ code: 'F', kind: 'keyword', facet: false, space: 0 }] } as unknown as Schema;
const valuesOf = (columns: DerivedColumns, doc: number): number[] => {
  const values: number[] = [];
  derivedValues(columns.columns[0]!, doc, values);
  return values;
};
const family = (first: number, n: number) => Array.from({ length: n }, (_, i) => first + i);

describe('documents with the same values', () => {
  const MEMBERS = 3000;
  /** As when a family grows by batches: all members get the list of all. */
  const grown = () => {
    const columns = new DerivedColumns(schema, MEMBERS);
    for (let n = 500; n <= MEMBERS; n += 500) {
      const all = family(0, n);
      for (let doc = 0; doc < n; doc++) columns.set(0, doc, all);
    }
    return columns;
  };

  it('share one list: a family takes its size, not its square', () => {
    const columns = grown();
    expect(valuesOf(columns, 0)).toEqual(family(0, MEMBERS));
    expect(valuesOf(columns, MEMBERS - 1)).toEqual(family(0, MEMBERS));
    // some lists of 4 bytes a value; one each would be 36 MB
    expect(columns.bytes).toBeLessThan(500_000);
  });

  it('go on sharing it in a merged segment, and are found', () => {
    const source = grown();
    const columns = new DerivedColumns(schema, MEMBERS * 2);
    const map = Uint32Array.from(family(MEMBERS, MEMBERS));
    columns.copyField(source, 0, map, 0, 1000);
    // the document that is written meanwhile has other values
    columns.set(0, 0, family(5000, 40));
    columns.copyField(source, 0, map, 1000);
    expect(columns.bytes).toBeLessThan(500_000);
    expect([
      valuesOf(columns, 0),
      valuesOf(columns, 1),
      valuesOf(columns, MEMBERS),
      valuesOf(columns, 2 * MEMBERS - 1),
    ]).toEqual([family(5000, 40), [], family(0, MEMBERS), family(0, MEMBERS)]);
    const wanted = new Uint8Array(6000);
    wanted[7] = 1;
    expect([...scanDerived(columns.columns[0] as DerivedArrays, wanted)]).toEqual(family(MEMBERS, MEMBERS));
    const inverted = new InvertedDerived();
    // pairs of every member with every member are too many to keep: the column is scanned, every time
    expect([1, 2, 3].map(() => inverted.find(0, columns.columns, [7]))).toEqual([undefined, undefined, undefined]);
  });

  it('share short lists of the same values too, in four bytes a keyword and eight a figure', () => {
    const two = {
      derived: [schema.derived[0]!, { code: 'N', kind: 'number', facet: false, space: -1 }],
    } as unknown as Schema;
    const columns = new DerivedColumns(two, MEMBERS);
    for (let doc = 0; doc < MEMBERS; doc++) {
      columns.set(0, doc, [7 + (doc % 3), 20]);
      columns.set(1, doc, [0.25 * (doc % 2) + 0.5]);
    }
    const [keywords, figures] = columns.columns;
    expect([keywords!.used, keywords!.lists.BYTES_PER_ELEMENT]).toEqual([1 + 3 * 3, 4]);
    expect([figures!.used, figures!.lists.BYTES_PER_ELEMENT]).toEqual([1 + 2 * 2, 8]);
    expect([valuesOf(columns, 0), valuesOf(columns, 2), valuesOf(columns, MEMBERS - 1)]).toEqual([
      ...[
        [7, 20],
        [9, 20],
      ],
      [7 + ((MEMBERS - 1) % 3), 20],
    ]);
  });

  it('keep what they were given last, whoever shares what', () => {
    const lists = [[], [1], [2, 3], [4, 5, 6], family(10, 40), family(60, 50)];
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(9), fc.nat(5)), { maxLength: 200 }), fc.nat(9), (writes, cut) => {
        const columns = new DerivedColumns(schema, 10);
        const expected = new Map<number, readonly number[]>();
        for (const [doc, list] of writes) {
          columns.set(0, doc, lists[list]!);
          expected.set(doc, lists[list]!);
        }
        const copied = new DerivedColumns(schema, 10);
        const map = Uint32Array.from(family(0, 10));
        copied.copyField(columns, 0, map, 0, cut);
        copied.copyField(columns, 0, map, cut);
        for (let doc = 0; doc < 10; doc++) {
          expect(valuesOf(columns, doc)).toEqual(expected.get(doc) ?? []);
          expect(valuesOf(copied, doc)).toEqual(expected.get(doc) ?? []);
        }
        // five lists, and garbage of as much
        expect(columns.columns[0]!.lists.length).toBeLessThan(600);
      }),
    );
  });
});

it('an array of values is read once, however many documents it is given for', () => {
  const fields = schemaOf(patents, '1');
  const spaces = fields.derived.reduce((n, { space }) => Math.max(n, space + 1), 0);
  const tables = Array.from({ length: spaces }, () => new StringTable());
  const { values } = derivedReaders(patents, fields, tables).get('FAM')!;
  const members = ['US10000001B2', 'US10000001', 'EP1000002A1'];
  const read = values(members);
  expect(read).toHaveLength(2);
  expect(values(members)).toBe(read);
  expect(values([...members])).toEqual(read);
});
