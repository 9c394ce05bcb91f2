/**
 * Charts over columns beside SQL: every question of `charts/questions.ts` over a hundredth, a tenth and all of some
 * generated documents, asked of Priora, SQLite and PostgreSQL in turns, so that whatever else the machine does meets
 * all. Answers are compared before anything is timed; one that differs is told and ends it with 1.
 *
 * `npm run bench:analytics -- [--documents 1000000] [--cell 1500] [--dir FOLDER] [--out FOLDER] [--alone]`; `--alone`:
 * of Priora only, on the screen, with the processor time, which tells something on a machine that does other work too.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeLines } from './charts/documents.ts';
import { type ChartPeer, postgres, priora, sqlite } from './charts/peers.ts';
import { QUESTIONS, SELECTIONS } from './charts/questions.ts';
import { quantile } from './measure.ts';
import { Absent } from './peers/peer.ts';

const { values } = parseArgs({
  options: {
    documents: { type: 'string', default: '1000000' },
    cell: { type: 'string', default: '1500' },
    dir: { type: 'string', default: tmpdir() },
    out: { type: 'string', default: join(import.meta.dirname, 'results') },
    alone: { type: 'boolean', default: false },
  },
});
const documents = Number(values.documents);
/** Times of one peer in one cell, at least. */
const LEAST = 5;

const home = await mkdtemp(join(values.dir, 'priora-charts-'));
// a server that runs as another user has to get there: the way to it is ours
const dir = join(home, 'peers');
await mkdir(dir);
const lines = { documents: join(dir, 'documents.tsv'), classes: join(dir, 'classes.tsv') };
await writeLines(documents, lines);
const peers: ChartPeer[] = [];
const absent: string[] = [];
// one after the other: building takes all processors
for (const open of values.alone ? [priora] : [priora, sqlite, postgres])
  try {
    peers.push(await open({ dir, documents, lines }));
  } catch (error) {
    if (!(error instanceof Absent)) throw error;
    absent.push(error.message);
  }

const load = loadavg()[0]!;
const rows: string[] = [];
const wrong: string[] = [];
for (const selection of SELECTIONS)
  for (const question of QUESTIONS) {
    const name = `${question.name}, ${selection.name}`;
    const answers: string[] = [];
    for (const peer of peers) answers.push((await peer.ask(question, selection)).lines.join('\n'));
    const [own, ...others] = answers;
    const differs = others.findIndex((each) => each !== own);
    if (differs >= 0) {
      wrong.push(`${name}: ${peers[differs + 1]!.name} answers\n${others[differs]}\ninstead of\n${own}`);
      continue;
    }
    const times = peers.map((): number[] => []);
    const spent: number[] = [];
    const until = performance.now() + Number(values.cell);
    while (times[0]!.length < LEAST || performance.now() < until)
      for (const [i, peer] of peers.entries()) {
        const before = process.cpuUsage();
        times[i]!.push((await peer.ask(question, selection)).ms);
        const { user, system } = process.cpuUsage(before);
        if (i === 0) spent.push((user + system) / 1_000);
      }
    const sorted = times.map((each) => each.sort((a, b) => a - b));
    const [ours = 0] = sorted.map((each) => quantile(each, 0.5));
    const cell = (each: readonly number[], i: number) => {
      const p50 = quantile(each, 0.5);
      return `${shown(p50)} / ${shown(quantile(each, 0.95))}${i === 0 ? '' : ` (${shown(p50 / ours)}x)`}`;
    };
    const processor = shown(
      quantile(
        spent.sort((a, b) => a - b),
        0.5,
      ),
    );
    rows.push(`| ${name} | ${sorted[0]!.length} | ${processor} | ${sorted.map(cell).join(' | ')} |`);
    console.log(rows.at(-1));
  }
for (const peer of peers) await peer.close();
await rm(home, { recursive: true, force: true });

function shown(value: number): string {
  return value >= 100 ? value.toFixed(0) : Number(value.toPrecision(2)).toString();
}

const date = new Date().toISOString().slice(0, 10);
const text = `# Charts over columns beside SQL

${date}, ${documents.toLocaleString('en-US')} documents, ${cpus().length} × ${cpus()[0]!.model}, load ${load.toFixed(1)} before and ${loadavg()[0]!.toFixed(1)} after. \`npm run bench:analytics -- --documents ${documents} --cell ${values.cell}${values.alone ? ' --alone' : ''}\`
made this page. Milliseconds, p50 / p95 (of the processor p50), and how many times ours the p50 is. Nothing is kept from one question to the next; all peers are asked in turns.
${absent.length > 0 ? `\nAbsent: ${absent.join('; ')}.\n` : ''}
| question | times | Priora, processor | ${peers.map(({ name }) => name).join(' | ')} |
|---|---|---|${peers.map(() => '---|').join('')}
${rows.join('\n')}

Made ready in ${peers.map(({ name, built_s }) => `${built_s.toFixed(0)} s (${name})`).join(', ')}. ${wrong.length === 0 ? 'All answers are equal.' : `Answers that differ:\n\n${wrong.join('\n\n')}`}
`;
if (values.alone) console.log(text);
else {
  await mkdir(values.out, { recursive: true });
  await writeFile(join(values.out, `${date}-analytics.md`), text);
}
if (wrong.length > 0) {
  console.error(wrong.join('\n\n'));
  process.exitCode = 1;
}
