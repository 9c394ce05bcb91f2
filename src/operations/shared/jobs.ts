import { ServiceError } from '#errors.ts';
import type { Flow } from '#flows/flow.ts';
import type { Task } from '#flows/runner.ts';
import type { Account, Services } from '#services.ts';

/** Tasks as jobs: what the interface calls them, and how far they are in its words. */

/** How far a job is; each operation has numbers or words of its own for it. */
export type Phase = 'queued' | 'running' | 'succeeded' | 'failed';

/** Of a task that works towards one thing; `made`: it is there. */
export function phaseOf({ status, progress }: Pick<Task<unknown>, 'status' | 'progress'>, made: boolean): Phase {
  if (made) return 'succeeded';
  if (status === 'failed' || status === 'cancelled') return 'failed';
  return progress ? 'running' : 'queued';
}

/** Why a job came to nothing; undefined for one that did not fail. */
export const failureOf = ({ status, error }: Pick<Task<unknown>, 'status' | 'error'>): string | undefined =>
  status === 'failed' || status === 'cancelled' ? (error?.message ?? 'The job was cancelled.') : undefined;

/** Numbers and words for the phases. */
export const FROM_ZERO = { queued: 0, running: 1, succeeded: 2, failed: 3 } as const;
export const FROM_ONE = { queued: 1, running: 1, succeeded: 2, failed: 3 } as const;
export const FILE_WORDS = { queued: 'PENDING', running: 'PENDING', succeeded: 'SUCCESS', failed: 'FAIL' } as const;

/** Jobs are known by the hexadecimal digits of their task. */
export const jobOf = (task_id: string): string => task_id.replaceAll('-', '');

/** The task of a job's digits; whatever is none is left as it is, and no task has it. */
export const taskOf = (job_id: string): string =>
  /^[0-9a-f]{32}$/i.test(job_id)
    ? job_id.toLowerCase().replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
    : job_id;

/** Behind the title of a task whose job has a name of its own, by which it is found again. */
export const bracketed = (name: string | number): string => `[${name}]`;

/** Jobs of one title that are looked through. */
const MOST_ALIKE = 50;

/** The account's latest task of a flow whose job has that name; undefined where there is none. */
export async function findNamed<D>(
  flow: Flow<D, any>,
  name: string | number,
  nameOf: (data: D) => string | number,
  account: Account,
  { flows }: Pick<Services, 'flows'>,
): Promise<Task<D> | undefined> {
  const page = { flow: flow.name, title: bracketed(name), offset: 0, limit: MOST_ALIKE };
  for (const { task_id } of (await flows.list(account.id, page)).tasks) {
    const task = await flows.read(flow, task_id, account.id);
    // the name of another job may hold this one
    if (nameOf(task.data) === name) return task;
  }
  return undefined;
}

/** The account's latest task of a flow. @throws ServiceError `not_found` */
export async function latestOf(flow: Flow<any, any>, account: Account, { flows }: Pick<Services, 'flows'>) {
  const [latest] = (await flows.list(account.id, { flow: flow.name, offset: 0, limit: 1 })).tasks;
  if (!latest) throw new ServiceError('not_found', 'No such job was started.', { field: 'job_id' });
  return latest.task_id;
}

const MOST_AHEAD = 100;

/** Jobs of the account's that are still at work and were started before one; 0 for one that has ended. */
export async function aheadOf(
  flow: Flow<any, any>,
  task: Pick<Task<unknown>, 'task_id' | 'status' | 'created_at'>,
  account: Account,
  { flows }: Pick<Services, 'flows'>,
): Promise<number> {
  if (task.status !== 'working') return 0;
  const { tasks } = await flows.list(account.id, { flow: flow.name, status: 'working', offset: 0, limit: MOST_AHEAD });
  return tasks.filter(({ task_id, created_at }) => task_id !== task.task_id && created_at < task.created_at).length;
}
