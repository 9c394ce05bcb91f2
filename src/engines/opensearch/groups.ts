import type { Collapse, Hit, SortKey } from '#corpus/engine.ts';
import { column } from './columns.ts';
import type { Row } from './rows.ts';

const BY_SCORE: readonly SortKey[] = [{ field: 'score', order: 'desc' }];

/** The order of an answer. */
export const sortOf = (sort: readonly SortKey[] | undefined): readonly SortKey[] => sort ?? BY_SCORE;

/** The order in the server's words; the last key is the id. */
export const serverSort = (sort: readonly SortKey[]): object[] => [
  ...sort.map(({ field, order }) =>
    field === 'score' ? { _score: order } : { [column.number(field)]: { order, mode: 'min', missing: '_last' } },
  ),
  { id: 'asc' },
];

/**
 * Whether the server itself can choose who stands for a group: it takes the first of the answer's order, so that must
 * be the preference too.
 */
export function isServerChoice({ prefer }: Collapse, sort: readonly SortKey[]): boolean {
  if (prefer?.by === 'values') return false;
  const preference =
    prefer?.by === 'field'
      ? [{ field: prefer.field, order: prefer.order === 'oldest' ? 'asc' : 'desc' }, ...BY_SCORE]
      : BY_SCORE;
  return JSON.stringify(preference.map(key)) === JSON.stringify(sort.map(key));
}
const key = ({ field, order }: { field: string; order: string }) => [field, order];

/** Group of a document: by its value, or its own. */
export const unitOf = (row: Row, name: string | undefined): string =>
  (name === undefined ? undefined : (row.values(name)[0] as string | undefined)) ?? `\u0000${row.id}`;

/** Columns that choosing and ordering read. */
export function columnsOfGroups({ field, prefer }: Collapse, sort: readonly SortKey[]): string[] {
  const columns = new Set([column.keyword(field)]);
  if (prefer?.by === 'field') columns.add(column.number(prefer.field));
  if (prefer?.by === 'values') columns.add(column.keyword(prefer.field));
  for (const { field: by } of sort) if (by !== 'score') columns.add(column.number(by));
  return [...columns];
}

/** One hit for each group, in order. */
export function groupHits(rows: readonly Row[], collapse: Collapse, sort: readonly SortKey[]): Hit[] {
  const name = column.keyword(collapse.field);
  const better = preferenceOf(collapse.prefer);
  const best = new Map<string, Row>();
  for (const row of rows) {
    const unit = unitOf(row, name);
    const known = best.get(unit);
    if (!known || better(row, known) < 0) best.set(unit, row);
  }
  return [...best.values()].sort(orderOf(sort)).map(({ id, score }) => ({ id, score }));
}

type Order = (a: Row, b: Row) => number;

function preferenceOf(prefer: Collapse['prefer']): Order {
  if (!prefer || prefer.by === 'score') return orderOf(BY_SCORE);
  if (prefer.by === 'field')
    return orderOf([{ field: prefer.field, order: prefer.order === 'oldest' ? 'asc' : 'desc' }, ...BY_SCORE]);
  const name = column.keyword(prefer.field);
  const rank = (row: Row) => {
    const known = row.values(name).flatMap((value) => {
      const at = prefer.values.indexOf(value as string);
      return at < 0 ? [] : [at];
    });
    return known.length > 0 ? Math.min(...known) : prefer.values.length;
  };
  const better = orderOf(BY_SCORE);
  return (a, b) => rank(a) - rank(b) || better(a, b);
}

/** The order of an answer; documents without a value come last, the id decides in the end. */
export function orderOf(sort: readonly SortKey[]): Order {
  const keys = sort.map(({ field, order }) => ({
    of: (row: Row) => (field === 'score' ? row.score : (row.values(column.number(field))[0] as number | undefined)),
    sign: order === 'asc' ? 1 : -1,
  }));
  return (a, b) => {
    for (const { of, sign } of keys) {
      const x = of(a);
      const y = of(b);
      if (x === y) continue;
      if (x === undefined) return 1;
      if (y === undefined) return -1;
      return sign * (x - y);
    }
    return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
  };
}
