import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { works } from '#collections/works/works.ts';
import { openStorage } from '#composition/corpus.ts';
import { readConfig } from '#config.ts';
import { importFiles } from '#sources/import.ts';
import { assembledRecords } from './assembled-records.ts';
import { describeWithSharedData } from './shared-data.ts';

const FOLDERS = ['crossref-json', 'openalex-jsonl', 'datacite'].map((name) => `literature/${name}`);
describeWithSharedData('records put together without a store', FOLDERS, (...folders) => {
  it('are those that a store has', async () => {
    const data_dir = await mkdtemp(join(tmpdir(), 'priora-assembled-'));
    const corpus = await openStorage(readConfig({ PRIORA_DATA_DIR: data_dir }));
    try {
      await importFiles({ source: 'auto', paths: folders, corpus, data_dir });
      const records = await assembledRecords(works, folders);
      const ids = records.map(({ id }) => id);
      expect(new Set(ids).size).toBe(47);
      const stored = new Map((await corpus.get(works, ids)).map((work) => [work.id, work]));
      // what follows from other records is no part of what a source gives
      for (const record of records) expect(stored.get(record.id)).toMatchObject(JSON.parse(JSON.stringify(record)));
    } finally {
      await corpus.close();
      await rm(data_dir, { recursive: true, force: true });
    }
  });
});
