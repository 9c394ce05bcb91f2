import { expect, it } from 'vitest';
import { type Day, merged, secondBefore } from './two-lists.ts';

/** Entries of both lists are told apart by their place. */
interface Entry {
  readonly day: Day;
  readonly name: string;
}
const entries = (letter: string, days: readonly Day[]): Entry[] => days.map((day, at) => ({ day, name: letter + at }));

/** A page of both, as the search of patents of drugs makes it; and how many days were looked at for it. */
async function page(first: readonly Entry[], second: readonly Entry[], before: Before, offset: number, limit: number) {
  // so far both lists are read, at most
  const [a, b] = [first.slice(0, offset + limit), second.slice(0, offset + limit)];
  let looked = 0;
  const dayAt = (of: readonly Entry[]) => async (at: number) => {
    looked++;
    expect(of[at], `entry ${at} of ${of.length}`).toBeDefined();
    return of[at]!.day;
  };
  const days = { first: dayAt(a), second: dayAt(b) };
  const skipped = await secondBefore(offset, { first: a.length, second: b.length }, days, before);
  const [from, to] = [offset - skipped, offset - skipped + limit];
  const shown = merged(a.slice(from, to), b.slice(skipped, skipped + limit), limit, (x, y) => before(x.day, y.day));
  for (const [list, { name }] of shown) expect(list).toBe(name.startsWith('a') ? 'first' : 'second');
  return { names: shown.map(([, { name }]) => name), looked };
}
type Before = (second: Day, first: Day) => boolean;
const NEVER: Before = () => false;
/** The latest first, of one day that of the first list, what has no day at the end. */
const LATER: Before = (b, a) => b !== undefined && (a === undefined || b > a);

it('two lists that follow each other, or are merged by days, are cut into the pages of the whole', async () => {
  const lists: [first: Day[], second: Day[], before: Before, whole: string][] = [
    [[], [], LATER, ''],
    [[5], [], LATER, 'a0'],
    [[], [5], LATER, 'b0'],
    [[5, 4, 3], [2, 1], LATER, 'a0 a1 a2 b0 b1'],
    [[2, 1], [5, 4, 3], LATER, 'b0 b1 b2 a0 a1'],
    [[5, 3, 1], [6, 4, 2], LATER, 'b0 a0 b1 a1 b2 a2'],
    [[4, 4, 2], [4, 4, 2], LATER, 'a0 a1 b0 b1 a2 b2'],
    [[4, undefined, undefined], [3, undefined], LATER, 'a0 b0 a1 a2 b1'],
    [[1, 1], [9, 8, 7], NEVER, 'a0 a1 b0 b1 b2'],
  ];
  for (const [first, second, before, text] of lists) {
    const whole = text.split(' ').filter(Boolean);
    for (let offset = 0; offset <= whole.length + 1; offset++)
      for (let limit = 1; limit <= whole.length + 1; limit++)
        expect(
          (await page(entries('a', first), entries('b', second), before, offset, limit)).names,
          `${text} from ${offset}, ${limit}`,
        ).toEqual(whole.slice(offset, offset + limit));
  }
});

it('few days are looked at for a page far behind', async () => {
  const falling = (start: number) => Array.from({ length: 4_000 }, (_, n): Day => start - 2 * n);
  const { names, looked } = await page(entries('a', falling(8_001)), entries('b', falling(8_000)), LATER, 4_001, 2);
  expect(names).toEqual(['b2000', 'a2001']);
  // both ends of a search by halves among 4,000
  expect(looked).toBeLessThanOrEqual(2 * 12);
});
