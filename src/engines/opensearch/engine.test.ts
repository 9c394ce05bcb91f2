import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AggregateTree, Level } from '#corpus/aggregation.ts';
import type { Change, SearchEngine } from '#corpus/engine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { embeddedEngine } from '#engines/embedded/engine.ts';
import { hasOpenSearch, type OpenSearchServer, startOpenSearch } from '#testing/opensearch.ts';
import { type Sample, samples } from '#testing/random-queries.ts';
import { describeSearchEngine } from '#testing/search-engine-suite.ts';
import { openSearchEngine } from './engine.ts';
import { Server } from './server.ts';

const MINUTES = 60_000;

describe.runIf(hasOpenSearch)('on a real server', () => {
  let server: OpenSearchServer;
  beforeAll(async () => {
    server = await startOpenSearch();
  }, 5 * MINUTES);
  afterAll(() => server?.close(), MINUTES);

  const engines: SearchEngine[] = [];
  const engine = (prefix: string, more: Partial<Parameters<typeof openSearchEngine>[0]> = {}) => {
    const made = openSearchEngine({ url: server.url, prefix, replicas: 0, ...more });
    engines.push(made);
    return made;
  };
  afterAll(() => Promise.all(engines.map((each) => each.close())));
  const ask = (method: string, path: string, body?: object) => new Server({ url: server.url }).ask(method, path, body);

  const put = (seq: number, id: string, parts: Partial<Sample> = {}): Change<Sample> => ({
    ...{ kind: 'put', seq, id, derived: {} },
    record: { id, title: [], body: [], notes: [], owner: [], classes: [], sizes: [], ...parts },
  });
  const all: Query = { kind: 'all' };
  const indexOf = async (prefix: string) => {
    const [name] = Object.keys(await ask('GET', `/${prefix}-samples-*`));
    return name!;
  };

  describeSearchEngine('opensearch', () => openSearchEngine({ url: server.url, prefix: 'suite', replicas: 0 }), {
    durable: true,
    histories: Math.ceil(Number(process.env.INDEX_RUNS ?? 40) / 10),
  });

  it(
    'shows pages beyond the server’s window, and refuses to group more than it may read',
    async () => {
      const each = engine('deep', { mostRows: 10_000 });
      await each.open(samples);
      const id = (n: number) => `X${String(n).padStart(5, '0')}`;
      const records = Array.from({ length: 10_050 }, (_, n) =>
        put(n + 1, id(n), { day: 20200101 + (n % 2), office: 'CN', sizes: [n] }),
      );
      await each.apply(samples, records);
      const sort = [{ field: 'D', order: 'desc' }] as const;
      const page = await each.search(samples, { query: all, offset: 10_020, limit: 3, sort });
      // 5,025 of the later day first
      const hits = [9_990, 9_992, 9_994].map((n) => id(n));
      expect(page.total).toBe(10_050);
      expect(page.hits.map((hit) => hit.id)).toEqual(hits);
      const collapse = { field: 'Q', prefer: { by: 'field', field: 'D', order: 'oldest' } } as const;
      expect((await each.search(samples, { query: all, offset: 0, limit: 0, collapse })).total).toBe(1);
      await expect(each.search(samples, { query: all, offset: 0, limit: 1, collapse })).rejects.toMatchObject({
        code: 'invalid_query',
        details: { matches: 10_050, bound: 10_000 },
      });
      // more values than one request lists: page by page where they are of all, and else only by reading
      const sizes = { axis: 'values', field: 'S', offset: 10_049 } as const;
      expect((await each.aggregate(samples, { query: all }, { by: { sizes } })).by).toEqual({
        sizes: { ...{ distinct: 10_050, other: 10_049, without: 0 }, buckets: [{ value: '9999', count: 1 }] },
      });
      const inner = { by: { offices: { axis: 'values', field: 'Q', by: { sizes } } } } as const;
      await expect(each.aggregate(samples, { query: all }, inner)).rejects.toMatchObject({
        code: 'invalid_query',
        details: { matches: 10_050, bound: 10_000 },
      });
      await each.drop(samples);
    },
    5 * MINUTES,
  );

  it(
    'counts trees of documents by aggregations, on several shards, as the embedded engine does',
    async () => {
      // none may be read one by one
      const each = engine('native', { mostRows: 0, shards: 3 });
      const dir = await mkdtemp(join(tmpdir(), 'priora-native-'));
      const embedded = embeddedEngine({ dir });
      const records = Array.from({ length: 1_500 }, (_, n) =>
        put(n + 1, `X${n}`, {
          ...{ title: [n % 3 === 0 ? 'lithium cell' : 'heat pump'], owner: n % 7 === 0 ? [] : [`Owner ${n % 11}`] },
          classes: [`A${n % 5}`, `A${n % 4}`, `B${n % 13}`],
          ...{ sizes: n % 10 === 0 ? [] : [n % 17, n % 17, (n % 6) - 2], office: ['CN', 'US', 'EP'][n % 3]! },
          ...(n % 9 > 0 && { day: (2000 + (n % 8)) * 10_000 + 101 + (n % 4) * 100 }),
        }),
      );
      for (const one of [each, embedded]) {
        await one.open(samples);
        await one.apply(samples, records);
      }
      const lithium: Query = { kind: 'term', field: 'T', text: 'lithium' };
      const measures: Level['measures'] = {
        ...{ sum: { measure: 'sum', field: 'S' }, mean: { measure: 'mean', field: 'S' } },
        ...{ median: { measure: 'median', field: 'S' }, least: { measure: 'min', field: 'D' } },
        ...{ most: { measure: 'max', field: 'S' }, owners: { measure: 'distinct', field: 'OX' } },
        first: { measure: 'hits', size: 3, sort: [{ field: 'D', order: 'desc' }] },
      };
      const ranges = [
        { from: -1, to: 2 },
        { from: 2, to: 4 },
        { name: 'many', from: 9 },
      ];
      const queries = [
        { name: 'lithium', query: lithium },
        { name: 'of A1', query: { kind: 'term', field: 'C', text: 'A1' } },
      ] as const;
      const trees: readonly AggregateTree[] = [
        {},
        { measures },
        // with several values a document, of which not all are listed; and with one or none
        {
          by: {
            classes: { axis: 'values', field: 'C', top: 3, offset: 1 },
            owners: { axis: 'values', field: 'OX', top: 4 },
          },
        },
        {
          by: {
            offices: { axis: 'values', field: 'Q', measures, by: { years: { axis: 'years', field: 'D', from: 1999 } } },
          },
        },
        {
          by: {
            months: { axis: 'months', field: 'D', to: 200212 },
            years: { axis: 'values', field: 'D', granularity: 'year' },
          },
        },
        { by: { sizes: { axis: 'ranges', field: 'S', ranges, measures: { n: { measure: 'distinct', field: 'C' } } } } },
        { by: { none: { axis: 'ranges', field: 'S', ranges: [] }, all: { axis: 'ranges', field: 'S', ranges: [{}] } } },
        { by: { asked: { axis: 'queries', queries, by: { classes: { axis: 'values', field: 'C', top: 2 } } } } },
        { by: { none: { axis: 'queries', queries: [] }, sizes: { axis: 'values', field: 'S', top: 0 } } },
      ];
      for (const tree of trees)
        for (const query of [all, lithium])
          expect(await each.aggregate(samples, { query }, tree)).toEqual(
            await embedded.aggregate(samples, { query }, tree),
          );
      // units are told apart by their documents, but that there are so many is not
      expect(await each.aggregate(samples, { query: all }, { unit: 'Q' })).toEqual({ count: 3 });
      const read = each.aggregate(samples, { query: all }, { unit: 'Q', measures });
      await expect(read).rejects.toMatchObject({ code: 'invalid_query', details: { matches: 1_500, bound: 0 } });
      await embedded.close();
      await rm(dir, { recursive: true, force: true });
      await each.drop(samples);
    },
    5 * MINUTES,
  );

  it(
    'names the branch that it cannot evaluate',
    async () => {
      const each = engine('refusing');
      await each.open(samples);
      const word = (text: string): Query => ({ kind: 'term', field: 'T', text });
      const near: Query = {
        kind: 'near',
        reach: { unit: 'words', distance: 600, ordered: false },
        left: word('a'),
        right: word('b'),
      };
      const search = (query: Query) => each.search(samples, { query, offset: 0, limit: 1 });
      await expect(search(near)).rejects.toThrow(/cannot evaluate T:\(a \$W600 b\): at most 499 words may lie between/);
      await expect(search({ kind: 'frequency', times: 2, of: word('a') })).rejects.toMatchObject({
        code: 'invalid_query',
        details: { branch: 'T:(a $FREQ2)' },
      });
      await each.drop(samples);
    },
    MINUTES,
  );

  it(
    'says that its index was changed by someone else, or takes no writes, and what to do',
    async () => {
      const each = engine('faults');
      await each.open(samples);
      await each.apply(samples, [put(1, 'X01')]);
      const index = await indexOf('faults');
      // as the server does past the flood stage; it would take the block off again, since there is room
      await ask('PUT', '/_cluster/settings', {
        transient: { 'cluster.routing.allocation.disk.threshold_enabled': false },
      });
      await ask('PUT', `/${index}/_settings`, { 'index.blocks.read_only_allow_delete': true });
      await expect(each.apply(samples, [put(2, 'X02')])).rejects.toMatchObject({
        code: 'storage_full',
        message: expect.stringMatching(/flood-stage watermark/),
      });
      await ask('PUT', `/${index}/_settings`, { 'index.blocks.read_only_allow_delete': null });
      await each.apply(samples, [put(2, 'X02')]);
      expect(await each.missing(samples, ['X01', 'X02', 'X03'])).toEqual(['X03']);
      // deleted behind its back: it is not made anew by the next write, but by the next start, from the first record on
      await ask('DELETE', `/${index}`);
      await expect(each.apply(samples, [put(3, 'X03')])).rejects.toThrow();
      await expect(each.search(samples, { query: all, offset: 0, limit: 1 })).rejects.toThrow(
        'its index is gone: someone deleted it. Start the service again: the records are then indexed anew.',
      );
      const anew = engine('faults');
      expect(await anew.open(samples)).toEqual({ seq: 0 });
      await anew.apply(samples, [put(1, 'X01')]);
      expect(await engine('faults').open(samples)).toEqual({ seq: 1 });
      await ask('DELETE', `/${index}`);
      await ask('PUT', `/${index}`, { mappings: { properties: { id: { type: 'text' } } } });
      await expect(engine('faults').open(samples)).rejects.toThrow(
        `The index ${index} was changed by someone else: its field id is not as this version writes it. Delete it (DELETE /${index}) and start again: the records are then indexed anew.`,
      );
    },
    2 * MINUTES,
  );

  it(
    'fills a new version beside the old, lets the name point at it, and keeps one before',
    async () => {
      const versions = ['Body', 'Main text', 'Text'].map((label, n) => ({
        ...samples,
        fields: { ...samples.fields, [`V${n}`]: { kind: 'keyword', label, of: () => undefined } as const },
      }));
      const each = engine('versions');
      const names = async () => Object.keys(await ask('GET', '/versions-samples-*')).length;
      const pointsAt = async () => Object.keys(await ask('GET', '/_alias/versions-samples'));
      const [first, second, third] = versions.map((version) => ({
        version,
        made: openSearchEngine({ url: server.url, prefix: 'versions', replicas: 0 }),
      }));
      for (const { version, made } of [first!, second!]) {
        expect(await made.open(version)).toEqual({ seq: 0 });
        await made.apply(version, [put(1, 'X01')]);
        await made.flush(version);
      }
      expect(await names()).toBe(2);
      const before = await pointsAt();
      // the old one answers still
      expect((await first!.made.search(first!.version, { query: all, offset: 0, limit: 1 })).total).toBe(1);
      await third!.made.open(third!.version);
      await third!.made.flush(third!.version);
      expect(await names()).toBe(2);
      expect(await pointsAt()).not.toEqual(before);
      engines.push(first!.made, second!.made, third!.made);
      expect(each.capabilities.scores).toBe('approximate');
    },
    2 * MINUTES,
  );

  it(
    'is made anew beside the one that answers, while others ask it and write to it',
    async () => {
      const filler = engine('anew');
      const reader = engine('anew');
      const changes: Change<Sample>[] = [];
      let acknowledged = 0;
      const write = async (n: number) => {
        const sent = Array.from({ length: n }, () => {
          const seq = changes.length + 1;
          changes.push(put(seq, `X${seq}`, { title: ['固态电池'], sizes: [seq % 7] }));
          return changes.at(-1)!;
        });
        await filler.apply(samples, sent);
        acknowledged = changes.length;
      };
      expect(await filler.open(samples)).toEqual({ seq: 0 });
      await write(300);
      await filler.flush(samples);
      await reader.open(samples);
      // left by one that came to no end
      const first = await indexOf('anew');
      expect(first).toMatch(/^anew-samples-[0-9a-f]{12}-1$/);
      await ask('PUT', `/${first.slice(0, -1)}7`);
      await filler.open(samples);

      let over = false;
      let asked = 0;
      const wrong: unknown[] = [];
      const query: Query = { kind: 'term', field: 'T', text: '电池' };
      const ways = [
        async () => (await reader.search(samples, { query, offset: 0, limit: 10 })).total,
        async () => (await reader.columns(samples, { query }, ['S'])).documents,
        async () =>
          (await reader.aggregate(samples, { query }, { by: { sizes: { axis: 'values', field: 'S' } } })).count,
      ];
      const asking = ways.map(async (count) => {
        for (; !over; asked++) {
          const least = acknowledged;
          const n = await count().catch((cause: unknown) => cause);
          if (typeof n !== 'number' || n < least || n > changes.length) wrong.push([least, n, changes.length]);
        }
      });
      const writing = (async () => {
        while (!over) await write(2);
      })();
      // more parts than it has: what only a new index can have
      const maker = engine('anew', { shards: 2, wait: (ms) => pause(Math.min(ms, 3_000)) });
      await maker.shared!.rebuild([samples], async (_, seq) => changes.slice(seq, seq + 100));
      over = true;
      await Promise.all([...asking, writing]);
      expect(wrong).toEqual([]);
      expect(asked).toBeGreaterThan(ways.length);
      const next = await indexOf('anew');
      const { [next]: made, ...others } = await ask('GET', '/anew-samples-*');
      expect([next, Object.keys(others)]).toEqual([`${first.slice(0, -1)}2`, []]);
      expect(made.settings.index.number_of_shards).toBe('2');
      expect(Object.keys(made.aliases).filter((alias) => !alias.includes('write'))).toEqual([
        'anew-samples',
        first.slice(0, -2),
      ]);
      // who wrote goes on under its own name, and so does whoever comes after
      await write(1);
      expect(
        await reader.missing(
          samples,
          changes.map(({ id }) => id),
        ),
      ).toEqual([]);
      expect(await engine('anew').open(samples)).toEqual({ seq: changes.length });
    },
    5 * MINUTES,
  );

  it(
    'is written again by who has the turn, after one who made it anew was killed in between',
    async () => {
      const each = engine('halted', { wait: async () => {} });
      await each.open(samples);
      await each.apply(samples, [put(1, 'X01')]);
      const index = await indexOf('halted');
      const [alias] = Object.keys((await ask('GET', `/${index}`))[index].aliases).filter((name) => /write/.test(name));
      await ask('POST', '/_aliases', { actions: [{ remove: { index, alias } }] });
      await expect(each.apply(samples, [put(2, 'X02')])).rejects.toMatchObject({
        code: 'busy',
        message: expect.stringContaining('another process has taken the index over to write it'),
      });
      expect(await each.open(samples)).toEqual({ seq: 1 });
      await each.apply(samples, [put(2, 'X02')]);
      expect((await each.search(samples, { query: all, offset: 0, limit: 0 })).total).toBe(2);
    },
    2 * MINUTES,
  );

  it(
    'loses nothing that it acknowledged when the server is killed, and says what is wrong meanwhile',
    async () => {
      const each = engine('killed');
      await each.open(samples);
      await each.apply(
        samples,
        Array.from({ length: 200 }, (_, n) => put(n + 1, `X${n}`, { title: ['固态电池'] })),
      );
      await server.kill();
      const query: Query = { kind: 'term', field: 'T', text: '电池' };
      await expect(each.search(samples, { query, offset: 0, limit: 1 })).rejects.toMatchObject({
        code: 'busy',
        details: { retry_after_s: 5 },
      });
      await server.start();
      const after = engine('killed');
      expect(await after.open(samples)).toEqual({ seq: 200 });
      expect((await after.search(samples, { query, offset: 0, limit: 1 })).total).toBe(200);
      expect(await after.check(samples)).toEqual([]);
    },
    5 * MINUTES,
  );
});
