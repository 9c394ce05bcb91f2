import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collections as real } from '#collections/index.ts';
import { patents } from '#collections/patents/patents.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { type Tags, tags } from '#collections/tags/tags.ts';
import { checkCollections, defineCollection, type Link } from '#corpus/collection.ts';
import { naiveEngine } from '#testing/naive-engine.ts';
import { Paper, paper, papers } from '#testing/papers.ts';
import { doctor, reindex } from '../maintenance.ts';
import { openCorpus } from '../open-corpus.ts';
import { openStoreForReading } from './schema.ts';

const collections = [...real, papers];

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'priora-ties-'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));
let dirs = 0;
const fresh = () => join(root, String(dirs++));
const opened = (dir: string, engine = naiveEngine()) => openCorpus({ dir, collections, engine, poll_ms: 60_000 });
const found = async (corpus: Awaited<ReturnType<typeof opened>>, field: string, text: string) =>
  (await corpus.search(papers, { query: { kind: 'term', field, text }, offset: 0, limit: 10 })).hits
    .map(({ id }) => id)
    .sort();

describe('identities and links of a collection', () => {
  it('are answered whichever side came first, forth and back', async () => {
    const dir = fresh();
    const corpus = await opened(dir);
    await corpus.put(papers, [
      paper('a', { doi: '10.1/A', about: ['US 7,000,001', 'EP7000009A1'] }),
      paper('b', { doi: 'https://doi.org/10.1/B', cites: ['10.1/a', '10.1/none'] }),
    ]);
    expect(await found(corpus, 'CITED', '1')).toEqual(['a']);
    expect(await found(corpus, 'ABOUT_COUNT', '0')).toEqual(['a', 'b']);
    await corpus.put(patents, [samplePatent('US7000001B2'), samplePatent('US7000001A1')]);
    expect(await found(corpus, 'ABOUT_COUNT', '2')).toEqual(['a']);
    expect(await found(corpus, 'ABOUT', 'US7000001B2')).toEqual(['a']);
    expect((await corpus.links(papers, ['a', 'zz'], 'about')).get('a')).toEqual({
      records: [
        { collection: 'patents', id: 'US7000001A1', stored: true },
        { collection: 'patents', id: 'US7000001B2', stored: true },
        { collection: 'patents', id: 'EP7000009A1', stored: false },
      ],
    });
    expect((await corpus.links(patents, ['US7000001A1'], 'papers')).get('US7000001A1')).toEqual({
      records: [{ collection: 'papers', id: 'a', stored: true }],
    });
    expect((await corpus.links(papers, ['a'], 'cited_by')).get('a')!.records).toEqual([
      { collection: 'papers', id: 'b', stored: true },
    ]);
    await corpus.delete(patents, ['US7000001B2']);
    expect(await found(corpus, 'ABOUT_COUNT', '1')).toEqual(['a']);
    await corpus.put(papers, [paper('b', { doi: '10.1/B' })]);
    expect(await found(corpus, 'CITED', '0')).toEqual(['a', 'b']);
    expect(await corpus.links(papers, ['zz'], 'about')).toEqual(new Map());
    await corpus.close();
    expect(await doctor({ dir, collections, full: true })).toEqual([]);
  });

  it('are followed to what the records at the other end name, whichever side came first', async () => {
    const dir = fresh();
    const corpus = await opened(dir);
    const [one, two, above] = ['1', '2', '3'].map((digit) => digit.repeat(32)) as [string, string, string];
    const places = [{ unit: 'title:en', start: 0, end: 1, text: 'x' }];
    const thing = (id: string, negated = 0) => ({
      ...{ id, kind: 'disease' as const, name: 'x', count: 1, places },
      ...(negated > 0 && { negated }),
    });
    const named = (things: Tags['things']): Tags => ({
      ...{ id: 'patents:US7000001B2', collection: 'patents', document: 'US7000001B2', things, undecided: [] },
      within: [{ id: above, kind: 'disease' }],
    });
    const having = async (field: string, id: string) =>
      (await corpus.search(patents, { query: { kind: 'term', field, text: id }, offset: 0, limit: 9 })).total;
    await corpus.put(tags, [named([thing(one)])]);
    await corpus.put(patents, [samplePatent('US7000001B2')]);
    expect([await having('DISEASE_ID', one), await having('DISEASE_ID', above)]).toEqual([1, 1]);
    expect([await having('DRUG_ID', one), await having('DISEASE_ID', two)]).toEqual([0, 0]);
    // the link to the patent stays as it was; what is denied is not found
    await corpus.put(tags, [named([thing(one, 1), thing(two)])]);
    expect([await having('DISEASE_ID', one), await having('DISEASE_ID', two)]).toEqual([0, 1]);
    await corpus.delete(tags, ['patents:US7000001B2']);
    expect([await having('DISEASE_ID', two), await having('DISEASE_ID', above)]).toEqual([0, 0]);
    await corpus.close();
    expect(await doctor({ dir, collections, full: true })).toEqual([]);
  });

  it('are looked up a thousand at a time, mixed with what is unknown and what can be none', async () => {
    const corpus = await opened(fresh());
    await corpus.put(
      papers,
      Array.from({ length: 400 }, (_, i) => paper(`p${i}`, { doi: `10.1/x${i}` })),
    );
    const asked = Array.from({ length: 1_000 }, (_, i) => (i % 3 === 0 ? 'no doi' : `DOI:10.1/X${i}`));
    const ids = (await corpus.lookup(papers, 'doi', asked)).map(({ id }) => id);
    expect(ids).toEqual(Array.from({ length: 400 }, (_, i) => `p${i}`).filter((_, i) => i % 3 !== 0));
    expect([...(await corpus.identify(papers, 'doi', ['10.1/X1', '10.1/zz']))]).toEqual([['10.1/X1', ['p1']]]);
    await expect(corpus.lookup(papers, 'isbn', ['1'])).rejects.toThrow(
      'There is no look-up papers.isbn. Known are: doi.',
    );
    await expect(corpus.links(papers, ['p1'], 'likes')).rejects.toThrow(
      'There is no link papers.likes. Known are: about, cites, cited_by.',
    );
    await corpus.close();
  });

  it('that are unique and belong to two records are told by the doctor, whatever is examined', async () => {
    const dir = fresh();
    const corpus = await opened(dir);
    await corpus.put(papers, [
      paper('a', { doi: '10.1/x' }),
      paper('b', { doi: 'DOI:10.1/X' }),
      paper('c', { doi: '10.1/y' }),
    ]);
    await corpus.close();
    for (const full of [false, true]) {
      expect((await doctor({ dir, collections, full })).map(({ area, message }) => `${area}: ${message}`)).toEqual([
        'relations: papers: 2 records have the same DOI 10.1/x, among them a and b.',
      ]);
    }
  });

  it('hold together the facts of one event', async () => {
    const corpus = await opened(fresh());
    const [published, retracted] = [
      { kind: 'published', day: 20200101, by: 'X' },
      { kind: 'retracted', day: 20210101, by: 'Y' },
    ] as const;
    await corpus.put(papers, [
      paper('a', { events: [published, retracted] }),
      paper('b', { events: [{ ...retracted, by: 'X' }] }),
    ]);
    const query = {
      kind: 'same_event',
      of: [
        { kind: 'term', field: 'EVENT', text: 'retracted' },
        { kind: 'term', field: 'EVENT_BY', text: 'X' },
      ],
    } as const;
    expect((await corpus.search(papers, { query, offset: 0, limit: 9 })).hits.map(({ id }) => id)).toEqual(['b']);
    await corpus.close();
  });

  it('are computed anew by reindex, and their loss is told by the doctor', async () => {
    const dir = fresh();
    const corpus = await opened(dir);
    await corpus.put(papers, [paper('a', { doi: '10.1/a' }), paper('b', { cites: ['10.1/a'], about: ['US7000001'] })]);
    await corpus.put(patents, [samplePatent('US7000001B2')]);
    await corpus.close();
    const { openStore } = await import('./schema.ts');
    const db = openStore(dir);
    db.exec('DELETE FROM ties');
    db.close();
    const findings = await doctor({ dir, collections, full: true });
    expect(findings.map(({ area, message }) => `${area}: ${message}`)).toEqual([
      expect.stringMatching(/^relations: 2 rows of links differ from what the records say, e\.g\. papers\./),
    ]);
    await reindex({ dir, collections, engine: naiveEngine() });
    expect(await doctor({ dir, collections, full: true })).toEqual([]);
    const again = await opened(dir);
    expect(await found(again, 'CITED', '1')).toEqual(['a']);
    expect(await found(again, 'ABOUT_COUNT', '1')).toEqual(['b']);
    await again.close();
  });
});

/** All that is known of the records, by their names: what must not depend on the order of arrival. */
function state(dir: string): string {
  const db = openStoreForReading(dir);
  const rows = (sql: string) => JSON.stringify(db.prepare(sql).all());
  const id = '(SELECT r.id FROM records r WHERE r.key = t.key)';
  const all = [
    'SELECT c.name, r.id, hex(b.head) FROM records r JOIN bodies b USING (key) JOIN collections c USING (collection) ORDER BY 1, 2',
    `SELECT n.text, t.value, ${id}, t.rank FROM identities t JOIN names n USING (name) ORDER BY 1, 2, 3`,
    `SELECT n.text, t.value, ${id} FROM ties t JOIN names n USING (name) ORDER BY 1, 2, 3`,
    'SELECT number, simple_family, extended_family FROM publications ORDER BY 1',
    `SELECT t.cited, ${id}, t.categories FROM citations t ORDER BY 1, 2`,
  ].map(rows);
  db.close();
  return all.join('\n');
}

it('any order of the same imports and deletes ends in the same state, in the store and in the index', async () => {
  const number = fc.integer({ min: 1, max: 4 }).map((n) => `US700000${n}B2`);
  const doi = fc.integer({ min: 1, max: 4 }).map((n) => `10.1/${n}`);
  const record = fc.oneof(
    fc
      .record({
        id: fc.constantFrom('a', 'b', 'c', 'd'),
        doi,
        about: fc.uniqueArray(number, { maxLength: 2 }),
        cites: fc.uniqueArray(doi, { maxLength: 3 }),
      })
      .map((p) => ({ in: papers, id: p.id, record: paper(p.id, p) })),
    fc.record({ n: number, cites: fc.uniqueArray(number, { maxLength: 2 }) }).map(({ n, cites }) => ({
      in: patents,
      id: n,
      record: samplePatent(n, {
        cites: cites.map((publication_number) => ({ publication_number })),
        provenance: [{ source: 's', fields: [] }],
      }),
    })),
  );
  const history = fc
    .uniqueArray(record, { selector: (each) => each.id, minLength: 2, maxLength: 8 })
    .chain((all) =>
      fc.tuple(
        fc.constant(all),
        fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length }),
        fc.subarray(all),
      ),
    );
  await fc.assert(
    fc.asyncProperty(history, async ([one, other, gone]) => {
      const run = async (all: typeof one, early: boolean) => {
        const dir = fresh();
        const corpus = await opened(dir);
        // those that go in the end come twice where they go early
        const drop = async () => {
          for (const { in: of, id } of gone) await corpus.delete(of, [id]);
        };
        if (early) for (const { in: of, record } of gone) await corpus.put(of as typeof papers, [record as Paper]);
        if (early) await drop();
        for (const { in: of, record } of all) await corpus.put(of as typeof papers, [record as Paper]);
        await drop();
        const counts: string[][] = [];
        for (const field of ['ABOUT_COUNT', 'CITED'])
          for (const n of ['0', '1', '2', '3']) counts.push(await found(corpus, field, n));
        await corpus.close();
        return { state: state(dir), counts };
      };
      expect(await run(other, true)).toEqual(await run(one, false));
    }),
    { numRuns: 6 },
  );
});

describe('a wrong declaration is refused', () => {
  const of = (): string[] => [];
  const link = (more: Partial<Link<Paper>>): Link<Paper> => ({
    label: 'x',
    to: 'papers',
    by: 'doi',
    of,
    back: 'x_by',
    ...more,
  });
  const minimal = {
    name: 'p',
    record: Paper,
    id: (p: Paper) => p.id,
    defaultField: 'T',
    fields: { T: { kind: 'text', label: 'T', of: (p: Paper) => p.title } },
  } as const;
  const doi = (p: Paper) => p.doi;

  it.each([
    [
      { lookups: { doi: { kind: 'unique', label: 'DOI', of: doi }, other: { kind: 'best', label: 'DOI', of: doi } } },
      'p: look-ups doi and other are the same identity',
    ],
    [
      { lookups: { id: { kind: 'unique', label: 'Id', of: doi } } },
      'p: a look-up cannot be called id: every record is found by its id',
    ],
    [
      { links: { kin: link({}) }, resolver: { facts: of, links: ['kin'], by: 'families' } },
      'p: link kin is declared, and answered by the resolver too',
    ],
    [{ resolver: { facts: of, links: ['kin', 'kin'], by: 'families' } }, 'p: the resolver answers a link twice'],
  ] as const)('where it stands: %#', (more, message) => {
    expect(() => defineCollection({ ...minimal, ...more } as never)).toThrow(message);
  });

  it.each([
    [{ links: { x: link({ to: 'books' }) } }, 'p: link x goes to the collection books, which is not opened'],
    [{ links: { x: link({ by: 'isbn' }) } }, 'p: link x names papers by isbn, which is no look-up of it'],
    [
      { links: { x: link({ back: 'cites' }) } },
      'p: link x comes back to papers as cites, which is the name of another link there',
    ],
    [
      {
        fields: {
          ...minimal.fields,
          N: { kind: 'number', label: 'N', of: (): undefined => undefined, derived: { link: 'kin' } },
        },
      },
      'p: field N is derived from kin, which is no link of it',
    ],
    [
      {
        links: { x: link({}) },
        fields: {
          ...minimal.fields,
          N: { kind: 'keyword', label: 'N', of: (): undefined => undefined, derived: { link: 'x', naming: 'y' } },
        },
      },
      'p: field N is derived from what records of x name by y, which is no link of theirs',
    ],
    [
      {
        fields: {
          ...minimal.fields,
          N: { kind: 'number', label: 'N', of: (): undefined => undefined, derived: 'resolver' },
        },
      },
      'p: field N is derived by a resolver, but none is declared',
    ],
  ] as const)('when the corpus is opened: %#', async (more, message) => {
    const wrong = defineCollection({ ...minimal, ...more } as never);
    expect(() => checkCollections([...collections, wrong])).toThrow(message);
    await expect(openCorpus({ dir: fresh(), collections: [...collections, wrong] })).rejects.toThrow(message);
  });

  it('twice of one name', () => {
    expect(() => checkCollections([patents, patents])).toThrow('the collection patents is declared twice');
  });
});
