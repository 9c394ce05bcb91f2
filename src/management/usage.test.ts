import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lidarPatents } from '#testing/lidar-patents.ts';
import { type ScriptedEndpoint, scriptedEndpoint } from '#testing/scripted-endpoint.ts';
import { startTestService, type TestService } from '#testing/service.ts';

let endpoint: ScriptedEndpoint;
let service: TestService;
let headers: Record<string, string>;
beforeAll(async () => {
  endpoint = await scriptedEndpoint();
  endpoint.script({ say: 'A lidar scans a scene with one detector array and a tilting mirror [1].' });
  service = await startTestService({
    corpus: lidarPatents,
    settings: { PRIORA_MODEL_URL: endpoint.url, PRIORA_MODEL: 'tiny' },
  });
  const token = await service.users.all.invite({ account_id: service.account_id, role: 'owner' });
  const body = { token, name: 'Ann', password: 'correct horse battery' };
  const joined = await service.call('POST /manage/sign-up', { key: null, body });
  headers = { cookie: joined.headers.get('set-cookie')!.split(';')[0]! };
});
afterAll(async () => {
  await service.close();
  await endpoint.close();
});

const usage = async () => (await service.call('GET /manage/usage', { key: null, headers })).json;
const QUESTION = 'What does a lidar scan a scene with?';

it('model tokens are those of the budget, by day, by key and by operation; failures have their codes', async () => {
  const other = await service.makeKey({ name: 'notebook' });
  await service.call('POST /chat/pat-gpt-stream', { body: { query: QUESTION, stream: false } });
  const streamed = await service.call('POST /chat/pat-gpt-stream', { key: other, body: { query: QUESTION } });
  expect(streamed.text).toContain('finished');
  const tool = { name: 'ai07ChatCcGptStream', arguments: { prompt: QUESTION } };
  await service.call('POST /mcp', { key: other, body: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: tool } });
  await service.call('POST /search/patent/query-search-count', { body: { query_text: '((' } });
  const now = await usage();
  const by = (table: string, name: string) =>
    Object.fromEntries(now[table].map((row: Record<string, unknown>) => [row[name], row.tokens]));
  const operations = by('operations', 'operation_id');
  expect(Object.keys(operations)).toEqual([
    'ai07ChatCcGptStream',
    'ai50ChatPatGptStream',
    'p001PatentQuerySearchCount',
  ]);
  expect(operations.ai50ChatPatGptStream).toBeGreaterThan(operations.ai07ChatCcGptStream);
  expect(operations.ai07ChatCcGptStream).toBeGreaterThan(0);
  expect(operations.p001PatentQuerySearchCount).toBe(0);
  const keys = by('keys', 'name');
  expect(keys.notebook).toBeGreaterThan(keys['all rights']);
  expect(keys['all rights']).toBeGreaterThan(0);
  const budget = new DatabaseSync(join(service.data_dir, 'models.sqlite'), { readOnly: true });
  const spent = budget.prepare('select sum(tokens) as tokens from spent').get();
  budget.close();
  expect(now.total.tokens).toBe(spent!.tokens);
  for (const table of ['days', 'keys', 'operations'])
    expect(now[table].reduce((sum: number, row: { tokens: number }) => sum + row.tokens, 0)).toBe(now.total.tokens);
  expect(now.errors).toEqual([
    { error_code: 68300004, calls: 1, code: 'invalid_request', meaning: 'A parameter of the request is not valid.' },
  ]);
});

it('what tasks use in the background is the account’s, under no key', async () => {
  const before = (await usage()).total.tokens;
  await service.call('POST /ai/novelty-search/submit', {
    body: {
      input: 'A lidar comprises a detector array and a mirror that is tilted by a piezoelectric drive.',
      lang: 'en',
    },
  });
  await expect.poll(async () => (await usage()).total.tokens, { timeout: 15_000 }).toBeGreaterThan(before);
  const now = await usage();
  const tasks = now.operations.find((row: { operation_id: string }) => row.operation_id === 'tasks');
  expect(tasks).toMatchObject({ calls: 0, failures: 0 });
  expect(tasks.tokens).toBe(now.total.tokens - before);
});
