import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Change } from '#corpus/engine.ts';
import { naiveEngine } from '#testing/naive-engine.ts';
import { query, type Sample, sample, samples } from '#testing/random-queries.ts';
import { embeddedEngine } from './engine.ts';

/** Enough for bitmaps, blocks in lanes, lists of rare fields and unions that end early: small segments have none of them. */
const DOCUMENTS = 2600;

it('answers every query over a large segment like an evaluation of every document', { timeout: 120_000 }, async () => {
  const dir = await mkdtemp(join(tmpdir(), 'priora-index-'));
  const engine = embeddedEngine({ dir, keepResults: false });
  const oracle = naiveEngine();
  await Promise.all([engine.open(samples), oracle.open(samples)]);
  const ids = Array.from({ length: DOCUMENTS }, (_, n) => `X${String(n).padStart(5, '0')}`);
  const drawn = fc.sample(sample(fc.constant('')), { numRuns: DOCUMENTS, seed: 4 });
  const changes = drawn.map((record, n): Change<Sample> => {
    const id = ids[n]!;
    // words of the body are frequent, and rare in notes
    const notes = n % 20 === 0 ? record.notes : [];
    return { kind: 'put', seq: n + 1, id, record: { ...record, id, notes }, derived: {} };
  });
  const apply = async (some: readonly Change<Sample>[]) => {
    await engine.apply(samples, some);
    await oracle.apply(samples, some);
  };
  for (let at = 0; at < DOCUMENTS; at += 500) await apply(changes.slice(at, at + 500));
  await engine.flush(samples);
  await engine.compact(samples);
  expect((await engine.stats(samples)).segments).toBe(1);
  const asked = fc.sample(query(), { numRuns: 90, seed: 9 });
  for (const [n, each] of asked.entries()) {
    if (n === 60) await apply(ids.slice(0, 400).map((id, i) => ({ kind: 'delete', seq: DOCUMENTS + 1 + i, id })));
    const request = { query: { kind: 'not', of: { kind: 'not', of: each } }, offset: 3, limit: 10 } as const;
    const expected = await oracle.search(samples, request);
    expect(await engine.search(samples, request), JSON.stringify(each)).toEqual(expected);
    expect((await engine.search(samples, { query: each, offset: 0, limit: 0 })).total).toBe(expected.total);
  }
  await engine.close();
  await rm(dir, { recursive: true });
});
