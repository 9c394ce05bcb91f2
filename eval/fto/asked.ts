import type { TestService } from '#testing/service.ts';
import { type Row, stepsAt } from '../novelty/calls.ts';

const LONGEST_WAIT_MS = 600_000;

export const post = stepsAt('/ai/fto');

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
