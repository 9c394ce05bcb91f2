/**
 * Counts, counts of families and facets of this tree against an older one, in one run: both engines stand side by side
 * over the same documents and are asked in turns, so that whatever else the machine does meets both.
 *
 * `npm run bench:against -- --tree FOLDER [--documents 20000] [--cell 300] [--out FOLDER]`, FOLDER being a work tree of
 * the older commit with its packages installed and its kernel built. Nothing is kept from one question to the next.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { generated, writeDocuments } from './corpora.ts';
import { quantile } from './measure.ts';
import type { Operation } from './queries.ts';

const { values } = parseArgs({
  options: {
    tree: { type: 'string' },
    documents: { type: 'string', default: '20000' },
    cell: { type: 'string', default: '300' },
    out: { type: 'string', default: join(import.meta.dirname, 'results') },
  },
});
if (!values.tree) throw new Error('--tree names a work tree of the older commit');
const OPERATIONS: readonly Operation[] = ['count', 'families', 'applications', 'extended', 'facets'];
/** Times of one side in one cell, at least. */
const LEAST = 7;
const documents = Number(values.documents);
const cell_ms = Number(values.cell);

const dir = await mkdtemp(join(tmpdir(), 'priora-against-'));
const lines = join(dir, 'documents');
await writeDocuments(generated(documents), lines);

interface Answer {
  readonly found: number | string;
  readonly ms: number;
}

/** One tree's engine: built, and ready to be asked. */
async function side(name: string, bench: string) {
  const own = join(dir, name);
  await mkdir(own);
  const child: ChildProcess = fork(join(bench, 'against-peer.ts'), [JSON.stringify({ lines, dir: own, documents })], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [{ queries, built }] = (await once(child, 'message')) as [
    { queries: string[]; built: { seconds: number; bytes: number } },
  ];
  return {
    queries,
    built,
    async ask(query: number, operation: Operation): Promise<Answer> {
      child.send({ query, operation });
      return ((await once(child, 'message')) as [Answer])[0];
    },
    close: () => child.send('close'),
  };
}

const olderBench = join(values.tree, 'bench');
await copyFile(join(import.meta.dirname, 'against-peer.ts'), join(olderBench, 'against-peer.ts'));
// one after the other: building takes both processors
const older = await side('older', olderBench);
const newer = await side('newer', import.meta.dirname);

const cells: { query: string; operation: Operation; older: number; newer: number; times: number }[] = [];
const wrong: string[] = [];
for (const [n, query] of newer.queries.entries())
  for (const operation of OPERATIONS) {
    const [was, is] = [await older.ask(n, operation), await newer.ask(n, operation)];
    if (was.found !== is.found) {
      wrong.push(`${query}, ${operation}: ${is.found} instead of ${was.found}`);
      continue;
    }
    const times = { older: [] as number[], newer: [] as number[] };
    const end = performance.now() + cell_ms;
    while (times.newer.length < LEAST || performance.now() < end) {
      times.older.push((await older.ask(n, operation)).ms);
      times.newer.push((await newer.ask(n, operation)).ms);
    }
    const median = (some: number[]) =>
      quantile(
        some.sort((a, b) => a - b),
        0.5,
      );
    cells.push({ query, operation, older: median(times.older), newer: median(times.newer), times: times.newer.length });
  }
older.close();
newer.close();
await rm(dir, { recursive: true, force: true });

const ms = (value: number) => value.toFixed(value < 10 ? 3 : 1);
const ratio = (one: { older: number; newer: number }) => one.newer / one.older;
const rows = OPERATIONS.map((operation) => {
  const own = cells.filter((one) => one.operation === operation).sort((a, b) => ratio(a) - ratio(b));
  const worst = own.at(-1)!;
  return `| ${operation} | ${own.length} | ${ratio(own[own.length >> 1]!).toFixed(2)} | ${ratio(own[0]!).toFixed(2)} | ${ratio(worst).toFixed(2)}: ${worst.query}, ${ms(worst.older)} -> ${ms(worst.newer)} ms |`;
});
const text = `# Against an older commit, ${new Date().toISOString().slice(0, 10)}

\`npm run bench:against -- --documents ${documents} --cell ${cell_ms}\`, ${cpus().length} processors, load at the end ${loadavg()
  .map((one) => one.toFixed(1))
  .join(
    ' ',
  )}. Medians of times taken in turns; a ratio under 1 is faster than before. Index built in ${older.built.seconds.toFixed(1)} s before, ${newer.built.seconds.toFixed(1)} s now; ${older.built.bytes} bytes before, ${newer.built.bytes} now.

| operation | cells | median ratio | best | worst |
|---|---|---|---|---|
${rows.join('\n')}

${wrong.length === 0 ? 'All answers are equal.' : `Answers that differ:\n\n${wrong.map((one) => `- ${one}`).join('\n')}`}

| query | operation | before, ms | now, ms | ratio | times |
|---|---|---|---|---|---|
${cells.map((one) => `| ${one.query} | ${one.operation} | ${ms(one.older)} | ${ms(one.newer)} | ${ratio(one).toFixed(2)} | ${one.times} |`).join('\n')}
`;
await mkdir(values.out, { recursive: true });
await writeFile(join(values.out, `${new Date().toISOString().slice(0, 10)}-against.md`), text);
process.stdout.write(text);
if (wrong.length > 0) process.exitCode = 1;
