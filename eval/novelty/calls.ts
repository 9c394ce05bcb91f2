import { join } from 'node:path';
import type { NoveltySearchData } from '#operations/novelty-search/data.ts';
import { sqliteTaskStore, TASKS } from '#stores/sqlite/tasks.ts';
import type { TestService } from '#testing/service.ts';

export type Row = Record<string, any>;

const LONGEST_WAIT_S = 300;

/** What calls steps of a flow under an address. @throws Error with what a step said, if it refuses. */
export const stepsAt =
  <A extends string>(address: `/${A}`) =>
  async (service: TestService, path: string, body: Row): Promise<Row> => {
    const { status, json } = await service.call(`POST ${address}${path}`, { body });
    if (status !== 200 || json?.status !== true) throw new Error(`${path}: ${status} ${json?.error_msg ?? ''}`);
    return json.data as Row;
  };
export const post = stepsAt('/ai/novelty-search');

/** AI35-1 to AI35-8, every answer confirmed as it came; the result, with the task's id. */
export async function search(
  service: TestService,
  start: { input: string; lang?: 'en' | 'cn'; pbd_end?: string },
): Promise<Row> {
  const { task_id } = await post(service, '/submit', { lang: 'en', ...start });
  const read = (path: string) => post(service, path, { task_id, wait_ms: 40_000 });
  const { tech_solution } = await read('/tech-solution/get');
  await post(service, '/tech-solution/update', { task_id, tech_solution });
  const { data } = await read('/feature/extract');
  await post(service, '/feature/confirm', { task_id, tech_features: data });
  const { elements } = await read('/retrieval/elements');
  await post(service, '/agent-search', { task_id, elements });
  const until = performance.now() + LONGEST_WAIT_S * 1000;
  for (;;) {
    const result = await read('/agent-result');
    if (result.task_status === 'success') return { ...result, task_id };
    if (result.task_status === 'failed') throw new Error(`/agent-result: ${result.message}`);
    if (performance.now() > until) throw new Error(`/agent-result: still running after ${LONGEST_WAIT_S} s`);
  }
}

/** Everything that a search knows, which is more than its answers tell. */
export async function dataOf(service: TestService, taskId: string): Promise<NoveltySearchData> {
  const store = sqliteTaskStore(join(service.data_dir, TASKS.file));
  const task = await store.get(service.account_id, taskId);
  await store.close();
  return task!.data as NoveltySearchData;
}

export const share = (part: number, of: number) => (of === 0 ? '' : (part / of).toFixed(2));
export const at = (values: readonly number[], q: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * q))] ?? 0;
