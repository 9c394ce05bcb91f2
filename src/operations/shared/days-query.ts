import type { Query } from '#corpus/query/tree.ts';

/** What a day reaches to: the end of its year or month. */
const endOf = (day: number) => (day % 10_000 === 0 ? day + 1231 : day % 100 === 0 ? day + 31 : day);

/**
 * From the first day named to the last one (yyyyMMdd), a year or a month up to its last day; undefined where neither is
 * named. @param backwards Refuses a first day that is later than the last one.
 */
export function daysQuery(
  field: string,
  from: number | undefined,
  to: number | undefined,
  backwards: () => never,
): Query | undefined {
  if (from === undefined && to === undefined) return undefined;
  const last = to === undefined ? undefined : endOf(to);
  if (from !== undefined && last !== undefined && from > last) return backwards();
  return {
    kind: 'range',
    field,
    ...(from !== undefined && { from: `${from}` }),
    ...(last !== undefined && { to: `${last}` }),
  };
}
