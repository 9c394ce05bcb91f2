import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { collections as real } from '#collections/index.ts';
import { patents } from '#collections/patents/patents.ts';
import { relationsOf } from '#collections/patents/relations.ts';
import { embeddedEngine } from '#engines/embedded/engine.ts';
import { doctor } from '#stores/sqlite/maintenance.ts';
import { openCorpus } from '#stores/sqlite/open-corpus.ts';
import type { CrashLine } from './crash-child.ts';
import { LATE_COLLECTION } from './late-collection.ts';
import { papers } from './papers.ts';

/** Patents and the like, and a collection that nothing in the core knows: with links to patents and among itself. */
const collections = [...real, papers];

/**
 * Each round starts a process, lets it write, kills it with SIGKILL and examines what is left.
 * `PRIORA_CRASH_ROUNDS=500` for a night.
 */
const ROUNDS = Number(process.env.PRIORA_CRASH_ROUNDS ?? 8);
const SEED = Number(process.env.PRIORA_CRASH_SEED ?? Date.now() % 1_000_000);

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'priora-crash-'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/**
 * Runs the child until it has had so many batches acknowledged (0: until it begins the first) and some milliseconds
 * more, kills it, and answers what it said.
 */
async function runAndKill(
  dir: string,
  first: number,
  seed: number,
  batches: number,
  milliseconds: number,
): Promise<CrashLine[]> {
  const child = spawn(
    process.execPath,
    [LATE_COLLECTION, join(import.meta.dirname, 'crash-child.ts'), dir, String(first), String(seed)],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let said = '';
  let errors = '';
  const enough = Promise.withResolvers<void>();
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk;
    if (said.split('"acknowledged"').length > batches) enough.resolve();
  });
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk));
  const ended = new Promise<string | null>((resolve) => child.on('close', (_code, signal) => resolve(signal)));
  await Promise.race([enough.promise, ended]);
  await sleep(milliseconds);
  child.kill('SIGKILL');
  expect(await ended, errors).toBe('SIGKILL');
  return said
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as CrashLine);
}

/**
 * What must be there after the acknowledged batches: id -> number of the batch that wrote it last, 0 if it was deleted
 * last.
 */
type Expected = Map<string, number>;

/** @param whole Also let `doctor` compute everything again. */
async function examine(dir: string, expected: Expected, lines: readonly CrashLine[], whole: boolean): Promise<void> {
  for (const { kind, batch, puts, deletes } of lines) {
    if (kind !== 'acknowledged') continue;
    for (const id of puts) expected.set(id, batch);
    for (const id of deletes) expected.set(id, 0);
  }
  const last = lines.at(-1);
  const unacknowledged = last?.kind === 'begin' ? last : undefined;
  const engine = () => embeddedEngine({ dir: join(dir, 'index') });
  const corpus = await openCorpus({ dir, collections, engine: engine() });
  const all = await corpus.status();
  for (const each of all) expect([each.name, each.indexed_seq]).toEqual([each.name, each.stored_seq]);
  const stored = (name: string) => all.find((each) => each.name === name)!.records;

  const batchOf = new Map<string, number>();
  for (const record of await corpus.get(patents, [...new Set([...expected.keys(), ...(unacknowledged?.puts ?? [])])])) {
    batchOf.set(record.publication_number, record.page_count!);
  }
  const paperIds = Array.from({ length: 25 }, (_, n) => `p${n}`);
  for (const { id, title } of await corpus.get(papers, paperIds)) batchOf.set(id, Number(title));
  // The batch under way at the kill is there as a whole or not at all, and replaces what was expected if it is there.
  if (unacknowledged) {
    const { batch, puts, deletes } = unacknowledged;
    const arrived = puts.filter((id) => batchOf.get(id) === batch);
    expect([0, puts.length]).toContain(arrived.length);
    for (const id of arrived) expected.set(id, batch);
    const kept = deletes.filter((id) => expected.get(id));
    const gone = kept.filter((id) => !batchOf.has(id));
    expect([0, kept.length]).toContain(gone.length);
    for (const id of gone) expected.set(id, 0);
  }
  expect(batchOf).toEqual(new Map([...expected].filter(([, batch]) => batch > 0)));
  const written = (paper: boolean) => [...batchOf.keys()].filter((id) => id.startsWith('p') === paper).sort();
  expect([stored('patents'), stored('papers')]).toEqual([written(false).length, written(true).length]);

  // Index and records agree: ids, and the values derived from relations.
  const ids = written(false);
  const found = await corpus.search(patents, {
    query: { kind: 'all' },
    offset: 0,
    limit: ids.length + 1,
  });
  expect(found.hits.map((hit) => hit.id).sort()).toEqual(ids);
  const relations = await relationsOf(corpus, ids);
  for (const id of ids.filter((_id, i) => i % 9 === 0)) {
    const { extended_family, cited_by } = relations.get(id)!;
    for (const [field, value] of [
      ['EFAM_ID', extended_family.family_id],
      ['EFAM_COUNT', extended_family.members.length],
      ['F_CITES_COUNT', cited_by.length],
    ] as const) {
      const query = {
        kind: 'and',
        of: [
          { kind: 'term', field: 'PN', text: id },
          { kind: 'term', field, text: String(value) },
        ],
      } as const;
      expect([
        id,
        field,
        value,
        (await corpus.search(patents, { query, offset: 0, limit: 2 })).hits.map((hit) => hit.id),
      ]).toEqual([id, field, value, [id]]);
    }
  }
  // What links derive of the papers, against the links themselves.
  const citing = await corpus.links(papers, written(true), 'cited_by');
  for (const id of written(true)) {
    const counted = await corpus.search(papers, {
      query: { kind: 'term', field: 'CITED', text: String(citing.get(id)?.records.length ?? 0) },
      offset: 0,
      limit: 100,
    });
    expect(counted.hits.map((hit) => hit.id)).toContain(id);
  }
  await corpus.close();
  if (whole) expect(await doctor({ dir, collections, engine: engine(), full: true })).toEqual([]);
}

it(`loses nothing acknowledged and leaves nothing half-written in ${ROUNDS} kills (PRIORA_CRASH_SEED=${SEED})`, async () => {
  // Two directories side by side, so that one is examined while the other one's child starts.
  const lane = async (name: string, rounds: number) => {
    const dir = join(root, name);
    const expected: Expected = new Map();
    let next = 1;
    let acknowledged = 0;
    for (let round = 0; round < rounds; round++) {
      const seed = SEED + round * 7919 + name.charCodeAt(0);
      // Every fourth dies within its first batch (the writer's thread is starting), the others in the middle of
      // batches, flushes and merges.
      const batches = round % 4 === 3 ? 0 : 1 + (seed % 12);
      const lines = await runAndKill(dir, next, seed, batches, (seed * 31) % 40);
      await examine(dir, expected, lines, round % 4 === 0 || round === rounds - 1);
      acknowledged += lines.filter((line) => line.kind === 'acknowledged').length;
      next = (lines.at(-1)?.batch ?? next) + 1;
    }
    return acknowledged;
  };
  const [one, other] = await Promise.all([lane('a', Math.ceil(ROUNDS / 2)), lane('b', Math.floor(ROUNDS / 2))]);
  expect(one! + other!).toBeGreaterThan(ROUNDS);
}, 600_000);
