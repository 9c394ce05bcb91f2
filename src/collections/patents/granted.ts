import { anyOf } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';

/** Publications that are granted rights, as `isGranted` tells of records: by their type, or by a date of grant. */
export const GRANTED: Query = anyOf(
  { kind: 'values', field: 'PATENT_TYPE', values: ['B', 'U', 'D'] },
  { kind: 'range', field: 'ISD' },
);
