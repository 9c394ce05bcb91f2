import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { hasOpenSearch, type OpenSearchServer, startOpenSearch } from '#testing/opensearch.ts';
import { type PostgresServer, startPostgres } from '#testing/postgres.ts';
import { type Service, startService } from './service.ts';

/** How long `/readyz` may take to say what has happened, on a machine that is busy with other things. */
const TOLD_MS = 180_000;

interface Day {
  readonly what: string;
  begin(): Promise<unknown>;
  end(): Promise<unknown>;
  /** What `/readyz` says. */
  readonly status: 200 | 503;
  readonly words: RegExp;
  /** Whether what only reads is answered all the same, and what writes. */
  readonly reads: boolean;
  readonly writes: boolean;
}

/**
 * Lets things go wrong under a service that runs on a PostgreSQL, and on an OpenSearch where the machine has one.
 * Answers whether all of them were told, with the remedy, and over by themselves when they were mended.
 */
export async function badDaysOfARunningService(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'pg-'));
  const empty = mkdtempSync(join(tmpdir(), 'priora-bad-days-'));
  const postgres = await startPostgres(folder);
  const search = hasOpenSearch ? await startOpenSearch() : undefined;
  await sql(postgres, 'postgres', 'create database priora template template0');
  const service = await startService(
    {
      PRIORA_DATABASE_URL: postgres.url('priora'),
      ...(search && { PRIORA_RECORDS: 'postgres', PRIORA_SEARCH_URL: search.url, PRIORA_SEARCH_REPLICAS: '0' }),
    },
    empty,
    undefined,
    ['--no-demo'],
  );
  let held = true;
  try {
    for (const day of [...daysOfTheDatabase(postgres), ...(search ? daysOfTheSearch(search, service) : [])])
      held = (await lived(service, day)) && held;
    const ended = service.ended();
    if (ended !== undefined) console.log(`NOT TOLD | the service ended by itself: ${ended}`);
    return held && ended === undefined;
  } finally {
    await service.close();
    await postgres.stop();
    await search?.close();
    for (const each of [folder, empty]) rmSync(each, { recursive: true, force: true });
  }
}

async function sql(postgres: PostgresServer, database: string, ...texts: readonly string[]): Promise<void> {
  const { Client } = (await import('pg')).default;
  const client = new Client(postgres.url(database));
  await client.connect();
  for (const text of texts) await client.query(text);
  await client.end();
}

function daysOfTheDatabase(postgres: PostgresServer): Day[] {
  const OTHERS = 'select pg_terminate_backend(pid) from pg_stat_activity where datname = $$priora$$';
  return [
    {
      what: 'database: read-only',
      begin: () => sql(postgres, 'postgres', 'alter database priora set default_transaction_read_only = on', OTHERS),
      end: () => sql(postgres, 'postgres', 'alter database priora reset default_transaction_read_only', OTHERS),
      ...{ status: 503, words: /it is read-only: .* Point PRIORA_DATABASE_URL at the primary/ },
      ...{ reads: true, writes: false },
    },
    {
      what: 'database: away',
      begin: () => postgres.kill(),
      end: () => postgres.start(),
      ...{ status: 503, words: /Start PostgreSQL|connection was lost|starting or being stopped/ },
      ...{ reads: false, writes: false },
    },
  ];
}

function daysOfTheSearch(search: OpenSearchServer, service: Service): Day[] {
  const ask = async (method: string, path: string, body?: object): Promise<any> => {
    const init = { method, headers: { 'content-type': 'application/json' } };
    const reply = await fetch(search.url + path, { ...init, ...(body && { body: JSON.stringify(body) }) });
    return reply.json();
  };
  const indices = '/priora-patents-*/_settings';
  // the server takes a block off again where there is room
  const disk = (on: boolean) =>
    ask('PUT', '/_cluster/settings', { transient: { 'cluster.routing.allocation.disk.threshold_enabled': on } });
  const nowhere = (node: string | null) => ask('PUT', indices, { 'index.routing.allocation.require._name': node });
  return [
    {
      what: 'search engine: disk beyond the flood stage',
      begin: async () => {
        await disk(false);
        await ask('PUT', indices, { 'index.blocks.read_only_allow_delete': true });
      },
      end: async () => {
        await ask('PUT', indices, { 'index.blocks.read_only_allow_delete': null });
        await disk(true);
      },
      ...{ status: 200, words: /search engine full.*Free space on its nodes/ },
      ...{ reads: true, writes: true },
    },
    {
      what: 'search engine: red',
      begin: async () => {
        await nowhere('of no such name');
        await search.kill();
        const back = search.start();
        // it is not yellow, which starting waits for
        await Promise.race([back, redOnce(search.url)]);
      },
      end: () => nowhere(null),
      ...{ status: 503, words: /is red: .* bring back the node/ },
      ...{ reads: false, writes: true },
    },
    {
      what: 'search engine: away',
      begin: () => search.kill(),
      end: () => search.start(),
      ...{ status: 503, words: /Start OpenSearch|connection was cut off/ },
      ...{ reads: false, writes: true },
    },
    {
      what: 'search engine: an index that somebody deleted',
      begin: async () => {
        for (const index of Object.keys(await ask('GET', '/priora-patents-*'))) await ask('DELETE', `/${index}`);
      },
      end: async () => {
        await service.kill();
        await service.start();
      },
      ...{ status: 503, words: /is gone from the search engine .* Start the service again/ },
      ...{ reads: false, writes: true },
    },
  ];
}

async function redOnce(url: string): Promise<void> {
  for (; ; await pause(500)) {
    const health = await fetch(`${url}/_cluster/health`).then(
      (reply) => reply.json() as Promise<{ status?: string }>,
      () => undefined,
    );
    if (health?.status === 'red') return;
  }
}

/** Whether a bad day was told while it lasted, and over by itself. */
async function lived(service: Service, day: Day): Promise<boolean> {
  await day.begin();
  const said = await readyUntil(service, (status, text) => status === day.status && day.words.test(text));
  const read = await called(service, '/search/patent/query-search-count', { query_text: 'TTL: battery' });
  const write = await called(service, '/ai/novelty-search/submit', { input: 'A pump with a valve.', lang: 'en' });
  const told = said.held && fits(read, day.reads) && fits(write, day.writes);
  await day.end();
  const over = await readyUntil(service, (status) => status === 200);
  const held = told && over.held;
  console.log(`${held ? 'told' : 'NOT TOLD'} | ${day.what}`);
  console.log(`  /readyz ${said.text}`);
  console.log(`  read    ${read.status} ${read.text}`);
  console.log(`  write   ${write.status} ${write.text}`);
  if (!over.held) console.log(`  afterwards ${over.text}`);
  return held;
}

interface Got {
  readonly status: number;
  readonly text: string;
  readonly again: string | null;
}

/** Answered, or refused in a sentence: for a while, or until somebody does what it says. */
const fits = ({ status, text, again }: Got, answered: boolean): boolean =>
  answered
    ? status === 200
    : (status === 500 || ((status === 503 || status === 408) && again !== null)) &&
      /"detail":"[A-Z][^"]+\."/.test(text) &&
      !/\n\s+at /.test(text);

async function called({ url, key }: Service, path: string, body: object): Promise<Got> {
  const reply = await fetch(url + path, {
    method: 'POST',
    signal: AbortSignal.timeout(120_000),
    headers: {
      ...{ authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      accept: 'application/problem+json, application/json',
    },
    body: JSON.stringify(body),
  });
  return { status: reply.status, text: (await reply.text()).slice(0, 600), again: reply.headers.get('retry-after') };
}

async function readyUntil({ url }: Service, held: (status: number, text: string) => boolean) {
  let text = '';
  for (const until = Date.now() + TOLD_MS; Date.now() < until; await pause(300)) {
    const reply = await fetch(`${url}/readyz`).catch((cause: unknown) => String(cause));
    if (typeof reply === 'string') text = reply;
    else {
      const { status, message = '' } = (await reply.json()) as { status: string; message?: string };
      text = `${reply.status} ${status} ${message}`;
      if (held(reply.status, text)) return { held: true, text };
    }
  }
  return { held: false, text };
}
