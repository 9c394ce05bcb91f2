import { setTimeout as delay } from 'node:timers/promises';
import { threadId } from 'node:worker_threads';
import { patents } from '#collections/patents/patents.ts';
import { ServiceError } from '#errors.ts';
import { defineJob, type JobCall, loadedJobs } from './job.ts';

/** Jobs that behave in every way a job can, for the tests of the threads. */

export const echo = defineJob({ name: 'echo', lane: 'answer', run: async (input: unknown) => input });

export const forever = defineJob({
  name: 'forever',
  lane: 'answer',
  async run() {
    for (;;);
  },
});

export const sleep = defineJob({
  name: 'sleep',
  lane: 'answer',
  run: (ms: number, _services, { signal }) => delay(ms, 'slept', { signal }),
});

export const hoard = defineJob({
  name: 'hoard',
  lane: 'step',
  async run() {
    const kept: unknown[] = [];
    for (;;) kept.push(Array.from({ length: 1000 }, () => ({})));
  },
});

/** Keeps bytes, which lie beside the heap; it leaves its thread no time to answer. */
export const hoardBytes = defineJob({
  name: 'hoard-bytes',
  lane: 'step',
  async run() {
    const kept: Uint8Array[] = [];
    for (;;) if (kept.length < 400) kept.push(new Uint8Array(1_048_576).fill(1));
  },
});

/** What opening a file says in a thread that waits for nobody's answer, when no descriptor is left. */
export const breakDown = defineJob({
  name: 'break-down',
  lane: 'answer',
  run(code: string) {
    setImmediate(() => {
      throw Object.assign(new Error(`${code}: too many open files, open 'x'`), { code });
    });
    return delay(60_000);
  },
});

export const exit = defineJob({
  name: 'exit',
  lane: 'step',
  async run(): Promise<void> {
    process.exit(3);
  },
});

export const refuse = defineJob({
  name: 'refuse',
  lane: 'answer',
  async run(kind: 'service' | 'plain') {
    if (kind === 'plain') throw new TypeError('a mistake of ours');
    throw new ServiceError('invalid_query', 'There is a bracket too many.', { position: 7 });
  },
});

export const count = defineJob({
  name: 'count',
  lane: 'answer',
  async run(upto: number, _services, { send }: JobCall<number>) {
    for (let n = 1; n <= upto; n++) await send(n);
    return `counted to ${upto}`;
  },
});

/** In which thread it runs. */
export const where = defineJob({ name: 'where', lane: 'answer', run: async () => threadId });

/** Waits for what never comes, whoever tells it to stop. */
export const deaf = defineJob({
  name: 'deaf',
  lane: 'answer',
  run: () => new Promise<never>(() => setInterval(() => {}, 1e6)),
});

/** Holds its thread for some milliseconds without the processor: as a machine does that has no time for it. */
export const starved = defineJob({
  name: 'starved',
  lane: 'answer',
  async run(ms: number) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
    return 'done all the same';
  },
});

/** Searches by the service, reads in the thread, asks the model for pieces. */
export const reach = defineJob({
  name: 'reach',
  lane: 'answer',
  async run(_input: null, { corpus, model, clock, base_url }, { account, signal }) {
    const { hits } = await corpus.search(patents, { query: { kind: 'all' }, offset: 0, limit: 2, signal });
    const records = await corpus.get(
      patents,
      hits.map(({ id }) => id),
    );
    let said = '';
    const prompt = { instructions: 'speak', material: [], turns: [] };
    for await (const piece of model?.text({ prompt, account, signal }) ?? []) said += piece;
    return {
      numbers: records.map(({ publication_number }) => publication_number),
      said,
      at: base_url(),
      day: new Date(clock()).toISOString().slice(0, 10),
    };
  },
});

/** How many records it reads under a number, and of how many pages they are. */
export const stored = defineJob({
  name: 'stored',
  lane: 'answer',
  async run(number: string, { corpus }) {
    const records = await corpus.get(patents, [number]);
    return [records.length, ...records.flatMap(({ page_count = [] }) => page_count)];
  },
});

export const jobs = loadedJobs([
  ...[echo, forever, sleep, hoard, hoardBytes, exit, breakDown],
  ...[refuse, count, where, deaf, starved, reach, stored],
]);
