import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { collections } from '#collections/index.ts';
import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { embeddedEngine } from '#engines/embedded/engine.ts';
import { tokenBudget } from '#models/budget.ts';
import { type OpenAiCompatibleOptions, openAiCompatible } from '#models/openai-compatible.ts';
import { estimateTokens } from '#models/prompt.ts';
import { openCorpus } from '#stores/sqlite/open-corpus.ts';
import { sqliteTokenStore } from '#stores/sqlite/tokens.ts';
import { type ScriptedEndpoint, scriptedEndpoint } from '#testing/scripted-endpoint.ts';
import { candidateText, type EmbeddingCall, orderByEmbedding } from './embedding-order.ts';

const English = (text: string) => ({ lang: 'en', origin: 'original' as const, text });
const numbered = (i: number) => `US${20200000000 + i}A1`;
const IDEA = { text: 'A pump\nan impeller of a ceramic', lang: 'en' };
const MANY = 150;
/** Every third says more of pumps than the one before. */
const records: Patent[] = Array.from({ length: MANY }, (_, i) =>
  samplePatent(numbered(i), {
    titles: [English(`Device ${i}`)],
    abstracts: [English(i % 3 === 0 ? `It has ${'a pump and '.repeat(i / 3)}a housing.` : 'It has a housing.')],
  }),
);
const MUTE = samplePatent('US20300000000A1');

let dir: string;
let corpus: Corpus;
let endpoint: ScriptedEndpoint;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'priora-embedding-'));
  corpus = await openCorpus({ dir, collections, engine: embeddedEngine({ dir: join(dir, 'index') }) });
  await corpus.put(patents, [...records, MUTE]);
  endpoint = await scriptedEndpoint();
});
afterAll(async () => {
  await Promise.all([corpus.close(), endpoint.close()]);
  await rm(dir, { recursive: true, force: true });
});

/** The more often a text says "pump", the nearer it is to one that says nothing else. */
const byPumps = (text: string) => [text.match(/pump/gi)?.length ?? 0, text === IDEA.text ? 0 : 1];
beforeEach(() => {
  endpoint.script({ say: '' });
  endpoint.embed((texts) => texts.map(byPumps));
});

const modelWith = (options: Partial<OpenAiCompatibleOptions> = {}) =>
  openAiCompatible({
    url: endpoint.url,
    model: 'tiny',
    embedding_model: 'vectors-1',
    timeout_ms: 2_000,
    concurrency: 1,
    retries: 1,
    backoff_ms: 1,
    context_tokens: 8_000,
    max_output_tokens: 500,
    ...options,
  });
const found = (...numbers: string[]) =>
  numbers.map((publication_number) => ({ publication_number, score: 1, found_by: [] }));
const order = (numbers: string[], call: Partial<EmbeddingCall> = {}) =>
  orderByEmbedding(corpus, found(...numbers), IDEA, {
    model: modelWith(),
    account: 'a1',
    signal: new AbortController().signal,
    ...call,
  });
const sent = () => endpoint.asked.map(({ body }) => body.input as string[]);
const told = (more: object) => ({ strategy: 'embedding_order', model: 'vectors-1', without_text: 0, ...more });

describe('the order of an embedding model', () => {
  it('is by cosine to the idea, equals as they came, and tells what was asked', async () => {
    const numbers = [1, 3, 2, 9, 6].map(numbered);
    expect(await order(numbers)).toEqual(
      told({
        candidates: 5,
        texts_embedded: 6,
        texts_kept: 0,
        order: [9, 6, 3, 1, 2].map(numbered),
      }),
    );
    expect(endpoint.asked.map(({ path, body }) => [path, body.model])).toEqual([['/v1/embeddings', 'vectors-1']]);
    expect(sent()[0]!.slice(0, 3)).toEqual([
      IDEA.text,
      'Device 1\nIt has a housing.',
      'Device 3\nIt has a pump and a housing.',
    ]);
  });

  it('asks in requests of 64 texts, for 200 candidates at most', async () => {
    const all = Array.from({ length: 250 }, (_, i) => numbered(i));
    const ordered = await order(all);
    expect(sent().map((texts) => texts.length)).toEqual([64, 64, 23]);
    // the corpus has 150 of the 200 that were taken
    expect(ordered).toMatchObject({ candidates: 200, without_text: 50, texts_embedded: 151 });
    expect(ordered!.order).toHaveLength(150);
    expect(ordered!.order!.slice(0, 3)).toEqual([147, 144, 141].map(numbered));
  });

  it('leaves out what has no text, and asks nothing where nothing is left', async () => {
    expect(await order([MUTE.publication_number, numbered(3)])).toMatchObject({
      without_text: 1,
      order: [numbered(3)],
    });
    endpoint.script({ say: '' });
    expect(await order([MUTE.publication_number])).toEqual(
      told({ candidates: 1, without_text: 1, texts_embedded: 0, texts_kept: 0, order: [] }),
    );
    expect(endpoint.asked).toEqual([]);
  });

  it('is not asked for without an embedding model', async () => {
    expect(await order([numbered(1)], { model: modelWith({ embedding_model: undefined }) })).toBeUndefined();
    expect(endpoint.asked).toEqual([]);
  });
});

describe('vectors kept', () => {
  it('spare a second search all but the idea and what is new', async () => {
    const model = modelWith();
    await order([1, 3, 6].map(numbered), { model });
    endpoint.script({ say: '' });
    const again = await order([3, 1, 6, 9].map(numbered), { model, account: 'a2' });
    expect(sent()).toEqual([[IDEA.text, expect.stringMatching(/^Device 9\n/)]]);
    expect(again).toEqual(told({ candidates: 4, texts_embedded: 2, texts_kept: 3, order: [9, 6, 3, 1].map(numbered) }));
  });

  it('are not taken for another text of the same publication', async () => {
    const model = modelWith();
    const number = numbered(5);
    await order([number], { model });
    await corpus.put(patents, [samplePatent(number, { titles: [English('Pump, corrected')] })]);
    endpoint.script({ say: '' });
    expect(await order([number], { model })).toMatchObject({ texts_embedded: 2, texts_kept: 0 });
    expect(sent()).toEqual([[IDEA.text, 'Pump, corrected\nIt has a housing.']]);
  });

  it('are asked for again when the model gives vectors of another length', async () => {
    const model = modelWith();
    await order([1, 3].map(numbered), { model });
    endpoint.embed((texts) => texts.map((text) => [...byPumps(text), 0]));
    expect(await order([1, 3].map(numbered), { model })).toEqual(
      told({ candidates: 2, texts_embedded: 3, texts_kept: 0, order: [3, 1].map(numbered) }),
    );
  });

  it('stay when a later request fails, so that the next search asks less', async () => {
    const model = modelWith({ retries: 0 });
    const numbers = Array.from({ length: 100 }, (_, i) => numbered(i));
    let asked = 0;
    endpoint.embed((texts) => (++asked === 2 ? { status: 500 } : texts.map(byPumps)));
    expect(await order(numbers, { model })).toMatchObject({ texts_embedded: 64, failure: { reason: 'unavailable' } });
    expect(await order(numbers, { model })).toMatchObject({ texts_embedded: 38, texts_kept: 63 });
  });
});

describe('a model that fails', () => {
  const failing = async (call: Partial<EmbeddingCall> = {}) => {
    const { order: made, failure, texts_embedded } = (await order([1, 3].map(numbered), call))!;
    expect([made, texts_embedded]).toEqual([undefined, 0]);
    return failure!;
  };

  it('is tried again, then its order is left out and the record says why', async () => {
    endpoint.embed(() => ({ status: 503 }));
    expect(await failing()).toEqual({ reason: 'unavailable', message: 'The model endpoint failed (503).' });
    expect(endpoint.asked).toHaveLength(2);
  });

  it('may answer vectors that are none', async () => {
    endpoint.embed((texts) => texts.map(() => [null, 1]));
    expect(await failing()).toMatchObject({ reason: 'invalid_output' });
    endpoint.embed((texts) => texts.slice(1).map(byPumps));
    expect(await failing()).toMatchObject({
      reason: 'invalid_output',
      message: "The embedding endpoint's answer is not usable: not as many vectors as texts.",
    });
  });

  it('may be too slow: for one request, or for all of them together', async () => {
    endpoint.embed(() => ({ say: '', breaks: 'silence' }));
    expect(await failing({ model: modelWith({ timeout_ms: 100 }) })).toEqual({
      reason: 'timeout',
      message: 'The model did not answer within 0.1 s.',
    });
    expect(await failing({ most_ms: 100 })).toEqual({
      reason: 'timeout',
      message: 'The embeddings were not there within 0.1 s.',
    });
  });

  it('is not asked when the account has used up its tokens', async () => {
    const budget = tokenBudget(sqliteTokenStore(join(dir, 'budget.sqlite')), 10, () => 0);
    await (await budget.reserve('a1', 1)).settle(10);
    expect(await failing({ model: modelWith({ budget }) })).toMatchObject({ reason: 'budget' });
    expect(endpoint.asked).toEqual([]);
    await budget.close();
  });

  it('does not hold a search that is stopped', async () => {
    endpoint.embed(() => ({ say: '', breaks: 'silence' }));
    const stop = new AbortController();
    const searching = order([1].map(numbered), { signal: stop.signal });
    setTimeout(() => stop.abort(new Error('stopped')), 50);
    await expect(searching).rejects.toThrow('stopped');
  });
});

describe('the text of a candidate', () => {
  const claim = { number: 1, text: 'A lens.', independent: true, parents: [] };

  it('is in the language of the idea where it is stored, else as published; the first claim stands in for an abstract', () => {
    const titles = [
      { lang: 'zh', origin: 'original' as const, text: '透镜' },
      { ...English('Lens'), origin: 'machine' as const },
    ];
    const claims = [{ lang: 'en', origin: 'machine' as const, claims: [claim] }];
    const record = samplePatent('CN1A', { titles, claims });
    expect(candidateText(record, 'en')).toBe('Lens\nA lens.');
    expect(candidateText(record, 'zh')).toBe('透镜\nA lens.');
    expect(candidateText(record, 'ja')).toBe('透镜\nA lens.');
    expect(candidateText({ ...record, abstracts: [English('Glass.')] }, 'en')).toBe('Lens\nGlass.');
    expect(candidateText(samplePatent('CN2A'), 'en')).toBe('');
  });

  it.each(['a lens of glass '.repeat(10_000), '透镜'.repeat(10_000), '𠮷'.repeat(10_000)])(
    'is cut to what embedding models read: %.9s',
    (text) => {
      const cut = candidateText(samplePatent('US1A', { abstracts: [English(text)] }), 'en');
      expect(text.startsWith(cut) && cut.isWellFormed()).toBe(true);
      expect(estimateTokens(cut)).toBeGreaterThan(390);
      expect(estimateTokens(cut)).toBeLessThanOrEqual(400);
    },
  );
});
