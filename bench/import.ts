import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import { IMPORTING_HALF_BYTES, widenNursery } from '#cli/heap.ts';
import { patents } from '#collections/patents/patents.ts';
import { openStorage } from '#composition/corpus.ts';
import { readConfig } from '#config.ts';
import { importFiles } from '#sources/import.ts';
import { grants } from './grants.ts';
import { stages } from './import-stages.ts';

/** Grants of one weekly file; a real one holds some 6,000. */
const WEEK = 2_000;
const HELP = `Imports granted patents (generated, see bench/grants.ts; or real files) as the service does, and says what it costs.

    node bench/import.ts [--grants 500,2000] [--stages 300] [--kill] [--files PATH ...]

--grants: how many, several for a curve: each in a process and a data folder of its own.
--stages: processor time by stage, one after the other in one thread, over so many grants; 0: not.
--kill: the largest run once more, killed in its middle, and how long opening takes then.
--files: real files in place of generated ones, imported once and taken apart.`;

interface Run {
  readonly grants: number;
  readonly seconds: number;
  /** Processor time of all threads. */
  readonly cpu_seconds: number;
  readonly peak_bytes: number;
  readonly record_bytes: number;
  readonly index_bytes: number;
}

/** Bytes of a file, or of everything in a folder. */
export async function bytesOf(path: string): Promise<number> {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isDirectory()) return found?.size ?? 0;
  const sizes = await Promise.all((await readdir(path)).map((name) => bytesOf(join(path, name))));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Writes weekly files of so many grants to a folder. */
export async function writeGrants(dir: string, count: number): Promise<void> {
  await mkdir(dir, { recursive: true });
  let out: ReturnType<typeof createWriteStream> | undefined;
  let n = 0;
  const end = async () => {
    if (!out) return;
    out.end();
    await once(out, 'close');
  };
  for (const xml of grants(count)) {
    if (n % WEEK === 0) {
      await end();
      out = createWriteStream(join(dir, `ipg${String(200_000 + n / WEEK)}.xml`));
    }
    n++;
    if (!out!.write(xml)) await once(out!, 'drain');
  }
  await end();
}

/** Imports files into a new data folder, with V8 set as the command and the service set it. */
export async function importOnce(paths: readonly string[], data_dir: string): Promise<Run> {
  const corpus = await openStorage(readConfig({ PRIORA_DATA_DIR: data_dir }));
  widenNursery(IMPORTING_HALF_BYTES);
  const [before, started] = [process.cpuUsage(), performance.now()];
  const { records } = await importFiles({ source: 'auto', paths, corpus, data_dir });
  const seconds = (performance.now() - started) / 1000;
  const { user, system } = process.cpuUsage(before);
  const { total } = await corpus.search(patents, { query: { kind: 'all' }, offset: 0, limit: 0 });
  await corpus.close();
  if (total === 0 || records === 0) throw new Error('nothing was imported');
  // what was written last lies in the log beside the file until it is brought home
  const db = new DatabaseSync(join(data_dir, 'corpus.sqlite'));
  db.exec('pragma wal_checkpoint(truncate)');
  db.close();
  return {
    ...{ grants: total, seconds, cpu_seconds: (user + system) / 1e6 },
    peak_bytes: process.resourceUsage().maxRSS * 1024,
    record_bytes: await bytesOf(join(data_dir, 'corpus.sqlite')),
    index_bytes: await bytesOf(join(data_dir, 'index')),
  };
}

function inProcess(paths: readonly string[], data_dir: string): ChildProcess {
  return spawn(process.execPath, [import.meta.filename, '--one', data_dir, '--files', ...paths], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

async function ran(paths: readonly string[], data_dir: string): Promise<Run> {
  const child = inProcess(paths, data_dir);
  let said = '';
  child.stdout!.on('data', (piece) => {
    said += piece;
  });
  const [code] = (await once(child, 'close')) as [number];
  if (code !== 0) throw new Error(`the import ended with code ${code}`);
  return JSON.parse(said) as Run;
}

/** Kills an import after so many seconds, and opens what it left: seconds until a search answers, and what it finds. */
async function killed(paths: readonly string[], data_dir: string, after: number) {
  const child = inProcess(paths, data_dir);
  const closed = once(child, 'close');
  await new Promise((resolve) => setTimeout(resolve, after * 1000));
  child.kill('SIGKILL');
  await closed;
  const [before, started] = [process.cpuUsage(), performance.now()];
  const corpus = await openStorage(readConfig({ PRIORA_DATA_DIR: data_dir }));
  const { total } = await corpus.search(patents, { query: { kind: 'all' }, offset: 0, limit: 0 });
  const seconds = (performance.now() - started) / 1000;
  const { user, system } = process.cpuUsage(before);
  const status = (await corpus.status()).find(({ name }) => name === 'patents');
  await corpus.close();
  if (status?.records !== total) throw new Error(`${status?.records} records are stored and ${total} are found`);
  return { seconds, cpu_seconds: (user + system) / 1e6, found: total };
}

const said = (value: number, digits = 0) =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      grants: { type: 'string', default: '500,2000' },
      stages: { type: 'string', default: '300' },
      kill: { type: 'boolean', default: false },
      files: { type: 'string' },
      one: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(HELP);
  const real = values.files === undefined ? [] : [values.files, ...positionals];
  if (values.one !== undefined) return console.log(JSON.stringify(await importOnce(real, values.one)));
  const sizes = values.grants.split(',').map(Number);
  if (!sizes.every((size) => Number.isInteger(size) && size > 0)) throw new Error('--grants: whole numbers by commas');
  const dir = await mkdtemp(join(tmpdir(), 'priora-import-'));
  try {
    const looked = Number(values.stages);
    if (looked > 0) {
      const files = join(dir, 'looked-at');
      if (real.length === 0) await writeGrants(files, looked);
      const took = await stages(real.length > 0 ? real : [files]);
      console.log(`| stage, one thread | ms a grant |\n|---|--:|`);
      for (const [name, ms] of took.stages) console.log(`| ${name} | ${said(ms / took.grants, 3)} |`);
      console.log(`\n${said(took.grants)} grants of ${said(took.bytes / took.grants / 1000, 1)} KB of XML\n`);
    }
    console.log(
      '| grants | a second | processor ms a grant | peak MB | records KB | index KB |\n|--:|--:|--:|--:|--:|--:|',
    );
    let last: Run | undefined;
    let paths = real;
    for (const size of real.length > 0 ? [0] : sizes) {
      if (real.length === 0) {
        paths = [join(dir, `grants-${size}`)];
        await writeGrants(paths[0]!, size);
      }
      const data = join(dir, `data-${size}`);
      last = await ran(paths, data);
      await rm(data, { recursive: true });
      const { grants: n, seconds, cpu_seconds, peak_bytes, record_bytes, index_bytes } = last;
      console.log(
        `| ${[said(n), said(n / seconds), said((cpu_seconds / n) * 1000, 2), said(peak_bytes / 1e6), said(record_bytes / n / 1000, 1), said(index_bytes / n / 1000, 1)].join(' | ')} |`,
      );
    }
    if (values.kill && last) {
      const { seconds, cpu_seconds, found } = await killed(paths, join(dir, 'killed'), last.seconds / 2 + 1);
      console.log(
        `\nKilled in the middle: opened and searched after ${said(seconds, 2)} s (${said(cpu_seconds, 2)} s of processor time), ${said(found)} grants found.`,
      );
    }
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

if (process.argv[1] === import.meta.filename) await main();
