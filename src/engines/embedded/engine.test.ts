import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import type { Change, SearchEngine } from '#corpus/engine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { naiveEngine } from '#testing/naive-engine.ts';
import { changes, collapse, facet, query, type Sample, samples, sort } from '#testing/random-queries.ts';
import { embeddedEngine } from './engine.ts';

const folders: string[] = [];
async function folder(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'priora-index-'));
  folders.push(dir);
  return dir;
}
afterAll(() => Promise.all(folders.map((dir) => rm(dir, { recursive: true, force: true }))));

/** The same matches without scores: the oracle has none, and ties are then broken by id in both. */
const unscored = (of: Query): Query => ({ kind: 'not', of: { kind: 'not', of } });

const questions = fc.record({
  query: query(),
  stemming: fc.boolean(),
  collapse: fc.option(collapse, { nil: undefined }),
  sort: fc.option(sort, { nil: undefined }),
  offset: fc.nat(3),
  facets: fc.array(facet, { maxLength: 2 }),
});

async function compare(
  engine: SearchEngine,
  oracle: SearchEngine,
  asked: typeof questions extends fc.Arbitrary<infer T> ? T : never,
) {
  const { stemming, offset } = asked;
  const request = {
    query: unscored(asked.query),
    stemming,
    offset,
    limit: 20,
    ...(asked.collapse && { collapse: asked.collapse }),
    ...(asked.sort && { sort: asked.sort }),
  };
  expect(await engine.search(samples, request)).toEqual(await oracle.search(samples, request));
  const plain = {
    query: asked.query,
    stemming,
    offset: 0,
    limit: 0,
    ...(asked.collapse && { collapse: asked.collapse }),
  };
  expect((await engine.search(samples, plain)).total).toBe((await oracle.search(samples, plain)).total);
  const facets = asked.facets.map((each) => ({ ...each, ...(asked.collapse && { collapse: asked.collapse }) }));
  expect(await engine.facets(samples, asked, facets)).toEqual(await oracle.facets(samples, asked, facets));
}

it('answers every query like an evaluation of every document, through updates, deletes and flushes', async () => {
  const dir = await folder();
  const engine = embeddedEngine({ dir, quietMs: 1 });
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(changes(1, 12), fc.boolean()), { minLength: 1, maxLength: 4 }),
      fc.array(questions, { minLength: 4, maxLength: 8 }),
      async (batches, asked) => {
        await engine.drop(samples);
        const oracle = naiveEngine();
        await engine.open(samples);
        await oracle.open(samples);
        for (const [batch, flush] of batches) {
          await engine.apply(samples, batch);
          await oracle.apply(samples, batch);
          if (flush) await engine.flush(samples);
          await compare(engine, oracle, asked[0]!);
        }
        for (const each of asked) await compare(engine, oracle, each);
        expect(await engine.check(samples)).toEqual([]);
      },
    ),
    { numRuns: Number(process.env.INDEX_RUNS ?? 60) },
  );
  await engine.close();
});

it('finds no phrase over the border of two documents', async () => {
  const engine = embeddedEngine({ dir: await folder() });
  await engine.open(samples);
  const title = (id: string, text: string): Change<Sample> => {
    const record = { id, title: [text], body: [], notes: [], owner: [], classes: [], sizes: [] };
    return { kind: 'put', seq: Number(id), id, record, derived: {} };
  };
  await engine.apply(samples, [title('1', 'weight of the'), title('2', 'the plate'), title('3', 'plate of the the')]);
  const page = await engine.search(samples, {
    query: { kind: 'phrase', field: 'T', text: 'the the' },
    offset: 0,
    limit: 9,
  });
  expect(page.hits.map((hit) => hit.id)).toEqual(['3']);
  await engine.close();
});
