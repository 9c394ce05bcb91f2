import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import type { Change, SearchEngine } from '#corpus/engine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { naiveEngine } from '#testing/naive-engine.ts';
import { changes, query, type Sample, samples } from '#testing/random-queries.ts';
import { embeddedEngine } from '../engine.ts';

const folders: string[] = [];
async function folder(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'priora-index-'));
  folders.push(dir);
  return dir;
}
afterAll(() => Promise.all(folders.map((dir) => rm(dir, { recursive: true, force: true }))));

const record = (id: string, title: string, more: Partial<Sample> = {}): Sample => ({
  id,
  title: [title],
  body: [],
  notes: [],
  owner: [],
  classes: [],
  sizes: [],
  ...more,
});
const put = (seq: number, id: string, title: string, family?: string): Change<Sample> => ({
  kind: 'put',
  seq,
  id,
  record: record(id, title),
  derived: family === undefined ? {} : { F: family },
});
const term = (text: string, field = 'T'): Query => ({ kind: 'term', field, text });
const ids = async (engine: SearchEngine, of: Query) =>
  (await engine.search(samples, { query: of, offset: 0, limit: 1000, sort: [] })).hits.map((hit) => hit.id);

it('merges segments while searches go on, and never shows a document twice or not at all', async () => {
  const engine = embeddedEngine({ dir: await folder() });
  const oracle = naiveEngine();
  await engine.open(samples);
  await oracle.open(samples);
  const batches = fc.sample(changes(1, 6), { numRuns: 150, seed: 7 });
  const queries = fc.sample(query(), { numRuns: 30, seed: 7 });
  let writing = true;
  const steady = (async () => {
    let seen = 0;
    while (writing) {
      const page = await engine.search(samples, { query: { kind: 'all' }, offset: 0, limit: 100 });
      expect(new Set(page.hits.map((hit) => hit.id)).size).toBe(page.total);
      seen++;
    }
    return seen;
  })();
  for (const [i, batch] of batches.entries()) {
    await engine.apply(samples, batch);
    await oracle.apply(samples, batch);
    if (i % 50 === 20) await engine.flush(samples);
  }
  writing = false;
  expect(await steady).toBeGreaterThan(0);
  await expect.poll(async () => (await engine.stats(samples)).segments, { timeout: 20_000 }).toBeLessThan(16);
  for (const each of queries) {
    const request = { query: each, offset: 0, limit: 0 };
    expect((await engine.search(samples, request)).total).toBe((await oracle.search(samples, request)).total);
    const families = { ...request, collapse: { field: 'F' } };
    expect((await engine.search(samples, families)).total).toBe((await oracle.search(samples, families)).total);
  }
  await engine.flush(samples);
  expect(await engine.check(samples)).toEqual([]);
  expect((await engine.stats(samples)).documents).toBe((await oracle.stats(samples)).documents);
  await engine.close();
});

it('opens with everything that was flushed, derived values and deletions included', async () => {
  const dir = await folder();
  const engine = embeddedEngine({ dir });
  expect(await engine.open(samples)).toEqual({ seq: 0 });
  await engine.apply(samples, [put(1, 'A', 'battery cell', '7'), put(2, 'B', 'battery'), put(3, 'C', 'plate')]);
  expect(await engine.flush(samples)).toEqual({ seq: 3 });
  await engine.apply(samples, [
    { kind: 'derive', seq: 4, id: 'B', derived: { F: '7', L: ['K1', 'k2'], LC: 2.5 } },
    { kind: 'delete', seq: 5, id: 'C' },
  ]);
  expect(await engine.flush(samples)).toEqual({ seq: 5 });
  await engine.close();
  const again = embeddedEngine({ dir });
  expect(await again.open(samples)).toEqual({ seq: 5 });
  expect(await ids(again, { kind: 'all' })).toEqual(['A', 'B']);
  expect(await ids(again, term('7', 'F'))).toEqual(['A', 'B']);
  expect(await ids(again, term('K2', 'L'))).toEqual(['B']);
  expect(await ids(again, { kind: 'range', field: 'LC', from: '2.5', to: '2.5' })).toEqual(['B']);
  expect(
    await again.facets(samples, { query: { kind: 'all' } }, [
      { field: 'F', offset: 0, limit: 5, collapse: { field: 'F' } },
    ]),
  ).toEqual([{ distinct: 1, buckets: [{ value: '7', count: 1 }] }]);
  expect(await again.check(samples)).toEqual([]);
  await again.close();
});

it('answers the last flushed change after a crash, and takes the later ones again', async () => {
  const dir = await folder();
  const engine = embeddedEngine({ dir });
  await engine.open(samples);
  await engine.apply(samples, [put(1, 'A', 'battery'), put(2, 'B', 'plate')]);
  await engine.flush(samples);
  const lost = [put(3, 'A', 'cell'), put(4, 'C', 'battery')];
  await engine.apply(samples, lost);
  const crashed = join(await folder(), 'copy');
  await cp(dir, crashed, { recursive: true });
  await engine.close();
  const again = embeddedEngine({ dir: crashed });
  expect(await again.open(samples)).toEqual({ seq: 2 });
  expect(await ids(again, term('battery'))).toEqual(['A']);
  await again.apply(samples, lost);
  await again.apply(samples, lost);
  expect(await ids(again, term('battery'))).toEqual(['C']);
  expect(await ids(again, { kind: 'all' })).toEqual(['A', 'B', 'C']);
  expect(await again.flush(samples)).toEqual({ seq: 4 });
  await again.close();
});

it('keeps derived values that a new version of the record does not name', async () => {
  const engine = embeddedEngine({ dir: await folder() });
  await engine.open(samples);
  await engine.apply(samples, [put(1, 'A', 'battery', '7')]);
  await engine.apply(samples, [put(2, 'A', 'plate')]);
  expect(await ids(engine, term('7', 'F'))).toEqual(['A']);
  await engine.apply(samples, [{ kind: 'derive', seq: 3, id: 'A', derived: { F: undefined } }]);
  expect(await ids(engine, term('7', 'F'))).toEqual([]);
  await engine.close();
});

async function flushed(): Promise<string> {
  const dir = await folder();
  const engine = embeddedEngine({ dir });
  await engine.open(samples);
  await engine.apply(samples, fc.sample(changes(1, 20), { numRuns: 1, seed: 3 })[0]!);
  await engine.apply(samples, [put(100, 'Z1', 'battery cell', '7'), put(101, 'Z2', 'plate')]);
  await engine.flush(samples);
  await engine.apply(samples, [{ kind: 'derive', seq: 102, id: 'Z1', derived: { L: ['K9'] } }, put(103, 'Z2', 'heat')]);
  await engine.flush(samples);
  await engine.close();
  return join(dir, samples.name);
}

it('finds a changed byte anywhere in any file: it is not opened, left out as damaged, or `check` tells', async () => {
  const source = await flushed();
  for (const name of await readdir(source)) {
    const bytes = await readFile(join(source, name));
    const step = Math.max(1, Math.floor(bytes.length / 12));
    for (let at = 0; at < bytes.length; at += step) {
      const root = await folder();
      const dir = join(root, samples.name);
      await cp(source, dir, { recursive: true });
      const damaged = Buffer.from(bytes);
      damaged[at]! ^= 0x41;
      await writeFile(join(dir, name), damaged);
      const engine = embeddedEngine({ dir: root });
      const { seq } = await engine.open(samples);
      if (seq !== 0 && (await engine.damage(samples)) === 0)
        expect(await engine.check(samples), `${name} at ${at}`).not.toEqual([]);
      else if (seq !== 0) expect(seq, 'only a part is left out').toBe(103);
      else expect((await engine.stats(samples)).documents).toBe(0);
      await engine.close();
    }
  }
});

it('starts anew without a manifest or the strings of all segments', async () => {
  const source = await flushed();
  const names = await readdir(source);
  const harms: ((dir: string) => Promise<void>)[] = [
    (dir) => writeFile(join(dir, 'manifest'), 'nonsense'),
    (dir) => rm(join(dir, names.find((name) => name.endsWith('.strings'))!)),
  ];
  for (const harm of harms) {
    const root = await folder();
    await cp(source, join(root, samples.name), { recursive: true });
    await harm(join(root, samples.name));
    const engine = embeddedEngine({ dir: root });
    expect(await engine.open(samples)).toEqual({ seq: 0 });
    await engine.apply(samples, [put(1, 'A', 'battery')]);
    expect(await ids(engine, { kind: 'all' })).toEqual(['A']);
    expect(await engine.flush(samples)).toEqual({ seq: 1 });
    await engine.close();
  }
});

it('stops a search at its time limit and when its signal says so', async () => {
  const engine = embeddedEngine({ dir: await folder() });
  await engine.open(samples);
  await engine.apply(samples, [put(1, 'A', 'battery')]);
  const request = { query: { kind: 'all' } as const, offset: 0, limit: 1 };
  await expect(engine.search(samples, { ...request, timeout_ms: -1 })).rejects.toMatchObject({
    code: 'search_timeout',
  });
  await expect(engine.search(samples, { ...request, signal: AbortSignal.abort() })).rejects.toMatchObject({
    code: 'search_timeout',
  });
  expect((await engine.search(samples, { ...request, timeout_ms: 10_000 })).total).toBe(1);
  await engine.close();
});

it('rejects a batch with a record that cannot be read, and applies nothing of it', async () => {
  const engine = embeddedEngine({ dir: await folder() });
  await engine.open(samples);
  const broken = {
    kind: 'put',
    seq: 2,
    id: 'B',
    record: { ...record('B', ''), title: [5] },
    derived: {},
  } as unknown as Change<Sample>;
  await expect(engine.apply(samples, [put(1, 'A', 'battery'), broken])).rejects.toThrow();
  expect(await ids(engine, { kind: 'all' })).toEqual([]);
  await engine.apply(samples, [put(3, 'A', 'battery')]);
  expect(await ids(engine, { kind: 'all' })).toEqual(['A']);
  await engine.close();
});

it('explains: the count of each branch, and the terms of wildcards in documents that are not deleted', async () => {
  const engine = embeddedEngine({ dir: await folder() });
  await engine.open(samples);
  await engine.apply(samples, [put(1, 'A', 'battery cell'), put(2, 'B', 'batteries'), put(3, 'C', 'batter')]);
  await engine.apply(samples, [put(4, 'D', 'battery'), { kind: 'delete', seq: 5, id: 'C' }]);
  const wildcard: Query = { kind: 'wildcard', field: 'TB', pattern: 'batter*' };
  const asked: Query = { kind: 'and', of: [wildcard, { kind: 'not', of: term('cell') }] };
  expect(await engine.explain(samples, { query: asked })).toEqual({
    query: asked,
    count: 2,
    of: [
      { query: wildcard, count: 3, expansions: ['battery', 'batteries'], expansions_total: 2 },
      { query: asked.of[1], count: 2, of: [{ query: term('cell'), count: 1 }] },
    ],
  });
  await engine.close();
});

it('does not merge an index that is made beside by eights: nobody asks it meanwhile', async () => {
  const engine = embeddedEngine({ dir: await folder(), quietMs: Number.POSITIVE_INFINITY });
  await engine.open(samples);
  const making = await engine.remake!(samples);
  for (let seq = 1; seq <= 20; seq++) await making.apply([put(seq, `D${seq}`, 'anode')]);
  await making.takePlace();
  expect(await engine.stats(samples)).toMatchObject({ documents: 20, segments: 20 });
  for (let seq = 21; seq <= 40; seq++) await engine.apply(samples, [put(seq, `D${seq}`, 'anode')]);
  await engine.compact(samples);
  expect(await engine.stats(samples)).toMatchObject({ documents: 40, segments: 1 });
  expect((await ids(engine, term('anode'))).length).toBe(40);
  await engine.close();
});

it('answers as the records say when it was made beside, whatever came in which order', async () => {
  const engine = embeddedEngine({ dir: await folder(), quietMs: Number.POSITIVE_INFINITY });
  await engine.open(samples);
  const queries = fc.sample(query(), { numRuns: 8, seed: 11 });
  const histories = fc.sample(fc.array(changes(1, 8), { maxLength: 12 }), { numRuns: 12, seed: 11 });
  for (const [round, history] of histories.entries()) {
    const oracle = naiveEngine();
    await oracle.open(samples);
    const making = await engine.remake!(samples);
    for (const batch of history) {
      await oracle.apply(samples, batch);
      await making.apply(batch);
    }
    if (round % 2 === 0) await making.compact();
    await making.takePlace();
    for (const each of queries) {
      const request = { query: each, offset: 0, limit: 100 };
      expect((await engine.search(samples, request)).total).toBe((await oracle.search(samples, request)).total);
      const families = { ...request, limit: 0, collapse: { field: 'F' } };
      expect((await engine.search(samples, families)).total).toBe((await oracle.search(samples, families)).total);
    }
    expect(await engine.check(samples)).toEqual([]);
  }
  await engine.close();
});

it('throws away an index that was made beside and does not take its place', async () => {
  const dir = await folder();
  const engine = embeddedEngine({ dir, quietMs: Number.POSITIVE_INFINITY });
  await engine.open(samples);
  const making = await engine.remake!(samples);
  await making.apply([put(1, 'D1', 'anode')]);
  await making.drop();
  expect(await engine.stats(samples)).toMatchObject({ documents: 0, segments: 0 });
  expect(await readdir(dir)).toEqual(['samples']);
  await engine.close();
});
