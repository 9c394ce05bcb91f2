import type { OperationAnswer } from '#contract/types.ts';
import { ServiceError } from '#errors.ts';
import type { TaskSummary } from '#flows/task-view.ts';
import type { Services } from '#services.ts';

/** Tasks that one call looks through, the newest first. */
const MOST_TASKS = 5_000;
const AT_ONCE = 500;
/** Records of a page of history. */
export const PAGE = 20;

/** What the interface calls the flows whose results it exports -> their names here. */
export const AGENTS = {
  ai_patent_disclosure: 'technical-disclosure',
  ai_specification: 'specification-drafting',
  ai_fto_search: 'fto-search',
  ai_novelty_search: 'novelty-search',
} as const;

export interface Span {
  /** Epoch milliseconds, both included. */
  readonly start_time?: number | undefined;
  readonly end_time?: number | undefined;
}

/** The tasks of an account that were made in a span of time, the newest first. */
export async function tasksOf(
  { flows }: Services,
  account: string,
  { start_time = 0, end_time = Number.MAX_SAFE_INTEGER }: Span,
  flow?: string,
): Promise<readonly TaskSummary[]> {
  if (end_time < start_time)
    throw new ServiceError('invalid_request', 'end_time is before start_time.', { field: 'end_time' });
  const found: TaskSummary[] = [];
  for (let offset = 0; offset < MOST_TASKS; offset += AT_ONCE) {
    const { tasks } = await flows.list(account, { offset, limit: AT_ONCE, ...(flow !== undefined && { flow }) });
    found.push(...tasks.filter(({ created_at }) => created_at >= start_time && created_at <= end_time));
    if (tasks.length < AT_ONCE || tasks.at(-1)!.created_at < start_time) break;
  }
  return found;
}

/**
 * Whether a person of the account has this name: people sign in by names, which may be addresses. Where neither address
 * nor number is given everybody is meant.
 */
export async function isMeant(
  { people }: Services,
  account: string,
  { email = '', phone = '' }: { readonly email?: string | undefined; readonly phone?: string | undefined },
): Promise<boolean> {
  const wanted = [email, phone].map((name) => name.trim().toLowerCase()).filter(Boolean);
  if (wanted.length === 0) return true;
  const names = new Set((await people(account)).map((name) => name.toLowerCase()));
  return wanted.some((name) => names.has(name));
}

type History = OperationAnswer<'ai72AgentHistory'>;

/** A page of tasks by day, the newest first. */
export function historyOf(tasks: readonly TaskSummary[], page: number): History {
  const shown = tasks.slice((page - 1) * PAGE, page * PAGE);
  const stamp = ({ created_at }: TaskSummary) => new Date(created_at).toISOString();
  const days = Map.groupBy(shown, (task) => stamp(task).slice(0, 10));
  return {
    total: tasks.length,
    page,
    limit: PAGE,
    history_maps: [...days].map(([date, of]) => ({
      date,
      data: of.map((task) => ({
        id: task.task_id,
        business_id: task.task_id,
        business_name: task.flow,
        q: task.title,
        message: task.status,
        source: 'AI_GENERATE',
        raw_type: 'ai_generate',
        created_at: stamp(task).slice(0, 16).replace('T', ' '),
        time: stamp(task).slice(11, 16),
      })),
    })),
  };
}

export const NOBODY = 'The account has nobody who signs in under that email or phone.';
export const OF_ACCOUNT = 'Tasks belong to the account: the history is that of all its people and keys.';
