import { statSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { AlikeDocument, Meaning, MeaningState } from '#corpus/meaning.ts';
import type { ModelHead } from '#encoder/model-file.ts';
import { addedModel, encoderFile } from '#encoder/package.ts';
import { ServiceError } from '#errors.ts';
import type { ColumnState } from './column.ts';
import type { MeaningRequest } from './meaning-worker.ts';

/** Texts that are encoded without looking whether somebody else waits, or whether it is still wanted. */
const TEXTS_AT_ONCE = 16;
/** How long a thread that nobody asks is kept: it holds the model's 120 MB. */
const IDLE_MS = 120_000;

/**
 * The meaning of the texts in a data directory. Nothing is loaded, and no thread started, before it is asked for
 * something; callers take turns of some texts each.
 */
export function openMeaning(dir: string): Meaning {
  let thread: { readonly worker: Worker; readonly waiting: Map<number, Waiting>; idle?: NodeJS.Timeout } | undefined;
  let last = 0;
  let head: { readonly at: number; readonly model: ModelHead | undefined } | undefined;
  let closed = false;

  /** The model that was added, read again when its file is another. */
  async function added(): Promise<ModelHead | undefined> {
    const at = statSync(encoderFile(dir), { throwIfNoEntry: false })?.mtimeMs;
    if (at === undefined) return undefined;
    if (head?.at !== at) {
      head = { at, model: await addedModel(dir) };
      // whoever computes with the old one is not asked again
      void thread?.worker.terminate();
    }
    return head.model;
  }

  function started() {
    if (thread) return thread;
    const worker = new Worker(new URL('./meaning-worker.ts', import.meta.url), { workerData: { dir } });
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
    worker.on('exit', () => end(new ServiceError('busy', 'The encoder was ended; try again.')));
    return made;
  }

  function ask<T>(request: MeaningRequest): Promise<T> {
    if (closed) return Promise.reject(new ServiceError('busy', 'The service is being stopped.'));
    const { worker, waiting } = started();
    clearTimeout(thread!.idle);
    thread!.idle = setTimeout(() => waiting.size === 0 && void worker.terminate(), IDLE_MS).unref();
    return new Promise<T>((resolve, reject) => {
      waiting.set(++last, { resolve, reject });
      worker.postMessage({ n: last, request });
    });
  }

  return {
    async model() {
      return (await added())?.name;
    },
    async state(): Promise<MeaningState | undefined> {
      if (!(await added())) return undefined;
      const state = await ask<(ColumnState & { documents: number }) | undefined>({ kind: 'state' });
      if (!state || state.sha256 !== head?.model?.sha256 || state.documents === 0) return undefined;
      return { model: state.model, documents: state.documents, vectors: state.rows, seq: state.seq };
    },
    async encode(texts, signal) {
      if (!(await added()))
        throw new ServiceError('invalid_request', 'No model was added: `priora models add` does that.');
      const vectors: Float32Array[] = [];
      for (let at = 0; at < texts.length; at += TEXTS_AT_ONCE) {
        signal?.throwIfAborted();
        vectors.push(...(await ask<Float32Array[]>({ kind: 'encode', texts: texts.slice(at, at + TEXTS_AT_ONCE) })));
      }
      return vectors;
    },
    async nearest(vectors, { limit, among, signal }) {
      signal?.throwIfAborted();
      if (!(await added())) return [];
      return ask<AlikeDocument[]>({ kind: 'nearest', vectors, limit, among });
    },
    async close() {
      closed = true;
      clearTimeout(thread?.idle);
      await thread?.worker.terminate();
    },
  };
}

interface Waiting {
  readonly resolve: (value: any) => void;
  readonly reject: (error: unknown) => void;
}
