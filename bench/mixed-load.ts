import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { topics, vocabulary } from './corpus.ts';
import { Connection, post } from './load.ts';
import { quantile } from './measure.ts';

/**
 * Everything at once: connections that count, search, ask and upload, each one call after the other, while publications
 * are imported. `npm run load` for ten minutes; `npm run load -- --seconds 15 --documents 2000 --import 500` for a
 * short form.
 */
const { values } = parseArgs({
  options: {
    documents: { type: 'string', default: '20000' },
    /** Publications that are imported meanwhile. */ import: { type: 'string', default: '20000' },
    seconds: { type: 'string', default: '600' },
    connections: { type: 'string', default: '256' },
    out: { type: 'string', default: join(import.meta.dirname, 'results') },
  },
});
const [seconds, connections] = [Number(values.seconds), Number(values.connections)];

const server = fork(
  join(import.meta.dirname, 'http-server.ts'),
  ['--documents', values.documents, '--more', values.import],
  { execArgv: ['--expose-gc'] },
);
const said = async <T>() => (await once(server, 'message'))[0] as T;
const ask = async <T>(message: string) => {
  const answer = said<T>();
  server.send(message);
  return answer;
};
const { url: address, key } = await said<{ url: string; key: string }>();
const url = new URL(address);

const words = vocabulary();
const own = topics(words);
const count = (query_text: string) => post(url, '/search/patent/query-search-count', key, { query_text });
const search = (query_text: string) =>
  post(url, '/search/patent/query-search-patent', key, { query_text, offset: 0, limit: 10 });
const question = (query: string) => post(url, '/chat/pat-gpt-stream', key, { query, stream: false });

/** A square in eight by eight pixels. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAAAAADhZOFXAAAAGElEQVR42mP4z/AfCBj+M8ABXAQPA0MxAAuDI923FGkUAAAAAElFTkSuQmCC',
  'base64',
);
const BOUNDARY = 'priora-load';
const form = Buffer.concat([
  Buffer.from(
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="image"; filename="square.png"\r\nContent-Type: image/png\r\n\r\n`,
  ),
  PICTURE,
  Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
]);
const upload = Buffer.concat([
  Buffer.from(
    `POST /image-search/image-upload HTTP/1.1\r\nHost: ${url.host}\r\nAuthorization: Bearer ${key}\r\nContent-Type: multipart/form-data; boundary=${BOUNDARY}\r\nContent-Length: ${form.length}\r\n\r\n`,
  ),
  form,
]);

interface Kind {
  /** Of a hundred calls. */
  readonly share: number;
  readonly operation: string;
  readonly bytes: readonly Buffer[];
}
const kinds: Readonly<Record<string, Kind>> = {
  counts: {
    share: 60,
    operation: 'p001PatentQuerySearchCount',
    bytes: own.slice(0, 40).map(({ phrases }, i) => count(`TAC: "${phrases[0]}" OR TAC: ${words[300 + i]}`)),
  },
  searches: {
    share: 30,
    operation: 'p002PatentQuerySearch',
    bytes: own.slice(40, 80).map((topic, i) => search(`TAC: (${topic.words[0]} AND ${words[100 + i]})`)),
  },
  chat: {
    share: 5,
    operation: 'ai50ChatPatGptStream',
    bytes: own.slice(80, 100).map(({ phrases }) => question(`How is ${phrases[0]} made?`)),
  },
  uploads: { share: 5, operation: 'p010ImageSearchImageUpload', bytes: [upload] },
};
/** A hundred kinds in their shares, mixed. */
const deck = Object.entries(kinds).flatMap(([name, { share }]) => Array.from({ length: share }, () => name));
const turn = (i: number) => deck[(i * 37) % deck.length]!;

const times = new Map<string, number[]>(Object.keys(kinds).map((name) => [name, []]));
const errors = new Map<string, string[]>(Object.keys(kinds).map((name) => [name, []]));
const health: number[] = [];

interface Health {
  readonly rss: number;
  readonly heap: number;
  readonly delay_p99: number;
}
const before = loadavg()[0]!;
// threads and caches are there before memory is compared
for (const { bytes } of Object.values(kinds)) {
  const connection = await Connection.open(url);
  await connection.ask(bytes[0]!);
  connection.close();
}
const warm = Object.keys(kinds).length;
const start = await ask<Health>('health');
const end = performance.now() + seconds * 1000;

async function caller(offset: number): Promise<void> {
  const connection = await Connection.open(url);
  for (let i = offset; performance.now() < end; i++) {
    const name = turn(i);
    const { bytes } = kinds[name]!;
    const begin = performance.now();
    const answer = await connection.ask(bytes[i % bytes.length]!).catch((error: Error) => error.message);
    times.get(name)!.push(performance.now() - begin);
    if (!answer.startsWith('HTTP/1.1 20') || !answer.includes('"status":true')) {
      errors.get(name)!.push(answer.slice(-300));
      if (!answer.startsWith('HTTP/1.1')) break;
    }
  }
  connection.close();
}
/** Asks every tenth of a second whether the service is there. */
async function watch(): Promise<void> {
  while (performance.now() < end) {
    const begin = performance.now();
    await fetch(new URL('/healthz', url)).then((reply) => reply.text());
    health.push(performance.now() - begin);
    await delay(100);
  }
}
const importing = ask<{ imported: number }>('import');
await Promise.all([watch(), ...Array.from({ length: connections }, (_, i) => caller(i * 7))]);
const { imported } = await importing;
// what is idle gives its memory back
await delay(Math.min(40_000, seconds * 200));
const stop = await ask<Health>('health');
const ledger = await ask<Readonly<Record<string, number>>>('ledger');
server.send('end');
await once(server, 'exit');

const n = (value: number) => value.toFixed(value < 10 ? 1 : 0);
const rows = Object.entries(kinds).map(([name, { operation }]) => {
  const sorted = times.get(name)!.sort((a, b) => a - b);
  const served = sorted.length + 1; // and one before memory was read
  return {
    name,
    calls: sorted.length,
    p50: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
    errors: errors.get(name)!,
    ledger: (ledger[operation] ?? 0) - served,
  };
});
health.sort((a, b) => a - b);
const grown = stop.rss / start.rss - 1;
const problems = [
  ...rows.flatMap(({ name, errors: failed }) =>
    failed.length > 0 ? [`${failed.length} errors of ${name}: ${failed[0]}`] : [],
  ),
  ...rows.flatMap(({ name, ledger: off }) => (off === 0 ? [] : [`the ledger has ${off} calls of ${name} too many`])),
  ...(rows[0]!.p99 < 1000 ? [] : [`counts: p99 ${n(rows[0]!.p99)} ms`]),
  ...(Math.abs(grown) <= 0.2 || grown < 0 ? [] : [`memory has grown by ${n(grown * 100)} %`]),
  ...(imported === Number(values.import) ? [] : [`${imported} of ${values.import} publications imported`]),
];
const date = new Date().toISOString().slice(0, 10);
const text = [
  `# Everything at once, ${date}`,
  '',
  `\`npm run load -- ${process.argv.slice(2).join(' ')}\` on ${cpus().length} cores (${cpus()[0]!.model}) that the callers share with the service; Node.js ${process.version}; load of the machine ${before.toFixed(1)} before, ${loadavg()[0]!.toFixed(1)} after. ${connections} connections, ${seconds} s, ${values.documents} documents at first, ${imported} imported meanwhile.`,
  '',
  '| calls | number | p50 ms | p99 ms | errors | ledger less served |',
  '|---|---|---|---|---|---|',
  ...rows.map(
    (row) => `| ${row.name} | ${row.calls} | ${n(row.p50)} | ${n(row.p99)} | ${row.errors.length} | ${row.ledger} |`,
  ),
  `| /healthz | ${health.length} | ${n(quantile(health, 0.5))} | ${n(quantile(health, 0.99))} | | |`,
  '',
  `Resident memory ${n(start.rss / 1e6)} MB → ${n(stop.rss / 1e6)} MB; heap ${n(start.heap / 1e6)} MB → ${n(stop.heap / 1e6)} MB; event-loop delay p99 ${n(stop.delay_p99)} ms; ${warm} calls before.`,
  '',
  problems.length === 0 ? 'No error, and every target was met.' : `Not met: ${problems.join('; ')}.`,
  '',
].join('\n');
console.log(text);
await mkdir(values.out, { recursive: true });
await writeFile(join(values.out, `${date}-load.md`), text);
if (problems.length > 0) process.exitCode = 1;
