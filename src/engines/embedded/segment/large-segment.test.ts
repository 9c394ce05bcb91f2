import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Change } from '#corpus/engine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { naiveEngine } from '#testing/naive-engine.ts';
import { query, type Sample, sample, samples } from '#testing/random-queries.ts';
import { embeddedEngine } from '../engine.ts';

/**
 * Enough for bitmaps, blocks in lanes, lists of rare fields and unions that end early: small segments have none of
 * them.
 */
const DOCUMENTS = 2600;

it('answers every query over large segments like an evaluation of every document', { timeout: 120_000 }, async () => {
  const dir = await mkdtemp(join(tmpdir(), 'priora-index-'));
  // everything is read from files, page by page
  const open = () => embeddedEngine({ dir, keepResults: false, memoryBytes: 0, cacheBytes: 1 << 18, quietMs: 60_000 });
  let engine = open();
  const oracle = naiveEngine();
  await Promise.all([engine.open(samples), oracle.open(samples)]);
  const ids = Array.from({ length: DOCUMENTS }, (_, n) => `X${String(n).padStart(5, '0')}`);
  const drawn = fc.sample(sample(fc.constant('')), { numRuns: DOCUMENTS, seed: 4 });
  const changes = drawn.map((record, n): Change<Sample> => {
    const id = ids[n]!;
    // words of the body are frequent, and rare in notes
    const notes = n % 20 === 0 ? record.notes : [];
    const body = n % 5 === 0 ? record.body : [...record.body, 'The cell has heat.'];
    return { kind: 'put', seq: n + 1, id, record: { ...record, id, body, notes }, derived: {} };
  });
  const apply = async (some: readonly Change<Sample>[]) => {
    await engine.apply(samples, some);
    await oracle.apply(samples, some);
  };
  const reopen = async () => {
    await engine.flush(samples);
    await engine.close();
    engine = open();
    await engine.open(samples);
  };
  const compare = async (queries: readonly Query[]) => {
    for (const each of queries) {
      const request = { query: { kind: 'not', of: { kind: 'not', of: each } }, offset: 3, limit: 10 } as const;
      const expected = await oracle.search(samples, request);
      expect(await engine.search(samples, request), JSON.stringify(each)).toEqual(expected);
      expect((await engine.search(samples, { query: each, offset: 0, limit: 0 })).total).toBe(expected.total);
    }
  };
  const frequent = ['the', 'cell', 'heat', 'light', 'weight', '电', '池', 'mm'];
  const single = ['T', 'B', 'N', 'TB'].flatMap((field) =>
    frequent.map((text): Query => ({ kind: 'term', field, text })),
  );
  const asked = fc.sample(query(), { numRuns: 90, seed: 9 });

  await apply(changes.slice(0, 2100));
  for (let at = 2100; at < DOCUMENTS; at += 250) await apply(changes.slice(at, at + 250));
  await reopen();
  expect((await engine.stats(samples)).segments).toBeGreaterThan(1);
  await compare([...single.slice(0, 8), ...asked.slice(0, 15)]);
  await engine.compact(samples);
  await reopen();
  expect((await engine.stats(samples)).segments).toBe(1);
  await compare([...single, ...asked.slice(15, 70)]);
  await apply(ids.slice(0, 400).map((id, i) => ({ kind: 'delete', seq: DOCUMENTS + 1 + i, id })));
  await compare([...single.slice(8, 16), ...asked.slice(70)]);
  expect(await engine.check(samples)).toEqual([]);
  await engine.close();
  await rm(dir, { recursive: true });
});
