import { execFile } from 'node:child_process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoRecords } from '#testing/demo-records.ts';
import { startTestService, type TestService } from '#testing/service.ts';

const PROGRAM = new URL('./priora.ts', import.meta.url).pathname;
const input = 'A battery module comprising battery cells and a cold plate arranged below the battery cells.';

let service: TestService;
let task_id: string;

/** Runs `priora tasks ...` on the data folder that the service is running on. */
const tasks = (...args: string[]) =>
  new Promise<{ status: number; out: string; err: string }>((resolve) => {
    const env = { PATH: process.env.PATH, PRIORA_DATA_DIR: service.data_dir };
    execFile(process.execPath, [PROGRAM, 'tasks', ...args], { env }, (error, out, err) =>
      resolve({ status: error ? Number(error.code) : 0, out, err }),
    );
  });
const step = async (path: string, body: object) =>
  (await service.call(`POST /ai/novelty-search${path}`, { body: { wait_ms: 30_000, ...body } })).json;

beforeAll(async () => {
  const corpus = demoRecords().filter((record) => record.ipc.some((symbol) => symbol.startsWith('H01M10/6')));
  service = await startTestService({ corpus });
  task_id = (await step('/submit', { input, lang: 'en' })).data.task_id;
  await step('/tech-solution/get', { task_id });
});
afterAll(() => service.close());

it('a task is cancelled and goes on, while the service runs', async () => {
  expect(await tasks('cancel', task_id)).toMatchObject({
    status: 0,
    out: `Cancelled in solution_ready. To go on there: priora tasks resume ${task_id}\n`,
  });
  expect((await tasks('list')).out).toMatch(
    new RegExp(`${task_id} +novelty-search +cancelled in solution_ready .*A battery module`),
  );
  expect((await step('/tech-solution/update', { task_id })).error_msg).toMatch(/cancelled/);
  expect((await tasks('retry', task_id)).out).toBe('Waits again, in solution_ready.\n');
  expect(await tasks('resume', task_id)).toMatchObject({ status: 1, err: expect.stringMatching(/does not fit now/) });
  expect(await tasks('cancel', 'nonsense')).toMatchObject({ status: 2, err: expect.stringMatching(/tasks list/) });
});

it('searches are run again by the service, and by the command when the service has ended', async () => {
  await step('/tech-solution/update', { task_id });
  const { data } = (await step('/feature/extract', { task_id })).data;
  await step('/feature/confirm', { task_id, tech_features: data });
  const { elements } = (await step('/retrieval/elements', { task_id })).data;
  await step('/agent-search', { task_id, elements });
  await step('/agent-result', { task_id });
  const served = await tasks('replay', task_id);
  expect(served.out).toMatch(/(\d+) of \1 searches answer the same; the corpus is the same\.\n$/);
  expect([served.status, served.err]).toEqual([0, '']);
  const { data: listed } = await service.call('POST /ai/novelty-search/tech-solution/get', { body: { task_id } });
  expect(listed.status).toBe(2);
  expect((await tasks('list', '--json')).out).not.toContain('"replay"');
  await service.stop();
  expect(await tasks('replay', task_id)).toEqual(served);
});
