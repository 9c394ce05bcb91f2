import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Change, SearchEngine } from '#corpus/engine.ts';
import type { RankPage, RankRequest } from '#corpus/ranking.ts';
import { naiveEngine } from '#testing/naive-engine.ts';
import { query, type Sample, sample, samples } from '#testing/random-queries.ts';
import { embeddedEngine } from '../engine.ts';

let dir: string;
let engine: SearchEngine;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'priora-rank-'));
  engine = embeddedEngine({ dir });
});
afterAll(async () => {
  await engine.close();
  await rm(dir, { recursive: true, force: true });
});

const TERMS = ['cell', 'cells', 'lithium', 'ion', 'heat', 'plate', '电池', '固态', 'バッ', 'mm', 'of', 'nowhere'];
const similarity = fc.oneof(
  fc.constant({ kind: 'cosine' as const }),
  fc.record({ kind: fc.constant('bm25' as const), k1: fc.constantFrom(1.2, 10), b: fc.constantFrom(0, 0.75, 1) }),
);
const request: fc.Arbitrary<RankRequest> = fc
  .record({
    field: fc.constantFrom('T', 'B', 'TB'),
    terms: fc.uniqueArray(
      fc.record({ text: fc.constantFrom(...TERMS), weight: fc.integer({ min: 1, max: 9 }), count: fc.nat(4) }),
      { minLength: 1, maxLength: 6, selector: ({ text }) => text },
    ),
    keep: fc.integer({ min: 1, max: 6 }),
    similarity,
    boosts: fc.boolean(),
    filter: fc.option(query(), { nil: undefined }),
    collapse: fc.option(fc.constantFrom('F', 'Q'), { nil: undefined }),
    limit: fc.integer({ min: 1, max: 8 }),
    reasons: fc.nat(3),
  })
  .map(({ filter, collapse, ...rest }) => ({ ...rest, ...(filter && { filter }), ...(collapse && { collapse }) }));

const puts = fc.uniqueArray(sample(), { minLength: 1, maxLength: 16, selector: ({ id }) => id }).map((records) =>
  records.map(
    (record, seq): Change<Sample> => ({
      kind: 'put',
      seq: seq + 1,
      id: record.id,
      record,
      derived: { F: seq % 3 === 0 ? '1' : undefined },
    }),
  ),
);

/** Sums are added up in different orders: equal but for the last digits. */
const rounded = ({ hits, self_score, ...page }: RankPage) => ({
  ...page,
  self_score: self_score.toFixed(9),
  hits: hits.map((hit) => ({ ...hit, score: hit.score.toFixed(9) })),
});

describe('ranking by words in common', () => {
  it('answers like a reading of every document, over several segments', async () => {
    await fc.assert(
      fc.asyncProperty(puts, fc.array(request, { minLength: 3, maxLength: 6 }), async (changes, asked) => {
        const oracle = naiveEngine();
        await engine.drop(samples);
        await engine.open(samples);
        await oracle.open(samples);
        const half = changes.length >> 1;
        for (const batch of [changes.slice(0, half), changes.slice(half)]) await engine.apply(samples, batch);
        await oracle.apply(samples, changes);
        for (const each of asked) {
          expect(rounded(await engine.rank(samples, each))).toEqual(rounded(await oracle.rank(samples, each)));
        }
      }),
      { numRuns: Number(process.env.INDEX_RUNS ?? 60) },
    );
  });

  const put = (id: string, body: string): Change<Sample> => ({
    kind: 'put',
    seq: Number(id.slice(1)),
    id,
    record: { id, title: [], body: [body], notes: [], owner: [], classes: [], sizes: [] },
    derived: {},
  });

  it('gives the score that the formula gives by hand, and names the weightiest terms', async () => {
    await engine.drop(samples);
    await engine.open(samples);
    await engine.apply(samples, [put('X1', 'cell cell plate'), put('X2', 'cell of'), put('X3', 'heat')]);
    const page = await engine.rank(samples, {
      field: 'B',
      terms: [
        { text: 'cell', weight: 1 },
        { text: 'plate', weight: 2 },
      ],
      keep: 10,
      similarity: { kind: 'bm25', k1: 1, b: 0 },
      limit: 10,
      reasons: 1,
    });
    // N = 3; cell in 2: idf = ln(1 + 1.5 / 2.5) = 0.470004; plate in 1: idf = ln(1 + 2.5 / 1.5) = 0.980829
    expect(page.terms.map(({ text, documents }) => [text, documents])).toEqual([
      ['plate', 1],
      ['cell', 2],
    ]);
    expect(page.hits.map(({ id, reasons }) => [id, reasons])).toEqual([
      ['X1', [0]],
      ['X2', [1]],
    ]);
    expect(page.hits[0]!.score).toBeCloseTo(0.470004 * ((2 * 2) / 3) + 2 * 0.980829, 5);
    expect(page.hits[1]!.score).toBeCloseTo(0.470004, 5);
  });

  it('does not rank a deleted document', async () => {
    await engine.apply(samples, [{ kind: 'delete', seq: 4, id: 'X1' }]);
    const page = await engine.rank(samples, {
      field: 'B',
      terms: [{ text: 'cell', weight: 1 }],
      keep: 1,
      similarity: { kind: 'cosine' },
      limit: 5,
    });
    expect(page.hits.map(({ id }) => id)).toEqual(['X2']);
  });

  it('refuses a field without text', async () => {
    const asked = { terms: [], keep: 1, similarity: { kind: 'cosine' as const }, limit: 1 };
    await expect(engine.rank(samples, { field: 'S', ...asked })).rejects.toMatchObject({ code: 'invalid_query' });
    await expect(engine.rank(samples, { field: 'NO', ...asked })).rejects.toMatchObject({ code: 'invalid_query' });
  });
});
