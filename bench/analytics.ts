/**
 * Charts over columns beside SQL: every question of `charts/questions.ts` over a hundredth, a tenth and all of some
 * generated documents, asked of Priora, SQLite and PostgreSQL (or OpenSearch) in turns, so that whatever else the
 * machine does meets all. Answers are compared before anything is timed; one that differs is told and ends it with 1.
 *
 * `npm run bench:analytics -- [--documents 1000000] [--cell 1500] [--dir FOLDER] [--least 5]
 * [--out FOLDER] [--peers priora,sqlite,postgres,opensearch] [--alone]`; `--alone`: of Priora only, on the screen, with
 * the processor time, which tells something on a machine that does other work too.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ServiceError } from '#errors.ts';
import { writeLines } from './charts/documents.ts';
import { type ChartPeer, openSearch, postgres, priora, sqlite } from './charts/peers.ts';
import { QUESTIONS, SELECTIONS } from './charts/questions.ts';
import { quantile } from './measure.ts';
import { Absent } from './peers/peer.ts';

const { values } = parseArgs({
  options: {
    documents: { type: 'string', default: '1000000' },
    cell: { type: 'string', default: '1500' },
    dir: { type: 'string', default: tmpdir() },
    out: { type: 'string', default: join(import.meta.dirname, 'results') },
    least: { type: 'string', default: '5' },
    peers: { type: 'string', default: 'priora,sqlite,postgres' },
    alone: { type: 'boolean', default: false },
  },
});
const documents = Number(values.documents);
/** Times of one peer in one cell, at least. */
const least = Number(values.least);
/** Who can be asked; Priora's answers are what the others' are compared with. */
const PEERS: Readonly<Record<string, typeof priora>> = { priora, sqlite, postgres, opensearch: openSearch };
const asked = values.alone ? ['priora'] : values.peers.split(',');

const home = await mkdtemp(join(values.dir, 'priora-charts-'));
// a server that runs as another user has to get there: the way to it is ours
const dir = join(home, 'peers');
await mkdir(dir);
const lines = { documents: join(dir, 'documents.tsv'), classes: join(dir, 'classes.tsv') };
await writeLines(documents, lines);
const peers: ChartPeer[] = [];
const absent: string[] = [];
// one after the other: building takes all processors
for (const name of asked)
  try {
    peers.push(await PEERS[name]!({ dir, documents, lines }));
  } catch (error) {
    if (!(error instanceof Absent)) throw error;
    absent.push(error.message);
  }

const load = loadavg()[0]!;
const rows: string[] = [];
const wrong: string[] = [];
const refusals: string[] = [];
for (const selection of SELECTIONS)
  for (const question of QUESTIONS) {
    const name = `${question.name}, ${selection.name}`;
    const answers: string[] = [];
    const refused: string[] = [];
    for (const peer of peers)
      try {
        answers.push((await peer.ask(question, selection)).lines.join('\n'));
      } catch (cause) {
        if (!(cause instanceof ServiceError)) throw cause;
        refused.push(`${peer.name}: ${cause.message}`);
      }
    if (refused.length > 0) {
      refusals.push(`- ${name}. ${refused.join('; ')}`);
      continue;
    }
    const [own, ...others] = answers;
    const differs = others.findIndex((each) => each !== own);
    if (differs >= 0) {
      wrong.push(`${name}: ${peers[differs + 1]!.name} answers\n${others[differs]}\ninstead of\n${own}`);
      continue;
    }
    const times = peers.map((): number[] => []);
    const spent = peers.map((): number[] => []);
    const until = performance.now() + Number(values.cell);
    while (times[0]!.length < least || performance.now() < until)
      for (const [i, peer] of peers.entries()) {
        const before = peer.processor_ms?.();
        times[i]!.push((await peer.ask(question, selection)).ms);
        if (before !== undefined) spent[i]!.push(peer.processor_ms!() - before);
      }
    const sorted = times.map((each) => each.sort((a, b) => a - b));
    const [ours = 0] = sorted.map((each) => quantile(each, 0.5));
    const cell = (each: readonly number[], i: number) => {
      const p50 = quantile(each, 0.5);
      return `${shown(p50)} / ${shown(quantile(each, 0.95))}${i === 0 ? '' : ` (${shown(p50 / ours)}x)`}`;
    };
    // means: the time of other processes is told by hundredths of a second
    const processor = spent.map((each) =>
      each.length === 0 ? '' : shown(each.reduce((sum, one) => sum + one, 0) / each.length),
    );
    rows.push(`| ${name} | ${sorted[0]!.length} | ${processor.join(' | ')} | ${sorted.map(cell).join(' | ')} |`);
    console.log(rows.at(-1));
  }
for (const peer of peers) await peer.close();
await rm(home, { recursive: true, force: true });

function shown(value: number): string {
  return value >= 100 ? value.toFixed(0) : Number(value.toPrecision(2)).toString();
}

const date = new Date().toISOString().slice(0, 10);
const text = `# Charts over columns beside ${
  values.alone
    ? 'nothing'
    : peers
        .slice(1)
        .map(({ name }) => name)
        .join(', ')
}

${date}, ${documents.toLocaleString('en-US')} documents, ${cpus().length} × ${cpus()[0]!.model}, load ${load.toFixed(1)} before and ${loadavg()[0]!.toFixed(1)} after. \`npm run bench:analytics -- --documents ${documents} --cell ${values.cell} --least ${least} ${values.alone ? '--alone' : `--peers ${values.peers}`}\`
made this page. Milliseconds, p50 / p95 (of the processor the mean, where it is told), and how many times ours the p50 is. Nothing is kept from one question to the next; all peers are asked in turns.
${absent.length > 0 ? `\nAbsent: ${absent.join('; ')}.\n` : ''}
| question | times | ${peers.map(({ name }) => `${name}, processor`).join(' | ')} | ${peers.map(({ name }) => name).join(' | ')} |
|---|---|${peers.map(() => '---|---|').join('')}
${rows.join('\n')}

Made ready in ${peers.map(({ name, built_s }) => `${built_s.toFixed(0)} s (${name})`).join(', ')}. ${wrong.length === 0 ? 'All answers are equal.' : `Answers that differ:\n\n${wrong.join('\n\n')}`}
${refusals.length === 0 ? '' : `\nRefused, and not timed:\n\n${refusals.join('\n')}\n`}`;
if (values.alone) console.log(text);
else {
  await mkdir(values.out, { recursive: true });
  await writeFile(join(values.out, `${date}-analytics${asked.includes('opensearch') ? '-opensearch' : ''}.md`), text);
}
if (wrong.length > 0) {
  console.error(wrong.join('\n\n'));
  process.exitCode = 1;
}
