import { expect, it } from 'vitest';
import type { Flow } from '#flows/flow.ts';
import type { Services } from '#services.ts';
import {
  aheadOf,
  bracketed,
  FILE_WORDS,
  FROM_ONE,
  FROM_ZERO,
  failureOf,
  findNamed,
  jobOf,
  latestOf,
  type Phase,
  phaseOf,
  taskOf,
} from './jobs.ts';

const ID = '0b4f4a50-3e5f-4b0e-9d1d-6a2f6e2f9a51';
const DIGITS = '0b4f4a503e5f4b0e9d1d6a2f6e2f9a51';
const progress = { done: 1, total: 2, what: 'read' } as never;

it('says how far a task is: what is made has succeeded, whatever became of the task', () => {
  const phase = (status: string, made: boolean, begun = false) =>
    phaseOf({ status, progress: begun ? progress : undefined } as never, made);
  expect([phase('working', false), phase('working', false, true), phase('working', true)]).toEqual([
    ...['queued', 'running', 'succeeded'],
  ]);
  expect([phase('failed', false), phase('cancelled', false), phase('cancelled', true)]).toEqual([
    ...['failed', 'failed', 'succeeded'],
  ]);
  const failure = (status: string, error?: object) => failureOf({ status, error } as never);
  expect([failure('failed', { message: 'no room' }), failure('cancelled'), failure('working')]).toEqual([
    ...['no room', 'The job was cancelled.', undefined],
  ]);
});

it('has numbers and words for each phase', () => {
  const phases: Phase[] = ['queued', 'running', 'succeeded', 'failed'];
  expect(phases.map((phase) => [FROM_ZERO[phase], FROM_ONE[phase], FILE_WORDS[phase]])).toEqual([
    [0, 1, 'PENDING'],
    [1, 1, 'PENDING'],
    [2, 2, 'SUCCESS'],
    [3, 3, 'FAIL'],
  ]);
});

it('knows a job by the digits of its task, in any case, and leaves what is none', () => {
  expect(jobOf(ID)).toBe(DIGITS);
  expect([taskOf(DIGITS), taskOf(DIGITS.toUpperCase())]).toEqual([ID, ID]);
  const others = [DIGITS.slice(1), `${DIGITS}0`, `g${DIGITS.slice(1)}`, ID];
  expect(others.map(taskOf)).toEqual(others);
});

const flow = { name: 'test' } as Flow<any, any>;
const account = { id: 'a1' };

/** Tasks of an account, the latest first, as the runner lists them. */
function runner(tasks: readonly { task_id: string; created_at?: number; name?: string | number }[]) {
  const asked: unknown[] = [];
  const flows = {
    list: async (_: string, page: { limit: number }) => {
      asked.push(page);
      return { tasks: tasks.slice(0, page.limit) };
    },
    read: async (_: unknown, task_id: string) => ({ task_id, data: tasks.find((each) => each.task_id === task_id) }),
  };
  return { services: { flows } as unknown as Pick<Services, 'flows'>, asked };
}

it('finds the latest task whose job has exactly that name, among fifty whose title holds it', async () => {
  const { services, asked } = runner([
    { task_id: 't3', name: 'report 12' },
    { task_id: 't2', name: 'report 1' },
    { task_id: 't1', name: 'report 1' },
  ]);
  const found = await findNamed(flow, 'report 1', ({ name }: { name: string }) => name, account, services);
  expect(found?.task_id).toBe('t2');
  expect(asked).toEqual([{ flow: 'test', title: bracketed('report 1'), offset: 0, limit: 50 }]);
  expect(bracketed(7)).toBe('[7]');
  expect(await findNamed(flow, 'none', ({ name }: { name: string }) => name, account, services)).toBeUndefined();
});

it('names the latest task, and refuses where there is none', async () => {
  const { services, asked } = runner([{ task_id: 't2' }, { task_id: 't1' }]);
  expect(await latestOf(flow, account, services)).toBe('t2');
  expect(asked).toEqual([{ flow: 'test', offset: 0, limit: 1 }]);
  await expect(latestOf(flow, account, runner([]).services)).rejects.toMatchObject({
    code: 'not_found',
    details: { field: 'job_id' },
  });
});

it('counts the tasks at work that were started before one', async () => {
  const { services, asked } = runner([
    { task_id: 't4', created_at: 5 },
    { task_id: 't3', created_at: 4 },
    { task_id: 't2', created_at: 4 },
    { task_id: 't1', created_at: 3 },
  ]);
  const ahead = (task_id: string, created_at: number, status = 'working') =>
    aheadOf(flow, { task_id, created_at, status } as never, account, services);
  expect([await ahead('t4', 5), await ahead('t3', 4), await ahead('t1', 3)]).toEqual([3, 1, 0]);
  expect(asked).toHaveLength(3);
  expect(asked[0]).toEqual({ flow: 'test', status: 'working', offset: 0, limit: 100 });
  expect(await ahead('t4', 5, 'completed')).toBe(0);
  expect(asked).toHaveLength(3);
});
