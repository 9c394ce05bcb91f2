import { Failure } from './failure.ts';

/** How the work stands that an answer tells of. */
export type Standing = 'running' | 'done' | 'failed';

/** The names under which operations tell it, the more particular first. */
const NAMES = ['task_status', 'job_status', 'report_status', 'export_status', 'status'];
const RUNNING = new Set(
  [0, 1, 'running', 'pending', 'processing', 'queueing', 'initializing', 'created', 'started', 'planning'].map(String),
);
const FAILED = new Set([3, 'failed', 'fail', 'error', 'timeout', 'terminated', 'not_found'].map(String));

/** How the work stands that an answer tells of; an answer that tells nothing is that of work that is done. */
export function standingOf(answer: unknown): Standing {
  if (typeof answer !== 'object' || answer === null) return 'done';
  const told = answer as Readonly<Record<string, unknown>>;
  const state = String(NAMES.map((name) => told[name]).find((value) => value !== undefined) ?? '').toLowerCase();
  return RUNNING.has(state) ? 'running' : FAILED.has(state) ? 'failed' : 'done';
}

/** Work that has failed: the call that read it was answered. */
export class TaskFailed extends Failure {
  /** What was read of it last. */
  readonly answer: unknown;

  constructor(answer: unknown) {
    const { message, error_msg, fail_reason } = answer as Readonly<Record<string, unknown>>;
    const why = [message, error_msg, fail_reason].find((text) => typeof text === 'string' && text !== '');
    super(typeof why === 'string' ? why : 'The task has failed.', { status: 200 });
    this.name = 'TaskFailed';
    this.answer = answer;
  }
}

export interface WaitOptions<T> {
  /** Longest to wait in all; default: an hour. */
  readonly timeout_ms?: number;
  /** Told each time that the work still runs. */
  readonly running?: (answer: T) => void;
}

/** How long one call waits in the service, where the operation can wait. */
export const CALL_MS = 20_000;
const LEAST_PAUSE_MS = 250;
const MOST_PAUSE_MS = 5_000;
const HOUR_MS = 3_600_000;

/**
 * Reads work until it has ended. Calls that came back at once are followed by pauses, each longer than the one before;
 * calls that waited in the service are followed by none.
 * @throws TaskFailed; Failure `timeout` when the time is over, which leaves the work running
 */
export async function ended<T>(
  read: () => Promise<T>,
  { timeout_ms = HOUR_MS, running }: WaitOptions<T>,
  pause: (ms: number) => Promise<void>,
): Promise<T> {
  const until = Date.now() + timeout_ms;
  for (let pause_ms = LEAST_PAUSE_MS; ; ) {
    const asked = Date.now();
    const answer = await read();
    const standing = standingOf(answer);
    if (standing === 'failed') throw new TaskFailed(answer);
    if (standing === 'done') return answer;
    running?.(answer);
    if (Date.now() >= until)
      throw new Failure(`The task still runs after ${Math.round(timeout_ms / 1000)} s; read it again later.`, {
        code: 'timeout',
        status: 0,
      });
    if (Date.now() - asked > LEAST_PAUSE_MS) continue;
    await pause(pause_ms);
    pause_ms = Math.min(pause_ms * 1.5, MOST_PAUSE_MS);
  }
}
