import { expect, it } from 'vitest';
import { patents } from '#collections/patents/patents.ts';
import type { SearchRequest } from './engine.ts';
import { isEmpty, totalOf } from './total.ts';

const stored = (total: number) => {
  const asked: unknown[] = [];
  const search = async ({ name }: { readonly name: string }, request: SearchRequest) => {
    asked.push([name, request]);
    return { hits: [], total };
  };
  return { asked, corpus: { search } as never };
};

it('records are counted and none is read, all where no query is given', async () => {
  const { asked, corpus } = stored(7);
  const { signal } = new AbortController();
  const query = { kind: 'term', field: 'TTL', text: 'cell' } as const;
  expect(await totalOf(corpus, patents, query, { stemming: true, signal })).toBe(7);
  expect(await totalOf(corpus, patents)).toBe(7);
  expect(asked).toEqual([
    ['patents', { query, offset: 0, limit: 0, stemming: true, signal }],
    ['patents', { query: { kind: 'all' }, offset: 0, limit: 0 }],
  ]);
});

it('a collection is empty where no record is counted', async () => {
  const empty = [0, 1, 2].map((total) => isEmpty(stored(total).corpus, patents));
  expect(await Promise.all(empty)).toEqual([true, false, false]);
});
