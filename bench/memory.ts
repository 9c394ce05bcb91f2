import { type ChildProcess, execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Connection, post } from './load.ts';
import { quantile } from './measure.ts';
import { startedService, stopService } from './started.ts';

/**
 * What the service holds of the demo corpus: started, left alone, under load, and with a chat question and the steps of
 * a flow beside. A number of calls is made, not a time filled, so that runs on a busy machine compare; processor time
 * is that of all threads.
 *
 *     npm run -s package && node bench/memory.ts [--package dist/package] [--data FOLDER] [--calls 4000] [--alone 70]
 *
 * `--data`: a data folder that is copied, of the same package, whose background work is done; else the demo is loaded,
 * and what follows it may still run.
 */
const { values } = parseArgs({
  options: {
    package: { type: 'string', default: join(import.meta.dirname, '../dist/package') },
    data: { type: 'string' },
    calls: { type: 'string', default: '4000' },
    alone: { type: 'string', default: '70' },
  },
});
const CONNECTIONS = 16;
const SAMPLE_MS = 250;
const TICK_MS = 10;
const program = join(values.package, 'src/cli/priora.js');
const calls = Number(values.calls);

const folder = mkdtempSync(join(tmpdir(), 'priora-memory-'));
if (values.data) cpSync(values.data, folder, { recursive: true });
const env = {
  ...{ PATH: process.env.PATH, PRIORA_DATA_DIR: folder, PORT: '0', PRIORA_LEARN: 'false', PRIORA_LOG_LEVEL: 'error' },
  // as the image sets it
  MALLOC_ARENA_MAX: '2',
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => /^(PRIORA_(?!SHARED)|MALLOC_)/.test(name))),
};

const resident = ({ pid }: ChildProcess): number =>
  (Number(/^Rss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))![1]) * 1024) / 1e6;
function processorMs({ pid }: ChildProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

async function measure(service: ChildProcess, url: URL, key: string): Promise<void> {
  const ask = async (path: string, body: object) => {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    const reply = await fetch(new URL(path, url), { method: 'POST', headers, body: JSON.stringify(body) });
    const answer = (await reply.json()) as { status: boolean; error_msg: string; data: any };
    if (!answer.status) throw new Error(`${path}: ${answer.error_msg}`);
    return answer.data;
  };
  const all = await mixed(url, key, ask);
  let left = 0;
  let errors = 0;
  const caller = async () => {
    const connection = await Connection.open(url);
    while (left > 0) {
      const answer = await connection.ask(all[(left-- * 31) % all.length]!);
      if (!answer.startsWith('HTTP/1.1 200') || !answer.includes('"status":true')) errors++;
    }
    connection.close();
  };
  const load = async (what: string, number: number, ...beside: (() => Promise<void>)[]) => {
    left = number;
    const samples: number[] = [];
    const timer = setInterval(() => samples.push(resident(service)), SAMPLE_MS);
    const before = processorMs(service);
    try {
      await Promise.all([...Array.from({ length: CONNECTIONS }, caller), ...beside.map((work) => work())]);
    } finally {
      clearInterval(timer);
    }
    samples.push(resident(service));
    // caches and what is compiled are there in the second half
    const late = samples.slice(samples.length >> 1).sort((a, b) => a - b);
    const each = ((processorMs(service) - before) / number) * 1000;
    console.log(`| ${what} | ${quantile(late, 0.5).toFixed(0)} | ${late.at(-1)!.toFixed(0)} | ${each.toFixed(0)} |`);
  };
  await load('counts, rows, trees of counts', calls);
  await load(
    'the same, questions and a flow beside',
    calls >> 1,
    () => questions(ask),
    () => flow(ask),
  );
  if (errors > 0) throw new Error(`${errors} calls failed.`);
}

type Ask = (path: string, body: object) => Promise<any>;

/** A hundred expressions of words of the corpus: each counted, counted by families, asked for 10 and for 200 rows. */
async function mixed(url: URL, key: string, ask: Ask): Promise<Buffer[]> {
  const count = '/search/patent/query-search-count';
  const search = '/search/patent/query-search-patent';
  const { results } = await ask(search, { query_text: 'AUTHORITY: US', limit: 200, offset: 0 });
  const often = new Map<string, number>();
  for (const { title } of results as { title: string }[])
    for (const word of title.toLowerCase().match(/[a-z]{5,}/g) ?? []) often.set(word, (often.get(word) ?? 0) + 1);
  const words = [...often]
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .map(([word]) => word)
    .slice(0, 50);
  const expressions = [
    ...words.map((word) => `TACD: ${word}`),
    ...words.map((word, i) => `TACD: (${word} AND ${words[(i * 7 + 3) % words.length]})`),
  ];
  return expressions.flatMap((query_text, i) => [
    post(url, count, key, { query_text }),
    post(url, count, key, { query_text, collapse_type: 'DOCDB', collapse_by: 'PBD', collapse_order: 'LATEST' }),
    post(url, search, key, { query_text, offset: 0, limit: 10 }),
    post(url, search, key, { query_text, offset: 0, limit: 200 }),
    ...(i % 5 > 0
      ? []
      : [post(url, `${search}-facet`, key, { query_text, field: 'AUTHORITY,APPLICATION_YEAR', limit: 10, offset: 0 })]),
  ]);
}

async function questions(ask: Ask): Promise<void> {
  for (const query of ['How is a battery cell cooled?', 'Which binders do electrolytes have?', '电池如何冷却？'])
    await ask('/chat/pat-gpt-stream', { query, stream: false });
}

async function flow(ask: Ask): Promise<void> {
  const input =
    'A battery pack with a cold plate below the cells, in which a pump reverses the flow of coolant whenever the temperature difference between inlet and outlet cells exceeds a threshold.';
  const step = (name: string, body: object) => ask(`/ai/novelty-search/${name}`, body);
  const { task_id } = await step('submit', { input, lang: 'en' });
  const { tech_solution } = await step('tech-solution/get', { task_id, wait_ms: 40_000 });
  await step('tech-solution/update', { task_id, tech_solution });
  await step('feature/extract', { task_id, wait_ms: 40_000 });
}

try {
  const { service, said } = await startedService([program, 'serve', '--offline'], env);
  try {
    await report(service, said);
  } finally {
    await stopService(service);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function report(service: ChildProcess, said: string): Promise<void> {
  console.log(`load ${loadavg()[0]!.toFixed(1)}; Node.js ${process.version}`);
  console.log('| | resident MB | most | processor time a call, µs |\n|---|--:|--:|--:|');
  console.log(`| ready, after ${processorMs(service)} ms of processor time | ${resident(service).toFixed(0)} | | |`);
  const made = execFileSync(process.execPath, [program, 'keys', 'create', '--name', 'load'], { env, encoding: 'utf8' });
  await pause(Number(values.alone) * 1000);
  console.log(`| left alone for ${values.alone} s | ${resident(service).toFixed(0)} | | |`);
  await measure(service, new URL(/Service +(\S+)/.exec(said)![1]!), /sk-\w+/.exec(made)![0]);
}
