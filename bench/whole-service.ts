import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { IMPORTING_HALF_BYTES, widenNursery } from '#cli/heap.ts';
import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { openStorage } from '#composition/corpus.ts';
import { readConfig } from '#config.ts';
import { InFlight } from '#in-flight.ts';
import { flowDocuments, flowTopics } from './flow-documents.ts';
import { bytesOf } from './import.ts';
import { Connection, post } from './load.ts';
import { quantile } from './measure.ts';
import { processor_ms } from './processor.ts';
import { Random } from './random.ts';
import { startedService, stopService } from './started.ts';

/**
 * The whole service over many publications (`flow-documents.ts`, in families of two, each citing four earlier ones):
 * stored where `--data` says, where a run that was ended goes on; then what lies on the disk, by file and table, what a
 * start takes, and the usual calls, one after the other and from sixteen connections: processor time of all threads of
 * the service, and what it holds.
 *
 *     npm run -s package && node bench/whole-service.ts --data FOLDER [--documents 250000] [--package dist/package]
 *
 * `--documents 0` stores nothing more. `--fill` does nothing else.
 */
const { values } = parseArgs({
  options: {
    documents: { type: 'string', default: '250000' },
    data: { type: 'string' },
    package: { type: 'string', default: join(import.meta.dirname, '../dist/package') },
    fill: { type: 'boolean', default: false },
    calls: { type: 'string', default: '1500' },
  },
});
const BATCH = 1_000;
/** Publications of one family, and earlier ones that each cites. */
const [FAMILY, CITES] = [2, 4];
const CONNECTIONS = 16;
const SAMPLE_MS = 250;
/** Resident memory until the service has been left alone for so long tells nothing of what was put off. */
const ALONE_MS = 30_000;
const mb = (bytes: number) => (bytes / 1e6).toFixed(0);

/** With families, and citations of earlier ones. */
function* tied(count: number): Generator<Patent> {
  const numbers: string[] = [];
  const random = new Random(31);
  for (const one of flowDocuments(count)) {
    const n = numbers.length;
    const cited = new Set(Array.from({ length: Math.min(n, CITES) }, () => numbers[random.integer(n)]!));
    numbers.push(one.publication_number);
    yield {
      ...one,
      stated_simple_family: String(Math.floor(n / FAMILY)),
      cites: [...cited].map((publication_number) => ({ publication_number, phase: 'applicant' as const })),
    };
  }
}

async function fill(data: string, count: number): Promise<void> {
  const corpus = await openStorage(readConfig({ PRIORA_DATA_DIR: data }));
  widenNursery(IMPORTING_HALF_BYTES);
  const stored = (await corpus.status()).find(({ name }) => name === patents.name)!.records;
  console.log(`${stored} publications are there`);
  const began = performance.now();
  const writing = new InFlight(2);
  let batch: Patent[] = [];
  let done = 0;
  for (const one of stored < count ? tied(count) : []) {
    if (done++ < stored) continue;
    if (batch.push(one) < BATCH && done < count) continue;
    const full = batch;
    batch = [];
    await writing.begin(() => corpus.put(patents, full));
    if (done % 10_000 > 0) continue;
    const seconds = ((performance.now() - began) / 1000).toFixed(0);
    console.log(
      `${done} stored in ${seconds} s, ${(processor_ms().own / 1000).toFixed(0)} s of the processor, ${mb(process.memoryUsage.rss())} MB`,
    );
  }
  await writing.ended();
  await corpus.close();
}

/** What lies on the disk, by file and by table of the records, in bytes of a publication. */
async function onDisk(data: string): Promise<void> {
  const db = new DatabaseSync(join(data, 'corpus.sqlite'));
  db.exec('pragma wal_checkpoint(truncate)');
  const documents = Number(db.prepare('SELECT count(*) AS n FROM records WHERE deleted = 0').get()!.n);
  const each = (bytes: number) => (bytes / documents).toFixed(0);
  console.log(`\n${documents} records.\n\n| on the disk | bytes each | MB |\n|---|--:|--:|`);
  for (const name of readdirSync(data)) {
    const bytes = await bytesOf(join(data, name));
    if (bytes / documents >= 1) console.log(`| ${name} | ${each(bytes)} | ${mb(bytes)} |`);
  }
  const index = join(data, 'index');
  for (const name of readdirSync(index)) {
    const bytes = await bytesOf(join(index, name));
    if (bytes / documents >= 1) console.log(`| index/${name} | ${each(bytes)} | ${mb(bytes)} |`);
  }
  const tables = db
    .prepare('SELECT name, sum(pgsize) AS bytes, sum(unused) AS unused FROM dbstat GROUP BY name ORDER BY bytes DESC')
    .all() as { name: string; bytes: number; unused: number }[];
  for (const { name, bytes, unused } of tables)
    if (bytes / documents >= 1)
      console.log(`| table or index ${name} (unused ${each(unused)}) | ${each(bytes)} | ${mb(bytes)} |`);
  db.close();
}

/** Nanoseconds of processor time of all threads that a process has now. */
function threadNs(pid: number): number {
  let sum = 0;
  for (const id of readdirSync(`/proc/${pid}/task`)) {
    try {
      sum += Number(readFileSync(`/proc/${pid}/task/${id}/schedstat`, 'utf8').split(' ')[0]);
    } catch {
      // ended meanwhile
    }
  }
  return sum;
}

function held(pid: number) {
  const said = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  const of = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(said)![1]) * 1024;
  return { rss: of('Rss'), pss: of('Pss'), anonymous: of('Pss_Anon') };
}

/** The usual calls, each of other words: path and body by what they are. */
function mix(): readonly (readonly [string, string, (i: number) => object])[] {
  const all = flowTopics();
  const topic = (i: number) => all[(i * 37 + 5) % all.length]!;
  const word = (i: number) => topic(i).words[i % 20]!;
  const phrase = (i: number) => topic(i).phrases[i % 8]!;
  const count = '/search/patent/query-search-count';
  const search = '/search/patent/query-search-patent';
  const nested = '/search/patent/nested-search-patent';
  const both = (i: number) => `TACD: (${word(i)} AND ${word(i + 3)})`;
  return [
    ['count, a word', count, (i) => ({ query_text: `TACD: ${word(i)}` })],
    ['count, two words', count, (i) => ({ query_text: both(i) })],
    [
      'count of families',
      count,
      (i) => ({ query_text: `TACD: ${word(i)}`, collapse_type: 'DOCDB', collapse_by: 'PBD', collapse_order: 'LATEST' }),
    ],
    ['ten rows', search, (i) => ({ query_text: `TACD: "${phrase(i)}"`, offset: 0, limit: 10 })],
    [
      'ten rows, newest first',
      search,
      (i) => ({ query_text: `TACD: ${word(i)}`, offset: 0, limit: 10, sort: [{ field: 'PBD', order: 'DESC' }] }),
    ],
    ['200 rows', search, (i) => ({ query_text: `TACD: ${word(i)}`, offset: 0, limit: 200 })],
    ['ten rows from 1,000', search, (i) => ({ query_text: `TACD: ${word(i)}`, offset: 990, limit: 10 })],
    [
      'facets',
      `${search}-facet`,
      (i) => ({ query_text: `TACD: ${word(i)}`, field: 'AUTHORITY,APPLICATION_YEAR', limit: 10, offset: 0 }),
    ],
    [
      'chart: owners by year',
      nested,
      (i) => ({
        query_text: `TACD: ${word(i)}`,
        facet: [
          {
            tag: 'owner',
            type: 'field',
            field: 'ANS',
            limit: 20,
            facet: [{ tag: 'year', type: 'field', field: 'PBD_Y', limit: 20 }],
          },
        ],
      }),
    ],
    [
      'chart of all: offices with claims',
      nested,
      (i) => ({
        query_text: `PBD: [${2009 + (i % 9)}0101 TO 20241231]`,
        facet: [
          {
            tag: 'office',
            type: 'field',
            field: 'AUTHORITY',
            limit: 5,
            facet: [{ tag: 'claims', type: 'aggregate', expr: 'avg(CLAIM_COUNT)' }],
          },
        ],
      }),
    ],
    [
      'similar to a patent',
      '/search/patent/similar-search-patent',
      (i) => ({ patent_number: similarTo(i), relevancy: '10%', offset: 0, limit: 10 }),
    ],
    [
      'question',
      '/chat/pat-gpt-stream',
      (i) => ({ query: `How is the ${phrase(i)} held by the ${phrase(i + 1)}?`, stream: false }),
    ],
  ];
}
let some: readonly string[] = [];
const similarTo = (i: number) => some[i % some.length]!;

async function ask(data: string): Promise<void> {
  const program = join(
    values.package,
    `src/cli/priora.${existsSync(join(values.package, 'src/cli/priora.js')) ? 'js' : 'ts'}`,
  );
  const env = {
    ...{ PATH: process.env.PATH, PRIORA_DATA_DIR: data, PORT: '0', PRIORA_LEARN: 'false', PRIORA_LOG_LEVEL: 'error' },
    ...{ PRIORA_RATE_PER_S: '0', MALLOC_ARENA_MAX: '2' },
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => /^(PRIORA_(?!SHARED)|MALLOC_)/.test(name))),
  };
  const began = performance.now();
  const { service, said } = await startedService([program, 'serve', '--offline', '--no-demo'], env);
  const pid = service.pid!;
  try {
    console.log(`\nload ${loadavg()[0]!.toFixed(1)}`);
    const of = () => {
      const { rss, pss, anonymous } = held(pid);
      return `${mb(rss)} | ${mb(pss)} | ${mb(anonymous)}`;
    };
    const started = processor_ms([pid]).others;
    console.log(
      `Ready after ${((performance.now() - began) / 1000).toFixed(1)} s by the clock, ${started} ms of processor time.`,
    );
    console.log('\n| | resident MB | of it its own (PSS) | anonymous | processor time ms |\n|---|--:|--:|--:|--:|');
    console.log(`| ready | ${of()} | ${started} |`);
    const made = execFileSync(process.execPath, [program, 'keys', 'create', '--name', `load ${Date.now()}`], {
      env,
      encoding: 'utf8',
    });
    const key = /sk-\w+/.exec(made)![0];
    await pause(ALONE_MS);
    console.log(`| left alone for ${ALONE_MS / 1000} s | ${of()} | ${processor_ms([pid]).others - started} |`);
    const url = new URL(/Service +(\S+)/.exec(said)![1]!);
    const connection = await Connection.open(url);
    const answered = async (path: string, body: object) => {
      const answer = await connection.ask(post(url, path, key, body));
      if (!answer.startsWith('HTTP/1.1 200') || !answer.includes('"status":true'))
        throw new Error(`${path} ${JSON.stringify(body)}: ${answer.slice(0, 800)}`);
      return answer;
    };
    const rows = await answered('/search/patent/query-search-patent', {
      query_text: 'AUTHORITY: US',
      limit: 100,
      offset: 0,
    });
    some = [...rows.matchAll(/"pn":"([^"]+)"/g)].map(([, pn]) => pn!);
    const lines: string[] = [];
    for (const [what, path, body] of mix()) {
      const times: number[] = [];
      const clock: number[] = [];
      const often = /question|similar/.test(what) ? 8 : 60;
      for (let i = 0; i < often; i++) {
        const [before, at] = [threadNs(pid), performance.now()];
        await answered(path, body(i));
        clock.push(performance.now() - at);
        times.push(Math.max(0, threadNs(pid) - before) / 1e6);
      }
      const first = times[0]!;
      times.sort((a, b) => a - b);
      clock.sort((a, b) => a - b);
      lines.push(
        `| ${[what, often, first.toFixed(1), quantile(times, 0.5).toFixed(1), quantile(times, 0.99).toFixed(1), quantile(clock, 0.5).toFixed(1), mb(held(pid).rss)].join(' | ')} |`,
      );
      console.error(lines.at(-1));
    }
    console.log(`| asked one after the other | ${of()} | |`);
    // sixteen callers at once, without questions
    const calls = mix().filter(([what]) => !/question|similar/.test(what));
    const samples: number[] = [];
    const timer = setInterval(() => samples.push(held(pid).rss), SAMPLE_MS);
    let left = Number(values.calls);
    const before = processor_ms([pid]).others;
    const caller = async (n: number) => {
      const own = await Connection.open(url);
      while (left-- > 0) {
        const [, path, body] = calls[left % calls.length]!;
        const answer = await own.ask(post(url, path, key, body(200 + left * 3 + n)));
        if (!answer.startsWith('HTTP/1.1 200')) throw new Error(answer.slice(0, 500));
      }
      own.close();
    };
    const asking = async () => {
      for (let i = 40; i < 43; i++) {
        const own = await Connection.open(url);
        const [, path, body] = mix().find(([what]) => what === 'question')!;
        await own.ask(post(url, path, key, body(i)));
        own.close();
      }
    };
    await Promise.all([...Array.from({ length: CONNECTIONS }, (_, n) => caller(n)), asking()]);
    clearInterval(timer);
    samples.sort((a, b) => a - b);
    console.log(
      `| sixteen callers and questions, median, then the end | ${mb(quantile(samples, 0.5))}, most ${mb(samples.at(-1)!)} | | | ${((processor_ms([pid]).others - before) / Number(values.calls)).toFixed(1)} a call |`,
    );
    console.log(`| at the end | ${of()} | |`);
    connection.close();
    console.log(
      '\n| call | asked | first, processor ms | p50 | p99 | p50 by the clock | resident MB after |\n|---|--:|--:|--:|--:|--:|--:|',
    );
    console.log(lines.join('\n'));
  } finally {
    await stopService(service);
  }
}

const data = values.data!;
if (Number(values.documents) > 0) await fill(data, Number(values.documents));
if (!values.fill) {
  await onDisk(data);
  await ask(data);
}
