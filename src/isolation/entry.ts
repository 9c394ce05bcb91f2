// A thread for jobs: reads records itself, and reaches everything else of the service by messages.

import '#egress/thread.ts';
import { parentPort, workerData } from 'node:worker_threads';
import { collections } from '#collections/index.ts';
import { openerAt } from '#corpus/address.ts';
import { CorpusReading } from '#corpus/reading.ts';
import { giveWay } from '#give-way.ts';
import type { JobServices, Jobs } from './job.ts';
import { type FromThread, fromThrown, type ThreadData, type ToThread, toThrown } from './messages.ts';
import { type Calls, servicesOver } from './reach.ts';

giveWay('working');

const { jobs: module } = workerData as ThreadData;
const { jobs } = (await import(module)) as { jobs: Jobs };
let reading: CorpusReading | undefined;
const port = parentPort!;
const say = (message: FromThread) => port.postMessage(message);

interface Waiting {
  readonly answered: (value: any) => void;
  readonly failed: (error: unknown) => void;
  readonly piece?: (value: unknown) => void;
}
const waiting = new Map<number, Waiting>();
let last = 0;
let abort = new AbortController();

/** Sends a call, and takes it back when the signal aborts. */
function call(name: string, args: readonly unknown[], signal: AbortSignal | undefined, how: Waiting): () => void {
  const n = ++last;
  const leave = () => {
    if (!waiting.delete(n)) return;
    say({ kind: 'leave', n });
    how.failed(signal?.reason);
  };
  const once =
    <T>(then: (value: T) => void) =>
    (value: T) => {
      signal?.removeEventListener('abort', leave);
      then(value);
    };
  waiting.set(n, { ...how, answered: once(how.answered), failed: once(how.failed) });
  signal?.addEventListener('abort', leave, { once: true });
  say({ kind: 'call', n, name, args });
  return leave;
}

const calls: Calls = {
  async one(name, args, signal = abort.signal) {
    signal.throwIfAborted();
    return new Promise((answered, failed) => void call(name, args, signal, { answered, failed }));
  },
  async *stream(name, args, signal = abort.signal) {
    signal.throwIfAborted();
    const pieces: unknown[] = [];
    let end: { value: unknown } | { error: unknown } | undefined;
    let wake = () => {};
    const ended = (how: typeof end) => {
      end = how;
      wake();
    };
    const leave = call(name, args, signal, {
      answered: (value) => ended({ value }),
      failed: (error) => ended({ error }),
      piece: (value) => {
        pieces.push(value);
        wake();
      },
    });
    try {
      for (;;) {
        if (pieces.length > 0) yield pieces.shift();
        else if (end && 'error' in end) throw end.error;
        else if (end) return end.value;
        else
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
      }
    } finally {
      leave();
    }
  },
};

/** What is left out of an answer is said beside it. */
function note(sentence: string): void {
  calls.one('note', [sentence]).catch(() => {});
}

/** Kept as long as what the service says of itself is the same: skills keep what they know of a model with it. */
let services: { readonly facts: string; readonly over: JobServices } | undefined;

/** Reads a corpus in place of the one before it. */
async function serve({ corpus }: ToThread & { kind: 'corpus' }): Promise<void> {
  await reading?.close();
  const opened = corpus && (await (await openerAt(corpus)).openReading(corpus, collections, note));
  reading = opened && new CorpusReading(opened.stored, collections, opened);
  services = undefined;
  say({ kind: 'ready' });
}

async function run({ name, input, account, facts }: ToThread & { kind: 'job' }): Promise<void> {
  abort = new AbortController();
  const { signal } = abort;
  const key = JSON.stringify(facts);
  if (services?.facts !== key) services = { facts: key, over: servicesOver(calls, facts, reading) };
  const send = (piece: unknown) => calls.one('send', [piece], signal);
  try {
    const job = await jobs[name]!();
    const output = await job.run(input, services.over, { account, signal, send });
    say({ kind: 'done', output });
  } catch (error) {
    say({ kind: 'failed', thrown: toThrown(error) });
  }
}

port.on('message', (message: ToThread) => {
  if (message.kind === 'corpus') return void serve(message);
  if (message.kind === 'job') return void run(message);
  if (message.kind === 'abort') return abort.abort(fromThrown(message.reason));
  const call = waiting.get(message.n);
  if (!call) return;
  if (message.kind === 'piece') return call.piece?.(message.value);
  waiting.delete(message.n);
  if (message.kind === 'answer') call.answered(message.value);
  else call.failed(fromThrown(message.thrown));
});
