import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { Change } from '#corpus/engine.ts';
import { type Sample, samples } from '#testing/random-queries.ts';
import type { Task } from '../answer/request.ts';
import { CallingThread } from '../ask/calling-thread.ts';
import { CollectionIndex } from '../collection/collection-index.ts';
import { Threads } from '../collection/threads.ts';
import { PageCache } from '../format/segment-file.ts';
import { schemaOf } from '../schema/schema.ts';
import { type DerivedArrays, DerivedColumns, see } from '../segment/derived.ts';
import { DocSet } from '../segment/docset.ts';
import { KeptResults } from './kept-results.ts';
import type { Plan } from './plan.ts';

const set = (...docs: number[]) => DocSet.ofArray(64, Uint32Array.from(docs));
const FAMILY = 0;
const LINKS = 2;

it('forgets a set of derived values when one of its columns changes, and no other', () => {
  const kept = new KeptResults({ bytes: 1 << 20, used: 0 });
  const changing = derived();
  const { columns } = changing;
  const keep = () => kept.putSet('families', set(1), [see(FAMILY, columns)!]);
  keep();
  kept.putSet('links', set(2), [see(LINKS, columns)!]);
  kept.putSet('words', set(3));
  changing.set(FAMILY, 5, [7]);
  expect(kept.set('families', columns)).toBeUndefined();
  expect(kept.set('links', columns)?.toArray()).toEqual(Uint32Array.of(2));
  expect(kept.set('words', columns)?.toArray()).toEqual(Uint32Array.of(3));
  keep();
  // the value that it has already is no change
  changing.set(FAMILY, 5, [7]);
  expect(kept.set('families', columns)?.count).toBe(1);
});

it('takes no state for one while a value of the column changes', () => {
  const { columns } = derived();
  const { epoch } = columns[FAMILY]!;
  Atomics.add(epoch, 0, 1);
  expect(see(FAMILY, columns)).toBeUndefined();
  Atomics.add(epoch, 0, 1);
  expect(see(FAMILY, columns)).toMatchObject({ field: FAMILY, epoch: 2 });
});

it('knows arrays that have been replaced, even if a search went on with the old ones', () => {
  const kept = new KeptResults({ bytes: 1 << 20, used: 0 });
  const changing = derived();
  // what a searching thread holds: the arrays of before, and the epoch that all share
  const old: DerivedArrays[] = changing.columns.map(({ slots, lists, epoch }) => ({ slots, lists, epoch }));
  for (let n = 1; changing.columns[FAMILY]!.slots === old[FAMILY]!.slots; n++) changing.set(FAMILY, 3, [n, n + 1]);
  kept.putSet('families', set(1), [see(FAMILY, old)!]);
  expect(kept.set('families', changing.columns)).toBeUndefined();
});

it('keeps a count for one state of the deletions', () => {
  const kept = new KeptResults({ bytes: 1 << 20, used: 0 });
  const deleted = set(4);
  kept.putCount('word', 3, undefined);
  expect([kept.count('word', undefined, []), kept.count('word', deleted, [])]).toEqual([3, undefined]);
  kept.putCount('word', 2, deleted);
  expect([kept.count('word', undefined, []), kept.count('word', deleted, []), kept.count('word', set(4), [])]).toEqual([
    undefined,
    2,
    undefined,
  ]);
});

it('stays within its budget, the least recently used going first', () => {
  const budget = { bytes: 3000, used: 0 };
  const [one, other] = [new KeptResults(budget), new KeptResults(budget)];
  for (let n = 0; n < 100; n++) {
    one.putSet(`set ${n}`, set(n % 64));
    if (one.set('set 0', []) === undefined) throw new Error('the set used last is gone');
    expect(budget.used).toBeLessThanOrEqual(budget.bytes);
  }
  expect(one.set('set 1', [])).toBeUndefined();
  expect(one.set('set 99', [])?.toArray()).toEqual(Uint32Array.of(35));
  one.clear();
  other.clear();
  expect(budget.used).toBe(0);
});

// an answer on the calling thread has few milliseconds: on a busy machine it may take another try
it('answers on the calling thread what a searching thread told, segment by segment, until it is no longer true', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'priora-kept-'));
  const threads = new Threads(1, 1 << 24, true, () => {});
  const index = await CollectionIndex.open(samples, dir, threads, new PageCache(1 << 22));
  onTestFinished(async () => {
    await threads.end();
    index.close();
    await rm(dir, { recursive: true, force: true });
  });
  const here = new CallingThread(index, { bytes: 1 << 20, used: 0 }, true);
  // of many values the cost is not estimated, so that nothing but what is kept makes them cheap
  const count = (plan: Plan): Task => ({
    ...{ kind: 'search', plan, offset: 0, limit: 0, sort: [], scoring: { k1: 1, b: 1, boosts: {} } },
  });
  const values = ['H01', ...Array.from({ length: 16 }, (_, n) => `X${n}`)];
  const task = count({ op: 'keyword', code: 'C', values });
  const now = () => index.segments.map((live) => ({ live, deleted: live.deleted }));
  await index.apply([put(1, 'A', 'H01'), put(2, 'B', 'H01'), put(3, 'C', 'G06')]);
  expect([here.answer(task), here.wantsHints(task)]).toEqual([undefined, true]);
  here.takeHints(task, now(), [{ count: 2, docs: Uint32Array.of(0, 1) }]);
  expect(here.wantsHints(task)).toBe(false);
  await expect.poll(() => here.answer(task)).toEqual({ total: 2, hits: [] });
  // of the new segment nothing is known; what is known of the old one is not forgotten
  await index.apply([put(4, 'D', 'H01')]);
  expect(here.answer(task)).toBeUndefined();
  here.takeHints(task, now(), [undefined, { count: 1 }]);
  await expect.poll(() => here.answer(task)).toEqual({ total: 3, hits: [] });
  // the documents told are still those of the segment; who told the count did not know of the deletion
  const before = now();
  await index.apply([{ kind: 'delete', seq: 5, id: 'B' }]);
  here.takeHints(task, before, [{ count: 2 }, { count: 1 }]);
  await expect.poll(() => here.answer(task)).toEqual({ total: 2, hits: [] });
  await index.apply([{ kind: 'delete', seq: 6, id: 'D' }]);
  await expect.poll(() => here.answer(task)).toEqual({ total: 1, hits: [] });
  // what may change at any time is not taken from anybody
  const families = count({ op: 'derived_pattern', field: FAMILY, pattern: '*' });
  here.takeHints(families, now(), [{ count: 9 }]);
  expect([here.answer(families), here.wantsHints(families)]).toEqual([undefined, false]);
});

const derived = () => new DerivedColumns(schemaOf(samples, 'test'), 64);

const put = (seq: number, id: string, className: string): Change<Sample> => ({
  kind: 'put',
  seq,
  id,
  record: { id, title: ['battery'], body: [], notes: [], owner: [], classes: [className], sizes: [] },
  derived: {},
});
