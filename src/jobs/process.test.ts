import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { patents } from '#collections/patents/patents.ts';
import { openStorage } from '#composition/corpus.ts';
import { readConfig } from '#config.ts';
import { sqliteJobStore } from '#stores/sqlite/jobs.ts';
import { jobsOver } from './jobs.ts';
import { inProcesses } from './process.ts';

const PROGRAM = join(import.meta.dirname, '../cli/job.ts');
const FIXTURE = join(import.meta.dirname, '../sources/lens-csv/fixtures/2015-layout.csv');
const ROWS = 600;

let folder: string;
let file: string;
/** Many rows made of the first one, each with numbers of its own. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'priora-process-'));
  file = join(folder, 'many.csv');
  const [head, first] = (await readFile(FIXTURE, 'utf8')).split(/\r?\n(?=\d|"|#)/);
  const rows = Array.from({ length: ROWS }, (_, n) =>
    first!
      .replace('0101709', String(1_000_000 + n))
      .replace('657122', String(100_000 + n))
      .replace('550506', String(100_000 + n)),
  );
  await writeFile(file, [head, ...rows].join('\n'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const until = async (true_: () => Promise<boolean>) => {
  for (let n = 0; n < 1600 && !(await true_()); n++) await wait(25);
  expect(await true_()).toBe(true);
};

it('an import goes on after its service has ended in the middle, and stops when it is told to', async () => {
  const config = readConfig({ PRIORA_DATA_DIR: join(folder, 'data') });
  const corpus = await openStorage(config);
  const open = () =>
    jobsOver(sqliteJobStore(join(folder, 'jobs.sqlite')), { run: inProcesses(PROGRAM, { ...config }) });
  const read = (progress: unknown) => (progress as { records?: number } | undefined)?.records ?? 0;
  const before = await open();
  const { id } = await before.start('import', { paths: [file] }, 'Ann');
  await until(async () => read((await before.get(id))!.progress) > 0);
  await before.close();
  const stored = async () => (await corpus.status())[0]!.records;
  const half = await stored();
  expect(half).toBeLessThan(ROWS);

  const after = await open();
  await until(async () => (await after.get(id))!.state === 'done');
  const result = (await after.get(id))!.result as { added: number; unchanged: number; rejected: number };
  expect([result.added + result.unchanged, result.rejected, await stored()]).toEqual([ROWS, 0, ROWS]);
  expect(result.unchanged).toBeGreaterThanOrEqual(half);
  await expect
    .poll(async () => (await corpus.search(patents, { query: { kind: 'all' }, offset: 0, limit: 0 })).total, {
      timeout: 10_000,
    })
    .toBe(ROWS);

  const again = await after.start('import', { paths: [file] }, 'Ann');
  await until(async () => read((await after.get(again.id))!.progress) > 0);
  expect(await after.cancel(again.id)).toBe(true);
  await until(async () => (await after.get(again.id))!.ended_at !== undefined);
  expect((await after.get(again.id))!.state).toBe('cancelled');

  const broken = await after.start('import', { paths: [join(folder, 'nothing.csv')] }, 'Ann');
  await until(async () => (await after.get(broken.id))!.ended_at !== undefined);
  expect(await after.get(broken.id)).toMatchObject({
    state: 'failed',
    problem: expect.stringContaining('nothing.csv'),
  });
  await after.close();
  await corpus.close();
});
