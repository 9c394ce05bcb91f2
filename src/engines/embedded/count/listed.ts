import { type Counts, top } from './counter.ts';
import type { AxisRef } from './tree.ts';

/** One bucket of an axis. */
export interface Row {
  readonly value: string;
  /** Of the value in its source; -1 for a row that nothing has. */
  readonly number: number;
  readonly count: number;
}

/**
 * The rows of an axis, in their order.
 * @param text The text of a number. @param inOrder Whether numbers are in the order of their texts.
 * @param spend Told how many there will be, before they are made.
 */
export function listed(
  counted: Counts,
  text: (number: number) => string,
  inOrder: boolean,
  { listing }: Pick<AxisRef, 'listing'>,
  spend: (rows: number) => void,
): Row[] {
  const { counts, seen } = counted;
  if (listing.kind === 'named') {
    spend(listing.names.length);
    return listing.names.map((value, number) => ({ value, number, count: counts[number]! }));
  }
  if (listing.kind === 'top') {
    const { offset, limit } = listing;
    spend(Math.max(0, Math.min(seen.length - offset, limit)));
    return top(counted, text, inOrder, offset, limit);
  }
  const known = new Map(Array.from(seen, (number) => [Number(text(number)), number]));
  const numbers = [...known.keys()];
  const from = listing.from ?? numbers.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  const to = listing.to ?? numbers.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  if (!(from <= to)) return [];
  const calendar = listing.months
    ? (Math.trunc(to / 100) - Math.trunc(from / 100)) * 12 + (to % 100) - (from % 100) + 1
    : to - from + 1;
  spend(Math.max(0, calendar));
  // dates without a month or with a wrong one have rows, too, if a unit has them
  const rows = new Set(numbers.filter((value) => value >= from && value <= to));
  for (let at = from; at <= to; at++) if (!listing.months || (at % 100 >= 1 && at % 100 <= 12)) rows.add(at);
  return [...rows]
    .sort((a, b) => a - b)
    .map((value) => {
      const number = known.get(value) ?? -1;
      return { value: String(value), number, count: number < 0 ? 0 : counts[number]! };
    });
}
