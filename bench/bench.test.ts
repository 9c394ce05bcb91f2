import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { generated } from './corpora.ts';
import { fromLine, generate, toLine } from './corpus.ts';
import { grants } from './grants.ts';
import { importOnce, writeGrants } from './import.ts';
import { stages } from './import-stages.ts';
import { load, post } from './load.ts';
import { measure, quantile } from './measure.ts';
import type { Keeps } from './peers/peer.ts';
import { sqlitePeer } from './peers/sqlite.ts';
import { type BenchQuery, benchQueries } from './queries.ts';
import { type Circumstances, report } from './report.ts';

const about: Circumstances = {
  ...{ date: '2026-01-31', corpus: 'generated', documents: 1000, bytes_of_text: 4_300_000, cores: 2 },
  ...{ processor: 'a processor', node: 'v24', load: [0, 0], absent: [], command: 'npm run bench' },
};

test('documents are the same every time and survive being a line', () => {
  const once = [...generate(300)];
  expect([...generate(300)]).toEqual(once);
  expect(once.map((document) => fromLine(toLine(document).trimEnd()))).toEqual(once);
  expect(new Set(once.map(({ id }) => id)).size).toBe(300);
});

test('a peer whose answer differs is told, and that cell is not timed', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'priora-bench-test-'));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  const lines = join(dir, 'documents.tsv');
  await writeFile(lines, [...generate(1000)].map(toLine).join(''));
  const queries = benchQueries(await generated(1000).material(lines)).slice(0, 3);
  const truth = new Map<string, number | string>();
  const budget = { cell_ms: 1, peer_ms: 60_000 };
  const sound = await sqlitePeer({ lines, dir });
  const first = await measure(sound, queries, truth, budget);
  expect(first.wrong).toEqual([]);
  expect(first.cells).toHaveLength(3 * 8);
  const common = queries[2] as BenchQuery;
  const lying = await measure(
    {
      ...sound,
      name: 'lying',
      ask: async (query, operation) =>
        query === common && operation === 'count' ? { found: 7, ms: 0 } : sound.ask(query, operation),
    },
    queries,
    truth,
    budget,
  );
  await sound.close();
  expect(lying.wrong).toEqual([`common word · count: 7 instead of ${truth.get('common word · count')}`]);
  expect(lying.cells).toHaveLength(3 * 8 - 1);
});

test('ratios compare peers that keep results with ours that keep them, and the others with ours that keep nothing', () => {
  const cell = (p50: number) => [
    { query: 'rare word', operation: 'count' as const, found: 5, p50, p95: p50, repetitions: 3 },
  ];
  const peer = (name: string, keeps: Keeps, p50: number) => ({
    ...{ name, keeps, built: { seconds: 1, bytes: 1000 }, memory: undefined, wrong: [], unfinished: false },
    cells: cell(p50),
  });
  const told = report(
    about,
    [{ name: 'rare word', query: { kind: 'all' } }],
    [
      ...[peer('Priora', 'answers', 0.01), peer('Priora, sets kept', 'sets', 1)],
      peer('Priora, nothing kept', 'nothing', 10),
      ...[peer('Peer', 'nothing', 30), peer('Peer, cache', 'sets', 0.5), peer('Other', 'nothing', 5)],
    ],
  );
  expect(told).toContain(
    '| rare word (5) | 0.010 / 0.010 | 1.00 / 1.00 | 10.0 / 10.0 | 30.0 / 30.0 (3.0) | 0.500 / 0.500 (0.50) | 5.00 / 5.00 (0.50) |',
  );
  const tables = told.split('### ').slice(1, 4);
  expect(tables.map((table) => table.slice(0, table.indexOf('\n')))).toEqual([
    'Nothing kept',
    'Sets kept',
    'As it ships',
  ]);
  const counts = tables.map((table) => table.split('\n').filter((line) => /^\| (Count|\| .*Peer|\*\*All)/.test(line)));
  // without a cache a peer that has one is not as it ships; one that has none is
  expect(counts).toEqual([
    [
      '| | Peer | Other |',
      '| Count | 1 of 1, 3, 3 (rare word) | 0 of 1, 0.5, 0.5 (rare word) |',
      '| Count of families | cannot | cannot |',
      '| Count of applications | cannot | cannot |',
      '| Count of extended families | cannot | cannot |',
      '| **All** | 1 of 1, 3, 3 (rare word) | 0 of 1, 0.5, 0.5 (rare word) |',
    ],
    [
      '| | Peer, cache |',
      '| Count | 0 of 1, 0.5, 0.5 (rare word) |',
      '| Count of families | cannot |',
      '| Count of applications | cannot |',
      '| Count of extended families | cannot |',
      '| **All** | 0 of 1, 0.5, 0.5 (rare word) |',
    ],
    [
      '| | Peer, cache | Other |',
      '| Count | 1 of 1, 50, 50 (rare word) | 1 of 1, 500, 500 (rare word) |',
      '| Count of families | cannot | cannot |',
      '| Count of applications | cannot | cannot |',
      '| Count of extended families | cannot | cannot |',
      '| **All** | 1 of 1, 50, 50 (rare word) | 1 of 1, 500, 500 (rare word) |',
    ],
  ]);
  expect(told).toContain('Peer: faster in 0 of 1 cells');
  expect(told).toContain('Peer, cache: faster in 1 of 1 cells, by 0.1 ms or more in 1; median ratio 0.50.');
});

test('grants are the same every time, are read without rejects, and are imported and found', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'priora-bench-test-'));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  expect([...grants(3)]).toEqual([...grants(3)]);
  const files = join(dir, 'files');
  await writeGrants(files, 12);
  const took = await stages([files]);
  expect(took.grants).toBe(12);
  expect(took.bytes).toBe([...grants(12)].join('').length);
  expect(took.stages.map(([name]) => name)).toEqual([
    ...['read', 'decode', 'parse', 'map', 'check against the schema', 'tell what is not understood', 'text'],
    ...['ties and family facts', 'digest', 'compress', 'read fields for the index', 'tokenise, sort, encode'],
  ]);
  const run = await importOnce([files], join(dir, 'data'));
  expect(run.grants).toBe(12);
  expect(run.record_bytes).toBeGreaterThan(12 * 10_000);
});

test('load counts calls, wrong answers and broken connections', async () => {
  let calls = 0;
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      calls++;
      response.end(calls % 5 === 0 ? 'wrong' : 'right');
    });
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const url = new URL(`http://127.0.0.1:${port}`);
  const result = await load(url, [{ bytes: post(url, '/', 'key', { a: 'ü' }), contains: 'right' }], 3, 0.2);
  expect(result.calls).toBe(calls);
  expect(result.errors).toBe(Math.floor(calls / 5));
  server.closeAllConnections();
});

test('quantiles are values that were measured', () => {
  expect([0, 0.5, 0.95, 1].map((q) => quantile([1, 2, 3, 4], q))).toEqual([1, 3, 4, 4]);
});
