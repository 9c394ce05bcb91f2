import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openAccounts } from '#composition/stores.ts';
import { readConfig } from '#config.ts';
import { sqliteTaskStore } from '#stores/sqlite/tasks.ts';
import { copyStored } from '#testing/demo.ts';
import { demoRecords } from '#testing/demo-records.ts';
import { LATE_COLLECTION } from '#testing/late-collection.ts';

type Row = Record<string, any>;
const command = join(import.meta.dirname, '../../cli/priora.ts');
let data_dir: string;
let key: string;
let port: number;
let child: ChildProcess | undefined;

beforeAll(async () => {
  data_dir = await mkdtemp(join(tmpdir(), 'priora-crash-'));
  const config = readConfig({ PRIORA_DATA_DIR: data_dir });
  await copyStored(
    demoRecords().filter((record) => record.ipc.some((symbol) => symbol.startsWith('H01M10/6'))),
    data_dir,
  );
  const accounts = openAccounts(config);
  key = (await accounts.createKey({ account_id: (await accounts.all.create('owner')).id, name: 'test' })).key;
  await accounts.close();
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as { port: number }).port;
  server.close();
});
afterAll(async () => {
  child?.kill('SIGKILL');
  await rm(data_dir, { recursive: true, force: true });
});

async function start(): Promise<void> {
  child = spawn(process.execPath, [LATE_COLLECTION, command, 'serve', '--no-demo'], {
    env: {
      ...process.env,
      PRIORA_DATA_DIR: data_dir,
      PORT: String(port),
      HOST: '127.0.0.1',
      PRIORA_LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    // read on: a service that cannot write ends
    child!.stdout!.on('data', (chunk) => {
      said += chunk;
      if (said.includes('is ready')) resolve();
    });
    child!.once('exit', () => reject(new Error(`the service did not start: ${said}`)));
  });
}

async function kill(): Promise<void> {
  const ended = once(child!, 'exit');
  child!.kill('SIGKILL');
  await ended;
}

async function call(path: string, body: Row): Promise<Row> {
  const reply = await fetch(`http://127.0.0.1:${port}/ai/novelty-search${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const json = (await reply.json()) as Row;
  expect([path, json.status, json.error_msg]).toEqual([path, true, '']);
  return json.data;
}

/** What a step has made: asked for again while it goes on, as on a busy machine it may for minutes. */
async function made(path: string, task_id: string): Promise<Row> {
  for (;;) {
    const data = await call(path, { task_id, wait_ms: 50_000 });
    if (data.status !== 1 && data.task_status !== 'running') return data;
  }
}

// every step of every flow is killed by `npm run kill-flows`: here one that nobody waits for, since it followed another
// by itself, and one that a call has just begun
it('a search goes on where it was when the service is killed while it compares and writes', {
  timeout: 600_000,
}, async () => {
  await start();
  const input =
    'A battery module comprising battery cells; a cold plate arranged below the battery cells; and counter-flow channels in the cold plate.';
  const { task_id } = await call('/submit', { input, lang: 'en' });
  const summary = await made('/tech-solution/get', task_id);
  expect(summary.status).toBe(2);
  await call('/tech-solution/update', { task_id });
  const features = await made('/feature/extract', task_id);
  await call('/feature/confirm', { task_id, tech_features: features.data });
  const elements = await made('/retrieval/elements', task_id);
  expect(elements.status).toBe(2);
  await call('/agent-search', { task_id, elements: elements.elements });
  const store = sqliteTaskStore(join(data_dir, 'tasks.sqlite'));
  const state = async () => (await store.find(task_id))?.state;
  await expect.poll(state, { timeout: 60_000, interval: 2 }).toBe('comparing');
  await kill();
  expect(await state()).toBe('comparing');
  await store.close();
  await start();
  const result = await made('/agent-result', task_id);
  expect(result.task_status).toBe('success');
  expect(result.final_result.length).toBeGreaterThan(3);
  await call('/feature/comparison/confirm', { task_id, final_result: result.final_result });
  await call('/export', { task_id, title: 'After two crashes' });
  await kill();
  await start();
  const report = await made('/report/get', task_id);
  expect(report.status).toBe(2);
  const html = await (await fetch(report.files[0].url)).text();
  expect(html).toContain('After two crashes');
  // a step that ran twice has left one trace
  const lines = Object.keys(result.feature_analysis_result.block_query);
  expect(html.match(/<th scope="row" data-basis="form">S\d+<\/th>/g)).toHaveLength(lines.length);
});
