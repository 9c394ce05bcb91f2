import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AggregateTree, Axis } from '#corpus/aggregation.ts';
import type { ColumnValues, SearchEngine } from '#corpus/engine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { naiveEngine } from '#testing/naive-engine.ts';
import { type Sample, samples } from '#testing/random-queries.ts';
import { embeddedEngine } from './embedded/engine.ts';

const sample = (id: string, given: Partial<Sample>): Sample => ({
  ...{ id, title: [], body: [], notes: [], owner: [], classes: [], sizes: [] },
  ...given,
});

/** Six documents of three families (1: A and B, 2: C and D, E and F are alone). */
const RECORDS: readonly (readonly [Sample, string | undefined])[] = [
  [sample('A', { office: 'US', owner: ['Acme', 'Beta'], day: 20200115, sizes: [1, 4] }), '1'],
  [sample('B', { office: 'EP', owner: ['Acme'], day: 20210301, sizes: [4] }), '1'],
  [sample('C', { office: 'US', owner: ['Zeta'], day: 20200601, sizes: [10] }), '2'],
  [sample('D', { office: 'CN', owner: ['Beta', 'Zeta'], day: 20230101 }), '2'],
  [sample('E', { office: 'US', owner: ['\u{1F600}'], sizes: [3] }), undefined],
  [sample('F', { owner: ['\uFF5E'], sizes: [3, 2] }), undefined],
];

const ALL = { query: { kind: 'all' } } as const;
let dir: string;
let engines: Record<string, SearchEngine>;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'priora-aggregate-'));
  engines = {
    embedded: embeddedEngine({ dir: join(dir, 'a') }),
    'on threads': embeddedEngine({ dir: join(dir, 'b'), callingThread: false }),
    naive: naiveEngine(),
  };
  for (const engine of Object.values(engines)) {
    await engine.open(samples);
    const put = RECORDS.map(([record, F], i) => ({
      ...{ kind: 'put' as const, seq: i + 1, id: record.id, record },
      derived: { F },
    }));
    // two segments
    await engine.apply(samples, put.slice(0, 3));
    await engine.apply(samples, put.slice(3));
  }
});
afterAll(async () => {
  for (const engine of Object.values(engines)) await engine.close();
  await rm(dir, { recursive: true, force: true });
});

it.each(['embedded', 'on threads', 'naive'])('reads what fields say of each document, %s', async (name) => {
  const columns = (query: Query, ...fields: string[]) => engines[name]!.columns(samples, { query }, fields);
  const { documents, fields } = await columns({ kind: 'all' }, 'OX', 'D', 'S', 'F');
  const rows = Array.from({ length: documents }, (_, doc) =>
    Object.values(fields)
      .map(({ starts, numbers, values }) =>
        [...numbers.subarray(starts[doc], starts[doc + 1])].map((n) => values[n]).sort(),
      )
      .join(' | '),
  );
  expect(rows.sort()).toEqual(
    [
      'Acme,Beta | 20200115 | 1,4 | 1',
      'Acme | 20210301 | 4 | 1',
      'Zeta | 20200601 | 10 | 2',
      'Beta,Zeta | 20230101 |  | 2',
      '\u{1F600} |  | 3 | ',
      '\uFF5E |  | 2,3 | ',
    ].sort(),
  );
  // keywords that are not counted, in their normal form; those among some
  const held = await engines[name]!.columns(samples, { query: { kind: 'values', field: 'OX', values: ['acme'] } }, [
    'G',
    { field: 'OX', among: ['beta', 'Acme', 'nobody'] },
  ]);
  const texts = ({ starts, numbers, values }: ColumnValues, doc: number) =>
    [...numbers.subarray(starts[doc], starts[doc + 1])].map((n) => values[n]!).sort();
  expect([0, 1].map((doc) => [texts(held.fields.G!, doc), texts(held.fields.OX!, doc)]).sort()).toEqual([
    [['EP'], ['ACME']],
    [['US'], ['ACME', 'BETA']],
  ]);
  // of nothing found there are no values
  const none = await columns({ kind: 'not', of: { kind: 'all' } }, 'OX');
  expect(none).toEqual({
    documents: 0,
    fields: { OX: { starts: new Uint32Array(1), numbers: new Uint32Array(0), values: [] } },
  });
  await expect(columns({ kind: 'all' }, 'TB')).rejects.toMatchObject({ code: 'invalid_query' });
  const among = engines[name]!.columns(samples, { query: { kind: 'all' } }, [{ field: 'D', among: ['20200115'] }]);
  await expect(among).rejects.toMatchObject({ code: 'invalid_query' });
});

describe.each(['embedded', 'on threads', 'naive'])('a tree of counts, %s', (name) => {
  const ask = (tree: AggregateTree) => engines[name]!.aggregate(samples, ALL, tree);
  const by = async (axis: Axis, unit?: string) => {
    const { by: found } = await ask({ by: { x: axis }, ...(unit && { unit }) });
    const { buckets, ...rest } = found!.x!;
    return { rows: buckets.map(({ value, count }) => `${value} ${count}`).join(', '), ...rest };
  };

  it('counts documents by the most frequent values; other is the units outside, not the sum of the tail', async () => {
    expect(await by({ axis: 'values', field: 'OX', top: 1 })).toEqual({
      ...{ rows: 'Acme 2', distinct: 5 },
      // C, D, E, F and A, which has Beta, too; D has two values of the tail
      ...{ other: 5, without: 0 },
    });
    expect(await by({ axis: 'values', field: 'Q', top: 9 })).toEqual({
      ...{ rows: 'US 3, CN 1, EP 1', distinct: 3, other: 0, without: 1 },
    });
  });

  it('orders equal counts by code points, where UTF-16 would not', async () => {
    const { rows } = await by({ axis: 'values', field: 'OX', offset: 3, top: 2 });
    expect(rows).toBe('\uFF5E 1, \u{1F600} 1');
  });

  it('counts a family once per value that any of its members has', async () => {
    expect(await by({ axis: 'values', field: 'OX', top: 2 }, 'F')).toEqual({
      ...{ rows: 'Beta 2, Acme 1', distinct: 5, other: 3, without: 0 },
    });
  });

  it('shows years and months without a unit inside the window as rows with 0', async () => {
    expect(await by({ axis: 'years', field: 'D' })).toEqual({
      ...{ rows: '2020 2, 2021 1, 2022 0, 2023 1', distinct: 3, other: 0, without: 2 },
    });
    expect(await by({ axis: 'years', field: 'D', from: 2019, to: 2021 }, 'F')).toEqual({
      ...{ rows: '2019 0, 2020 2, 2021 1', distinct: 3, other: 1, without: 2 },
    });
    expect((await by({ axis: 'months', field: 'D', from: 202012, to: 202103 })).rows).toBe(
      '202012 0, 202101 0, 202102 0, 202103 1',
    );
  });

  it('counts ranges, which may overlap, and queries', async () => {
    const ranges = [{ from: 1, to: 3 }, { name: 'more', from: 3 }, { from: 11 }];
    expect(await by({ axis: 'ranges', field: 'S', ranges })).toEqual({
      ...{ rows: '1..3 3, more 5, 11.. 0', distinct: 2, other: 0, without: 1 },
    });
    const office = (text: string) => ({ name: text, query: { kind: 'term', field: 'Q', text } as const });
    expect(await by({ axis: 'queries', queries: [office('US'), office('EP')] }, 'F')).toEqual({
      ...{ rows: 'US 3, EP 1', distinct: 2, other: 2, without: 0 },
    });
  });

  it('asks the documents found of a unit, or all that are stored', async () => {
    const query = { kind: 'term', field: 'Q', text: 'EP' } as const;
    const us = { name: 'us', query: { kind: 'term', field: 'Q', text: 'US' } as const };
    const counted = async (members?: 'found' | 'stored', unit?: string) => {
      const axis: Axis = { axis: 'queries', queries: [us], ...(members && { members }) };
      const tree = { by: { x: axis }, ...(unit && { unit }) };
      const { buckets, other } = (await engines[name]!.aggregate(samples, { query }, tree)).by!.x!;
      return [buckets[0]!.count, other];
    };
    // B is found, and of one family with A
    expect(await counted(undefined, 'F')).toEqual([0, 1]);
    expect(await counted('stored', 'F')).toEqual([1, 0]);
    expect(await counted('stored')).toEqual([0, 1]);
  });

  it('measures the values of units, each once', async () => {
    const measures = Object.fromEntries(
      (['distinct', 'sum', 'mean', 'median', 'min', 'max'] as const).map((measure) => [
        measure,
        { measure, field: 'S' },
      ]),
    );
    // 1 4, 4, 10, 3, 2 3
    expect((await ask({ measures })).measures).toEqual({
      ...{ distinct: 5, sum: 27, mean: 27 / 7, median: 3, min: 1, max: 10 },
    });
    // 1 4, 10, 3, 2 3
    expect((await ask({ measures, unit: 'F' })).measures).toEqual({
      ...{ distinct: 5, sum: 23, mean: 23 / 6, median: 3, min: 1, max: 10 },
    });
    // of four days: the mean of the second and the third
    const median = { measure: 'median', field: 'D' } as const;
    expect((await ask({ measures: { median } })).measures).toEqual({ median: (20200601 + 20210301) / 2 });
    const hits = { measure: 'hits', size: 2, sort: [{ field: 'D', order: 'desc' }] } as const;
    expect((await ask({ measures: { hits } })).measures).toEqual({ hits: ['D', 'B'] });
    expect((await ask({ measures: { hits: { ...hits, size: 3 } }, unit: 'F' })).measures).toEqual({
      hits: ['D', 'B', 'E'],
    });
  });

  it('nests; a bucket without a unit is a count of 0 alone', async () => {
    const tree: AggregateTree = {
      by: {
        year: {
          axis: 'years',
          field: 'D',
          from: 2021,
          to: 2022,
          measures: { most: { measure: 'max', field: 'S' } },
          by: { office: { axis: 'values', field: 'Q' } },
        },
      },
    };
    const office = { distinct: 1, other: 0, without: 0, buckets: [{ value: 'EP', count: 1 }] };
    expect((await ask(tree)).by!.year!.buckets).toEqual([
      { value: '2021', count: 1, measures: { most: 4 }, by: { office } },
      { value: '2022', count: 0 },
    ]);
  });

  it('refuses what cannot be, naming the place in the tree', async () => {
    const values: Axis = { axis: 'values', field: 'Q' };
    const nested = (depth: number): Axis => (depth === 1 ? values : { ...values, by: { x: nested(depth - 1) } });
    const refusal = (tree: AggregateTree) =>
      ask(tree).then(
        () => undefined,
        ({ code, message }) => `${code} ${message}`,
      );
    expect(await refusal({ by: { x: nested(4) } })).toBeUndefined();
    expect(await refusal({ by: { x: nested(10) } })).toBe(
      'invalid_query tree.by.x.by.x.by.x.by.x.by: axes nest at most 4 deep.',
    );
    const ranges = Array.from({ length: 10_000 }, (_, from) => ({ from }));
    expect(await refusal({ by: { a: { ...values, by: { b: { axis: 'ranges', field: 'S', ranges } } } } })).toBe(
      'invalid_query tree.by.a.by.b.ranges: at most 1000, 10000 given.',
    );
    expect(await refusal({ by: { x: { axis: 'values', field: 'T' } } })).toMatch(
      /tree\.by\.x\.field: T is not a field/,
    );
    expect(await refusal({ by: { x: { axis: 'years', field: 'D', from: 2020, to: 2019 } } })).toMatch(
      /tree\.by\.x\.to/,
    );
    expect(await refusal({ by: { x: { axis: 'months', field: 'D', from: 202013 } } })).toMatch(/tree\.by\.x\.from/);
    expect(await refusal({ measures: { m: { measure: 'mean', field: 'Q' } } })).toMatch(/tree\.measures\.m\.field/);
    expect(await refusal({ measures: { m: { measure: 'hits', size: 101 } } })).toMatch(/tree\.measures\.m\.size/);
    const sort = Array.from({ length: 5 }, () => ({ field: 'S', order: 'asc' }) as const);
    expect(await refusal({ measures: { m: { measure: 'hits', size: 1, sort } } })).toBe(
      'invalid_query tree.measures.m.sort: at most 4 fields, 5 given.',
    );
    const measures = Object.fromEntries(
      Array.from({ length: 65 }, (_, i) => [`m${i}`, { measure: 'max', field: 'S' }] as const),
    );
    expect(await refusal({ measures })).toBe('invalid_query tree.measures.m64: a tree has at most 64 measures.');
    expect(await refusal({ unit: 'S' })).toMatch(/tree\.unit/);
    const axes = Object.fromEntries(Array.from({ length: 65 }, (_, i) => [`x${i}`, values]));
    expect(await refusal({ by: axes })).toBe('invalid_query tree.by.x64: a tree has at most 64 axes.');
  });
});

it('has one budget of buckets for the whole tree', async () => {
  const ranges = Array.from({ length: 1000 }, (_, from) => ({ from }));
  const wide: Axis = { axis: 'ranges', field: 'S', ranges };
  const within = Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`x${i}`, wide]));
  for (const name of ['embedded', 'on threads']) {
    const engine = engines[name]!;
    const whole = await engine.aggregate(samples, ALL, { by: within });
    expect(Object.values(whole.by!).reduce((n, { buckets }) => n + buckets.length, 0)).toBe(20_000);
    await expect(
      engine.aggregate(samples, ALL, { by: { ...within, last: { axis: 'values', field: 'Q', top: 1 } } }),
    ).rejects.toMatchObject({ code: 'invalid_query', details: { buckets: 20_001, bound: 20_000 } });
  }
});

it('counts a hit as a bucket', async () => {
  const ranges = Array.from({ length: 1000 }, (_, n) => ({ name: String(n), from: 0 }));
  const hits = { measure: 'hits', size: 100 } as const;
  const axis = (n: number): Axis => ({ axis: 'ranges', field: 'S', ranges: ranges.slice(0, n), measures: { hits } });
  for (const name of ['embedded', 'on threads']) {
    const engine = engines[name]!;
    // five of the six documents have a size: 1,000 buckets of five hits each
    const three = { a: axis(1000), b: axis(1000), c: axis(1000), d: axis(333) };
    const whole = await engine.aggregate(samples, ALL, { by: three });
    expect(whole.by!.c!.buckets[999]!.measures).toEqual({ hits: ['A', 'B', 'C', 'E', 'F'] });
    await expect(engine.aggregate(samples, ALL, { by: { ...three, d: axis(334) } })).rejects.toMatchObject({
      details: { buckets: 20_004, bound: 20_000 },
    });
  }
});

describe('a tree that takes long', () => {
  const classes: Axis = { axis: 'values', field: 'C' };
  const deep: AggregateTree = {
    by: { a: { ...classes, by: { b: { ...classes, by: { c: { ...classes, by: { d: classes } } } } } } },
  };
  let engine: SearchEngine;

  beforeAll(async () => {
    // one thread for searches, so that a count could wait for nothing else
    engine = embeddedEngine({ dir: join(dir, 'long'), threads: 1, callingThread: false, keepAnswers: false });
    await engine.open(samples);
    const codes = ['H', 'H01', 'H01M', 'H01M10', 'G06', 'G06F', 'G06N', 'A61K'];
    await engine.apply(
      samples,
      Array.from({ length: 3000 }, (_, i) => {
        const record = sample(`L${i}`, { office: i % 3 === 0 ? 'US' : 'EP', classes: codes });
        return { kind: 'put' as const, seq: i + 1, id: record.id, record, derived: {} };
      }),
    );
  });
  afterAll(() => engine.close());

  it('lets no count wait for it', async () => {
    const order: string[] = [];
    const tree = engine.aggregate(samples, ALL, deep).then((whole) => {
      order.push('tree');
      return whole;
    });
    const query = { kind: 'wildcard', field: 'Q', pattern: 'U*' } as const;
    const { total } = await engine.search(samples, { query, offset: 0, limit: 0 });
    order.push('count');
    expect(total).toBe(1000);
    const whole = await tree;
    expect(order).toEqual(['count', 'tree']);
    const [first] = whole.by!.a!.buckets;
    expect(first!.by!.b!.buckets[7]!.by!.c!.buckets[3]!.by!.d).toEqual({
      ...{ distinct: 8, other: 0, without: 0 },
      buckets: ['A61K', 'G06', 'G06F', 'G06N', 'H', 'H01', 'H01M', 'H01M10'].map((value) => ({ value, count: 3000 })),
    });
  });

  it('is called off, and ends at its time', async () => {
    const off = new AbortController();
    const waiting = engine.aggregate(samples, { ...ALL, signal: off.signal }, deep);
    off.abort();
    await expect(waiting).rejects.toMatchObject({ code: 'search_timeout' });
    await expect(engine.aggregate(samples, { ...ALL, timeout_ms: 1 }, deep)).rejects.toMatchObject({
      code: 'search_timeout',
    });
  });

  it('holds so many bytes and no more: places, values, tallies, orders, and what it divides', async () => {
    const asked: Record<string, AggregateTree> = {
      nothing: {},
      values: { by: { a: classes } },
      unit: { unit: 'Q', by: { a: classes } },
      divided: { by: { a: { ...classes, by: { b: { axis: 'values', field: 'Q' } } } } },
      again: { by: { a: { ...classes, by: { b: classes } }, c: { ...classes, by: { b: classes } } } },
      median: { measures: { m: { measure: 'median', field: 'S' } } },
      hits: {
        measures: { h: { measure: 'hits', size: 1, sort: [{ field: 'D', order: 'asc' }] } },
      },
    };
    const least = async (tree: AggregateTree) => {
      for (let bytes = 1; ; ) {
        const bounded = embeddedEngine({ dir: join(dir, 'long'), treeBytes: bytes, threads: 1 });
        await bounded.open(samples);
        const refused = await bounded.aggregate(samples, ALL, tree).then(
          () => undefined,
          ({ code, details }) => ({ code, ...details }),
        );
        await bounded.close();
        if (!refused) return bytes;
        expect(refused).toMatchObject({ code: 'invalid_query', bound: bytes });
        expect(refused.bytes).toBeGreaterThan(bytes);
        bytes = refused.bytes;
      }
    };
    const held: Record<string, number> = {};
    await engine.flush(samples);
    await engine.close();
    for (const [name, tree] of Object.entries(asked)) held[name] = await least(tree);
    // documents: 4 bytes each, twice 4 a number that is counted, 4 a document in each bucket
    const documents = 3000 * 4;
    // units and hits: 16 bytes a place; 4 a place, value and four times a number that is counted; 8 a place and key
    const [places, eight] = [3000 * 16, (3001 + 3000 * 8 + 8 * 4) * 4];
    expect(held).toEqual({
      nothing: documents,
      values: documents + 8 * 8,
      unit: places + eight,
      divided: documents + 10 * 8 + 3000 * 8 * 4,
      // the second axis takes the room of the first
      again: documents + 8 * 8 + 3000 * 8 * 4,
      // nothing has a size
      median: documents,
      hits: places + 3000 * 8,
    });
  });
});
