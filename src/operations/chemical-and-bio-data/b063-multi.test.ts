import { expect, it } from 'vitest';
import operation from './b063-multi.ts';

/** What is answered of patents whose listings have so many sequences each, none longer than a row. */
async function answered(counts: readonly number[], limit: number) {
  const numbers = counts.map((_, at) => `US${11_000_001 + at}`);
  const corpus = {
    identify: async (_: unknown, __: unknown, asked: readonly string[]) => new Map(asked.map((one) => [one, [one]])),
    get: async (_: unknown, [number]: readonly string[]) =>
      Array.from({ length: counts[numbers.indexOf(number!)] ?? 0 }, (_, at) => ({
        ...{ id: `${number} ${at}`, kind: 'nucleotide', length: 3, letters: 'ACG', names: [], organisms: [] },
        stands_in: [{ patent: number, number: at + 1 }],
      })),
    lookup: async () => [],
  };
  const notes: string[] = [];
  const body = { db_type: ['ALLPATENT'], patent_numbers: numbers.map((one) => `${one}B2`), page: 1, size: 100, limit };
  const call = { body, note: (said: string) => notes.push(said), account: { id: 'a' }, signal: undefined };
  const said = (await operation.handle(call as never, { corpus } as never)) as { total: number };
  return [said.total, ...notes];
}
const MORE = 'There are more than 2 sequences: the limit cut them off.';

it('as many sequences as were asked for are all of them, and of more a note says so, whichever patent they are of', async () => {
  expect(await answered([1], 2)).toEqual([1]);
  expect(await answered([2], 2)).toEqual([2]);
  expect(await answered([1, 1], 2)).toEqual([2]);
  expect(await answered([3], 2)).toEqual([2, MORE]);
  expect(await answered([1, 2], 2)).toEqual([2, MORE]);
  expect(await answered([2, 1], 2)).toEqual([2, MORE]);
});

it('patents without a listing are named, ten of them', async () => {
  const note = async (none: number) =>
    String(
      (
        await answered(
          Array.from({ length: none }, () => 0),
          2,
        )
      )[1],
    );
  expect([(await note(10)).match(/US\d/g)?.length, /more:/.test(await note(10))]).toEqual([10, false]);
  expect(await note(11)).toContain(' and 1 more: for each,');
});
