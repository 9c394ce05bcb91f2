import { allOf, anyOf, butNot } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { UNEXAMINED } from '#patents/kinds.ts';

const values = (field: string, ...of: string[]): Query => ({ kind: 'values', field, values: of });

/** Publications that are granted rights, as `isGranted` tells of records: by their type, or by a date of grant. */
export const GRANTED: Query = anyOf(
  values('PATENT_TYPE', 'B', 'D'),
  butNot(
    values('PATENT_TYPE', 'U'),
    anyOf(...UNEXAMINED.map(([authority, kind]) => allOf(values('AUTHORITY', authority), values('KD', kind)))),
  ),
  { kind: 'range', field: 'ISD' },
);
