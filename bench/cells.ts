/**
 * Single cells of the comparison, told by the processor time of the thread that answers, so that they say something on
 * a busy machine: this tree, an older one and Lucene over the same documents, asked in turns in one run.
 *
 * `node bench/cells.ts --keep FOLDER --documents 100000 [--tree FOLDER] [--lucene] [--queries OR,AND] [--operations
 * top_score,top_date,page] [--rounds 11]`. FOLDER of `--keep` holds what `npm run bench -- --keep` built; FOLDER of
 * `--tree` is a work tree of the older commit with its packages installed and its kernel built, which reads the same
 * index. Nothing is kept from one question to the next. Pages of both trees are compared, ids and scores.
 */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { generated } from './corpora.ts';
import { quantile } from './measure.ts';
import { lucenePeers } from './peers/lucene.ts';
import type { Peer } from './peers/peer.ts';
import { type BenchQuery, benchQueries, OPERATIONS, type Operation, PAGE_OFFSET } from './queries.ts';

const { values } = parseArgs({
  options: {
    keep: { type: 'string' },
    documents: { type: 'string', default: '100000' },
    tree: { type: 'string' },
    lucene: { type: 'boolean', default: false },
    queries: { type: 'string', default: '' },
    operations: { type: 'string', default: 'top_score,top_date,page' },
    rounds: { type: 'string', default: '11' },
  },
});
if (!values.keep) throw new Error('--keep names the folder that a run of bench has filled');
const operations = values.operations.split(',') as Operation[];
for (const each of operations) if (!OPERATIONS.includes(each)) throw new Error(`--operations: no ${each}`);
/** Milliseconds of processor time that a portion takes, at least: the system tells them in steps. */
const PORTION_MS = 30;
/** Questions of a cell before anything is timed, so that no side is timed on cold code. */
const WARM = 200;
const root = join(values.keep, values.documents);
const place = { lines: join(root, 'documents.tsv'), dir: join(root, 'peers') };
const material = await generated(Number(values.documents)).material(place.lines);
const wanted = values.queries.split(',');
const queries = benchQueries(material).filter(({ name }) => wanted.some((each) => name.includes(each)));

interface Side {
  readonly name: string;
  /** What was found. */
  ask(query: BenchQuery, operation: Operation): Promise<unknown>;
  /** Milliseconds of processor time of one of so many answers. */
  time(query: BenchQuery, operation: Operation, times: number): Promise<number>;
  close(): Promise<void>;
}

/** The engine of a tree, its segments searched on this thread, without messages. */
async function ownSide(name: string, tree: string, dir: string): Promise<Side> {
  const own = (path: string) => import(join(tree, path));
  const { benchDocuments } = (await own('bench/peers/priora.ts')) as typeof import('./peers/priora.ts');
  const embedded = 'src/engines/embedded';
  const { Threads } = await own(`${embedded}/collection/threads.ts`);
  const { PageCache } = await own(`${embedded}/format/segment-file.ts`);
  const { CollectionIndex } = await own(`${embedded}/collection/collection-index.ts`);
  const { KeptResults } = await own(`${embedded}/match/kept-results.ts`);
  const { SegmentEvaluator } = await own(`${embedded}/match/evaluate.ts`);
  const { Clock } = await own(`${embedded}/match/clock.ts`);
  const { GlobalOrdinals } = await own(`${embedded}/count/groups.ts`);
  const { answer } = await own(`${embedded}/answer/answer.ts`);
  const { arena } = await own(`${embedded}/kernel/kernel.ts`);
  const { searchTask, scoringOf } = await own(`${embedded}/ask/tasks.ts`);
  const threads = new Threads(1, 16 << 20, false, () => {});
  const index = await CollectionIndex.open(benchDocuments, join(dir, 'bench'), threads, new PageCache(2 ** 31));
  const budget = { bytes: 1 << 30, used: 0 };
  const segments = index.segments.map((live: any) => ({
    ...{ segment: live.segment, deleted: live.deleted, derived: live.derived.columns },
    ...{ inverted: new Map(), kept: new KeptResults(budget) },
  }));
  const snapshot = { schema: index.schema, segments, tables: index.tables };
  const ordinals = new GlobalOrdinals();
  const scoring = scoringOf(benchDocuments, index.schema);
  const indexed = { collection: benchDocuments, schema: index.schema, compiler: index.compiler, scoring };
  const answered = (task: unknown) => {
    const clock = new Clock(Number.POSITIVE_INFINITY);
    const evaluators = segments.map((view: any) => new SegmentEvaluator(snapshot, view, clock));
    const found = answer(evaluators, snapshot, task, ordinals);
    for (const { kept } of segments) kept.clear();
    arena.end();
    return found;
  };
  const taskOf = ({ query }: BenchQuery, operation: Operation): unknown => {
    const group = { families: 'FAM', applications: 'APNO', extended: 'EFAM' }[operation as string];
    return searchTask(indexed, {
      query,
      offset: operation === 'page' ? PAGE_OFFSET : 0,
      limit: operation === 'count' || group ? 0 : 10,
      ...(operation === 'top_date' && { sort: [{ field: 'PBD', order: 'desc' }] }),
      ...(group && { collapse: { field: group } }),
    });
  };
  return {
    name,
    ask: async (query, operation) => answered(taskOf(query, operation)),
    async time(query, operation, times) {
      const task = taskOf(query, operation);
      const before = process.threadCpuUsage();
      for (let i = 0; i < times; i++) answered(task);
      const { user, system } = process.threadCpuUsage(before);
      return (user + system) / 1000 / times;
    },
    async close() {
      index.stop();
      await threads.end();
      index.close();
    },
  };
}

const luceneSide = (peer: Peer): Side => ({
  name: peer.name,
  ask: async (query, operation) => (await peer.ask(query, operation))!.found,
  async time(query, operation, times) {
    let all = 0;
    for (let i = 0; i < times; i++) all += (await peer.ask(query, operation))!.processor_ms!;
    return all / times;
  },
  close: async () => {},
});

const here = join(import.meta.dirname, '..');
const copies = await mkdtemp(join(tmpdir(), 'priora-cells-'));
const copied = async (name: string) => {
  await cp(join(place.dir, 'priora'), join(copies, name), { recursive: true });
  return join(copies, name);
};
const sides: Side[] = [];
if (values.tree) sides.push(await ownSide('before', values.tree, await copied('before')));
sides.push(await ownSide('now', here, await copied('now')));
const lucene = lucenePeers(place, false);
if (values.lucene) sides.push(luceneSide((await lucene.next()).value as Peer));
const rows: string[] = [];
let wrong = 0;
for (const query of queries)
  for (const operation of operations) {
    const found = [];
    for (const side of sides) found.push(JSON.stringify(await side.ask(query, operation)));
    const differ = values.tree !== undefined && found[0] !== found[1];
    if (differ) wrong++;
    for (const side of sides) await side.time(query, operation, WARM);
    const times = sides.map((): number[] => []);
    const asks = sides.map(() => 1);
    const order = sides.map((_, s) => s);
    // the first are warm-up, and tell how many make a portion
    for (let round = -3; round < Number(values.rounds); round++)
      for (const s of round & 1 ? order : [...order].reverse()) {
        const side = sides[s]!;
        const ms = await side.time(query, operation, asks[s]!);
        if (round >= 0) times[s]!.push(ms);
        else if (round < -1) asks[s] = Math.min(asks[s]! * 50, Math.max(asks[s]!, Math.ceil(PORTION_MS / (ms + 0.01))));
      }
    const medians = times.map((some) =>
      quantile(
        some.sort((a, b) => a - b),
        0.5,
      ),
    );
    const own = medians[sides.findIndex(({ name }) => name === 'now')]!;
    const cells = medians.map((ms) => `${ms.toFixed(3)}${ms === own ? '' : ` (${(ms / own).toFixed(2)})`}`);
    const row = `| ${query.name} | ${operation} | ${cells.join(' | ')} |${differ ? ' DIFFERS' : ''}`;
    rows.push(row);
    console.log(row);
  }
for (const side of sides) await side.close();
await lucene.return(undefined);
await rm(copies, { recursive: true, force: true });
console.log(
  `Processor time, ms, median of ${values.rounds} portions in turns; in brackets divided by now. Sides: ${sides
    .map(({ name }) => name)
    .join(', ')}. Load ${loadavg()
    .map((each) => each.toFixed(0))
    .join(' ')}. ${wrong} pages differ.`,
);
if (wrong > 0) process.exitCode = 1;
