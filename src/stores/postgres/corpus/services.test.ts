import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { patents } from '#collections/patents/patents.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { openStorage } from '#composition/corpus.ts';
import { ConfigError, readConfig } from '#config.ts';
import { hasPostgres, testDatabase } from '#testing/postgres.ts';
import { startTestService, type TestService } from '#testing/service.ts';

const titled = (text: string) => ({ titles: [{ lang: 'en', origin: 'original', text } as const] });

describe.skipIf(!hasPostgres)('two services on the records of one database', () => {
  let here: TestService;
  let there: TestService;
  let settings: Record<string, string>;
  beforeAll(async () => {
    settings = {
      PRIORA_DATABASE_URL: await testDatabase('records'),
      PRIORA_DATABASE_CONNECTIONS: '4',
      PRIORA_RECORDS: 'postgres',
    };
    here = await startTestService({ settings });
    there = await startTestService({ settings });
  });
  afterAll(async () => {
    await here?.close();
    await there?.close();
  });

  const count = async (service: TestService, query_text: string) =>
    (await service.call('POST /search/patent/query-search-count', { body: { query_text } })).json?.data
      ?.total_search_result_count as number;

  it('find at one what was imported at the other, with its families and citations', async () => {
    await here.corpus.put(patents, [
      samplePatent('US7000001B2', {
        ...titled('A lidar with a mirror'),
        priorities: [{ country: 'US', number: 'US62/012273' }],
        cites: [{ publication_number: 'JP2005000001A' }],
      }),
      samplePatent('JP2005000001A', titled('A rangefinder')),
    ]);
    await expect.poll(() => count(there, 'TTL: lidar'), { timeout: 10_000 }).toBe(1);
    await there.corpus.put(patents, [
      samplePatent('EP7000001A1', {
        ...titled('A lidar with a mirror, too'),
        priorities: [{ country: 'US', number: 'US62/012273' }],
      }),
    ]);
    for (const service of [here, there]) {
      await expect.poll(() => count(service, 'TTL: lidar AND FAM_COUNT: 2'), { timeout: 10_000 }).toBe(2);
      expect(await count(service, 'F_CITES: US7000001B2')).toBe(1);
      const family = await service.call('GET /basic-patent-data/patent-family', {
        query: { patent_number: 'EP7000001A1' },
      });
      expect(family.data[0].patent_family.simple_family).toMatchObject([
        { country: 'EP', doc_number: '7000001' },
        { country: 'US', doc_number: '7000001' },
      ]);
    }
    const bibliography = await there.call('GET /basic-patent-data/simple-bibliography', {
      query: { patent_number: 'US7000001B2' },
    });
    expect(bibliography.data[0].pn).toBe('US7000001B2');
    expect(bibliography.text).toContain('A lidar with a mirror');
    expect((await here.corpus.status()).find(({ name }) => name === 'patents')?.records).toBe(3);
  });

  it('let go everywhere of what is deleted at one', async () => {
    await here.corpus.delete(patents, ['EP7000001A1']);
    await expect.poll(() => count(there, 'TTL: lidar AND FAM_COUNT: 1'), { timeout: 10_000 }).toBe(1);
    expect(await there.corpus.get(patents, ['EP7000001A1'])).toEqual([]);
  });

  it('keep no record in a data folder, and refuse one that has records of its own', async () => {
    expect(existsSync(join(there.data_dir, 'corpus.sqlite'))).toBe(false);
    const dir = mkdtempSync(join(tmpdir(), 'priora-own-'));
    await (await openStorage(readConfig({ PRIORA_DATA_DIR: dir }))).close();
    await expect(openStorage(readConfig({ ...settings, PRIORA_DATA_DIR: dir }))).rejects.toThrow(
      /has records of its own \(corpus\.sqlite\)\. Use another data folder/,
    );
    rmSync(dir, { recursive: true });
    await expect(openStorage(readConfig({ PRIORA_DATA_DIR: there.data_dir }))).rejects.toThrow(
      /follows the records of a database\. Set PRIORA_RECORDS=postgres/,
    );
  });
});

it('needs a database', () => {
  const read = () => readConfig({ PRIORA_RECORDS: 'postgres' });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow('PRIORA_RECORDS=postgres needs PRIORA_DATABASE_URL');
});
