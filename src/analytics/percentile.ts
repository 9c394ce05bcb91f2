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
