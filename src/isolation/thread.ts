import { Worker } from 'node:worker_threads';
import type { CorpusAddress } from '#corpus/address.ts';
import type { ServiceError } from '#errors.ts';
import { withPatience } from '#models/patience.ts';
import { descriptorFault, storageFault } from '#storage/faults.ts';
import { type Asked, type Job, JobEnded } from './job.ts';
import { type FromThread, fromThrown, type ThreadData, type ToThread, toThrown } from './messages.ts';
import { answersOf, factsOf } from './reach.ts';

/** Milliseconds that a job may still compute, and that it may still take, when nobody waits for it any longer. */
const PATIENCE = { work_ms: 2_000, wall_ms: 20_000 };
/**
 * A thread's own processor time is what counts, so that a crowded machine shortens nothing. A thread that cannot say it
 * (in a call that cannot be interrupted) is ended when its event loop was held for so many times as long.
 */
const CROWDED = 4;

/**
 * Megabytes beside the heap (bytes of files, pixels) that a job may take, as a multiple of those that its heap may
 * have: the limit of the heap says nothing of them.
 */
const BESIDE_HEAP = 4;

/** A job and for whom it runs. */
export interface Run {
  readonly job: Job;
  readonly input: unknown;
  readonly asked: Asked<any>;
  /** Milliseconds that it may compute: waiting for a search or a model does not count. */
  readonly work_ms: number;
  /** Milliseconds that it may take in all, whatever it waits for. */
  readonly wall_ms: number;
  /** Runs what is done for the job in the context of who asked. */
  readonly within: <T>(work: () => T) => T;
}

/** One thread, which does one job at a time. It keeps the process alive only while it has one. */
export class JobThread {
  readonly #worker: Worker;
  readonly #most_beside_mb: number;
  #ready: Promise<void> = Promise.resolve();
  #onEnd: () => void = () => {};
  #receive: (message: FromThread) => void = () => {};
  #failed: (error: unknown) => void = () => {};
  #why: JobEnded | undefined;
  #ending: Promise<unknown> | undefined;

  constructor(data: ThreadData) {
    const { most_mb = 512 } = data;
    const worker = new Worker(new URL('./entry.ts', import.meta.url), {
      workerData: data,
      resourceLimits: { maxOldGenerationSizeMb: most_mb, maxYoungGenerationSizeMb: 16 },
    });
    worker.unref();
    this.#most_beside_mb = BESIDE_HEAP * most_mb;
    let failure: unknown;
    worker.on('error', (error) => {
      failure = error;
    });
    worker.on('exit', () => {
      this.#onEnd();
      this.#failed(this.#why ?? brokenDown(failure, most_mb));
    });
    worker.on('message', (message: FromThread) => this.#receive(message));
    this.#worker = worker;
  }

  /**
   * Reads this corpus from now on, or none; jobs wait until it is open.
   * @param onEnd Called when the thread has ended, however it did.
   */
  serve(corpus: CorpusAddress | undefined, onEnd: () => void): Promise<void> {
    this.#onEnd = onEnd;
    this.#ready = new Promise((resolve, reject) => {
      this.#failed = reject;
      this.#receive = () => resolve();
    });
    // whoever runs a job in it is told
    this.#ready.catch(() => {});
    this.#worker.postMessage({ kind: 'corpus', corpus } satisfies ToThread);
    return this.#ready;
  }

  /** Closes its corpus, and reads none. @param onEnd As of `serve`. */
  async rest(onEnd: () => void): Promise<void> {
    this.#worker.ref();
    try {
      await this.serve(undefined, onEnd);
    } finally {
      this.#worker.unref();
    }
  }

  /** @throws What the job throws, or `JobEnded`. */
  async run({ job, input, asked, work_ms, wall_ms, within }: Run): Promise<unknown> {
    const worker = this.#worker;
    worker.ref();
    const { signal, account, services, taken } = asked;
    const calls = new Map<number, AbortController>();
    const answers = answersOf(withPatience(services, wall_ms));
    const post = (message: ToThread) => worker.postMessage(message);
    let timer: NodeJS.Timeout | undefined;
    let stop = () => {};
    try {
      await this.#ready;
      signal.throwIfAborted();

      const answer = async ({ n, name, args }: FromThread & { kind: 'call' }): Promise<void> => {
        const abort = new AbortController();
        calls.set(n, abort);
        try {
          const made = name === 'send' ? taken?.(args[0]) : answers[name]!(args, abort.signal);
          const value = isStream(made)
            ? await pass(made, abort.signal, (piece) => post({ kind: 'piece', n, value: piece }))
            : await made;
          if (!abort.signal.aborted) post({ kind: 'answer', n, value });
        } catch (error) {
          if (!abort.signal.aborted) post({ kind: 'fault', n, thrown: toThrown(error) });
        } finally {
          calls.delete(n);
        }
      };

      return await new Promise((resolve, reject) => {
        this.#failed = reject;
        this.#receive = (message) => {
          if (message.kind === 'done') resolve(message.output);
          else if (message.kind === 'failed') reject(fromThrown(message.thrown));
          else if (message.kind === 'leave') calls.get(message.n)?.abort(new Error('nobody waits for it'));
          else if (message.kind === 'call') within(() => void answer(message));
        };
        const before = worker.performance.eventLoopUtilization();
        const held = () => worker.performance.eventLoopUtilization(before).active;
        const computing = processorTime(worker);
        const beside = memoryBesideHeap(worker);
        const most_beside = this.#most_beside_mb;
        const began = performance.now();
        const taken_ms = () => performance.now() - began;
        let most = work_ms;
        let most_held = work_ms * CROWDED;
        let longest = wall_ms;
        stop = () => {
          most = Math.min(most, computing() + PATIENCE.work_ms);
          most_held = Math.min(most_held, held() + PATIENCE.work_ms * CROWDED);
          longest = Math.min(longest, taken_ms() + PATIENCE.wall_ms);
          post({ kind: 'abort', reason: toThrown(signal.reason) });
        };
        signal.addEventListener('abort', stop, { once: true });
        timer = setInterval(
          () => {
            if (computing() > most || held() > most_held)
              void this.end(
                new JobEnded(
                  'timeout',
                  `The work took more than ${seconds(most)} of computing and was ended: give it a shorter text.`,
                ),
              );
            else if (beside() > most_beside) void this.end(tooMuchMemory(most_beside));
            else if (taken_ms() > longest)
              void this.end(
                new JobEnded(
                  'timeout',
                  `The work took more than ${seconds(longest)}, most of it waiting, and was ended: what it waited for did not come.`,
                ),
              );
          },
          Math.min(250, Math.max(10, Math.min(work_ms, wall_ms) / 10)),
        );
        post({ kind: 'job', name: job.name, input, account, facts: factsOf(services) });
      });
    } finally {
      clearInterval(timer);
      signal.removeEventListener('abort', stop);
      for (const abort of calls.values()) abort.abort(new Error('the job has ended'));
      this.#receive = () => {};
      this.#failed = () => {};
      worker.unref();
    }
  }

  /** Ends it at once, in whatever it is; a job that it has is rejected with `why`. */
  async end(why: JobEnded): Promise<void> {
    this.#why ??= why;
    // asked for again and again while the thread takes its time to stop
    this.#ending ??= this.#worker.terminate();
    await this.#ending;
  }
}

/**
 * Milliseconds of processor time that a thread took since now, as far as it has been told: each call asks for the next
 * count. A thread tells it also while it computes.
 */
function processorTime(worker: Worker): () => number {
  let first: number | undefined;
  let taken = 0;
  let asking = false;
  const ask = () => {
    if (asking) return;
    asking = true;
    worker.cpuUsage().then(
      ({ user, system }) => {
        const now = (user + system) / 1000;
        first ??= now;
        taken = now - first;
        asking = false;
      },
      () => {}, // it has ended
    );
  };
  ask();
  return () => {
    ask();
    return taken;
  };
}

/** Megabytes that a thread holds outside its heap, as of the last call: each asks anew. */
function memoryBesideHeap(worker: Worker): () => number {
  let held = 0;
  let asking = false;
  return () => {
    if (!asking) {
      asking = true;
      worker.getHeapStatistics().then(
        ({ external_memory }) => {
          held = external_memory / 1_048_576;
          asking = false;
        },
        () => {}, // it has ended
      );
    }
    return held;
  };
}

const tooMuchMemory = (most_mb: number) =>
  new JobEnded('internal', `The work took more than ${most_mb} MB of memory and was ended: give it a shorter text.`);

const seconds = (ms: number) => `${Math.round(ms / 100) / 10} s`;

/** More than a thread that begins holds open: six for its event loop and channels, and the modules that it reads. */
const DESCRIPTORS = 16;

function brokenDown(failure: unknown, most_mb: number): ServiceError {
  // a thread that begins reads its modules
  const fault = storageFault(failure) ?? descriptorFault(failure, DESCRIPTORS);
  if (fault) return fault;
  return (failure as { code?: string } | undefined)?.code === 'ERR_WORKER_OUT_OF_MEMORY'
    ? tooMuchMemory(most_mb)
    : new JobEnded('internal', 'The thread of the work broke down.', failure ?? new Error('the thread ended'));
}

const isStream = (made: unknown): made is AsyncGenerator<unknown, unknown> =>
  typeof made === 'object' && made !== null && Symbol.asyncIterator in made;

/** Passes the pieces of a stream on; answers what it returns. */
async function pass(
  stream: AsyncGenerator<unknown, unknown>,
  signal: AbortSignal,
  to: (piece: unknown) => void,
): Promise<unknown> {
  try {
    for (;;) {
      const next = await stream.next();
      if (next.done || signal.aborted) return next.value;
      to(next.value);
    }
  } finally {
    await stream.return(undefined);
  }
}
