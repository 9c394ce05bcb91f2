import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import type { Change, SearchEngine } from '#corpus/engine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { naiveEngine } from '#testing/naive-engine.ts';
import { changes, query, type Sample, samples } from '#testing/random-queries.ts';
import { embeddedEngine } from '../engine.ts';

const folders: string[] = [];
async function folder(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'priora-races-'));
  folders.push(dir);
  return dir;
}
afterAll(() => Promise.all(folders.map((dir) => rm(dir, { recursive: true, force: true }))));

/** Warnings of the index, such as a merge that failed. */
const warnings: string[] = [];
const warned = (warning: Error & { detail?: string }) => warnings.push(`${warning.message} ${warning.detail ?? ''}`);
beforeEach(() => {
  warnings.length = 0;
  process.on('warning', warned);
});
afterEach(() => void process.off('warning', warned));

const all: Query = { kind: 'all' };
const idsOf = async (engine: SearchEngine) =>
  (await engine.search(samples, { query: all, offset: 0, limit: 10_000, sort: [] })).hits.map(({ id }) => id).sort();
const put = (seq: number, id: string, title: string): Change<Sample> => ({
  kind: 'put',
  seq,
  id,
  record: { id, title: [title], body: [], notes: [], owner: [], classes: [], sizes: [] },
  derived: {},
});

it('keeps every document and every file in use while flushes sweep the folder under merges to files', async () => {
  const dir = await folder();
  const options = { dir, memoryBytes: 0 };
  const engine = embeddedEngine(options);
  const oracle = naiveEngine();
  await engine.open(samples);
  await oracle.open(samples);
  const batches = fc.sample(changes(1, 5), { numRuns: 180, seed: 11 });
  const flushes: Promise<unknown>[] = [];
  for (const batch of batches) {
    await engine.apply(samples, batch);
    await oracle.apply(samples, batch);
    // not waited for: it sweeps while merges write and end
    flushes.push(engine.flush(samples));
  }
  await Promise.all(flushes);
  const kept = await idsOf(oracle);
  expect(await idsOf(engine)).toEqual(kept);
  await engine.flush(samples);
  expect(await engine.check(samples)).toEqual([]);
  await engine.close();
  expect(warnings).toEqual([]);
  const again = embeddedEngine(options);
  expect((await again.open(samples)).seq).toBeGreaterThan(0);
  expect(await idsOf(again)).toEqual(kept);
  expect(await again.check(samples)).toEqual([]);
  await again.close();
});

it('leaves nothing of a dropped index behind, whatever its merges were doing', async () => {
  const dir = await folder();
  const engine = embeddedEngine({ dir, memoryBytes: 0 });
  for (let round = 0; round < 6; round++) {
    await engine.open(samples);
    for (let n = 1; n <= 9; n++) await engine.apply(samples, [put(n, `R${round} ${n}`, 'battery cell')]);
    if (round < 5) await engine.drop(samples);
  }
  await engine.flush(samples);
  expect(await idsOf(engine)).toEqual(Array.from({ length: 9 }, (_, n) => `R5 ${n + 1}`));
  expect(await engine.check(samples)).toEqual([]);
  await engine.close();
  expect(warnings).toEqual([]);
});

it('deletes files of segments that were merged away', async () => {
  const dir = await folder();
  const engine = embeddedEngine({ dir, memoryBytes: 0 });
  await engine.open(samples);
  for (let n = 1; n <= 40; n++) {
    await engine.apply(samples, [put(n, `D${n}`, 'battery cell')]);
    await engine.flush(samples);
  }
  await engine.compact(samples);
  expect((await engine.stats(samples)).segments).toBe(1);
  expect((await readdir(join(dir, samples.name))).filter((name) => name.endsWith('.segment'))).toHaveLength(1);
  expect((await idsOf(engine)).length).toBe(40);
  await engine.close();
});

it('makes one segment of all, without what was deleted, while writes and searches go on', async () => {
  const dir = await folder();
  const engine = embeddedEngine({ dir, memoryBytes: 0, quietMs: 1 });
  const oracle = naiveEngine();
  await engine.open(samples);
  await oracle.open(samples);
  const batches = fc.sample(changes(1, 8), { numRuns: 120, seed: 23 });
  const compacting: Promise<void>[] = [];
  for (const [i, batch] of batches.entries()) {
    // at every moment, also when a merge ends and the next one begins
    if (i % 3 === 2) compacting.push(engine.compact(samples));
    if (i % 10 === 9) await new Promise((resolve) => setTimeout(resolve, 10));
    await engine.apply(samples, batch);
    await oracle.apply(samples, batch);
    expect(await idsOf(engine)).toEqual(await idsOf(oracle));
  }
  await Promise.all(compacting);
  await engine.compact(samples);
  const { documents } = await oracle.stats(samples);
  expect(await engine.stats(samples)).toMatchObject({ documents, deleted: 0, segments: 1 });
  expect(await idsOf(engine)).toEqual(await idsOf(oracle));
  expect(await engine.check(samples)).toEqual([]);
  await engine.close();
  expect(warnings).toEqual([]);
  const again = embeddedEngine({ dir });
  await again.open(samples);
  expect(await idsOf(again)).toEqual(await idsOf(oracle));
  await again.close();
});

it('merges on when writing pauses, and leaves a large segment alone for a few documents', async () => {
  const engine = embeddedEngine({ dir: await folder(), memoryBytes: 0, quietMs: 20 });
  await engine.open(samples);
  const many = Array.from({ length: 60 }, (_, n) => put(n + 1, `D${n}`, 'battery cell'));
  await engine.apply(samples, many.slice(0, 30));
  await engine.apply(samples, many.slice(30));
  const segments = async () => (await engine.stats(samples)).segments;
  await expect.poll(segments, { timeout: 10_000 }).toBe(1);
  await engine.apply(samples, [put(61, 'E1', 'plate')]);
  await engine.apply(samples, [put(62, 'E2', 'plate')]);
  await expect.poll(segments, { timeout: 10_000 }).toBe(2);
  expect((await idsOf(engine)).length).toBe(62);
  await engine.close();
});

it.each([true, false])(
  'never answers a repeated question as it was before a change that has been applied (on the calling thread: %s)',
  async (callingThread) => {
    const engine = embeddedEngine({ dir: await folder(), memoryBytes: 0, callingThread });
    await engine.open(samples);
    const request = { query: all, offset: 0, limit: 0, collapse: { field: 'F' } };
    const families = async () => (await engine.search(samples, request)).total;
    const derive = (seq: number, id: string, family: string): Change<Sample> => ({
      ...{ kind: 'derive', seq, id, derived: { F: family } },
    });
    for (let n = 1; n <= 30; n++) {
      await engine.apply(samples, [put(n * 3, `D${n}`, 'battery cell')]);
      const apart = families();
      await engine.apply(samples, [derive(n * 3 + 1, `D${n}`, 'one family')]);
      // asked before the change came: either is right; asked after it: one family
      expect([1, 2]).toContain(await apart);
      expect([await families(), await families()]).toEqual([1, 1]);
      const [first, second] = await Promise.all([families(), families()]);
      expect([first, second]).toEqual([1, 1]);
    }
    await engine.close();
  },
);

it.each([true, false])(
  'never answers one query in another way as it was before a change (on the calling thread: %s)',
  async (callingThread) => {
    // sets are kept and whole answers are not: every answer is made of what is kept of the query
    const engine = embeddedEngine({ dir: await folder(), callingThread, keepAnswers: false, memoryBytes: 0 });
    const oracle = naiveEngine();
    await engine.open(samples);
    await oracle.open(samples);
    const family: Query = { kind: 'term', field: 'F', text: '2' };
    const queries = fc
      .sample(query(), { numRuns: 10, seed: 5 })
      .flatMap((of): Query[] => [
        of,
        { kind: 'and', of: [of, family] },
        { kind: 'not', of: { kind: 'or', of: [of, family] } },
      ]);
    for (const batch of fc.sample(changes(1, 6), { numRuns: 15, seed: 17 })) {
      await engine.apply(samples, batch);
      await oracle.apply(samples, batch);
      if (batch.length === 3) await engine.compact(samples);
      for (const of of queries) {
        const asked = async (by: SearchEngine) => {
          const count = async () => (await by.search(samples, { query: of, offset: 0, limit: 0 })).total;
          const families = await by.search(samples, { query: of, offset: 0, limit: 0, collapse: { field: 'F' } });
          const facets = await by.facets(samples, { query: of }, [{ field: 'C', offset: 0, limit: 20 }]);
          const { count: explained } = await by.explain(samples, { query: of });
          return [await count(), families.total, await idsFor(by, of), facets, explained, await count()];
        };
        expect(await asked(engine)).toEqual(await asked(oracle));
      }
    }
    await engine.close();
    expect(warnings).toEqual([]);
  },
);

it.each([2, 3])('answers alike from %i threads while writes, merges and flushes go on', async (threads) => {
  const engine = embeddedEngine({ dir: await folder(), threads, memoryBytes: 0, callingThread: false });
  const oracle = naiveEngine();
  await engine.open(samples);
  await oracle.open(samples);
  const queries = fc.sample(query(), { numRuns: 12, seed: threads });
  const batches = fc.sample(changes(1, 6), { numRuns: 25, seed: threads });
  for (const batch of batches) {
    // searches that are under way while a change comes in see the state before or after it, never a mixture
    const before = await Promise.all(queries.map((each) => idsFor(oracle, each)));
    const during = queries.map((each) => idsFor(engine, each));
    const applied = engine.apply(samples, batch);
    await oracle.apply(samples, batch);
    const flushed = engine.flush(samples);
    const seen = await Promise.all(during);
    await applied;
    const after = await Promise.all(queries.map((each) => idsFor(oracle, each)));
    seen.forEach((ids, i) => {
      expect([before[i], after[i]]).toContainEqual(ids);
    });
    const settled = await Promise.all(queries.flatMap((each) => [idsFor(engine, each), idsFor(engine, each)]));
    settled.forEach((ids, i) => {
      expect(ids).toEqual(after[i >> 1]);
    });
    await flushed;
  }
  await engine.close();
  expect(warnings).toEqual([]);
});

const idsFor = async (engine: SearchEngine, of: Query) =>
  (await engine.search(samples, { query: of, offset: 0, limit: 1000, sort: [] })).hits.map(({ id }) => id).sort();

it('stops in the middle of a search at its time limit or signal, and goes on to answer others', async () => {
  const engine = embeddedEngine({ dir: await folder(), threads: 2 });
  await engine.open(samples);
  const title = 'battery cell '.repeat(1000);
  const records = Array.from({ length: 200 }, (_, n) => put(n + 1, `D${n}`, title));
  await engine.apply(samples, [...records, put(201, 'X', 'plate')]);
  const word = (text: string): Query => ({ kind: 'term', field: 'T', text });
  const near = (left: Query, right: Query): Query => ({
    kind: 'near',
    left,
    right,
    reach: { unit: 'words', distance: 90, ordered: false },
  });
  const pairs = near(word('battery'), word('cell'));
  // hundreds of thousands of occurrences a document: seconds of work, if nothing stopped it
  const slow = { query: { kind: 'not', of: near(pairs, near(pairs, word('cell'))) } as Query, offset: 0, limit: 0 };
  for (const stop of [() => ({ timeout_ms: 150 }), () => ({ signal: AbortSignal.timeout(150) })]) {
    const before = process.cpuUsage();
    const searches = [0, 1, 2, 3].map(() => engine.search(samples, { ...slow, ...stop() }));
    const results = await Promise.allSettled(searches);
    for (const result of results) expect(result).toMatchObject({ reason: { code: 'search_timeout' } });
    // of the process, its threads included: a busy machine does not stretch it
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(3000);
    expect(
      (await engine.search(samples, { query: word('plate'), offset: 0, limit: 5 })).hits.map(({ id }) => id),
    ).toEqual(['X']);
  }
  await engine.close();
});
