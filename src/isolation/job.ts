import type { Clock } from '#clock.ts';
import type { Corpus } from '#corpus/corpus.ts';
import type { Logo } from '#documents/logo.ts';
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
  readonly files: Pick<FileStore, 'put' | 'store' | 'open' | 'read' | 'remove'>;
  /**
   * Runs something during which the records read here stay as they are, whatever is written meanwhile; told the number
   * of the last write that is seen. Absent where records are read by others, too.
   */
  readonly still?: <T>(work: (seq: number) => Promise<T>) => Promise<T>;
  readonly flows: {
    record(taskId: string, account: string): Promise<readonly TaskEntry[]>;
  };
  /** Of dates: the service's, as it was when the job began, running on. */
  readonly clock: Clock;
  /** The owner's, for reports that show one. */
  readonly logo?: Logo | undefined;
  base_url(): string;
}

export interface JobCall<Piece> {
  readonly account: string;
  /** Aborted when nobody waits for the job any longer. A job that does not end then is ended with its thread. */
  readonly signal: AbortSignal;
  /** Sends a part of the result before the end; resolves when it was taken. */
  send(piece: Piece): Promise<void>;
}

/**
 * Work on text of others. It runs in a thread of its own that is ended when its time is over, so that no text can stop
 * the service. Input, output and the parts sent meanwhile are data: they are copied between threads.
 */
export interface Job<I = any, O = any, Piece = any> {
  /** Kebab case; the thread finds the job by it. */
  readonly name: string;
  /**
   * Whether somebody waits for an answer, which takes seconds, for a page of a search, for a whole document that is
   * read, or it is work on a task: each has places and a time limit of its own.
   */
  readonly lane: Lane;
  run(input: I, services: JobServices, call: JobCall<Piece>): Promise<O>;
}

export type Lane = 'answer' | 'search' | 'step' | 'document';

/** Declares a job. It must be in the table of the module that threads read (`operations/jobs.ts`). */
export const defineJob = <I, O, Piece = never>(job: Job<I, O, Piece>): Job<I, O, Piece> => job;

/**
 * Jobs by their names, each with what loads it: a thread reads the modules of what it does, when it is first to do it.
 */
export type Jobs = Readonly<Record<string, () => Promise<Job>>>;

/** Jobs that are loaded already. */
export const loadedJobs = (jobs: readonly Job[]): Jobs =>
  Object.fromEntries(jobs.map((job) => [job.name, async () => job]));

/**
 * The thread of a job was ended before the job was: it computed or waited for longer than it may, took more memory than
 * it may, or broke down.
 */
export class JobEnded extends ServiceError {
  constructor(code: Extract<ErrorCode, 'timeout' | 'internal' | 'busy'>, message: string, cause?: unknown) {
    super(code, message, {}, cause === undefined ? undefined : { cause });
  }
}

/** For whom a job runs, and with what. */
export interface Asked<Piece> {
  readonly services: JobServices;
  readonly account: string;
  readonly signal: AbortSignal;
  /** Takes each part that the job sends; the job goes on when it resolves. */
  readonly taken?: (piece: Piece) => void | Promise<void>;
}

/** Runs jobs in threads. */
export interface Isolation {
  /**
   * Runs a job when there is a place for it: the account with the fewest running ones first.
   * @throws What the job throws (ServiceError and ModelError as such); the signal's reason when it aborts; `busy` if
   * too many wait; `JobEnded`.
   */
  run<I, O, Piece>(job: Job<I, O, Piece>, input: I, asked: Asked<Piece>): Promise<O>;
  /** Starts a thread if there is none, so that the first job need not wait for it. */
  warm(): void;
  /** Ends all threads; what runs is rejected with `busy`. */
  close(): Promise<void>;
}

/** The parts that a job sends, one by one, and its output at the end. Leaving the iteration ends the job. */
export async function* streamed<I, O, Piece>(
  isolation: Isolation,
  job: Job<I, O, Piece>,
  input: I,
  { signal, ...asked }: Omit<Asked<Piece>, 'taken'>,
): AsyncGenerator<Piece, O> {
  const left = new AbortController();
  const pieces: { piece: Piece; taken: () => void }[] = [];
  let wake = () => {};
  const taken = (piece: Piece) =>
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
