import { beforeAll, describe } from 'vitest';
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
});
