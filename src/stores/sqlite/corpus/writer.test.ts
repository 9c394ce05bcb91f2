import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { collections } from '#collections/index.ts';
import { patentFacts } from '#collections/patents/families/facts.ts';
import { patents } from '#collections/patents/patents.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import type { WriteBatch } from '#corpus/record-store.ts';
import { toText } from '#corpus/records/codec.ts';
import { tiesOf } from '#corpus/records/declared.ts';
import { storeError } from '#storage/faults.ts';
import { resolver } from '../families/families.ts';
import { RecordReader } from './reader.ts';
import { declareCollections } from './rebuild.ts';
import { openStore, openStoreForReading, storeFile } from './schema.ts';
import { RecordWriter } from './writer.ts';

const resolvers = new Map([['patents', resolver]]);
let dir: string;
let db: ReturnType<typeof openStore>;
let writer: RecordWriter;
let reader: RecordReader;
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'priora-writer-'));
  db = openStore(dir);
  await declareCollections(db, collections, resolvers);
  writer = new RecordWriter(db, resolvers);
  reader = new RecordReader(openStoreForReading(dir));
});
afterEach(() => {
  reader.db.close();
  db.close();
  rmSync(dir, { recursive: true });
});

const put = (number: string, merged_with = 0, text = 'A pump.') => {
  const record = samplePatent(number, {
    priorities: [{ country: 'US', number: 'US62/012273' }],
    abstracts: [{ lang: 'en', origin: 'original', text }],
  });
  return {
    id: number,
    text: toText(record, patents.apart),
    arrived: new Uint8Array(16),
    demo: false,
    merged_with,
    ties: tiesOf(patents, record, new Map()),
    facts: patentFacts(record),
  };
};
const batch = (...puts: WriteBatch['puts'][number][]): WriteBatch => ({ collection: 'patents', puts, deletes: [] });

it('answers sequence numbers without gaps, own records first, then what else changed', () => {
  expect(writer.write(batch(put('EP7000001A1')))).toMatchObject({
    kind: 'written',
    before_seq: 0,
    last_seq: 1,
    puts: [{ seq: 1 }],
    derives: [],
  });
  expect(writer.write({ ...batch(put('US7000001B2')), deletes: ['XX1A'] })).toMatchObject({
    before_seq: 1,
    last_seq: 3,
    puts: [{ seq: 2, derived: { FAM_COUNT: 2 } }],
    derives: [{ seq: 3, id: 'EP7000001A1', derived: { FAM_COUNT: 2 } }],
    deletes: [],
  });
  expect(reader.lastSeq()).toBe(3);
});

it('refuses a batch whole when one of its records moved on since it was read', () => {
  writer.write(batch(put('EP7000001A1')));
  expect(writer.write(batch(put('US7000001B2'), put('EP7000001A1', 0)))).toEqual({ kind: 'conflict' });
  expect(writer.write(batch(put('US7000001B2', 7)))).toEqual({ kind: 'conflict' });
  expect(reader.get('patents', 'US7000001B2')).toBeUndefined();
  expect(writer.write(batch(put('US7000001B2'), put('EP7000001A1', 1)))).toMatchObject({ last_seq: 3 });
});

it('writes nothing for a batch without effect', () => {
  expect(writer.write({ collection: 'patents', puts: [], deletes: ['XX1A'] })).toMatchObject({
    before_seq: 0,
    last_seq: 0,
  });
  expect(reader.collections()).toEqual([]);
});

it('leaves out a record whose body is damaged, and only that one', () => {
  writer.write(batch(put('EP7000001A1'), put('EP7000002A1')));
  db.exec("UPDATE bodies SET head = x'00ff17' WHERE key = (SELECT key FROM records WHERE id = 'EP7000001A1')");
  expect(reader.get('patents', 'EP7000001A1')).toBeUndefined();
  expect(reader.get('patents', 'EP7000002A1')).toMatchObject({ publication_number: 'EP7000002A1' });
});

describe('when the disk is full', () => {
  it('says so, keeps what was there, and goes on when there is room again', () => {
    writer.write(batch(put('EP7000001A1')));
    const pages = db.prepare('PRAGMA page_count').get()!.page_count as number;
    db.exec(`PRAGMA max_page_count = ${pages + 2}`);
    const noise = Array.from({ length: 60_000 }, (_, i) => Math.sin(i).toString(36).slice(3)).join(' ');
    let failure: unknown;
    try {
      writer.write(batch(put('US7000001B2'), put('CN101000001A', 0, noise)));
    } catch (cause) {
      failure = storeError(cause, storeFile(dir));
    }
    expect(failure).toMatchObject({
      code: 'storage_full',
      message: expect.stringContaining('The disk is full: nothing of this was kept.'),
    });
    expect(reader.lastSeq()).toBe(1);
    expect(reader.get('patents', 'US7000001B2')).toBeUndefined();
    expect(reader.get('patents', 'EP7000001A1')).toMatchObject({ publication_number: 'EP7000001A1' });
    db.exec('PRAGMA max_page_count = 1000000');
    expect(writer.write(batch(put('US7000001B2'), put('CN101000001A', 0, noise)))).toMatchObject({
      before_seq: 1,
      last_seq: 4,
    });
    expect(db.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
  });
});

describe('changes after a sequence number', () => {
  const seen = (changes: readonly { kind: string; seq: number; id: string }[]) =>
    changes.map(({ kind, seq, id }) => `${seq} ${kind} ${id}`);

  it('are the state as it is now, each once, in order, in portions of any size', () => {
    writer.write(batch(put('EP7000001A1'), put('EP7000002A1')));
    writer.write(batch(put('US7000001B2')));
    writer.write({ ...batch(put('EP7000001A1', 1)), deletes: ['EP7000002A1'] });
    const whole = reader.changesAfter(patents, 0);
    expect(seen(whole)).toEqual(
      ['6 put EP7000001A1', '7 delete EP7000002A1', '3 put US7000001B2', '8 derive US7000001B2'].sort(),
    );
    for (const limit of [1, 2, 3]) {
      const portions = [];
      for (let seq = 0; ; seq = portions.at(-1)!.seq) {
        const changes = reader.changesAfter(patents, seq, limit);
        if (changes.length === 0) break;
        portions.push(...changes);
      }
      expect(seen(portions)).toEqual(seen(whole));
    }
    expect(seen(reader.changesAfter(patents, 7))).toEqual(['8 derive US7000001B2']);
  });
});
