import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { openCorpus } from '#stores/sqlite/open-corpus.ts';
import { naiveEngine } from '#testing/naive-engine.ts';
import { Type } from '#typebox.mjs';
import { defineCollection } from './collection.ts';
import type { Corpus } from './corpus.ts';
import type { Query } from './query/tree.ts';

const record = Type.Object({ id: Type.String(), text: Type.String(), demo: Type.Optional(Type.Literal(true)) });
const collection = (name: string, more: { factual?: true; expressions?: true }) =>
  defineCollection({
    name,
    record,
    id: ({ id }) => id,
    defaultField: 'TTL',
    fields: {
      ID: { kind: 'keyword', label: 'Id', of: ({ id }) => id },
      TTL: { kind: 'text', label: 'Title', of: ({ text }) => text },
      DEMO: { kind: 'keyword', label: 'Fictional', of: ({ demo }) => (demo ? '1' : '0'), facet: true },
    },
    ...more,
  });
const documents = collection('documents', { expressions: true });
const trials = collection('trials', {});
const substances = collection('substances', { factual: true });
const REAL = { id: 'r', text: 'a pump' };
const MADE = [
  { id: 'd', text: 'a pump', demo: true as const },
  { id: 'e', text: 'a valve', demo: true as const },
];

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function opened(demo_apart: boolean): Promise<{ corpus: Corpus; notes: string[] }> {
  const dir = await mkdtemp(join(tmpdir(), 'priora-demo-apart-'));
  const notes: string[] = [];
  const corpus = await openCorpus({
    dir,
    collections: [documents, substances, trials],
    engine: naiveEngine(),
    demo_apart,
    on_note: (sentence) => notes.push(sentence),
  });
  closing.push(async () => {
    await corpus.close();
    await rm(dir, { recursive: true, force: true });
  });
  return { corpus, notes };
}

const PUMP: Query = { kind: 'term', field: 'TTL', text: 'pump' };
const found = async (corpus: Corpus, query: Query) => {
  const { total, hits } = await corpus.search(documents, { query, offset: 0, limit: 10 });
  return [total, hits.map(({ id }) => id).toSorted()];
};

describe('fictional records', () => {
  it('are none where the demo corpus tells facts', async () => {
    const { corpus, notes } = await opened(true);
    await corpus.put(substances, [...MADE, REAL]);
    const { hits } = await corpus.search(substances, { query: PUMP, offset: 0, limit: 10 });
    expect([hits.map(({ id }) => id).toSorted(), notes]).toEqual([['d', 'r'], []]);
  });

  it('are found as long as there are no others, and no longer from the first real one on', async () => {
    const { corpus, notes } = await opened(true);
    await corpus.put(documents, MADE);
    expect([await found(corpus, PUMP), notes]).toEqual([[1, ['d']], []]);
    await corpus.put(documents, [REAL]);
    expect(await found(corpus, PUMP)).toEqual([1, ['r']]);
    expect(await found(corpus, { kind: 'all' })).toEqual([1, ['r']]);
    expect(new Set(notes)).toEqual(
      new Set([
        'Records of the demo corpus, which are fictional, are left out beside real ones: searches by expression find them with DEMO:1, and PRIORA_DEMO_APART=false counts them in.',
      ]),
    );
    // the last real one goes, and they are back
    await corpus.delete(documents, ['r']);
    expect(await found(corpus, PUMP)).toEqual([1, ['d']]);
  });

  it('are not said to be found by an expression where nobody can write one', async () => {
    const { corpus, notes } = await opened(true);
    await corpus.put(trials, [...MADE, REAL]);
    expect((await corpus.search(trials, { query: PUMP, offset: 0, limit: 10 })).total).toBe(1);
    expect(notes).toEqual([
      'Records of the demo corpus, which are fictional, are left out beside real ones: PRIORA_DEMO_APART=false counts them in.',
    ]);
  });

  it('are in no count, explanation or ranking', async () => {
    const { corpus } = await opened(true);
    await corpus.put(documents, [...MADE, REAL]);
    expect(await corpus.columns(documents, { query: { kind: 'all' } }, ['DEMO'])).toMatchObject({
      documents: 1,
      fields: { DEMO: { values: ['0'] } },
    });
    const [facet] = await corpus.facets(documents, { query: { kind: 'all' } }, [
      { field: 'DEMO', offset: 0, limit: 5 },
    ]);
    expect(facet!.buckets).toEqual([{ value: '0', count: 1 }]);
    const explained = await corpus.explain(documents, { query: PUMP });
    expect([explained.query, explained.count]).toEqual([PUMP, 1]);
    const valve: Query = { kind: 'term', field: 'TTL', text: 'valve' };
    const parts = await corpus.explain(documents, { query: { kind: 'or', of: [PUMP, valve] } });
    expect([parts.count, parts.of!.map(({ query, count }) => [query, count])]).toEqual([
      1,
      [
        [PUMP, 1],
        [valve, 0],
      ],
    ]);
    const ranked = await corpus.rank(documents, {
      field: 'TTL',
      terms: [{ text: 'pump', weight: 1 }],
      keep: 1,
      similarity: { kind: 'bm25', k1: 1, b: 0 },
      limit: 10,
    });
    expect(ranked.hits.map(({ id }) => id)).toEqual(['r']);
  });

  it('are found by whoever asks for them, and read by their ids', async () => {
    const { corpus, notes } = await opened(true);
    await corpus.put(documents, [...MADE, REAL]);
    const fictional: Query = { kind: 'term', field: 'DEMO', text: '1' };
    expect(await found(corpus, fictional)).toEqual([2, ['d', 'e']]);
    expect(await found(corpus, { kind: 'and', of: [PUMP, { kind: 'not', of: fictional }] })).toEqual([1, ['r']]);
    expect((await corpus.get(documents, ['d', 'r'])).map(({ id }) => id)).toEqual(['d', 'r']);
    expect(notes).toEqual([]);
  });

  it('stand among the others where the corpus is opened so', async () => {
    const { corpus, notes } = await opened(false);
    await corpus.put(documents, [...MADE, REAL]);
    expect([await found(corpus, PUMP), notes]).toEqual([[2, ['d', 'r']], []]);
  });
});
