import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Conveyance, conveyances } from '#collections/conveyances/conveyances.ts';
import { collections } from '#collections/index.ts';
import { patentId } from '#collections/patents/patent-id.ts';
import { patents } from '#collections/patents/patents.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { naiveEngine } from '#testing/naive-engine.ts';
import { doctor, reindex } from '../maintenance.ts';
import { openCorpus } from '../open-corpus.ts';
import { storeFile } from './schema.ts';

const FORM = '1 number application file_wrappers conveyances conveyances_of_application listings';
/** The fifth has no owner of its own, and is of the application of the fourth, which has one. */
const records = [1, 2, 3, 4, 5].map((n) =>
  samplePatent(`US800000${n}B2`, {
    titles: [{ lang: 'en', origin: 'original', text: `Pump ${n}` }],
    application_number: `US13/00000${Math.min(n, 4)}`,
    filing_date: 20120917,
    inventors: [{ name: 'DOE, JANE' }, { name: 'ROE, JOHN' }],
    ...(n < 5 && { current_assignees: [{ name: `OWNER ${n}` }] }),
  }),
);
const numbers = records.map(({ publication_number }) => publication_number);
const assignment: Conveyance = {
  ...{ id: 'US 011111/0001', office: 'US', reel_frame: '011111/0001', text: 'MERGER', executed: 20160101 },
  ...{ assignors: [{ name: 'OWNER 2' }], assignees: [{ name: 'BETA LLC' }] },
  ...{ properties: [{ patent: 'US8000002' }], provenance: [{ source: 'uspto-assignment' }] },
};

let dir: string;
const steps: string[] = [];
const open = () =>
  openCorpus({
    ...{ dir, collections, engine: naiveEngine(), poll_ms: 60_000 },
    on_store_progress: ({ collection, step, done, total }) => steps.push(`${collection} ${step} ${done} of ${total}`),
  });
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'priora-shown-'));
  steps.length = 0;
});
afterEach(() => rmSync(dir, { recursive: true }));

async function filled(): Promise<void> {
  const corpus = await open();
  await corpus.put(patents, records);
  await corpus.put(conveyances, [assignment]);
  await corpus.close();
}
function sql<T = unknown>(text: string): T[] {
  const db = new DatabaseSync(storeFile(dir));
  try {
    return db.prepare(text).all() as T[];
  } finally {
    db.close();
  }
}
const rows = (corpus: Corpus) => corpus.projected(patents, numbers, patents.shown!.of) as Promise<any[]>;
const owners = async () => {
  const corpus = await open();
  try {
    return (await rows(corpus)).map(({ current_assignee }) => current_assignee);
  } finally {
    await corpus.close();
  }
};
const OWNERS = ['OWNER 1', 'BETA LLC', 'OWNER 3', 'OWNER 4', 'OWNER 4'];

it('what lists show is read where it is written beside the record, of this version of it alone', async () => {
  await filled();
  expect(await owners()).toEqual(OWNERS);
  expect(sql<{ form: string }>('SELECT form FROM shown WHERE key = 2').map(({ form }) => JSON.parse(form))).toEqual([
    {
      pn: 'US8000002B2',
      patent_id: patentId('US8000002B2'),
      title: 'Pump 2',
      apno: 'US13/000002',
      apdt: 20120917,
      pbdt: 0,
      inventor: 'DOE, JANE | ROE, JOHN',
      original_assignee: '',
      current_assignee: 'BETA LLC',
      authority: 'US',
    },
  ]);
  sql(`UPDATE shown SET form = json_set(form, '$.current_assignee', 'AS WRITTEN') WHERE key IN (1, 3)`);
  sql('UPDATE shown SET seq = seq - 1 WHERE key = 3');
  expect(await owners()).toEqual(['AS WRITTEN', ...OWNERS.slice(1)]);
});

it('is written again with a conveyance, gone with the record, and the same after any of it', async () => {
  await filled();
  const corpus = await open();
  expect(sql<{ n: number }>('SELECT count(*) AS n FROM shown s JOIN records r USING (key, seq)')[0]!.n).toBe(5);
  await corpus.delete(conveyances, [assignment.id]);
  await corpus.delete(patents, [numbers[3]!]);
  const shown = await rows(corpus);
  expect(shown).toEqual((await corpus.get(patents, numbers)).map(patents.shown!.of));
  expect(shown.map(({ current_assignee }) => current_assignee)).toEqual(['OWNER 1', 'OWNER 2', 'OWNER 3', '']);
  await corpus.close();
  expect(
    sql('SELECT r.id, r.deleted FROM records r LEFT JOIN shown s USING (key, seq) WHERE s.key IS NULL ORDER BY r.id'),
  ).toEqual([
    { id: assignment.id, deleted: 1 },
    { id: numbers[3], deleted: 1 },
  ]);
  expect(await doctor({ dir, collections, full: true })).toEqual([]);
});

it('is written of all records of a store that has none or another form, and goes on where that was ended', async () => {
  await filled();
  const [before] = sql<{ value: string }>("SELECT value FROM meta WHERE name = 'shown.patents'");
  expect(before!.value).toBe(FORM);
  const written = sql('SELECT * FROM shown');
  // as a store is that was closed by a version that did not write it
  sql('DROP TABLE shown');
  sql("DELETE FROM meta WHERE name GLOB 'shown.*'");
  sql('PRAGMA user_version = 3');
  expect(await doctor({ dir, collections, full: true })).toMatchObject([{ severity: 'note' }]);
  steps.length = 0;
  expect(await owners()).toEqual(OWNERS);
  expect(steps).toEqual(['patents shown 5 of 5']);
  expect(sql('SELECT * FROM shown')).toEqual(written);
  expect(sql("SELECT name, value FROM meta WHERE name GLOB 'shown.*'")).toEqual([
    { name: 'shown.patents', value: before!.value },
  ]);
  // ended behind the third record
  sql('DELETE FROM shown WHERE key > 3');
  sql(`UPDATE meta SET value = '0' WHERE name = 'shown.patents'`);
  sql(`INSERT INTO meta VALUES ('shown.patents ${before!.value}', 3), ('shown.patents 0 of another form', 5)`);
  steps.length = 0;
  expect(await owners()).toEqual(OWNERS);
  expect(steps).toEqual(['patents shown 2 of 5']);
  expect(sql('SELECT * FROM shown')).toEqual(written);
  expect(sql("SELECT count(*) AS n FROM meta WHERE name GLOB 'shown.*'")).toEqual([{ n: 1 }]);
  steps.length = 0;
  await (await open()).close();
  expect(steps).toEqual([]);
});

it('that is wrong is told by the doctor, and written again by reindex', async () => {
  await filled();
  sql(`UPDATE shown SET form = json_set(form, '$.current_assignee', 'ANOTHER') WHERE key = 2`);
  const message = `patents ${numbers[1]}: lists show another state of it, or of what it is completed from.`;
  expect(await doctor({ dir, collections, full: true })).toMatchObject([{ area: 'relations', message }]);
  // a copy of before an older form says nothing
  const copy = `${dir}-copy`;
  cpSync(dir, copy, { recursive: true });
  const kept = dir;
  dir = copy;
  sql("UPDATE meta SET value = '0' WHERE name = 'shown.patents'");
  expect(await doctor({ dir, collections, full: true })).toEqual([]);
  rmSync(copy, { recursive: true });
  dir = kept;
  await reindex({ dir, collections, engine: naiveEngine() });
  expect(await doctor({ dir, collections, full: true })).toEqual([]);
  expect(await owners()).toEqual(OWNERS);
});

it('is written again where ties are read otherwise from the records, and stays where only their reading is written otherwise', async () => {
  await filled();
  sql('DELETE FROM shown');
  const declared = (change: (text: string) => string) => {
    const [{ text }] = sql<{ text: string }>(
      "SELECT declared AS text FROM declarations WHERE collection = 'patents'",
    ) as [{ text: string }];
    sql(`UPDATE declarations SET declared = '${change(text)}' WHERE collection = 'patents'`);
  };
  const another = (text: string) => text.replace(/"form":"[0-9a-f]+"/, '"form":"another"');
  declared(another);
  steps.length = 0;
  await (await open()).close();
  expect(steps.filter((step) => step.includes('shown'))).toEqual([]);
  declared(another);
  sql('DELETE FROM ties WHERE key = 1');
  sql('DELETE FROM identities WHERE key = 1');
  await (await open()).close();
  expect(steps.filter((step) => step.includes('shown'))).toEqual(['patents shown 5 of 5']);
  expect(sql('SELECT count(*) AS n FROM shown')).toEqual([{ n: 5 }]);
});
