import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { describeRecordStore, RECORD_COLLECTIONS } from '#testing/conformance/records.ts';
import { hasPostgres, testDatabase } from '#testing/postgres.ts';
import { emptyCorpus } from '#testing/postgres-corpus.ts';
import { openPostgresStore } from './store.ts';

describe.skipIf(!hasPostgres)('PostgreSQL', () => {
  let url: string;
  let current: string | undefined;
  beforeAll(async () => {
    url = await testDatabase('corpus');
  });

  describeRecordStore('PostgreSQL', async (dir) => {
    if (dir !== current) await emptyCorpus(url);
    current = dir;
    return openPostgresStore({ url, dir, connections: 4 }, RECORD_COLLECTIONS);
  });

  it('forgets changes up to the first that is kept, whatever their days', async () => {
    await emptyCorpus(url);
    const dir = await mkdtemp(join(tmpdir(), 'priora-changes-'));
    const store = await openPostgresStore({ url, dir, connections: 2 }, RECORD_COLLECTIONS);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const seqs = async () =>
      (await client.query('select seq from corpus_changes order by seq')).rows.map((row) => Number(row.seq));
    const days = [20260101, 20260102, 20260104, 20260103, 20260105];
    for (const [at, day] of days.entries())
      await client.query('insert into corpus_changes values ($1, $2, 1, 1, $3, $4)', [at + 1, 'new', day, '{}']);
    expect([await store.records.forgetChanges(20260101), await seqs()]).toEqual([0, [1, 2, 3, 4, 5]]);
    expect([await store.records.forgetChanges(20260104), await seqs()]).toEqual([2, [3, 4, 5]]);
    expect(Number((await client.query('select forgotten from corpus')).rows[0].forgotten)).toBe(2);
    expect([await store.records.forgetChanges(20270101), await seqs()]).toEqual([3, []]);
    expect(await store.records.forgetChanges(20270101)).toBe(0);
    await client.end();
    await store.close();
    await rm(dir, { recursive: true });
  });
});
