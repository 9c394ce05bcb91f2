/**
 * Nodes of OpenSearch beside the embedded engine, in one run: both have the same documents and are asked in turns, so
 * that whatever else the machine does meets both. Answers are compared first; a cell whose answers differ, or which one
 * of them refuses, is told and not timed. Beside times there is processor time, of the nodes and of the client, which a
 * busy machine changes less.
 *
 * `npm run bench:cluster -- [--documents 20000] [--share 1] [--nodes 1] [--shards 1] [--cell 200] [--least 5] [--out
 * FOLDER]`; `--share`: of the words of abstracts and claims, for more documents than whole ones fit. The nodes come
 * from the folder of jars that `PRIORA_TEST_OPENSEARCH` names (`scripts/opensearch/pom.xml`); without it that is said.
 */
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
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
import { processor_ms } from './processor.ts';
import { benchQueries, OPERATIONS, type Operation, TITLES } from './queries.ts';

const { values } = parseArgs({
  options: {
    documents: { type: 'string', default: '20000' },
    share: { type: 'string', default: '1' },
    nodes: { type: 'string', default: '1' },
    shards: { type: 'string', default: '1' },
    cell: { type: 'string', default: '200' },
    least: { type: 'string', default: '5' },
    out: { type: 'string', default: join(import.meta.dirname, 'results') },
  },
});
if (!hasOpenSearch) {
  console.log('skipped: no OpenSearch (PRIORA_TEST_OPENSEARCH names the folder of its jars)');
  process.exit(0);
}
const [documents, share, nodes, shards, cell_ms, least] = [
  ...[values.documents, values.share, values.nodes, values.shards, values.cell, values.least].map(Number),
] as [number, number, number, number, number, number];
/** As long-lived nodes have it, and not as those of short tests. */
const JAVA = ['-Xmx2g', '-XX:TieredStopAtLevel=4'];
/** A machine that does much else lets the widest questions wait for minutes. */
const ANSWERED_MS = 3_600_000;
/** How often an import says how far it is. */
const SAID_S = 60;
const dir = await mkdtemp(join(tmpdir(), 'priora-cluster-'));
const lines = join(dir, 'documents');
const corpus = generated(documents, share);
await writeDocuments(corpus, lines);
const characters = (await stat(lines)).size / documents;

const server = await startOpenSearch(nodes, JAVA);
const spentSoFar = () => processor_ms(server.pids);
const embedded = embeddedEngine({ dir: join(dir, 'embedded'), keepResults: false, keepAnswers: false });
const cluster = openSearchEngine({
  ...{ url: server.url, prefix: 'bench', shards, replicas: 0, request_ms: ANSWERED_MS },
});
async function built(engine: SearchEngine) {
  await engine.open(benchDocuments);
  const [began, before] = [performance.now(), spentSoFar()];
  let said = performance.now();
  await index(engine, lines, (documents) => {
    const now = performance.now();
    if (now - said < SAID_S * 1000) return;
    said = now;
    const at = spentSoFar();
    const spent_ms = at.own - before.own + at.others - before.others;
    const rate = documents / ((now - began) / 1000);
    console.log(
      `${documents} documents, ${rate.toFixed(0)} a second, ${(spent_ms / documents).toFixed(3)} processor ms each`,
    );
  });
  await engine.compact(benchDocuments);
  const after = spentSoFar();
  const { bytes } = await engine.stats(benchDocuments);
  const spent_ms = after.own - before.own + after.others - before.others;
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
for (const query of benchQueries(await corpus.material(lines)))
  for (const operation of OPERATIONS) {
    const cell = `${query.name}, ${operation}`;
    const is = await answer(embedded, query, operation, ANSWERED_MS);
    const theirs = await answer(cluster, query, operation, ANSWERED_MS).catch((cause: Error) => cause);
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
    const nodesBefore = spentSoFar().others;
    for (const end = performance.now() + cell_ms; times.cluster.length < least || performance.now() < end; )
      for (const [name, engine] of [
        ['embedded', embedded],
        ['cluster', cluster],
      ] as const) {
        const [began, before] = [performance.now(), process.cpuUsage()];
        await answer(engine, query, operation, ANSWERED_MS);
        times[name].push(performance.now() - began);
        const { user, system } = process.cpuUsage(before);
        spent[name] += (user + system) / 1000;
      }
    const median = (some: number[]) =>
      quantile(
        some.sort((a, b) => a - b),
        0.5,
      );
    spent.cluster += spentSoFar().others - nodesBefore;
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

\`npm run bench:cluster -- --documents ${documents} --nodes ${nodes} --shards ${shards} --cell ${cell_ms}${share === 1 ? '' : ` --share ${share}`} --least ${least}\`: lines of ${characters.toFixed(0)} characters each; nodes of 2 GB heap: ${nodes}, shards: ${shards}; ${availableParallelism()} processors that both share with whatever else ran (load ${load.join(' ')} at the end): ratios count, times do not. Nothing is kept from one question to the next.

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
