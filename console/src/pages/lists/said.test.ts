import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listedRows } from './said.ts';

const PAGE = 4;
/** Numbers in the worklist now, and those that the corpus has. */
let list: string[];
let stored: Set<string>;
/** What happens before each page is read, by how many were read before. */
let meanwhile: Record<number, () => void>;
let pages: number[];

const reply = (body: unknown) =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
beforeEach(() => {
  list = Array.from({ length: 10 }, (_, n) => `US${n}A1`);
  stored = new Set(list);
  meanwhile = {};
  pages = [];
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string }) => {
    const url = new URL(path, 'http://here');
    if (url.pathname === '/manage/table') {
      const { numbers } = JSON.parse(body!) as { numbers: string[] };
      return reply(numbers.filter((number) => stored.has(number)).map((number) => ({ number, title: `T ${number}` })));
    }
    const offset = Number(url.searchParams.get('offset'));
    meanwhile[pages.length]?.();
    pages.push(offset);
    const documents = list.slice(offset, offset + PAGE).map((number) => ({ number, tags: [], highlights: [] }));
    return reply({ name: 'l', total: list.length, page_size: PAGE, documents });
  });
});
afterEach(() => vi.unstubAllGlobals());

const counts: number[] = [];
async function read() {
  counts.length = 0;
  const rows = await listedRows('l1', { signal: new AbortController().signal, told: (rows) => counts.push(rows) });
  return rows.map(({ number }) => number);
}

it('has every document once, in the order of the list, and tells how many there are', async () => {
  expect(await read()).toEqual(list);
  expect(pages).toEqual([0, 3, 6]);
  expect(counts).toEqual([4, 7, 10]);
});

it('has what the corpus lacks by its number alone', async () => {
  stored.delete('US2A1');
  const rows = await listedRows('l1', { signal: new AbortController().signal, told: () => {} });
  expect([rows[1], rows[2]]).toMatchObject([
    { number: 'US1A1', title: 'T US1A1', said: { number: 'US1A1' } },
    { number: 'US2A1', unstored: true, said: { number: 'US2A1' } },
  ]);
});

it('is empty for an empty list', async () => {
  list = [];
  expect(await read()).toEqual([]);
  expect(pages).toEqual([0]);
});

it('leaves out none that others moved up for, and has what was added', async () => {
  meanwhile = { 1: () => list.splice(0, 2), 3: () => list.push('US99A1') };
  const all = [...list, 'US99A1'];
  expect(await read()).toEqual(all);
  // from the beginning, where the second page did not begin with the end of the first
  expect(pages).toEqual([0, 3, 0, 3, 6]);
});

it('goes on where the last one that was read has gone, or everything has', async () => {
  meanwhile = { 1: () => list.splice(3, 1) };
  expect(await read()).toEqual(['US0A1', 'US1A1', 'US2A1', 'US3A1', ...list.slice(3)]);
  pages = [];
  list = Array.from({ length: 6 }, (_, n) => `US${n}A1`);
  meanwhile = { 1: () => list.splice(0) };
  expect(await read()).toEqual(['US0A1', 'US1A1', 'US2A1', 'US3A1']);
});
