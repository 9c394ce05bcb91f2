import { openSync, writeSync } from 'node:fs';
import { appendFile, cp, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import type { Change, SearchEngine } from '#corpus/engine.ts';
import { naiveEngine } from '#testing/naive-engine.ts';
import { changes, query, type Sample, samples } from '#testing/random-queries.ts';
import { embeddedEngine } from '../engine.ts';

const folders: string[] = [];
async function folder(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'priora-damage-'));
  folders.push(dir);
  return dir;
}
afterAll(() => Promise.all(folders.map((dir) => rm(dir, { recursive: true, force: true }))));

const warned: string[] = [];
const hear = (warning: Error) => void warned.push(warning.name);
beforeEach(() => void process.on('warning', hear));
afterEach(() => {
  process.off('warning', hear);
  warned.length = 0;
});

// words enough for several pages of each section
const long = (id: string, n: number): Change<Sample> => ({
  kind: 'put',
  seq: 1000 + n,
  id,
  record: {
    id,
    title: [`battery ${id} word${n}`],
    body: [Array.from({ length: 400 }, (_, i) => `w${(i * 37 + n * 11) % 900} cell`).join(' ')],
    notes: [],
    owner: [`Owner ${n % 5}`],
    classes: [],
    sizes: [n],
  },
  derived: { F: String(n % 7) },
});
/** Everything that is applied, in the order of its numbers: what the records would say. */
const history: Change<Sample>[] = [
  ...fc.sample(changes(1, 30), { numRuns: 1, seed: 3 })[0]!,
  ...Array.from({ length: 60 }, (_, n) => long(`Z${n}`, n)),
  { kind: 'derive', seq: 2000, id: 'Z1', derived: { L: ['K9'] } },
  { ...long('Z2', 7), seq: 2001 },
  { kind: 'delete', seq: 2002, id: 'Z3' },
];
const queries = fc.sample(query(), { numRuns: 6, seed: 11 });
const REQUESTS = [
  { query: { kind: 'all' as const }, offset: 0, limit: 200 },
  ...queries.flatMap((each) => [
    { query: each, offset: 0, limit: 200 },
    { query: each, offset: 0, limit: 0, collapse: { field: 'F' } },
  ]),
  { query: { kind: 'phrase' as const, field: 'T', text: 'battery Z5' }, offset: 0, limit: 5 },
];
const oracle = naiveEngine();
const answers = (async () => {
  await oracle.open(samples);
  await oracle.apply(samples, history);
  return Promise.all(REQUESTS.map((request) => oracle.search(samples, request)));
})();

/** Everything of a document that the records have: the last record, and its derived values. */
const whole = new Map<string, Change<Sample>>();
for (const change of history) {
  const before = whole.get(change.id);
  const derived = before && 'derived' in before ? before.derived : {};
  if (change.kind === 'delete') whole.delete(change.id);
  else if (change.kind === 'put') whole.set(change.id, { ...change, derived: { ...derived, ...change.derived } });
  else if (before) whole.set(change.id, { ...before, derived: { ...derived, ...change.derived } } as Change<Sample>);
}

const three = (async () => {
  const dir = await folder();
  const engine = embeddedEngine({ dir, quietMs: Number.POSITIVE_INFINITY });
  await engine.open(samples);
  for (const part of [history.slice(0, 50), history.slice(50, -3), history.slice(-3)]) {
    await engine.apply(samples, part);
    await engine.flush(samples);
  }
  await engine.close();
  return join(dir, samples.name);
})();

/** Places of each file that are damaged, one at a time; PRIORA_DAMAGE_PLACES asks for more. */
const PLACES = Number(process.env.PRIORA_DAMAGE_PLACES ?? 3);

/** What the corpus does with an index that says it is damaged. Answers how often it had to. */
async function mend(engine: SearchEngine): Promise<number> {
  let rounds = 0;
  for (let damage: number; (damage = await engine.damage(samples)) > 0; rounds++) {
    const missing = await engine.missing(samples, [...whole.keys()]);
    await engine.apply(
      samples,
      missing.map((id) => whole.get(id)!),
    );
    await engine.mended(samples, damage);
  }
  return rounds;
}

/** Asks everything: each answer is right, or refused with what happens. Answers whether any was refused. */
async function asked(engine: SearchEngine, where: string): Promise<boolean> {
  let refused = false;
  for (const [i, expected] of (await answers).entries()) {
    const found = await engine.search(samples, REQUESTS[i]!).catch((error: { code: string; message: string }) => {
      expect(error, where).toMatchObject({ code: 'busy', message: expect.stringContaining('damaged') });
      return undefined;
    });
    if (!found) refused = true;
    else {
      expect(found.total, `${where}, question ${i}`).toBe(expected.total);
      expect(found.hits.map(({ id }) => id).sort(), where).toEqual(expected.hits.map(({ id }) => id).sort());
    }
  }
  return refused;
}

/** One engine for all damage: its threads are dear to start. */
const shared = (async () => {
  const root = await folder();
  return { root, engine: embeddedEngine({ dir: root, quietMs: Number.POSITIVE_INFINITY, cacheBytes: 1 << 20 }) };
})();
afterAll(async () => (await shared).engine.close());

async function damagedCopy(harm: (dir: string) => Promise<void>): Promise<SearchEngine> {
  const { root, engine } = await shared;
  await engine.drop(samples);
  await cp(await three, join(root, samples.name), { recursive: true });
  await harm(join(root, samples.name));
  return engine;
}

/** @param read_all Whether a merge is to find what no question has read. */
async function expectMended(engine: SearchEngine, where: string, read_all: boolean): Promise<void> {
  const { seq } = await engine.open(samples);
  if (seq === 0) await engine.apply(samples, history);
  await asked(engine, where);
  await mend(engine);
  while (await asked(engine, where)) await mend(engine);
  await engine.flush(samples);
  if (read_all) {
    await engine.compact(samples);
    await mend(engine);
    await engine.compact(samples);
    expect(await asked(engine, where), where).toBe(false);
    await engine.flush(samples);
    expect(await engine.check(samples), where).toEqual([]);
  }
  expect((await engine.stats(samples)).documents, where).toBe(whole.size);
}

it('is mended from the records wherever a byte is changed while it is closed', async () => {
  const source = await three;
  for (const name of await readdir(source)) {
    const bytes = await readFile(join(source, name));
    for (let i = 0; i < PLACES; i++) {
      const at = Math.floor((bytes.length * (i + 0.5)) / PLACES);
      const damaged = Buffer.from(bytes);
      damaged[at]! ^= 0x41;
      const engine = await damagedCopy((dir) => writeFile(join(dir, name), damaged));
      await expectMended(engine, `${name} at ${at}`, i === 0);
    }
  }
  expect(warned).toContain('DamagedIndex');
});

it('is mended when files are torn or missing', async () => {
  const names = await readdir(await three);
  const segment = names.find((name) => name.endsWith('.segment'))!;
  const state = names.find((name) => name.endsWith('.state'))!;
  const harms: ((dir: string) => Promise<void>)[] = [
    (dir) => truncate(join(dir, segment), 100),
    (dir) => truncate(join(dir, segment), 0),
    (dir) => rm(join(dir, segment)),
    (dir) => rm(join(dir, state)),
    (dir) => appendFile(join(dir, segment), 'x'),
  ];
  for (const [i, harm] of harms.entries()) {
    const engine = await damagedCopy(harm);
    expect((await engine.open(samples)).seq, 'the rest is kept').toBe(2002);
    expect(await engine.damage(samples)).toBe(1);
    await expectMended(engine, `harm ${i}`, false);
  }
});

it('is mended while it is open, whatever section goes bad', async () => {
  const source = await three;
  const segment = (await readdir(source)).filter((name) => name.endsWith('.segment')).map((name) => join(source, name));
  const sizes = await Promise.all(segment.map(async (path) => (await readFile(path)).length));
  const largest = segment[sizes.indexOf(Math.max(...sizes))]!;
  const bytes = await readFile(largest);
  let mended = 0;
  for (let i = 0; i < PLACES * 2; i++) {
    const at = Math.floor((bytes.length * (i + 0.5)) / PLACES / 2);
    let path = '';
    const engine = await damagedCopy(async (dir) => void (path = join(dir, largest.split('/').at(-1)!)));
    await engine.open(samples);
    await engine.search(samples, REQUESTS[0]!);
    writeSync(openSync(path, 'r+'), Buffer.from([bytes[at]! ^ 0x41]), 0, 1, at);
    await expectMended(engine, `open, at ${at}`, i % 4 === 0);
    mended++;
  }
  expect(mended).toBe(PLACES * 2);
});

it('leaves out a lost document that comes without its derived values: it is missing until it comes with them', async () => {
  const engine = await damagedCopy(async (dir) => {
    const [segment] = (await readdir(dir)).filter((name) => name.endsWith('.segment')).sort();
    await truncate(join(dir, segment!), 100);
  });
  await engine.open(samples);
  const lost = await engine.missing(samples, [...whole.keys()]);
  expect(lost.length).toBeGreaterThan(0);
  expect(lost.length).toBeLessThan(whole.size);
  // all of them are written again, as after a fact about each
  const again = [...whole.values()].flatMap((change, n): Change<Sample>[] =>
    change.kind === 'put' ? [{ kind: 'put', seq: 3000 + n, id: change.id, record: change.record }] : [],
  );
  await engine.apply(samples, again);
  expect(await engine.missing(samples, [...whole.keys()])).toEqual(lost);
  await expectMended(engine, 'without derived values', true);
});

it('remembers across restarts that documents are missing, and says so until they are in again', async () => {
  const root = await folder();
  const dir = join(root, samples.name);
  await cp(await three, dir, { recursive: true });
  const segment = (await readdir(dir)).find((name) => name.endsWith('.segment'))!;
  await truncate(join(dir, segment), 100);
  const first = embeddedEngine({ dir: root });
  await first.open(samples);
  await first.apply(samples, [{ ...long('NEW', 1), seq: 3000 }]);
  await first.flush(samples);
  await first.close();
  const second = embeddedEngine({ dir: root });
  expect(await second.open(samples)).toEqual({ seq: 3000 });
  await expect(second.search(samples, REQUESTS[0]!)).rejects.toMatchObject({ code: 'busy' });
  const damage = await second.damage(samples);
  expect(await second.missing(samples, ['NEW', ...whole.keys()])).not.toContain('NEW');
  await second.mended(samples, damage + 1);
  await expect(second.search(samples, REQUESTS[0]!)).rejects.toMatchObject({ code: 'busy' });
  await mend(second);
  expect((await second.search(samples, REQUESTS[0]!)).total).toBe(whole.size + 1);
  await second.flush(samples);
  await second.close();
  const third = embeddedEngine({ dir: root });
  await third.open(samples);
  expect(await third.damage(samples)).toBe(0);
  expect((await third.search(samples, REQUESTS[0]!)).total).toBe(whole.size + 1);
  await third.close();
});
