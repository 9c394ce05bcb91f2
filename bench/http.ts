import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { topics, vocabulary } from './corpus.ts';
import { type Call, load, post } from './load.ts';

/**
 * Load on the whole service: see README.md beside this file. `npm run bench:http -- --seconds 600 --documents 100000`
 * for the long form.
 */
const { values } = parseArgs({
  options: {
    documents: { type: 'string', default: '20000' },
    seconds: { type: 'string', default: '5' },
    connections: { type: 'string', default: '1,16,256' },
    out: { type: 'string', default: join(import.meta.dirname, 'results') },
  },
});

interface Health {
  readonly rss: number;
  readonly heap: number;
  readonly delay_p50: number;
  readonly delay_p99: number;
}

const server = fork(join(import.meta.dirname, 'http-server.ts'), ['--documents', values.documents], {
  execArgv: ['--expose-gc'],
});
const said = async <T>() => (await once(server, 'message'))[0] as T;
const { url: address, key } = await said<{ url: string; key: string }>();
const url = new URL(address);
const health = async () => {
  const answer = said<Health>();
  server.send('health');
  return answer;
};

const words = vocabulary();
const own = topics(words)[3]!;
const expressions = [
  `TAC: ${words[800]}`,
  `TAC: (${words[300]} AND ${words[500]})`,
  `TAC: "${own.phrases[0]}"`,
  `TAC: (${words[120]} OR ${words[260]}) AND PBD: [20050101 TO 20221231] NOT TAC: ${words[400]}`,
];
const count = '/search/patent/query-search-count';
const search = '/search/patent/query-search-patent';
const kinds: Readonly<Record<string, Call[]>> = {
  counts: expressions.map((query_text) => ({
    bytes: post(url, count, key, { query_text }),
    contains: '"status":true',
  })),
  'family counts': expressions.map((query_text) => ({
    bytes: post(url, count, key, { query_text, collapse_type: 'DOCDB', collapse_by: 'PBD', collapse_order: 'LATEST' }),
    contains: '"status":true',
  })),
  searches: expressions.map((query_text) => ({
    bytes: post(url, search, key, { query_text, offset: 0, limit: 10 }),
    contains: '"status":true',
  })),
};
/** Of two words each, none asked twice: all that is kept for them are rows that another had, too. */
const NEW = 'new searches';
const fresh = Array.from({ length: 60_000 }, (_, i) => ({
  bytes: post(url, search, key, {
    query_text: `TAC: (${words[100 + (i % 907)]} ${i % 2 ? 'AND' : 'OR'} ${words[150 + (i % 1511)]})`,
    ...{ offset: 0, limit: 10 },
  }),
  contains: '"status":true',
}));

const before = loadavg()[0]!;
const rows: string[] = [];
const results: unknown[] = [];
let failed = 0;
for (const [kind, calls] of [...Object.entries(kinds), [NEW, fresh] as const]) {
  await load(url, calls, 4, 1);
  for (const [i, connections] of values.connections.split(',').map(Number).entries()) {
    const start = await health();
    // what a row asks, those before it have not asked, nor has another of its connections
    const own = kind === NEW ? calls.slice((i + 1) * 10_000) : calls;
    const apart = kind === NEW ? Math.floor(10_000 / connections) : 1;
    const result = await load(url, own, connections, Number(values.seconds), apart);
    const end = await health();
    failed += result.errors;
    results.push({ kind, ...result, start, end });
    const n = (value: number) => value.toFixed(value < 10 ? 2 : 0);
    rows.push(
      `| ${kind} | ${connections} | ${n(result.per_second)} | ${n(result.p50)} | ${n(result.p95)} | ${n(result.p99)} | ${result.errors} | ${n(end.delay_p50)} / ${n(end.delay_p99)} | ${n(start.rss / 1e6)} → ${n(end.rss / 1e6)} | ${n(start.heap / 1e6)} → ${n(end.heap / 1e6)} |`,
    );
    console.log(rows.at(-1));
  }
}
server.send('end');
const date = new Date().toISOString().slice(0, 10);
const about = `\`npm run bench:http -- ${process.argv.slice(2).join(' ')}\` on ${cpus().length} cores (${cpus()[0]!.model}) that the caller shares with the service; Node.js ${process.version}; load of the machine ${before.toFixed(1)} before, ${loadavg()[0]!.toFixed(1)} after; ${values.documents} documents, ${values.seconds} s a row.`;
const table = [
  `# The service under load, ${date}`,
  '',
  about,
  '',
  '| calls | connections | a second | p50 ms | p95 ms | p99 ms | errors | event-loop delay p50 / p99 ms | resident MB | heap MB |',
  '|---|---|---|---|---|---|---|---|---|---|',
  ...rows,
  '',
];
await mkdir(values.out, { recursive: true });
await writeFile(join(values.out, `${date}-http.md`), table.join('\n'));
await writeFile(join(values.out, `${date}-http.json`), `${JSON.stringify({ about, results })}\n`);
if (failed > 0) process.exitCode = 1;
