/**
 * `npm run faults -- [--minutes 3] [--seed N] [--records] [--search] [--from TREE]`: two services on one PostgreSQL
 * (and one S3 server, where the machine has one) under mixed load, one of them killed with SIGKILL every few seconds
 * and started again, or stopped for longer than its leases last and woken. Callers come as behind a balancer: to the
 * other service where one is away. Nothing that was acknowledged may be lost, no work that was sent again may be there
 * twice, and who reads gets an answer, or 503 with `Retry-After`. Ends with 1 where one of these did not hold.
 *
 * `--records`: the records are in PostgreSQL too. `--search`: and searches are answered by three nodes of OpenSearch,
 * of which one at a time is killed (`PRIORA_TEST_OPENSEARCH` names the folder of its jars). `--from TREE`: an upgrade.
 * Both services begin as the version in that work tree (with its packages and kernels); one is replaced by this version
 * after a third of the time, the other after two thirds, and in between both versions work side by side.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { copyDemo } from '#testing/demo.ts';
import { hasOpenSearch, type OpenSearchServer, startOpenSearch } from '#testing/opensearch.ts';
import { hasPostgres, startPostgres } from '#testing/postgres.ts';
import { hasS3, S3_KEYS, startS3 } from '#testing/s3.ts';
import { seeded } from '#testing/seeded.ts';
import { type Service, startService } from './service.ts';

const { values: given } = parseArgs({
  options: {
    ...{ minutes: { type: 'string', default: '3' }, seed: { type: 'string' } },
    ...{ records: { type: 'boolean', default: false }, search: { type: 'boolean', default: false } },
    from: { type: 'string' },
  },
});
if (!hasPostgres || (given.search && !hasOpenSearch)) {
  console.log(`skipped: ${hasPostgres ? 'OpenSearch' : 'PostgreSQL'} is not here`);
  process.exit(0);
}
const seed = Number(given.seed ?? Date.now() % 1_000_000);
const random = seeded(seed);
const wrong: string[] = [];
// servers that were started keep no process alive by themselves
const alive = setInterval(() => {}, 60_000);

const folder = mkdtempSync(join(tmpdir(), 'pg-'));
// as an installation has it: what is acknowledged is on the disk
const postgres = await startPostgres(folder, []);
const { Client } = (await import('pg')).default;
const asked = async (text: string) => {
  const client = new Client(postgres.url('priora'));
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
};
const making = new Client(postgres.url('postgres'));
await making.connect();
await making.query('create database priora template template0');
await making.end();
const s3 = hasS3 ? await startS3() : undefined;
s3?.bucket('files');
const search = given.search ? await startOpenSearch(3) : undefined;
const settings = {
  PRIORA_DATABASE_URL: postgres.url('priora'),
  ...((given.records || given.search) && { PRIORA_RECORDS: 'postgres' }),
  ...(search && { PRIORA_SEARCH_URL: search.url }),
  ...(s3 && { PRIORA_S3_BUCKET: 'files', PRIORA_S3_ENDPOINT: s3.endpoint }),
  ...(s3 && { PRIORA_S3_ACCESS_KEY: S3_KEYS.access_key, PRIORA_S3_SECRET_KEY: S3_KEYS.secret_key }),
};
const services: Service[] = [];
const demo = mkdtempSync(join(tmpdir(), 'priora-faults-'));
// records in the database are loaded by whoever starts first
if (!given.records && !given.search) await copyDemo(demo);
for (let n = 0; n < 2; n++) services.push(await startService(settings, demo, given.from));
const key = services[0]!.key!;

/** What callers got, by kind and outcome. */
const seen = new Map<string, number>();
const saw = (what: string) => seen.set(what, (seen.get(what) ?? 0) + 1);

interface Got {
  readonly status: number;
  readonly text: string;
  readonly again: string | null;
}
/** As a balancer: the next service where one is away or says that it cannot now. */
async function call(path: string, body: object, headers: Readonly<Record<string, string>> = {}): Promise<Got> {
  const first = Math.floor(random() * services.length);
  let last: Got = { status: 0, text: 'nobody answers', again: null };
  for (let n = 0; n < services.length; n++) {
    const { url, paused } = services[(first + n) % services.length]!;
    // a balancer does not send to one that does not answer
    if (paused()) continue;
    try {
      const reply = await fetch(url + path, {
        method: 'POST',
        signal: AbortSignal.timeout(30_000),
        headers: {
          ...{ authorization: `Bearer ${key}`, 'content-type': 'application/json' },
          ...{ accept: 'application/problem+json, application/json', ...headers },
        },
        body: JSON.stringify(body),
      });
      last = { status: reply.status, text: await reply.text(), again: reply.headers.get('retry-after') };
      if (last.status !== 503) return last;
    } catch (cause) {
      if ((cause as Error).name === 'TimeoutError' && !paused())
        last = { status: -1, text: `${path}: no answer in 30 s`, again: null };
    }
  }
  return last;
}

/** What the services wrote last: why a call failed is there alone. */
const logged = () => services.map((service, n) => `service ${n + 1}: ${service.log().slice(-1_000)}`).join('; ');

let over = false;
/** Reads and counts: answered by whoever lives, from the corpus; who calls is looked up in the database. */
async function reads(): Promise<void> {
  while (!over) {
    const got = await call('/search/patent/query-search-count', { query_text: 'TTL: battery' });
    saw(`read ${got.status === 0 ? 'while both were away' : got.status}`);
    if (got.status === 503 ? got.again === null : got.status !== 200 && got.status !== 0)
      wrong.push(
        `a read answered ${got.status}${got.status === 503 ? ' without Retry-After' : ''}: ${got.text.slice(0, 200)}`,
      );
    await pause(40);
  }
}
/** Tasks that were acknowledged, and keys of those that never were. */
const acknowledged = new Set<string>();
let unanswered = 0;
/** Sends a task until it is acknowledged, each time under one key. */
async function writes(): Promise<void> {
  while (!over) {
    const headers = { 'idempotency-key': randomUUID() };
    for (;;) {
      const idea = { input: `A battery with a cold plate and a pump, ${headers['idempotency-key']}`, lang: 'en' };
      const got = await call('/ai/novelty-search/submit', idea, headers);
      saw(`write ${got.status === 0 ? 'while both were away' : got.status}`);
      if (got.status === 200) {
        acknowledged.add(JSON.parse(got.text).data.task_id);
        break;
      }
      if (![0, -1, 409, 503].includes(got.status))
        wrong.push(`a write answered ${got.status}: ${got.text.slice(0, 200)}; ${logged()}`);
      if (got.status === 503 && got.again === null)
        wrong.push(`a write answered 503 without Retry-After: ${got.text.slice(0, 200)}`);
      if (over) {
        unanswered++;
        break;
      }
      await pause(300);
    }
    await pause(1_500);
  }
}

const NODES = Array.from({ length: search?.nodes ?? 0 }, (_, n) => `OpenSearch ${n + 1}`);
const KINDS = [
  ...['service 1', 'service 2', 'PostgreSQL', ...(s3 ? ['S3'] : []), ...NODES],
  ...['pause of 1', 'pause of 2'],
];
/** Longer than a lease. */
const PAUSE_MS = 40_000;
const kills = new Map<string, number>(KINDS.map((kind) => [kind, 0]));
/** A node is killed when each part of the index has its copy again: of two at a time all copies may be on these. */
async function whole({ url }: OpenSearchServer): Promise<void> {
  const [first] = url.split(',');
  const asked = `${first}/_cluster/health?wait_for_status=green&timeout=120s`;
  const health = (await (await fetch(asked)).json()) as { status: string };
  if (health.status !== 'green') wrong.push(`the index is ${health.status} two minutes after a node has come back`);
}
/** Services of the version before. It does not open a database that this one has changed: they are killed no more. */
const before = new Set<string>();
let next: string[] = [];
async function kill(): Promise<void> {
  // each comes as often as the others, in an order of chance
  const ours = (kind: string) => !before.has(kind) && !(given.from && kind.startsWith('pause'));
  next = (next.some(ours) ? next : KINDS).filter(ours);
  const [kind = ''] = next.splice(Math.floor(random() * next.length), 1);
  kills.set(kind, (kills.get(kind) ?? 0) + 1);
  const away_ms = 500 + random() * 2_000;
  const at = Date.now();
  if (kind.startsWith('service')) {
    const service = services[Number(kind.at(-1)) - 1]!;
    await service.kill();
    await pause(away_ms);
    await service.start();
  } else if (kind.startsWith('pause')) await services[Number(kind.at(-1)) - 1]!.pause(PAUSE_MS);
  else if (search && NODES.includes(kind)) {
    await search.kill(NODES.indexOf(kind));
    await pause(away_ms);
    await search.start(NODES.indexOf(kind));
    await whole(search);
  } else {
    const server = kind === 'S3' ? s3! : postgres;
    await server.kill();
    await pause(away_ms);
    await server.start();
  }
  console.log(`${kind} was away for ${((Date.now() - at) / 1_000).toFixed(1)} s`);
}

/** Replaces a service of the version before by one of this. */
async function replace(n: number): Promise<void> {
  for (const kind of KINDS.slice(n)) if (kind.startsWith('service')) before.add(kind);
  before.delete(KINDS[n]!);
  await services[n]!.kill();
  await services[n]!.start(join(import.meta.dirname, '../..'));
  console.log(`${KINDS[n]} is of this version now`);
}

const load = [reads(), reads(), writes(), writes(), writes()];
const share = (Number(given.minutes) * 60_000) / 3;
const began = Date.now();
for (const third of [1, 2, 3]) {
  if (given.from && third > 1) await replace(third - 2);
  while (Date.now() < began + third * share) {
    await pause(2_000 + random() * 4_000);
    await kill();
  }
}
over = true;
await Promise.all(load);

// every task goes on to where it waits for somebody, whoever works on it
const left = new Set(acknowledged);
const settled_until = Date.now() + 180_000;
while (left.size > 0 && Date.now() < settled_until)
  for (const task_id of [...left]) {
    const got = await call('/ai/novelty-search/tech-solution/get', { task_id });
    if (got.status === 200 && JSON.parse(got.text).data.status === 2) left.delete(task_id);
    else if (got.status !== 200 && got.status !== 503) {
      wrong.push(`an acknowledged task answers ${got.status}: ${got.text.slice(0, 200)}`);
      left.delete(task_id);
    } else await pause(200);
  }
for (const service of services) if (service.ended()) wrong.push(`a service ended by itself: ${service.ended()}`);
for (const task_id of left) wrong.push(`the task ${task_id} does not go on`);
const [{ n: tasks }] = (await asked('select count(*)::int as n from task')) as [{ n: number }];
if (tasks < acknowledged.size || tasks > acknowledged.size + unanswered)
  wrong.push(`${acknowledged.size} tasks were acknowledged, ${unanswered} not, and ${tasks} are there`);

const list = (map: ReadonlyMap<string, number>) =>
  [...map]
    .sort()
    .map(([what, n]) => `${what}: ${n}`)
    .join(', ');
console.log(`seed ${seed}; kills: ${list(kills)}`);
console.log(list(seen));
console.log(`${acknowledged.size} tasks acknowledged, ${unanswered} given up, ${tasks} there; ${wrong.length} wrong`);
for (const each of [...new Set(wrong)].slice(0, 20)) console.log(`! ${each}`);
for (const service of services) await service.close();
await postgres.stop();
await s3?.close();
await search?.close();
for (const each of [folder, demo]) rmSync(each, { recursive: true, force: true });
clearInterval(alive);
process.exit(wrong.length > 0 ? 1 : 0);
