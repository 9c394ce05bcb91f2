import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { collections } from '#collections/index.ts';
import { patents } from '#collections/patents/patents.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import type { SearchEngine } from '#corpus/engine.ts';
import { embeddedEngine } from '#engines/embedded/engine.ts';
import { naiveEngine } from '#testing/naive-engine.ts';
import { storeFile } from '../corpus/schema.ts';
import { doctor, reindex } from '../maintenance.ts';
import { openCorpus } from '../open-corpus.ts';

let root: string;
let template: string;
let dir: string;
let count = 0;

/** Eight publications: two families of three, one of two; each of the second family cites the first publication. */
const records = Array.from({ length: 8 }, (_, i) =>
  samplePatent(`US${7_000_000 + i}B2`, {
    titles: [{ lang: 'en', origin: 'original', text: 'Pump' }],
    priorities: [{ country: 'US', number: `US62/01227${Math.trunc(i / 3)}` }],
    cites: i >= 3 && i < 6 ? [{ publication_number: 'US7000000' }] : [],
  }),
);

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'priora-maintenance-'));
  template = join(root, 'template');
  const corpus = await openCorpus({ dir: template, collections });
  await corpus.put(patents, records);
  await corpus.close();
});
afterAll(() => rmSync(root, { recursive: true }));
beforeEach(() => {
  dir = join(root, String(count++));
  cpSync(template, dir, { recursive: true });
});

function damage(sql: string): void {
  const db = new DatabaseSync(storeFile(dir));
  db.exec(sql);
  db.close();
}

const findings = async (options: { full?: boolean; engine?: SearchEngine } = {}) =>
  (await doctor({ dir, collections, full: true, ...options })).map(
    ({ area, severity, message }) => `${area} ${severity}: ${message}`,
  );

describe('doctor', () => {
  it('asks whether it is the right folder where there is none', async () => {
    expect(await doctor({ dir: join(dir, 'nowhere'), collections })).toEqual([
      {
        area: 'store',
        severity: 'error',
        message: `There is nothing in ${join(dir, 'nowhere')}.`,
        remedy: 'Correct PRIORA_DATA_DIR; or start the service once: it fills a new folder.',
      },
    ]);
  });

  it('finds nothing in a sound store, in whole or by sample, and leaves nothing behind', async () => {
    const before = readdirSync(dir).sort();
    expect(await findings()).toEqual([]);
    expect(await findings({ full: false })).toEqual([]);
    expect(
      readdirSync(dir)
        .filter((name) => !/-(wal|shm)$/.test(name))
        .sort(),
    ).toEqual(before.filter((name) => !/-(wal|shm)$/.test(name)));
  });

  it.each([
    ['a lost body', 'DELETE FROM bodies WHERE key = 1', 'store error: 1 records have no body.'],
    [
      'a wrong count',
      'UPDATE collections SET records = 9',
      'store error: 1 collections count another number of records than they hold.',
    ],
    [
      'numbers out of order',
      "UPDATE meta SET value = 3 WHERE name = 'last_seq'",
      'store error: 10 sequence numbers are beyond the last one given.',
    ],
    ['lost relations', 'DELETE FROM publications WHERE key = 1', 'store error: 1 patents have no relations.'],
    [
      'a wrong family',
      'UPDATE publications SET extended_family = 5 WHERE key = 8',
      'relations error: 2 rows of families differ from what the records say, e.g. US7000007B2',
    ],
    [
      'a lost citation',
      'DELETE FROM citations WHERE key = 4',
      'relations error: 1 rows of citations differ from what the records say, e.g. US7000000 4',
    ],
    [
      'a torn record',
      "UPDATE bodies SET head = x'28b52ffd00' WHERE key = 2",
      'records error: patents US7000001B2: cannot be unpacked',
    ],
    [
      'swapped records',
      'UPDATE bodies SET head = (SELECT head FROM bodies WHERE key = 3) WHERE key = 2',
      'records error: patents US7000001B2: holds the record of US7000002B2.',
    ],
  ])('tells of %s', async (_name, sql, message) => {
    damage(sql);
    expect(await findings()).toEqual(expect.arrayContaining([expect.stringContaining(message)]));
  });

  it('tells of a damaged file and of a missing one', async () => {
    const file = storeFile(dir);
    damage('PRAGMA wal_checkpoint(TRUNCATE)');
    const bytes = readFileSync(file);
    bytes.fill(0xaa, 8192 * 3, 8192 * 6);
    writeFileSync(file, bytes);
    expect((await findings()).join('\n')).toMatch(/^store error: /);
    rmSync(file);
    expect((await doctor({ dir, collections }))[0]).toMatchObject({
      area: 'store',
      severity: 'error',
      remedy: expect.stringContaining('priora restore'),
    });
  });

  it('compares the index with the store, unless a service holds it', async () => {
    const engine = naiveEngine();
    const corpus = await openCorpus({ dir, collections, engine });
    expect(await findings({ engine: naiveEngine() })).toEqual([
      'index note: A running Priora holds the index: the index was not checked.',
    ]);
    await corpus.close();
    expect(await findings({ engine })).toEqual([]);
    const behind = naiveEngine();
    expect(await findings({ engine: behind })).toEqual([
      'index note: patents: the index is at 0 of 8: the rest is taken up at the next start.',
    ]);
    await engine.apply(patents, [{ kind: 'delete', seq: 8, id: 'US7000000B2' }]);
    expect(await findings({ engine })).toEqual(['index error: patents: the index holds 7 records, the store 8.']);
    await engine.apply(patents, [{ kind: 'delete', seq: 99, id: 'US7000001B2' }]);
    expect(await findings({ engine })).toEqual([
      'index error: patents: the index is at 99, but the store only at 8: it belongs to another store.',
    ]);
  });
});

describe('reindex', () => {
  it('computes relations and index again from the records', async () => {
    damage(
      'DELETE FROM links; DELETE FROM citations; UPDATE publications SET simple_family = 1, extended_family = 1, priority_set = NULL',
    );
    const engine = naiveEngine();
    await (await openCorpus({ dir, collections, engine })).close();
    expect(await reindex({ dir, collections, engine })).toEqual({ records: 8 });
    expect(await findings({ engine })).toEqual([]);
    const query = {
      kind: 'and',
      of: [
        { kind: 'term', field: 'FAM_COUNT', text: '3' },
        { kind: 'term', field: 'F_CITES_COUNT', text: '3' },
      ],
    } as const;
    await engine.open(patents);
    expect((await engine.search(patents, { query, offset: 0, limit: 9 })).hits.map((hit) => hit.id)).toEqual([
      'US7000000B2',
    ]);
  });

  it('has a running service make the index anew, which answers and takes records meanwhile', async () => {
    const engine = () => embeddedEngine({ dir: join(dir, 'index') });
    const corpus = await openCorpus({ dir, collections, engine: engine(), poll_ms: 10 });
    const pumps = { kind: 'term', field: 'TTL', text: 'pump' } as const;
    const many = Array.from({ length: 300 }, (_, i) =>
      samplePatent(`US${8_000_000 + i}B2`, { titles: [{ lang: 'en', origin: 'original', text: 'Valve' }] }),
    );
    await corpus.put(patents, many);
    const manifest = join(dir, 'index/patents/manifest');
    const before = statSync(manifest).ino;
    let asking = true;
    let asked = 0;
    const questions = (async () => {
      for (; asking; asked++)
        expect((await corpus.search(patents, { query: pumps, offset: 0, limit: 9 })).total).toBeGreaterThanOrEqual(8);
    })();
    const made = reindex({ dir, collections, engine: engine() });
    const titles = [{ lang: 'en', origin: 'original' as const, text: 'Pump' }];
    for (let i = 0; i < 20; i++) await corpus.put(patents, [samplePatent(`US${9_000_000 + i}B2`, { titles })]);
    expect(await made).toEqual({ records: expect.any(Number), by_service: true });
    asking = false;
    await questions;
    expect(asked).toBeGreaterThan(0);
    expect(statSync(manifest).ino).not.toBe(before);
    expect(readdirSync(join(dir, 'index')).filter((name) => name.includes('.'))).toEqual([]);
    expect((await corpus.search(patents, { query: pumps, offset: 0, limit: 0 })).total).toBe(28);
    await corpus.put(patents, [samplePatent('US9100000B2', { titles })]);
    expect((await corpus.search(patents, { query: pumps, offset: 0, limit: 0 })).total).toBe(29);
    await corpus.close();
    expect(await findings({ engine: engine() })).toEqual([]);
  });

  it('goes on in whoever holds the index next, when the one that made it is killed', async () => {
    const engine = (of: string) => embeddedEngine({ dir: join(of, 'index') });
    const corpus = await openCorpus({ dir, collections, engine: engine(dir), poll_ms: 100_000 });
    const asked = reindex({ dir, collections, engine: engine(dir) });
    await expect.poll(() => existsSync(join(dir, 'index.remake'))).toBe(true);
    // what a kill leaves: the index that is there, a part of the new one, and what is asked
    const killed = `${dir}-killed`;
    cpSync(dir, killed, { recursive: true });
    cpSync(join(killed, 'index/patents'), join(killed, 'index/patents.making'), { recursive: true });
    await corpus.close();
    expect(await asked).toEqual({ records: 8 });
    const next = await openCorpus({ dir: killed, collections, engine: engine(killed), poll_ms: 10 });
    const all = { query: { kind: 'all' }, offset: 0, limit: 0 } as const;
    expect((await next.search(patents, all)).total).toBe(8);
    await expect.poll(() => existsSync(join(killed, 'index.remake'))).toBe(false);
    expect((await next.search(patents, all)).total).toBe(8);
    await next.close();
  });

  it('says why a service cannot', async () => {
    const corpus = await openCorpus({ dir, collections, engine: naiveEngine(), poll_ms: 10 });
    await expect(reindex({ dir, collections, engine: naiveEngine() })).rejects.toThrow(
      'The running Priora could not make the index anew: The index could not be made anew: see the log of the service.',
    );
    await corpus.close();
  });
});
