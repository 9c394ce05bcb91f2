import { once } from 'node:events';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { generated, patents } from './corpora.ts';
import { toLine } from './corpus.ts';
import { type Measured, measure } from './measure.ts';
import { lucenePeers } from './peers/lucene.ts';
import { Absent, type Peer, type Workplace } from './peers/peer.ts';
import { postgresPeer } from './peers/postgres.ts';
import { prioraPeers } from './peers/priora.ts';
import { prioraHttpPeer } from './peers/priora-http.ts';
import { sqlitePeer } from './peers/sqlite.ts';
import { benchQueries } from './queries.ts';
import { report } from './report.ts';

/** The comparison of search engines: see README.md beside this file. */
const { values } = parseArgs({
  options: {
    documents: { type: 'string', default: '100000' },
    peers: { type: 'string', default: 'priora,http,lucene,sqlite,postgres,shingles' },
    /** Milliseconds a cell is timed. */
    cell: { type: 'string', default: '100' },
    /** Minutes for all the cells of one peer. */
    minutes: { type: 'string', default: '2' },
    out: { type: 'string', default: join(import.meta.dirname, 'results') },
    dir: { type: 'string' },
    /** A folder where documents and indexes stay for the next run. */
    keep: { type: 'string' },
    corpus: { type: 'string', default: 'generated' },
  },
});
// where things lie on a machine is its own business
const { keep, dir, out, ...asked } = values;
const budget = { cell_ms: Number(values.cell), peer_ms: Number(values.minutes) * 60_000 };
if (!(Number(values.documents) >= 1000) || !(budget.cell_ms > 0) || !(budget.peer_ms > 0))
  throw new Error('--documents, --cell and --minutes are positive numbers');
if (values.corpus !== 'generated' && values.corpus !== 'patents') throw new Error('--corpus is generated or patents');
const corpus = values.corpus === 'patents' ? patents : generated(Number(values.documents));

const load = loadavg()[0]!;
const root = keep ? join(keep, corpus.name) : await mkdtemp(join(dir ?? tmpdir(), 'priora-bench-'));
const place: Workplace = { lines: join(root, 'documents.tsv'), dir: join(root, 'peers') };
const say = (what: string) => console.log(`${new Date().toISOString().slice(11, 19)} ${what}`);

const makers: Readonly<Record<string, (place: Workplace) => AsyncIterable<Peer>>> = {
  priora: prioraPeers,
  http: alone(prioraHttpPeer),
  lucene: (at) => lucenePeers(at, false),
  sqlite: alone(sqlitePeer),
  postgres: alone(postgresPeer),
  shingles: (at) => lucenePeers(at, true),
};

function alone(make: (place: Workplace) => Promise<Peer>) {
  return async function* (place: Workplace): AsyncGenerator<Peer> {
    yield await make(place);
  };
}

try {
  await mkdir(place.dir, { recursive: true });
  const documents = await writeDocuments();
  const bytes = (await stat(place.lines)).size;
  say(`${documents} documents, ${(bytes / 1e6).toFixed(0)} MB`);
  const queries = benchQueries(await corpus.material(place.lines));
  const truth = new Map<string, number | string>();
  const measured: Measured[] = [];
  const absent: string[] = [];
  /** After every peer, so that a run that is stopped leaves what it knows. */
  const write = async (): Promise<string> => {
    const date = new Date().toISOString().slice(0, 10);
    const about = {
      ...{
        date,
        corpus: corpus.name === 'patents' ? ('patents' as const) : ('generated' as const),
        documents,
        bytes_of_text: bytes,
        cores: cpus().length,
        processor: cpus()[0]!.model,
        node: process.version,
      },
      load: [load, loadavg()[0]!] as const,
      absent,
      command: ['npm run bench --', ...Object.entries(asked).flatMap(([name, value]) => [`--${name}`, value])].join(
        ' ',
      ),
    };
    await mkdir(out, { recursive: true });
    const file = join(out, `${date}-${corpus.name}`);
    await writeFile(`${file}.md`, report(about, queries, measured));
    await writeFile(`${file}.json`, `${JSON.stringify({ about, peers: measured })}\n`);
    return file;
  };
  for (const name of values.peers.split(',')) {
    try {
      for await (const peer of makers[name]!(place)) {
        say(`${peer.name}: built in ${peer.built.seconds.toFixed(0)} s, ${(peer.built.bytes / 1e6).toFixed(0)} MB`);
        const result = await measure(peer, queries, truth, budget);
        measured.push(result);
        say(
          `${peer.name}: ${result.cells.length} cells timed${result.unfinished ? ', out of time' : ''}, ${result.wrong.length} differ`,
        );
        for (const each of result.wrong) say(`  ${each}`);
        await peer.close();
        await write();
      }
    } catch (error) {
      if (!(error instanceof Absent)) throw error;
      say(`${name} is absent: ${error.message}`);
      absent.push(`${name} (${error.message})`);
    }
  }
  say(`written: ${await write()}.md`);
  if (measured.some(({ wrong }) => wrong.length > 0)) process.exitCode = 1;
} finally {
  if (!keep) await rm(root, { recursive: true, force: true });
}

/** Answers how many there are. */
async function writeDocuments(): Promise<number> {
  const note = join(root, 'documents.count');
  if (existsSync(note)) return Number(await readFile(note, 'utf8'));
  const out = createWriteStream(place.lines, { highWaterMark: 1 << 20 });
  let chunk = '';
  let count = 0;
  for await (const document of corpus.documents()) {
    count++;
    chunk += toLine(document);
    if (chunk.length > 1 << 20) {
      if (!out.write(chunk)) await once(out, 'drain');
      chunk = '';
    }
  }
  out.end(chunk);
  await finished(out);
  await writeFile(note, String(count));
  return count;
}
