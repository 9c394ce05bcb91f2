import { expect, it } from 'vitest';
import { patents } from '#collections/patents/patents.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { monitorsOver } from './monitors.ts';
import type { Monitor, MonitorStore } from './store.ts';
import type { Subject } from './subject.ts';

const subject: Subject = {
  ...{ name: 'patents', collection: patents, id_field: 'PN' },
  kinds: { new: { meaning: 'new', meaning_zh: '新', feed: ['new'] } },
  read: () => ({ kind: 'all' }),
  shown: () => 'all',
};
const corpus = {
  changes: async () => ({ changes: [], head: 7, upto: 7, more: false, forgotten: 0 }),
} as unknown as Corpus;
const monitor = (id: number) =>
  ({
    ...{ id: `m${id}`, account_id: `a${id}`, subject: 'patents', name: 'all', query: 'all', kinds: ['new'] },
    ...{ created_at: 0, updated_at: 0, number: 0, mark: 0, run_mark: 0, runs: 0, standing: {} },
    schedule: { every: 'day' },
  }) as unknown as Monitor;

/** Nothing is written until so many are to be written. */
function holding(count: number) {
  const due = Array.from({ length: count }, (_, id) => monitor(id));
  const waiting: (() => void)[] = [];
  const store = {
    due: async () => [...due],
    ran: ({ id }: Monitor) =>
      new Promise<boolean>((done) => {
        due.splice(
          due.findIndex((one) => one.id === id),
          1,
        );
        waiting.push(() => done(true));
        if (waiting.length === count) for (const go of waiting) go();
      }),
  } as unknown as MonitorStore;
  return store;
}

it('monitors that are due are searched while others are written, and all that were written are counted', async () => {
  const monitors = monitorsOver({
    ...{ store: holding(40), corpus, subjects: [subject], clock: () => 86_400_000, time_zone: 'UTC' },
  });
  expect(await monitors.runDue()).toBe(40);
});

it('a fault of the store is told when all have ended', async () => {
  const store = {
    due: async () => [monitor(1), monitor(2)],
    ran: async () => {
      throw new Error('the disk is full');
    },
  } as unknown as MonitorStore;
  const monitors = monitorsOver({ store, corpus, subjects: [subject], clock: () => 0, time_zone: 'UTC' });
  await expect(monitors.runDue()).rejects.toThrow('the disk is full');
});
