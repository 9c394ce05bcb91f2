import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Change, SearchEngine } from '#corpus/engine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { type Sample, samples } from '#testing/random-queries.ts';
import { scoringOf } from '../ask/tasks.ts';
import { embeddedEngine } from '../engine.ts';
import { PageCache, SegmentFile } from '../format/segment-file.ts';
import { Clock, Stopped } from '../match/clock.ts';
import { Compiler } from '../match/compile.ts';
import { SegmentEvaluator } from '../match/evaluate.ts';
import { KeptResults } from '../match/kept-results.ts';
import type { SegmentView } from '../match/snapshot.ts';
import { extractor } from '../schema/extract.ts';
import { schemaOf } from '../schema/schema.ts';
import { buildSegment } from '../segment/build.ts';
import { Segment } from '../segment/segment.ts';
import { Scorer } from './score.ts';
import { topScores } from './top-scores.ts';

const DOCUMENTS = 9_000;
const WORDS = ['most', 'many', 'some', 'few', 'seldom', 'rare'];

let engine: SearchEngine;
let dir: string;

/** The same numbers every time. */
function randomly(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'priora-top-'));
  engine = embeddedEngine({ dir, keepResults: false, quietMs: Number.POSITIVE_INFINITY });
  await engine.open(samples);
  const random = randomly(5);
  const words = (most: number) =>
    Array.from({ length: Math.ceil(random() * most) }, () => WORDS[Math.floor(random() ** 2.5 * WORDS.length)]).join(
      ' ',
    );
  const put = (seq: number): Change<Sample> => {
    // ids out of the order of arrival, texts of very different lengths, long runs of short and of long ones
    const id = `D${((seq * 7919) % DOCUMENTS).toString(36)}`;
    const long = Math.floor(seq / 700) % 3 === 0 ? 60 : 12;
    // notes lie beside the fields that are searched: there the lengths of impacts are no bound
    const notes = seq > 6_000 ? [words(20)] : [];
    // days that many documents share, and documents without one
    const day = seq % 11 === 0 ? {} : { day: 20200101 + (seq % 28) };
    // groups of very different sizes, and documents without one
    const office = seq % 9 === 0 ? {} : { office: `Q${Math.floor(random() ** 3 * 400)}` };
    // titles are seldom: words have lists of their own there
    const title = seq % 8 === 0 ? [words(3)] : [];
    const record = {
      ...{ id, title, body: [words(long)], notes, owner: [], classes: [], sizes: [] },
      ...{ ...day, ...office },
    };
    return { kind: 'put', seq, id, record, derived: {} };
  };
  // two segments, one of them with deleted documents
  await engine.apply(
    samples,
    Array.from({ length: 6_000 }, (_, n) => put(n + 1)),
  );
  await engine.apply(
    samples,
    Array.from({ length: 3_000 }, (_, n) => put(n + 6_001)),
  );
  await engine.apply(
    samples,
    Array.from({ length: 400 }, (_, n) => ({
      ...{ kind: 'delete', seq: 20_000 + n, id: `D${(((n * 13 + 1) * 7919) % DOCUMENTS).toString(36)}` },
    })),
  );
});
afterAll(async () => {
  await engine.close();
  await rm(dir, { recursive: true, force: true });
});

const word = fc.constantFrom(...WORDS);
const leaf = fc.oneof(
  fc.record({ kind: fc.constant('term' as const), field: fc.constantFrom('T', 'B', 'TB'), text: word }),
  fc.record({
    kind: fc.constant('phrase' as const),
    field: fc.constantFrom('T', 'B', 'TB'),
    text: fc.tuple(word, word).map((pair) => pair.join(' ')),
  }),
);
const queries: fc.Arbitrary<Query> = fc.oneof(
  leaf,
  // nothing in these counts for the score
  fc.constant<Query>({ kind: 'wildcard', field: 'TB', pattern: 'm*' }),
  fc.constant<Query>({ kind: 'range', field: 'D', from: '20200103', to: '20200109' }),
  fc.array(leaf, { minLength: 2, maxLength: 5 }).map((of): Query => ({ kind: 'or', of })),
  fc.array(leaf, { minLength: 2, maxLength: 3 }).map((of): Query => ({ kind: 'and', of })),
  fc.tuple(leaf, leaf).map(([yes, no]): Query => ({ kind: 'and', of: [yes, { kind: 'not', of: no }] })),
  fc.tuple(leaf, leaf, leaf).map(([a, b, c]): Query => ({ kind: 'and', of: [a, { kind: 'or', of: [b, c] }] })),
);

it('has lists of single fields to score', async () => {
  const lists: boolean[] = [];
  for (const text of WORDS) {
    const count = async (field: string) =>
      (await engine.search(samples, { query: { kind: 'term', field, text }, offset: 0, limit: 0 })).total;
    const [titles, all] = [await count('T'), await count('TB')];
    lists.push(all >= 2 * 1024 && titles * 8 < all);
  }
  expect(lists.filter((list) => list).length).toBeGreaterThan(1);
});

it('finds the best by their bounds exactly as by scoring every document', async () => {
  await fc.assert(
    fc.asyncProperty(
      queries,
      fc.constantFrom(1, 10, 40, 300),
      fc.constantFrom(0, 3, 90, 1_500),
      async (query, limit, offset) => {
        const best = await engine.search(samples, { query, offset, limit });
        // an order with two keys is made of the scores of all documents
        const twice = [
          { field: 'score', order: 'desc' as const },
          { field: 'score', order: 'desc' as const },
        ];
        const all = await engine.search(samples, { query, offset: 0, limit: 9_000, sort: twice });
        expect(best).toEqual({ total: all.total, hits: all.hits.slice(offset, offset + limit) });
      },
    ),
    { numRuns: 150, seed: 3 },
  );
});

it('finds the best groups among the best documents exactly as by scoring every document', async () => {
  const collapse = { field: 'Q', prefer: { by: 'score' as const } };
  const score = { field: 'score', order: 'desc' as const };
  await fc.assert(
    fc.asyncProperty(queries, fc.constantFrom(1, 10, 40), fc.constantFrom(0, 3, 90), async (query, limit, offset) => {
      const best = await engine.search(samples, { query, offset, limit, collapse });
      const all = await engine.search(samples, { query, offset: 0, limit: 9_000, sort: [score, score], collapse });
      expect(best).toEqual({ total: all.total, hits: all.hits.slice(offset, offset + limit) });
    }),
    { numRuns: 80, seed: 6 },
  );
});

it('answers rightly after a search that was stopped in the middle', async () => {
  const schema = schemaOf(samples, '');
  const extract = extractor(samples, schema);
  const text = (n: number) => WORDS.filter((_, w) => n % (w + 2) === 0).join(' ');
  const extracts = Array.from({ length: 10_000 }, (_, n) =>
    extract(`D${n}`, { id: `D${n}`, title: [], body: [text(n)], notes: [], owner: [], classes: [], sizes: [] }),
  );
  const memory = buildSegment(schema, extracts);
  if (!(memory instanceof SharedArrayBuffer)) throw new TypeError('a segment in memory was expected');
  const view: SegmentView = {
    segment: new Segment(new SegmentFile({ memory }, new PageCache(0))),
    deleted: undefined,
    derived: [],
    inverted: new Map(),
    kept: new KeptResults({ bytes: 1 << 20, used: 0 }),
  };
  let ticks = Number.NEGATIVE_INFINITY;
  const clock = new Clock(Number.POSITIVE_INFINITY);
  const stopping = Object.assign(Object.create(clock) as Clock, {
    tick: () => {
      if (++ticks === 6) throw new Stopped();
    },
    check: () => {},
  });
  const evaluator = new SegmentEvaluator({ schema, segments: [view], tables: [] }, view, stopping);
  const compiler = new Compiler(samples, schema, () => -1);
  const scorerOf = (words: readonly string[]) => {
    const query: Query = { kind: 'or', of: words.map((text) => ({ kind: 'term', field: 'B', text })) };
    return new Scorer(
      [evaluator],
      compiler.compile(query, false),
      scoringOf(samples, schema),
      Number.POSITIVE_INFINITY,
    );
  };
  // rare words leave scores that would put documents before all that have the frequent ones
  const stopped = scorerOf(['few', 'rare']);
  const next = scorerOf(['most', 'many']);
  const before = topScores(next, [], 0, 20);
  ticks = 0;
  expect(() => topScores(stopped, [], 0, 20)).toThrow(Stopped);
  ticks = Number.NEGATIVE_INFINITY;
  expect(topScores(next, [], 0, 20)).toEqual(before);
});

it('finds the first by a date exactly as by sorting all', async () => {
  const order = fc.constantFrom('asc' as const, 'desc' as const);
  await fc.assert(
    fc.asyncProperty(queries, order, fc.constantFrom(1, 10, 300), async (query, order, limit) => {
      const sort = [{ field: 'D', order }];
      const first = await engine.search(samples, { query, offset: 0, limit, sort });
      const all = await engine.search(samples, { query, offset: 0, limit: DOCUMENTS, sort });
      expect(first).toEqual({ total: all.total, hits: all.hits.slice(0, limit) });
    }),
    { numRuns: 30, seed: 4 },
  );
});
