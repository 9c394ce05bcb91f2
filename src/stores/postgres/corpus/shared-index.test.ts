import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { collections } from '#collections/index.ts';
import { patents } from '#collections/patents/patents.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import type { Corpus } from '#corpus/corpus.ts';
import type { SearchEngine } from '#corpus/engine.ts';
import { ServiceError } from '#errors.ts';
import { naiveEngine } from '#testing/naive-engine.ts';
import { hasPostgres, testDatabase } from '#testing/postgres.ts';
import { Database } from '../database.ts';
import { reindex } from './maintenance.ts';
import { openCorpus } from './open-corpus.ts';

const PROMPT = { timeout: 60_000 };

describe.skipIf(!hasPostgres)('services whose records are in one database and whose index is one server', () => {
  let url: string;
  let folder: string;
  let corpora: Corpus[];
  /** The server, and who opened it for writing, in order. */
  let server: SearchEngine;
  let took: string[];
  /** Writes that it refuses next. */
  let refuses: number;
  let rebuilt: Map<string, SearchEngine>;
  beforeEach(async () => {
    url = await testDatabase('index');
    folder = mkdtempSync(join(tmpdir(), 'priora-index-'));
    [server, took, corpora, refuses, rebuilt] = [naiveEngine(), [], [], 0, new Map()];
  });
  afterEach(async () => {
    await Promise.all(corpora.map((corpus) => corpus.close()));
    rmSync(folder, { recursive: true, force: true });
  });

  const engineOf = (name: string): SearchEngine => ({
    ...server,
    async open(collection) {
      if (collection === patents) took.push(name);
      return server.open(collection);
    },
    async apply(collection, changes) {
      // one at a time: other collections are written beside
      if (collection === patents && refuses-- > 0)
        throw new ServiceError('busy', 'another process has taken the index over');
      return server.apply(collection, changes);
    },
    shared: {
      name: () => 'one',
      reached: (all) => Promise.all(all.map(async (each) => (await server.open(each)).seq)),
      async rebuild(all, changesAfter) {
        for (const collection of all) {
          const next = naiveEngine();
          await next.open(collection);
          for (let changes = await changesAfter(collection, 0); changes.length > 0; ) {
            await next.apply(collection, changes);
            changes = await changesAfter(collection, changes.at(-1)!.seq);
          }
          rebuilt.set(collection.name, next);
        }
      },
    },
    async close() {},
  });
  const open = async (name: string) => {
    const engine = engineOf(name);
    const settings = { url, dir: join(folder, name), collections, engine, poll_ms: 20, connections: 3 };
    const corpus = await openCorpus(settings);
    corpora.push(corpus);
    return corpus;
  };
  const number = (n: number) => `US700000${n}B2`;
  const total = async (corpus: Corpus) =>
    (await corpus.search(patents, { query: { kind: 'all' }, offset: 0, limit: 0 })).total;
  const stateOf = async (corpus: Corpus) => (await corpus.status()).find(({ name }) => name === patents.name)!;

  it('is filled by one of them, for what any of them writes, and by another when that one ends', async () => {
    const [here, there] = [await open('here'), await open('there')];
    await here.put(patents, [samplePatent(number(1))]);
    await expect.poll(() => total(there), PROMPT).toBe(1);
    await there.put(patents, [samplePatent(number(2))]);
    await expect.poll(() => total(here), PROMPT).toBe(2);
    await expect.poll(async () => (await stateOf(there)).indexed_seq, PROMPT).toBe((await stateOf(here)).stored_seq);
    // changes are given up to what can be found
    expect((await there.changes(patents, { after: 0, limit: 9 })).changes).toHaveLength(4);
    expect(took).toEqual(['here']);
    await corpora.shift()!.close();
    await there.put(patents, [samplePatent(number(3))]);
    await expect.poll(() => total(there), PROMPT).toBe(3);
    expect(took).toEqual(['here', 'there']);
  });

  it('is opened anew by whoever has lost its turn meanwhile', async () => {
    const here = await open('here');
    await here.put(patents, [samplePatent(number(1))]);
    const database = new Database({ url, connections: 1 });
    await database.query(
      "select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and granted and pid <> pg_backend_pid()",
      [],
    );
    await expect.poll(() => took, PROMPT).toEqual(['here', 'here']);
    await database.port().close();
    await here.put(patents, [samplePatent(number(2))]);
    await expect.poll(() => total(here), PROMPT).toBe(2);
  });

  it('is opened anew by whoever has the turn and is refused as a writer', async () => {
    const here = await open('here');
    refuses = 2;
    await expect(here.put(patents, [samplePatent(number(1))])).rejects.toThrow(/The records are stored/);
    await expect.poll(() => total(here), PROMPT).toBe(1);
    expect(took.every((name) => name === 'here')).toBe(true);
    // once after each refusal
    expect(took).toHaveLength(3);
    refuses = Number.POSITIVE_INFINITY;
    await here.put(patents, [samplePatent(number(2))]).catch(() => {});
    const trouble = async () => (await stateOf(here)).trouble;
    await expect
      .poll(trouble, PROMPT)
      .toMatch(/could not take them up yet \(another process has taken the index over\)/);
    refuses = 0;
    await expect.poll(() => total(here), PROMPT).toBe(2);
    await expect.poll(trouble, PROMPT).toBe(undefined);
  });

  it('is made anew from the records while services run, by one process at a time', async () => {
    const here = await open('here');
    await here.put(patents, [samplePatent(number(1)), samplePatent(number(2))]);
    const asked = { url, dir: join(folder, 'maker'), collections, engine: engineOf('maker') };
    const database = new Database({ url, connections: 1 });
    await database.lead('rebuild one');
    await expect(reindex(asked)).rejects.toThrow('Another `priora reindex` is under way: wait until it has ended.');
    await database.port().close();
    await expect.poll(() => reindex(asked).catch(() => undefined), PROMPT).toEqual({ records: 2 });
    const { total: indexed } = await rebuilt
      .get(patents.name)!
      .search(patents, { query: { kind: 'all' }, offset: 0, limit: 0 });
    expect(indexed).toBe(2);
    expect(took).toEqual(['here']);
  });
});
