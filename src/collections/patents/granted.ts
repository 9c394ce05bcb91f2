import { allOf, anyOf, butNot } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { UNEXAMINED } from '#patents/kinds.ts';

const values = (field: string, ...of: string[]): Query => ({ kind: 'values', field, values: of });

/** Publications that are granted rights, as `isGranted` tells of records: by their type, or by a date of grant. */
export const GRANTED: Query = anyOf(
  values('PATENT_TYPE', 'B', 'D'),
  butNot(
    values('PATENT_TYPE', 'U'),
    anyOf(
      ...Object.entries(UNEXAMINED).map(([authority, { kinds, registered }]) => {
        const applications = allOf(values('AUTHORITY', authority), values('KD', ...kinds));
        if (registered === undefined) return applications;
        return butNot(applications, { kind: 'wildcard', field: 'PN', pattern: `${authority}${registered}*` });
      }),
    ),
  ),
  { kind: 'range', field: 'ISD' },
);
