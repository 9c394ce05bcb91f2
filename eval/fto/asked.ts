import type { TestService } from '#testing/service.ts';
import type { Row } from '../novelty/calls.ts';

const LONGEST_WAIT_MS = 600_000;

/** A step of the flow over HTTP. Throws what it answers where that is no success. */
export async function post(service: TestService, path: string, body: Row): Promise<Row> {
  const { status, json } = await service.call(`POST /ai/fto${path}`, { body });
  if (status !== 200 || json?.status !== true) throw new Error(`${path}: ${status} ${json?.error_msg ?? ''}`);
  return json.data as Row;
}

/** Searches for a task whose features are confirmed, and waits for what is found. */
export async function searched(service: TestService, task_id: string): Promise<Row> {
  await post(service, '/search/agent', { task_id });
  const until = performance.now() + LONGEST_WAIT_MS;
  let result: Row;
  do result = await post(service, '/search/agent/result', { task_id, wait_ms: 40_000 });
  while (result.task_status === 'running' && performance.now() < until);
  if (result.task_status === 'running') throw new Error(`${task_id}: not done after ${LONGEST_WAIT_MS / 1000} s`);
  return result;
}
