import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collections } from '#collections/index.ts';
import { emptyWork, type Work } from '#collections/works/work.ts';
import { workPart, works } from '#collections/works/works.ts';
import { doctor } from '#stores/sqlite/maintenance.ts';
import { openCorpus } from '#stores/sqlite/open-corpus.ts';
import { laterPart } from './assembly.ts';
import type { RecordReading } from './record-store.ts';
import { assembleBatch } from './records/assemble.ts';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'priora-assembly-'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));
let dirs = 0;
const fresh = () => join(root, String(dirs++));
const opened = (dir: string) => openCorpus({ dir, collections });

const TITLES = [
  'A study of pumps and their bearings',
  'On the origin of small droplets',
  'Another thing entirely, seen twice',
];
interface Said {
  readonly source: string;
  readonly key: string;
  readonly ids?: readonly string[];
  readonly title?: string;
  readonly year?: number;
  readonly author?: string;
  readonly as_of?: string;
  readonly keywords?: string[];
}
const part = ({ source, key, ids = [], title, year, author, as_of, keywords = [] }: Said): Work =>
  workPart({
    ...emptyWork(),
    ids: [...ids],
    provenance: [{ source, key, ...(as_of !== undefined && { as_of }) }],
    titles: title === undefined ? [] : [{ lang: 'en', origin: 'original', text: title }],
    authors: author === undefined ? [] : [{ name: author }],
    ...(year !== undefined && { published: year * 10_000 }),
    keywords,
  });

/** What a store that only keeps records and keys would hold in the end, as text. */
async function inMemory(all: readonly Work[], size: number): Promise<string> {
  const stored = new Map<string, Work>();
  const holders = async (wanted: readonly string[]) =>
    new Map(
      wanted.map((key) => [key, [...stored.values()].filter(({ keys }) => keys.includes(key)).map(({ id }) => id)]),
    );
  const reader = {
    collections: async () => [],
    stored: async (_: string, ids: readonly string[]) =>
      new Map(
        ids.filter((id) => stored.has(id)).map((id) => [id, { seq: 1, whole: () => structuredClone(stored.get(id)) }]),
      ),
  } as unknown as RecordReading;
  const known = new Map(collections.map((each) => [each.name, each]));
  for (let at = 0; at < all.length; at += size) {
    const batch = await assembleBatch(works, all.slice(at, at + size), reader, holders, known);
    const { added, changed, unchanged } = batch.result;
    expect(added + changed + unchanged).toBe(Math.min(size, all.length - at));
    for (const id of batch.deletes!) expect(stored.delete(id)).toBe(true);
    for (const record of batch.records) stored.set(record.id, JSON.parse(JSON.stringify(record)));
  }
  return [...stored.values()]
    .map((record) => JSON.stringify(record))
    .sort()
    .join('\n');
}

describe('works that are put together', () => {
  it('join by an identity, keep their older ids, and take what each part knows', async () => {
    const dir = fresh();
    const corpus = await opened(dir);
    const title = TITLES[0]!;
    const medline = part({ source: 'pubmed', key: '7', ids: ['pmid:7'], title, year: 2020, keywords: ['pump'] });
    await corpus.put(works, [medline]);
    expect(medline.id).toBe('dd7a316b-0217-57d5-8ae9-02475f04c03c');
    const both = part({
      source: 'crossref',
      key: '10.1234/x',
      ids: ['doi:10.1234/x', 'pmid:7'],
      title: `${title}.`,
      year: 2021,
    });
    expect(await corpus.put(works, [both])).toEqual({ added: 0, changed: 1, unchanged: 0 });
    expect(await corpus.put(works, [medline, both])).toEqual({ added: 0, changed: 0, unchanged: 2 });
    const [found, ...rest] = await corpus.lookup(works, 'paper_id', [medline.id]);
    expect(rest).toEqual([]);
    expect(found).toMatchObject({
      id: both.id,
      ids: ['doi:10.1234/x', 'pmid:7'],
      titles: [{ text: `${title}.` }],
      keywords: ['pump'],
      published: 20200000,
      provenance: [
        { source: 'crossref', key: '10.1234/x' },
        { source: 'pubmed', key: '7' },
      ],
    });
    expect(await corpus.get(works, [medline.id])).toEqual([]);
    expect((await corpus.lookup(works, 'doi', ['https://doi.org/10.1234/X']))[0]?.id).toBe(both.id);
    await corpus.close();
    expect(await doctor({ dir, collections, full: true })).toEqual([]);
  });

  it('stay apart where title and year disagree, and say that they share an identity', async () => {
    const corpus = await opened(fresh());
    const one = part({ source: 'a', key: '1', ids: ['doi:10.1234/x'], title: TITLES[0]!, year: 2000 });
    const other = part({ source: 'b', key: '1', ids: ['doi:10.1234/x'], title: TITLES[1]!, year: 2010 });
    await corpus.put(works, [one]);
    await corpus.put(works, [other]);
    const found = await corpus.lookup(works, 'doi', ['10.1234/X']);
    expect(found.map(({ id, contested }) => [id, contested])).toEqual([[one.id, ['doi:10.1234/x']]]);
    const ids = (await corpus.identify(works, 'doi', ['10.1234/x'])).get('10.1234/x')!;
    expect((await corpus.get(works, ids)).map(({ titles }) => titles[0]!.text).sort()).toEqual([TITLES[0], TITLES[1]]);
    await corpus.close();
  });

  it('join by title, year and first author if one has no identity', async () => {
    const corpus = await opened(fresh());
    const same = { title: TITLES[0]!, year: 2001 };
    const loose = part({ source: 'csl', key: '1', ...same, author: 'Maria Lymperaiou', keywords: ['joined'] });
    await corpus.put(works, [loose]);
    await corpus.put(works, [
      part({ source: 'a', key: '1', ids: ['doi:10.1234/x'], ...same, author: 'Lymperaiou, M.' }),
      part({ source: 'a', key: '2', ids: ['doi:10.1234/y'], ...same, author: 'Someone Else' }),
      part({ source: 'a', key: '3', ids: ['doi:10.1234/z'], ...same, year: 2002, author: 'M. Lymperaiou' }),
    ]);
    const [x, y, z] = await corpus.lookup(works, 'doi', ['10.1234/x', '10.1234/y', '10.1234/z']);
    expect([x, y, z].map((work) => work!.keywords)).toEqual([['joined'], [], []]);
    expect((await corpus.lookup(works, 'paper_id', [loose.id]))[0]?.id).toBe(x!.id);
    await corpus.close();
  });

  it('take a row that is told again by more identities as it is told then, in any order', () => {
    const less = part({ source: 'a', key: '1', ids: ['doi:10.1/x'], title: TITLES[1]! });
    const more = part({ source: 'a', key: '1', ids: ['doi:10.1/x', 'pmid:1'], title: TITLES[0]! });
    const later = part({ source: 'a', key: '1', ids: ['doi:10.1/x'], title: TITLES[0]!, as_of: '2020' });
    expect([laterPart(less, more), laterPart(more, less)]).toEqual([more, more]);
    expect([laterPart(later, more), laterPart(more, later)]).toEqual([later, later]);
    // neither: whichever comes last as text
    const other = part({ source: 'a', key: '1', ids: ['doi:10.1/x'], title: TITLES[2]! });
    expect([laterPart(less, other), laterPart(other, less)]).toEqual([less, less]);
  });

  it('are told as they are read now where they are read again, unless what is stored is of a later day', async () => {
    const corpus = await opened(fresh());
    const greater = part({ source: 'a', key: '1', ids: ['doi:10.1234/x'], title: TITLES[2]! });
    const lesser = part({ source: 'a', key: '1', ids: ['doi:10.1234/x'], title: TITLES[1]! });
    const beside = part({ source: 'b', key: '1', ids: ['doi:10.1234/x'], keywords: ['beside'] });
    const title = async () => (await corpus.lookup(works, 'doi', ['10.1234/x']))[0]!.titles[0]!.text;
    await corpus.put(works, [greater, beside]);
    const [stored] = await corpus.lookup(works, 'doi', ['10.1234/x']);
    const [least, most] = JSON.stringify(greater) < JSON.stringify(lesser) ? [greater, lesser] : [lesser, greater];
    await corpus.put(works, [most]);
    expect(await corpus.put(works, [least])).toEqual({ added: 0, changed: 0, unchanged: 1 });
    expect(await title()).toBe(most.titles[0]!.text);
    expect(await corpus.put(works, [least], { again: true })).toEqual({ added: 0, changed: 1, unchanged: 0 });
    expect(await title()).toBe(least.titles[0]!.text);
    expect((await corpus.get(works, [stored!.id]))[0]!.keywords).toEqual(['beside']);
    const later = part({ source: 'a', key: '1', ids: ['doi:10.1234/x'], title: TITLES[0]!, as_of: '2020' });
    await corpus.put(works, [later]);
    expect(await corpus.put(works, [least], { again: true })).toEqual({ added: 0, changed: 0, unchanged: 1 });
    expect(await title()).toBe(TITLES[0]);
    await corpus.close();
  });

  it('are the same bytes whatever the order of parts, batches and repeats', async () => {
    const id = fc.constantFrom('doi:10.1234/a', 'doi:10.1234/b', 'pmid:1', 'pmid:2', 'arxiv:2001.00001', 'own:1');
    const said = fc.record({
      source: fc.constantFrom('crossref', 'pubmed', 'csl', 'other'),
      key: fc.constantFrom('1', '2', '3'),
      ids: fc.uniqueArray(id, { maxLength: 2 }),
      title: fc.constantFrom(...TITLES),
      year: fc.constantFrom(2000, 2001, 2010),
      author: fc.constantFrom('Maria Lymperaiou', 'Jo Smith'),
      as_of: fc.constantFrom('2020', '2021'),
      keywords: fc.uniqueArray(fc.constantFrom('x', 'y', 'z'), { maxLength: 2 }),
    });
    const history = fc
      .array(said, { minLength: 2, maxLength: 9 })
      .chain((all) =>
        fc.tuple(
          fc.constant(all),
          fc.shuffledSubarray([...all, ...all], { minLength: all.length * 2, maxLength: all.length * 2 }),
          fc.integer({ min: 1, max: 5 }),
        ),
      );
    await fc.assert(
      fc.asyncProperty(history, async ([one, other, size]) => {
        expect(await inMemory(other.map(part), size)).toEqual(await inMemory(one.map(part), one.length));
      }),
      { numRuns: 300 },
    );
  });
});
