import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { collections } from '#collections/index.ts';
import type { Patent } from '#collections/patents/patent.ts';
import { patentId } from '#collections/patents/patent-id.ts';
import { patents } from '#collections/patents/patents.ts';
import { relationsOf } from '#collections/patents/relations.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { emptyWork } from '#collections/works/work.ts';
import { workPart, works } from '#collections/works/works.ts';
import { embeddedEngine } from '#engines/embedded/engine.ts';
import { storeFile } from '#stores/sqlite/corpus/schema.ts';
import { openSqliteStore } from '#stores/sqlite/corpus/store.ts';
import { type OpenCorpusOptions, openCorpus } from '#stores/sqlite/open-corpus.ts';
import { naiveEngine } from '#testing/naive-engine.ts';
import { Type } from '#typebox.mjs';
import { defineCollection } from './collection.ts';
import type { Corpus } from './corpus.ts';
import { corpusOver } from './embedded-corpus.ts';
import type { Change, SearchEngine } from './engine.ts';
import type { RecordStore } from './record-store.ts';

let root: string;
let dir: string;
let count = 0;
const open: Corpus[] = [];
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'priora-corpus-'));
});
beforeEach(() => {
  dir = join(root, String(count++));
});
afterEach(async () => {
  for (const corpus of open.splice(0)) await corpus.close();
});
afterAll(() => rmSync(root, { recursive: true }));

const papers = defineCollection({
  name: 'papers',
  record: Type.Object({ id: Type.String(), demo: Type.Optional(Type.Literal(true)) }),
  id: (paper) => paper.id,
  defaultField: 'ID',
  fields: { ID: { kind: 'keyword', label: 'Id', of: (paper) => paper.id } },
});

async function opened(options: Partial<OpenCorpusOptions> = {}): Promise<Corpus> {
  const corpus = await openCorpus({
    dir,
    collections: [...collections, papers],
    engine: naiveEngine(),
    poll_ms: 10,
    ...options,
  });
  open.push(corpus);
  return corpus;
}

/** An engine that writes down what is applied. */
function recording(engine: SearchEngine = naiveEngine()) {
  const applied: Change<any>[] = [];
  const apply: SearchEngine['apply'] = (collection, changes) => {
    applied.push(...changes);
    return engine.apply(collection, changes);
  };
  return { engine: { ...engine, apply }, applied };
}

const TITLES = ['pump', 'valve', 'bearing'];
const NUMBERS = [1, 2, 3, 4];
const title = (text: string) => [{ lang: 'en', origin: 'original' as const, text }];
const claims = [
  { lang: 'en', origin: 'original' as const, claims: [{ number: 1, text: 'A pump.', independent: true, parents: [] }] },
];
const from = (source: string, number: string, fields: Partial<Patent>) =>
  samplePatent(number, { ...fields, provenance: [{ source, fields: Object.keys(fields) }] });
const titled = async (corpus: Corpus, text: string) =>
  (await corpus.search(patents, { query: { kind: 'term', field: 'TTL', text }, offset: 0, limit: 10 })).hits.map(
    (hit) => hit.id,
  );
const seqs = async (corpus: Corpus) => {
  const { stored_seq, indexed_seq } = (await corpus.status())[0]!;
  return { stored_seq, indexed_seq };
};

describe('records', () => {
  it('are merged by id, searchable when the put resolves, and there again after closing', async () => {
    const corpus = await opened();
    expect(
      await corpus.put(patents, [from('a', 'EP7000001A1', { titles: title('Pump') }), from('a', 'US7000001B2', {})]),
    ).toEqual({
      added: 2,
      changed: 0,
      unchanged: 0,
    });
    expect(await corpus.put(patents, [from('b', 'EP7000001A1', { claims })])).toEqual({
      added: 0,
      changed: 1,
      unchanged: 0,
    });
    expect(await titled(corpus, 'pump')).toEqual(['EP7000001A1']);
    await corpus.close();
    const again = await opened();
    const [record, ...others] = await again.get(patents, ['EP7000001A1', 'EP9A1']);
    expect(others).toEqual([]);
    expect(record).toMatchObject({ titles: title('Pump'), claims });
    expect(record!.provenance.map((entry) => entry.source)).toEqual(['a', 'b']);
    expect(await titled(again, 'pump')).toEqual(['EP7000001A1']);
  });

  it('that say nothing new are not written', async () => {
    const corpus = await opened();
    const record = from('a', 'EP7000001A1', { titles: title('Pump'), claims });
    await corpus.put(patents, [record]);
    const before = await seqs(corpus);
    expect(await corpus.put(patents, [record, from('b', 'EP7000001A1', { claims })])).toEqual({
      added: 0,
      changed: 0,
      unchanged: 2,
    });
    expect(await seqs(corpus)).toEqual(before);
  });

  it('of one id in one batch are merged in their order', async () => {
    const corpus = await opened();
    const batch = [
      from('a', 'EP7000001A1', { titles: title('Pump') }),
      from('a', 'EP7000001A1', { titles: title('Valve') }),
    ];
    expect(await corpus.put(patents, batch)).toEqual({ added: 1, changed: 1, unchanged: 0 });
    expect(await titled(corpus, 'pump')).toEqual([]);
    expect(await titled(corpus, 'valve')).toEqual(['EP7000001A1']);
  });

  it('are deleted from store, index and relations', async () => {
    const corpus = await opened();
    const priorities = [{ country: 'US', number: 'US62/012273' }];
    await corpus.put(patents, [
      from('a', 'EP7000001A1', { priorities }),
      from('a', 'US7000001B2', { priorities, titles: title('Pump') }),
    ]);
    expect((await relationsOf(corpus, ['EP7000001A1'])).get('EP7000001A1')!.simple_family.members).toHaveLength(2);
    expect(await corpus.delete(patents, ['US7000001B2', 'US7000001B2', 'XX1A'])).toBe(1);
    expect(await corpus.get(patents, ['US7000001B2'])).toEqual([]);
    expect(await titled(corpus, 'pump')).toEqual([]);
    expect((await relationsOf(corpus, ['EP7000001A1'])).get('EP7000001A1')!.simple_family.members).toHaveLength(1);
    expect(await corpus.put(patents, [from('a', 'US7000001B2', { priorities })])).toEqual({
      added: 1,
      changed: 0,
      unchanged: 0,
    });
    expect((await corpus.status())[0]!.records).toBe(2);
  });

  it('of the demo corpus go in one call, others stay', async () => {
    const corpus = await opened();
    await corpus.put(patents, [
      from('a', 'EP7000001A1', {}),
      ...['US1A', 'US2A', 'US3A'].map((n) => from('demo', n, { demo: true })),
    ]);
    await corpus.put(papers, [{ id: 'one', demo: true }, { id: 'two' }]);
    expect(await corpus.removeDemo()).toBe(4);
    const left = (await corpus.status()).filter(({ records }) => records > 0);
    expect(left.map(({ name, records }) => [name, records])).toEqual([
      ['patents', 1],
      ['papers', 1],
    ]);
    expect(await corpus.removeDemo()).toBe(0);
  });

  it('of patents are found by patent id and by number with or without kind code', async () => {
    const corpus = await opened();
    await corpus.put(patents, [
      from('a', 'EP7000001A1', { publication_date: 20100101 }),
      from('a', 'EP7000001B1', { publication_date: 20120101 }),
    ]);
    const numbers = async (by: string, values: string[]) =>
      (await corpus.lookup(patents, by, values)).map((p) => p.publication_number);
    expect(await numbers('number', ['EP7000001', 'EP7000001A1', 'EP7000002'])).toEqual(['EP7000001B1', 'EP7000001A1']);
    const id = patentId('EP7000001A1');
    expect(await numbers('patent_id', [id.toUpperCase(), 'no-id', patentId('EP1A1')])).toEqual(['EP7000001A1']);
  });

  it('of patents whose source gives no kind code are found by numbers that have one, unless the whole number is stored', async () => {
    const corpus = await opened();
    await corpus.put(patents, [from('a', 'JP2000355372', {}), from('a', 'EP7000001A1', {})]);
    const number = async (value: string) => (await corpus.identify(patents, 'number', [value])).get(value);
    expect(await number('JP 2000-355372 A')).toEqual(['JP2000355372']);
    // Another publication of the same document says itself that it is another.
    expect(await number('EP7000001B1')).toBeUndefined();
    await corpus.put(patents, [from('a', 'JP2000355372A', {})]);
    expect(await number('JP2000355372A')).toEqual(['JP2000355372A']);
    expect(await number('JP2000355372B2')).toEqual(['JP2000355372']);
  });
});

describe('the index', () => {
  it('takes up what was written while it was closed, and nothing twice', async () => {
    const { engine, applied } = recording();
    const first = await opened({ engine });
    await first.put(patents, [from('a', 'EP7000001A1', { titles: title('Pump') })]);
    await first.close();
    const unindexed = await openCorpus({ dir, collections });
    await unindexed.put(patents, [
      from('a', 'US7000001B2', { titles: title('Pump'), cites: [{ publication_number: 'EP7000001' }] }),
    ]);
    await unindexed.delete(patents, ['XX1A']);
    await expect(titled(unindexed, 'pump')).rejects.toThrow('opened without an index');
    await unindexed.close();
    applied.length = 0;
    const progress = vi.fn();
    const again = await opened({ engine, on_progress: progress });
    expect(applied.map(({ kind, id }) => [kind, id])).toEqual([
      ['put', 'US7000001B2'],
      ['derive', 'EP7000001A1'],
    ]);
    expect(progress).toHaveBeenCalledWith({ collection: 'patents', applied_seq: 3, stored_seq: 3 });
    expect(await titled(again, 'pump')).toEqual(['EP7000001A1', 'US7000001B2']);
    expect(await seqs(again)).toEqual({ stored_seq: 3, indexed_seq: 3 });
  });

  it('is thrown away when it is ahead of the store, because it belongs to another one', async () => {
    const engine = naiveEngine();
    const first = await opened({ engine });
    await first.put(
      patents,
      ['US1A', 'US2A', 'US3A'].map((n) => from('a', n, { titles: title('Pump') })),
    );
    await first.close();
    dir = join(root, `${count}-restored`);
    const unindexed = await openCorpus({ dir, collections });
    await unindexed.put(patents, [from('a', 'EP7000001A1', { titles: title('Pump') })]);
    await unindexed.close();
    expect(await titled(await opened({ engine }), 'pump')).toEqual(['EP7000001A1']);
  });

  it('follows what another process writes, which cannot search meanwhile and takes over afterwards', async () => {
    const holder = await opened();
    const other = await opened();
    await other.put(patents, [from('a', 'EP7000001A1', { titles: title('Pump') })]);
    await expect.poll(() => titled(holder, 'pump')).toEqual(['EP7000001A1']);
    await expect(titled(other, 'pump')).rejects.toMatchObject({ code: 'busy' });
    await holder.put(patents, [from('a', 'US7000001B2', { titles: title('Pump') })]);
    expect(await titled(holder, 'pump')).toEqual(['EP7000001A1', 'US7000001B2']);
    await holder.close();
    await expect.poll(() => titled(other, 'pump')).toEqual(['EP7000001A1', 'US7000001B2']);
  });

  it('that fails does not undo the record, and follows when it works again', async () => {
    const engine = naiveEngine();
    let broken = true;
    const apply: SearchEngine['apply'] = (collection, changes) =>
      broken ? Promise.reject(new Error('no space left')) : engine.apply(collection, changes);
    const corpus = await opened({ engine: { ...engine, apply } });
    const put = corpus.put(patents, [from('a', 'EP7000001A1', { titles: title('Pump') })]);
    await expect(put).rejects.toMatchObject({
      code: 'search_failed',
      message: expect.stringContaining('no space left'),
    });
    expect(await corpus.get(patents, ['EP7000001A1'])).toHaveLength(1);
    expect(await seqs(corpus)).toEqual({ stored_seq: 1, indexed_seq: 0 });
    broken = false;
    await expect.poll(() => titled(corpus, 'pump')).toEqual(['EP7000001A1']);
  });
});

it('two writers of one record lose nothing of each other', async () => {
  const [one, other] = [await opened(), await opened()];
  const languages = ['en', 'de', 'fr', 'zh', 'ja', 'ko', 'es', 'it'];
  const say = (corpus: Corpus, lang: string) =>
    corpus.put(patents, [from(lang, 'EP7000001A1', { titles: [{ lang, origin: 'original', text: lang }] })]);
  await Promise.all(languages.map((lang, i) => say(i % 2 ? one : other, lang)));
  const [record] = await one.get(patents, ['EP7000001A1']);
  expect(record!.titles.map((t) => t.lang).sort()).toEqual(languages.toSorted());
});

describe('opening is refused with the reason and the remedy', () => {
  it('for a store of a newer version', async () => {
    await (await opened()).close();
    const db = new DatabaseSync(storeFile(dir));
    db.exec('PRAGMA user_version = 99');
    db.close();
    await expect(opened()).rejects.toThrow('has format 99, written by a newer Priora; this one reads up to 4.');
  });

  it('for a file that is no database', async () => {
    mkdirSync(dir);
    writeFileSync(storeFile(dir), 'no database at all, just text that is long enough '.repeat(20));
    await expect(opened()).rejects.toMatchObject({
      code: 'internal',
      message: expect.stringMatching(/corpus\.sqlite is no database: it is damaged, or another file has its name/),
    });
  });

  it("for somebody else's database", async () => {
    mkdirSync(dir);
    const db = new DatabaseSync(storeFile(dir));
    db.exec('CREATE TABLE other (a)');
    db.close();
    await expect(opened()).rejects.toThrow(`is not Priora's corpus.sqlite: it has the application id 0`);
  });

  it('for a path that is a file', async () => {
    writeFileSync(dir, '');
    await expect(opened()).rejects.toThrow('cannot be made');
  });
});

it('a closed corpus writes nothing more', async () => {
  const corpus = await opened();
  await corpus.close();
  await expect(corpus.put(patents, [from('a', 'EP7000001A1', {})])).rejects.toMatchObject({ code: 'busy' });
});

describe('a damaged index', () => {
  const pumps = Array.from({ length: 40 }, (_, n) =>
    from('x', `EP9${String(n).padStart(6, '0')}A1`, { titles: title(`pump ${n % 2 ? 'odd' : 'even'}`) }),
  );
  const index = () => join(dir, 'index', 'patents');
  const real = () => embeddedEngine({ dir: join(dir, 'index') });
  const segment = () => readdirSync(index()).find((name) => name.endsWith('.segment'))!;
  const harm = (name: string, part: number) => {
    const bytes = readFileSync(join(index(), name));
    const at = Math.floor(bytes.length * part);
    bytes[at]! ^= 0x41;
    // as a disk would: the open file is the same one
    writeFileSync(join(index(), name), bytes, { flag: 'r+' });
  };
  const odd = { query: { kind: 'term' as const, field: 'TTL', text: 'odd' }, offset: 0, limit: 10 };

  it('is made again in the background after a start: questions are refused until then, and say why', async () => {
    const before = await opened({ engine: real() });
    await before.put(patents, pumps);
    await before.close();
    truncateSync(join(index(), segment()), 64);
    let go!: () => void;
    const gate = new Promise<void>((resolve) => (go = resolve));
    const engine = real();
    const missing: SearchEngine['missing'] = async (...args) => {
      await gate;
      return engine.missing(...args);
    };
    const corpus = await opened({ engine: { ...engine, missing } });
    await expect(corpus.search(patents, odd)).rejects.toMatchObject({
      code: 'busy',
      message: expect.stringContaining('damaged'),
    });
    expect((await corpus.status())[0]).toMatchObject({ name: 'patents', mending: { looked_at: 0, of: 40 } });
    expect(await corpus.get(patents, ['EP9000001A1'])).toHaveLength(1);
    go();
    await expect.poll(async () => (await corpus.status())[0]!.mending).toBeUndefined();
    expect((await corpus.search(patents, odd)).total).toBe(20);
  });

  it('that goes bad while it is used never gives a wrong count, and is whole again by itself', async () => {
    const before = await opened({ engine: real() });
    await before.put(patents, pumps);
    await before.close();
    const corpus = await opened({ engine: real() });
    for (const part of [0.1, 0.3, 0.5, 0.7, 0.9]) harm(segment(), part);
    const total = () =>
      corpus.search(patents, odd).then(
        ({ total }) => total,
        ({ code }: { code: string }) => code,
      );
    await expect
      .poll(async () => {
        const found = await total();
        expect([20, 'busy']).toContain(found);
        return found;
      })
      .toBe(20);
    await corpus.put(patents, [from('x', 'EP9000099A1', { titles: title('odd valve') })]);
    await expect.poll(total).toBe(21);
  });
});

describe('a damaged record', () => {
  it('costs itself: the index follows past it, who asks is told, and its source mends it', async () => {
    const notes: string[] = [];
    const good = from('x', 'EP7000001A1', { titles: title('good pump') });
    const bad = from('x', 'EP7000002A1', { titles: title('bad pump'), claims });
    const writing = await opened({ on_note: (sentence) => notes.push(sentence) });
    await writing.put(patents, [bad, good]);
    await writing.close();
    const db = new DatabaseSync(storeFile(dir));
    const spoil = (column: 'head' | 'apart') =>
      db.exec(`UPDATE bodies SET ${column} = x'00ff17' WHERE key = (SELECT key FROM records WHERE id = 'EP7000002A1')`);
    spoil('apart');
    const corpus = await opened({ on_note: (sentence) => notes.push(sentence) });
    expect(await titled(corpus, 'pump')).toEqual(['EP7000001A1']);
    const claimsOf = (one: Patent) => one.claims?.length ?? 0;
    const shownTo = () => corpus.projected(patents, ['EP7000002A1', 'EP7000001A1'], claimsOf);
    // whoever asks is told, each time
    for (let n = 1; n <= 2; n++) {
      expect(await shownTo()).toEqual([0, 0]);
      expect(notes).toHaveLength(n);
    }
    const [shown] = await corpus.get(patents, ['EP7000002A1']);
    expect(shown).toMatchObject({ titles: title('bad pump') });
    expect(shown!.claims).toBeUndefined();
    expect(notes.at(-1)).toBe(
      'The stored record of EP7000002A1 is damaged: parts of it, such as long texts, are left out.',
    );
    spoil('head');
    db.close();
    expect((await corpus.get(patents, ['EP7000002A1', 'EP7000001A1'])).map((each) => each.publication_number)).toEqual([
      'EP7000001A1',
    ]);
    expect(notes.at(-1)).toBe('The stored record of EP7000002A1 is damaged: it is left out.');
    expect(await corpus.put(patents, [bad])).toEqual({ added: 0, changed: 1, unchanged: 0 });
    expect(await titled(corpus, 'pump')).toEqual(['EP7000001A1', 'EP7000002A1']);
    expect((await corpus.get(patents, ['EP7000002A1']))[0]!.claims).toEqual(claims);
  });
});

describe('batches that are handed over while others are under way', () => {
  /** What a corpus holds, and what its index was told last of each record. */
  async function heldBy(corpus: Corpus, applied: readonly Change<any>[]) {
    const numbers = NUMBERS.map((n) => `EP700000${n}A1`);
    const records = await corpus.get(patents, numbers);
    const found = await corpus.search(patents, { query: { kind: 'all' }, offset: 0, limit: 100 });
    const works_found = await corpus.search(works, { query: { kind: 'all' }, offset: 0, limit: 100 });
    const last = new Map(applied.filter(({ kind }) => kind === 'put').map((each) => [each.id, each]));
    return {
      records: JSON.stringify(records),
      works: JSON.stringify(await corpus.get(works, works_found.hits.map(({ id }) => id).sort())),
      titled: await Promise.all(TITLES.map(async (text) => (await titled(corpus, text)).sort())),
      relations: JSON.stringify([...(await relationsOf(corpus, numbers))]),
      found: found.hits.map(({ id }) => id).sort(),
      status: (await corpus.status()).filter(({ stored_seq }) => stored_seq > 0),
      last: [...last.values()].map(({ id, seq, kind }) => [id, seq, kind]).sort(),
    };
  }

  it('end as if each had waited for the one before', async () => {
    const step = fc.oneof(
      {
        weight: 4,
        arbitrary: fc.record({
          kind: fc.constant('put' as const),
          of: fc.array(
            fc.record({
              n: fc.constantFrom(...NUMBERS),
              source: fc.constantFrom('a', 'b'),
              text: fc.option(fc.constantFrom(...TITLES), { nil: undefined }),
              cites: fc.option(fc.constantFrom(...NUMBERS), { nil: undefined }),
            }),
            { minLength: 1, maxLength: 4 },
          ),
        }),
      },
      {
        weight: 1,
        arbitrary: fc.record({ kind: fc.constant('delete' as const), n: fc.constantFrom(...NUMBERS) }),
      },
      {
        weight: 2,
        arbitrary: fc.record({
          kind: fc.constant('works' as const),
          of: fc.array(fc.record({ key: fc.nat(3), doi: fc.nat(2), other: fc.nat(2) }), { minLength: 1, maxLength: 3 }),
        }),
      },
    );
    type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;
    const done = (corpus: Corpus, each: Step): Promise<unknown> => {
      if (each.kind === 'delete') return corpus.delete(patents, [`EP700000${each.n}A1`]);
      if (each.kind === 'works')
        return corpus.put(
          works,
          each.of.map(({ key, doi, other }) =>
            workPart({
              ...emptyWork(),
              ids: [`doi:10.1/${doi}`, `pmid:${other}`],
              provenance: [{ source: 'test', key: String(key) }],
            }),
          ),
        );
      return corpus.put(
        patents,
        each.of.map(({ n, source, text, cites }) =>
          from(source, `EP700000${n}A1`, {
            ...(text !== undefined && { titles: title(text) }),
            ...(cites !== undefined && { cites: [{ publication_number: `EP700000${cites}` }] }),
          }),
        ),
      );
    };
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 20 }), async (steps) => {
        const held: unknown[] = [];
        for (const together of [false, true]) {
          dir = join(root, String(count++));
          const { engine, applied } = recording();
          const corpus = await opened({ engine, poll_ms: 60_000 });
          const results: unknown[] = [];
          if (together) results.push(...(await Promise.all(steps.map((each) => done(corpus, each)))));
          else for (const each of steps) results.push(await done(corpus, each));
          held.push({ results, ...(await heldBy(corpus, applied)) });
          await corpus.close();
        }
        expect(held[1]).toEqual(held[0]);
      }),
      { numRuns: 3 },
    );
  });

  it('are not read from the store again, although they are in it before the write is answered', async () => {
    const store = await openSqliteStore(dir, [...collections, papers]);
    let read = 0;
    const records: RecordStore = {
      ...store.records,
      async write(batch) {
        const outcome = await store.records.write(batch);
        // several polls look into the store meanwhile
        await setTimeout(60);
        return outcome;
      },
      changesAfter(...about) {
        read++;
        return store.records.changesAfter(...about);
      },
    };
    const { engine, applied } = recording();
    const corpus = await corpusOver(
      { ...store, records },
      { collections: [...collections, papers], engine, poll_ms: 5 },
    );
    open.push(corpus);
    read = 0;
    for (const number of ['EP7000001A1', 'EP7000002A1', 'EP7000003A1'])
      await corpus.put(patents, [from('a', number, { titles: title('Pump') })]);
    expect(applied.map(({ id }) => id)).toEqual(['EP7000001A1', 'EP7000002A1', 'EP7000003A1']);
    expect(read).toBe(0);
  });

  it('are merged anew where the batch before is about the same records', async () => {
    const corpus = await opened();
    const results = await Promise.all([
      corpus.put(patents, [from('a', 'EP7000001A1', { titles: title('Pump') })]),
      corpus.put(patents, [from('a', 'EP7000001A1', { titles: title('Valve') })]),
      corpus.put(patents, [from('a', 'EP7000001A1', { titles: title('Pump') })]),
    ]);
    expect(results).toEqual([
      { added: 1, changed: 0, unchanged: 0 },
      { added: 0, changed: 1, unchanged: 0 },
      { added: 0, changed: 1, unchanged: 0 },
    ]);
    expect(await titled(corpus, 'pump')).toEqual(['EP7000001A1']);
    expect(await titled(corpus, 'valve')).toEqual([]);
  });

  it('fail alone: those after one that fails are stored', async () => {
    const corpus = await opened();
    const broken = {} as Patent;
    const results = await Promise.allSettled([
      corpus.put(patents, [from('a', 'EP7000001A1', { titles: title('Pump') })]),
      corpus.put(patents, [broken]),
      corpus.put(patents, [from('a', 'EP7000002A1', { titles: title('Pump') })]),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect((await titled(corpus, 'pump')).sort()).toEqual(['EP7000001A1', 'EP7000002A1']);
  });
});
