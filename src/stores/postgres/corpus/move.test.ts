import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { collections } from '#collections/index.ts';
import { patents } from '#collections/patents/patents.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { openSqliteStore } from '#stores/sqlite/corpus/store.ts';
import { batchOver, written } from '#testing/corpus-batches.ts';
import { hasPostgres, testDatabase } from '#testing/postgres.ts';
import { Database } from '../database.ts';
import { examineRecords } from './maintenance.ts';
import { moveRecords, moveRecordsBack } from './move.ts';
import { openPostgresStore } from './store.ts';

it.skipIf(!hasPostgres)(
  'records move with their numbers, families and changes, and go on as they would have',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'priora-moved-'));
    const files = await openSqliteStore(folder, collections);
    for (let round = 0; round < 3; round++) {
      const records = Array.from({ length: 12 }, (_, i) =>
        samplePatent(`US${7_000_000 + round * 6 + i}B2`, {
          titles: [{ lang: 'en', origin: 'original', text: `Round ${round}` }],
          priorities: [{ country: 'US', number: `US62/10000${i % 4}` }],
          cites: [{ publication_number: 'US7000001B2' }],
        }),
      );
      written(await files.records.write(await batchOver(files, collections, patents, records)));
    }
    const url = await testDatabase('moved');
    const database = new Database({ url, connections: 1, statement_ms: 0 });
    const port = database.port();
    const move = () => moveRecords(folder, database, collections, () => {});
    const moved = new Map((await move()).map(({ table, rows }) => [table, rows]));
    expect([moved.get('corpus_bodies'), moved.get('corpus_citations'), moved.get('corpus_collections')]).toEqual([
      24, 24, 1,
    ]);
    await expect(move()).rejects.toThrow(/has records already; nothing was copied/);
    await port.close();
    const there = await openPostgresStore({ url, dir: join(folder, 'there') }, collections);
    const last = await files.records.lastSeq();
    expect(last).toBeGreaterThan(36);
    expect(await there.records.lastSeq()).toBe(last);
    expect(await there.records.collections()).toEqual(await files.records.collections());
    expect(await there.records.changesAfter(patents, 0)).toEqual(await files.records.changesAfter(patents, 0));
    expect(await there.records.changes('patents', 0, last, 1000)).toEqual(
      await files.records.changes('patents', 0, last, 1000),
    );
    const one = [samplePatent('EP7000001A1', { priorities: [{ country: 'US', number: 'US62/100001' }] })];
    const write = async (store: typeof there) =>
      written(await store.records.write(await batchOver(store, collections, patents, one, ['US7000003B2'])));
    expect(await write(there)).toEqual(await write(files));
    expect(await examineRecords({ url, collections, full: true })).toEqual([]);
    // and back, into another folder
    const back = join(folder, 'back');
    const source = new Database({ url, connections: 1, statement_ms: 0 });
    const held = source.port();
    const moveBack = () => moveRecordsBack(back, source, collections, () => {});
    const returned = new Map((await moveBack()).map(({ table, rows }) => [table, rows]));
    expect([returned.get('corpus_bodies'), returned.get('corpus_changes')]).toEqual([24, 29]);
    await expect(moveBack()).rejects.toThrow(/has records already; nothing was copied/);
    await held.close();
    const again = await openSqliteStore(back, collections);
    expect(await again.records.lastSeq()).toBe(await files.records.lastSeq());
    expect(await again.records.changesAfter(patents, 0)).toEqual(await files.records.changesAfter(patents, 0));
    const next = async (store: typeof there) =>
      written(await store.records.write(await batchOver(store, collections, patents, [samplePatent('EP7000001B1')])));
    expect(await next(again)).toEqual(await next(files));
    await Promise.all([files.close(), there.close(), again.close()]);
    rmSync(folder, { recursive: true });
  },
);
