/** One task of a flow: the row is the truth, its version guards every move. */
export interface StoredTask {
  readonly task_id: string;
  readonly flow: string;
  readonly account: string;
  /** What it is called in a list, as its flow says; one line. */
  readonly title: string;
  /** The task whose record it began with. */
  readonly branch_of?: string;
  readonly state: string;
  /** Grows by one with every move. */
  readonly version: number;
  readonly data: unknown;
  /**
   * Set when the work of `state` failed for good or the task was cancelled in it; the task then waits for `resume` or
   * expiry.
   */
  readonly error?: TaskError;
  readonly created_at: number;
  /** When it came into `state`, stopped there or was taken up again, epoch ms. */
  readonly moved_at: number;
  /** Milliseconds that its steps have run, repetitions included. */
  readonly worked_ms: number;
  /**
   * Runs of the current state's work that were begun: counted before they begin, so that one that stops the machine
   * counts, too.
   */
  readonly attempts: number;
  /** Epoch ms after which the task may be removed. */
  readonly expires_at: number;
}

/** A task without its data, which may be large. */
export type TaskHead = Omit<StoredTask, 'data'>;

export interface TaskError {
  /** A code of `errors.ts`, `internal`, or `cancelled`. */
  readonly code: string;
  readonly message: string;
  /** Of the request that started the work: the log has the details under it. */
  readonly correlation_id?: string;
}

/** One line of a task's append-only record: what happened, with what, in the order of `at` and then of writing. */
export interface TaskEntry {
  readonly at: number;
  /**
   * `created`, `branched`, `edit`, `moved`, `failed`, `cancelled`, `resumed`, or a step's own: `search`, `skill` ...
   */
  readonly kind: string;
  readonly detail: Readonly<Record<string, unknown>>;
  /**
   * What a step has put into the task's data with this move. It is kept for branches, and is not part of what `entries`
   * shows.
   */
  readonly made?: Readonly<Record<string, unknown>>;
}

/** An entry as it is kept. */
export interface KeptEntry extends TaskEntry {
  /** Its place in the store; grows with time. */
  readonly seq: number;
}

export interface Move {
  readonly state: string;
  readonly data: unknown;
  readonly title: string;
  /** True if `state` is work for a worker. */
  readonly runnable: boolean;
  /** How long the step ran that led here. */
  readonly worked_ms?: number;
  readonly entries: readonly TaskEntry[];
}

/** Which tasks of an account are asked for. */
export interface TaskFilter {
  readonly flows: readonly string[];
  /** Part of the title, in whatever case its ASCII letters are. */
  readonly title?: string | undefined;
  /** Only those stopped by this kind of error, or by none at all and in one of these states. */
  readonly stopped?: 'failed' | 'cancelled' | undefined;
  readonly going?: readonly { readonly flow: string; readonly state: string }[] | undefined;
}

export interface StoredList {
  readonly total: number;
  /** Newest first. */
  readonly tasks: readonly TaskHead[];
}

/** A task that a worker has leased. */
export interface LeasedTask extends StoredTask {
  /** The last run of its work was broken off: whoever had leased it ended or was cut off in the midst of it. */
  readonly suspect: boolean;
}

/** A task of an account. One of another account is not there, whatever is asked of it. */
export type TaskRef = Pick<StoredTask, 'task_id' | 'account'>;
/** A task as it was when something was decided about it. */
export type TaskVersion = Pick<StoredTask, 'task_id' | 'account' | 'version'>;

/**
 * Durable tasks. Every write is one transaction; what has resolved survives a crash of the machine. Writes of one
 * caller take effect in their order. A move names the version it was decided on: if somebody moved the task since, it
 * answers false and changes nothing.
 */
export interface TaskStore {
  /**
   * A new task, of version 1. With `inherited` its record begins with that task's of the same account, up to that
   * entry.
   */
  insert(
    task: Omit<StoredTask, 'version' | 'attempts' | 'error' | 'worked_ms'>,
    runnable: boolean,
    entries: readonly TaskEntry[],
    inherited?: { readonly from: string; readonly upto: number },
  ): Promise<void>;
  get(account: string, taskId: string): Promise<StoredTask | undefined>;
  /** The version of a task that is there: cheap enough to ask often. */
  version(account: string, taskId: string): Promise<number | undefined>;
  /** Tasks of one account, without their data. */
  list(account: string, page: TaskFilter & { offset: number; limit: number }): Promise<StoredList>;
  /** How many tasks of an account stand where. */
  standing(account: string): Promise<readonly { flow: string; state: string; stopped?: string; tasks: number }[]>;
  /** A task of any account, without its data: for whoever runs the service. */
  find(taskId: string): Promise<TaskHead | undefined>;
  /** The newest tasks of all accounts, without their data: for whoever runs the service. */
  newest(limit: number): Promise<readonly TaskHead[]>;
  /** Only if `before.version` is still the task's version. A worker's move also ends its lease. */
  move(before: TaskVersion, move: Move): Promise<boolean>;
  /**
   * After a failed run: run again from `run_after`, or give up with `error`. Only if `worker` still holds the lease. A
   * run that is not `counted` (default: it is) leaves the task as many tries as it had.
   */
  release(
    task: TaskVersion,
    worker: string,
    outcome: ({ run_after: number; counted?: boolean } | { error: TaskError }) & { worked_ms: number },
    entries: readonly TaskEntry[],
  ): Promise<boolean>;
  /** Stops a task where it is; whoever works on it has lost the lease. */
  halt(before: TaskVersion, error: TaskError, entries: readonly TaskEntry[]): Promise<boolean>;
  /** Clears the error of a stopped task; if `runnable`, its work runs again. */
  resume(before: TaskVersion, runnable: boolean, entries: readonly TaskEntry[]): Promise<boolean>;
  /**
   * Leases the task in one of these states that has waited longest among the accounts with the fewest leases, so that
   * one account's thousand tasks do not hold up another's one. The lease ends at `until`, epoch ms: a crashed worker's
   * runs out. The run is counted with the lease. However many workers ask at once, each task is leased to one of them.
   * Suspects come first, and none is given to a worker that is `busy` with others, nor anything else instead: so they
   * run alone.
   */
  lease(
    work: readonly { readonly flow: string; readonly state: string }[],
    worker: string,
    now: number,
    until: number,
    busy?: boolean,
  ): Promise<LeasedTask | undefined>;
  /** Prolongs a lease; false if it was lost. */
  renew(task: TaskRef, worker: string, until: number): Promise<boolean>;
  /** Ends a lease whose run was broken off for no fault of its own: it does not count. */
  giveBack(task: TaskVersion, worker: string): Promise<void>;
  /** Ends the leases of one worker, so that others go on at once. */
  releaseAll(worker: string): Promise<void>;
  /** Workers that have a lease, or had one that nobody has taken over since, by name. */
  workers(): Promise<readonly string[]>;
  /** Ends the leases of workers that are known to be dead, without waiting for their time. */
  expire(workers: readonly string[]): Promise<void>;
  /** The task's record, or its entries of one kind, in the order of writing; empty if it is not there. */
  entries(account: string, taskId: string, kind?: string): Promise<readonly TaskEntry[]>;
  /** The newest entry of the task's record, or the newest whose detail has this field. */
  lastEntry(account: string, taskId: string, having?: string): Promise<TaskEntry | undefined>;
  /** The record with what its steps have made. */
  history(account: string, taskId: string): Promise<readonly KeptEntry[]>;
  /** Removes the task and its record; false if it is not there. */
  remove(account: string, taskId: string): Promise<boolean>;
  /**
   * Removes some tasks of an account with their records, worked on or not; answers how many, and 0 when none was left.
   */
  removeAccount(account: string): Promise<number>;
  /** Tasks whose time is over and that nobody works on, the oldest first. */
  expired(now: number, limit: number): Promise<readonly TaskHead[]>;
  /** How many tasks of all accounts stand in which state of which flow. */
  states(): Promise<readonly { readonly flow: string; readonly state: string; readonly tasks: number }[]>;
  /** Tasks whose work waits for a worker, and tasks that one has. */
  counts(): Promise<{ readonly waiting: number; readonly leased: number }>;
  /**
   * Where the store hears of other processes: calls back when there may be new work, whoever made it. Answers how to
   * end it.
   */
  onWork?(wake: () => void): () => void;
  /** Afterwards every call is refused. */
  close(): Promise<void>;
}
