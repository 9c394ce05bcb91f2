import { Worker } from 'node:worker_threads';
import type { StructureHits, Structures } from '#corpus/structures.ts';
import { ServiceError } from '#errors.ts';
import type { StructuresRequest } from './structures-worker.ts';

interface Waiting {
  readonly resolve: (value: any) => void;
  readonly reject: (error: unknown) => void;
}

/** Questions that may wait for their turn. */
const MOST_WAITING = 200;

/** The structures in a data directory. No thread is started before it is asked for something. */
export function openStructures(dir: string): Structures {
  let thread: { readonly worker: Worker; readonly waiting: Map<number, Waiting> } | undefined;
  let last = 0;
  let closed = false;

  function started() {
    if (thread) return thread;
    const worker = new Worker(new URL('./structures-worker.ts', import.meta.url), { workerData: { dir } });
    worker.unref();
    const made = { worker, waiting: new Map<number, Waiting>() };
    thread = made;
    const end = (error: unknown) => {
      if (thread === made) thread = undefined;
      for (const { reject } of made.waiting.values()) reject(error);
      made.waiting.clear();
    };
    worker.on('message', ({ n, value, error }: { n: number; value?: unknown; error?: unknown }) => {
      const one = made.waiting.get(n);
      made.waiting.delete(n);
      if (error !== undefined) one?.reject(error);
      else one?.resolve(value);
    });
    worker.on('error', end);
    worker.on('exit', () => end(new ServiceError('busy', 'The search by structure was ended; try again.')));
    return made;
  }

  function ask(request: StructuresRequest, signal?: AbortSignal): Promise<StructureHits> {
    if (signal?.aborted) return Promise.reject(signal.reason);
    if (closed) return Promise.reject(new ServiceError('busy', 'The service is being stopped.'));
    const { worker, waiting } = started();
    if (waiting.size >= MOST_WAITING)
      return Promise.reject(
        new ServiceError('busy', 'Too many searches by structure wait for their turn; try again shortly.'),
      );
    return new Promise((resolve, reject) => {
      const n = ++last;
      const left = () => reject(signal?.reason);
      signal?.addEventListener('abort', left, { once: true });
      const done =
        <T>(then: (value: T) => void) =>
        (value: T) => {
          signal?.removeEventListener('abort', left);
          then(value);
        };
      waiting.set(n, { resolve: done(resolve), reject: done(reject) });
      worker.postMessage({ n, request });
    });
  }

  return {
    containing: (query, { within_ms, signal }) => ask({ kind: 'containing', query, within_ms }, signal),
    screened: (pattern, { signal }) => ask({ kind: 'screened', pattern }, signal),
    similar: (morgan, least, { signal }) => ask({ kind: 'similar', morgan, least }, signal),
    warm: () => void ask({ kind: 'warm' }).catch(() => undefined),
    async close() {
      closed = true;
      await thread?.worker.terminate();
    },
  };
}
