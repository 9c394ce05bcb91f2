/**
 * Nodes of OpenSearch beside the embedded engine, in one run: both have the same documents and are asked in turns, so
 * that whatever else the machine does meets both. Answers are compared first; a cell whose answers differ, or which one
 * of them refuses, is told and not timed. Beside times there is processor time, of the nodes and of the client, which a
 * busy machine changes less.
 *
 * `npm run bench:cluster -- [--documents 20000] [--nodes 1] [--shards 1] [--cell 200] [--out FOLDER]`. The nodes come
 * from the folder of jars that `PRIORA_TEST_OPENSEARCH` names (`scripts/opensearch/pom.xml`); without it that is said.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { SearchEngine } from '#corpus/engine.ts';
import { embeddedEngine } from '#engines/embedded/engine.ts';
import { openSearchEngine } from '#engines/opensearch/engine.ts';
import { hasOpenSearch, startOpenSearch } from '#testing/opensearch.ts';
import { generated, writeDocuments } from './corpora.ts';
import { quantile } from './measure.ts';
import { answer, benchDocuments, index } from './peers/priora.ts';
import { benchQueries, OPERATIONS, type Operation, TITLES } from './queries.ts';

const { values } = parseArgs({
  options: {
    documents: { type: 'string', default: '20000' },
    nodes: { type: 'string', default: '1' },
    shards: { type: 'string', default: '1' },
    cell: { type: 'string', default: '200' },
    out: { type: 'string', default: join(import.meta.dirname, 'results') },
  },
});
if (!hasOpenSearch) {
  console.log('skipped: no OpenSearch (PRIORA_TEST_OPENSEARCH names the folder of its jars)');
  process.exit(0);
}
/** Times of one side in one cell, at least. */
const LEAST = 5;
const [documents, nodes, shards, cell_ms] = [values.documents, values.nodes, values.shards, values.cell].map(
  Number,
) as [number, number, number, number];
/** As long-lived nodes have it, and not as those of short tests. */
const JAVA = ['-Xmx1536m', '-XX:TieredStopAtLevel=4'];
const dir = await mkdtemp(join(tmpdir(), 'priora-cluster-'));
const lines = join(dir, 'documents');
await writeDocuments(generated(documents), lines);

const server = await startOpenSearch(nodes, JAVA);
const tick_ms = 1000 / Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
/** Processor time so far: of this process, and of the nodes. */
function processor_ms(): { readonly own: number; readonly nodes: number } {
  const { user, system } = process.cpuUsage();
  const ticks = server.pids.map((pid) => {
    // the name of a program may have spaces; what follows it has none
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ');
    return Number(fields[11]) + Number(fields[12]);
  });
  return { own: (user + system) / 1000, nodes: ticks.reduce((sum, each) => sum + each, 0) * tick_ms };
}
const embedded = embeddedEngine({ dir: join(dir, 'embedded'), keepResults: false, keepAnswers: false });
const cluster = openSearchEngine({ url: server.url, prefix: 'bench', shards, replicas: 0 });
async function built(engine: SearchEngine) {
  await engine.open(benchDocuments);
  const [began, before] = [performance.now(), processor_ms()];
  await index(engine, { dir, lines } as Parameters<typeof index>[1]);
  await engine.compact(benchDocuments);
  const after = processor_ms();
  const { bytes } = await engine.stats(benchDocuments);
  const spent_ms = after.own - before.own + after.nodes - before.nodes;
  return { seconds: (performance.now() - began) / 1000, bytes, spent_ms };
}
// one after the other: building takes all processors
const [ours, theirs] = [await built(embedded), await built(cluster)];

interface Cell {
  readonly query: string;
  readonly operation: Operation;
  readonly embedded: number;
  readonly cluster: number;
  /** Processor time of one answer. */
  readonly spent: { readonly embedded: number; readonly cluster: number };
}
const cells: Cell[] = [];
const differ: string[] = [];
const refused: string[] = [];
for (const query of benchQueries(await generated(documents).material(lines)))
  for (const operation of OPERATIONS) {
    const cell = `${query.name}, ${operation}`;
    const is = await answer(embedded, query, operation);
    const theirs = await answer(cluster, query, operation).catch((cause: Error) => cause);
    if (theirs instanceof Error) {
      refused.push(`${cell}: ${theirs.message}`);
      continue;
    }
    if (theirs !== is) {
      differ.push(`${cell}: ${theirs} instead of ${is}`);
      continue;
    }
    const times = { embedded: [] as number[], cluster: [] as number[] };
    const spent = { embedded: 0, cluster: 0 };
    const nodesBefore = processor_ms().nodes;
    for (const end = performance.now() + cell_ms; times.cluster.length < LEAST || performance.now() < end; )
      for (const [name, engine] of [
        ['embedded', embedded],
        ['cluster', cluster],
      ] as const) {
        const [began, before] = [performance.now(), process.cpuUsage()];
        await answer(engine, query, operation);
        times[name].push(performance.now() - began);
        const { user, system } = process.cpuUsage(before);
        spent[name] += (user + system) / 1000;
      }
    const median = (some: number[]) =>
      quantile(
        some.sort((a, b) => a - b),
        0.5,
      );
    spent.cluster += processor_ms().nodes - nodesBefore;
    for (const name of ['embedded', 'cluster'] as const) spent[name] /= times[name].length;
    const medians = { embedded: median(times.embedded), cluster: median(times.cluster) };
    cells.push({ query: query.name, operation, ...medians, spent });
  }
await embedded.close();
await cluster.close();
await server.close();
await rm(dir, { recursive: true, force: true });

const ms = (value: number) => value.toFixed(value < 10 ? 2 : 0);
const middle = (some: readonly number[]) => some.toSorted((a, b) => a - b)[some.length >> 1]!;
const rows = OPERATIONS.flatMap((operation) => {
  const own = cells.filter((each) => each.operation === operation);
  if (own.length === 0) return [];
  const ratios = own.map((each) => each.cluster / each.embedded);
  const [least, most] = [Math.min(...ratios), Math.max(...ratios)];
  const times = [own.map((each) => each.embedded), own.map((each) => each.cluster)].map((each) => ms(middle(each)));
  // sums: what the nodes spend is told by hundredths of a second
  const spent = (['embedded', 'cluster'] as const).map((side) =>
    ms(own.reduce((sum, each) => sum + each.spent[side], 0) / own.length),
  );
  const row = [TITLES[operation], own.length, ...times, middle(ratios).toFixed(1)];
  return [`| ${[...row, `${least.toFixed(1)} to ${most.toFixed(1)}`, ...spent].join(' | ')} |`];
});
const load = loadavg().map((each) => each.toFixed(1));
const text = `# OpenSearch beside the embedded engine, ${new Date().toISOString().slice(0, 10)}

\`npm run bench:cluster -- --documents ${documents} --nodes ${nodes} --shards ${shards} --cell ${cell_ms}\`: nodes of 1.5 GB heap: ${nodes}, shards: ${shards}; ${availableParallelism()} processors that both share with whatever else ran (load ${load.join(' ')} at the end): ratios count, times do not. Nothing is kept from one question to the next.

| | embedded | OpenSearch |
|---|--:|--:|
| documents a second, indexed and merged | ${(documents / ours.seconds).toFixed(0)} | ${(documents / theirs.seconds).toFixed(0)} |
| processor ms of that, each document | ${(ours.spent_ms / documents).toFixed(2)} | ${(theirs.spent_ms / documents).toFixed(2)} |
| bytes of the index, each | ${(ours.bytes / documents).toFixed(0)} | ${(theirs.bytes / documents).toFixed(0)} |

| operation | queries | embedded, median ms | OpenSearch, median ms | ratio, median | from, to | embedded, processor ms, mean | OpenSearch, processor ms, mean |
|---|--:|--:|--:|--:|---|--:|--:|
${rows.join('\n')}

${differ.length === 0 ? `The answers of all ${cells.length} cells are equal.` : `Answers that differ:\n\n${differ.map((each) => `- ${each}`).join('\n')}`}
${refused.length === 0 ? '' : `\nRefused by OpenSearch, as its capabilities say:\n\n${refused.map((each) => `- ${each}`).join('\n')}\n`}`;
await mkdir(values.out, { recursive: true });
await writeFile(
  join(values.out, `${new Date().toISOString().slice(0, 10)}-cluster-${documents}-${nodes}-${shards}.md`),
  text,
);
console.log(text);
if (differ.length > 0) process.exitCode = 1;
