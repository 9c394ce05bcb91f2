import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { collections } from '#collections/index.ts';
import { type PatentFact, patentFacts } from '#collections/patent-facts/patent-facts.ts';
import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { storeFile } from '#stores/sqlite/corpus/schema.ts';
import { openCorpus } from '#stores/sqlite/open-corpus.ts';
import { naiveEngine } from '#testing/naive-engine.ts';
import type { Corpus } from './corpus.ts';
import { loadWatches, watchAddresses } from './watch.ts';

let dir: string;
let corpus: Corpus;
let now = Date.UTC(2026, 4, 4);
const open = () =>
  openCorpus({ dir, collections, engine: naiveEngine(), poll_ms: 10, clock: () => now, change_days: 100 });
beforeEach(async () => {
  now = Date.UTC(2026, 4, 4);
  dir = mkdtempSync(join(tmpdir(), 'priora-changes-'));
  corpus = await open();
});
afterEach(async () => {
  await corpus.close();
  rmSync(dir, { recursive: true });
});

const of = async (after = 0, collection: typeof patents | typeof patentFacts = patents) =>
  (await corpus.changes(collection as typeof patents, { after, limit: 1000 })).changes;
const told = async (after = 0) => (await of(after)).map(({ kind, id }) => `${id} ${kind}`);
const upto = async () => (await corpus.changes(patents, { after: 0, limit: 1 })).forgotten;
const last = async () => (await of()).at(-1)?.seq ?? 0;

const owned = (number: string, owner: string, more: Partial<Patent> = {}) =>
  samplePatent(number, { assignees: [{ name: owner }], ...more });

describe('changes of patents', () => {
  it('tells new publications and new families, each once, in the transaction of the record', async () => {
    const priorities = [{ country: 'US', number: 'US62/012273', date: 20150101 }];
    await corpus.put(patents, [
      samplePatent('EP7000001A1', { priorities }),
      samplePatent('US10000001B2', { priorities }),
    ]);
    expect(await told()).toEqual(['EP7000001A1 new', 'EP7000001A1 new_family', 'US10000001B2 new']);
    const mark = await last();
    await corpus.put(patents, [samplePatent('JP6000001B2', { priorities }), samplePatent('CN100000001A')]);
    expect(await told(mark)).toEqual(['JP6000001B2 new', 'CN100000001A new', 'CN100000001A new_family']);
    // the same once more is no change
    await corpus.put(patents, [samplePatent('CN100000001A')]);
    expect(await told(await last())).toEqual([]);
    expect(await upto()).toBe(0);
  });

  it('tells status, owner and rights with what was and what is', async () => {
    await corpus.put(patents, [
      owned('EP7000001B1', 'Ada Pumps GmbH', { legal_status: { simple: 1, detailed: [3], date: 20200101 } }),
    ]);
    const mark = await last();
    await corpus.put(patents, [
      owned('EP7000001B1', 'Ada Pumps GmbH', {
        current_assignees: [{ name: 'Bee Valves AG' }],
        legal_status: { simple: 0, detailed: [11], date: 20260501 },
        legal_events: [
          { date: 20260401, code: 'PLIC', country: 'EP', fact: { kind: 'licence' } },
          { date: 20260402, code: '26', country: 'EP', fact: { kind: 'opposition' } },
        ],
      }),
    ]);
    expect((await of(mark)).map(({ seq: _, id: __, ...rest }) => rest)).toEqual([
      { kind: 'licence', day: 20260504, to: ['20260401 licence PLIC'] },
      { kind: 'owner', day: 20260504, from: ['ADA PUMPS GMBH'], to: ['BEE VALVES AG'] },
      { kind: 'proceeding', day: 20260504, to: ['20260402 opposition 26'] },
      { kind: 'status', day: 20260504, from: '1 3', to: '0 11', since: 20260501 },
    ]);
  });

  it('tells what another record changes, and what a fact about a patent says', async () => {
    await corpus.put(patents, [owned('US10000001B2', 'Ada Pumps Inc', { application_number: 'US15/000001' })]);
    const mark = await last();
    const fact = { id: 'f1', kind: 'litigation', publications: ['US10000001'], applications: [] } as PatentFact;
    await corpus.put(patentFacts, [fact]);
    expect(await of(mark)).toEqual([
      {
        seq: mark + 1,
        kind: 'proceeding',
        id: 'US10000001B2',
        day: 20260504,
        by: { collection: 'patent_facts', id: 'f1' },
      },
    ]);
    expect((await of(0, patentFacts)).map(({ id, kind }) => [id, kind])).toEqual([['f1', 'proceeding']]);
    // the publication with another status states it for the application, whose other publication follows
    await corpus.put(patents, [
      samplePatent('US20180000001A1', {
        application_number: 'US15/000001',
        legal_status: { simple: 0, detailed: [11], date: 20260501 },
      }),
    ]);
    expect((await told(mark + 1)).filter((each) => each.startsWith('US10000001B2'))).toEqual(['US10000001B2 status']);
  });

  it('tells once of a right that is about to end, when its day has come near', async () => {
    await corpus.put(patents, [
      samplePatent('EP7000001B1', { expiry_date: 20260610, legal_status: { simple: 1, detailed: [3] } }),
      samplePatent('EP7000002B1', { expiry_date: 20260520, legal_status: { simple: 1, detailed: [3] } }),
      samplePatent('EP7000003B1', { expiry_date: 20260520, legal_status: { simple: 0, detailed: [11] } }),
    ]);
    const near = async () => (await told()).filter((each) => each.endsWith(' expiry'));
    expect(await near()).toEqual(['EP7000002B1 expiry']);
    now += 10 * 86_400_000;
    await expect.poll(near).toEqual(['EP7000002B1 expiry', 'EP7000001B1 expiry']);
    now += 86_400_000;
    await corpus.put(patents, [samplePatent('EP7000009A1')]);
    expect(await near()).toHaveLength(2);
  });

  it('forgets what is old, and says up to where', async () => {
    await corpus.put(patents, [samplePatent('EP7000001A1')]);
    expect(await told()).toHaveLength(2);
    now += 101 * 86_400_000;
    await expect.poll(() => told()).toEqual([]);
    expect(await upto()).toBe(1);
  });

  it('forgets no more than what is old, whatever came after it', async () => {
    await corpus.put(patents, [samplePatent('EP7000001A1')]);
    now += 60 * 86_400_000;
    await corpus.put(patents, [samplePatent('EP7000002A1')]);
    await corpus.put(patents, [samplePatent('EP7000003A1')]);
    expect([await told(), await upto()]).toEqual([expect.arrayContaining(['EP7000001A1 new']), 0]);
    now += 41 * 86_400_000;
    await expect.poll(() => upto()).toBe(1);
    expect((await told()).filter((each) => each.endsWith(' new'))).toEqual(['EP7000002A1 new', 'EP7000003A1 new']);
    // a day on nothing is old
    now += 86_400_000;
    await corpus.put(patents, [samplePatent('EP7000004A1')]);
    expect([(await told()).length, await upto()]).toEqual([6, 1]);
  });

  it('takes the records of a store from before as they are', async () => {
    await corpus.put(patents, [owned('EP7000001B1', 'Ada Pumps GmbH')]);
    await corpus.close();
    const db = new DatabaseSync(storeFile(dir));
    db.exec('DROP TABLE watches; DROP TABLE watched; DROP TABLE changes; DROP TABLE shown; PRAGMA user_version = 2');
    db.close();
    corpus = await open();
    expect(await told()).toEqual([]);
    await corpus.put(patents, [
      owned('EP7000001B1', 'Ada Pumps GmbH', { current_assignees: [{ name: 'Bee Valves AG' }] }),
    ]);
    expect(await told()).toEqual(['EP7000001B1 owner']);
  });

  it('gives pages that never part what one write made', async () => {
    await corpus.put(patents, [samplePatent('EP7000001A1'), samplePatent('EP7000002A1')]);
    const page = await corpus.changes(patents, { after: 0, limit: 1 });
    expect(page.changes.map(({ kind }) => kind)).toEqual(['new', 'new_family']);
    expect(page).toMatchObject({ upto: 1, more: true });
    expect(await corpus.changes(patents, { after: page.upto, limit: 9 })).toMatchObject({ upto: 2, more: false });
  });
});

it('watches by fields, links and sets that the collections have', async () => {
  for (const { collection, watch } of (await loadWatches(watchAddresses(collections))).values()) {
    expect(Object.keys(watch.kinds).length).toBeGreaterThan(0);
    for (const link of watch.concerns ?? []) expect(Object.keys(collection.links)).toContain(link);
    if (watch.ahead) expect(collection.fields[watch.ahead.field]?.kind).toBe('date');
    if (watch.first) {
      expect(collection.resolver?.links).toContain(watch.first.link);
      expect(Object.keys(watch.kinds)).toContain(watch.first.kind);
    }
  }
});
