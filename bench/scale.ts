/**
 * How the index grows: one index that documents are put into as they are generated, none of them kept; at each size
 * writing pauses until the index has settled, and a process of its own opens it and asks. What is asked of all is
 * compared with what the generator counted. Processor time throughout: what else a machine does hardly changes it.
 *
 * `node bench/scale.ts --dir FOLDER [--sizes 100000,300000,1000000]`: the folder is made, and stays; `--ask FOLDER`
 * asks an index that a run left, `--tables FOLDER` prints what one has found so far. Documents are brief (`BRIEF` in
 * corpus.ts), with all columns.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { IMPORTING_HALF_BYTES, widenNursery } from '#cli/heap.ts';
import type { AggregateTree } from '#corpus/aggregation.ts';
import type { Change, SearchEngine } from '#corpus/engine.ts';
import { embeddedEngine } from '#engines/embedded/engine.ts';
import { InFlight } from '#in-flight.ts';
import { generated } from './corpora.ts';
import { type BenchDocument, BRIEF, generate } from './corpus.ts';
import { bytesOf } from './import.ts';
import { quantile } from './measure.ts';
import { answer, benchDocuments } from './peers/priora.ts';
import { processor_ms } from './processor.ts';
import { type BenchQuery, benchQueries, OPERATIONS, TITLES } from './queries.ts';

/** Documents of one write, as imports of brief records have them. */
const BATCH = 2000;
/** Milliseconds of processor time that a question is asked for after the first answer, and how often at most. */
const [CELL_MS, MOST] = [50, 15];
const TICK_MS = 10;

/** What the generator knows of the documents so far. */
interface Truth {
  documents: number;
  families: number;
  applications: number;
  extended: number;
  /** Documents and families with a date from 2015 to 2019. */
  dated: number;
  datedFamilies: number;
  /** Documents with a class of the section H. */
  sectionH: number;
}

interface Built {
  readonly documents: number;
  /** Milliseconds of processor time so far, by what was done. */
  readonly processor: Readonly<Record<string, number>>;
  readonly seconds: number;
  readonly peak_bytes: number;
  readonly bytes: number;
  readonly segments: number;
  readonly truth: Truth;
}

interface CellFound {
  readonly query: string;
  readonly operation: string;
  readonly found: number | string;
  /** Milliseconds of processor time of all threads: the first answer, the median and the worst of the ones after. */
  readonly first: number;
  readonly p50: number;
  readonly worst: number;
}

interface Asked {
  readonly open_ms: number;
  readonly open_processor_ms: number;
  readonly opened_bytes: number;
  readonly peak_bytes: number;
  readonly wrong: readonly string[];
  readonly cells: readonly CellFound[];
}

const TREE = 'tree';
/** Families of the largest owners by year, and by class with their owners. */
const tree: AggregateTree = {
  unit: 'FAM',
  by: {
    owners: { axis: 'values', field: 'AN', top: 10, by: { years: { axis: 'years', field: 'PBD' } } },
    classes: { axis: 'values', field: 'SUB', top: 20, by: { owners: { axis: 'values', field: 'AN', top: 3 } } },
  },
};

const resident = (what: 'VmHWM' | 'VmRSS') =>
  Number(new RegExp(`${what}:\\s+(\\d+)`).exec(readFileSync('/proc/self/status', 'utf8'))![1]) * 1024;

/** Processor time of the threads of this process by their names; threads that have ended go on counting. */
class ThreadTimes {
  readonly #ms = new Map<string, { name: string; ms: number }>();
  readonly #timer = setInterval(() => this.look(), 500).unref();

  look(): Record<string, number> {
    for (const id of readdirSync('/proc/self/task')) {
      let stat: string;
      try {
        stat = readFileSync(`/proc/self/task/${id}/stat`, 'utf8');
      } catch {
        // ended meanwhile
        continue;
      }
      const name = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'));
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      this.#ms.set(id, { name, ms: (Number(fields[11]) + Number(fields[12])) * TICK_MS });
    }
    const all: Record<string, number> = {};
    for (const { name, ms } of this.#ms.values()) all[name] = (all[name] ?? 0) + ms;
    return all;
  }

  end(): void {
    clearInterval(this.#timer);
  }
}

/** Waits until nothing of the index changes any more: merges run beside writes, and once these pause. */
async function settled(engine: SearchEngine): Promise<void> {
  let [before, calm] = ['', 0];
  // merges of the pause begin two seconds after the last write; an idle process uses hardly any time
  for (let spent = processor_ms().own; calm < 3; ) {
    await new Promise((resolve) => setTimeout(resolve, 3000));
    const now = processor_ms().own;
    const stats = JSON.stringify(await engine.stats(benchDocuments));
    calm = stats === before && now - spent < 60 ? calm + 1 : 0;
    [before, spent] = [stats, now];
  }
  await engine.flush(benchDocuments);
}

async function build(dir: string, sizes: readonly number[], on_size: (built: Built) => Promise<void>): Promise<void> {
  widenNursery(IMPORTING_HALF_BYTES);
  const index = join(dir, 'index');
  await mkdir(index, { recursive: true });
  const started = performance.now();
  const times = new ThreadTimes();
  const truth: Truth = {
    ...{ documents: 0, families: 0, applications: 0, extended: 0 },
    ...{ dated: 0, datedFamilies: 0, sectionH: 0 },
  };
  const last = { family: -1, application: -1, extended: -1, datedFamily: -1 };
  const count = (d: BenchDocument) => {
    truth.documents++;
    if (d.family !== last.family) truth.families++;
    if (d.application !== last.application) truth.applications++;
    if (d.extendedFamily !== last.extended) truth.extended++;
    const dated = d.date >= 20150101 && d.date <= 20191231;
    if (dated) truth.dated++;
    if (dated && d.family !== last.datedFamily) truth.datedFamilies++;
    if (dated) last.datedFamily = d.family;
    if (d.ipc.some((symbol) => symbol.startsWith('H'))) truth.sectionH++;
    last.family = d.family;
    last.application = d.application;
    last.extended = d.extendedFamily;
  };
  const documents = generate(sizes.at(-1)!, BRIEF);
  let generating = 0;
  let asking = 0;
  let seq = 0;
  const batch = (most: number): Change<BenchDocument>[] => {
    const before = process.threadCpuUsage();
    const changes: Change<BenchDocument>[] = [];
    while (changes.length < most) {
      const { value: record, done } = documents.next();
      if (done) break;
      count(record);
      changes.push({
        ...{ kind: 'put', seq: ++seq, id: record.id, record },
        derived: { APNO: String(record.application), FAM: String(record.family), EFAM: String(record.extendedFamily) },
      });
    }
    const { user, system } = process.threadCpuUsage(before);
    generating += (user + system) / 1000;
    return changes;
  };
  for (const size of sizes) {
    const engine = embeddedEngine({ dir: index });
    await engine.open(benchDocuments);
    // as an import does: one batch is indexed while the next is made
    const applying = new InFlight(2);
    while (seq < size) {
      const changes = batch(Math.min(BATCH, size - seq));
      await applying.begin(() => engine.apply(benchDocuments, changes));
      if (seq % (BATCH * 50) === 0) await engine.flush(benchDocuments);
      if (seq % (BATCH * 100) === 0) {
        const { segments } = await engine.stats(benchDocuments);
        say(`${seq} put, ${segments} segments, ${gigabytes(resident('VmRSS'))} GB, ${seconds(processor_ms().own)} s`);
      }
    }
    await applying.ended();
    await settled(engine);
    const { segments } = await engine.stats(benchDocuments);
    const { MainThread: main = 0, segments: made = 0, merges = 0, 'large merges': large = 0, ...others } = times.look();
    const other = Object.values(others).reduce((sum, ms) => sum + ms, 0);
    const processor = { generating, main: main - generating, made, merges: merges + large, other };
    await engine.close();
    await on_size({
      ...{ documents: seq, processor, seconds: (performance.now() - started) / 1000 - asking },
      ...{ peak_bytes: resident('VmHWM'), bytes: await bytesOf(index), segments, truth: { ...truth } },
    });
    const before = performance.now();
    await once(
      spawn(process.execPath, [import.meta.filename, '--ask', dir], { stdio: ['ignore', 'inherit', 'inherit'] }),
      'close',
    );
    asking += (performance.now() - before) / 1000;
  }
  times.end();
}

/** What the generator knows must be what is found. */
async function compared(engine: SearchEngine, truth: Truth): Promise<string[]> {
  const wrong: string[] = [];
  const is = (name: string, found: number, wanted: number) => {
    if (found !== wanted) wrong.push(`${name}: ${found} instead of ${wanted}`);
  };
  const all: BenchQuery = { name: 'all', query: { kind: 'all' } };
  const dates: BenchQuery = { name: 'dates', query: { kind: 'range', field: 'PBD', from: '20150101', to: '20191231' } };
  const section: BenchQuery = { name: 'H', query: { kind: 'term', field: 'IPC', text: 'H' } };
  const number = async (query: BenchQuery, operation: 'count' | 'families' | 'applications' | 'extended') =>
    (await answer(engine, query, operation)) as number;
  is('documents', await number(all, 'count'), truth.documents);
  is('families', await number(all, 'families'), truth.families);
  is('applications', await number(all, 'applications'), truth.applications);
  is('extended families', await number(all, 'extended'), truth.extended);
  is('dated', await number(dates, 'count'), truth.dated);
  is('families dated', await number(dates, 'families'), truth.datedFamilies);
  is('section H', await number(section, 'count'), truth.sectionH);
  return wrong;
}

async function ask(dir: string, truth: Truth): Promise<Asked> {
  const [started, spent] = [performance.now(), processor_ms().own];
  const engine = embeddedEngine({ dir: join(dir, 'index'), keepResults: false, quietMs: Number.POSITIVE_INFINITY });
  await engine.open(benchDocuments);
  const [open_ms, open_processor_ms] = [performance.now() - started, processor_ms().own - spent];
  const opened_bytes = resident('VmRSS');
  const wrong = await compared(engine, truth);
  const material = await generated(truth.documents).material('');
  const queries: BenchQuery[] = [{ name: 'all documents', query: { kind: 'all' } }, ...benchQueries(material)];
  const cells: CellFound[] = [];
  for (const query of queries)
    for (const operation of [...OPERATIONS, TREE] as const) {
      const once = async () => {
        if (operation !== TREE) return answer(engine, query, operation);
        return (await engine.aggregate(benchDocuments, { query: query.query }, tree)).count;
      };
      const timed = async () => {
        const before = processor_ms().own;
        const found = await once();
        return { ms: processor_ms().own - before, found };
      };
      try {
        const { ms: first, found } = await timed();
        const times: number[] = [];
        for (let all = 0; times.length < MOST && (times.length < 3 || all < CELL_MS); all += times.at(-1)!)
          times.push((await timed()).ms);
        times.sort((a, b) => a - b);
        cells.push({ query: query.name, operation, found, first, p50: quantile(times, 0.5), worst: times.at(-1)! });
      } catch (error) {
        wrong.push(`${query.name}, ${operation}: ${error}`);
      }
    }
  await engine.close();
  return { open_ms, open_processor_ms, opened_bytes, peak_bytes: resident('VmHWM'), wrong, cells };
}

const say = (what: string) => console.log(`${new Date().toISOString().slice(11, 19)} ${what}`);
const seconds = (ms: number) => (ms / 1000).toFixed(ms < 10_000 ? 1 : 0);
const gigabytes = (bytes: number) => (bytes / 1e9).toFixed(2);
const milliseconds = (ms: number) => (ms < 1 ? ms.toFixed(2) : ms < 10 ? ms.toFixed(1) : ms.toFixed(0));

/** Tables of all sizes so far. */
function tables(all: readonly { built: Built; asked: Asked }[]): string {
  const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  const head = (titles: readonly string[]) => [row(titles), row(titles.map((_, i) => (i === 0 ? '---' : '--:')))];
  const micros = (ms: number, documents: number) => ((ms * 1000) / documents).toFixed(0);
  const lines = head([
    ...['documents', 'segments', 'GB on disk', 'bytes a document', 'µs a document: generated', 'main thread'],
    ...['segments made', 'merges', "V8's threads", 'together without generating', 'most memory, GB'],
    ...['to open: ms', 'processor', 'resident then, GB', 'most of the process that asks, GB'],
  ]);
  for (const { built, asked } of all) {
    const { documents, bytes, processor } = built;
    const { generating = 0, main = 0, made = 0, merges = 0, other = 0 } = processor;
    lines.push(
      row([
        ...[documents.toLocaleString('en'), built.segments, gigabytes(bytes), (bytes / documents).toFixed(0)],
        ...[generating, main, made, merges, other, main + made + merges + other].map((ms) => micros(ms, documents)),
        ...[gigabytes(built.peak_bytes), asked.open_ms.toFixed(0), asked.open_processor_ms.toFixed(0)],
        ...[gigabytes(asked.opened_bytes), gigabytes(asked.peak_bytes)],
      ]),
    );
  }
  const sizes = all.map(({ built }) => built.documents.toLocaleString('en'));
  const title = (operation: string) => TITLES[operation as keyof typeof TITLES] ?? 'Tree of counts of families';
  const operations = [...OPERATIONS, TREE];
  lines.push('', ...head(['all queries: median, slowest, worst answer', ...sizes]));
  for (const operation of operations) {
    const cells = all.map(({ asked }) => {
      const own = asked.cells.filter((each) => each.operation === operation).sort((one, other) => one.p50 - other.p50);
      const slowest = own.at(-1)!;
      const worst = Math.max(...own.map(({ first, worst }) => Math.max(first, worst)));
      const median = quantile(
        own.map(({ p50 }) => p50),
        0.5,
      );
      return `${milliseconds(median)}, ${milliseconds(slowest.p50)} (${slowest.query}), ${milliseconds(worst)}`;
    });
    lines.push(row([title(operation), ...cells]));
  }
  for (const query of ['all documents', 'headline']) {
    lines.push('', ...head([`${query}: median, worst of the later ones, first answer`, ...sizes]));
    for (const operation of operations) {
      const cells = all.map(({ asked }) => {
        const cell = asked.cells.find((each) => each.query === query && each.operation === operation);
        return cell ? [cell.p50, cell.worst, cell.first].map(milliseconds).join(', ') : 'not answered';
      });
      lines.push(row([title(operation), ...cells]));
    }
  }
  return lines.join('\n');
}

/** What lies in a folder, by size. */
const resultsIn = (dir: string): { built: Built; asked: Asked }[] =>
  readdirSync(dir)
    .filter((name) => /^\d+\.json$/.test(name))
    .map((name) => JSON.parse(readFileSync(join(dir, name), 'utf8')))
    .sort((one, other) => one.built.documents - other.built.documents);

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      sizes: { type: 'string', default: '100000,300000,1000000' },
      dir: { type: 'string' },
      ask: { type: 'string' },
      tables: { type: 'string' },
    },
  });
  if (values.ask) {
    const built = JSON.parse(await readFile(join(values.ask, 'built.json'), 'utf8')) as Built;
    const asked = await ask(values.ask, built.truth);
    for (const each of asked.wrong) say(`wrong: ${each}`);
    const file = join(values.ask, `${built.documents}.json`);
    await writeFile(file, JSON.stringify({ built, asked, load: loadavg()[0] }));
    return;
  }
  if (values.tables) return console.log(tables(resultsIn(values.tables)));
  const sizes = values.sizes.split(',').map(Number);
  if (!values.dir || !sizes.every((size, i) => size > (sizes[i - 1] ?? 0)))
    throw new Error('--dir names a folder, --sizes ascend');
  const { dir } = values;
  await build(dir, sizes, async (built) => {
    say(`${built.documents} built: ${JSON.stringify(built.processor)}, ${built.segments} segments`);
    await writeFile(join(dir, 'built.json'), JSON.stringify(built));
  });
  const all = resultsIn(dir);
  console.log(tables(all));
  if (all.some(({ asked }) => asked.wrong.length > 0)) process.exitCode = 1;
}

await main();
