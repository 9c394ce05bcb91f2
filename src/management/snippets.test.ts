import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lidarPatents } from '#testing/lidar-patents.ts';
import { startTestService, type TestService } from '#testing/service.ts';
import { type Sample, snippets } from '../../console/src/pages/keys/snippets.ts';

const run = promisify(execFile);
const has = async (program: string) =>
  run(program, ['--version']).then(
    () => true,
    () => false,
  );
const [curl, python] = await Promise.all([has('curl'), has('python3')]);

let service: TestService;
let folder: string;
beforeAll(async () => {
  service = await startTestService({ corpus: lidarPatents });
  folder = await mkdtemp(join(tmpdir(), 'priora-snippets-'));
});
afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true, force: true });
});

const SAMPLES: readonly Sample[] = [
  {
    method: 'POST',
    path: '/search/patent/query-search-count',
    body: { query_text: `TTL: "detector array" OR TTL: "it's"`, stemming: 1 },
  },
  { method: 'GET', path: '/basic-patent-data/simple-bibliography?patent_number=US9900001B2' },
];
const EXPECTED = ['total_search_result_count', 'US9900001B2'];
const written = (n: number, language: string) => snippets(service.url, service.key, SAMPLES[n]!)[language]!;

for (const n of [0, 1]) {
  it.skipIf(!curl)(`the curl call of ${SAMPLES[n]!.method} runs as it stands`, async () => {
    const { stdout } = await run('sh', ['-c', written(n, 'curl')]);
    expect(JSON.parse(stdout).status).toBe(true);
    expect(stdout).toContain(EXPECTED[n]);
  });

  it.skipIf(!python)(`the Python call of ${SAMPLES[n]!.method} runs as it stands`, async () => {
    const { stdout } = await run('python3', ['-c', written(n, 'Python')]);
    expect(stdout).toContain(EXPECTED[n]);
  });

  it(`the TypeScript call of ${SAMPLES[n]!.method} runs as it stands`, async () => {
    const file = join(folder, `call${n}.mts`);
    await writeFile(file, written(n, 'TypeScript'));
    const { stdout } = await run(process.execPath, [file]);
    expect(stdout).toContain(EXPECTED[n]);
  });
}

it('the MCP configuration connects a client', async () => {
  const { mcpServers } = JSON.parse(written(0, 'MCP'));
  const { url, headers } = mcpServers.priora;
  const client = new Client({ name: 'snippet', version: '1' });
  await client.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } }));
  expect((await client.listTools()).tools[0]!.name).toBe('search');
  await client.close();
});

it('every group has a sample that a key with its right alone may call', async () => {
  const token = await service.users.all.invite({ account_id: service.account_id, role: 'owner' });
  const joined = await service.call('POST /manage/sign-up', {
    key: null,
    body: { token, name: 'Ann', password: 'correct horse battery' },
  });
  const headers = { cookie: joined.headers.get('set-cookie')!.split(';')[0]! };
  const { json: rights } = await service.call('GET /manage/rights', { key: null, headers });
  expect(rights.length).toBeGreaterThan(4);
  for (const { group, sample } of rights) {
    const key = await service.makeKey({ scopes: [`${group}:run`] });
    const reply = await service.call(`${sample.method} ${sample.path}`.split('?')[0] as 'GET /', {
      key,
      query: Object.fromEntries(new URLSearchParams(sample.path.split('?')[1] ?? '')),
      ...(sample.body && { body: { ...sample.body, stream: false } }),
    });
    expect([group, reply.status]).toEqual([group, 200]);
  }
});
