import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Collection, defineCollection } from '#corpus/collection.ts';
import type { Change } from '#corpus/engine.ts';
import type { CorpusStore, WriteOutcome } from '#corpus/record-store.ts';
import { toText } from '#corpus/records/codec.ts';
import { tiesOf } from '#corpus/records/declared.ts';
import { digest } from '#corpus/records/prepare.ts';
import { type Static, Type } from '#typebox.mjs';
import { type Opening, openings } from './opening.ts';

const Paper = Type.Object({
  id: Type.String(),
  doi: Type.Optional(Type.String()),
  title: Type.String(),
  body: Type.Optional(Type.String()),
  cites: Type.Array(Type.String()),
  demo: Type.Optional(Type.Boolean()),
});
type Paper = Static<typeof Paper>;
const Person = Type.Object({ id: Type.String(), wrote: Type.Array(Type.String()) });

const doi = (text: string) => /10\.\S+$/.exec(text.toLowerCase())?.[0];

const papers = defineCollection({
  name: 'papers',
  record: Paper,
  id: (p) => p.id,
  defaultField: 'TTL',
  apart: ['body'],
  fields: {
    TTL: { kind: 'text', label: 'Title', of: (p) => p.title },
    CITED: { kind: 'number', label: 'Papers that cite it', of: () => undefined, derived: { link: 'cited_by' } },
    BY: { kind: 'keyword', label: 'Who wrote it', of: () => undefined, derived: { link: 'authors' } },
  },
  lookups: {
    doi: { kind: 'unique', label: 'DOI', of: (p) => p.doi && doi(p.doi), normalise: doi },
    title: { kind: 'best', label: 'Title', of: (p) => ({ value: p.title, rank: p.doi ? '1' : '0' }) },
  },
  links: { cites: { label: 'cites', to: 'papers', by: 'doi', of: (p) => p.cites, back: 'cited_by' } },
});
const people = defineCollection({
  name: 'people',
  record: Person,
  id: (p) => p.id,
  defaultField: 'WORKS',
  fields: { WORKS: { kind: 'number', label: 'Their papers', of: () => undefined, derived: { link: 'wrote' } } },
  lookups: {},
  links: { wrote: { label: 'wrote', to: 'papers', by: 'doi', of: (p) => p.wrote, back: 'authors' } },
});

/** What the suite opens stores with. */
export const RECORD_COLLECTIONS: readonly Collection<any>[] = [papers, people];
const KNOWN = new Map(RECORD_COLLECTIONS.map((each) => [each.name, each]));

const paper = (id: string, more: Partial<Paper> = {}): Paper => ({ id, title: `On ${id} ä末`, cites: [], ...more });

/** What every `CorpusStore` promises. `open` opens the store of a folder for `RECORD_COLLECTIONS`. */
export function describeRecordStore(name: string, open: Opening<CorpusStore>): void {
  describe(`${name}: records and links`, () => {
    const opening = openings(open);
    let store: CorpusStore;
    beforeEach(async () => {
      store = await opening.begin();
    });
    afterEach(opening.end);

    /** One batch, as merging makes it: over what is stored now. */
    async function batchOf<R extends { id: string; demo?: boolean }>(collection: Collection<R>, records: readonly R[]) {
      const stored = await store.records.stored(
        collection.name,
        records.map(({ id }) => id),
      );
      const puts = records.map((record) => {
        const text = toText(record, collection.apart);
        const { id, demo = false } = record;
        const merged_with = stored.get(id)?.seq ?? 0;
        return { id, text, arrived: digest(text), demo, merged_with, ties: tiesOf(collection, record, KNOWN) };
      });
      return { collection: collection.name, puts, deletes: [] as string[] };
    }
    async function put<R extends { id: string }>(collection: Collection<R>, ...records: R[]) {
      return written(await store.records.write(await batchOf<any>(collection, records)));
    }
    const remove = async (collection: Collection<any>, ...deletes: string[]) =>
      written(await store.records.write({ collection: collection.name, puts: [], deletes }));
    const written = (outcome: WriteOutcome) => {
      if (outcome.kind !== 'written') throw new Error(outcome.kind);
      return outcome;
    };
    const linked = async (collection: Collection<any>, id: string, link: string) =>
      (await store.links.links(collection.name, [id], link)).get(id)?.records.map((each) => each.id);

    it('answers records in the order asked, unknown ones left out, over a restart', async () => {
      const long = paper('b', { body: 'text '.repeat(5000), cites: ['10.1/x'] });
      await put(papers, paper('a'), long);
      await put(people, { id: 'a', wrote: [] });
      store = await opening.again();
      expect(await store.records.get('papers', ['b', 'none', 'a', 'b'])).toEqual([long, paper('a'), long]);
      expect(await store.records.get('people', ['a', 'b'])).toEqual([{ id: 'a', wrote: [] }]);
      expect(await store.records.get('nothing', ['a'])).toEqual([]);
      const stored = await store.records.stored<Paper>('papers', ['b', 'none']);
      expect([...stored.keys()]).toEqual(['b']);
      expect([stored.get('b')!.whole(), stored.get('b')!.read()]).toEqual([long, long]);
      expect(Buffer.from(stored.get('b')!.arrived)).toEqual(digest(toText(long, papers.apart)));
      expect(await store.records.ids('papers', '', 10)).toEqual(['a', 'b']);
      expect(await store.records.ids('papers', 'a', 10)).toEqual(['b']);
      expect(await store.records.ids('papers', '', 1)).toEqual(['a']);
    });

    it('answers what a projection makes of records as they are, once for each that stays as it is', async () => {
      const made: string[] = [];
      const titleOf = (one: Paper) => {
        made.push(one.id);
        return { id: one.id, title: one.title };
      };
      const bodyOf = (one: Paper) => one.body?.length ?? 0;
      await put(papers, paper('a', { title: 'A' }), paper('b', { title: 'B', body: 'text '.repeat(5_000) }));
      const titles = async (...ids: string[]) =>
        (await store.records.projected('papers', ids, titleOf)).map(({ id, title }) => `${id} ${title}`);
      expect(await titles('b', 'none', 'a', 'b')).toEqual(['b B', 'a A', 'b B']);
      expect(await titles('a', 'b')).toEqual(['a A', 'b B']);
      expect(made.filter((id) => id === 'a')).toEqual(['a']);
      // another record was written, then one of these, then one is gone and comes again
      await put(papers, paper('c', { title: 'C' }));
      expect(await titles('a', 'c')).toEqual(['a A', 'c C']);
      expect(made.filter((id) => id === 'a')).toEqual(['a']);
      await put(papers, paper('a', { title: 'A, second' }));
      expect(await titles('a', 'b')).toEqual(['a A, second', 'b B']);
      await remove(papers, 'a');
      expect(await titles('a', 'b')).toEqual(['b B']);
      await put(papers, paper('a', { title: 'A, third' }));
      expect(await titles('a', 'b')).toEqual(['a A, third', 'b B']);
      expect(await store.records.projected('papers', ['a', 'b'], bodyOf)).toEqual([0, 25_000]);
      expect(await store.records.projected('nothing', ['a'], bodyOf)).toEqual([]);
      const [row] = await store.records.projected('papers', ['a'], titleOf);
      expect(Object.isFrozen(row)).toBe(true);
    });

    it('numbers changes without gaps over all collections, and what is derived after the batch’s own', async () => {
      const first = await put(papers, paper('a', { doi: '10.1/A' }), paper('b', { cites: ['10.1/a'] }));
      expect([first.before_seq, first.last_seq]).toEqual([0, 2]);
      expect(first.puts).toEqual([
        { seq: 1, derived: { CITED: 1, BY: [] } },
        { seq: 2, derived: { CITED: 0, BY: [] } },
      ]);
      const second = await put(people, { id: 'ann', wrote: ['doi:10.1/A', '10.1/none'] });
      expect(second).toMatchObject({ before_seq: 2, last_seq: 4, puts: [{ seq: 3, derived: { WORKS: 1 } }] });
      expect(second.derives).toEqual([{ collection: 'papers', seq: 4, id: 'a', derived: { CITED: 1, BY: ['ann'] } }]);
      const third = await remove(papers, 'a', 'none');
      expect(third.deletes).toEqual([{ seq: 5, id: 'a' }]);
      expect(third.derives).toEqual([{ collection: 'people', seq: 6, id: 'ann', derived: { WORKS: 0 } }]);
      expect(await store.records.lastSeq()).toBe(6);
      expect(await store.records.collections()).toEqual([
        { name: 'papers', records: 1, last_seq: 5, indexed_seq: 0 },
        { name: 'people', records: 1, last_seq: 6, indexed_seq: 0 },
      ]);
      await store.records.noteIndexed('papers', 4);
      expect((await store.records.collections())[0]!.indexed_seq).toBe(4);
    });

    it('writes nothing of a batch, no record, link or number, if what it was merged with has moved on', async () => {
      await put(papers, paper('a', { doi: '10.1/a' }));
      const late = await batchOf(papers, [paper('b', { cites: ['10.1/a'] }), paper('a', { title: 'late' })]);
      const dependent = { ...(await batchOf(papers, [paper('c')])), since: await store.records.lastSeq() };
      await put(papers, paper('a', { title: 'early' }));
      const before = [await store.records.lastSeq(), await store.records.collections()];
      expect(await store.records.write(late)).toEqual({ kind: 'conflict' });
      expect(await store.records.write(dependent)).toEqual({ kind: 'conflict' });
      expect([await store.records.lastSeq(), await store.records.collections()]).toEqual(before);
      expect(await store.records.get('papers', ['a', 'b', 'c'])).toEqual([paper('a', { title: 'early' })]);
      expect(await linked(papers, 'a', 'cited_by')).toEqual([]);
      const fresh = { ...(await batchOf(papers, [paper('c')])), since: await store.records.lastSeq() };
      expect((await store.records.write(fresh)).kind).toBe('written');
    });

    it('of two that write a record at once, one has written', async () => {
      const other = await opening.another();
      const batches = await Promise.all([store, other].map(() => batchOf(papers, [paper('a')])));
      const outcomes = await Promise.all([store, other].map((each, i) => each.records.write(batches[i]!)));
      expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['conflict', 'written']);
      expect(await other.records.get('papers', ['a'])).toEqual([paper('a')]);
      expect(await other.records.lastSeq()).toBe(1);
    });

    it('answers links whichever side came first, forth and back, and what is only named', async () => {
      await put(people, { id: 'ann', wrote: ['10.1/a', '10.1/b'] });
      await put(papers, paper('x', { cites: ['10.1/a'] }));
      expect(await linked(people, 'ann', 'wrote')).toEqual(['10.1/a', '10.1/b']);
      await put(papers, paper('a', { doi: 'https://doi.org/10.1/A' }));
      store = await opening.again();
      expect((await store.links.links('people', ['ann', 'none'], 'wrote')).get('ann')).toEqual({
        records: [
          { collection: 'papers', id: 'a', stored: true },
          { collection: 'papers', id: '10.1/b', stored: false },
        ],
      });
      expect(await linked(papers, 'a', 'authors')).toEqual(['ann']);
      expect(await linked(papers, 'a', 'cited_by')).toEqual(['x']);
      expect(await linked(papers, 'none', 'cited_by')).toBeUndefined();
      await put(papers, paper('a', { doi: '10.1/b' }));
      expect(await linked(people, 'ann', 'wrote')).toEqual(['a', '10.1/a']);
      expect(await linked(papers, 'a', 'cited_by')).toEqual([]);
      await remove(people, 'ann');
      expect(await linked(papers, 'a', 'authors')).toEqual([]);
    });

    it('answers links of many records at once as of each by itself, however many come back', async () => {
      const cited = Array.from({ length: 60 }, (_, i) => `10.1/${i}`);
      // the first is cited by all of them, the others by every sixtieth
      const citing = Array.from({ length: 1_200 }, (_, i) => paper(`x${i}`, { cites: [cited[0]!, cited[i % 60]!] }));
      await put(papers, ...cited.map((own, i) => paper(`p${i}`, { doi: own })), ...citing);
      const ids = [...cited.keys()].map((i) => `p${i}`).concat('none');
      for (const link of ['cited_by', 'cites']) {
        const together = await store.links.links('papers', ids, link);
        expect([...together.keys()]).toEqual(ids.slice(0, -1));
        for (const id of ids.slice(0, -1))
          expect((await store.links.links('papers', [id], link)).get(id)).toEqual(together.get(id));
      }
      const back = await store.links.links('papers', ids, 'cited_by');
      expect([back.get('p0')!.records.length, back.get('p1')!.records.length]).toEqual([1_200, 20]);
      expect(back.get('p59')!.records[0]).toEqual({ collection: 'papers', id: 'x1019', stored: true });
    });

    it('knows who has an identity, the best first, until they are gone', async () => {
      await put(papers, paper('a', { title: 'Same' }), paper('b', { title: 'Same', doi: '10.1/b' }), paper('c'));
      const holders = async () => Object.fromEntries(await store.links.holders('papers', 'title', ['Same', 'none']));
      expect(await holders()).toEqual({ Same: ['b', 'a'] });
      expect(Object.fromEntries(await store.links.holders('papers', 'doi', ['10.1/b']))).toEqual({ '10.1/b': ['b'] });
      await remove(papers, 'b');
      expect(await holders()).toEqual({ Same: ['a'] });
      await put(papers, paper('a', { title: 'Other' }));
      expect(await holders()).toEqual({});
    });

    it('names demo records of every collection', async () => {
      await put(papers, paper('a', { demo: true }), paper('b'), paper('c', { demo: true }));
      expect(await store.records.demoIds(1)).toEqual([{ name: 'papers', id: 'a' }]);
      expect([...(await store.records.demoCounts())]).toEqual([['papers', 2]]);
      await remove(papers, 'a');
      await put(papers, paper('c'));
      expect(await store.records.demoIds(9)).toEqual([]);
      expect([...(await store.records.demoCounts())]).toEqual([]);
    });

    it('gives the records of some ids as they are now, under no later number than asked', async () => {
      await put(papers, paper('a', { doi: '10.1/a' }), paper('b', { cites: ['10.1/a'] }));
      const { changes, taken } = await store.records.changesOf(papers, ['b', 'none', 'a'], 1);
      expect(taken).toBe(3);
      expect(changes).toEqual([
        { kind: 'put', seq: 1, id: 'b', record: paper('b', { cites: ['10.1/a'] }), derived: { CITED: 0, BY: [] } },
        { kind: 'put', seq: 1, id: 'a', record: paper('a', { doi: '10.1/a' }), derived: { CITED: 1, BY: [] } },
      ]);
      expect((await store.records.changesOf(papers, ['a', 'b'], 2, 1)).taken).toBe(1);
    });

    it('gives changes in pages that leave nothing out, however records and what is derived of them take turns', async () => {
      await put(papers, paper('a', { doi: '10.1/a' }), paper('b', { doi: '10.1/b' }));
      await put(people, { id: 'ann', wrote: ['10.1/a', '10.1/b'] });
      await put(papers, paper('c', { cites: ['10.1/b'] }));
      expect((await store.records.collections()).map(({ last_seq }) => last_seq)).toEqual([7, 3]);
      const pages = async (limit: number) => {
        const all: [string, number][][] = [];
        for (let seq = 0; ; seq = all.at(-1)!.at(-1)![1]) {
          const changes = await store.records.changesAfter(papers, seq, limit);
          if (changes.length === 0) return all;
          all.push(changes.map((each) => [`${each.kind} ${each.id}`, each.seq]));
        }
      };
      const [a, b, aDerived, c, bDerived] = [
        ['put a', 1],
        ['put b', 2],
        ['derive a', 4],
        ['put c', 6],
        ['derive b', 7],
      ];
      expect(await pages(100)).toEqual([[a, b, aDerived, c, bDerived]]);
      expect(await pages(2)).toEqual([
        [a, b],
        [aDerived, c, bDerived],
      ]);
      expect((await pages(1)).flat()).toEqual([a, b, aDerived, c, bDerived]);
      expect(await pages(1)).toHaveLength(5);
      expect((await store.records.changesAfter(papers, 2, 1)).map(({ seq }) => seq)).toEqual([4]);
    });

    it('lets whoever applies its changes, from any number on and however many at a time, have what it has', async () => {
      const ids = fc.constantFrom('a', 'b', 'c', 'd');
      const dois = fc.constantFrom('10.1/1', '10.1/2', '10.1/3');
      const step = fc.oneof(
        fc.record({ id: ids, doi: fc.option(dois, { nil: undefined }), cites: fc.array(dois, { maxLength: 2 }) }),
        fc.record({ person: ids, wrote: fc.array(dois, { maxLength: 2 }) }),
        fc.record({ gone: ids }),
      );
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 14 }), fc.integer({ min: 1, max: 4 }), async (steps, limit) => {
          await opening.end();
          store = await opening.begin();
          const copies = new Map(RECORD_COLLECTIONS.map(({ name }) => [name, new Map<string, unknown>()]));
          const reached = new Map(RECORD_COLLECTIONS.map(({ name }) => [name, 0]));
          const follow = async () => {
            for (const collection of RECORD_COLLECTIONS)
              for (let more = true; more; ) {
                const seq = reached.get(collection.name)!;
                const changes = await store.records.changesAfter<any>(collection, seq, limit);
                expect(changes.map((each) => each.seq)).toEqual(
                  changes.map((each) => each.seq).toSorted((a, b) => a - b),
                );
                for (const change of changes) apply(copies.get(collection.name)!, change);
                reached.set(collection.name, changes.at(-1)?.seq ?? seq);
                more = changes.length > 0;
              }
          };
          for (const [i, each] of steps.entries()) {
            if ('gone' in each) await remove(papers, each.gone);
            else if ('person' in each) await put(people, { id: each.person, wrote: each.wrote });
            else {
              // two papers of one DOI contradict their declaration: the later one has none
              const taken = each.doi && (await store.links.holders('papers', 'doi', [each.doi])).get(each.doi);
              const own = taken && !taken.includes(each.id) ? undefined : each.doi;
              await put(papers, paper(each.id, { cites: each.cites, ...(own !== undefined && { doi: own }) }));
            }
            if (i % 3 === 0) await follow();
          }
          await follow();
          const now = new Map<string, Map<string, unknown>>();
          for (const collection of RECORD_COLLECTIONS) {
            const all = await store.records.ids(collection.name, '', 100);
            const { changes } = await store.records.changesOf<any>(collection, all, Number.MAX_SAFE_INTEGER);
            const copy = new Map<string, unknown>();
            for (const change of changes) apply(copy, change);
            now.set(collection.name, copy);
          }
          expect(copies).toEqual(now);
        }),
        { numRuns: 12 },
      );
    });

    it('refuses writes when it is closed', async () => {
      const closed = store;
      const batch = await batchOf(papers, [paper('a')]);
      store = await opening.again();
      await expect(closed.records.write(batch)).rejects.toThrow('closed');
      expect(await store.records.get('papers', ['a'])).toEqual([]);
    });
  });
}

/** What an index has after a change. */
function apply(copy: Map<string, unknown>, change: Change<any>): void {
  if (change.kind === 'delete') copy.delete(change.id);
  else if (change.kind === 'put') copy.set(change.id, { record: change.record, derived: change.derived });
  else copy.set(change.id, { ...(copy.get(change.id) as object), derived: change.derived });
}
