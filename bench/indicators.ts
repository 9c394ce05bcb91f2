/**
 * What the figures of research on patents cost beside an import, and how long they take to make again for a whole
 * corpus.
 *
 * `npm run bench:indicators -- [--grants 500] [--publications 100000]`: full texts, of which the share is told, and
 * bibliographies of which all facts are read again: once undisturbed, and once killed half-way and gone on with.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import { FamilyFields } from '#collections/patents/families/derived.ts';
import type { PublicationTables } from '#collections/patents/families/tables.ts';
import { emptyLists, type Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { openStorage } from '#composition/corpus.ts';
import { readConfig } from '#config.ts';
import { listFiles, openFile } from '#sources/files.ts';
import source from '#sources/uspto-grants/source.ts';
import { sqlitePublications } from '#stores/sqlite/families/tables.ts';
import { atOnce, now as done } from '#work.ts';
import { importOnce, writeGrants } from './import.ts';
import { Random } from './random.ts';

const { values } = parseArgs({
  options: {
    grants: { type: 'string', default: '500' },
    publications: { type: 'string', default: '100000' },
    /** Of the child: opens the storage of this folder, and says when all of it is indexed. */ open: { type: 'string' },
  },
});
const BATCH = 1_000;
const PORTION = 200;
const CITED = 15;
/** Columns whose values are figures; those of neighbours are measured apart. */
const COLUMNS = [
  ...['SCOPE', 'GRANT_LAG', 'ICLMS_COUNT', 'ICLMS_WORDCOUNT', 'NPL_CITES_COUNT', 'EXAMINER_CITES_COUNT'],
  ...['CITED_AGE', 'CYCLE_TIME', 'RENEWAL_COUNT', 'FCLMS_WORDCOUNT', 'B_CITES_COUNT', 'WIPO_FIELD', 'WIPO_SECTOR'],
];

const spent = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};
const round = (value: number, digits = 1) => value.toLocaleString('en', { maximumFractionDigits: digits });
const say = (line: string) => process.stdout.write(`${line}\n`);

async function recordsOf(dir: string): Promise<Patent[]> {
  const records: Patent[] = [];
  for (const disk of await listFiles([dir]))
    for await (const file of openFile(disk))
      for await (const one of source.read(file)) if (one.ok === true) records.push(one.record as Patent);
  return records;
}

/** Seconds of processor time of the columns that are figures. */
function columnSeconds(records: readonly Patent[]): number {
  const fields = COLUMNS.map((code) => (patents.fields[code] as unknown as { of: (p: Patent) => unknown }).of);
  const before = spent();
  for (const record of records) for (const of of fields) of(record);
  return spent() - before;
}

/** Seconds of processor time that values of neighbours take, of all publications once. */
interface OfNeighbours {
  /** All values, with figures of citations and without. */
  readonly whole: number;
  readonly without: number;
  /** What follows from citing publications alone. */
  readonly cited: number;
  /** How often the last are made in an import, for each publication: for those stored before that its batch cites. */
  readonly times: number;
}

function neighbourSeconds(data_dir: string): OfNeighbours {
  const db = new DatabaseSync(join(data_dir, 'corpus.sqlite'), { readOnly: true });
  const rows = db.prepare('SELECT key, document FROM publications ORDER BY key').all() as unknown as {
    key: number;
    document: string;
  }[];
  const keys = rows.map(({ key }) => key);
  const tables = sqlitePublications(db);
  const bare = new Proxy(tables, {
    get: (target, name: keyof PublicationTables) =>
      name === 'citations' || name === 'profiles' ? () => done([]) : target[name],
  });
  const seconds = (over: PublicationTables, cited?: ReadonlySet<number>) => {
    const fields = new FamilyFields(over);
    const before = spent();
    for (let at = 0; at < keys.length; at += PORTION) atOnce(fields.of(keys.slice(at, at + PORTION), cited));
    return spent() - before;
  };
  seconds(tables);
  const [without, whole, cited] = [seconds(bare), seconds(tables), seconds(tables, new Set(keys))];
  const placeOf = new Map(rows.map(({ document }, at) => [document, at]));
  let touched = 0;
  for (let at = 0; at < keys.length; at += BATCH) {
    const named = atOnce(tables.citations(keys.slice(at, at + BATCH))).map((row) => placeOf.get(row.cited) ?? at);
    touched += new Set(named.filter((place) => place < at)).size;
  }
  db.close();
  return { whole, without, cited, times: touched / keys.length };
}

function publication(n: number, random: Random): Patent {
  const day = 20000101 + 10_000 * (n % 20) + 100 * (n % 12);
  const subclass = () => `${'ABCDEFGH'[random.integer(8)]}0${1 + random.integer(9)}${'BCDFG'[random.integer(5)]}`;
  return {
    ...emptyLists(),
    ...{ publication_number: `US${9_000_000 + n}B2`, authority: 'US', doc_number: String(9_000_000 + n) },
    ...{ kind_code: 'B2', patent_type: 'B', publication_date: day, grant_date: day, filing_date: day - 20_000 },
    application_number: `US${14 + Math.floor(n / 1_000_000)}/${String(n % 1_000_000).padStart(6, '0')}`,
    titles: [{ lang: 'en', origin: 'original', text: `Pump ${n}` }],
    applicants: [{ name: `OWNER ${random.integer(5_000)} INC` }],
    ipc: [`${subclass()}1/00`, `${subclass()}3/10`],
    cites: Array.from({ length: n === 0 ? 0 : CITED }, () => ({
      ...{ publication_number: `US${9_000_000 + random.integer(n)}B2`, phase: 'applicant' as const },
    })),
    provenance: [{ source: 'bench', fields: [] }],
  };
}

/** Opens a storage and waits until its index has everything; seconds, by the clock and of the processor. */
async function openWhole(data_dir: string): Promise<{ seconds: number; processor: number }> {
  const [began, cpu] = [performance.now(), spent()];
  const corpus = await openStorage(readConfig({ PRIORA_DATA_DIR: data_dir }));
  for (;;) {
    const behind = (await corpus.status()).some((row) => row.indexed_seq !== row.stored_seq);
    if (!behind) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const took = { seconds: (performance.now() - began) / 1000, processor: spent() - cpu };
  await corpus.close();
  return took;
}

/** As if the facts of all records had been read in an earlier form. */
function forget(data_dir: string): void {
  const db = new DatabaseSync(join(data_dir, 'corpus.sqlite'));
  db.exec("UPDATE meta SET value = 0 WHERE name = 'facts.patents'");
  db.close();
}

const opening = (data_dir: string): ChildProcess =>
  spawn(process.execPath, [import.meta.filename, '--open', data_dir], { stdio: ['ignore', 'pipe', 'inherit'] });
async function openedIn(child: ChildProcess): Promise<{ seconds: number; processor: number } | undefined> {
  let text = '';
  child.stdout!.on('data', (chunk) => {
    text += chunk;
  });
  await once(child, 'close');
  return text === '' ? undefined : JSON.parse(text);
}

async function shareOfAnImport(home: string): Promise<void> {
  const [files, data] = [join(home, 'grants'), join(home, 'of-grants')];
  await writeGrants(files, Number(values.grants));
  const { grants, cpu_seconds } = await importOnce([files], data);
  tellShare(`an import of ${round(grants)} grants in full text`, cpu_seconds, await recordsOf(files), data);
}

function tellShare(name: string, cpu_seconds: number, records: readonly Patent[], data: string): void {
  const columns = columnSeconds(records);
  const { whole, without, cited, times } = neighbourSeconds(data);
  const figures = columns + whole - without + cited * times;
  say(`\n| ${name} | processor, s |\n|---|---|`);
  say(`| the whole | ${round(cpu_seconds)} |\n| columns that are figures | ${round(columns, 3)} |`);
  say(`| values of neighbours, of all publications once | ${round(whole, 3)} |`);
  say(`| the same without figures of what is cited | ${round(without, 3)} |`);
  say(`| what follows from citing publications alone, of all once | ${round(cited, 3)} |`);
  say(`| made for each publication so often | ${round(times)} |`);
  say(`| figures, of the rest of the import, at most | ${round((100 * figures) / (cpu_seconds - figures), 2)} % |`);
}

async function madeAgain(home: string): Promise<void> {
  const data = join(home, 'of-bibliographies');
  const count = Number(values.publications);
  const corpus = await openStorage(readConfig({ PRIORA_DATA_DIR: data }));
  const random = new Random(16);
  const [began, cpu] = [performance.now(), spent()];
  const some: Patent[] = [];
  for (let n = 0; n < count; n += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, count - n) }, (_, i) => publication(n + i, random));
    if (n === 0) some.push(...batch);
    await corpus.put(patents, batch);
  }
  const cpu_seconds = spent() - cpu;
  say(
    `\n${round(count)} bibliographies with ${CITED} citations each put in ${round((performance.now() - began) / 1000)} s, processor ${round(cpu_seconds)} s`,
  );
  await corpus.close();
  const all = Array.from({ length: count }, (_, n) => some[n % some.length]!);
  tellShare(`the same ${round(count)} bibliographies`, cpu_seconds, all, data);
  say(`\n| ${round(count)} publications | s | processor, s |\n|---|---|---|`);
  const row = (name: string, took: { seconds: number; processor: number } | undefined) =>
    say(`| ${name} | ${took ? `${round(took.seconds)} | ${round(took.processor)}` : 'killed |'} |`);
  row('opened, nothing to do', await openedIn(opening(data)));
  forget(data);
  const whole = await openedIn(opening(data));
  row('all facts read, all figures made and indexed again', whole);
  forget(data);
  const child = opening(data);
  const timer = setTimeout(() => child.kill('SIGKILL'), whole!.seconds * 500);
  row('the same, killed half-way', await openedIn(child));
  clearTimeout(timer);
  row('gone on with', await openedIn(opening(data)));
}

if (values.open) process.stdout.write(JSON.stringify(await openWhole(values.open)));
else {
  say(`${cpus().length} cores, load ${loadavg()[0]!.toFixed(1)}`);
  const home = await mkdtemp(join(tmpdir(), 'priora-indicators-'));
  try {
    if (Number(values.grants) > 0) await shareOfAnImport(home);
    if (Number(values.publications) > 0) await madeAgain(home);
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}
