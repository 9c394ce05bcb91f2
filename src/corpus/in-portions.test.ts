import { expect, it } from 'vitest';
import { patents } from '#collections/patents/patents.ts';
import type { SearchRequest } from './engine.ts';
import { inPortions } from './in-portions.ts';

it('what is found is read a thousand at once, until there is no more of it or as much as may be read', async () => {
  /** Of each search where it began, how many were asked for and read, and what was counted. */
  const read = async (total: number, most: number) => {
    const asked: SearchRequest[] = [];
    const corpus = {
      async search(_: unknown, request: SearchRequest) {
        asked.push(request);
        const { offset, limit } = request;
        const left = Math.max(0, Math.min(limit, total - offset));
        return { hits: Array.from({ length: left }, (_, at) => ({ id: `${offset + at}`, score: 1 })), total };
      },
      get: async (_: unknown, ids: readonly string[]) => ids,
    };
    const portions: unknown[] = [];
    const request = { query: { kind: 'all' }, stemming: true } as const;
    for await (const { records, total } of inPortions(corpus as never, patents, most, request)) {
      const { offset, limit, ...rest } = asked.at(-1)!;
      expect(rest).toEqual(request);
      expect(records[0] ?? String(offset)).toBe(String(offset));
      portions.push([offset, limit, records.length, total]);
    }
    expect(asked).toHaveLength(portions.length);
    return portions;
  };
  expect(await read(0, 3_000)).toEqual([[0, 1_000, 0, 0]]);
  expect(await read(1_000, 3_000)).toEqual([[0, 1_000, 1_000, 1_000]]);
  expect(await read(1_001, 3_000)).toEqual([
    [0, 1_000, 1_000, 1_001],
    [1_000, 1_000, 1, 1_001],
  ]);
  expect(await read(5_000, 2_000)).toEqual([
    [0, 1_000, 1_000, 5_000],
    [1_000, 1_000, 1_000, 5_000],
  ]);
});
