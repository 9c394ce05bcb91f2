import { Worker } from 'node:worker_threads';

/**
 * Runs a thread until it ends and answers its last message, undefined where it was ended before. Where `reply` makes
 * something of a message, that is sent back, and it is not the last one; what `reply` rejects with ends the thread.
 */
export type InThread = <T>(
  module: URL,
  data: unknown,
  reply?: (message: T) => Promise<unknown> | undefined,
) => Promise<T | undefined>;

export interface SpareTimeOptions {
  /** How often it is looked for work. */
  readonly poll_ms: number;
  /** Looks whether there is work and has it done; not called again before that has ended. */
  readonly look: (inThread: InThread) => Promise<void>;
  /** Called with what `look` rejects with. */
  readonly on_error?: (cause: unknown) => void;
}

/**
 * Looks for work again and again, and does it in threads that live only while there is some. Keeps no process alive.
 */
export function inSpareTime({ poll_ms, look, on_error }: SpareTimeOptions): {
  /** Ends what is under way. */
  close(): Promise<void>;
} {
  let running: Worker | undefined;
  let looking = false;
  let closed = false;
  const inThread: InThread = (module, data, reply) =>
    new Promise((resolve, reject) => {
      if (closed) {
        resolve(undefined);
        return;
      }
      const worker = new Worker(module, { workerData: data });
      worker.unref();
      running = worker;
      let last: Parameters<NonNullable<typeof reply>>[0] | undefined;
      worker.on('message', (message) => {
        const answering = reply?.(message);
        if (!answering) last = message;
        else
          answering.then(
            (answer) => worker.postMessage(answer),
            (cause) => {
              reject(cause);
              void worker.terminate();
            },
          );
      });
      worker.on('error', reject);
      worker.on('exit', () => {
        running = undefined;
        resolve(last);
      });
    });
  const timer = setInterval(() => {
    if (looking || running) return;
    looking = true;
    look(inThread)
      .catch((cause) => {
        if (!closed) on_error?.(cause);
      })
      .finally(() => {
        looking = false;
      });
  }, poll_ms).unref();
  return {
    async close() {
      closed = true;
      clearInterval(timer);
      await running?.terminate();
    },
  };
}
