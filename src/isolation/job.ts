import type { Corpus } from '#corpus/corpus.ts';
import { type ErrorCode, ServiceError } from '#errors.ts';
import type { FileStore } from '#files/store.ts';
import type { Model } from '#models/model.ts';
import type { TaskEntry } from '#tasks/store.ts';

/**
 * What a job can reach from its thread. The service's own `Services` are such, too: what runs as a job can also be run
 * in place.
 */
export interface JobServices {
  /**
   * Records are read in the thread; searches are made by the service, which holds the index. Nothing can be written.
   */
  readonly corpus: Corpus;
  readonly model?: Model | undefined;
  readonly files: Pick<FileStore, 'put'>;
  readonly flows: {
    record(taskId: string, account: string): readonly TaskEntry[] | Promise<readonly TaskEntry[]>;
  };
  base_url(): string;
}

export interface JobCall<Told> {
  readonly account: string;
  /** Aborted when nobody waits for the job any longer. A job that does not end then is ended with its thread. */
  readonly signal: AbortSignal;
  /** Tells something before the end; resolves when it was taken. */
  tell(told: Told): Promise<void>;
}

/**
 * Work on text of others. It runs in a thread of its own that is ended when its time is over, so that no text can stop
 * the service. Input, output and what is told are data: they are copied between threads.
 */
export interface Job<I = any, O = any, Told = any> {
  /** Kebab case; the thread finds the job by it. */
  readonly name: string;
  /** Whether somebody waits for the answer or it is work on a task: each has places and a time limit of its own. */
  readonly lane: Lane;
  run(input: I, services: JobServices, call: JobCall<Told>): Promise<O>;
}

export type Lane = 'answer' | 'step';

/** Declares a job. It must be in the list of the module that threads read (`operations/jobs.ts`). */
export const defineJob = <I, O, Told = never>(job: Job<I, O, Told>): Job<I, O, Told> => job;

/**
 * The thread of a job was ended before the job was: it computed for longer than it may, took more memory than it may,
 * or broke down.
 */
export class JobEnded extends ServiceError {
  constructor(code: Extract<ErrorCode, 'timeout' | 'internal' | 'busy'>, message: string, cause?: unknown) {
    super(code, message, {}, cause === undefined ? undefined : { cause });
  }
}

/** For whom a job runs, and with what. */
export interface Asked<Told> {
  readonly services: JobServices;
  readonly account: string;
  readonly signal: AbortSignal;
  /** Takes what the job tells; the job goes on when it resolves. */
  readonly taken?: (told: Told) => void | Promise<void>;
}

/** Runs jobs in threads. */
export interface Isolation {
  /**
   * Runs a job when there is a place for it: the account with the fewest running ones first.
   * @throws What the job throws (ServiceError and ModelError as such); the signal's reason when it aborts; `busy` if
   * too many wait; `JobEnded`.
   */
  run<I, O, Told>(job: Job<I, O, Told>, input: I, asked: Asked<Told>): Promise<O>;
  /** Starts a thread if there is none, so that the first job need not wait for it. */
  warm(): void;
  /** Ends all threads; what runs is rejected with `busy`. */
  close(): Promise<void>;
}

/** What a job tells, one by one, and its output at the end. Leaving the iteration ends the job. */
export async function* told<I, O, Told>(
  isolation: Isolation,
  job: Job<I, O, Told>,
  input: I,
  { signal, ...asked }: Omit<Asked<Told>, 'taken'>,
): AsyncGenerator<Told, O> {
  const left = new AbortController();
  const pieces: { piece: Told; taken: () => void }[] = [];
  let wake = () => {};
  const taken = (piece: Told) =>
    new Promise<void>((resolve) => {
      pieces.push({ piece, taken: resolve });
      wake();
    });
  const output = isolation.run(job, input, { ...asked, signal: AbortSignal.any([signal, left.signal]), taken });
  let ended = false;
  const end = () => {
    ended = true;
    wake();
  };
  output.then(end, end);
  try {
    for (;;) {
      const next = pieces.shift();
      if (next) {
        yield next.piece;
        next.taken();
      } else if (ended) return await output;
      else
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
    }
  } finally {
    left.abort(new Error('nobody reads on'));
  }
}
