import { AsyncLocalStorage } from 'node:async_hooks';
import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it } from 'vitest';
import { systemClock } from '#clock.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { ServiceError } from '#errors.ts';
import { ModelError } from '#models/model.ts';
import { sqliteCorpus } from '#stores/sqlite/address.ts';
import { lidarPatents } from '#testing/lidar-patents.ts';
import { startTestService } from '#testing/service.ts';
import { type Isolation, JobEnded, type JobServices, streamed } from './job.ts';
import { type IsolationOptions, isolation } from './pool.ts';
import {
  breakDown,
  count,
  deaf,
  echo,
  exit,
  forever,
  hoard,
  hoardBytes,
  reach,
  refuse,
  sleep,
  starved,
  stored,
  where,
} from './sample-jobs.ts';
import { SpareThreads } from './spare-threads.ts';

const jobs = import.meta.resolve('./sample-jobs.ts');
const nobody = {
  clock: systemClock,
  base_url: () => 'http://here',
  flows: { record: () => [] },
} as unknown as JobServices;
const never = new AbortController().signal;
const asked = { services: nobody, account: 'anna', signal: never };

let open: Isolation[] = [];
function pool(options: Partial<IsolationOptions> = {}): Isolation {
  const lane = { places: 1, work_ms: 60_000 };
  const made = isolation({ jobs, lanes: { answer: lane, search: lane, step: lane, document: lane }, ...options });
  open.push(made);
  return made;
}
const lanes = (work_ms: number, places = 1) => {
  const lane = { places, work_ms };
  return { answer: lane, search: lane, step: lane, document: lane };
};
afterEach(async () => {
  await Promise.all(open.map((one) => one.close()));
  open = [];
});

it('runs a job elsewhere and answers what it answers', async () => {
  const input = { text: '词', list: [1, undefined, null] };
  expect(await pool().run(echo, input, asked)).toEqual(input);
});

describe('errors', () => {
  it('of the service keep code, message and details', async () => {
    const thrown = await pool()
      .run(refuse, 'service', asked)
      .catch((error: unknown) => error);
    expect(thrown).toBeInstanceOf(ServiceError);
    expect(thrown).toMatchObject({
      code: 'invalid_query',
      message: 'There is a bracket too many.',
      details: { position: 7 },
    });
  });

  it('of ours keep name, message and where they were thrown', async () => {
    const thrown = (await pool()
      .run(refuse, 'plain', asked)
      .catch((error: unknown) => error)) as Error;
    expect([thrown.name, thrown.message]).toEqual(['TypeError', 'a mistake of ours']);
    expect(thrown.stack).toContain('sample-jobs.ts');
  });
});

describe('a job that does not end', () => {
  it('is ended when it has computed for as long as it may, while the event loop goes on; the next job gets another thread', async () => {
    const threads = pool({ lanes: lanes(300) });
    let rounds = 0;
    const timer = setInterval(() => rounds++, 5);
    const ended = await threads.run(forever, undefined, asked).catch((error: unknown) => error);
    clearInterval(timer);
    expect(ended).toBeInstanceOf(JobEnded);
    expect(ended).toMatchObject({
      code: 'timeout',
      message: 'The work took more than 0.3 s of computing and was ended: give it a shorter text.',
    });
    expect(rounds).toBeGreaterThan(5);
    expect(await threads.run(echo, 'still there', asked)).toBe('still there');
  });

  it('may wait for longer than it may compute', async () => {
    expect(await pool({ lanes: lanes(150) }).run(sleep, 600, asked)).toBe('slept');
  });

  it('is not charged for time in which the machine did not let it compute, but does not hold its thread for ever', async () => {
    const threads = pool({ lanes: lanes(1000) });
    expect(await threads.run(starved, 1500, asked)).toBe('done all the same');
    await expect(pool({ lanes: lanes(100) }).run(starved, 1e9, asked)).rejects.toThrow(JobEnded);
  });

  it('is ended when it has waited for longer than it may take', async () => {
    const lane = { places: 1, work_ms: 60_000, wall_ms: 400 };
    const threads = pool({ lanes: { answer: lane, search: lane, step: lane, document: lane } });
    await expect(threads.run(deaf, undefined, asked)).rejects.toThrow(
      'The work took more than 0.4 s, most of it waiting, and was ended: what it waited for did not come.',
    );
    expect(await threads.run(echo, 'still there', asked)).toBe('still there');
  });

  it('leaves another thread behind where one is kept warm', async () => {
    const threads = pool({ lanes: lanes(300) });
    threads.warm();
    const first = await threads.run(where, undefined, asked);
    await expect(threads.run(forever, undefined, asked)).rejects.toThrow(JobEnded);
    // threads are numbered in the order in which they are made: this one comes after the one that was left
    const mark = new Worker('', { eval: true }).threadId;
    const next = await threads.run(where, undefined, asked);
    expect([first < next, next < mark]).toEqual([true, true]);
  });

  it('ends when it has nothing to do, the last one too unless one is kept warm', async () => {
    const threads = pool({ idle_ms: 100 });
    const first = await threads.run(where, undefined, asked);
    const later = () => threads.run(where, undefined, asked);
    await expect.poll(later, { interval: 700, timeout: 20_000 }).toBeGreaterThan(first);
  });

  it('is ended some time after nobody waits for it any longer', async () => {
    const stop = new AbortController();
    const threads = pool();
    await threads.run(echo, 'it has started', asked);
    const running = threads.run(forever, undefined, { ...asked, signal: stop.signal });
    setTimeout(() => stop.abort(new Error('gone')), 50);
    await expect(running).rejects.toThrow(JobEnded);
  });
});

it('a job that takes all memory, or ends its thread, harms nobody else', async () => {
  const threads = pool({ most_mb: 48 });
  const beside = threads.run(sleep, 1, asked);
  await expect(threads.run(hoard, undefined, asked)).rejects.toThrow(
    'The work took more than 48 MB of memory and was ended',
  );
  await expect(threads.run(hoardBytes, undefined, asked)).rejects.toThrow(
    'The work took more than 192 MB of memory and was ended',
  );
  await expect(threads.run(exit, undefined, asked)).rejects.toThrow('The thread of the work broke down.');
  await expect(threads.run(breakDown, 'EOTHER', asked)).rejects.toMatchObject({ code: 'internal' });
  // what it could not open a file for is told as such: it is no fault of the work
  await expect(threads.run(breakDown, 'EMFILE', asked)).rejects.toMatchObject({
    code: 'busy',
    message: expect.stringMatching(/^The service has no file descriptors left/),
  });
  expect(await beside).toBe('slept');
  expect(await threads.run(echo, 1, asked)).toBe(1);
});

it('a job that waits is told when nobody waits for it, and one in the queue never begins', async () => {
  const threads = pool();
  const [first, second] = [new AbortController(), new AbortController()];
  const running = threads.run(sleep, 1e9, { ...asked, signal: first.signal });
  const waiting = threads.run(echo, 1, { ...asked, signal: second.signal });
  second.abort(new Error('the second one left'));
  await expect(waiting).rejects.toThrow('the second one left');
  first.abort(new ServiceError('timeout', 'It takes too long.'));
  await expect(running).rejects.toThrow();
  expect(await threads.run(echo, 2, asked)).toBe(2);
});

describe('the queue', () => {
  it('takes the account that has the fewest running jobs first', async () => {
    const threads = pool({ lanes: lanes(60_000, 2) });
    const order: string[] = [];
    const [long, short] = [new AbortController(), new AbortController()];
    // anna has one place for good, so that what follows takes turns on the other
    const hold = [long, short].map(({ signal }) => threads.run(sleep, 1e9, { ...asked, signal }).catch(() => {}));
    const ask = (account: string, name: string) =>
      threads.run(sleep, 20, { ...asked, account }).then(() => order.push(name));
    const all = [ask('anna', 'a1'), ask('anna', 'a2'), ask('ben', 'b1')];
    short.abort(new Error('enough'));
    await Promise.all(all);
    expect(order).toEqual(['b1', 'a1', 'a2']);
    long.abort(new Error('enough'));
    await Promise.all(hold);
  });

  it('is bounded, and one account can fill half of it', async () => {
    const lane = { places: 1, work_ms: 60_000, most_waiting: 4 };
    const threads = pool({ lanes: { answer: lane, search: lane, step: lane, document: lane } });
    const stop = new AbortController();
    const ask = (account: string) =>
      threads.run(sleep, 1e9, { ...asked, account, signal: stop.signal }).catch((error: ServiceError) => error.code);
    const held = [ask('anna'), ask('anna'), ask('anna')];
    expect(await ask('anna')).toBe('busy');
    held.push(ask('ben'), ask('ben'));
    expect(await ask('carl')).toBe('busy');
    stop.abort(new ServiceError('not_found'));
    expect(new Set(await Promise.all(held))).toEqual(new Set(['not_found']));
  });
});

describe('what a job tells', () => {
  it('comes piece by piece and in order, then its answer', async () => {
    const pieces: number[] = [];
    const telling = streamed(pool(), count, 3, asked);
    for (;;) {
      const next = await telling.next();
      if (next.done) {
        expect(next.value).toBe('counted to 3');
        break;
      }
      pieces.push(next.value);
    }
    expect(pieces).toEqual([1, 2, 3]);
  });

  it('is told no faster than it is read, and no more when the reader leaves', async () => {
    const threads = pool();
    const seen: number[] = [];
    for await (const n of streamed(threads, count, 1_000_000, asked)) {
      seen.push(n);
      if (n === 3) break;
    }
    expect(seen).toEqual([1, 2, 3]);
    // its thread is free again
    expect(await threads.run(echo, 1, asked)).toBe(1);
  });
});

it('reads records in its thread, searches and asks the model in the service, on behalf of who asked', async () => {
  await using service = await startTestService({ corpus: lidarPatents });
  const asking = new AsyncLocalStorage<string>();
  const heard: unknown[] = [];
  const services: JobServices = {
    ...nobody,
    clock: () => Date.UTC(2031, 5, 1, 12),
    corpus: service.corpus,
    model: {
      name: 'parrot',
      async *text({ account }) {
        heard.push(account, asking.getStore());
        yield 'one ';
        yield 'two';
        return { reason: 'stop', usage: { input_tokens: 1, output_tokens: 1 }, omitted: 0 };
      },
      object: () => Promise.reject(new ModelError('refused', 'no')),
    },
  };
  const threads = pool({ corpus: sqliteCorpus(service.data_dir) });
  const found = await asking.run('request 1', () => threads.run(reach, null, { ...asked, services }));
  const { hits } = await service.corpus.search((await import('#collections/patents/patents.ts')).patents, {
    query: { kind: 'all' },
    offset: 0,
    limit: 2,
  });
  expect(found).toEqual({ numbers: hits.map(({ id }) => id), said: 'one two', at: 'http://here', day: '2031-06-01' });
  expect(heard).toEqual(['anna', 'request 1']);
});

describe('threads that outlive those who had them', () => {
  const used = async (spare: SpareThreads, options: Partial<IsolationOptions> = {}) => {
    const threads = pool({ spare, ...options });
    const thread = await threads.run(where, undefined, asked);
    await threads.close();
    return thread;
  };

  it('are taken by the next that do the same jobs, and by no others', async () => {
    const spare = new SpareThreads(2);
    const first = await used(spare);
    expect(await used(spare)).toBe(first);
    const other = await used(spare, { most_mb: 64 });
    expect(other).not.toBe(first);
    expect([await used(spare), await used(spare, { most_mb: 64 })]).toEqual([first, other]);
    // two wait: there is no place for a third
    const third = await used(spare, { most_mb: 32 });
    expect(await used(spare, { most_mb: 32 })).not.toBe(third);
  });

  it('are ended where they have something to do, or have ended', async () => {
    const spare = new SpareThreads(2);
    const threads = pool({ spare });
    const first = await threads.run(where, undefined, asked);
    const running = threads.run(sleep, 1e9, asked);
    await Promise.all([expect(running).rejects.toThrow('The service is being stopped.'), threads.close()]);
    const next = pool({ spare, lanes: lanes(300) });
    expect(await next.run(where, undefined, asked)).toBeGreaterThan(first);
    await expect(next.run(forever, undefined, asked)).rejects.toThrow(JobEnded);
    await next.close();
    expect(await used(spare)).toBeGreaterThan(first);
  });

  it('read the records of whoever has them', async () => {
    const spare = new SpareThreads(1);
    const readIn = async (dir: string, services: JobServices) => {
      const threads = pool({ spare, corpus: sqliteCorpus(dir) });
      const read = await threads.run(stored, 'US10000000B2', { ...asked, services });
      await threads.close();
      return read;
    };
    const read: unknown[] = [];
    for (const corpus of [[samplePatent('US10000000B2', { page_count: 3 })], [], [samplePatent('US10000000B2', {})]]) {
      await using service = await startTestService({ corpus });
      read.push(await readIn(service.data_dir, { ...nobody, corpus: service.corpus }));
    }
    expect(read).toEqual([[1, 3], [0], [1]]);
    expect(await used(spare)).toEqual(expect.any(Number));
  });
});
