/** Two lists that follow each other, or are merged by a day, read page by page. */

/** A day as yyyyMMdd; undefined where it is not known. */
export type Day = number | undefined;

/**
 * How many entries of the second list stand before a page of both. Only the days that decide it are read.
 * @param lengths How many entries each list has, as far as the page reaches.
 * @param before Whether an entry of the second list of the first day stands before one of the first list of the second.
 */
export async function secondBefore(
  offset: number,
  lengths: { readonly first: number; readonly second: number },
  days: { readonly first: (at: number) => Promise<Day>; readonly second: (at: number) => Promise<Day> },
  before: (second: Day, first: Day) => boolean,
): Promise<number> {
  let low = Math.max(0, offset - lengths.first);
  let high = Math.min(offset, lengths.second);
  while (low < high) {
    const middle = (low + high) >> 1;
    // too few before the page: the next one stands before the last entry that would be there
    if (before(await days.second(middle), await days.first(offset - middle - 1))) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The first entries of two lists, so many at most: one of the second before one of the first where that is said. */
export function merged<A, B>(
  first: readonly A[],
  second: readonly B[],
  most: number,
  before: (second: B, first: A) => boolean,
): (readonly ['first', A] | readonly ['second', B])[] {
  const found: (readonly ['first', A] | readonly ['second', B])[] = [];
  for (let [a, b] = [0, 0]; found.length < most && (a < first.length || b < second.length); ) {
    if (b < second.length && (a === first.length || before(second[b]!, first[a]!)))
      found.push(['second', second[b++]!]);
    else found.push(['first', first[a++]!]);
  }
  return found;
}
