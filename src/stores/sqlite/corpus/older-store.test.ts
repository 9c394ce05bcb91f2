import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { collections } from '#collections/index.ts';
import { patents } from '#collections/patents/patents.ts';
import { relationsOf } from '#collections/patents/relations.ts';
import { embeddedEngine } from '#engines/embedded/engine.ts';
import { doctor } from '../maintenance.ts';
import { openCorpus } from '../open-corpus.ts';

/** See `fixtures/README.md`. */
const FIXTURE = join(import.meta.dirname, 'fixtures', 'format-1.json.gz');

let root: string;
let unpacked: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'priora-older-'));
  unpacked = join(root, 'unpacked');
  const files = JSON.parse(gunzipSync(readFileSync(FIXTURE)).toString()) as Record<string, string>;
  for (const [name, content] of Object.entries(files)) {
    const path = join(unpacked, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, Buffer.from(content, 'base64'));
  }
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

it('a data directory of format 1 opens with its records, identities, families and citations, searchable, and is sound', async () => {
  const dir = join(root, 'opened');
  cpSync(unpacked, dir, { recursive: true });
  const engine = () => embeddedEngine({ dir: join(dir, 'index') });
  const before = await doctor({ dir, collections });
  expect(before.map(({ severity, message }) => `${severity}: ${message}`)).toEqual([
    'note: The store has format 1, written by an older Priora: it was not examined.',
  ]);
  // twice: what is brought up to date stays so
  for (let time = 0; time < 2; time++) {
    const steps: string[] = [];
    const corpus = await openCorpus({
      dir,
      collections,
      engine: engine(),
      poll_ms: 60_000,
      on_store_progress: ({ collection, step, done, total }) => steps.push(`${collection} ${step} ${done} of ${total}`),
    });
    expect(steps).toEqual(
      time === 0 ? ['records', 'watched', 'facts', 'shown'].map((step) => `patents ${step} 20 of 20`) : [],
    );
    const [status, symbols] = await corpus.status();
    expect([status!.records, symbols!.records, status!.indexed_seq]).toEqual([20, 1, status!.stored_seq]);
    const count = async (field: string, text: string) =>
      (await corpus.search(patents, { query: { kind: 'term', field, text }, offset: 0, limit: 0 })).total;
    expect(await count('TTL', 'rotor')).toBe(19);
    expect(await count('F_CITES_COUNT', '18')).toBe(2);
    expect(await count('FAM_COUNT', '2')).toBe(18);
    // the event's details become a typed fact; what no fact holds stays
    expect(await count('LEGAL_EVENT', '61')).toBe(1);
    expect(await count('LEGAL_EVENT_PARTY', 'Big Bank NA')).toBe(1);
    expect((await corpus.get(patents, ['US7000004B2']))[0]!.legal_events).toEqual([
      {
        date: 20200101,
        code: 'AS',
        fact: { kind: 'transfer', to: [{ name: 'BIG BANK NA' }] },
        details: { weather: 'fine' },
      },
    ]);
    // the granted patent before the application, whose kind code the number lacks
    const [found] = await corpus.lookup(patents, 'number', ['US 7,000,001']);
    expect(found!.publication_number).toBe('US7000001B2');
    expect(await corpus.lookup(patents, 'number', ['US7000020B2'])).toEqual([]);
    const related = (await relationsOf(corpus, ['US7000001B2'])).get('US7000001B2')!;
    expect(related.cited_by).toHaveLength(18);
    expect(related.simple_family.members.map((member) => member.publication_number)).toEqual([
      'US7000001B2',
      'US7000002B2',
    ]);
    await corpus.close();
    expect(await doctor({ dir, collections, engine: engine(), full: true })).toEqual([]);
  }
});
