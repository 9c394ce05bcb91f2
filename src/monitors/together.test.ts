import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { patents } from '#collections/patents/patents.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { openStorage } from '#composition/corpus.ts';
import { readConfig } from '#config.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { sqliteMonitors } from '#stores/sqlite/monitors.ts';
import { monitorsOver } from './monitors.ts';
import { patentMonitors } from './patents.ts';
import type { MonitorStore } from './store.ts';

let dir: string;
let corpus: Corpus;
let store: MonitorStore;
let now = Date.UTC(2026, 0, 1, 12);
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'priora-monitors-'));
  corpus = await openStorage(readConfig({ PRIORA_DATA_DIR: dir }));
  store = sqliteMonitors(join(dir, 'monitors.sqlite'), { clock: () => now });
});
afterAll(async () => {
  await store.close();
  await corpus.close();
  await rm(dir, { recursive: true, force: true });
});

const THINGS = ['rotary pump', 'gear pump', 'ball valve', 'heat pipe', 'pump of a heat exchanger'];
const publications = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, i) =>
    samplePatent(`EP${7_000_000 + from + i}A1`, {
      titles: [{ lang: 'en', origin: 'original', text: `A ${THINGS[i % THINGS.length]}` }],
      assignees: [{ name: i % 7 === 0 ? 'Ada GmbH' : 'Bob Ltd' }],
    }),
  );
/** `title: pump` finds more than are told together, the last but one nothing. */
const QUERIES = [
  'TTL: pump',
  'TTL: "gear pump"',
  'TTL: (heat $W3 exchanger)',
  'TTL: valve AND AN: "Ada GmbH"',
  'NOT TTL: pump',
  'AN: "Nobody"',
  'TTL: (rotary OR ball)',
];

it('a run asks what monitors ask of one import together, and each is told what it is told alone', async () => {
  const options = { corpus, subjects: [patentMonitors], clock: () => now, time_zone: 'UTC' };
  const monitors = monitorsOver({ ...options, store });
  await corpus.put(patents, publications(0, 20));
  const kinds = Object.keys(patentMonitors.kinds);
  const made = [];
  for (const [i, query] of QUERIES.entries())
    made.push(await monitors.create(`account ${i}`, patentMonitors.name, { query, kinds, schedule: { every: 'day' } }));
  await corpus.put(patents, publications(20, 300));

  const alone = [];
  for (const monitor of made) alone.push((await monitors.since(monitor, monitor.run_mark)).kinds);
  const counts = alone.map((all) => all.find(({ kind }) => kind === 'new')!.count);
  expect(counts).toEqual([168, 56, 56, 8, 112, 0, 112]);

  now += 86_400_000;
  const [search, aggregate] = [vi.spyOn(corpus, 'search'), vi.spyOn(corpus, 'aggregate')];
  expect(await monitors.runDue()).toBe(QUERIES.length);
  // one question for all, and one for each that finds more than are told together
  expect([aggregate.mock.calls.length, search.mock.calls.length]).toEqual([1, 3]);
  const sorted = (all: readonly { kind: string; count: number; ids: readonly string[] }[]) =>
    all.filter(({ count }) => count > 0).map((each) => ({ ...each, ids: each.ids.toSorted() }));
  for (const [i, own] of alone.entries()) {
    const { entries } = await monitors.inbox(`account ${i}`, { offset: 0, limit: 10 });
    expect(entries.flatMap(({ told }) => sorted(told.kinds))).toEqual(sorted(own));
  }

  // a question that cannot be asked with others is asked alone
  await corpus.put(patents, publications(300, 305));
  now += 86_400_000;
  aggregate.mockRejectedValueOnce(new Error('too much at once'));
  expect(await monitors.runDue()).toBe(QUERIES.length);
  const { entries } = await monitors.inbox('account 1', { offset: 0, limit: 10 });
  expect(entries.map(({ told }) => told.kinds.find(({ kind }) => kind === 'new')?.ids)).toEqual([
    ['EP7000301A1'],
    alone[1]!.find(({ kind }) => kind === 'new')!.ids,
  ]);
  vi.restoreAllMocks();
});
