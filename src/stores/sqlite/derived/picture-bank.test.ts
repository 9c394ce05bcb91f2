import { mkdtemp, readdir, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
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
    const halves = [0, 1].map((n) => bank.alike('marks', queries, { n, of: 2, least: 0 }));
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
    expect(bank.records('marks')).toBe(2_250);
    const [own] = found.get(records[2_100]!.id)!;
    expect(bank.alike('marks', queries, { n: 0, of: 1, least: own })).toEqual({
      ids: [records[2_100]!.id],
      scores: new Float32Array([own]),
      places: new Uint16Array([0]),
      cut: false,
    });
    const [whole, few] = [undefined, 40].map((most) =>
      bank.alike('marks', queries, { n: 0, of: 1, least: 0, ...(most && { most }) }),
    );
    expect(few!.ids).toEqual(whole!.ids.slice(0, 40));
    expect([whole!.cut, few!.cut, whole!.scores]).toEqual([false, true, whole!.scores.toSorted().reverse()]);
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
    const [rowsFile] = (await readdir(dir)).filter((name) => name.startsWith('pictures.marks.'));
    await truncate(join(dir, rowsFile!), 1_000);
    const mended = openPictures(dir, stored);
    await mended.follow(following);
    expect([described.length, mended.size('marks')]).toEqual([2_250, rows]);
    mended.close();
    // the old file is gone
    const now = (await readdir(dir)).filter((name) => name.startsWith('pictures.marks'));
    expect([now.length, now.includes(rowsFile!)]).toEqual([1, false]);
  } finally {
    await rm(dir, { recursive: true });
  }
});

interface Written {
  readonly id: string;
  /** Vectors of its pictures; none: it is deleted. */
  readonly vectors: readonly Int8Array[];
}

/** A store that has a list of changes, and what a bank is told of it. */
function history() {
  let changes: Written[] = [];
  const now = () => new Map(changes.map((one) => [one.id, one.vectors]));
  const change = ({ id, vectors }: Written, at: number) =>
    vectors.length > 0 ? { kind: 'put', id, record: { id }, seq: at + 1 } : { kind: 'delete', id, seq: at + 1 };
  return {
    write: (one: Written) => changes.push(one),
    /** Another store stands there: a backup was restored. */
    restore: (upTo: number) => {
      changes = changes.slice(0, upTo);
    },
    now,
    stored: {
      records: {
        collections: async () => [
          { name: trademarks.name, records: 1, last_seq: changes.length, indexed_seq: changes.length },
        ],
        changesAfter: async (_collection: unknown, after: number, limit: number) =>
          changes.map(change).slice(after, after + limit),
      },
    } as never,
    following: {
      sources: [
        {
          collection: trademarks,
          owner: trademarks.name,
          list: async () => ({ ids: [...now().keys()], seq: changes.length }),
          owners: async (some) => some.map(({ id }) => id),
        },
      ],
      describe: async (_owner, ids) =>
        ids.flatMap((id) => {
          const vectors = now().get(id) ?? [];
          const pictures = vectors.map((one, at) => ({ figure: `${vectors.length}/${at}`, vector: one }));
          return pictures.length > 0 ? [{ id, kind: 'marks' as const, digest: '1', pictures }] : [];
        }),
      for_ms: Number.POSITIVE_INFINITY,
    } satisfies Following,
  };
}

const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('put' as const), id: fc.nat(7), pictures: fc.nat(3) }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('restore' as const), upTo: fc.nat(12), who: fc.nat(1), of: fc.constant(2) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('ask' as const), who: fc.nat(1), of: fc.integer({ min: 1, max: 3 }) }),
  },
);

it('finds what is there now, whoever has written it and however often, by readers that were open before', async () => {
  const query = vector();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const dir = await mkdtemp(join(tmpdir(), 'priora-bank-'));
      const store = history();
      // two processes: each writes what it is asked after, both read
      const banks = [openPictures(dir, store.stored), openPictures(dir, store.stored)];
      try {
        for (const one of [...steps, { do: 'ask' as const, who: 0, of: 2 }, { do: 'ask' as const, who: 1, of: 1 }]) {
          if (one.do === 'put')
            store.write({ id: `m${one.id}`, vectors: Array.from({ length: one.pictures }, vector) });
          if (one.do === 'put') continue;
          // a restored store is told by its smaller numbers: it is followed before it is written to
          if (one.do === 'restore') store.restore(one.upTo);
          expect(await banks[one.who]!.follow(store.following)).toBe(0);
          for (const bank of banks) {
            const found = Array.from({ length: one.of }, (_, n) =>
              bank.alike('marks', [{ vector: query, weight: 1 }], { n, of: one.of, least: 0 }),
            );
            const there = [...store.now()].filter(([, vectors]) => vectors.length > 0);
            expect(found.flatMap(({ ids }) => ids).sort()).toEqual(there.map(([id]) => id).sort());
            expect(bank.records('marks')).toBe(there.length);
            for (const { ids, scores, places } of found)
              for (const [at, id] of ids.entries()) {
                const vectors = store.now().get(id)!;
                const plain = vectors.map((one) => likenesses([{ vector: query, weight: 1 }], one)[0]!);
                expect(scores[at]).toBeCloseTo(Math.max(0, ...plain), 5);
                const place = Math.max(0, ...plain) > 0 ? plain.indexOf(Math.max(...plain)) : 0;
                expect(places[at]).toBe(place);
                expect(bank.pictures([{ record: id, place }])).toEqual([{ figure: `${vectors.length}/${place}` }]);
              }
          }
        }
      } finally {
        for (const bank of banks) bank.close();
        await rm(dir, { recursive: true });
      }
    }),
    { numRuns: 40 },
  );
});
