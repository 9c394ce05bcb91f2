import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Operation } from '#operation.ts';
import { type ScriptedEndpoint, scriptedEndpoint } from '#testing/scripted-endpoint.ts';
import { startTestService, type TestService } from '#testing/service.ts';
import novelty from './novelty-search/index.ts';
import disclosure from './technical-disclosure/index.ts';

const IDEA =
  'Battery cells age early when they are heated unevenly. A cold plate is arranged below the battery cells. A pump reverses the flow of coolant in the cold plate.';

let endpoint: ScriptedEndpoint;
let service: TestService;
beforeAll(async () => {
  endpoint = await scriptedEndpoint();
  endpoint.script({ say: '{"sentences": ', breaks: 'silence' });
  service = await startTestService({
    groups: [novelty, disclosure],
    settings: {
      ...{ PRIORA_MODEL_URL: endpoint.url, PRIORA_MODEL: 'tiny', PRIORA_MODEL_TIMEOUT_S: '3600' },
      ...{ PRIORA_REQUEST_TIMEOUT_S: '20', PRIORA_STEP_TIMEOUT_S: '14' },
    },
  });
});
afterAll(() => Promise.all([service.close(), endpoint.close()]));

const post = (operations: readonly Operation[], path: string, body: unknown) =>
  service.call(operations.find((one) => one.path.endsWith(path))!, { body });

it('a model that does not end its answer leaves a call the time to answer without it', async () => {
  const { status, data } = await post(disclosure.operations, '/tech-means', { tech_solution: IDEA });
  expect(status).toBe(200);
  expect(data.outcome).toBe('');
  expect(data.mechanism).toContain('A pump reverses the flow of coolant in the cold plate.');
  await expect.poll(() => endpoint.asked.every(({ gone }) => gone)).toBe(true);
});

it('and the step of a task', async () => {
  const { data: submitted } = await post(novelty.operations, '/submit', { input: IDEA, lang: 'en' });
  const { task_id } = submitted;
  const { data } = await post(novelty.operations, '/tech-solution/get', { task_id, wait_ms: 50_000 });
  expect(data.tech_solution).toContain('A pump reverses the flow of coolant in the cold plate.');
});
