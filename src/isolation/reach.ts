import { noteToCaller } from '#accounts/caller.ts';
import { systemClock } from '#clock.ts';
import { collections } from '#collections/index.ts';
import type { Collection } from '#corpus/collection.ts';
import type { Corpus } from '#corpus/corpus.ts';
import type { Meaning } from '#corpus/meaning.ts';
import type { Structures } from '#corpus/structures.ts';
import type { Keep, StoredFile } from '#files/store.ts';
import type { Model, ModelCall } from '#models/model.ts';
import type { JobServices } from './job.ts';
import type { Facts } from './messages.ts';

/**
 * How a job reaches the services of its service: both ends of every call that goes from a thread to the service. Only
 * searches and the like do; records are read in the thread, because a record of a megabyte would have to be copied.
 */

/** The service's end: answers a call of a job. A stream is answered as an async generator. */
export type Answers = Readonly<Record<string, (args: readonly any[], signal: AbortSignal) => unknown>>;

export function answersOf({ corpus, model, files, flows }: JobServices): Answers {
  const pieces = new Map<number, Pieces>();
  const of = (name: string) => collections.find((collection) => collection.name === name)!;
  return {
    search: ([collection, request], signal) => corpus.search(of(collection), { ...request, signal }),
    facets: ([collection, request, facets], signal) => corpus.facets(of(collection), { ...request, signal }, facets),
    aggregate: ([collection, request, tree], signal) => corpus.aggregate(of(collection), { ...request, signal }, tree),
    columns: ([collection, request, fields], signal) => corpus.columns(of(collection), { ...request, signal }, fields),
    explain: ([collection, request], signal) => corpus.explain(of(collection), { ...request, signal }),
    rank: ([collection, request], signal) => corpus.rank(of(collection), { ...request, signal }),
    model: () => corpus.meaning?.model(),
    meaning: () => corpus.meaning?.state(),
    encode: ([texts], signal) => corpus.meaning!.encode(texts, signal),
    nearest: ([vectors, options], signal) => corpus.meaning!.nearest(vectors, { ...options, signal }),
    alikeWords: ([words, among, options], signal) => corpus.meaning!.alikeWords(words, among, { ...options, signal }),
    contextModels: () => corpus.meaning?.contextModels() ?? [],
    likestInContext: ([texts, among], signal) => corpus.meaning?.likestInContext(texts, among, { signal }),
    containing: ([query, options], signal) => corpus.structures!.containing(query, { ...options, signal }),
    screened: ([pattern], signal) => corpus.structures!.screened(pattern, { signal }),
    alike: ([morgan, least], signal) => corpus.structures!.similar(morgan, least, { signal }),
    status: () => corpus.status(),
    health: () => corpus.health(),
    text: ([call], signal) => model!.text({ ...call, signal }),
    object: ([schema, call], signal) => model!.object(schema, { ...call, signal }),
    embed: ([texts, call], signal) => model!.embed!(texts, { ...call, signal }),
    put: ([file]) => files.put(file),
    store: async ([n, as], signal) => {
      const into = new Pieces(signal);
      pieces.set(n, into);
      try {
        return await files.store(as, into.all());
      } finally {
        pieces.delete(n);
        into.leave();
      }
    },
    piece: ([n, piece]) => pieces.get(n)?.add(piece),
    open: ([link]) => files.open(link),
    read: ([file]) => files.read(file),
    remove: ([file]) => files.remove(file),
    record: ([taskId, account]) => flows.record(taskId, account),
    note: ([sentence]) => noteToCaller(sentence),
  };
}

/** The pieces of a file on their way from a thread: one at a time. */
class Pieces {
  readonly #signal: AbortSignal;
  #next: { piece: Uint8Array | undefined; taken: () => void } | undefined;
  #wake = () => {};
  #left = false;

  constructor(signal: AbortSignal) {
    this.#signal = signal;
    signal.addEventListener('abort', () => this.#wake(), { once: true });
  }

  /** Resolves when it was taken; `undefined` ends the file. */
  add(piece: Uint8Array | undefined): Promise<void> {
    if (this.#left) return Promise.resolve();
    return new Promise((taken) => {
      this.#next = { piece, taken };
      this.#wake();
    });
  }

  async *all(): AsyncGenerator<Uint8Array> {
    for (;;) {
      this.#signal.throwIfAborted();
      const next = this.#next;
      if (!next) {
        await new Promise<void>((resolve) => {
          this.#wake = resolve;
        });
        continue;
      }
      this.#next = undefined;
      if (next.piece) yield next.piece;
      next.taken();
      if (!next.piece) return;
    }
  }

  /** Nobody takes any more: whoever waits goes on. */
  leave(): void {
    this.#left = true;
    this.#next?.taken();
  }
}

export function factsOf({ model, clock, base_url, logo }: JobServices): Facts {
  return {
    clock_ahead_ms: Math.round((clock() - systemClock()) / 1000) * 1000,
    base_url: base_url(),
    ...(logo && { logo }),
    ...(model && {
      model: {
        name: model.name,
        ...(model.embed && model.embedding_model !== undefined && { embedding_model: model.embedding_model }),
      },
    }),
  };
}

/** A job's calls to the service: abandoned when the signal aborts. */
export interface Calls {
  one(name: string, args: readonly unknown[], signal?: AbortSignal): Promise<any>;
  stream(name: string, args: readonly unknown[], signal?: AbortSignal): AsyncGenerator<any, any>;
}

/** Sends a file piece by piece; what is not yet taken holds up what makes the next. */
async function stored(calls: Calls, as: Keep, content: AsyncIterable<Uint8Array>): Promise<StoredFile> {
  const n = ++files_begun;
  const leaving = new AbortController();
  const file = calls.one('store', [n, as], leaving.signal);
  // a failure is told by whatever waits for it below
  file.catch(() => {});
  try {
    for await (const piece of content) await Promise.race([calls.one('piece', [n, piece]), file]);
    await calls.one('piece', [n, undefined]);
    return await file;
  } catch (error) {
    leaving.abort(error);
    throw error;
  }
}
let files_begun = 0;

type Reading = { readonly still?: JobServices['still'] } & Pick<
  Corpus,
  'get' | 'projected' | 'lookup' | 'identify' | 'links' | 'groups' | 'changes' | 'learned' | 'bank' | 'pictures'
>;

/** The thread's end. `reading`: of the records; absent where there are none. */
export function servicesOver(calls: Calls, facts: Facts, reading: Reading | undefined): JobServices {
  return {
    corpus: corpusOver(calls, reading),
    model: facts.model && modelOver(calls, facts.model),
    files: {
      put: (file) => calls.one('put', [file]),
      store: (as, content) => stored(calls, as, content),
      open: (link) => calls.one('open', [link]),
      read: async (file) => {
        const found = await calls.one('read', [file]);
        return found && Buffer.from(found);
      },
      remove: (file) => calls.one('remove', [file]),
    },
    ...(reading?.still && { still: reading.still }),
    flows: { record: (taskId, account) => calls.one('record', [taskId, account]) },
    clock: () => systemClock() + facts.clock_ahead_ms,
    base_url: () => facts.base_url,
    logo: facts.logo,
  };
}

function corpusOver(calls: Calls, reading: Reading | undefined): Corpus {
  const asked =
    (name: string) =>
    ({ name: collection }: Collection<any>, { signal, ...request }: { signal?: AbortSignal }, ...more: unknown[]) =>
      calls.one(name, [collection, request, ...more], signal);
  const refused = async (): Promise<never> => {
    throw new Error('a job cannot write to the corpus');
  };
  return {
    ...(reading as Reading),
    meaning: meaningOver(calls),
    structures: structuresOver(calls),
    search: asked('search'),
    facets: asked('facets'),
    aggregate: asked('aggregate'),
    columns: asked('columns'),
    explain: asked('explain'),
    rank: asked('rank'),
    status: () => calls.one('status', []),
    health: () => calls.one('health', []),
    put: refused,
    delete: refused,
    removeDemo: refused,
    close: refused,
  };
}

/** Where the service's corpus has none, no model is added: nothing else is asked. */
const meaningOver = (calls: Calls): Meaning => ({
  model: () => calls.one('model', []),
  state: () => calls.one('meaning', []),
  encode: (texts, signal) => calls.one('encode', [texts], signal),
  nearest: (vectors, { signal, ...options }) => calls.one('nearest', [vectors, options], signal),
  alikeWords: (words, among, { signal, ...options }) => calls.one('alikeWords', [words, among, options], signal),
  contextModels: () => calls.one('contextModels', []),
  likestInContext: (texts, among, { signal }) => calls.one('likestInContext', [texts, among], signal),
  close: async () => {},
});

const structuresOver = (calls: Calls): Structures => ({
  containing: (query, { signal, ...options }) => calls.one('containing', [query, options], signal),
  screened: (pattern, { signal }) => calls.one('screened', [pattern], signal),
  similar: (morgan, least, { signal }) => calls.one('alike', [morgan, least], signal),
  warm: () => {},
  close: async () => {},
});

function modelOver(calls: Calls, { name, embedding_model }: NonNullable<Facts['model']>): Model {
  return {
    name,
    text: (call) => calls.stream('text', [asData(call)], call.signal),
    object: (schema, call) => calls.one('object', [schema, asData(call)], call.signal),
    ...(embedding_model !== undefined && {
      embedding_model,
      embed: (texts: readonly string[], { account, signal }: Pick<ModelCall, 'account' | 'signal'>) =>
        calls.one('embed', [texts, { account }], signal),
    }),
  };
}

/** Of a call only what can be copied: who calls may have given more than is asked for. */
const asData = ({ prompt, account, max_output_tokens }: ModelCall): Omit<ModelCall, 'signal'> => ({
  ...{ prompt, account },
  ...(max_output_tokens !== undefined && { max_output_tokens }),
});
