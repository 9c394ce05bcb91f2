/** A value, or one that stands so many times. */
export type Counted = number | readonly [value: number, count: number];

/** The share of values below one, equal ones half, in percent (mid-rank percentile); undefined among none. */
export function percentile(value: number, among: Iterable<Counted>): number | undefined {
  let [below, equal, all] = [0, 0, 0];
  for (const one of among) {
    const [each, count] = typeof one === 'number' ? [one, 1] : one;
    all += count;
    if (each < value) below += count;
    else if (each === value) equal += count;
  }
  return all === 0 ? undefined : (100 * (below + equal / 2)) / all;
}

/** How many of some ascending values are below one, or not above it. */
function position(value: number, ascending: Float64Array, above: boolean): number {
  let [from, to] = [0, ascending.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    const each = ascending[middle]!;
    if (each < value || (above && each === value)) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** `percentile` among values that are in ascending order, by halving. */
export function percentileIn(value: number, ascending: Float64Array): number | undefined {
  if (ascending.length === 0) return undefined;
  const below = position(value, ascending, false);
  return (100 * (below + (position(value, ascending, true) - below) / 2)) / ascending.length;
}
