/** One task of a flow: the row is the truth, its version guards every move. */
export interface StoredTask {
  readonly task_id: string;
  readonly flow: string;
  readonly account: string;
  readonly state: string;
  /** Grows by one with every move. */
  readonly version: number;
  readonly data: unknown;
  /** Set when the work of `state` failed for good; the task then waits for `retry` or expiry. */
  readonly error?: TaskError;
  readonly created_at: number;
  /** When it came into `state`, epoch ms. */
  readonly moved_at: number;
  /** Runs of the current state's work that have failed. */
  readonly attempts: number;
  /** Epoch ms after which the task may be removed. */
  readonly expires_at: number;
}

export interface TaskError {
  /** A code of `errors.ts`, or `internal`. */
  readonly code: string;
  readonly message: string;
}

/** One line of a task's append-only record: what happened, with what, in the order of `at` and then of writing. */
export interface TaskEntry {
  readonly at: number;
  /** `created`, `moved`, `failed`, `retried`, `cancelled`, or a step's own: `search`, `model`, `edit` ... */
  readonly kind: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

export interface Move {
  readonly state: string;
  readonly data: unknown;
  /** True if `state` is work for a worker. */
  readonly runnable: boolean;
  readonly entries: readonly TaskEntry[];
}

export interface TaskList {
  readonly total: number;
  /** Newest first. */
  readonly tasks: readonly Omit<StoredTask, 'data'>[];
}

/**
 * Durable tasks. Every write is one transaction; what has resolved survives a crash of the machine.
 * A move names the version it was decided on: if somebody moved the task since, it answers false and changes nothing.
 */
export interface TaskStore {
  insert(
    task: Omit<StoredTask, 'version' | 'attempts' | 'error'>,
    runnable: boolean,
    entries: readonly TaskEntry[],
  ): void;
  get(taskId: string): StoredTask | undefined;
  /** Tasks of one account, of one flow if named, without their data. */
  list(account: string, page: { flow?: string; offset: number; limit: number }): TaskList;
  /** The newest tasks of all accounts, without their data: for whoever runs the service. */
  newest(limit: number): readonly Omit<StoredTask, 'data'>[];
  /** Only if `before.version` is still the task's version. A worker's move also ends its lease. */
  move(before: Pick<StoredTask, 'task_id' | 'version'>, move: Move): boolean;
  /** After a failed run: run again from `run_after`, or give up with `error`. Only if `worker` still holds the lease. */
  release(
    task: Pick<StoredTask, 'task_id' | 'version'>,
    worker: string,
    outcome: { run_after: number } | { error: TaskError },
    entries: readonly TaskEntry[],
  ): boolean;
  /** Clears the error of a failed task so that its work runs again. */
  retry(before: Pick<StoredTask, 'task_id' | 'version'>, entries: readonly TaskEntry[]): boolean;
  /**
   * Leases the task that has waited longest among the accounts with the fewest leases, so that one account's thousand tasks
   * do not hold up another's one. The lease ends at `until`, epoch ms: a crashed worker's runs out, and counts as a failed run when the task is leased again.
   */
  lease(flows: readonly string[], worker: string, now: number, until: number): StoredTask | undefined;
  /** Prolongs a lease; false if it was lost. */
  renew(taskId: string, worker: string, until: number): boolean;
  /** Ends the leases of one worker, so that others go on at once. */
  releaseAll(worker: string): void;
  /** Ends the leases of workers that are known to be dead, without waiting for their time; each counts as a failed run. */
  expire(isDead: (worker: string) => boolean): void;
  entries(taskId: string): TaskEntry[];
  /** Removes the task and its record; false if it is not there. */
  remove(taskId: string): boolean;
  /** Removes what has expired; answers how many. */
  sweep(now: number): number;
  /** Tasks whose work waits for a worker, and tasks that one has. */
  counts(): { waiting: number; leased: number };
  close(): void;
}
