import { mkdtemp, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { trademarks } from '#collections/trademarks/trademarks.ts';
import type { Following } from '#corpus/picture-bank.ts';
import { DIMENSIONS, likenesses } from '#pictures/describe.ts';
import { openPictures } from './picture-bank.ts';

let state = 1;
const byte = () => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return (state >>> 24) - 128;
};
const vector = () => Int8Array.from({ length: DIMENSIONS }, byte);

/** Nine thousand pictures of records that have one to seven: the blocks that are read end within a record. */
const records = Array.from({ length: 2_250 }, (_, n) => ({
  id: `US_${10_000_000 + n}`,
  pictures: Array.from({ length: 1 + ((n * 3) % 7) }, (_, at) => ({ figure: `F${at}`, vector: vector() })),
}));

const stored = {
  records: {
    collections: async () => [{ name: trademarks.name, records: 1, last_seq: 1, indexed_seq: 1 }],
    changesAfter: async () => [],
  },
} as never;
const described: string[] = [];
const following: Following = {
  sources: [
    {
      collection: trademarks,
      owner: trademarks.name,
      list: async () => ({ ids: records.map(({ id }) => id), seq: 1 }),
      owners: async () => [],
    },
  ],
  describe: async (_owner, ids) => {
    described.push(...ids);
    return records.filter(({ id }) => ids.includes(id)).map((one) => ({ ...one, kind: 'marks' as const, digest: '1' }));
  },
  for_ms: Number.POSITIVE_INFINITY,
};

it('compares every row exactly, in parts, and makes a damaged file anew', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'priora-bank-'));
  try {
    const bank = openPictures(dir, stored);
    expect(await bank.follow(following)).toBe(0);
    const rows = records.reduce((sum, { pictures }) => sum + pictures.length, 0);
    expect(bank.size('marks')).toBe(rows);

    const queries = [
      { vector: vector(), weight: 1 },
      { vector: records[2_100]!.pictures[0]!.vector, weight: 0.9 },
    ];
    const halves = [0, 1].map((n) => bank.alike('marks', queries, { n, of: 2 }));
    const found = new Map(
      halves.flatMap(({ ids, scores, places }) => ids.map((id, at) => [id, [scores[at]!, places[at]!]] as const)),
    );
    for (const { id, pictures } of records) {
      const column = new Int8Array(pictures.length * DIMENSIONS);
      for (const [at, one] of pictures.entries()) column.set(one.vector, at * DIMENSIONS);
      const plain = [...likenesses(queries, column)];
      const [score, place] = found.get(id)!;
      expect(score).toBeCloseTo(Math.max(0, ...plain), 5);
      if (score > 0) expect(place).toBe(plain.indexOf(Math.max(...plain)));
    }
    expect(found.get(records[2_100]!.id)![0]).toBeCloseTo(0.9, 5);
    expect(
      bank.pictures([
        { record: records[5]!.id, place: 1 },
        { record: 'US_1', place: 0 },
      ]),
    ).toEqual([{ figure: 'F1' }, undefined]);
    bank.close();

    // another process: nothing is described again, until rows are lost
    described.length = 0;
    const again = openPictures(dir, stored);
    await again.follow(following);
    expect([described.length, again.size('marks')]).toEqual([0, rows]);
    again.close();
    await truncate(join(dir, 'pictures.marks'), 1_000);
    const mended = openPictures(dir, stored);
    await mended.follow(following);
    expect([described.length, mended.size('marks')]).toEqual([2_250, rows]);
    mended.close();
  } finally {
    await rm(dir, { recursive: true });
  }
});
